"""Who may write to a table. With a file that is this server; of several with one database, the one that has the lease
of the table. Whoever needs it asks for it: the server that has it does what it has begun and hands it over, and one
that does not answer loses it. The fence of a lease grows with each server that gets it, and the database refuses what
comes with an old one: a server that slept writes nothing.
"""

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy.sql import Executable

from bottega.server.errors import Refused
from bottega.server.following import catch_up
from bottega.server.store.notices import Pulse
from bottega.server.store.schema import LEASES, TABLES
from bottega.server.store.sharing import END_LEASE, GIVE, LEAVE, MINE, TAKE, TERM, WANT, WORK
from bottega.server.store.writer import Claim

if TYPE_CHECKING:
    from bottega.server.table import Table
    from bottega.server.tables import TableRegistry

ASK_AGAIN: Final = 0.25  # seconds until a server that waits for a lease looks again, whatever it has heard
PATIENCE: Final = 10.0  # seconds that somebody waits for a server which has a table and does not hand it over

WOKEN_AT_ONCE: Final = 500  # tables that are looked for in one query

clock = time.monotonic


class TableLock:
    """Around everything that changes a table. `here` alone keeps others on this server from changing it meanwhile."""

    def __init__(self) -> None:
        self.here = asyncio.Lock()
        # Besides the journal, as counted in the database, that are known here; -1: nobody has looked.
        self.changes = -1

    def locked(self) -> bool:
        return self.here.locked()

    def keeps_waiting(self) -> bool:
        """Whoever is to be refused is refused before: how long he waits would tell what others do."""
        return self.here.locked() or not self.is_ours

    async def __aenter__(self) -> None:
        await self.here.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.here.release()

    @property
    def is_ours(self) -> bool:
        """Whether nobody else can have written to the table."""
        return True

    @property
    def drives(self) -> bool:
        """Whether its computers think here. A server that could not say for a while that it lives goes on thinking;
        what comes of it is fenced."""
        return True

    @property
    def claim(self) -> Claim | None:
        return None

    def committed(self, statements: tuple[Executable, ...]) -> None:
        """More of it is in the store now."""

    def lost(self) -> None:
        """Somebody else wrote to the table."""


class LeasedLock(TableLock):
    def __init__(self, leases: "Leases", table: "Table") -> None:
        super().__init__()
        self.leases = leases
        self.table = table

    async def __aenter__(self) -> None:
        await self.here.acquire()
        try:
            await self.leases.gain(self.table)
        except BaseException:
            self.here.release()
            raise

    @property
    def is_ours(self) -> bool:
        return self.leases.has(self.table.facts.id)

    @property
    def drives(self) -> bool:
        return self.table.facts.id in self.leases.ours

    @property
    def claim(self) -> Claim | None:
        mine = self.table.facts.id
        return Claim(mine, self.leases.server, self.leases.ours.get(mine, 0))

    def committed(self, statements: tuple[Executable, ...]) -> None:
        self.changes += bool(statements)

    def lost(self) -> None:
        self.leases.forget(self.table.facts.id)
        self.changes = -1


