"""CONTRIBUTING.md is true: its files are there, its commands exist, and its table of walls is that of the contracts."""

import re
import tomllib

from .named import ROOT, files_on, holds, names_on, place_of

PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
MADE = {"build/docs", ".venv/fast"}
# A file that the page tells to write: these stand for all that were written so.
EXAMPLES = {"<game>": "princes", "<id>": "princes", "<module>": "bells", "<xx>": "fr", "<level>": "journeyman"}
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]


def example(path: str) -> str:
    for word, name in EXAMPLES.items():
        path = path.replace(word, name)
    return path


def test_every_file_is_there() -> None:
    assert [path for path in files_on(PAGE) if path not in MADE and place_of(example(path)) is None] == []


def test_every_list_is_where_the_page_says() -> None:
    assert [f"{path}:{name}" for path, name in names_on(PAGE) if not holds(example(path), name)] == []


def test_every_command_exists_and_every_target_is_told() -> None:
    targets = re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    told = re.findall(r"`make ([a-z-]+)[`\s]", PAGE)
    assert set(told) == set(targets) - {"help"}


def packages(contract: dict[str, list[str]]) -> str:
    (module,) = contract["modules"]
    return module.removeprefix("bottega.").replace(".*", "/<game>").replace(".", "/")


def ours(contract: dict[str, list[str]]) -> set[str]:
    """The parts of the house that a contract allows, as the page names them."""
    named = {name.rpartition(".")[2] for name in contract["may_import"] if name.startswith("bottega.")}
    return {name for name in named if name != "bottega"}


def test_the_walls_are_those_of_the_contracts() -> None:
    rows = re.findall(r"^\| `([\w/<>]+)` \| (.+?) \| (.*?) ?\|$", PAGE, re.MULTILINE)
    told = {package: set(re.findall(r"`(\w+)`", allowed)) for package, allowed, _ in rows}
    assert told == {packages(contract): ours(contract) for contract in CONTRACTS}
