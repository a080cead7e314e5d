"""Paints in one number: a field of 16 bits per colour, so that "can I pay" is one subtraction."""

from typing import Final

COLOURS: Final = ("red", "yellow", "blue", "orange", "green", "purple", "pink", "brown")
LETTERS: Final = "RYBOGPKN"
BASIC: Final = 3
BLENDED: Final = 6  # colours 3 to 5 are blended, 6 and 7 belong to a module

MOST_NEEDED: Final = 4  # pieces of a colour for one thing

WIDTH: Final = 16
FIELD: Final = 0x7FFF
ONE: Final = tuple([1 << WIDTH * colour for colour in range(len(COLOURS))])
GUARD: Final = sum([one << WIDTH - 1 for one in ONE])


def pack(colours: list[int]) -> int:
    """
    >>> pieces(pack([0, 0, 4]))
    (2, 0, 0, 0, 1, 0, 0, 0)
    """
    return sum([ONE[colour] for colour in colours])


def pieces(paints: int) -> tuple[int, ...]:
    """How many pieces of each colour."""
    return tuple([paints >> WIDTH * colour & FIELD for colour in range(len(COLOURS))])


def can_pay(have: int, cost: int) -> bool:
    """
    >>> can_pay(pack([0, 0, 4]), pack([0, 4])), can_pay(pack([0]), pack([1]))
    (True, False)
    """
    return ((have | GUARD) - cost) & GUARD == GUARD


def without_surplus(paints: int) -> int:
    """Which of these paints can make a difference to anything that is paid with them, three bits a colour: no tile,
    altar or blend takes more than four pieces.

    >>> without_surplus(pack([0] * 9)) == without_surplus(pack([0] * 4)) != without_surplus(pack([0] * 3))
    True
    """
    lean = 0
    shift = 0
    while paints:
        count = paints & FIELD
        lean |= min(count, MOST_NEEDED) << shift
        paints >>= WIDTH
        shift += 3
    return lean
