"""What this server hears from others with the same database, and what it tells them of itself besides its commits: who
is at which table.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.sql import Executable

from bottega.server.errors import Refused
from bottega.server.following import catch_up
from bottega.server.leases import Leases
from bottega.server.store import notices
from bottega.server.store.notices import Listener, Notice, Pulse
from bottega.server.store.put import put
from bottega.server.store.schema import PRESENCE
from bottega.server.store.sharing import STAND, notice_of
from bottega.server.store.writer import Conflict, NotKept

if TYPE_CHECKING:
    from bottega.play.live import Viewer
    from bottega.server.table import Table
    from bottega.server.tables import TableRegistry

LOG = logging.getLogger("bottega.server")
WATCHES = -1  # instead of a seat


class Hearing:
    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.server = secrets.token_hex(6)
        self.leases = Leases(registry, self.server)
        self.listener: Listener
        self.kinds: Mapping[str, Callable[[Notice], object]] = {
            notices.ROW: self.row,
            notices.FACTS: self.facts,
            notices.AGAIN: self.again,
            notices.WANT: lambda notice: self.leases.wanted(notice.about),
            notices.GIVEN: lambda notice: self.leases.given(notice.about, notice.more),
            notices.HERE: self.here,
            notices.WORDS: lambda _: registry.start_task(registry.words.read_again()),
            notices.KEY: lambda notice: registry.start_task(registry.programs.end_line(notice.about, notice.more)),
            notices.END: self.ended,
        }
        self.begun = asyncio.Event()
        self.alive: frozenset[str] = frozenset()
        self.closed = False  # what is heard from then on begins nothing
        self.silent = False  # the line is gone
        self.behind: set[str] = set()  # tables of which there is more than is known here
        self.following: set[str] = set()  # those that are being looked at
        self.said: dict[str, str] = {}  # by table: who was told to be there
        self.unsaid: set[str] = set()
        self.saying: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.listener = self.registry.store.listener(self.server, self)
        self.listener.start()
        await self.begun.wait()

    async def close(self) -> None:
        self.listener.end()
        await self.leases.leave()
        await asyncio.to_thread(self.listener.join)

    @property
    def is_first(self) -> bool:
        """Of all servers that live: what only one need do, it does."""
        return self.server == min(self.alive, default=self.server)

    # --- what is heard ----------------------------------------------------------------------------------------------

    def notice(self, notice: Notice) -> None:
        """What is not known here is of a later version, and nothing for this one."""
        if (heard := self.kinds.get(notice.kind)) is not None and not self.closed:
            heard(notice)

    def row(self, notice: Notice) -> None:
        table = self.registry.tables.get(notice.about)
        if notice.more == "0":
            self.look_at(notice.about)
        elif table is not None and int(notice.more) >= table.next_number:
            self.follow_soon(notice.about)

    def facts(self, notice: Notice) -> None:
        self.look_at(notice.about)
        self.follow_soon(notice.about)

    def again(self, notice: Notice) -> None:
        self.registry.open_changes += 1
        if (table := self.registry.tables.get(notice.about)) is not None:
            self.registry.start_task(self.read_again(table))

    def here(self, notice: Notice) -> None:
        if (table := self.registry.tables.get(notice.about)) is not None:
            table.presence.count_elsewhere(notice.server, counted(notice.more))

    def ended(self, notice: Notice) -> None:
        """A server has stopped, and perhaps handed its tables over to this one."""
        self.forget_servers(self.alive - {notice.server})
        if notice.about == self.server:
            self.registry.start_task(self.leases.take_over())

    def look_at(self, id: str) -> None:
        """Somebody has made a table, or sat down: it may be one of the lobby's, or of a program here."""
        self.registry.open_changes += 1
        self.registry.programs.look_at(id)

    def pulse(self, pulse: Pulse) -> None:
        if self.closed:
            return
        self.leases.pulse(pulse)
        if self.silent:
            LOG.warning("The other servers are heard again.")
            self.silent = False
        self.forget_servers(pulse.alive)
        if pulse.fresh:
            self.unsaid |= {one for one, pages in self.said.items() if pages}
            self.said.clear()
        self.say_soon()
        self.begun.set()

    def lost(self, why: str) -> None:
        if not self.silent and not self.closed:
            LOG.error("The other servers cannot be heard: %s", why)
            self.silent = True

    def connected(self) -> None:
        if self.closed:
            return
        self.registry.start_task(self.catch_up_all())
        self.registry.start_task(self.registry.words.read_again())
        self.registry.start_task(self.registry.programs.check_keys())

    async def tell(self, kind: str, about: str, more: str = "") -> None:
        with suppress(Refused):
            await self.registry.store.read(notice_of(self.server, kind, about, more))

    # --- to keep up -------------------------------------------------------------------------------------------------

    async def catch_up_all(self) -> None:
        """What was told while nobody listened: one question for all tables that are in memory."""
        tables = dict(self.registry.tables)
        if not tables:
            return
        with suppress(Refused):  # the next connection asks again
            stand = {row.id: row for row in await self.registry.store.read(STAND.bindparams(ids=list(tables)))}
            for one, table in tables.items():
                row = stand.get(one)
                if row is None or row.number != table.next_number - 1 or row.changes != table.lock.changes:
                    self.follow_soon(one)
            there = await self.registry.store.read(select(PRESENCE).where(PRESENCE.c.table_id.in_(tables)))
            for one, table in tables.items():
                rows = [row for row in there if row.table_id == one and row.server != self.server]
                table.presence.count_all_elsewhere({row.server: counted(row.pages) for row in rows})

    def follow_soon(self, id: str) -> None:
        if id not in self.registry.tables:
            return
        self.behind.add(id)
        if id not in self.following:
            self.following.add(id)
            self.registry.start_task(self.follow(id))

    async def follow(self, id: str) -> None:
        try:
            while id in self.behind and (table := self.registry.tables.get(id)) is not None:
                self.behind.discard(id)
                with suppress(Refused), self.registry.contained(id):
                    async with table.lock.here:
                        await catch_up(self.registry, table)
        finally:
            self.behind.discard(id)
            self.following.discard(id)

    async def read_again(self, table: "Table") -> None:
        with suppress(Refused):
            async with table.lock.here:
                await catch_up(self.registry, table)
                await self.registry.reload(table)

    async def up_to_date(self, table: "Table") -> None:
        """Before somebody looks at it: what he has seen at another server is here too."""
        if not table.lock.is_ours:
            async with table.lock.here:
                await catch_up(self.registry, table)

    async def arrived(self, table: "Table") -> None:
        """It has just been read: whatever came in between, and who is at it elsewhere. A new one is known to nobody."""
        if table.lock.changes >= 0:
            return
        rows = await self.registry.store.read(select(PRESENCE).where(PRESENCE.c.table_id == table.facts.id))
        table.presence.count_all_elsewhere(
            {row.server: counted(row.pages) for row in rows if row.server != self.server}
        )
        async with table.lock.here:
            await catch_up(self.registry, table)

    # --- who is here ------------------------------------------------------------------------------------------------

    def came_or_left(self, id: str) -> None:
        self.unsaid.add(id)
        self.say_soon()

    def say_soon(self) -> None:
        if self.unsaid and (self.saying is None or self.saying.done()) and not self.registry.closed:
            self.saying = self.registry.start_task(self.say())

    async def say(self) -> None:
        while self.unsaid:
            ids, self.unsaid = self.unsaid, set()
            news = {one: pages for one in ids if (pages := self.pages_at(one)) != self.said.get(one, "")}
            if not news:
                continue
            try:
                await self.registry.store.commit(*[row for one, pages in news.items() for row in self.rows(one, pages)])
            except (Conflict, NotKept):  # it is said again with the next pulse
                self.unsaid |= ids
                return
            self.said |= news
            for one in [one for one, pages in news.items() if not pages]:
                del self.said[one]

    def pages_at(self, id: str) -> str:
        """At this server."""
        if (table := self.registry.tables.get(id)) is None:
            return ""
        counts = {keyed(viewer): len(pages) for viewer, pages in table.presence.pages.items()}
        for seat in table.programs.seats():
            if lines := table.programs.lines(seat):
                counts[seat] = counts.get(seat, 0) + len(lines)
        return msgspec.json.encode(counts).decode() if counts else ""

    def rows(self, id: str, pages: str) -> list[Executable]:
        mine = (PRESENCE.c.table_id == id) & (PRESENCE.c.server == self.server)
        row = put(PRESENCE, "pages").values(table_id=id, server=self.server, pages=pages)
        return [row if pages else delete(PRESENCE).where(mine), notice_of(self.server, notices.HERE, id, pages)]

    def forget_servers(self, alive: frozenset[str]) -> None:
        """Nobody is at a server that is gone."""
        self.alive = alive
        for table in list(self.registry.tables.values()):
            for server in table.presence.elsewhere.keys() - alive:
                table.presence.count_elsewhere(server, {})


def keyed(viewer: "Viewer") -> int:
    return WATCHES if viewer is None else viewer


def counted(pages: str) -> "Mapping[Viewer, int]":
    counts = msgspec.json.decode(pages or "{}", type=dict[int, int])
    return {None if seat == WATCHES else seat: count for seat, count in counts.items()}
