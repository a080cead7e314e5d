"""One's own round thought through: market, cathedral, studio, workshop, and the theatre or the second cathedral.

A plan is judged by the best use of its apprentices, each booth and tile weighed by the odds that rivals leave it.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product

from bottega.bots.journeyman.fresco.cathedral import Cathedral, Use
from bottega.bots.journeyman.fresco.extras import NOTHING, Cover, Extras
from bottega.bots.journeyman.fresco.late_round import COUNTS, MOST, LateRound, better
from bottega.bots.journeyman.fresco.odds import Earlier, covered_still, open_booths
from bottega.bots.journeyman.fresco.sheet import Plan, has_room, subsets
from bottega.bots.journeyman.fresco.situation import Ware

OPTIONS = 2  # purchases of the same size in one booth that are worth thinking through

Ranked = tuple[float, Plan, tuple[Cover, ...]]
Values = list[float]  # by apprentices in the cathedral, in the workshop and at the last place


WAYS = len(COUNTS)


def cell(cathedral: int, workshop: int, last: int) -> int:
    return (cathedral * WAYS + workshop) * WAYS + last


@cache
def plans(hands: int) -> tuple[Plan, ...]:
    """Every way to place this many apprentices; those who find nothing better earn money."""
    return tuple(
        Plan(market, cathedral, min(hands - sum(busy), MOST), workshop, last)
        for busy in product(COUNTS, repeat=4)
        for market, cathedral, workshop, last in [busy]
        if sum(busy) <= hands
    )


class Day:
    """A round with a given price, mood and number of apprentices, and rivals of whom some act earlier."""

    def __init__(self, late: LateRound, price: int, mood: int, hands: int, earlier: Earlier) -> None:
        s = late.s
        self.s = s
        self.late = late
        self.worth = late.worth
        self.price = price
        self.mood = mood
        self.hands = hands
        self.options = OPTIONS
        self.booths = open_booths(s, late.w, earlier)
        self.cathedral = Cathedral(s, self.worth, late.altars, covered_still(s, late.w, earlier))

    def purchases(self, wares: Sequence[Ware], acts: int) -> Iterator[tuple[Ware, ...]]:
        """What may be bought at one booth: for each number of tiles the most promising sets."""
        value, paints = self.late.paint_value, self.s.me.paints
        for count in range(1, min(acts, len(wares)) + 1):
            if count * self.price > self.s.me.coins:
                break
            sets = sorted(combinations(wares, count), key=lambda some: -value(paints + contents(some)))
            yield from sets[: self.options]

    def outlook(self, bought: Sequence[Ware], gift: int = 0) -> Values:
        """What the day may bring after this purchase, by apprentices at the other places. `gift`: paints for free."""
        coins = self.s.me.coins - self.price * len(bought)
        gold = sum([ware.gold for ware in bought]) * self.late.w.gold
        start = Use(gold, self.s.me.paints + contents(bought) + gift, coins, self.s.bishop, 0, None)
        best: Values = []
        before = [float("-inf")] * (WAYS * WAYS)
        for uses in self.cathedral.uses(start, MOST):
            for use in uses:
                sure = use.value + use.coins * self.worth.thaler
                before = better(before, [sure + more for more in self.late.values(use.paints, self.mood)])
            best += before
        return best

    def best_plan(self, extras: Extras = NOTHING) -> Ranked:
        return self.best_plans(extras, 1)[0]

    def best_plans(self, extras: Extras, most: int) -> list[Ranked]:
        """The best first, each with the tiles that cover places where nobody works."""
        tables = self.market_tables()
        judged: dict[int, list[tuple[float, Plan]]] = {}
        best: list[Ranked] = []
        for some in subsets(extras.covers):
            hands = max(0, self.hands - sum([cover.hands for cover in some]))
            if hands not in judged:
                judged[hands] = sorted(self.judged(hands, tables, extras), reverse=True)
            gain = sum([cover.value for cover in some])
            left = most
            for value, plan in judged[hands]:
                if has_room(plan, some):
                    best.append((value + gain, plan, some))
                    left -= 1
                    if not left:
                        break
        return sorted(best, reverse=True)[:most]

    def judged(self, hands: int, tables: list[Values], extras: Extras) -> list[tuple[float, Plan]]:
        studio = self.s.economy.studio * self.worth.thaler
        ill, worked = any(extras.ill), any(extras.worked)
        paid = [max(studio * count, studio * (count - 1) + extras.studio if count else 0.0) for count in COUNTS]
        found = []
        for plan in plans(hands):
            row, at = tables[plan.market], cell(plan.cathedral, plan.workshop, plan.last)
            value = row[at]
            if extras.workshop and plan.workshop:
                value = max(value, row[at - WAYS] + extras.workshop)
            if ill:
                value += max([worth for count, worth in zip(plan, extras.ill, strict=True) if not count], default=0.0)
            if worked:
                value += sum([worth for count, worth in zip(plan, extras.worked, strict=True) if count])
            found.append((value + paid[plan.studio], plan))
        return found

    def market_tables(self) -> list[Values]:
        """By apprentices at the market: the values over all booths, each with the odds that it is open."""
        nothing = self.outlook(())
        booths = [
            (chance, self.booth_rows(wares, nothing))
            for chance, wares in zip(self.booths, self.s.booths, strict=True)
            if wares
        ]
        tables = [nothing]
        for market in COUNTS[1:]:
            rows = [(odds, by_buyers[market]) for odds, by_buyers in booths]
            tables.append(
                [expected(value, [(chance, row[i]) for chance, row in rows]) for i, value in enumerate(nothing)]
            )
        return tables

    def booth_rows(self, wares: Sequence[Ware], nothing: Values) -> list[Values]:
        """By apprentices at the market: the values when this booth is open."""
        rows = [nothing] * WAYS
        for some in self.purchases(wares, MOST):
            rows[len(some)] = better(rows[len(some)], self.outlook(some))
        for market in COUNTS[1:]:
            rows[market] = better(rows[market - 1], rows[market])
        return rows


def contents(wares: Sequence[Ware]) -> int:
    return sum([ware.paints for ware in wares])


def expected(nothing: float, booths: list[tuple[float, float]]) -> float:
    """The best booth that is open, or nothing."""
    value, left = 0.0, 1.0
    for chance, gain in sorted(booths, key=lambda booth: -booth[1]):
        value += left * chance * gain
        left *= 1 - chance
    return value + left * nothing
