"""Paints as the journeyman counts them: like the game's, one number with a field for each colour, but with narrower
fields, so that all of them fit into one word of the machine."""

from typing import Final

from bottega.games.fresco import paints
from bottega.games.fresco.paints import COLOURS

WIDTH: Final = 7
FIELD: Final = 0x3F
ONE: Final = tuple([1 << WIDTH * colour for colour in range(len(COLOURS))])
GUARD: Final = sum([one << WIDTH - 1 for one in ONE])
MOST: Final = 40  # pieces of a colour that are counted: nobody uses up more, and what is bought besides has room


def pack(colours: list[int]) -> int:
    """
    >>> pack([0, 0, 1])
    130
    """
    return sum([ONE[colour] for colour in colours])


def narrow(wide: int) -> int:
    """The same paints, from the game's own number.

    >>> narrow(paints.pack([0, 0, 4])) == pack([0, 0, 4]), narrow(paints.pack([0] * 70))
    (True, 40)
    """
    found = shift = 0
    while wide:
        found |= min(wide & paints.FIELD, MOST) << shift
        wide >>= paints.WIDTH
        shift += WIDTH
    return found
