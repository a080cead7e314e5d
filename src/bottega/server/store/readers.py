"""Reading: a few threads, each with a connection of its own."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Engine, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.sql import Executable

from bottega.server.errors import Refused
from bottega.server.store.file import plainly
from bottega.server.store.schema import JOURNAL

LOG = logging.getLogger("bottega.server")
READERS = 4  # threads: a long list keeps nobody else from reading


class Readers:
    def __init__(self, engine: Engine, where: str) -> None:
        self.engine = engine
        self.where = where
        self.threads = ThreadPoolExecutor(READERS, "reader")
        self.told: str | None = None  # what was last said to be wrong, until something can be read again

    def close(self) -> None:
        self.threads.shutdown()
        self.engine.dispose()

    async def read(self, query: Executable) -> list[Any]:
        # A query is one errand to a thread. Through SQLAlchemy's asyncio it would be five: each call of the driver.
        try:
            rows = await asyncio.get_running_loop().run_in_executor(self.threads, self.rows_or_again, query)
        except SQLAlchemyError as error:
            said = plainly(error)
            if said != self.told:
                LOG.error("%s cannot be read: %s", self.where, said)  # noqa: TRY400 -- statements hold keys
                self.told = said
            raise Refused("not-kept", "The tables cannot be read now. Try again.") from None
        self.told = None
        return rows

    def rows_or_again(self, query: Executable) -> list[Any]:
        """A kept connection may have ended since it was last used; all of them go, and a new one is tried."""
        try:
            return self.rows(query)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return self.rows(query)

    def rows(self, query: Executable) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(query).all())


def rows_of(table_id: str) -> Executable:
    """The journal of a table, in its order."""
    return select(JOURNAL).where(JOURNAL.c.table_id == table_id).order_by(JOURNAL.c.number)
