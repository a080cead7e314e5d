"""Records that somebody brought, kept as long as there is room. Each is kept once, under a name made from what is
written in it, and only after every move of it was played again.
"""

import hashlib
import hmac
import zlib
from typing import Any

from sqlalchemy import delete, func, insert, select
from sqlalchemy.sql import Executable

from bottega import Record
from bottega.core.edition import Edition
from bottega.core.errors import BottegaError
from bottega.server.errors import Refused
from bottega.server.guests import Guests
from bottega.server.journal import now
from bottega.server.settings import Limits
from bottega.server.store.schema import RECORDS, REVIEWS
from bottega.server.tables import TableRegistry

ID_LENGTH = 32  # hexadecimal digits; a table's own id is shorter
MOST_SPREAD = 4_000_000  # bytes of a kept record when it is spread out again


class Shelf:
    def __init__(self, registry: TableRegistry, guests: Guests) -> None:
        self.registry = registry
        self.limits: Limits = registry.settings.limits
        self.guests = guests

    def source(self, address: str) -> str:
        """From where a record came, so that one address cannot have all the room; nobody can read the address in it."""
        return hmac.new(self.guests.key, f"record/{address}".encode(), hashlib.sha256).hexdigest()[:ID_LENGTH]

    async def keep(self, record: Record, address: str) -> str:
        """The name under which it is found from now on."""
        text = record.to_json()
        name, packed = name_of(text), zlib.compress(text.encode())
        rows = await self.registry.store.read(
            # What lies there is measured: a figure beside it may be spoilt.
            select(
                RECORDS.c.id, RECORDS.c.source, func.coalesce(func.length(RECORDS.c.body), 0).label("size")
            ).order_by(RECORDS.c.created.desc(), RECORDS.c.id)
        )
        if any(row.id == name for row in rows):
            return name
        source = self.source(address)
        gone = self.without_room(rows, source, packed)
        statements: list[Executable] = [
            delete(RECORDS).where(RECORDS.c.id.in_(gone)),
            delete(REVIEWS).where(REVIEWS.c.id.in_(gone)),
        ]
        values = {"id": name, "game": record.game, "source": source, "size": len(packed), "created": now()}
        statements.append(insert(RECORDS).values(**values, body=packed))
        await self.registry.commit(*statements)
        return name

    def without_room(self, rows: list[Any], source: str, packed: bytes) -> list[str]:
        """Those that have to go for a new one: the oldest of the same address, and the oldest of all."""
        mine, total, gone = 1, len(packed), []
        for row in rows:
            mine += row.source == source
            total += row.size
            if (row.source == source and mine > self.limits.address_records) or total > self.limits.records:
                gone.append(row.id)
                total -= row.size
        return gone

    async def game(self, id: str, over: bool) -> str:
        """Which game it is; with `over`, only of one that has ended."""
        if over:
            record = await self.fetch(id)
            if record.result is None:
                raise Refused("not-over")
            return record.game
        rows = await self.registry.store.read(select(RECORDS.c.game).where(RECORDS.c.id == id))
        if not rows:
            raise Refused("no-replay")
        if rows[0].game not in self.registry.games:
            raise Refused("bad-record")
        return str(rows[0].game)

    async def fetch(self, id: str) -> Record:
        rows = await self.registry.store.read(select(RECORDS.c.body).where(RECORDS.c.id == id))
        if not rows:
            raise Refused("no-replay")
        try:
            return Record.from_json(zlib.decompressobj().decompress(rows[0].body, MOST_SPREAD).decode())
        except (BottegaError, zlib.error, ValueError, TypeError):
            raise Refused("bad-record", "What was kept of this record cannot be read any more.") from None


def name_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:ID_LENGTH]


def check_edition(body: dict[str, Any], offered: tuple[Edition, ...]) -> None:
    """Only components that this server plays with: a table of any size could be written into a file."""
    edition = body.get("edition")
    corrections = edition.get("corrections") if isinstance(edition, dict) else None
    if corrections and not any(one.game == body.get("game") and one.corrections == corrections for one in offered):
        raise Refused("no-edition", "This game was played with components that this server does not offer.")
