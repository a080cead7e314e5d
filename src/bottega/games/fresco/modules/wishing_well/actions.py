"""The moves of the wishing well."""

from dataclasses import dataclass
from typing import Final

from bottega.core.actions import Action
from bottega.games.fresco.actions import ALTAR_COLOURS, SEGMENT_NAMES, SEGMENTS, Block
from bottega.games.fresco.paints import COLOURS

WISHES = ("lucky", "paint.1", "paint.2", "paint.3", "praise", "tip", "finder", "busker")


@dataclass(frozen=True, slots=True)
class Penny(Action):
    """Put one lucky penny on the market of one's sheet."""


@dataclass(frozen=True, slots=True)
class Throw(Action):
    """Throw a penny from the sheet into the well and draw a wishing card."""


@dataclass(frozen=True, slots=True)
class Wish(Action):
    """Use a wishing card."""

    card: str


@dataclass(frozen=True, slots=True)
class Visit(Action, names=SEGMENT_NAMES):
    """Use the wishing card by which the bishop pays a visit."""

    segment: int


@dataclass(frozen=True, slots=True)
class Alchemy(Action, names=COLOURS):
    """Use the wishing card of the alchemist: put in a basic paint, in the end take a blend."""

    colour: int


PENNY: Final = 179
THROW: Final = 180
WISH: Final = 181
VISIT: Final = 189
ALCHEMY: Final = 214

BLOCKS = (
    Block(PENNY, [Penny()]),
    Block(THROW, [Throw()]),
    Block(WISH, [Wish(card) for card in WISHES]),
    Block(VISIT, [Visit(segment) for segment in range(SEGMENTS)]),
    Block(ALCHEMY, [Alchemy(colour) for colour in ALTAR_COLOURS]),
)
