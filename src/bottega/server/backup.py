"""All that a server keeps, in one file: the games, and the key by which guests are known again. It is made while the
server runs, and is there whole or not at all; whoever is killed in the middle leaves a `.part`, which is written anew.
"""

import gzip
import os
import shutil
import sqlite3
import tarfile
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Final

from bottega.server.checking import Checked, check_games, is_of_this_version
from bottega.server.store.disk import flush_folder
from bottega.server.store.file import FILE, StoreError
from bottega.server.store.secret import KEY_BYTES
from bottega.server.store.sqlite import KEY

PART: Final = ".part"
AT_ONCE = 1 << 20


def backup(folder: Path, target: Path, check: bool = True) -> Checked | None:
    """What the check has found; None when none was wanted, or when an earlier version has written the file."""
    if target.exists():
        raise StoreError(f"{target} is there already.")
    if not (folder / FILE).exists() or not (folder / KEY).exists():
        raise StoreError(f"There are no games in {folder}.")
    part, copy = target.with_name(f"{target.name}{PART}"), target.with_name(f"{target.name}.sqlite{PART}")
    try:
        copy_live(folder / FILE, copy)
        found = checked(copy, check)
        with private(part) as written, tarfile.open(fileobj=written, mode="w:gz") as archive:
            archive.add(copy, FILE, filter=plain)
            archive.add(folder / KEY, KEY, filter=plain)
        name(part, target)
        flush_folder(target.absolute().parent)
    except FileExistsError:
        raise StoreError(f"{target} is there already.") from None
    finally:
        for leftover in (part, copy):
            leftover.unlink(missing_ok=True)
    return found


def restore(source: Path, folder: Path, check: bool = True) -> Checked | None:
    """Into a folder in which nothing is."""
    parts = {FILE: folder / f"{FILE}{PART}", KEY: folder / f"{KEY}{PART}"}
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if any(file not in parts.values() for file in folder.iterdir()):
        raise StoreError(f"{folder} is not empty.")
    try:
        unpack(source, parts)
        found = checked(parts[FILE], check)
    except BaseException:
        for part in parts.values():
            part.unlink(missing_ok=True)
        raise
    folder.chmod(0o700)
    parts[KEY].rename(folder / KEY)
    parts[FILE].rename(folder / FILE)
    flush_folder(folder)
    return found


def copy_live(file: Path, copy: Path) -> None:
    """As the file is at one moment, whoever writes to it."""
    with private(copy):
        pass
    try:
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy, isolation_level=None)) as target:
            target.execute("PRAGMA journal_mode=OFF")  # it is given its name when it is whole, and needs no second file
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")  # one file, until a server opens it
    except sqlite3.Error as error:
        raise StoreError(f"{file} cannot be copied: {error}") from None


def name(part: Path, target: Path) -> None:
    """A link, where there are links, and no renaming: whoever has made a file of that name meanwhile keeps it."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:
        part.rename(target)


def checked(file: Path, check: bool) -> Checked | None:
    return check_games(file) if is_of_this_version(file) and check else None


def unpack(source: Path, parts: dict[str, Path]) -> None:
    try:
        with tarfile.open(source, "r:gz") as archive:
            for name, part in parts.items():
                if (packed := archive.extractfile(name)) is not None:
                    with private(part) as written:
                        shutil.copyfileobj(packed, written, AT_ONCE)
        whole = parts[KEY].stat().st_size == KEY_BYTES
    except (tarfile.TarError, EOFError, gzip.BadGzipFile, zlib.error, KeyError, FileNotFoundError) as error:
        if isinstance(error, FileNotFoundError) and error.filename == str(source):
            raise
        whole = False
    if not whole:
        raise StoreError(f"{source} is no backup of Bottega's, or it is damaged.") from None


@contextmanager
def private(file: Path) -> Iterator[IO[bytes]]:
    """A new file that only its owner may read, on the disk when this ends."""
    file.unlink(missing_ok=True)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as written:
        yield written
        written.flush()
        os.fsync(written.fileno())


def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Who made it is nobody's business."""
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mode = 0o600
    return member
