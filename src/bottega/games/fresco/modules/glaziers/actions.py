"""The moves of the glaziers."""

from dataclasses import dataclass
from typing import Final

from bottega.core.actions import Action
from bottega.games.fresco.actions import COUNTED, PLACES, Block, Cover

GLASS_COLOURS = ("green", "red", "blue", "yellow")
BENCH_PLACES: Final = 6
TILE: Final = "glazery"


@dataclass(frozen=True, slots=True)
class Glass(Action):
    """Buy a glass token."""

    colour: str


@dataclass(frozen=True, slots=True)
class Window(Action, names=COUNTED):
    """Choose the window tile on a place of the bench."""

    place: int


@dataclass(frozen=True, slots=True)
class Glaze(Action):
    """Give a glass token for a pane."""

    colour: str


GLASS: Final = 220
WINDOW: Final = 224
GLAZE: Final = 230
COVER: Final = 277

BLOCKS = (
    Block(GLASS, [Glass(colour) for colour in GLASS_COLOURS]),
    Block(WINDOW, [Window(place) for place in range(BENCH_PLACES)]),
    Block(GLAZE, [Glaze(colour) for colour in GLASS_COLOURS]),
    Block(COVER, [Cover(TILE, place) for place in PLACES]),
)
