"""What every engine's worker shares: answer the one request it was started with, and time it.

It is the worker's own processor time that counts: who else is busy on the machine takes turns from an engine, not
speed. Only the standard library is used here, because a worker runs in the environment of its engine.
"""

import json
import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any, TypeVar

Request = dict[str, Any]
Task = Callable[[Request], dict[str, float]]

WARM_UP = 0.2
# A game's positions are kept at this distance, to find its middle.
SNAPSHOT_EVERY = 8

Position = TypeVar("Position")


def answer(tasks: dict[str, Task]) -> None:
    request = json.loads(sys.argv[1])
    print(json.dumps(tasks[request["task"]](request)))


def timed(work: Callable[[], int], seconds: float) -> dict[str, float]:
    """
    `work` says how much it did, and it is repeated; a piece of play is a whole game, so that every engine is measured
    over its openings, middles and ends alike. The first piece, which may still import much, and a warm-up do not count.
    """
    work()
    for length in (min(WARM_UP, seconds), seconds):
        count = 0
        start = process_time()
        spent = 0.0
        while spent < length:
            count += work()
            spent = process_time() - start
    return {"count": count, "seconds": spent}


def timed_calls(calls: list[Callable[[], object]], seconds: float) -> dict[str, float]:
    def work() -> int:
        for call in calls:
            call()
        return len(calls)

    return timed(work, seconds)


def middle(snapshots: Iterator[Position]) -> Position:
    """The position half-way through one game, of snapshots taken at even distances."""
    taken = list(snapshots)
    return taken[len(taken) // 2]
