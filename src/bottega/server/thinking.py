"""Computer players think in processes of their own, so that tables never wait for them.

A process gets what the seat knows and nothing else: the redacted position travels, never the real one. One that crashes
or does not answer in time is replaced and the question asked again; after that a simple answer will do.
"""

import asyncio
import secrets
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import bottega
from bottega import Edition
from bottega.bots import Bot, make
from bottega.core.observation import Observation
from bottega.core.state import State

TRIES = 3
SEATED = 256  # players that a process remembers, so that they need not think a plan out twice
START_TIME = 60.0
STOP_TIME = 2.0
READY = "ready"


@dataclass(frozen=True, slots=True)
class Question:
    """What one computer is asked at its seat."""

    table_id: str
    game: str
    edition: tuple[str, dict[str, Any]]
    known: dict[str, Any]
    seat: int
    bot: str
    seed: int


def question(table_id: str, state: State, seat: int, bot: str) -> Question:
    edition = state.table.edition
    known = state.redact(seat).dump()
    # A seed of its own, from which no way leads back to the deal.
    return Question(
        table_id, state.game.id, (edition.name, edition.corrections), known, seat, bot, secrets.randbits(64)
    )


class Lost(Exception):
    """The process ended, hung or failed."""


class Thinker:
    """One process and the line to it."""

    def __init__(self, answering: Callable[[Connection], None]) -> None:
        self.answering = answering
        self.closed = False
        self.start()

    def start(self) -> None:
        # Spawned, not forked: it is the same everywhere, and safe with threads.
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=self.answering, args=(theirs,), daemon=True, name="bottega-thinker")
        self.process.start()
        theirs.close()
        self.begun = False

    def ask(self, asked: Question, timeout: float) -> int:
        """In a thread: waits for the answer."""
        try:
            # To load everything may take long on a busy machine; that is no thinking.
            if not self.begun and self.line.poll(START_TIME):
                self.begun = self.line.recv() == READY
            self.line.send(asked)
            if self.line.poll(timeout):
                answer = self.line.recv()
                if isinstance(answer, int):
                    return answer
                raise Lost(str(answer))
        except (OSError, EOFError, ValueError) as error:
            self.replace()
            raise Lost("the process ended") from error
        self.replace()
        raise Lost("no answer in time")

    def replace(self) -> None:
        self.stop()
        if not self.closed:
            self.start()

    def stop(self) -> None:
        self.line.close()
        self.process.kill()
        self.process.join(STOP_TIME)


class Thinkers:
    def __init__(self, count: int, timeout: float, answering: "Callable[[Connection], None] | None" = None) -> None:
        self.count = count
        self.timeout = timeout
        self.answering = answering or answer_all
        self.threads = ThreadPoolExecutor(count, thread_name_prefix="thinkers")
        self.all: list[Thinker] = []
        self.started = 0
        self.free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()

    async def choose(self, asked: Question) -> int:
        thinker = await self.next_free()
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.threads, thinker.ask, asked, self.timeout)
        finally:
            self.free.put_nowait(thinker)

    async def next_free(self) -> Thinker:
        if self.free.empty() and self.started < self.count:
            self.started += 1
            thinker = await asyncio.get_running_loop().run_in_executor(self.threads, Thinker, self.answering)
            self.all.append(thinker)
            return thinker
        return await self.free.get()

    async def answer(self, asked: Question, legal: tuple[int, ...]) -> int:
        """One of the legal actions, whatever happens to the processes."""
        for _ in range(TRIES):
            try:
                action = await self.choose(asked)
            except Lost:
                continue
            if action in legal:
                return action
        return secrets.choice(legal)

    def close(self) -> None:
        for thinker in self.all:
            thinker.closed = True
            thinker.stop()
        self.threads.shutdown(wait=False, cancel_futures=True)


# --- in the process --------------------------------------------------------------------------------------------------


def answer_all(line: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the line
    seated: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
    line.send(READY)
    while True:
        try:
            asked: Question = line.recv()
        except (EOFError, OSError):
            return
        try:
            line.send(answer(asked, seated))
        except OSError:
            return
        except Exception as error:  # noqa: BLE001 -- whatever a computer player may raise
            line.send(repr(error))


def answer(asked: Question, seated: OrderedDict[tuple[str, int, str], Bot]) -> int:
    key = (asked.table_id, asked.seat, asked.bot)
    if key not in seated:
        seated[key] = make(asked.bot, asked.game, asked.seed)
        if len(seated) > SEATED:
            seated.popitem(last=False)
    seated.move_to_end(key)
    return int(seated[key].choose(observation(asked)))


def observation(asked: Question) -> Observation:
    game = bottega.game(asked.game)
    name, corrections = asked.edition
    edition = game.house if not corrections else Edition.from_corrections(game.house, name, corrections)
    return game.observation(game.restore(asked.known, edition), asked.seat)
