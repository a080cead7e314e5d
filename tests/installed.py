"""Packages of others, as an installer leaves them in a folder."""

import json
import shutil
from pathlib import Path

PLUGGED = Path(__file__).parent / "plugged"
EDITION = {"format": "component-pack/1", "game": "pig", "edition": "house edition", "version": 1, "tables": {}}


def offer(folder: Path, package: str, games: dict[str, str], bots: dict[str, str]) -> None:
    """What an installer leaves of a package: its name and its entry points."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = ["[bottega.games]", *[f"{name} = {where}" for name, where in games.items()]]
    lines += ["[bottega.bots]", *[f"{name} = {where}" for name, where in bots.items()]]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


def lay_pig(folder: Path) -> None:
    """The files of a small game, without its entry points."""
    shutil.copy(PLUGGED / "pig.py", folder)
    (folder / "pig.json").write_text(json.dumps({**EDITION, "options": []}))


def install_pig(folder: Path) -> None:
    lay_pig(folder)
    offer(folder, "pigs", {"pig": "pig:META"}, {"cautious": "pig:Cautious"})


def install_half(folder: Path) -> None:
    """A game that says what it is, and cannot be loaded."""
    (folder / "faulty.py").write_text("raise RuntimeError('no\\nluck')\n")
    (folder / "half.py").write_text(
        "from bottega import Meta\nMETA = Meta('half', 'Half', (2,), 'half-1', (), 'faulty:GAME')\n"
    )
    offer(folder, "halves", {"half": "half:META"}, {})
