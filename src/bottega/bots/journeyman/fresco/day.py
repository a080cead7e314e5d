"""One's own round thought through: market, cathedral, studio, workshop, and the theatre or the second cathedral.

A plan is judged by the best use of its apprentices, each booth and tile weighed by the odds that rivals leave it.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from bottega.bots.journeyman.fresco.altar import Altars
from bottega.bots.journeyman.fresco.cathedral import Cathedral, Use
from bottega.bots.journeyman.fresco.odds import Earlier, covered_still, open_booths
from bottega.bots.journeyman.fresco.situation import Situation, Ware
from bottega.bots.journeyman.fresco.weights import Weights
from bottega.bots.journeyman.fresco.worth import Worth
from bottega.games.fresco.actions import SEGMENTS
from bottega.games.fresco.paints import GUARD, ONE

MOST = 3  # apprentices at one place
COUNTS = range(MOST + 1)
OPTIONS = 2  # purchases of the same size in one booth that are worth thinking through

Late = Sequence[Sequence[float]]  # by apprentices in the workshop, then at the last place
Hopes = list[float]  # by apprentices in the cathedral, in the workshop and at the last place


def cell(cathedral: int, workshop: int, last: int) -> int:
    return (cathedral * 4 + workshop) * 4 + last


class Plan(NamedTuple):
    market: int
    cathedral: int
    studio: int
    workshop: int
    last: int


class Blends(NamedTuple):
    counts: tuple[int, ...]
    paints: int


class Evening:
    """From the workshop on: nothing there depends on rivals, so every answer is kept."""

    def __init__(self, s: Situation, w: Weights) -> None:
        self.s = s
        self.w = w
        self.worth = Worth(s, w)
        e = s.economy
        self.blends_each = e.blends_each
        self.recipes = [(ONE[first] + ONE[second], ONE[result]) for first, second, result in e.recipes]
        top = len(s.mood_hands) - 1
        self.theatre = [e.theatre * visits for visits in COUNTS]
        self.top = top
        self.altars = Altars(e, self.worth)
        self.last_visit = Cathedral(s, self.worth, self.altars, [w.last_visit] * SEGMENTS)
        self._late: dict[int, list[float]] = {}
        self._final: dict[int, list[list[float]]] = {}
        self._finish: dict[int, list[float]] = {}

    def blends(self, paints: int, most: int) -> Iterator[Blends]:
        """Every way to blend up to `most` times."""
        (cost_a, gain_a), (cost_b, gain_b), (cost_c, gain_c) = self.recipes
        for a in range(most + 1):
            after_a = paints - a * cost_a
            if a and not self.pays(paints, a * cost_a):
                break
            for b in range(most + 1 - a):
                after_b = after_a - b * cost_b
                if b and not self.pays(after_a, b * cost_b):
                    break
                for c in range(most + 1 - a - b):
                    if c and not self.pays(after_b, c * cost_c):
                        break
                    yield Blends((a, b, c), after_b - c * cost_c + a * gain_a + b * gain_b + c * gain_c)

    @staticmethod
    def pays(paints: int, cost: int) -> bool:
        return ((paints | GUARD) - cost) & GUARD == GUARD

    def late(self, paints: int) -> list[float]:
        """By apprentices in the workshop: the best that is left for the next round."""
        known = self._late.get(paints)
        if known is None:
            each, keep = self.blends_each, self.worth.keep
            known = [keep(paints)] * 4
            for counts, blended in self.blends(paints, each * MOST):
                needed = (sum(counts) + each - 1) // each
                value = keep(blended)
                if value > known[needed]:
                    for workers in range(needed, 4):
                        known[workers] = max(known[workers], value)
            self._late[paints] = known
        return known

    def final(self, paints: int) -> list[list[float]]:
        """By apprentices in the workshop and at the second visit: the points of that visit."""
        known = self._final.get(paints)
        if known is None:
            each = self.blends_each
            known = [list(self.finish(paints)) for _ in COUNTS]
            for counts, blended in self.blends(paints, each * MOST):
                needed = (sum(counts) + each - 1) // each
                points = self.finish(blended)
                for workers in range(needed, 4):
                    known[workers] = list(map(max, known[workers], points))
            self._final[paints] = known
        return known

    def finish(self, paints: int) -> list[float]:
        known = self._finish.get(paints)
        if known is None:
            start = Use(0.0, paints, 0, self.s.bishop, 0, None)
            best = 0.0
            known = []
            for uses in self.last_visit.uses(start, MOST):
                best = max([best, *[use.value for use in uses]])
                known.append(best)
            self._finish[paints] = known
        return known

    def hopes(self, paints: int, mood: int) -> list[float]:
        """By apprentices in the workshop and at the last place."""
        if self.s.final:
            return [value for row in self.final(paints) for value in row]
        moods = [self.worth.moods[min(mood + rise, self.top)] for rise in self.theatre]
        return [value + gain for value in self.late(paints) for gain in moods]


class Day:
    """A round with a given price, mood and number of apprentices, and rivals of whom some act earlier."""

    def __init__(self, evening: Evening, price: int, mood: int, hands: int, earlier: Earlier) -> None:
        s = evening.s
        self.s = s
        self.evening = evening
        self.worth = evening.worth
        self.price = price
        self.mood = mood
        self.hands = hands
        self.options = OPTIONS
        self.booths = open_booths(s, evening.w, earlier)
        self.cathedral = Cathedral(s, self.worth, evening.altars, covered_still(s, evening.w, earlier))

    def purchases(self, wares: Sequence[Ware], acts: int) -> Iterator[tuple[Ware, ...]]:
        """What may be bought at one booth: for each number of tiles the most promising sets."""
        keep, paints = self.worth.keep, self.s.me.paints
        for count in range(1, min(acts, len(wares)) + 1):
            if count * self.price > self.s.me.coins:
                break
            sets = sorted(combinations(wares, count), key=lambda some: -keep(paints + contents(some)))
            yield from sets[: self.options]

    def outlook(self, bought: Sequence[Ware]) -> Hopes:
        """What the day may bring after this purchase, by apprentices at the other places."""
        coins = self.s.me.coins - self.price * len(bought)
        start = Use(0.0, self.s.me.paints + contents(bought), coins, self.s.bishop, 0, None)
        best: Hopes = []
        before = [float("-inf")] * 16
        for uses in self.cathedral.uses(start, MOST):
            for use in uses:
                sure = use.value + use.coins * self.worth.thaler
                before = list(map(max, before, [sure + hope for hope in self.evening.hopes(use.paints, self.mood)]))
            best += before
        return best

    def best_plan(self) -> tuple[float, Plan]:
        tables = self.market_tables()
        studio = self.s.economy.studio * self.worth.thaler
        best, chosen = float("-inf"), Plan(0, 0, 0, 0, 0)
        for market in range(min(MOST, self.hands) + 1):
            hopes = tables[market]
            for cathedral in range(min(MOST, self.hands - market) + 1):
                for workshop in range(min(MOST, self.hands - market - cathedral) + 1):
                    left = self.hands - market - cathedral - workshop
                    for last in range(min(MOST, left) + 1):
                        earning = min(MOST, left - last)
                        value = hopes[cell(cathedral, workshop, last)] + earning * studio
                        if value > best + 1e-9:
                            best, chosen = value, Plan(market, cathedral, earning, workshop, last)
        return best, chosen

    def market_tables(self) -> list[Hopes]:
        """By apprentices at the market: the hopes over all booths, each with the odds that it is open."""
        nothing = self.outlook(())
        by_booth: list[tuple[float, list[Hopes]]] = []
        for chance, wares in zip(self.booths, self.s.booths, strict=True):
            if not wares:
                continue
            rows = [nothing]
            best = nothing
            sets = list(self.purchases(wares, MOST))
            for count in range(1, MOST + 1):
                for some in sets:
                    if len(some) == count:
                        best = list(map(max, best, self.outlook(some)))
                rows.append(best)
            by_booth.append((chance, rows))
        tables = [nothing]
        for market in range(1, MOST + 1):
            booths = [(chance, rows[market]) for chance, rows in by_booth]
            tables.append([expected(nothing[i], [(chance, row[i]) for chance, row in booths]) for i in range(64)])
        return tables


def contents(wares: Sequence[Ware]) -> int:
    return sum([ware.paints for ware in wares])


def expected(nothing: float, booths: list[tuple[float, float]]) -> float:
    """The best booth that is open, or nothing."""
    value, left = 0.0, 1.0
    for chance, hope in sorted(booths, key=lambda booth: -booth[1]):
        value += left * chance * hope
        left *= 1 - chance
    return value + left * nothing
