"""What must survive a power cut or a kill: files that are there whole or not at all."""

import filecmp
import os
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path


def flush_folder(folder: Path) -> None:
    """A new name is on the disk only when its folder is."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def copy_beside(file: Path, version: str) -> Path:
    """The database as it is now, beside it, under a name that says its version. An older copy stays as it is; one that
    holds the same already is enough. Whoever is killed here leaves a `.part` behind, which the next one writes anew.
    """
    part = file.with_name(f"{file.stem}-from-{version}{file.suffix}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part, isolation_level=None)) as copy:
        copy.execute("PRAGMA journal_mode=OFF")  # it is given its name when it is whole, and needs no second file
        source.backup(copy)
    with part.open("rb+") as written:
        os.fsync(written.fileno())
    for number in count(1):
        again = "" if number == 1 else f"-{number}"
        kept = file.with_name(f"{file.stem}-from-{version}{again}{file.suffix}")
        if not kept.exists():
            part.replace(kept)
            break
        if filecmp.cmp(part, kept, shallow=False):
            part.unlink()
            break
    flush_folder(file.parent)
    return kept
