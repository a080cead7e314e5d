"""A guest's finished game is deleted. What others keep of it stays theirs."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.sql import Executable

from bottega.server.errors import Refused
from bottega.server.journal import CHAT
from bottega.server.reviews import Reviews
from bottega.server.store.schema import DIGESTS, HOLDERS, JOURNAL, KEYS, PROGRAM_KEYS, REVIEWS, SEATS, TABLES
from bottega.server.table import Said, Table
from bottega.server.tables import TableRegistry


class Gone(Exception):
    """It is not there any more, or the guest has no part in it."""


class Forgetting:
    def __init__(self, registry: TableRegistry, reviews: Reviews) -> None:
        self.registry = registry
        self.reviews = reviews
        self.store = registry.store

    async def forget(self, id: str, guest: str, name: bool) -> None:
        """All of it when nobody else has a part in it; else the guest's part."""
        loaded = self.registry.tables.get(id)
        if loaded is None and id in self.registry.loading:
            with suppress(Refused):
                loaded = await self.registry.table(id)
        if loaded is None:
            await self.forget_rows(id, guest, name)
            return
        async with loaded.lock:
            if await self.forget_rows(id, guest, name):
                self.drop(loaded)
            else:
                with suppress(Refused):  # it is deleted; whoever comes to a table that cannot be read is told
                    await self.registry.reload(loaded)

    def drop(self, table: Table) -> None:
        """Pages that are still open can show it, and change nothing any more."""
        table.deleted = True
        table.presence.close()
        self.registry.tables.pop(table.facts.id, None)

    async def forget_rows(self, id: str, guest: str, name: bool) -> bool:
        """True when nothing of it is left."""
        ended = (TABLES.c.id == id) & TABLES.c.over.is_not(None)
        tables = await self.store.read(select(TABLES.c.owner).where(ended))
        holders = await self.store.read(select(HOLDERS).where(HOLDERS.c.table_id == id))
        mine = [row.seat for row in holders if row.guest == guest]
        if not tables or (not mine and tables[0].owner != guest):
            raise Gone
        others = [row for row in holders if row.guest != guest]
        if not others and tables[0].owner == guest:
            await self.registry.commit(*all_rows(id))
            self.reviews.drop(id)
            return True
        mine_alone = (HOLDERS.c.table_id == id) & (HOLDERS.c.guest == guest)
        statements: list[Executable] = [delete(HOLDERS).where(mine_alone)]
        statements += keys_of(id, [seat for seat in mine if all(row.seat != seat for row in others)])
        if tables[0].owner == guest:
            statements.append(update(TABLES).where(TABLES.c.id == id).values(owner=others[0].guest))
        if name:
            statements += await self.without_name(id, mine)
        await self.registry.commit(*statements)
        return False

    async def without_name(self, id: str, seats: Sequence[int]) -> list[Executable]:
        """The seats go by the names that painters without one have; what was said there stays said."""
        said = await self.store.read(
            select(JOURNAL.c.number, JOURNAL.c.body).where(
                JOURNAL.c.table_id == id, JOURNAL.c.kind == CHAT, JOURNAL.c.seat.in_(seats)
            )
        )
        of_seats = (SEATS.c.table_id == id) & SEATS.c.seat.in_(seats)
        return [
            update(SEATS).where(of_seats).values(name=""),
            *[change for row in said for change in unsigned(id, row)],
        ]


def all_rows(id: str) -> list[Executable]:
    """How far a lesson came is no game, and stays."""
    return [
        delete(TABLES).where(TABLES.c.id == id),
        delete(REVIEWS).where(REVIEWS.c.id == id),
        *[delete(part).where(part.c.table_id == id) for part in (SEATS, KEYS, PROGRAM_KEYS, HOLDERS, JOURNAL, DIGESTS)],
    ]


def keys_of(id: str, seats: Sequence[int]) -> list[Executable]:
    """Links to a seat that nobody else has are of no use any more."""
    return [delete(KEYS).where(KEYS.c.table_id == id, KEYS.c.seat.in_(seats))] if seats else []


def unsigned(id: str, row: Any) -> list[Executable]:
    try:
        said = msgspec.json.decode(row.body, type=Said)
    except (msgspec.DecodeError, TypeError):
        return []  # nobody can read a name in it
    body = msgspec.json.encode(Said("", said.text)).decode()
    return [update(JOURNAL).where(JOURNAL.c.table_id == id, JOURNAL.c.number == row.number).values(body=body)]
