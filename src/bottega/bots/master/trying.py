"""One decision, thought out: each promising choice is made in the same possible worlds, and these are played on.

What differs from choice to choice in a world is the choice alone: the draws to come and the policy's own are the same.
After each bout the worse half of the choices is given up, so that those that are hard to tell apart get most of the
worlds (sequential halving); never the usual one, which all others are measured against.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import fmean

from bottega.bots.master.budget import Budget, Clock
from bottega.bots.master.craft import Craft
from bottega.core.observation import Observation
from bottega.core.rng import Rng
from bottega.core.state import State

ENOUGH = 6  # worlds after which a lead is looked at


@dataclass(slots=True)
class Tried:
    """A choice, and what it was worth in each world so far."""

    action: int
    worths: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return fmean(self.worths)

    def lead(self, other: "Tried") -> tuple[float, float]:
        """By how much it is better in the worlds that both were tried in, and how sure that is (a standard error): of a
        single world nobody knows."""
        gains = [mine - theirs for mine, theirs in zip(self.worths, other.worths, strict=False)]
        mean = fmean(gains)
        if len(gains) == 1:
            return mean, inf
        return mean, sqrt(sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1) / len(gains))


class Trying:
    def __init__(self, observation: Observation, seed: int, budget: Budget, craft: Craft) -> None:
        self.observation = observation
        self.seat = observation.seat
        self.seed = seed
        self.budget = budget
        self.craft = craft
        self.worlds: list[tuple[State, int]] = []  # with where chance stands in it
        self.playouts = 0

    def world(self, number: int) -> tuple[State, int]:
        while len(self.worlds) <= number:
            rng = Rng(self.seed, f"world/{len(self.worlds)}")
            self.worlds.append((self.craft.world(self.observation, rng), rng.word))
        return self.worlds[number]

    def play(self, choice: int, number: int) -> float:
        """What a choice is worth in one world."""
        world, word = self.world(number)
        self.playouts += 1
        return self.craft.play(world.clone(), self.seat, choice, word)

    def try_all(self, choices: Sequence[int]) -> list[Tried]:
        """As many as there is time for, at least the first, which is the usual one; the best first."""
        clock = self.budget.begin()
        left = every = [Tried(choice) for choice in choices]
        bout = self.craft.first_bout
        while len(left) > 1:
            for _ in range(bout):
                self.try_in_next_world(left, clock)
                if clock.is_spent(self.playouts) or is_settled(left) or is_clear(left, self.craft.clear):
                    return in_order(every)
            left = better_half(left, every[0])
            bout *= 2
        return in_order(every)

    def try_in_next_world(self, left: Sequence[Tried], clock: Clock) -> None:
        """A world counts for all or for none of them; when even the first one takes too long, for those that came to
        their turn in it."""
        number = len(left[0].worths)
        worths: list[float] = []
        for tried in left:
            if worths and clock.is_spent(self.playouts):
                break
            worths.append(self.play(tried.action, number))
        if number == 0 or len(worths) == len(left):
            for tried, worth in zip(left, worths, strict=False):
                tried.worths.append(worth)


def better_half(left: Sequence[Tried], usual: Tried) -> list[Tried]:
    """With the usual one, if need be instead of the last."""
    best = sorted(left, key=lambda tried: -tried.mean)[: max(2, (len(left) + 1) // 2)]
    return best if any(one is usual for one in best) else [*best[:-1], usual]


def is_settled(left: Sequence[Tried]) -> bool:
    """Whether another world has told nothing new of any of them: then one more will not, either."""
    return len(left[0].worths) > 1 and all(tried.worths[-1] == tried.worths[-2] for tried in left)


def is_clear(left: Sequence[Tried], clear: float) -> bool:
    """Whether one of them leads all others by so many standard errors that more worlds would hardly change it; looked
    at now and then, since who looks often is taken in by luck."""
    worlds = len(left[0].worths)
    if worlds < ENOUGH or worlds % ENOUGH:
        return False
    best = max(left, key=lambda tried: tried.mean)
    leads = [best.lead(one) for one in left if one is not best]
    return all(lead > clear * doubt for lead, doubt in leads)


def in_order(every: Sequence[Tried]) -> list[Tried]:
    """Those that were tried: the longer the better, for the others were given up, and of these the best first."""
    return sorted([one for one in every if one.worths], key=lambda tried: (-len(tried.worths), -tried.mean))
