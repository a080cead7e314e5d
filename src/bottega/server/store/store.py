"""What is committed and read. The journal is the game; everything else can be lost without losing a move."""

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql import Executable

from bottega.server.errors import Refused
from bottega.server.store.file import FILE, migrate, plainly, set_pragmas
from bottega.server.store.schema import JOURNAL
from bottega.server.store.writer import Entry, Writer

LOG = logging.getLogger("bottega.server")
READERS = 4  # threads: a long list keeps nobody else from reading


class Store:
    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        self.writer = Writer(self.file)
        self.engine: Engine
        self.readers: ThreadPoolExecutor

    async def open(self) -> None:
        await asyncio.to_thread(migrate, self.file)
        self.engine = create_engine(f"sqlite:///{self.file}")
        event.listen(self.engine, "connect", set_pragmas)
        event.listen(self.engine, "connect", read_anything)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await asyncio.to_thread(self.readers.shutdown)
        await asyncio.to_thread(self.engine.dispose)

    async def commit(self, *statements: Executable, entries: Sequence[Entry] = ()) -> None:
        """All or nothing, on the disk when this returns; `Conflict` or `NotKept` when nothing was written."""
        await self.writer.commit(statements, entries)

    async def read(self, query: Executable) -> list[Any]:
        # A query is one errand to a thread. Through SQLAlchemy's asyncio it would be five: each call of the driver.
        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, self.rows, query)
        except SQLAlchemyError as error:
            LOG.error("%s cannot be read: %s", self.file, plainly(error))  # noqa: TRY400 -- statements hold keys
            raise Refused("not-kept", "The file of the tables cannot be read now. Try again.") from None

    def rows(self, query: Executable) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(query).all())

    async def journal(self, table_id: str) -> list[Entry]:
        rows = await self.read(select(JOURNAL).where(JOURNAL.c.table_id == table_id).order_by(JOURNAL.c.number))
        return [Entry(*row) for row in rows]


def read_anything(connection: Any, _record: object) -> None:
    """One text that is no text any more would otherwise keep all rows of its list from being read."""
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")
