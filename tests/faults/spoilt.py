"""Servers that break a promise on purpose, so that it is seen that the checks find it."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy.sql import Executable

from bottega.server.errors import Refused
from bottega.server.store.writer import Entry, Outcome, PendingCommit, Writer
from bottega.server.table import Table

SLOWLY: Final = 0.5  # seconds that a commit takes at least, as on a disk that is much too busy


def tells_first() -> None:
    """Moves are taken and told at once, and committed as soon as there is time."""
    commit, try_commit = Table.commit, Writer.try_commit

    async def commit_later(self: Table, *statements: Executable, entry: Entry | None = None) -> None:
        async def later() -> None:
            try:
                await commit(self, *statements, entry=entry)
            except Refused:
                return  # everybody has been told otherwise

        self.registry.start_task(later())
        await asyncio.sleep(0)  # it stands in the line of the writer before the next one comes

    def slowly(self: Writer, batch: list[PendingCommit]) -> Outcome:
        time.sleep(SLOWLY)
        return try_commit(self, batch)

    Table.commit = commit_later  # type: ignore[method-assign]
    Writer.try_commit = slowly  # type: ignore[method-assign]


SPOILT: Final[dict[str, Callable[[], None]]] = {"tells-first": tells_first}
