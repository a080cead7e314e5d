"""The lists of the lobby: a guest's tables, finished ones, and those that wait for anybody."""

from collections.abc import Mapping

from sqlalchemy import ColumnElement, func, or_, select

from bottega.server.journal import MOVE
from bottega.server.lessons import hidden
from bottega.server.store.schema import HOLDERS, JOURNAL, TABLES
from bottega.server.summary import TableSummary
from bottega.server.tables import TableRegistry

LISTED = 50


class LobbyLists:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = registry.store

    async def mine(self, guest: str, over: bool) -> list[TableSummary]:
        held = select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest)
        ended = TABLES.c.over.is_not(None) if over else TABLES.c.over.is_(None)
        seen = TABLES.c.id.not_in(hidden(guest))
        return await self.newest(or_(TABLES.c.id.in_(held), TABLES.c.owner == guest), ended, seen)

    async def open_tables(self) -> list[TableSummary]:
        return await self.newest(TABLES.c.public.is_(True), TABLES.c.started.is_(None))

    async def newest(self, *which: ColumnElement[bool]) -> list[TableSummary]:
        query = select(TABLES).where(*which).order_by(TABLES.c.created.desc()).limit(LISTED)
        return await self.registry.summaries(await self.store.read(query))

    async def last_moves(self, seats: Mapping[str, int | None]) -> dict[str, int]:
        """When these seats last moved at these tables. Only their own moves: those of others may be secret, and so may
        their hour."""
        if not seats:
            return {}
        at = func.max(JOURNAL.c.at).label("at")
        moves = select(JOURNAL.c.table_id, JOURNAL.c.seat, at).where(
            JOURNAL.c.table_id.in_(seats), JOURNAL.c.kind == MOVE
        )
        rows = await self.store.read(moves.group_by(JOURNAL.c.table_id, JOURNAL.c.seat))
        return {row.table_id: row.at for row in rows if row.seat == seats[row.table_id] and type(row.at) is int}

    async def still_unfinished(self, ids: list[str]) -> list[str]:
        rows = await self.store.read(select(TABLES.c.id).where(TABLES.c.id.in_(ids), TABLES.c.over.is_(None)))
        return [row.id for row in rows]
