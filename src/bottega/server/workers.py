"""Computer players think in processes of their own, so that tables never wait for them.

A process gets what the seat knows and nothing else: the redacted position travels, never the real one. One that crashes
or does not answer in time is replaced and the question asked again; after that a simple answer will do.
"""

import asyncio
import gc
import logging
import os
import secrets
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

import bottega
from bottega.advice import Hint, hint, weigh
from bottega.bots import Bot, make
from bottega.core.observation import Observation
from bottega.core.state import State
from bottega.server.turns import Asker, Turns

LOG = logging.getLogger("bottega.server")
TRIES = 3
SEATED = 256  # players that a process remembers, so that they need not think a plan out twice
START_TIME = 60.0
STOP_TIME = 2.0
READY = "ready"
WAITING = 3  # who may wait for a hint, besides the one that is being thought out
BEHIND, FURTHER = 3, 5  # how far computers stand back behind people on this machine, and hints behind computers
CONTEXT = get_context("spawn")  # not forked: it is the same everywhere, and safe with threads


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
    edition = state.setup.edition
    known = state.redact(seat).dump()
    # A seed of its own, from which no way leads back to the deal.
    return Question(
        table_id, state.game.id, (edition.name, edition.corrections), known, seat, bot, secrets.randbits(64)
    )


@dataclass(frozen=True, slots=True)
class HintQuestion:
    """What a person's seat asks for; `of` holds what that seat knows, as for a computer."""

    of: Question
    playouts: int
    seconds: float


Asked = Question | HintQuestion


class Busy(Exception):
    """Too many ask for a hint already."""


class Lost(Exception):
    """The process ended, hung or failed."""


class Worker:
    """One process and the line to it, started when it is first asked, and again after it was lost."""

    def __init__(self, main: Callable[[Connection], None]) -> None:
        self.main = main
        self.process: SpawnProcess | None = None
        self.closed = False

    def start(self) -> None:
        self.line, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=self.main, args=(theirs,), daemon=True, name="bottega-worker")
        self.process.start()
        theirs.close()
        # To load everything may take long on a busy machine; that is no thinking.
        if not self.line.poll(START_TIME) or self.line.recv() != READY:
            raise Lost("it did not start in time")

    def ask(self, asked: Asked, timeout: float) -> int | Hint:
        """In a thread: waits for the answer."""
        try:
            answer = self.exchange(asked, timeout)
        except (OSError, EOFError, ValueError) as error:
            self.stop()
            raise Lost(f"the process ended: {error!r}") from error
        except Lost:
            self.stop()
            raise
        if isinstance(answer, int | Hint):
            return answer
        raise Lost(str(answer))

    def exchange(self, asked: object, timeout: float) -> object:
        """Of a computer player an action, or what went wrong in its head."""
        if self.process is None and not self.closed:
            self.start()
        if self.closed:
            raise Lost("the server is closed")
        self.line.send(asked)
        if not self.line.poll(timeout):
            raise Lost("no answer in time")
        return self.line.recv()

    def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            self.line.close()
            if process.pid is not None:
                process.kill()
                process.join(STOP_TIME)

    def end(self) -> None:
        """From another thread: whoever waits for an answer hears that there will be none."""
        self.closed = True
        process = self.process
        if process is not None and process.pid is not None:
            process.kill()


