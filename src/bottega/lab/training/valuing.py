"""What positions before a round are worth, learnt from games of the quick policy against itself: each seat with weights
of its own, drawn around the usual ones, and some moves at random, so that positions differ in everything.

Whoever searches plays a round on and asks for this value (`bots/master/value.py`), instead of playing to the end, which
leaves less to chance.
"""

from array import array
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from bottega.bots.master.craft import craft_of
from bottega.bots.master.relatives import SPREAD, drawn, varied
from bottega.core.moments import ROUND
from bottega.core.playout import Seated, play_on
from bottega.core.registry import game
from bottega.core.rng import Rng
from bottega.lab.match import chunks, derived
from bottega.lab.spread import spread
from bottega.lab.training.fitting import numbers
from bottega.lab.training.judging import ERRS, Judged
from bottega.lab.training.nets import Learnt, learn_net
from bottega.lab.workers import unless_stopped


@dataclass(slots=True)
class Positions:
    """A row for each seat before each round: its features, what came of it, and in which game."""

    features: "array[float]" = field(default_factory=lambda: array("f"))
    ends: "array[float]" = field(default_factory=lambda: array("f"))
    games: "array[int]" = field(default_factory=lambda: array("l"))

    def add(self, other: "Positions") -> None:
        self.features += other.features
        self.ends += other.ends
        self.games += other.games


def learn_value(
    judged: Judged,
    games: int,
    jobs: int = 1,
    ray: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Learnt:
    numbers()  # who has none hears it before the games, not after
    every = Positions()
    tasks = [replace(judged, numbers=part) for part in chunks(games, max(jobs, 4))]
    for task, seen in zip(tasks, spread(play, tasks, jobs, ray), strict=True):
        every.add(seen)
        if progress is not None:
            progress(task.numbers[-1] + 1, games)
    return learn_net(every.features, every.ends, every.games, judged.seed)


def play(judged: Judged) -> Positions:
    seen = Positions()
    for number in unless_stopped(judged.numbers):
        play_game(judged, number, seen)
    return seen


def play_game(judged: Judged, number: int, seen: Positions) -> None:
    rules, seats = game(judged.game_id), range(judged.players)
    seed = derived(judged.seed, f"valuing/{number}")
    rng = Rng(seed, "weights")
    usual = tuple(rules.policy_weights().values())
    weights = [varied(usual, drawn(rng, len(usual)), SPREAD) for _ in seats]
    policies = [rules.policy(rng.below(1 << 30), own) for own in weights]
    policy = Seated(rng.below(1 << 30), policies, ERRS[number % len(ERRS)])
    state = rules.new(judged.players, seed, judged.options)
    rounds = 0
    while not state.is_over:
        for seat in seats:
            seen.features.extend(rules.features(state, seat))
        rounds += 1
        play_on(state, policy, ROUND)
    craft = craft_of(judged.game_id, 0)
    ends = [craft.worth(state, seat) for seat in seats]
    seen.ends.extend(ends * rounds)
    seen.games.extend([number] * rounds * judged.players)
