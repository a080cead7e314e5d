"""How the tools end that write files which follow from others."""

import argparse
from collections.abc import Iterable
from pathlib import Path


def parser(about: str) -> argparse.ArgumentParser:
    """What all of them can be asked."""
    made = argparse.ArgumentParser(description=about)
    made.add_argument("--check", action="store_true", help="change nothing; fail when something would change")
    return made


def keep(files: Iterable[tuple[Path, str]], check: bool, what: str, tool: str) -> None:
    """Write every file that is not as it should be; to check, fail at the first of them. `what` the files follow
    from, and which tool writes them, is for whoever has to run it."""
    for path, text in files:
        if path.exists() and path.read_text("utf-8") == text:
            continue
        if check:
            raise SystemExit(f"{path} is not up to date with {what}: run `python {tool}`")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
