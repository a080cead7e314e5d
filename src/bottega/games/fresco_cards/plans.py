"""Which cards of a hand would pay for a section, and what would be missing: what rules of thumb and learners ask of a
position all the time.

A hand is taken apart once. Its cards get places, and a set of them has one bit for each place: a machine word, which a
set of the 84 cards is not.
"""

from typing import Final

from bottega.core.bits import bits
from bottega.games.fresco_cards.components import TURNS, Components
from bottega.games.fresco_cards.paints import BASIC, COLOURS, paint_tiles

PAINTS: Final = 3
MISSED: Final = 100.0  # more than any card is worth: a plan lacks as few paints as it can


class Plan:
    """A section, the cards and paint tiles that pay for it, and the colours for which there is nothing."""

    __slots__ = ("cards", "lacks", "missing", "order", "points", "price", "section", "tiles", "turns", "ways")

    def __init__(self, section: int, order: tuple[int, ...]) -> None:
        self.section = section
        self.order = order  # its paints, blends first
        self.ways = [0, 0, 0]  # for each of them the cards, by place; none where a tile pays or nothing does
        self.cards = 0  # all of these
        self.tiles = 0  # colours paid by a tile
        self.missing = 0  # colours that nothing pays for
        self.lacks = 0  # how many these are
        self.turns = 0
        self.points = 0
        self.price = 0.0  # what the cards and tiles would be worth otherwise

    def way(self, colour: int) -> int:
        """The cards for one of its paints, by place."""
        return self.ways[self.order.index(colour)]


class Holdings:
    """The hand of one seat by places, and what its owner would lose with each card and each paint tile."""

    __slots__ = (
        "at",
        "bishops",
        "c",
        "cards",
        "favourite",
        "firsts",
        "found",
        "most",
        "of_colour",
        "prices",
        "seconds",
        "stake",
        "tile_price",
        "tiles",
        "values",
    )

    def __init__(self, c: Components, hand: int, tiles: int, favourite: int) -> None:
        self.c = c
        self.cards = bits(hand)
        self.tiles = paint_tiles(tiles)
        self.favourite = favourite
        self.prices = [0.0] * len(self.cards)
        self.tile_price = 0.0
        self.of_colour = [0] * len(COLOURS)
        self.firsts = [0] * len(COLOURS)
        self.seconds = [0] * len(COLOURS)
        self.bishops: list[int] = []
        one = 1
        for card in self.cards:
            colour = c.colour[card]
            self.of_colour[colour] |= one
            self.bishops.append(c.bishop_symbols[card])
            for blend in c.first_half_of[card]:
                self.firsts[blend] |= one
            for blend in c.second_half_of[card]:
                self.seconds[blend] |= one
            one <<= 1
        # Of the section that is looked at:
        self.found = Plan(-1, (0, 1, 2))
        self.values: tuple[int, ...] = ()
        self.at = [0, 0, 0]
        self.most = 0.0
        self.stake = 0

    def plan(self, section: int, free: int, tiles: int) -> Plan:
        """The best way to pay for a section with these cards, by place, and tiles of these colours."""
        c = self.c
        self.found = found = Plan(section, c.blends_first[section])
        self.values = c.points[section]
        self.most = -MISSED * MISSED
        self.stake = tiles
        favourite = self.favourite
        turns = 1 if favourite >= 0 and c.needs[section] >> favourite & 1 else 0
        self.fill(0, free, turns, 0.0, 0)
        cards = 0
        for way in found.ways:
            cards |= way
        found.cards = cards
        return found

    def fill(self, place: int, free: int, turns: int, price: float, missing: int) -> None:
        """Try all ways to pay for the paints from this place of the order on."""
        if place == PAINTS:
            self.weigh(turns, price, missing)
            return
        colour = self.found.order[place]
        paid = False
        plain = free & self.of_colour[colour]
        if plain:
            paid = True
            self.fill_plain(place, free, turns, price, missing, plain)
        if colour >= BASIC:
            first, second = free & self.firsts[colour], free & self.seconds[colour]
            if first and second:
                paid = True
                one, other = self.cheapest(first), self.cheapest(second)
                pair = 1 << one | 1 << other
                self.at[place] = pair
                more = 1 + self.bishops[one] + self.bishops[other]
                cost = price + self.prices[one] + self.prices[other]
                self.fill(place + 1, free ^ pair, turns + more, cost, missing)
        if self.stake >> colour & 1:
            paid = True
            self.at[place] = 0
            self.fill(place + 1, free, turns, price + self.tile_price, missing)
        if not paid:
            self.at[place] = 0
            self.fill(place + 1, free, turns, price, missing | 1 << colour)

    def fill_plain(self, place: int, free: int, turns: int, price: float, missing: int, plain: int) -> None:
        """One card: the cheapest with a bishop symbol, or the cheapest without."""
        bishops, prices = self.bishops, self.prices
        with_one = without = -1
        number = 0
        while plain:
            if plain & 1:
                if bishops[number]:
                    if with_one < 0 or prices[number] < prices[with_one]:
                        with_one = number
                elif without < 0 or prices[number] < prices[without]:
                    without = number
            plain >>= 1
            number += 1
        if with_one >= 0:
            self.at[place] = 1 << with_one
            self.fill(place + 1, free ^ 1 << with_one, turns + bishops[with_one], price + prices[with_one], missing)
        if without >= 0:
            self.at[place] = 1 << without
            self.fill(place + 1, free ^ 1 << without, turns, price + prices[without], missing)

    def cheapest(self, cards: int) -> int:
        best, number = -1, 0
        while cards:
            if cards & 1 and (best < 0 or self.prices[number] < self.prices[best]):
                best = number
            cards >>= 1
            number += 1
        return best

    def weigh(self, turns: int, price: float, missing: int) -> None:
        if turns > TURNS:
            turns = TURNS
        lacks, left = 0, missing
        while left:
            left &= left - 1
            lacks += 1
        worth = self.values[turns] - price - MISSED * lacks
        if worth <= self.most:
            return
        self.most = worth
        found, at, tiles = self.found, self.at, 0
        for place in range(PAINTS):
            found.ways[place] = at[place]
            colour = found.order[place]
            if at[place] == 0 and missing >> colour & 1 == 0:
                tiles |= 1 << colour
        found.tiles = tiles
        found.missing = missing
        found.lacks = lacks
        found.turns = turns
        found.points = self.values[turns]
        found.price = price
