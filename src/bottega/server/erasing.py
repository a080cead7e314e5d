"""A guest is erased: what rows say of a person goes, what they say of a game stays."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.sql import Executable

from bottega.server.forgetting import keys_of
from bottega.server.journal import CHAT
from bottega.server.store.schema import GUESTS, HOLDERS, JOURNAL, LESSONS, PROGRAM_KEYS, SEATS, TABLES
from bottega.server.store.store import Store
from bottega.server.table import Said

NOTHING = msgspec.json.encode(Said("", "")).decode()


async def erase_at(store: Store, id: str, guest: str, seats: Sequence[int], alone: Sequence[int]) -> list[Executable]:
    """At one table: `seats` that the guest holds, `alone` those that nobody else does. A seat that somebody else holds
    too keeps its name and its words.
    """
    others = await store.read(select(HOLDERS.c.guest).where(HOLDERS.c.table_id == id, HOLDERS.c.guest != guest))
    heir = others[0].guest if others else ""
    said = (JOURNAL.c.table_id == id) & (JOURNAL.c.kind == CHAT) & JOURNAL.c.seat.in_(alone)
    return [
        delete(HOLDERS).where(HOLDERS.c.table_id == id, HOLDERS.c.guest == guest),
        update(TABLES).where(TABLES.c.id == id, TABLES.c.owner == guest).values(owner=heir),
        update(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat.in_(alone)).values(name=""),
        update(JOURNAL).where(said).values(body=NOTHING),
        *keys_of(id, alone),
    ]


def erase_everywhere(guest: str) -> list[Executable]:
    return [
        delete(GUESTS).where(GUESTS.c.id == guest),
        delete(LESSONS).where(LESSONS.c.guest == guest),
        delete(PROGRAM_KEYS).where(PROGRAM_KEYS.c.guest == guest),
        update(SEATS).where(SEATS.c.program == guest).values(program=None),
    ]
