"""Whose turn it is to have a computer think: a line in which nobody gets ahead by coming often.

First come tables where somebody sits, then those that are only looked at, then those that nobody sees. Among equals it
is the turn of the address that was served longest ago, however many tables it has. A table where nobody sits has one
question at a time, and of all that nobody sees only one is thought about at a time.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, Generic, TypeVar

PLAYED, WATCHED, UNSEEN = range(3)
PATIENCE: Final = 8  # questions that are answered while others further behind wait; then comes one of those
MOST_KNOWN: Final = 4096
T = TypeVar("T")


class Asker:
    """A table: whether somebody sits or looks there now, and from which addresses."""

    __slots__ = ("rank", "running", "waiting", "whose")

    def __init__(self, rank: int = UNSEEN, whose: Sequence[str] = ("",)) -> None:
        self.rank = rank
        self.whose = whose
        self.running = 0
        self.waiting: list[Ticket[Any]] = []


class Ticket(Generic[T]):
    """One of its questions, in the line."""

    __slots__ = ("asker", "number", "turn", "unseen")

    def __init__(self, asker: Asker, number: int) -> None:
        self.asker = asker
        self.number = number
        self.unseen = False  # when its turn came
        self.turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()


class Turns(Generic[T]):
    """Those who think, and who waits for them."""

    def __init__(self, thinkers: Iterable[T]) -> None:
        self.free = list(thinkers)
        self.lines: tuple[dict[Ticket[T], None], ...] = ({}, {}, {})  # by rank
        self.served: OrderedDict[str, int] = OrderedDict()  # which question of all an address had answered last
        self.asked = self.answered = 0
        self.unseen = 0  # being thought about
        self.passed = 0  # answered since somebody further behind has waited

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[T]:
        """Waits for it; whoever thinks is free for the next when this is left."""
        self.asked += 1
        ticket = Ticket[T](asker, self.asked)
        self.lines[asker.rank][ticket] = None
        asker.waiting.append(ticket)
        self.go_on()
        try:
            thinker = await ticket.turn
        except asyncio.CancelledError:
            if ticket.turn.cancelled():
                self.leave(ticket)
            else:
                self.end(ticket, ticket.turn.result())
            raise
        try:
            yield thinker
        finally:
            self.end(ticket, thinker)

    def stand(self, asker: Asker, rank: int, whose: Sequence[str]) -> None:
        """Somebody has come to a table or left it: what it has in the line stands elsewhere now."""
        for ticket in asker.waiting:
            del self.lines[asker.rank][ticket]
            self.lines[rank][ticket] = None
        asker.rank, asker.whose = rank, whose
        self.go_on()

    # --- the line -----------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        while self.free and (ticket := self.next()) is not None:
            self.leave(ticket)
            if not ticket.turn.cancelled():
                self.begin(ticket)

    def next(self) -> Ticket[T] | None:
        ready = [ticket for rank in (PLAYED, WATCHED, UNSEEN) if (ticket := self.first(rank)) is not None]
        self.passed = self.passed + 1 if len(ready) > 1 else 0
        if self.passed > PATIENCE:
            self.passed = 0
            return ready[1]
        return ready[0] if ready else None

    def first(self, rank: int) -> Ticket[T] | None:
        """Of those that may be answered now. The last of the lines may be very long after a start."""
        line = self.lines[rank]
        if rank == UNSEEN:
            return None if self.unseen else next((one for one in line if not one.asker.running), None)
        ready = [one for one in line if rank == PLAYED or not one.asker.running]
        return min(ready, key=lambda one: (self.last_served(one.asker)[0], one.number), default=None)

    def last_served(self, asker: Asker) -> tuple[int, str]:
        """When it was whose turn: of several at a table, that of the one who has waited longest."""
        return min((self.served.get(who, 0), who) for who in asker.whose)

    def leave(self, ticket: Ticket[T]) -> None:
        asker = ticket.asker
        if ticket in asker.waiting:
            asker.waiting.remove(ticket)
            del self.lines[asker.rank][ticket]

    def begin(self, ticket: Ticket[T]) -> None:
        asker = ticket.asker
        asker.running += 1
        ticket.unseen = asker.rank == UNSEEN
        self.unseen += ticket.unseen
        self.answered += 1
        _, who = self.last_served(asker)
        self.served[who] = self.answered
        self.served.move_to_end(who)
        if len(self.served) > MOST_KNOWN:
            self.served.popitem(last=False)
        ticket.turn.set_result(self.free.pop())

    def end(self, ticket: Ticket[T], thinker: T) -> None:
        ticket.asker.running -= 1
        self.unseen -= ticket.unseen
        self.free.append(thinker)
        self.go_on()
