"""Whether paints are enough: one subtraction, for each colour has a field of its own (see `pots`)."""

from collections.abc import Sequence

from bottega.bots.journeyman.fresco.pots import GUARD
from bottega.bots.journeyman.fresco.situation import Tile


def can_pay(paints: int, cost: int) -> bool:
    return ((paints | GUARD) - cost) & GUARD == GUARD


def payable(paints: int, tiles: Sequence[Tile]) -> list[Tile]:
    """Those that these paints can pay, one at a time."""
    guarded = paints | GUARD
    return [tile for tile in tiles if (guarded - tile.cost) & GUARD == GUARD]
