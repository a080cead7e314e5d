"""Paints in one number: a field of 16 bits per colour, so that "can I pay" is one subtraction."""

COLOURS = ("red", "yellow", "blue", "orange", "green", "purple", "pink", "brown")
LETTERS = "RYBOGPKN"
BASIC = 3
BLENDED = 6  # colours 3 to 5 are blended, 6 and 7 belong to a module

WIDTH = 16
FIELD = (1 << WIDTH - 1) - 1
ONE: tuple[int, ...] = tuple([1 << WIDTH * colour for colour in range(len(COLOURS))])
GUARD = sum([one << WIDTH - 1 for one in ONE])


def pack(colours: list[int]) -> int:
    """
    >>> pieces(pack([0, 0, 4]))
    (2, 0, 0, 0, 1, 0, 0, 0)
    """
    return sum([ONE[colour] for colour in colours])


def pieces(paints: int) -> tuple[int, ...]:
    """How many pieces of each colour."""
    return tuple([paints >> WIDTH * colour & FIELD for colour in range(len(COLOURS))])


def covers(have: int, cost: int) -> bool:
    """
    >>> covers(pack([0, 0, 4]), pack([0, 4])), covers(pack([0]), pack([1]))
    (True, False)
    """
    return ((have | GUARD) - cost) & GUARD == GUARD
