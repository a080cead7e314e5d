"""The six paints, the four backs that cards can have, and the names of cards."""

from typing import Final

COLOURS: Final = ("red", "yellow", "blue", "orange", "green", "purple")
LETTERS: Final = "RYBOGP"
BASIC: Final = 3  # colours 3 to 5 are blended
BASIC_BITS: Final = 7

MARKET: Final = 0
PILES: Final = ("market", "1", "2", "3")  # each with a back, a draw pile and a discard pile of its own

MARKET_CARDS: Final = 42
WORKSHOP_CARDS: Final = 42
CARDS: Final = MARKET_CARDS + WORKSHOP_CARDS
EVERY_MARKET_CARD: Final = (1 << MARKET_CARDS) - 1
SECTIONS: Final = 25
CARD_NAMES: Final = tuple(
    [f"MK{i + 1:02}" for i in range(MARKET_CARDS)] + [f"WK{i + 1:02}" for i in range(WORKSHOP_CARDS)]
)
CARD_BITS: Final = tuple([1 << card for card in range(CARDS)])
SECTION_NAMES: Final = tuple([f"C{i + 1:02}" for i in range(SECTIONS)])

# What laid cards fetch, in one number: market cards, workshop cards, and whether one of the cards leaves a choice.
FETCH_WIDTH: Final = 10  # 84 cards of four symbols each
FETCH_FIELD: Final = (1 << FETCH_WIDTH) - 1
EITHER: Final = 1 << 2 * FETCH_WIDTH

# The sorts of action tile; after these, one paint tile for each colour.
TURN_TILE: Final = 0
SWAP_TILE: Final = 1
REQUEST_TILE: Final = 2
PAINT_TILE: Final = 3
TILES: Final = ("turn", "swap", "request", *COLOURS)

# A seat's action tiles in one number, four bits for each sort.
TILE_WIDTH: Final = 4
TILE_FIELD: Final = 15
ONE_TILE: Final = tuple([1 << TILE_WIDTH * sort for sort in range(len(TILES))])
FIRST_PAINT_TILE: Final = TILE_WIDTH * PAINT_TILE
ONE_PAINT: Final = 1 << FIRST_PAINT_TILE  # tiles are worth less than this while no paint tile is among them
ONE_PAINT_EACH: Final = sum([1 << TILE_WIDTH * colour for colour in range(len(COLOURS))])
PAINTS_HELD: Final = {
    sum([1 << TILE_WIDTH * colour for colour in range(len(COLOURS)) if colours >> colour & 1]): colours
    for colours in range(1 << len(COLOURS))
}


MASK_BYTES: Final = CARDS // 8 + 1  # of a mask of cards


def mask_of(numbers: list[int]) -> int:
    """
    >>> mask_of([1, 2, 4]) == 0b10110
    True
    """
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def tile_counts(tiles: int) -> tuple[int, ...]:
    """How many tiles of each sort.

    >>> tile_counts(ONE_TILE[TURN_TILE] * 2 + ONE_TILE[PAINT_TILE])
    (2, 0, 0, 1, 0, 0, 0, 0, 0)
    """
    return tuple([tiles >> TILE_WIDTH * sort & TILE_FIELD for sort in range(len(TILES))])


def paint_tiles(tiles: int) -> int:
    """The colours of which there is a paint tile, one bit each.

    >>> paint_tiles(ONE_TILE[PAINT_TILE] * 2 + ONE_TILE[PAINT_TILE + 2])
    5
    """
    paints = tiles >> FIRST_PAINT_TILE
    paints |= paints >> 2
    return PAINTS_HELD[(paints | paints >> 1) & ONE_PAINT_EACH]
