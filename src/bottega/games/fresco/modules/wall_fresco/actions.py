"""The moves of the wall fresco."""

from dataclasses import dataclass
from typing import Final

from bottega.core.actions import Action
from bottega.games.fresco.actions import BLENDS, PLACES, Block, Cover
from bottega.games.fresco.paints import COLOURS

WALL_SECTIONS: Final = 18
WALL_NAMES: tuple[str, ...] = tuple(f"w{i + 1}" for i in range(WALL_SECTIONS))
TILE: Final = "wall"


@dataclass(frozen=True, slots=True)
class Wall(Action, names=WALL_NAMES):
    """Restore a section of the wall fresco."""

    section: int


@dataclass(frozen=True, slots=True)
class Give(Action, names=WALL_NAMES):
    """Give up one of one's wall fresco tiles, for an exchange or under a request."""

    section: int


@dataclass(frozen=True, slots=True)
class Exchange(Action, names=COLOURS):
    """Swap two wall fresco tiles for an exchange tile."""

    colour: int


COVER: Final = 289
WALL: Final = 296
GIVE: Final = 314
EXCHANGE: Final = 332

BLOCKS = (
    Block(COVER, [Cover(TILE, place) for place in PLACES]),
    Block(WALL, [Wall(section) for section in range(WALL_SECTIONS)]),
    Block(GIVE, [Give(section) for section in range(WALL_SECTIONS)]),
    Block(EXCHANGE, [Exchange(colour) for colour in BLENDS]),
)
