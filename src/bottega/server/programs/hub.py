"""All lines to programs, the seats that each of them serves, and the clocks of those that are asked."""

import asyncio
import logging
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Select, or_, select

import bottega
from bottega.server.errors import Refused
from bottega.server.journal import now
from bottega.server.limits import RateLimits
from bottega.server.presence import LIVE
from bottega.server.programs import messages
from bottega.server.programs.keys import KEPT, Keys, ProgramKey
from bottega.server.programs.lines import Line, Place, Stream
from bottega.server.store.schema import SEATS, TABLES

if TYPE_CHECKING:
    from bottega.server.tables import TableRegistry

LOG = logging.getLogger("bottega.server")
MOST_PLACES = 100  # of one line
SWEEP_EVERY = 10.0


@dataclass(frozen=True, slots=True)
class Clock:
    timer: asyncio.TimerHandle
    deadline: int  # milliseconds since 1970


class Programs:
    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.keys = Keys(registry)
        self.lines: dict[str, Line] = {}  # by key: one each, the latest
        self.at: dict[Place, list[Line]] = {}
        self.clocks: dict[Place, Clock] = {}
        self.paces = RateLimits(registry.settings.limits.program_messages)

    def close(self) -> None:
        for clock in self.clocks.values():
            clock.timer.cancel()
        self.clocks.clear()
        for line in self.lines.values():
            if isinstance(line, Stream):
                line.wake()

    # --- lines ------------------------------------------------------------------------------------------------------

    async def attach(self, line: Line) -> None:
        """A line begins: hello, and then all that stands at its seats. The key's line before it ends."""
        if (before := self.lines.get(line.key.id)) is not None:
            self.detach(before, "elsewhere")
        self.lines[line.key.id] = line
        if not await self.keys.is_kept(line.key):  # revoked while it came in
            self.detach(line, "revoked")
            return
        greeting = messages.Greeting(messages.PROTOCOL, bottega.__version__, line.key.id, line.key.name)
        line.send(messages.tail(greeting))
        for row in await self.registry.store.read(seats_of(line.key)):
            await self.serve(line, row.table_id, [row.seat])

    async def serve(self, line: Line, table_id: str, seats: Iterable[int]) -> None:
        """One that cannot be read holds up no other."""
        with suppress(Refused), self.registry.contained(table_id):
            table = await self.registry.table(table_id)
            for seat in seats:
                await table.programs.join(line, seat)

    async def seated(self, table_id: str, guest: str, seats: Iterable[int]) -> None:
        """A guest has put programs at these seats: the lines of his player's keys serve them from now on."""
        for line in list(self.lines.values()):
            if line.key.guest == guest and line.key.table is None:
                await self.serve(line, table_id, seats)

    def detach(self, line: Line, why: messages.Farewell | None = None) -> None:
        if self.lines.get(line.key.id) is line:
            del self.lines[line.key.id]
        if why is not None:
            line.end(messages.tail(messages.Bye(why)))
        places, line.places = list(line.places), {}
        for place in places:
            served = self.at.get(place, [])
            if line in served:
                served.remove(line)
            if not served:
                self.at.pop(place, None)
        for table_id in {place[0] for place in places}:
            if (table := self.registry.tables.get(table_id)) is not None:
                table.presence.tell()

    async def revoked(self, key: ProgramKey) -> None:
        """Its line is closed at once, and a computer goes on at the seats that nobody serves any more."""
        if (line := self.lines.get(key.id)) is not None:
            self.detach(line, "revoked")
        for row in await self.registry.store.read(seats_of(key)):
            with suppress(Refused), self.registry.contained(row.table_id):
                table = await self.registry.table(row.table_id)
                await table.programs.lose(row.seat)

    # --- long polling -----------------------------------------------------------------------------------------------

    async def stream(self, key: ProgramKey, after: int) -> tuple[Stream, int]:
        """The stream that goes on after that number, or a new one, and the number to read on from."""
        line = self.lines.get(key.id)
        if isinstance(line, Stream) and line.goes_on_after(after):
            return line, after
        if isinstance(line, Stream) and not line.resyncs.take(time.monotonic()):
            raise Refused("slow-down")
        made = Stream(key, self.registry.settings.limits)
        if isinstance(line, Stream):
            made.last = max(made.last, line.last + 1)
            made.resyncs = line.resyncs
        first = made.last
        await self.attach(made)
        self.watch(made)
        return made, first

    def still_there(self, key: ProgramKey) -> None:
        if isinstance(line := self.lines.get(key.id), Stream):
            line.heard = time.monotonic()

    def watch(self, stream: Stream) -> None:
        """Whoever does not ask any more has left."""
        patience = self.registry.settings.limits.program_gone
        waits = stream.waiter is not None and not stream.waiter.done()
        if stream.ended or self.lines.get(stream.key.id) is not stream or self.registry.closed:
            return
        if not waits and time.monotonic() - stream.heard > patience:
            self.detach(stream)
            return
        asyncio.get_running_loop().call_later(min(SWEEP_EVERY, patience), self.watch, stream)

    # --- clocks -----------------------------------------------------------------------------------------------------

    def time_at(self, pace: str) -> float:
        settings = self.registry.settings
        return settings.program_time if pace == LIVE else settings.program_days

    def deadline(self, place: Place, pace: str) -> int:
        """When a computer decides instead; the clock of a seat that has none begins."""
        if place not in self.clocks:
            seconds = self.time_at(pace)
            timer = asyncio.get_running_loop().call_later(seconds, self.expire, place)
            self.clocks[place] = Clock(timer, now() + round(seconds * 1000))
        return self.clocks[place].deadline

    def stop(self, place: Place) -> None:
        if (clock := self.clocks.pop(place, None)) is not None:
            clock.timer.cancel()

    def expire(self, place: Place) -> None:
        del self.clocks[place]
        if not self.registry.closed:
            self.registry.start_task(self.miss(place))

    async def miss(self, place: Place) -> None:
        """The table may have left the memory meanwhile."""
        with suppress(Refused), self.registry.contained(place[0]):
            table = await self.registry.table(place[0])
            await table.programs.miss(place[1])


def seats_of(key: ProgramKey) -> Select[Any]:
    """Those that a key opens, at tables that are not over for long."""
    recent = or_(TABLES.c.over.is_(None), TABLES.c.over > now() - KEPT // 24)
    query = select(SEATS.c.table_id, SEATS.c.seat).join(TABLES, TABLES.c.id == SEATS.c.table_id)
    query = query.where(SEATS.c.program == key.guest)
    if key.table is not None:
        query = query.where(SEATS.c.table_id == key.table, SEATS.c.seat == key.seat)
    else:
        query = query.where(recent)
    return query.order_by(TABLES.c.created.desc(), SEATS.c.seat).limit(MOST_PLACES)