class Leases:
    """Those of this server."""

    def __init__(self, registry: "TableRegistry", server: str) -> None:
        self.registry = registry
        self.server = server
        self.ours: dict[str, int] = {}  # the fence of each
        self.until = 0.0  # they may be another's after this
        self.moved: dict[str, asyncio.Event] = {}  # of leases that are waited for: whether somebody has handed one over
        self.giving: set[str] = set()
        self.unwoken: set[str] = set()  # taken over, and nobody has looked yet whether computers are to move there

    def has(self, id: str) -> bool:
        return id in self.ours and clock() < self.until

    def forget(self, id: str) -> None:
        self.ours.pop(id, None)

    # --- to have one ------------------------------------------------------------------------------------------------

    async def gain(self, table: "Table") -> None:
        """The table is locked here. What others have written meanwhile is known when this returns."""
        if not self.has(table.facts.id):
            await self.begin(table, await self.wait_for(table.facts.id))

    async def gain_free(self, table: "Table") -> None:
        """Only if no server that lives has it."""
        async with table.lock.here:
            if not self.has(table.facts.id) and (fence := await self.take(table.facts.id)) is not None:
                await self.begin(table, fence)

    async def begin(self, table: "Table", fence: int) -> None:
        await catch_up(self.registry, table)
        self.ours[table.facts.id] = fence
        table.presence.watch_empty_seats()
        table.computers.wake()

    async def wait_for(self, id: str) -> int:
        late = clock() + PATIENCE
        moved = self.moved[id] = asyncio.Event()
        try:
            while (fence := await self.take(id)) is None:
                if clock() > late:
                    raise Refused("not-kept", "Another server has this table and does not hand it over. Try again.")
                await self.registry.store.read(WANT.bindparams(id=id, server=self.server))
                with suppress(TimeoutError):
                    async with asyncio.timeout(ASK_AGAIN):
                        await moved.wait()
                moved.clear()
        finally:
            del self.moved[id]
        return fence

    async def take(self, id: str) -> int | None:
        """Its fence; None when another server has it."""
        rows = await self.registry.store.read(TAKE.bindparams(id=id, server=self.server))
        return rows[0].fence if rows else None

    # --- of what is no table ----------------------------------------------------------------------------------------

    async def take_work(self, id: str) -> bool:
        """On a game that is over: of several servers one does it."""
        if (fence := await self.take(WORK + id)) is not None:
            self.ours[WORK + id] = fence
        return fence is not None

    async def end_work(self, id: str) -> None:
        await self.end(WORK + id)

    async def end(self, id: str) -> None:
        """Nobody has it until somebody asks."""
        self.forget(id)
        with suppress(Refused):  # it ends with this server
            await self.registry.store.read(END_LEASE.bindparams(id=id, server=self.server))

    # --- to hand it over --------------------------------------------------------------------------------------------

    def wanted(self, id: str) -> None:
        if id in self.ours:
            self.give_soon(id)

    def give_soon(self, id: str) -> None:
        if id not in self.giving:
            self.giving.add(id)
            self.registry.start_task(self.give(id))

    async def give(self, id: str) -> None:
        """What has been begun at the table is done first."""
        try:
            if (table := self.registry.tables.get(id)) is None:
                await self.give_now(id)
            else:
                async with table.lock.here:
                    await self.give_now(id)
        finally:
            self.giving.discard(id)

    async def give_now(self, id: str) -> None:
        self.forget(id)
        with suppress(Refused):  # then it is taken from us when the time is up
            await self.registry.store.read(GIVE.bindparams(id=id, server=self.server))

    def given(self, id: str, server: str) -> None:
        if (moved := self.moved.get(id)) is not None:
            moved.set()
        elif server == self.server:
            self.registry.start_task(self.take_over())

    async def leave(self) -> None:
        """This server stops: another one goes on with its tables, if there is one."""
        self.ours.clear()
        with suppress(Refused):
            await self.registry.store.read(LEAVE.bindparams(server=self.server))

    # --- what the database says -------------------------------------------------------------------------------------

    def pulse(self, pulse: Pulse) -> None:
        if pulse.fresh:
            self.ours.clear()
        self.until = pulse.sent + TERM / 1000
        for one in pulse.wanted:
            self.give_soon(one)
        if pulse.adopted or self.unwoken or pulse.leases != len(self.ours):
            self.registry.start_task(self.take_over())

    async def take_over(self) -> None:
        """Leases that are ours without anybody here having asked, of a server that died or stopped: their computers go
        on here.
        """
        with suppress(Refused):  # it is tried again with the next pulse
            rows = await self.registry.store.read(MINE.bindparams(server=self.server))
            found = {row.id: row.fence for row in rows}
            for one in self.ours.keys() - found.keys():
                self.forget(one)
            for one in found.keys() - self.ours.keys() - self.moved.keys():
                if (table := self.registry.tables.get(one)) is not None:
                    await self.gain_free(table)
                else:
                    self.ours[one] = found[one]
                    self.unwoken.add(one)
            while waking := list(self.unwoken)[:WOKEN_AT_ONCE]:
                await self.registry.wake(TABLES.c.id.in_(waking))
                self.unwoken.difference_update(waking)

    def granted(self, id: str) -> list[Executable]:
        """With a new table its lease is made."""
        self.ours[id] = 1
        return [LEASES.insert().values(id=id, server=self.server, fence=1, changes=0)]
