"""Which apprentices are still to be placed, and where the ill ones may stand."""

from typing import Final

from bottega.games.fresco.modules.medico.actions import PLACES_OF_THE_ILL
from bottega.games.fresco.sheet import (
    CATHEDRAL,
    COLUMNS,
    COUNTS,
    COVER_MASK,
    COVER_SHIFT,
    COVER_WIDTH,
    NEUTRAL_SHIFT,
    PLACED,
    all_ill,
)

# The tiles on the four columns that are open to the ill, and which of two neighbouring columns have one.
ALL_COVERS: Final = (1 << COVER_WIDTH * len(PLACES_OF_THE_ILL)) - 1
UNDER_TWO: Final = (1 << 2 * COVER_WIDTH) - 1
UNDER: Final = [int(covers & COVER_MASK != 0) | int(covers >> COVER_WIDTH != 0) << 1 for covers in range(UNDER_TWO + 1)]


def to_plan(bodies: int, plan: int, hands: int, ill: int, extra: int) -> tuple[int, int, int]:
    """The healthy ones of his own, the neutral one and the ill ones that are not on the sheet yet."""
    ill_placed = all_ill(plan)
    neutral_placed = 1 if plan >> NEUTRAL_SHIFT else 0
    own_placed = PLACED[plan & COUNTS] - ill_placed - neutral_placed
    neutral = 1 if hands - extra > bodies else 0
    return hands - neutral - ill - extra - own_placed, neutral - neutral_placed, ill + extra - ill_placed


def open_to_the_ill(plan: int, free: int) -> int:
    """Cathedral, studio, workshop, and the second visit to the cathedral, where no tile lies."""
    mask = free >> CATHEDRAL & 7 | (free >> COLUMNS & 1) << 3
    covers = plan >> COVER_SHIFT + COVER_WIDTH * CATHEDRAL & ALL_COVERS
    return mask & ~UNDER[covers & UNDER_TWO] & ~(UNDER[covers >> 2 * COVER_WIDTH & UNDER_TWO] << 2)
