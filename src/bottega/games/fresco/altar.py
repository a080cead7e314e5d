"""The altar: which three paints restore it, and what they are worth."""

from typing import Final

from bottega.games.fresco.actions import ALTAR_PAINTS
from bottega.games.fresco.components import Components
from bottega.games.fresco.paints import BASIC, BLENDED, FIELD, WIDTH

PAINTS: Final[int] = ALTAR_PAINTS


class Altar:
    """The altar of the base game. Colours are bits of a mask, colour 0 the lowest."""

    def __init__(self, c: Components) -> None:
        self.c = c

    def first(self, paints: int) -> int:
        """The paints that can begin an altar, so that the others can follow."""
        colours, usable = 0, 0
        for colour in range(BLENDED):
            count = paints >> WIDTH * colour & FIELD
            if count:
                colours |= 1 << colour
                usable += 1 if colour < BASIC else count
        return colours if usable >= PAINTS else 0

    def follow(self, paints: int, laid: list[int]) -> int:
        """Any blend may follow, and any basic paint that is not on the altar yet."""
        mask = 0
        for colour in range(BLENDED):
            if paints >> WIDTH * colour & FIELD and (colour >= BASIC or colour not in laid):
                mask |= 1 << colour
        return mask

    def value(self, colours: list[int]) -> int:
        """Three different blends make the blended altar; each other blend replaces a basic paint."""
        blends = [colour for colour in colours if colour >= BASIC]
        if len(set(blends)) == PAINTS:
            return self.c.altar_three_blends
        return self.c.altar_basic + self.c.altar_blend * len(blends)


def altar_colours(laid: int) -> list[int]:
    """The colours on the altar, in the order in which they were given."""
    colours: list[int] = []
    while laid:
        colours.append((laid & 15) - 1)
        laid >>= 4
    colours.reverse()
    return colours
