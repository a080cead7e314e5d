"""What is written and read. One thread writes for all tables: what waits goes into one transaction, so that many tables
share the price of one flush to the disk. `write` comes back when the rows are on it.
"""

import asyncio
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, create_engine, event, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from bottega.core.errors import BottegaError
from bottega.server.schema import JOURNAL

FILE = "bottega.sqlite"
MOST_TOGETHER = 512
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


@dataclass(slots=True)
class Write:
    entries: Sequence[Entry]
    statements: Sequence[Executable]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Storage:
    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        self.queue: SimpleQueue[Write | None] = SimpleQueue()
        self.engine: AsyncEngine
        self.writer: threading.Thread

    async def open(self) -> None:
        await asyncio.to_thread(migrate, self.file)
        self.engine = create_async_engine(f"sqlite+aiosqlite:///{self.file}")
        event.listen(self.engine.sync_engine, "connect", set_pragmas)
        # A thread with a plain connection: through the event loop a transaction would cost four times as much.
        self.writer = threading.Thread(target=self.write_on, args=(asyncio.get_running_loop(),), name="journal")
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
        with engine.connect() as connection:
            while (batch := self.next_batch()) is not None:
                outcomes = store(connection, append, batch)
                with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    loop.call_soon_threadsafe(settle, batch, outcomes)
        engine.dispose()

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
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def journal(self, table_id: str) -> list[Entry]:
        rows = await self.read(select(JOURNAL).where(JOURNAL.c.table_id == table_id).order_by(JOURNAL.c.number))
        return [Entry(*row) for row in rows]


def store(connection: Connection, append: str, batch: list[Write]) -> list[Exception | None]:
    """What became of each."""
    error = attempt(connection, append, batch)
    if error is None or len(batch) == 1:
        return [error] * len(batch)
    # One of them is to blame; the others shall not pay for it.
    return [attempt(connection, append, [write]) for write in batch]


def attempt(connection: Connection, append: str, batch: list[Write]) -> Exception | None:
    try:
        for write in batch:
            for statement in write.statements:
                connection.execute(statement)
        entries = [tuple(entry) for write in batch for entry in write.entries]
        if entries:
            # As text: to bind each row to the statement once more would cost more than to write it.
            connection.exec_driver_sql(append, entries)
        connection.commit()
    except IntegrityError as error:
        connection.rollback()
        return Conflict(str(error.orig))
    except SQLAlchemyError as error:
        connection.rollback()
        return NotKept(str(error))
    return None


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


def migrate(file: Path) -> None:
    """Bring the file up to date, or make it; a file of a later version is refused."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except (SQLAlchemyError, CommandError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise StorageError(f"{file} cannot be used: {reason}") from None
    finally:
        engine.dispose()
