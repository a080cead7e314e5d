"""The moves of the special blends: those of the base game, with two more colours."""

from typing import Final

from bottega.games.fresco.actions import Altar, Blend, Block

SPECIAL_COLOURS = range(6, 8)


SPECIAL_ALTAR: Final = 171
SPECIAL_BLEND: Final = 173

BLOCKS = (
    Block(SPECIAL_ALTAR, [Altar(colour) for colour in SPECIAL_COLOURS]),
    Block(SPECIAL_BLEND, [Blend(colour) for colour in SPECIAL_COLOURS]),
)
