"""The file on disk: only its owner may look, and at every start it is brought up to date or refused."""

import logging
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic.util import CommandError
from sqlalchemy import create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from bottega.core.errors import BottegaError
from bottega.server.store.disk import copy_beside
from bottega.server.store.growth import upgrade
from bottega.server.store.schema import missing

try:
    import fcntl
except ImportError:  # not everywhere; the journal's keys still let only one writer win
    fcntl = None  # type: ignore[assignment]

LOG = logging.getLogger("bottega.server")
FILE = "bottega.sqlite"
START_TIMEOUT = 1.0  # seconds that another program may keep the file locked when the server starts
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000")


class StoreError(BottegaError):
    """The file cannot be used at all."""


def beside(file: Path, name: str) -> Path:
    """What belongs to a database file; of one that is not called as usual, the name says whose it is."""
    return file.with_name(name if file.name == FILE else f"{file.name}.{name}")


def make_private(file: Path, own_folder: bool = True) -> None:
    """Secrets of running games and the names of guests are in it: only its owner may look."""
    folder = file.parent
    made = not folder.exists()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if os.name != "posix":
        return
    try:
        if (own_folder or made) and not folder.stat().st_mode & stat.S_ISVTX:
            folder.chmod(0o700)  # one that everybody writes to stays everybody's
        file.touch(mode=0o600)
        for kept in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
            if kept.exists():
                kept.chmod(0o600)
    except OSError as error:  # somebody else's folder: whether it can be used is seen soon enough
        LOG.warning("%s cannot be kept from others: %s", folder, error.strerror)


@contextmanager
def alone_with(file: Path) -> Iterator[None]:
    """Two servers with one file would only get into each other's way."""
    with beside(file, "in-use").open("w") as mark:
        if fcntl is not None:
            try:
                fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise StoreError(
                    f"Another server keeps its games in {file.parent}. Stop it, or give this one its own --data."
                ) from None
        yield


def migrate(file: Path) -> None:
    """Bring the file up to date, or make it; a file of a later version is refused. It is one transaction: whoever is
    killed in the middle finds the file as it was.
    """
    engine = create_engine(f"sqlite:///{file}", connect_args={"timeout": START_TIMEOUT, "isolation_level": None})
    # Here, while nobody else has the file open: of two who turn it to WAL at once, one is refused.
    event.listen(engine, "connect", set_pragmas)
    # The driver would begin only at the first row that is written, and commit each change of the schema by itself.
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin() as connection:
            upgrade(connection, lambda version: keep_copy(file, version))
            if (lacking := missing(connection)) is not None:
                raise StoreError(
                    f"{file} cannot be used: it has no {lacking}. Put a copy in its place, or give --data."
                )
    except CommandError:
        raise StoreError(
            f"{file} was written by a later version of Bottega. Update this one, or give it its own --data."
        ) from None
    except SQLAlchemyError as error:
        raise StoreError(f"{file} cannot be used: {plainly(error)}") from None
    finally:
        engine.dispose()


def keep_copy(file: Path, version: str) -> None:
    """Nobody else writes meanwhile: the transaction of the upgrade has begun."""
    try:
        copy_beside(file, version)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{file} cannot be copied before its upgrade: {plainly(error)}") from None


def set_pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def plainly(error: Exception) -> str:
    """What the database said, without the statement and its values."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]
