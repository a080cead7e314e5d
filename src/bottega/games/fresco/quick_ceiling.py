"""What paints are worth under one ceiling: the tiles that they will pay for in the next round, and what is left."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bottega.games.fresco.paints import BASIC, BLENDED
from bottega.games.fresco.quick_tables import (
    BITS,
    CENTS,
    FIELDS,
    GUARDS,
    MOST,
    NEVER,
)

if TYPE_CHECKING:
    from mypy_extensions import i64  # to the compiler alone, and only in bodies: there Python does not look at it

ROW: Final = 64  # numbers of pots of one colour
REMEMBERED: Final = 1 << 12
CODE: Final = 64
VALUE_BITS: Final = 15  # of the worth of a stock
VALUE: Final = (1 << VALUE_BITS) - 1
ORANGE: Final = BITS * BASIC
GREEN: Final = ORANGE + BITS
PURPLE: Final = GREEN + BITS


class Beliefs:
    """The weights in hundredths, by name."""

    __slots__ = (
        "action",
        "bishop",
        "booth",
        "bought",
        "last",
        "last_paint",
        "mixing",
        "mood",
        "next",
        "pace",
        "pots",
        "rounds",
        "second",
        "spare",
        "taken",
        "thaler",
    )

    def __init__(self, weights: Sequence[float]) -> None:
        given = [round(CENTS * weight) for weight in weights]
        self.pots: list[int] = [given[0]] * BASIC + [given[1]] * (BLENDED - BASIC) + [given[2]] * (FIELDS - BLENDED)
        self.spare: list[int] = [CENTS, CENTS, given[3], given[4], given[5]]
        self.last_paint, self.action, self.bishop = given[6], given[7], given[8]
        self.next, self.second, self.last = given[9], given[10], given[11]
        self.thaler, self.mood, self.rounds = given[12], given[13], given[14]
        self.booth, self.taken, self.bought = [min(max(0, chance), CENTS) for chance in given[15:18]]
        self.pace, self.mixing = max(1, given[18]), given[19]

    def rows(self, after: int) -> list[int]:
        """By colours the worth of 0, 1, 2 ... pots that no tile in reach needs."""
        found: list[int] = []
        for colour in range(FIELDS):
            first = self.pots[colour] * (CENTS if after > CENTS else self.last_paint if after else 0) // CENTS
            total = 0
            for pots in range(ROW):
                found.append(total)
                total += first * self.spare[min(pots, len(self.spare) - 1)] // CENTS
        return found


class Ceiling:
    """The dearest tiles come first. What is found out about a stock is kept, as stocks repeat."""

    __slots__ = (
        "best0",
        "best1",
        "best2",
        "best3",
        "costs",
        "green",
        "made",
        "mixing",
        "most",
        "now",
        "orange",
        "paid",
        "purple",
        "rows",
        "second",
        "stocks",
        "tiles",
        "two",
        "wanted",
        "where",
        "wheres",
    )

    def __init__(self, b: Beliefs, changes: tuple[int, int, int], each: int, after: int) -> None:
        self.rows = b.rows(after)
        self.second, self.mixing = b.second, b.mixing
        self.two, self.most = each, 3 * each
        self.orange, self.green, self.purple = changes
        self.made = 0  # blends, for the last cost
        self.best0 = self.best1 = self.best2 = self.best3 = 0  # by apprentices in the workshop, for the last stock
        self.tiles: list[int] = []
        self.where: tuple[int, ...] = ()  # in which game it was seen last, and on which segments the tiles lie there
        self.wheres: list[int] = []
        self.costs: list[int] = []
        self.now: list[int] = []  # what a tile brings in this round, without the bishop
        self.wanted: list[int] = []  # what one that can be paid for may bring in the next one
        self.paid: list[int] = []  # what the paints of a tile are worth otherwise
        self.stocks: dict[int, int] = {}

    def add(self, b: Beliefs, tile: int, cost: int, value: int, income: int, later: int, is_last: bool) -> None:
        self.tiles.append(tile)
        self.costs.append(cost)
        self.now.append(value + income)
        self.paid.append(self.spare(cost))
        if not is_last:
            self.wanted.append((value + b.bishop + later) * b.next // CENTS - b.action)

    def spare(self, stock: int) -> int:
        """Pots that no tile in reach needs."""
        pots: i64 = stock
        total: i64 = 0
        at: i64 = 0
        rows = self.rows
        while pots:
            total += rows[at + (pots & MOST)]
            pots >>= BITS
            at += ROW
        return total

    def prospects(self, stock: int) -> int:
        """What a stock is worth at the end of the round, by apprentices in the workshop, in one number: a list for each
        stock would be one more thing for the collector to look at."""
        found = self.stocks.get(stock)
        if found is None:
            if len(self.stocks) >= REMEMBERED:
                self.stocks.clear()
            found = self.stocks[stock] = self.outlook(stock)
        return found

    def outlook(self, stock: int) -> int:
        """One tile or two that the stock pays for, if need be after so many blends, and what is left. Pairs are made of
        the best three tiles that need no blends, and of the best three that do."""
        costs, wanted = self.costs, self.wanted
        have: i64 = stock
        guarded: i64 = have | GUARDS
        most: i64 = self.most
        plain = self.spare(stock)
        self.best0 = self.best1 = self.best2 = self.best3 = plain
        self.offer(plain, 0, stock)
        first: i64 = NEVER
        second: i64 = NEVER
        third: i64 = NEVER
        mixed: i64 = NEVER
        mixed2: i64 = NEVER
        mixed3: i64 = NEVER
        for i in range(len(wanted)):
            need: i64 = self.unmixed(stock, costs[i])
            if self.made > most or (guarded - need) & GUARDS != GUARDS:
                continue
            rest: i64 = have - need
            value: i64 = wanted[i] + self.spare(rest)
            self.offer(value, self.made, rest)
            value = value * CODE + i
            if self.made:
                if value > mixed:
                    mixed, mixed2, mixed3 = value, mixed, mixed2
                elif value > mixed2:
                    mixed2, mixed3 = value, mixed2
                elif value > mixed3:
                    mixed3 = value
            elif value > first:
                first, second, third = value, first, second
            elif value > second:
                second, third = value, second
            elif value > third:
                third = value
        self.pair(stock, (first, second, third, mixed, mixed2, mixed3))
        found = 0
        for value in (self.best3, self.best2, self.best1, self.best0):
            found = found << VALUE_BITS | min(max(value, self.best0, 0), VALUE)
        return found

    def pair(self, stock: int, tiles: tuple[int, int, int, int, int, int]) -> None:
        """Two of these tiles; each number ends in the place of one."""
        costs, wanted = self.costs, self.wanted
        have: i64 = stock
        guarded: i64 = have | GUARDS
        most: i64 = self.most
        for code in tiles:
            if code < 0:
                continue
            one = code % CODE
            own: i64 = wanted[one]
            cost: i64 = costs[one]
            for other_code in tiles:
                other = other_code % CODE
                if other_code < 0 or other <= one:
                    continue
                need: i64 = self.unmixed(stock, cost + costs[other])
                if self.made <= most and (guarded - need) & GUARDS == GUARDS:
                    rest: i64 = have - need
                    self.offer(own + wanted[other] * self.second // CENTS + self.spare(rest), self.made, rest)

    def unmixed(self, stock: int, cost: int) -> int:
        """What a cost asks for when what is missing of blends is made from other paints; how many are is in `made`."""
        have: i64 = stock
        need: i64 = cost
        asked: i64 = cost
        made: i64 = 0
        if asked >> ORANGE & MOST:
            short: i64 = (asked >> ORANGE & MOST) - (have >> ORANGE & MOST)
            if short > 0:
                made += short
                need += short * self.orange
        if asked >> GREEN & MOST:
            short = (asked >> GREEN & MOST) - (have >> GREEN & MOST)
            if short > 0:
                made += short
                need += short * self.green
        if asked >> PURPLE & MOST:
            short = (asked >> PURPLE & MOST) - (have >> PURPLE & MOST)
            if short > 0:
                made += short
                need += short * self.purple
        self.made = made
        return need

    def offer(self, value: int, made: int, rest: int) -> None:
        """Something to do with a stock after so many blends; what could be blended besides is guessed."""
        pots: i64 = rest
        red: i64 = pots & MOST
        yellow: i64 = pots >> BITS & MOST
        blue: i64 = pots >> 2 * BITS & MOST
        pots = red + yellow + blue
        red = max(red, yellow, blue)
        spare: i64 = pots - red if pots < 2 * red else pots // 2
        mixing: i64 = self.mixing
        worth: i64 = value
        left: i64 = self.two - made
        if made == 0 and worth > self.best0:
            self.best0 = worth
        if left >= 0 and worth + min(left, spare) * mixing > self.best1:
            self.best1 = worth + min(left, spare) * mixing
        left += self.two
        if left >= 0 and worth + min(left, spare) * mixing > self.best2:
            self.best2 = worth + min(left, spare) * mixing
        left += self.two
        if left >= 0 and worth + min(left, spare) * mixing > self.best3:
            self.best3 = worth + min(left, spare) * mixing
