"""The lists of the lobby: a guest's tables, finished ones, and those that wait for anybody."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Mapping

from sqlalchemy import ColumnElement, func, or_, select

from bottega.server.journal import MOVE
from bottega.server.lessons import hidden
from bottega.server.store.schema import HOLDERS, JOURNAL, TABLES
from bottega.server.summary import TableSummary
from bottega.server.tables import TableRegistry

LISTED = 50
FRESH = 1.0  # seconds for which the open tables are not looked for again
LOOKED_THROUGH = 2000  # of the open tables, the newest
SHARE, ADDRESS_SHARE = 5, 20  # how many of those listed may be one guest's, or one address's, while others wait

clock = time.monotonic


class LobbyLists:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = registry.store
        self.found: asyncio.Task[list[TableSummary]] | None = None
        self.found_at = (0.0, 0)
        self.sources: OrderedDict[str, str] = OrderedDict()  # from where public tables were opened since the start

    def opened(self, table: TableSummary, where: str) -> None:
        if table.facts.public:
            self.sources[table.facts.id] = where
            if len(self.sources) > LOOKED_THROUGH:
                self.sources.popitem(last=False)

    async def mine(self, guest: str, over: bool) -> list[TableSummary]:
        held = select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest)
        ended = TABLES.c.over.is_not(None) if over else TABLES.c.over.is_(None)
        seen = TABLES.c.id.not_in(hidden(guest))
        return await self.newest(or_(TABLES.c.id.in_(held), TABLES.c.owner == guest), ended, seen)

    async def open_tables(self) -> list[TableSummary]:
        """Whoever asks within a second is told what the one before was told, unless a table has changed here."""
        at, changes = self.found_at
        if self.found is None or changes != self.registry.open_changes or clock() >= at + FRESH or failed(self.found):
            self.found_at = clock(), self.registry.open_changes
            self.found = asyncio.create_task(self.find_open())
        return await asyncio.shield(self.found)

    async def find_open(self) -> list[TableSummary]:
        """The newest, and of one guest or address not all: those that are too many come behind those of others."""
        is_open = TABLES.c.public.is_(True), TABLES.c.started.is_(None)
        query = select(TABLES.c.id, TABLES.c.owner).where(*is_open).order_by(TABLES.c.created.desc())
        guests: Counter[str] = Counter()
        addresses: Counter[str] = Counter()
        first: list[str] = []
        more: list[str] = []
        for row in await self.store.read(query.limit(LOOKED_THROUGH)):
            guests[row.owner] += 1
            few = guests[row.owner] <= SHARE
            if few and (where := self.sources.get(row.id)) is not None:
                addresses[where] += 1
                few = addresses[where] <= ADDRESS_SHARE
            (first if few else more).append(row.id)
        chosen = {table_id: place for place, table_id in enumerate([*first, *more][:LISTED])}
        if not chosen:
            return []
        rows = await self.store.read(select(TABLES).where(TABLES.c.id.in_(chosen)))
        return await self.registry.summaries(sorted(rows, key=lambda row: chosen[row.id]))

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


def failed(found: "asyncio.Task[list[TableSummary]]") -> bool:
    return found.done() and (found.cancelled() or found.exception() is not None)
