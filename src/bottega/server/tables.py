"""The registry of live tables: each is loaded from the store when somebody needs it, at most once, and goes back when
nobody looks any more.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy import select
from sqlalchemy.sql import Executable

from bottega.server import journal, logs
from bottega.server.announcing import Announcement
from bottega.server.blocked import Blocked
from bottega.server.encoded import EncodedGame
from bottega.server.errors import Refused
from bottega.server.games import playable
from bottega.server.journal import Stopped
from bottega.server.leaving import Leaving
from bottega.server.lessons import taught_at
from bottega.server.metrics import Metrics
from bottega.server.programs.hub import Programs
from bottega.server.rows import facts_of, played, seated
from bottega.server.settings import Settings
from bottega.server.store.schema import HOLDERS, SEATS, TABLES
from bottega.server.store.store import Store, store_at
from bottega.server.store.writer import Conflict, Entry, NotKept
from bottega.server.stored import StoredTables, told_of
from bottega.server.summary import Facts, Seat, TableSummary
from bottega.server.table import LAST_WORDS, Table
from bottega.server.workers import Workers

LOG = logging.getLogger("bottega.server")
SWEEP_EVERY = 30.0
IN_USE = 10.0  # seconds for which whoever asked for a table may still be about to use it
WOKEN_TOGETHER = 50
SPOILT = "What is written of this table cannot be read."


class TableRegistry:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.games = playable()
        self.metrics = Metrics()
        self.places = logs.Places()
        self.leaving = Leaving()
        self.blocked = Blocked(settings.data)
        self.announcement = Announcement(settings.data)
        self.store: Store = store_at(settings.database, settings.data)
        self.store.writer.committed = self.metrics.committed
        self.workers = Workers(settings.thinkers, settings.think_time)
        self.programs = Programs(self)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.broken: set[str] = set()  # tables that could not be loaded, each told once in the log
        self.closed = False
        self.open_changes = 0  # of tables that stand in the list for everybody

    async def open(self) -> None:
        await self.store.open()
        self.start_task(self.wake_all())
        self.start_task(self.sweep_regularly())

    async def close(self) -> None:
        self.closed = True
        going_on = [*self.tasks, *self.loading.values()]
        for task in going_on:
            task.cancel()
        await asyncio.gather(*going_on, return_exceptions=True)
        for table in self.tables.values():
            table.presence.close()
        self.programs.close()
        self.workers.close()
        await self.store.close()

    def start_task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that goes on beside the requests; what it raises is written to the log and hurts nobody."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.task_done)
        return task

    def task_done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("A task of the server failed: %r", error, exc_info=error)

    def refused(self, scope: logs.Visit | None, code: str) -> None:
        """Counted, and told to whoever reads the log closely; without a scope it is what a socket has said."""
        self.metrics.refusals.count(code)
        logs.refusal(scope, code, self.places)

    async def commit(self, *statements: Executable, entries: Sequence[Entry] = ()) -> None:
        """What belongs to no live table; see `Table.commit`."""
        try:
            await self.store.commit(*statements, entries=entries)
        except (Conflict, NotKept):
            raise Refused("not-kept") from None

    # --- loading ----------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        if (known := self.tables.get(id)) is not None:
            known.touched = time.monotonic()  # whoever asked is about to use it
            return known
        return await self.once(id, lambda: self.load(id))

    async def add(
        self, facts: Facts, seats: list[Seat], entries: list[Entry], statements: Sequence[Executable]
    ) -> Table:
        """A new table, committed first."""

        async def commit_and_make() -> Table:
            await self.commit(*statements, entries=entries)
            self.metrics.tables_made.count(facts.game)
            table = Table(self, facts, seats, entries, await journal.replayed(entries))
            table.lesson = await taught_at(self.store, table)
            self.open_changes += facts.public
            return table

        return await self.once(facts.id, commit_and_make)

    async def once(self, id: str, make: Callable[[], Coroutine[Any, Any, Table]]) -> Table:
        """There are never two of one table: whoever asks while it is being made waits for it."""
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.register(id, make))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def register(self, id: str, make: Callable[[], Coroutine[Any, Any, Table]]) -> Table:
        self.tables[id] = table = await make()
        if len(self.tables) > self.settings.most_loaded:
            self.sweep(time.monotonic() - IN_USE)
        table.presence.watch_empty_seats()
        table.computers.wake()
        return table

    async def load(self, id: str) -> Table:
        rows = await self.store.read(select(TABLES).where(TABLES.c.id == id))
        if not rows:
            raise Refused("no-table")
        with self.contained(id):
            table = Table(self, *await self.read(rows[0]))
            table.lesson = await taught_at(self.store, table)
            return table
        raise Refused("stopped", SPOILT)

    async def reload(self, table: Table) -> None:
        """Somebody else wrote to this table: what is in the store counts."""
        rows = await self.store.read(select(TABLES).where(TABLES.c.id == table.facts.id))
        found, missed, entries = None, table.next_number, list[Entry]()
        with self.contained(table.facts.id):
            found = await self.read(rows[0])
            table.facts, table.seats, entries, play = found
            table.read(entries, play)
            table.lesson = await taught_at(self.store, table)
        if found is None:
            raise Refused("stopped", SPOILT)
        table.broadcast_table()
        table.broadcast_words([entry for entry in entries if entry.number >= missed])
        for pages in list(table.presence.pages.values()):
            for page in pages:
                table.resync(page)
        for seat in table.programs.seats():
            if table.play is not None and table.facts.started is not None:
                table.programs.tell_game(table.play, seat)
        table.computers.wake()

    async def read(self, row: Any) -> tuple[Facts, list[Seat], list[Entry], EncodedGame | Stopped]:
        """All that the store has of a table, looked through."""
        facts = facts_of(row, self.games)
        rows = await self.store.read(select(SEATS).where(SEATS.c.table_id == facts.id).order_by(SEATS.c.seat))
        holders = await self.store.read(select(HOLDERS).where(HOLDERS.c.table_id == facts.id))
        seats = seated(rows, holders, facts.game)
        entries = await self.entries(facts.id, LAST_WORDS)
        return facts, seats, entries, await played(entries, facts, seats)

    async def entries(self, id: str, words: int = 0) -> list[Entry]:
        """The journal of a table, with so many of the last words that were said there."""
        return [Entry(*row) for row in await self.store.read(told_of(id, words))]

    @contextmanager
    def contained(self, id: str) -> Iterator[None]:
        """Whatever is wrong with one table stops there."""
        try:
            yield
        except Refused:
            raise
        except Exception:
            if id not in self.broken:
                self.broken.add(id)
                LOG.exception("Table %s cannot be loaded.", id)

    async def summaries(self, rows: Sequence[Any]) -> list[TableSummary]:
        """Those in memory as they are, the others as they are stored. Games are not played again for a list. One that
        cannot be read is left out; whoever comes to it is told.
        """
        known = {row.id: self.tables[row.id] for row in rows if row.id in self.tables}
        stored = await StoredTables.of(self.store, [row.id for row in rows if row.id not in known])
        found = []
        for row in rows:
            try:
                with self.contained(row.id):
                    found.append(known.get(row.id) or stored.summary(row, self.games) or await self.table(row.id))
            except Refused as refused:
                if refused.code == "not-kept":
                    raise
        return found

    async def summary(self, id: str) -> TableSummary:
        """One of them."""
        rows = await self.store.read(select(TABLES).where(TABLES.c.id == id))
        if not rows:
            raise Refused("no-table")
        for found in await self.summaries(rows):
            return found
        raise Refused("stopped", SPOILT)

    # --- waking and sweeping ----------------------------------------------------------------------------------------

    async def wake_all(self) -> None:
        """After a start: computers whose turn it was go on. Tables that wait for people are left in the store."""
        running = select(TABLES).where(TABLES.c.over.is_(None), TABLES.c.started.is_not(None))
        rows = await self.store.read(running.order_by(TABLES.c.created.desc()))
        for start in range(0, len(rows), WOKEN_TOGETHER):
            some = rows[start : start + WOKEN_TOGETHER]
            try:
                await self.wake_computers(some)
            except Refused:  # one of them, and the others shall not wait for it
                for row in some:
                    with suppress(Refused):  # whoever comes to that table will be told
                        await self.wake_computers([row])

    async def wake_computers(self, rows: Sequence[Any]) -> None:
        for summary in await self.summaries(rows):
            with suppress(Refused), self.contained(summary.facts.id):  # whoever comes to that table will be told
                if any(summary.is_computer(seat) for seat in summary.to_act):
                    await self.table(summary.facts.id)

    async def sweep_regularly(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.sweep(time.monotonic() - self.settings.keep_loaded)

    def sweep(self, before: float) -> None:
        """Tables that nobody has looked at for a while leave the memory."""
        for table in list(self.tables.values()):
            in_use = table.presence.pages or table.computers.thinking or table.lock.locked()
            if not in_use and table.touched < before:
                table.presence.close()
                del self.tables[table.facts.id]
