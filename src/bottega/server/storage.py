"""What is written and read. One task writes for all tables: what waits goes into one transaction, so that many tables
share the price of one flush to the disk. `write` comes back when the rows are on it.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import create_engine, event, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
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
        self.queue: asyncio.Queue[Write] = asyncio.Queue()
        self.engine: AsyncEngine
        self.append: str
        self.writer: asyncio.Task[None]

    async def open(self) -> None:
        await asyncio.to_thread(migrate, self.file)
        self.engine = create_async_engine(f"sqlite+aiosqlite:///{self.file}")
        event.listen(self.engine.sync_engine, "connect", set_pragmas)
        self.append = str(insert(JOURNAL).compile(dialect=self.engine.dialect))
        self.writer = asyncio.create_task(self.write_on(), name="journal")

    async def close(self) -> None:
        await self.queue.join()
        self.writer.cancel()
        await asyncio.gather(self.writer, return_exceptions=True)
        await self.engine.dispose()

    # --- writing ----------------------------------------------------------------------------------------------------

    async def write(self, *statements: Executable, entries: Sequence[Entry] = ()) -> None:
        """All or nothing, on the disk when this returns; `Conflict` or `NotKept` when nothing was written."""
        write = Write(entries, statements)
        self.queue.put_nowait(write)
        await write.done

    async def write_on(self) -> None:
        async with self.engine.connect() as connection:
            while True:
                batch = [await self.queue.get()]
                while not self.queue.empty() and len(batch) < MOST_TOGETHER:
                    batch.append(self.queue.get_nowait())
                await self.store(connection, batch)
                for _ in batch:
                    self.queue.task_done()

    async def store(self, connection: AsyncConnection, batch: list[Write]) -> None:
        error = await self.attempt(connection, batch)
        if error is not None and len(batch) > 1:
            # One of them is to blame; the others shall not pay for it.
            for write in batch:
                settle(write, await self.attempt(connection, [write]))
            return
        for write in batch:
            settle(write, error)

    async def attempt(self, connection: AsyncConnection, batch: list[Write]) -> Exception | None:
        try:
            for write in batch:
                for statement in write.statements:
                    await connection.execute(statement)
            entries = [tuple(entry) for write in batch for entry in write.entries]
            if entries:
                # As text: to bind each row to the statement once more would cost more than to write it.
                await connection.exec_driver_sql(self.append, entries)
            await connection.commit()
        except IntegrityError as error:
            await connection.rollback()
            return Conflict(str(error.orig))
        except (SQLAlchemyError, sqlite3.Error) as error:
            await connection.rollback()
            return NotKept(str(error))
        return None

    # --- reading ----------------------------------------------------------------------------------------------------

    async def read(self, query: Executable) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def journal(self, table_id: str) -> list[Entry]:
        rows = await self.read(select(JOURNAL).where(JOURNAL.c.table_id == table_id).order_by(JOURNAL.c.number))
        return [Entry(*row) for row in rows]


def settle(write: Write, error: Exception | None) -> None:
    if write.done.done():  # whoever asked has gone; the rows are there all the same
        return
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
