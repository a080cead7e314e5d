"""What is told of the portraits."""

from dataclasses import dataclass

from bottega.core.events import EVERYONE, Event


@dataclass(frozen=True, slots=True)
class PortraitsShown(Event, to=EVERYONE, reveals=True):
    cards: tuple[str, ...]
    deck: int


@dataclass(frozen=True, slots=True)
class PortraitsRemoved(Event, to=EVERYONE):
    """What nobody wanted leaves the game."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PortraitTaken(Event, to=EVERYONE):
    """A lasting one stays before its owner, the others leave the game."""

    painter: int
    card: str
    lasting: bool


@dataclass(frozen=True, slots=True)
class PaintPicked(Event, to=EVERYONE):
    painter: int
    paint: str
