"""Servers that break a promise on purpose, so that it is seen that the checks find it."""

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from typing import Final

from sqlalchemy.sql import Executable

from bottega.server.errors import Refused
from bottega.server.leases import Leases
from bottega.server.store import postgres_writer
from bottega.server.store.notices import CHANNEL
from bottega.server.store.postgres_writer import Session
from bottega.server.store.writer import Claim, Entry, Outcome, PendingCommit, Writer
from bottega.server.table import Table

SLOWLY: Final = 0.5  # seconds that a commit takes at least, as on a disk that is much too busy

UNNUMBERED: Final = f"""INSERT INTO journal
SELECT %(table_id)s::varchar, coalesce(max(number), -1) + 1, %(kind)s::varchar, %(seat)s::int4, %(body)s::text,
    %(mark)s::varchar, %(at)s::int8, %(waiting)s::int4
FROM journal WHERE table_id = %(table_id)s::varchar
RETURNING pg_notify('{CHANNEL}', %(writer)s::text || ' row ' || table_id || ' ' || number)"""  # noqa: S608
UNASKED: Final = f"""UPDATE leases SET changes = changes + 1 WHERE id = %(table_id)s::varchar
RETURNING pg_notify('{CHANNEL}', %(server)s::text || ' facts ' || id)"""  # noqa: S608


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


def unfenced() -> None:
    """A server goes on with every table that it ever had, and the database takes rows from whoever brings them, one
    after the other.
    """

    def append_rows(session: Session, entries: Sequence[Entry], claims: Collection[Claim]) -> None:
        for entry in entries:
            written = {**entry._asdict(), "writer": postgres_writer.writer_of(claims)}
            session.driver.execute(UNNUMBERED, written)

    def had(self: Leases, id: str) -> bool:
        return id in self.ours

    def change(session: Session, claims: Collection[Claim]) -> None:
        for claim in claims:
            session.driver.execute(UNASKED, claim._asdict())

    Leases.has = had  # type: ignore[method-assign]
    postgres_writer.append_rows = append_rows
    postgres_writer.change = change


SPOILT: Final[dict[str, Callable[[], None]]] = {"tells-first": tells_first, "unfenced": unfenced}
