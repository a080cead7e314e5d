"""What the parts of a position are worth, learnt from games of the usual player against himself, some moves at random.

How far ahead of the others a seat ended is regressed on how far ahead it was in each part before a round: points,
goods, its place in the order, whatever the game's craft tells (`bots/master/craft.py:Craft.parts`).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bottega.bots import make, usual
from bottega.bots.master.craft import craft_of
from bottega.core.errors import OptionError
from bottega.core.moments import ROUND
from bottega.core.registry import game
from bottega.core.rng import Rng
from bottega.core.state import State
from bottega.lab.match import chunks, derived
from bottega.lab.spread import spread
from bottega.lab.statistics import margins
from bottega.lab.training.fitting import fitted, numbers
from bottega.lab.workers import unless_stopped

ERRS = (0, 30, 60, 100)  # of a thousand moves, left to chance, game by game


@dataclass(frozen=True, slots=True)
class Judged:
    """Some games of one kind; small and plain, so that it travels to other machines."""

    game_id: str
    players: int
    options: Mapping[str, Any]
    seed: int
    numbers: Sequence[int] = ()


@dataclass(slots=True)
class Rows:
    """A row for each seat before each round: its leads in the parts, and its lead at the end."""

    names: list[str] = field(default_factory=list)
    leads: list[list[float]] = field(default_factory=list)
    ends: list[float] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class PartWorths:
    """Points at the end for each unit of each part, how sure that is (a standard error), and how much they explain."""

    worths: dict[str, float]
    errors: dict[str, float]
    explained: float
    rows: int


def learn(
    judged: Judged,
    games: int,
    jobs: int = 1,
    ray: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> PartWorths:
    numbers()  # who has none hears it before the games, not after
    every = Rows()
    tasks = [replace(judged, numbers=part) for part in chunks(games, max(jobs, 4))]
    done = 0
    for task, rows in zip(tasks, spread(play, tasks, jobs, ray), strict=True):
        every.names = rows.names or every.names
        every.leads += rows.leads
        every.ends += rows.ends
        done += len(task.numbers)
        if progress is not None:
            progress(done, games)
    if not every.names:
        raise OptionError(f"Positions of {judged.game_id!r} are not judged part by part.")
    return worths(every)


def play(judged: Judged) -> Rows:
    rows = Rows()
    for number in unless_stopped(judged.numbers):
        play_game(judged, number, rows)
    return rows


def play_game(judged: Judged, number: int, rows: Rows) -> None:
    """The last round is left out: whoever searches plays it to the end."""
    seed = derived(judged.seed, f"judging/{number}")
    state = game(judged.game_id).new(judged.players, seed, judged.options)
    level = usual(judged.game_id).id
    seated = [make(level, judged.game_id, derived(seed, f"seat/{seat}")) for seat in range(judged.players)]
    rng, errs = Rng(seed, "errs"), ERRS[number % len(ERRS)]
    before: list[list[dict[str, float]]] = []
    begun = state.stage(ROUND)
    while not state.is_over:
        if state.stage(ROUND) != begun:
            begun = state.stage(ROUND)
            before.append(parts(judged.game_id, state))
        seat = state.to_act[0]
        observation = state.observe(seat)
        legal = observation.legal_actions
        chosen = seated[seat].choose(observation)
        state.apply(seat, legal[rng.below(len(legal))] if rng.below(1000) < errs else chosen)
    ends = margins(state.scores())
    for told in before[:-1]:
        rows.names = list(told[0])
        columns = [margins([seat[name] for seat in told]) for name in rows.names]
        rows.leads += [list(row) for row in zip(*columns, strict=True)]
        rows.ends += ends


def tells_parts(game_id: str) -> bool:
    """Whether positions of this game are judged part by part."""
    chosen = game(game_id)
    return any(parts(game_id, chosen.new(chosen.players[-1], seed=1)))


def parts(game_id: str, state: State) -> list[dict[str, float]]:
    craft = craft_of(game_id, 0)
    return [craft.parts(state.observe(seat)) for seat in range(state.players)]


def worths(rows: Rows) -> PartWorths:
    fit = fitted(rows.leads, rows.ends)

    def by_part(found: Sequence[float]) -> dict[str, float]:
        return {name: round(value, 3) for name, value in zip(rows.names, found, strict=True)}

    return PartWorths(by_part(fit.weights), by_part(fit.errors), round(fit.explained, 3), len(rows.ends))
