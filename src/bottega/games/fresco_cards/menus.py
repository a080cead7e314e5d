"""The kinds of decision in Fresco: The Card Game, each with the actions it can offer."""

from typing import Final

from bottega.core.menu import Menu
from bottega.games.fresco_cards.actions import (
    DISCARD,
    DONE,
    DRAW,
    GIVE,
    LAY,
    PASS,
    PAY,
    PAY_TILE,
    REQUEST,
    RESTORE,
    REVEAL,
    SWAP,
    SWAP_AND_RESTORE,
    TAKE,
    TURN,
)
from bottega.games.fresco_cards.paints import CARDS, COLOURS, PILES, SECTIONS, TILES

SLICE: Final = 21  # bits; so few cards of a hand fall into a slice that slices repeat, although hands hardly ever do
SLICE_BITS: Final = (1 << SLICE) - 1
SECOND: Final = SLICE
THIRD: Final = 2 * SLICE
FOURTH: Final = 3 * SLICE  # and what follows the cards
HALF_BITS: Final = (1 << THIRD) - 1
FEW: Final = 3  # choices among so few cards do repeat
REMEMBERED: Final = 1 << 15

Slices = dict[int, tuple[int, ...]]


class CardMenu(Menu):
    """A choice among the cards of a hand. Hands rarely repeat, so it is put together from slices, which do.

    >>> menu = CardMenu(0, "lay", tuple(range(10, 10 + CARDS + 1)))
    >>> menu.actions(1 << 84 | 1 << 30 | 5)
    (10, 12, 40, 94)
    """

    __slots__ = ("first", "fourth", "second", "third")

    def __init__(self, number: int, name: str, ids: tuple[int, ...]) -> None:
        super().__init__(number, name, ids)
        self.first: Slices = {}
        self.second: Slices = {}
        self.third: Slices = {}
        self.fourth: Slices = {}

    def actions(self, mask: int) -> tuple[int, ...]:
        low, high = mask & HALF_BITS, mask >> THIRD
        first = self.first.get(low & SLICE_BITS)
        if first is None:
            first = self.remember(self.first, low & SLICE_BITS, 0)
        second = self.second.get(low >> SLICE)
        if second is None:
            second = self.remember(self.second, low >> SLICE, SECOND)
        third = self.third.get(high & SLICE_BITS)
        if third is None:
            third = self.remember(self.third, high & SLICE_BITS, THIRD)
        fourth = self.fourth.get(high >> SLICE)
        if fourth is None:
            fourth = self.remember(self.fourth, high >> SLICE, FOURTH)
        made = first + second + third + fourth
        if len(made) <= FEW:
            if len(self.tuples) >= REMEMBERED:
                self.tuples.clear()
            self.tuples[mask] = made
        return made

    def remember(self, known: Slices, bits: int, base: int) -> tuple[int, ...]:
        if len(known) >= REMEMBERED:
            known.clear()
        made = tuple([self.ids[base + bit] for bit in range(bits.bit_length()) if bits >> bit & 1])
        known[bits] = made
        return made


def run(first: int, count: int) -> list[int]:
    return list(range(first, first + count))


CHOICE_MENU: Final = Menu(
    0, "choice", (SWAP, SWAP_AND_RESTORE, *run(REQUEST, len(COLOURS)), *run(RESTORE, SECTIONS), PASS)
)
LAY_MENU: Final = CardMenu(1, "lay", (*run(LAY, CARDS), REVEAL))
DRAW_MENU: Final = Menu(2, "draw", tuple(run(DRAW, len(PILES))))
PAY_MENU: Final = CardMenu(3, "pay", (*run(PAY, CARDS), PAY_TILE))
REWARD_MENU: Final = Menu(4, "reward", (TURN, *run(TAKE, len(TILES)), DONE))
MORE_MENU: Final = Menu(5, "more", (*run(REQUEST, len(COLOURS)), *run(RESTORE, SECTIONS), DONE))
GIVE_MENU: Final = CardMenu(6, "give", tuple(run(GIVE, CARDS)))
DISCARD_MENU: Final = CardMenu(7, "discard", tuple(run(DISCARD, CARDS)))

MENUS: Final = (CHOICE_MENU, LAY_MENU, DRAW_MENU, PAY_MENU, REWARD_MENU, MORE_MENU, GIVE_MENU, DISCARD_MENU)

# Where the parts of a mask begin.
ALL_COLOURS: Final = (1 << len(COLOURS)) - 1
SWAP_BIT: Final = 1
SWAP_AND_RESTORE_BIT: Final = 2
CHOICE_REQUESTS: Final = ALL_COLOURS << 2
CHOICE_RESTORE: Final = 2 + len(COLOURS)
PASS_BIT: Final = 1 << CHOICE_RESTORE + SECTIONS
REVEAL_BIT: Final = 1 << CARDS
PAY_TILE_BIT: Final = 1 << CARDS
TURN_BIT: Final = 1
TAKE_SHIFT: Final = 1
NO_TILE_BIT: Final = 1 << TAKE_SHIFT + len(TILES)
MORE_REQUESTS: Final = ALL_COLOURS
MORE_RESTORE: Final = len(COLOURS)
DONE_BIT: Final = 1 << MORE_RESTORE + SECTIONS
