"""What is told of the bishop's favours."""

from dataclasses import dataclass

from bottega.core.events import EVERYONE, Event


@dataclass(frozen=True, slots=True)
class FavorTaken(Event, to=EVERYONE, reveals=True):
    painter: int
    segment: str
    favor: str


@dataclass(frozen=True, slots=True)
class FavorRemoved(Event, to=EVERYONE):
    """Nobody has seen what it was (F-OQ-188)."""

    segment: str
