"""What is told of the scrolls."""

from dataclasses import dataclass

from bottega.core.events import EVERYONE, Event


@dataclass(frozen=True, slots=True)
class ScrollPlayed(Event, to=EVERYONE, reveals=True):
    """From now on everybody knows it; the points follow with the restoration. -1: not played."""

    painter: int
    row: int
    column: int
