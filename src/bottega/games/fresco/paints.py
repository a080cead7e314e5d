"""Paints in one number: a field of 16 bits per colour, so that paying is one subtraction."""

from typing import Final

COLOURS: Final = ("red", "yellow", "blue", "orange", "green", "purple", "pink", "brown")
LETTERS: Final = "RYBOGPKN"
BASIC: Final = 3
BLENDED: Final = 6  # colours 3 to 5 are blended, 6 and 7 belong to a module

MOST_NEEDED: Final = 4  # pieces of a colour for one thing

WIDTH: Final = 16
FIELD: Final = 0x7FFF
ONE: Final = tuple([1 << WIDTH * colour for colour in range(len(COLOURS))])


def pack(colours: list[int]) -> int:
    """
    >>> pieces(pack([0, 0, 4]))
    (2, 0, 0, 0, 1, 0, 0, 0)
    """
    return sum([ONE[colour] for colour in colours])


def pieces(paints: int) -> tuple[int, ...]:
    """How many pieces of each colour."""
    return tuple([paints >> WIDTH * colour & FIELD for colour in range(len(COLOURS))])
