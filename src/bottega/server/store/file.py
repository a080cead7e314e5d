"""The file on disk: only its owner may look, and at every start it is brought up to date or refused."""

import logging
import os
import sqlite3
import stat
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, create_engine, event, inspect
from sqlalchemy.exc import SQLAlchemyError

from bottega.core.errors import BottegaError
from bottega.server.store.disk import copy_beside
from bottega.server.store.schema import missing

LOG = logging.getLogger("bottega.server")
FILE = "bottega.sqlite"
NO_VERSION = "0000"  # of a file whose first start was cut short by an earlier version of this program
START_TIMEOUT = 1.0  # seconds that another program may keep the file locked when the server starts
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000")


class StoreError(BottegaError):
    """The file cannot be used at all."""


def make_private(folder: Path) -> None:
    """Secrets of running games and the names of guests are in it: only its owner may look."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if os.name != "posix":
        return
    file = folder / FILE
    try:
        if not folder.stat().st_mode & stat.S_ISVTX:  # one that everybody writes to stays everybody's
            folder.chmod(0o700)
        file.touch(mode=0o600)
        for kept in (file, file.with_name(f"{FILE}-wal"), file.with_name(f"{FILE}-shm")):
            if kept.exists():
                kept.chmod(0o600)
    except OSError as error:  # somebody else's folder: whether it can be used is seen soon enough
        LOG.warning("%s cannot be kept from others: %s", folder, error.strerror)


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
            upgrade(connection, file)
    except CommandError:
        raise StoreError(
            f"{file} was written by a later version of Bottega. Update this one, or give it its own --data."
        ) from None
    except SQLAlchemyError as error:
        raise StoreError(f"{file} cannot be used: {plainly(error)}") from None
    finally:
        engine.dispose()


def upgrade(connection: Connection, file: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    before = MigrationContext.configure(connection).get_current_revision()
    scripts.get_revision(before or "head")  # refuses one that is not known here
    if before != scripts.get_current_head():
        if inspect(connection).get_table_names():
            keep_copy(file, before or NO_VERSION)
        command.upgrade(config, "head")
    if (lacking := missing(connection)) is not None:
        raise StoreError(f"{file} cannot be used: it has no {lacking}. Put a copy in its place, or give --data.")


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
