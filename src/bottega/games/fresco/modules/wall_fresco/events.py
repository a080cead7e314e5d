"""What is told of the wall fresco."""

from dataclasses import dataclass

from bottega.core.events import EVERYONE, Event


@dataclass(frozen=True, slots=True)
class WallRestored(Event, to=EVERYONE, reveals=True):
    """`income` is what the back of the tile shows."""

    painter: int
    section: str
    tile: str
    paint: str
    income: str


@dataclass(frozen=True, slots=True)
class WallTilesExchanged(Event, to=EVERYONE):
    painter: int
    sections: tuple[str, ...]
    colour: str


@dataclass(frozen=True, slots=True)
class WallIncome(Event, to=EVERYONE):
    painter: int
    paints: tuple[str, ...]
