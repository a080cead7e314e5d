"""Empty environments, as somebody has who never saw this project: only the built files, and what a registry gives."""

import os
import re
import subprocess
import sys
import venv
from collections.abc import Mapping
from pathlib import Path

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements" / "dev.txt"
WINDOWS = os.name == "nt"
SCRIPTS = "Scripts" if WINDOWS else "bin"
FETCHING = 10 * PATIENCE  # a registry may be slow
# Nothing of the process that tests may help out, nor what somebody set for his own releases.
NOT_THEIRS = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "BOTTEGA_REPOSITORY", "BOTTEGA_PLAIN", "LC_ALL", "LANGUAGE")

Told = subprocess.CompletedProcess[str]


def told(command: list[str], cwd: Path, env: Mapping[str, str], patience: float = PATIENCE) -> Told:
    return subprocess.run(  # noqa: S603 - words written in tests
        command,
        cwd=cwd,
        env=env,
        capture_output=True,
        text=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        timeout=patience,
        check=False,
    )


def index_address() -> str | None:
    """Where pip looks on this machine, if it was told: uv asks pip's settings for nothing."""
    asked = subprocess.run([sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True, check=True)
    found = re.search(r"\.index-url='(.+)'$", asked.stdout, re.MULTILINE)
    return found[1] if found else None


class Place:
    """An environment of its own, with a home and a folder to work in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.work = folder / "work"
        self.work.mkdir(parents=True)
        self.env = {name: value for name, value in os.environ.items() if name not in NOT_THEIRS}
        self.env |= {"BOTTEGA_STATE": str(folder / "state"), "LANG": "C.UTF-8", "PIP_CONSTRAINT": str(LOCK)}
        self.env |= {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PYTHONUTF8": "1"}
        venv.create(folder / "env", with_pip=True)

    def program(self, name: str) -> str:
        return str(self.folder / "env" / SCRIPTS / (f"{name}.exe" if WINDOWS else name))

    def install(self, *words: str) -> None:
        done = self.run("python", "-m", "pip", "install", "-qq", *words, patience=FETCHING)
        assert done.returncode == 0, done.stderr

    def run(self, name: str, *words: str, patience: float = PATIENCE, **env: str) -> Told:
        return told([self.program(name), *words], self.work, {**self.env, **env}, patience)

    def python(self, script: str) -> Told:
        """As a file, so that the arena's processes can load it anew."""
        (self.work / "script.py").write_text(script, "utf-8")
        return self.run("python", "script.py")

    def packages(self) -> set[str]:
        listed = self.run("python", "-m", "pip", "list", "--format=freeze").stdout.split()
        return {line.partition("==")[0].lower() for line in listed}
