"""Copies of the engine to measure: one as plain Python, one compiled. The working tree stays as it is."""

import shutil
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def plain_copy(place: Path) -> Path:
    shutil.copytree(ROOT / "src", place, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    return place


def earlier_copy(place: Path, revision: str) -> Path:
    """Sources and tools as they were at a commit of this repository."""
    git = shutil.which("git") or "git"
    command = [git, "-C", str(ROOT), "archive", revision, "src", "tools"]
    packed = subprocess.run(command, capture_output=True, check=False)
    if packed.returncode:
        raise SystemExit(packed.stderr.decode().strip())
    with tarfile.open(fileobj=BytesIO(packed.stdout)) as archive:
        archive.extractall(place, filter="data")
    return place


def compiled_copy(place: Path, tree: Path) -> tuple[Path | None, str]:
    """Sources, compiled where they lie by the tools of their tree; or None and the line that says why they are not."""
    command = [sys.executable, str(tree / "tools" / "fast.py"), "--src", str(place)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    if built.returncode == 0 and any(place.rglob("*.so")):
        return place, ""
    said = (built.stdout + built.stderr).strip().splitlines()
    return None, said[-1] if said else "tools/fast.py failed without a word"
