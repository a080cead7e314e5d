"""A kind of menu of Fresco: The Card Game, and where the parts of masks begin. The menus stand where their answers are
carried out."""

from typing import Final

from bottega.core.bits import OF_BYTE
from bottega.core.menu import Decider, Menu
from bottega.games.fresco_cards.paints import CARDS, COLOURS, MASK_BYTES, SECTIONS, TILES

FEW: Final = 3  # choices among so few cards repeat
REMEMBERED: Final = 1 << 12


class CardMenu(Menu):
    """A choice among the cards of a hand. Hands rarely repeat, so it is put together from the bytes of the mask.

    >>> menu = CardMenu(0, "lay", tuple(range(10, 10 + CARDS + 1)))
    >>> menu.actions(1 << 84 | 1 << 30 | 5)
    (10, 12, 40, 94)
    """

    __slots__ = ("of_byte",)

    def __init__(self, number: int, name: str, ids: tuple[int, ...], decider: Decider | None = None) -> None:
        super().__init__(number, name, ids, decider)
        # For each byte of a mask and each value of it, the actions that are set.
        self.of_byte: list[list[tuple[int, ...]]] = [
            [tuple([ids[bit] for bit in bits if bit < len(ids)]) for bits in values] for values in OF_BYTE[:MASK_BYTES]
        ]

    def actions(self, mask: int) -> tuple[int, ...]:
        made: tuple[int, ...] = ()
        for values, byte in zip(self.of_byte, mask.to_bytes(MASK_BYTES, "little")):  # noqa: B905 - strict is slow
            if byte:
                made += values[byte]
        if len(made) <= FEW:
            if len(self.tuples) >= REMEMBERED:
                self.tuples.clear()
            self.tuples[mask] = made
        return made


def run(first: int, count: int) -> list[int]:
    return list(range(first, first + count))


# Where the parts of a mask begin.
ALL_COLOURS: Final = (1 << len(COLOURS)) - 1
SWAP_BIT: Final = 1
SWAP_AND_RESTORE_BIT: Final = 2
CHOICE_REQUEST: Final = 2
CHOICE_REQUESTS: Final = ALL_COLOURS << CHOICE_REQUEST
CHOICE_RESTORE: Final = CHOICE_REQUEST + len(COLOURS)
PASS_BIT: Final = 1 << CHOICE_RESTORE + SECTIONS
REVEAL_BIT: Final = 1 << CARDS
PAY_TILE_BIT: Final = 1 << CARDS
TURN_BIT: Final = 1
TAKE_SHIFT: Final = 1
NO_TILE_BIT: Final = 1 << TAKE_SHIFT + len(TILES)
MORE_REQUESTS: Final = ALL_COLOURS
MORE_RESTORE: Final = len(COLOURS)
DONE_BIT: Final = 1 << MORE_RESTORE + SECTIONS
