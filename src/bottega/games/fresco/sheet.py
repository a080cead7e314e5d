"""A plan or a sheet, which is one number: two bits a column for the apprentices, and above them what stands there
besides.
"""

from typing import Final

MARKET: Final = 0
CATHEDRAL: Final = 1
STUDIO: Final = 2
WORKSHOP: Final = 3
THEATRE: Final = 4
COLUMNS: Final = 5
FIRST_PLACE: Final = 3  # the step of the first location
SPACES: Final = 3  # of each location on the sheet: two bits a column

# What a plan or a sheet holds above its 5 x 2 bits: the tile that covers each column (its number in
# `Rules.tiles`, from 1), how many of the apprentices there are ill, and the column of the neutral one (from 1).
COUNTS: Final = (1 << 2 * COLUMNS) - 1
COVER_SHIFT: Final = 2 * COLUMNS
COVER_WIDTH: Final = 3
COVER_MASK: Final = (1 << COVER_WIDTH) - 1
ILL_SHIFT: Final = COVER_SHIFT + COVER_WIDTH * COLUMNS
NEUTRAL_SHIFT: Final = ILL_SHIFT + 2 * COLUMNS


def unpack_plan(plan: int) -> tuple[int, ...]:
    return tuple([plan >> 2 * column & SPACES for column in range(COLUMNS)])


PLACED: Final = [sum(unpack_plan(plan)) for plan in range(COUNTS + 1)]  # how many stand on a sheet


def count_at(sheet: int, column: int) -> int:
    """How many apprentices stand in a column."""
    return sheet >> 2 * column & SPACES


def cover_at(sheet: int, column: int) -> int:
    """The number of the tile that covers a column, 0 when none does."""
    return sheet >> COVER_SHIFT + COVER_WIDTH * column & COVER_MASK


def ill_at(sheet: int, column: int) -> int:
    """How many of those in a column are ill."""
    return sheet >> ILL_SHIFT + 2 * column & SPACES


def all_ill(sheet: int) -> int:
    """How many are ill altogether."""
    return PLACED[sheet >> ILL_SHIFT & COUNTS]


def neutral_at(sheet: int) -> int:
    """The column of the neutral apprentice, -1 when he is on none."""
    return (sheet >> NEUTRAL_SHIFT) - 1


def with_one(sheet: int, column: int) -> int:
    """The same with one more apprentice in a column."""
    return sheet + (1 << 2 * column)


def with_ill(sheet: int, column: int, count: int = 1) -> int:
    """The same with so many more of those in a column ill."""
    return sheet + (count << ILL_SHIFT + 2 * column)


def with_neutral(sheet: int, column: int) -> int:
    """The same with one of those in a column the neutral one."""
    return sheet + (column + 1 << NEUTRAL_SHIFT)


def without_neutral(sheet: int) -> int:
    """The same when he has gone."""
    column = neutral_at(sheet)
    return sheet - (column + 1 << NEUTRAL_SHIFT) - (1 << 2 * column)


def with_cover(sheet: int, column: int, tile: int) -> int:
    """The same with a tile on a column."""
    return sheet | tile << COVER_SHIFT + COVER_WIDTH * column
