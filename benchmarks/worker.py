"""What every engine's worker shares: answer one request a line, and time it.

A worker sleeps between requests, so the engines take turns on the same machine in the same minute. It is their own
processor time that counts: who else is busy on the machine takes turns from an engine, not speed. Only the standard
library is used here, because a worker runs in the environment of its engine.
"""

import json
import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any, TypeVar

Request = dict[str, Any]
Task = Callable[[Request], dict[str, float]]

# A game's positions are kept at this distance, to find its middle.
SNAPSHOT_EVERY = 8

Position = TypeVar("Position")


def serve(tasks: dict[str, Task]) -> None:
    print(json.dumps({"ready": sorted(tasks)}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps(tasks[request["task"]](request)), flush=True)


def timed_games(play: Callable[[], int], seconds: float) -> dict[str, float]:
    """Whole games only, so that every engine is measured over its openings, middles and ends alike."""
    decisions = games = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        decisions += play()
        games += 1
        spent = process_time() - start
    return {"count": decisions, "seconds": spent, "games": games}


def timed_calls(calls: list[Callable[[], object]], seconds: float) -> dict[str, float]:
    count = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        for call in calls:
            call()
        count += len(calls)
        spent = process_time() - start
    return {"count": count, "seconds": spent}


def middle(snapshots: Iterator[Position]) -> Position:
    """The position half-way through one game, of snapshots taken at even distances."""
    taken = list(snapshots)
    return taken[len(taken) // 2]
