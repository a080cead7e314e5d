"""Keys of programs. Each is shown once and kept as a hash; it opens one seat, or every seat at which its guest has put
a program. Its first part names it, so that it can be found without a secret and compared in constant time.
"""

import hmac
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, insert, or_, select
from sqlalchemy.sql import Executable

from bottega.server.errors import Refused
from bottega.server.guests import hash_of
from bottega.server.journal import now
from bottega.server.rows import is_number
from bottega.server.store.schema import PROGRAM_KEYS, TABLES

if TYPE_CHECKING:
    from bottega.server.tables import TableRegistry

PREFIX: Final = "bottega"
KEPT: Final = 24 * 3600 * 1000  # milliseconds for which the key of a seat opens a table that is over
MOST_SEATS = 6


@dataclass(frozen=True, slots=True)
class ProgramKey:
    """`table` and `seat` are None in the key of a player."""

    id: str
    guest: str
    table: str | None
    seat: int | None
    name: str
    created: int

    def opens(self, table_id: str, seat: int, program: str | None) -> bool:
        """Whether it opens a seat that is played by the program of this guest."""
        mine = program is not None and program == self.guest
        return mine and (self.table is None or (self.table == table_id and self.seat == seat))


@dataclass(frozen=True, slots=True)
class NewKey:
    """`text` is told once and kept nowhere."""

    key: ProgramKey
    text: str

    def row(self, table_id: str | None = None) -> Executable:
        key = self.key
        return insert(PROGRAM_KEYS).values(
            id=key.id,
            hash=hash_of(self.text),
            guest=key.guest,
            table_id=key.table or table_id,
            seat=key.seat,
            name=key.name,
            created=key.created,
        )


def new_key(guest: str, name: str, table: str | None = None, seat: int | None = None) -> NewKey:
    named = secrets.token_hex(6)
    text = f"{PREFIX}_{named}_{secrets.token_urlsafe(24)}"
    return NewKey(ProgramKey(named, guest, table, seat, name, now()), text)


class Keys:
    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.store = registry.store

    async def find(self, text: str) -> ProgramKey:
        """Whose key this is."""
        parts = text.split("_", 2)
        named = parts[1] if len(parts) == 3 else ""
        rows = await self.store.read(select(PROGRAM_KEYS).where(PROGRAM_KEYS.c.id == named))
        kept = rows[0].hash if rows and isinstance(rows[0].hash, str) else ""
        if not hmac.compare_digest(kept.encode(), hash_of(text).encode()):
            raise Refused("wrong-key")
        return key_of(rows[0])

    async def is_kept(self, key: ProgramKey) -> bool:
        return bool(await self.store.read(select(PROGRAM_KEYS.c.id).where(PROGRAM_KEYS.c.id == key.id)))

    async def of(self, guest: str) -> list[ProgramKey]:
        """A guest's keys, the latest first, without those of seats at tables that are long over."""
        over = select(TABLES.c.id).where(TABLES.c.over < now() - KEPT)
        query = select(PROGRAM_KEYS).where(
            PROGRAM_KEYS.c.guest == guest,
            or_(PROGRAM_KEYS.c.table_id.is_(None), PROGRAM_KEYS.c.table_id.not_in(over)),
        )
        rows = await self.store.read(query.order_by(PROGRAM_KEYS.c.created.desc(), PROGRAM_KEYS.c.id))
        return [key_of(row) for row in rows if is_whole(row)]

    async def check_room(self, guest: str, more: int = 1) -> None:
        if len(await self.of(guest)) + more > self.registry.settings.limits.program_keys:
            raise Refused("too-many-keys")

    async def add(self, made: NewKey) -> None:
        """With it go those that open nothing any more."""
        await self.registry.commit(forgotten(made.key.guest), made.row())

    async def revoke(self, guest: str, id: str) -> ProgramKey:
        mine = (PROGRAM_KEYS.c.id == id) & (PROGRAM_KEYS.c.guest == guest)
        rows = await self.store.read(select(PROGRAM_KEYS).where(mine))
        if not rows:
            raise Refused("no-key")
        await self.registry.commit(delete(PROGRAM_KEYS).where(mine))
        return key_of(rows[0])


def forgotten(guest: str) -> Executable:
    over = select(TABLES.c.id).where(TABLES.c.over < now() - KEPT)
    return delete(PROGRAM_KEYS).where(PROGRAM_KEYS.c.guest == guest, PROGRAM_KEYS.c.table_id.in_(over))


def is_whole(row: Any) -> bool:
    """A row that somebody has spoilt opens nothing."""
    seat = row.seat is None if row.table_id is None else is_number(row.seat, MOST_SEATS)
    return seat and type(row.created) is int and all(isinstance(text, str) for text in (row.id, row.guest, row.name))


def key_of(row: Any) -> ProgramKey:
    if not is_whole(row):
        raise Refused("wrong-key")
    return ProgramKey(row.id, row.guest, row.table_id, row.seat, row.name, row.created)
