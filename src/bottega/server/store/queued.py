"""What both stores do alike: one thread commits, some others read."""

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.sql import Executable

from bottega.server.store.readers import Readers, rows_of
from bottega.server.store.writer import Entry, Writer


class QueuedStore:
    where: str
    writer: Writer
    readers: Readers

    def engine(self) -> Engine:
        raise NotImplementedError

    def begin(self) -> None:
        """Once it is there and up to date."""
        self.readers = Readers(self.engine(), self.where)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await asyncio.to_thread(self.readers.close)

    async def commit(self, *statements: Executable, entries: Sequence[Entry] = ()) -> None:
        await self.writer.commit(statements, entries)

    async def read(self, query: Executable) -> list[Any]:
        return await self.readers.read(query)

    async def journal(self, table_id: str) -> list[Entry]:
        return [Entry(*row) for row in await self.read(rows_of(table_id))]
