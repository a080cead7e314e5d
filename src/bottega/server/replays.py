"""The games that can be looked at again: finished tables, records that somebody brought, and, for whoever plays there,
a running table as far as that seat may know.
"""

import asyncio
import json
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

import bottega
from bottega import Record
from bottega.core.errors import BottegaError
from bottega.core.kept import Kept
from bottega.core.record import shortened
from bottega.server.errors import Refused
from bottega.server.replay import ALL, WATCH, Replay
from bottega.server.shelf import ID_LENGTH, Shelf, check_edition
from bottega.server.table import Table
from bottega.server.tables import TableRegistry

LOG = logging.getLogger("bottega.server")
MOST_OPEN = 24  # games whose positions are in memory
AT_ONCE = 2  # threads
T = TypeVar("T")


@dataclass(slots=True)
class Opened:
    """A game in memory. One thread at a time plays in it."""

    replay: Replay | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


@dataclass(frozen=True, slots=True)
class Look:
    """A game as one guest may look at it."""

    id: str
    table: Table | None  # None: somebody brought the record
    running: bool
    seats: list[int]  # whose eyes there are
    replay: Replay

    @property
    def eyes(self) -> list[str]:
        return [*([] if self.running else [ALL, WATCH]), *map(str, self.seats)]

    def finished(self) -> Record:
        """The record of a game that is over."""
        if self.running or not self.replay.frames.end.is_over:
            raise Refused("not-over")
        return self.replay.frames.record

    def plies(self, eyes: str) -> Sequence[int]:
        """Where these eyes can be taken to. All of a finished game, so that a move has one number for everybody; of a
        running one only what the seat was told."""
        if eyes not in self.eyes:
            raise Refused("not-over" if self.running else "no-eyes")
        return self.replay.moments(int(eyes)) if self.running else range(self.replay.frames.last + 1)


class Replays:
    def __init__(self, registry: TableRegistry, shelf: Shelf) -> None:
        self.registry = registry
        self.shelf = shelf
        self.opened = Kept[Opened](MOST_OPEN)
        self.places = asyncio.Semaphore(AT_ONCE)

    async def look(self, id: str, guest: str | None, work: Callable[[Look], T]) -> T:
        """What `work` makes of a game. It has a thread for it, and nobody else plays in the game meanwhile."""
        table = None if len(id) == ID_LENGTH else await self.registry.table(id)
        running = table is not None and table.play is not None and not table.over
        seats = table.seats_of(guest) if running and table is not None else []
        if running and not seats:
            raise Refused("not-over")
        if id not in self.opened.known:
            await self.record(id, table, Opened())  # what is not there takes the place of no other
        opened = self.opened.get(id, Opened)
        async with opened.lock, self.places:
            record = await self.record(id, table, opened)

            def looked() -> T:
                replay = brought_up(opened, record)
                return work(Look(id, table, running, seats or list(range(record.players)), replay))

            return await asyncio.to_thread(looked)

    async def game(self, id: str, guest: str | None, over: bool = False) -> str:
        """Which game it is, for whoever may look at it; with `over`, only once it has ended. It is not played for that:
        a page is asked for by anybody, and as often as they like."""
        if len(id) == ID_LENGTH:
            return await self.shelf.game(id, over)
        table = await self.registry.summary(id)
        if not table.over and (over or not table.seats_of(guest)):
            raise Refused("not-over")
        if table.facts.started is None:
            raise Refused("not-started")
        return table.facts.game

    async def record(self, id: str, table: Table | None, opened: Opened) -> Record:
        """That of a running game holds its secrets: it goes no further than into a `Look`."""
        if table is None:
            return await self.shelf.fetch(id) if opened.replay is None else opened.replay.frames.record
        if table.play is None:
            return table.record()
        if table.facts.started is None:
            raise Refused("not-started")
        return table.so_far(table.play)

    async def bring(self, body: dict[str, Any], address: str) -> str:
        """A record from outside: played from the first move to the last before it is kept."""

        def played() -> Replay:
            check_edition(body, self.registry.settings.editions)  # first: one that was changed is played to be read
            return replayed(read(body))

        async with self.places:
            replay = await asyncio.to_thread(played)
        name = await self.shelf.keep(replay.frames.record, address)
        opened = self.opened.get(name, Opened)
        opened.replay = opened.replay or replay
        return name


def brought_up(opened: Opened, record: Record) -> Replay:
    """The game in memory, as far as this record has come."""
    replay = opened.replay
    if replay is None:
        replay = replayed(record)
    else:
        opened.replay = None  # until it is known that the record can be played
        with refusing(record):
            replay.go_on(record)
    opened.replay = replay
    return replay


def read(body: dict[str, Any]) -> Record:
    try:
        return Record.from_json(json.dumps(body))
    except BottegaError as error:
        raise Refused("bad-record", shortened(str(error))) from None
    except Exception:
        LOG.warning("A record that somebody brought cannot be read.", exc_info=True)
        raise Refused("bad-record") from None


def replayed(record: Record) -> Replay:
    with refusing(record):
        return Replay(record)


@contextmanager
def refusing(record: Record) -> Iterator[None]:
    """What cannot be played again is refused in clear words."""
    try:
        yield
    except BottegaError as error:
        raise Refused("old-record" if is_old(record) else "bad-record", shortened(str(error))) from None
    except Exception:
        LOG.warning("A record cannot be played again.", exc_info=True)
        raise Refused("bad-record") from None


def is_old(record: Record) -> bool:
    """Was it played by other rules than today's?"""
    known = {meta.id: meta.rules_version for meta in bottega.metas()}
    return record.game in known and record.rules_version != known[record.game]
