"""The lines to programs: a socket, or what waits for somebody who asks again and again. A table sends to both alike."""

import asyncio
import time
from collections import deque
from typing import Protocol

from bottega.server.limits import RateLimit
from bottega.server.programs.keys import ProgramKey
from bottega.server.settings import Limits

Place = tuple[str, int]  # a table's id and a seat of it


class Line(Protocol):
    key: ProgramKey
    places: dict[Place, int]  # the seats it serves, and the version that it was told last
    decided: dict[Place, int]  # the decision that it was last asked for, by the version since which it is offered

    def send(self, tail: str) -> None: ...

    def end(self, tail: str) -> None:
        """The last word: it was revoked, or the key is used elsewhere."""
        ...


class Stream:
    """For long polling: messages wait here, numbered, until they are asked for by a later number. The numbers begin
    with the time, so that those of an earlier stream are always smaller, also after a new start of the server.
    """

    def __init__(self, key: ProgramKey, limits: Limits) -> None:
        self.key = key
        self.limits = limits
        self.places: dict[Place, int] = {}
        self.decided: dict[Place, int] = {}
        self.last = time.time_ns() // 1_000_000
        self.messages: deque[str] = deque()
        self.size = 0
        self.ended = False
        self.waiter: asyncio.Future[None] | None = None
        self.resyncs = RateLimit(limits.resyncs, time.monotonic())
        self.heard = time.monotonic()

    @property
    def before(self) -> int:
        """The number before the first message that is still here."""
        return self.last - len(self.messages)

    def send(self, tail: str) -> None:
        if self.ended:
            return
        self.last += 1
        text = f'{{"n":{self.last},{tail}'
        self.messages.append(text)
        self.size += len(text)
        while len(self.messages) > self.limits.backlog or self.size > self.limits.backlog_size:
            self.size -= len(self.messages.popleft())
        self.wake()

    def end(self, tail: str) -> None:
        self.send(tail)
        self.ended = True

    def wake(self) -> None:
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    def goes_on_after(self, number: int) -> bool:
        return not self.ended and self.before <= number <= self.last

    async def after(self, number: int, seconds: float) -> list[str]:
        """What came after that number, as soon as there is something. Who asks has everything up to it, and whoever
        waits already is answered at once: one at a time.
        """
        while self.messages and self.before < number:
            self.size -= len(self.messages.popleft())
        self.wake()
        if self.last <= number and not self.ended:
            mine = self.waiter = asyncio.get_running_loop().create_future()
            await asyncio.wait({mine}, timeout=seconds)
            mine.cancel()
        self.heard = time.monotonic()
        return list(self.messages)[max(0, number - self.before) :]