class Workers:
    def __init__(self, count: int, timeout: float, main: "Callable[[Connection], None] | None" = None) -> None:
        self.timeout = timeout
        self.threads = ThreadPoolExecutor(count + 1, thread_name_prefix="workers")
        self.adviser = Worker(main or worker_main)
        self.advising = asyncio.Lock()
        self.thinking: set[asyncio.Task[Hint | None]] = set()
        self.all = [Worker(main or worker_main) for _ in range(count)]
        self.turns = Turns(self.all)

    async def request(self, asked: Question, asker: Asker) -> int:
        async with self.turns.turn(asker) as worker:
            loop = asyncio.get_running_loop()
            answer = await loop.run_in_executor(self.threads, worker.ask, asked, self.timeout)
        if not isinstance(answer, int):
            raise Lost("this is no action")
        return answer

    async def decide(self, asked: Question, legal: tuple[int, ...], asker: Asker) -> int:
        """One of the legal actions, whatever happens to the processes, when it is this table's turn."""
        for _ in range(TRIES):
            try:
                action = await self.request(asked, asker)
            except Lost as lost:
                LOG.warning("The computer player %s was lost: %s. It is asked again.", asked.bot, lost)
                continue
            if action in legal:
                return action
        LOG.error("The computer player %s gave no legal answer; any move will do.", asked.bot)
        return secrets.choice(legal)

    @property
    def is_sought(self) -> bool:
        """Do as many wait for a hint as may?"""
        return len(self.thinking) > WAITING

    async def advise(self, asked: HintQuestion, wanted: Callable[[], bool]) -> Hint | None:
        """One hint at a time, in a process of its own that stands back behind the others: no move waits for it. None
        when it is not wanted any more, `Lost` when the process failed, `Busy` when too many wait."""
        if self.is_sought:
            raise Busy
        # Whoever stops listening leaves the process to finish: its line must not be spoken on by two.
        task = asyncio.ensure_future(self.advise_in_turn(asked, wanted))
        self.thinking.add(task)
        task.add_done_callback(self.thinking.discard)
        return await asyncio.shield(task)

    async def advise_in_turn(self, asked: HintQuestion, wanted: Callable[[], bool]) -> Hint | None:
        async with self.advising:
            if not wanted():
                return None
            loop = asyncio.get_running_loop()
            answer = await loop.run_in_executor(self.threads, self.adviser.ask, asked, self.timeout)
        if not isinstance(answer, Hint):
            raise Lost("this is no hint")
        return answer

    def close(self) -> None:
        for task in self.thinking:
            task.cancel()
        for worker in (*self.all, self.adviser):
            worker.end()
            # Only the thread that reads from a line may close it: its number could be another line's by then.
            self.threads.submit(worker.stop)
        self.threads.shutdown(wait=False)


# --- in the process --------------------------------------------------------------------------------------------------


def worker_main(line: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the line
    stand_back(BEHIND)
    seated: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
    games: set[str] = set()
    # A set of rules that is no longer used is a circle. Usually such sets would be looked for after some 700 tables,
    # each with options of its own, and have taken 13 MB by then.
    gc.set_threshold(700, 10, 1)
    try:
        line.send(READY)
    except OSError:  # the server ended meanwhile
        return
    while True:
        try:
            asked: Asked = line.recv()
        except (EOFError, OSError):
            return
        try:
            line.send(advise(asked) if isinstance(asked, HintQuestion) else decide(asked, seated))
        except OSError:
            return
        except Exception as error:  # noqa: BLE001 -- whatever a computer player may raise
            line.send(repr(error))
        game = asked.of.game if isinstance(asked, HintQuestion) else asked.game
        if game not in games:
            # What a game is made of stays, and need not be looked through again.
            games.add(game)
            gc.collect()
            gc.freeze()


def decide(asked: Question, seated: OrderedDict[tuple[str, int, str], Bot]) -> int:
    key = (asked.table_id, asked.seat, asked.bot)
    if key not in seated:
        seated[key] = make(asked.bot, asked.game, asked.seed)
        if len(seated) > SEATED:
            seated.popitem(last=False)
    seated.move_to_end(key)
    return int(seated[key].choose(observation(asked)))


def stand_back(how_far: int) -> None:
    if hasattr(os, "nice"):
        os.nice(max(0, how_far - os.nice(0)))


def advise(asked: HintQuestion) -> Hint:
    stand_back(FURTHER)
    known = observation(asked.of)
    return hint(known, weigh(known, playouts=asked.playouts, seed=asked.of.seed, seconds=asked.seconds))


def observation(asked: Question) -> Observation:
    game = bottega.game(asked.game)
    name, corrections = asked.edition
    edition = game.recorded(name, corrections, asked.known["edition"])
    return game.observation(game.restore(asked.known, edition), asked.seat)
