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
from bottega.games.fresco_cards.paints import CARDS, COLOURS, PILES, SECTIONS, TILES, members

SLICE: Final = 21  # bits; so few cards of a hand fall into a slice that slices repeat, although hands hardly ever do
SLICE_BITS: Final = (1 << SLICE) - 1
HALF: Final = 2 * SLICE
HALF_BITS: Final = (1 << HALF) - 1
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
        self.fourth: Slices = {}  # and what follows the cards

    def actions(self, mask: int) -> tuple[int, ...]:
        low, high = mask & HALF_BITS, mask >> HALF
        try:
            made = (
                self.first[low & SLICE_BITS]
                + self.second[low >> SLICE]
                + self.third[high & SLICE_BITS]
                + self.fourth[high >> SLICE]
            )
        except KeyError:
            self.remember(self.first, low & SLICE_BITS, 0)
            self.remember(self.second, low >> SLICE, SLICE)
            self.remember(self.third, high & SLICE_BITS, HALF)
            self.remember(self.fourth, high >> SLICE, HALF + SLICE)
            return self.actions(mask)
        if len(made) <= FEW:
            if len(self.tuples) >= REMEMBERED:
                self.tuples.clear()
            self.tuples[mask] = made
        return made

    def remember(self, known: Slices, bits: int, base: int) -> None:
        if bits in known:
            return
        if len(known) >= REMEMBERED:
            known.clear()
        known[bits] = tuple([self.ids[base + bit] for bit in members(bits)])


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
