"""What whoever looks after a server may do, at a server that runs or, when none does, with its store."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, func, select

from bottega.core.errors import BottegaError
from bottega.play.live import PERSON
from bottega.server import messages
from bottega.server.blocked import NoSuchCaller
from bottega.server.checking import check_store
from bottega.server.erasing import erase_at, erase_everywhere
from bottega.server.errors import Refused
from bottega.server.forgetting import all_rows
from bottega.server.journal import CHAT, MOVE
from bottega.server.socket import NO_SEAT, NO_TABLE
from bottega.server.store.schema import GUESTS, HOLDERS, JOURNAL, LESSONS, REVIEWS, SEATS, TABLES

if TYPE_CHECKING:
    from bottega.server.table import Table
    from bottega.server.tables import TableRegistry

MOST_LISTED = 1000
STATES = {
    "waiting": TABLES.c.started.is_(None),
    "running": TABLES.c.started.is_not(None) & TABLES.c.over.is_(None),
    "over": TABLES.c.over.is_not(None),
}
Facts = dict[str, Any]


class CannotDo(BottegaError):
    """What was asked for cannot be done; the message says why."""


class Administration:
    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.store = registry.store
        self.commands: Mapping[str, Callable[..., Awaitable[Facts]]] = {
            "tables": self.tables,
            "table": self.table,
            "close": self.close,
            "delete": self.delete,
            "erase": self.erase,
            "block": self.block,
            "unblock": self.unblock,
            "blocked": self.blocked,
            "announce": self.announce,
            "check": self.check,
            "statistics": self.statistics,
        }

    async def do(self, command: str, words: Sequence[str]) -> Facts:
        try:
            return await self.commands[command](*words)
        except Refused as refused:
            raise CannotDo(refused.message) from None
        except NoSuchCaller as wrong:
            raise CannotDo(str(wrong)) from None

    # --- tables -----------------------------------------------------------------------------------------------------

    async def tables(self, state: str = "") -> Facts:
        """The newest; of one state, or all."""
        query = select(TABLES).order_by(TABLES.c.created.desc()).limit(MOST_LISTED)
        rows = await self.store.read(query.where(STATES[state]) if state in STATES else query)
        last = select(JOURNAL.c.table_id, func.max(JOURNAL.c.at)).where(
            JOURNAL.c.table_id.in_([row.id for row in rows])
        )
        touched = {row[0]: row[1] for row in await self.store.read(last.group_by(JOURNAL.c.table_id))}
        seats = select(SEATS).where(SEATS.c.table_id.in_([row.id for row in rows])).order_by(SEATS.c.seat)
        names: dict[str, list[str]] = {}
        for seat in await self.store.read(seats):
            names.setdefault(seat.table_id, []).append(seat.name or seat.bot or seat.kind)
        return {"tables": [brief(row, names.get(row.id, []), touched.get(row.id)) for row in rows]}

    async def table(self, id: str) -> Facts:
        row = await self.row(id)
        seats = await self.store.read(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat))
        holders = await self.store.read(select(HOLDERS).where(HOLDERS.c.table_id == id))
        rows = await self.store.journal(id)
        loaded = self.registry.tables.get(id)
        told = brief(
            row, [seat.name or seat.bot or seat.kind for seat in seats], max([e.at for e in rows], default=None)
        )
        return {
            **told,
            "rows": len(rows),
            "moves": sum(entry.kind == MOVE for entry in rows),
            "chat": sum(entry.kind == CHAT for entry in rows),
            "pages": 0 if loaded is None else sum(len(pages) for pages in loaded.presence.pages.values()),
            "seats": [
                {
                    "seat": seat.seat,
                    "kind": seat.kind,
                    "name": seat.name,
                    "guests": sorted(str(one.guest) for one in holders if one.seat == seat.seat),
                }
                for seat in seats
            ],
        }

    async def row(self, id: str) -> Any:
        rows = await self.store.read(select(TABLES).where(TABLES.c.id == id))
        if not rows:
            raise CannotDo(f"There is no table {id}.")
        return rows[0]

    async def close(self, id: str) -> Facts:
        """Its people leave, and computers play it to its end. One that nobody has begun is better deleted."""
        await self.row(id)
        table = await self.registry.table(id)
        table.check_not_over()
        left = [number for number, seat in enumerate(table.seats) if seat.kind == PERSON and not seat.resigned]
        for number in left:
            await table.resign(number)
        return {"table": id, "seats": left}

    async def delete(self, id: str) -> Facts:
        """Nothing of it is left; whoever looks at it is told that there is no such table."""
        row = await self.row(id)
        statements = [*all_rows(id), delete(LESSONS).where(LESSONS.c.table_id == id)]
        loaded = await self.loaded(id)
        if loaded is None:
            await self.registry.commit(*statements)
            self.registry.open_changes += bool(row.public)
            return {"table": id}
        async with loaded.lock:
            await self.registry.commit(*statements)
            loaded.deleted = True
            loaded.presence.close()
            self.registry.tables.pop(id, None)
            self.registry.open_changes += bool(row.public)
        for pages in list(loaded.presence.pages.values()):
            for page in list(pages):
                page.send_away(NO_TABLE)
        return {"table": id}

    async def loaded(self, id: str) -> "Table | None":
        """The table, if it is in memory or about to be."""
        if id in self.registry.loading:
            with suppress(Refused):
                await self.registry.table(id)
        return self.registry.tables.get(id)

    # --- guests -----------------------------------------------------------------------------------------------------

    async def erase(self, guest: str) -> Facts:
        """Name and words go from every table, and the guest is known no more; the games can be played again as before.
        A running game in which the seat is nobody else's is played to its end by a computer.
        """
        held = select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest)
        mine = TABLES.c.id.in_(held) | (TABLES.c.owner == guest)
        tables = [row.id for row in await self.store.read(select(TABLES.c.id).where(mine))]
        known = await self.store.read(select(GUESTS.c.id).where(GUESTS.c.id == guest))
        if not tables and not known:
            raise CannotDo(f"There is no guest {guest}.")
        for table in tables:
            await self.erase_from(table, guest)
        await self.registry.commit(*erase_everywhere(guest))
        return {"guest": guest, "tables": tables}

    async def erase_from(self, id: str, guest: str) -> None:
        holders = await self.store.read(select(HOLDERS).where(HOLDERS.c.table_id == id))
        mine = [row.seat for row in holders if row.guest == guest]
        alone = [seat for seat in mine if all(row.guest == guest for row in holders if row.seat == seat)]
        with suppress(Refused):  # it cannot be read, is over, or nobody plays there
            running = await self.registry.table(id)
            for seat in alone:
                with suppress(Refused):
                    await running.resign(seat)
        loaded = await self.loaded(id)
        if loaded is None:
            await self.registry.commit(*await erase_at(self.store, id, guest, mine, alone))
            return
        async with loaded.lock:
            await self.registry.commit(*await erase_at(self.store, id, guest, mine, alone))
            with suppress(Refused):  # whoever comes to a table that cannot be read is told
                await self.registry.reload(loaded)
        for seat in alone:
            for page in list(loaded.presence.pages.get(seat, ())):
                page.send_away(NO_SEAT)

    async def block(self, who: str) -> Facts:
        """An address, a network or a guest: refused from now on, and what is open is closed."""
        blocked = self.registry.blocked
        blocked.block(who)
        closed = 0
        for page in list(self.registry.leaving.sockets):
            if blocked.is_blocked(page.guest, page.where):
                page.send_away(NO_SEAT)
                closed += 1
        return {"blocked": blocked.listed(), "closed": closed}

    async def unblock(self, who: str) -> Facts:
        if not self.registry.blocked.unblock(who):
            raise CannotDo(f"“{who}” is not blocked.")
        return await self.blocked()

    async def blocked(self) -> Facts:
        return {"blocked": self.registry.blocked.listed()}

    async def announce(self, text: str = "") -> Facts:
        """To every page, now and from now on; nothing takes it away."""
        announcement = self.registry.announcement
        announcement.say(text)
        for table in self.registry.tables.values():
            table.presence.broadcast(messages.announcement(announcement.text))
        return {"announcement": announcement.text}

    # --- all of it --------------------------------------------------------------------------------------------------

    async def check(self) -> Facts:
        """Every game played again, as the store has it; nobody waits for it but who asked."""
        found = await asyncio.to_thread(check_store, self.store.engine())
        return {"games": len(found.marks), "stopped": found.stopped}

    async def statistics(self) -> Facts:
        # In one go: a game that ends meanwhile is counted once.
        states = [func.count().filter(which) for which in STATES.values()]
        [counts] = await self.store.read(select(*states).select_from(TABLES))
        return {
            **dict(zip(STATES, counts, strict=True)),
            "guests": await self.count(GUESTS),
            "moves": await self.count(JOURNAL, JOURNAL.c.kind == MOVE),
            "chat": await self.count(JOURNAL, JOURNAL.c.kind == CHAT),
            "reviews": await self.count(REVIEWS),
            "bytes": await self.store.size(),
            "live": len(self.registry.tables),
            "sockets": len(self.registry.leaving.sockets),
        }

    async def count(self, table: Any, *which: Any) -> int:
        [(number,)] = await self.store.read(select(func.count()).select_from(table).where(*which))
        return int(number)


def brief(row: Any, players: list[str], touched: int | None) -> Facts:
    kind = "over" if row.over is not None else "waiting" if row.started is None else "running"
    return {
        "id": row.id,
        "game": row.game,
        "name": row.name,
        "state": kind,
        "players": players,
        "created": row.created,
        "touched": touched,
    }
