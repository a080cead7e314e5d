"""The kinds of decision in Fresco: The Card Game, each with the actions it can offer."""

from typing import Final

from bottega.core.bits import OF_BYTE
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
from bottega.games.fresco_cards.paints import CARDS, COLOURS, MASK_BYTES, PILES, SECTIONS, TILES

FEW: Final = 3  # choices among so few cards repeat
REMEMBERED: Final = 1 << 12


class CardMenu(Menu):
    """A choice among the cards of a hand. Hands rarely repeat, so it is put together from the bytes of the mask.

    >>> menu = CardMenu(0, "lay", tuple(range(10, 10 + CARDS + 1)))
    >>> menu.actions(1 << 84 | 1 << 30 | 5)
    (10, 12, 40, 94)
    """

    __slots__ = ("of_byte",)

    def __init__(self, number: int, name: str, ids: tuple[int, ...]) -> None:
        super().__init__(number, name, ids)
        # For each byte of a mask and each value of it, the actions that are set.
        self.of_byte: list[list[tuple[int, ...]]] = [
            [tuple([ids[bit] for bit in bits if bit < len(ids)]) for bits in values] for values in OF_BYTE[:MASK_BYTES]
        ]

    def actions(self, mask: int) -> tuple[int, ...]:
        made: tuple[int, ...] = ()
        for values, byte in zip(self.of_byte, mask.to_bytes(MASK_BYTES, "little")):  # noqa: B905 - native only without it
            if byte:
                made += values[byte]
        if len(made) <= FEW:
            if len(self.tuples) >= REMEMBERED:
                self.tuples.clear()
            self.tuples[mask] = made
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
