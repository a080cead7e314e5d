"""What is written and read. One thread writes for all tables: what waits goes into one transaction, so that many tables
share the price of one flush to the disk. `write` comes back when the rows are on it.
"""

import asyncio
import logging
import os
import sqlite3
import stat
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from bottega.core.errors import BottegaError
from bottega.server.disk import copy_beside
from bottega.server.errors import Refused
from bottega.server.schema import JOURNAL, missing

LOG = logging.getLogger("bottega.server")
FILE = "bottega.sqlite"
MOST_TOGETHER = 512
NO_VERSION = "0000"  # of a file whose first start was cut short by an earlier version of this program
START_TIMEOUT = 1.0  # seconds that another program may keep the file locked when the server starts
MUST_FIND = "must_find"  # an option of statements that change a row which is surely there, if nobody else was first
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000")


class StorageError(BottegaError):
    """The file cannot be used at all."""


class Conflict(Exception):
    """Another writer was first."""


class NotKept(Exception):
    """The disk refused."""


class Entry(NamedTuple):
    """One row of a table's journal, in the order of its columns."""

    table_id: str
    number: int
    kind: str
    seat: int | None
    body: str
    mark: str
    at: int
    waiting: int | None = None


@dataclass(slots=True)
class Write:
    entries: Sequence[Entry]
    statements: Sequence[Executable]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Storage:
    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        self.queue: SimpleQueue[Write | None] = SimpleQueue()
        self.refusing = False
        self.engine: AsyncEngine
        self.writer: threading.Thread

    async def open(self) -> None:
        await asyncio.to_thread(migrate, self.file)
        self.engine = create_async_engine(f"sqlite+aiosqlite:///{self.file}")
        event.listen(self.engine.sync_engine, "connect", set_pragmas)
        event.listen(self.engine.sync_engine, "connect", read_anything)
        # A thread with a plain connection: through the event loop a transaction would cost four times as much.
        loop = asyncio.get_running_loop()
        self.writer = threading.Thread(target=self.write_on, args=(loop,), name="journal", daemon=True)
        self.writer.start()

    async def close(self) -> None:
        self.queue.put(None)
        await asyncio.to_thread(self.writer.join)
        await self.engine.dispose()

    # --- writing ----------------------------------------------------------------------------------------------------

    async def write(self, *statements: Executable, entries: Sequence[Entry] = ()) -> None:
        """All or nothing, on the disk when this returns; `Conflict` or `NotKept` when nothing was written."""
        write = Write(entries, statements)
        self.queue.put(write)
        await write.done

    def write_on(self, loop: asyncio.AbstractEventLoop) -> None:
        engine = create_engine(f"sqlite:///{self.file}")
        event.listen(engine, "connect", set_pragmas)
        append = str(insert(JOURNAL).compile(dialect=engine.dialect))
        while (batch := self.next_batch()) is not None:
            outcomes = store(engine, append, batch)
            self.report(outcomes)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(settle, batch, outcomes)
        engine.dispose()

    def report(self, outcomes: list[Exception | None]) -> None:
        """Whoever looks after the server is told when the disk begins to refuse, and when it stops."""
        refused = next((outcome for outcome in outcomes if isinstance(outcome, NotKept)), None)
        if refused is not None and not self.refusing:
            LOG.error("Nothing can be written to %s, so no move is taken: %s", self.file, refused)
        elif refused is None and self.refusing:
            LOG.warning("%s can be written to again.", self.file)
        self.refusing = refused is not None

    def next_batch(self) -> list[Write] | None:
        """All that wait; None when it is time to go."""
        write = self.queue.get()
        batch = []
        while write is not None:
            batch.append(write)
            if self.queue.empty() or len(batch) == MOST_TOGETHER:
                return batch
            write = self.queue.get()
        self.queue.put(None)
        return batch or None

    # --- reading ----------------------------------------------------------------------------------------------------

    async def read(self, query: Executable) -> list[Any]:
        try:
            async with self.engine.connect() as connection:
                return list((await connection.execute(query)).all())
        except SQLAlchemyError as error:
            LOG.error("%s cannot be read: %s", self.file, plainly(error))  # noqa: TRY400 -- the statement may hold a key
            raise Refused("not-kept", "The file of the tables cannot be read now. Try again.") from None

    async def journal(self, table_id: str) -> list[Entry]:
        rows = await self.read(select(JOURNAL).where(JOURNAL.c.table_id == table_id).order_by(JOURNAL.c.number))
        return [Entry(*row) for row in rows]


def store(engine: Engine, append: str, batch: list[Write]) -> list[Exception | None]:
    """What became of each."""
    error = attempt(engine, append, batch)
    if error is None or len(batch) == 1:
        return [error] * len(batch)
    # One of them is to blame; the others shall not pay for it.
    return [attempt(engine, append, [write]) for write in batch]


def attempt(engine: Engine, append: str, batch: list[Write]) -> Exception | None:
    statements = [statement for write in batch for statement in write.statements]
    entries = [entry for write in batch for entry in write.entries]
    try:
        if not statements:
            write_moves(engine, append, entries)
            return None
        with engine.begin() as connection:
            for statement in statements:
                execute(connection, statement)
            if entries:
                connection.exec_driver_sql(append, [tuple(entry) for entry in entries])
    except Conflict as conflict:
        return conflict
    except (IntegrityError, sqlite3.IntegrityError) as error:
        return Conflict(plainly(error))
    except (SQLAlchemyError, sqlite3.Error) as error:
        return NotKept(plainly(error))
    except Exception as error:  # whatever it is, the thread goes on: without it nobody could move any more
        LOG.exception("A write failed in a way that nobody thought of.")
        return NotKept(type(error).__name__)
    return None


def execute(connection: Connection, statement: Executable) -> None:
    done = connection.execute(statement)
    if statement.get_execution_options().get(MUST_FIND) and done.rowcount == 0:
        raise Conflict("what was to be changed is not there any more")


def write_moves(engine: Engine, append: str, entries: list[Entry]) -> None:
    """Rows of the journal alone, as nearly always: around SQLAlchemy, which would take as long as the disk."""
    connection = engine.raw_connection()
    try:
        connection.cursor().executemany(append, entries)
        connection.commit()
    finally:
        connection.close()  # back to the pool, and to where it was if this failed


def plainly(error: Exception) -> str:
    """What the database said, without the statement and its values."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]


def settle(batch: list[Write], outcomes: list[Exception | None]) -> None:
    for write, error in zip(batch, outcomes, strict=True):
        if write.done.done():  # whoever asked has gone; the rows are there all the same
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)


def set_pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def read_anything(connection: Any, _record: object) -> None:
    """One text that is no text any more would otherwise keep all rows of its list from being read."""
    connection.driver_connection.text_factory = partial(str, encoding="utf-8", errors="replace")


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
        raise StorageError(
            f"{file} was written by a later version of Bottega. Update this one, or give it its own --data."
        ) from None
    except SQLAlchemyError as error:
        raise StorageError(f"{file} cannot be used: {plainly(error)}") from None
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
        raise StorageError(f"{file} cannot be used: it has no {lacking}. Put a copy in its place, or give --data.")


def keep_copy(file: Path, version: str) -> None:
    """Nobody else writes meanwhile: the transaction of the upgrade has begun."""
    try:
        copy_beside(file, version)
    except (OSError, sqlite3.Error) as error:
        raise StorageError(f"{file} cannot be copied before its upgrade: {plainly(error)}") from None
