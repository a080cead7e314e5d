"""The games of a run spread over processes. Their order, and so the results, do not depend on how many there are."""

import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Any, TypeVar

from bottega.core.errors import BottegaError
from bottega.lab.match import Match, MatchResult, Stopped, chunks, play
from bottega.lab.telling import NOTHING, Told, Wanted, play_and_tell

T = TypeVar("T")
R = TypeVar("R")
_stop: Any = None


class WorkerLost(BottegaError):
    """A process ended in the middle of its games, by itself or by the system."""


def results(match: Match, games: int, jobs: int, first: int = 0, wanted: Wanted = NOTHING) -> Generator[list[Told]]:
    """The games in their order, piece by piece, from the game `first` on."""
    if jobs == 1:
        for number in range(first, games):
            yield play_all(match, wanted, [number])
        return
    yield from in_processes(partial(play_all, match, wanted), chunks(games, jobs, first), jobs)


def in_processes(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Generator[R]:
    """What `work` makes of each task, in their order."""
    # Spawned, not forked: it is the same everywhere, and safe with threads.
    context = get_context("spawn")
    stop = context.Event()
    executor = ProcessPoolExecutor(min(jobs, len(tasks)), context, initializer=begin, initargs=(stop,))
    try:
        with ignoring_interrupts():
            futures = [executor.submit(work, task) for task in tasks]
        for future in futures:
            yield future.result()
    except BrokenProcessPool:
        raise WorkerLost("A process of the arena ended in the middle of its games.") from None
    finally:
        # Also after Ctrl-C or a failure: whoever is in the middle of a game stops at its next decision.
        stop.set()
        executor.shutdown(wait=True, cancel_futures=True)


def begin(stop: Any) -> None:
    """In each worker: Ctrl-C is for the one who started the run."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_all(match: Match, wanted: Wanted, numbers: Sequence[int]) -> list[Told]:
    return [play_and_tell(match, wanted, number, is_stopped) for number in numbers]


def play_one(match: Match) -> MatchResult:
    """A match of a single game."""
    return play(match, 0, is_stopped)


def is_stopped() -> bool:
    """Whether the one who started the run wants it to end; nobody asks where there is no other process."""
    return _stop is not None and bool(_stop.is_set())


def unless_stopped(numbers: Iterable[int]) -> Iterator[int]:
    """The numbers of games to be played, as long as nobody wants the run to end."""
    for number in numbers:
        if is_stopped():
            raise Stopped
        yield number


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Processes started in here begin deaf to Ctrl-C; only the main thread may arrange that."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
