"""A collection of games to study: many between our players, at mixed tables, with every number of seats in turn."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bottega.core.record import Record
from bottega.core.registry import game
from bottega.lab.ladder import tables
from bottega.lab.match import Match, check, chunks, derived, played
from bottega.lab.spread import spread
from bottega.lab.workers import unless_stopped


def collect(
    game_id: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    players: Sequence[int] | None = None,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    ray: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Iterator[Record]:
    """The records, one after another; the same ones for the same seed, wherever they are played.

    >>> [record.players for record in collect("fresco-cards", ["random"], games=3, seed=1)]
    [2, 3, 4]
    """
    counts = tuple(players or game(game_id).players)
    each = -(-games // len(counts))
    seated = [tables(bots, count, each, seed) for count in counts]
    matches = [
        Match(
            game_id,
            seated[number % len(counts)][number // len(counts)],
            derived(seed, f"collection/{number}"),
            dict(options or {}),
        )
        for number in range(games)
    ]
    for match in matches[: len(counts)]:
        check(match)
    tasks = [[matches[number] for number in part] for part in chunks(games, max(jobs, 2))]
    done = 0
    for records in spread(play_some, tasks, jobs, ray):
        yield from records
        done += len(records)
        if progress is not None:
            progress(done, games)


def play_some(matches: Sequence[Match]) -> list[Record]:
    return [Record.of(played(matches[number], 0)) for number in unless_stopped(range(len(matches)))]
