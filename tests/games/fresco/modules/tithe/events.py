"""What is told of the tithe."""

from dataclasses import dataclass

from bottega.core.events import EVERYONE, Event


@dataclass(frozen=True, slots=True)
class TitheGiven(Event, to=EVERYONE, reveals=True):
    painter: int
    thalers: int
