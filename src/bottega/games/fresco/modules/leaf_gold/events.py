"""What is told of the leaf gold."""

from dataclasses import dataclass

from bottega.core.events import EVERYONE, Event


@dataclass(frozen=True, slots=True)
class ColourRefined(Event, to=EVERYONE, reveals=True):
    """The disc in the basket."""

    colour: str


@dataclass(frozen=True, slots=True)
class GoldTaken(Event, to=EVERYONE):
    painter: int
    gold: int


@dataclass(frozen=True, slots=True)
class GoldUsed(Event, to=EVERYONE):
    painter: int


@dataclass(frozen=True, slots=True)
class GoldExchanged(Event, to=EVERYONE):
    painter: int
    gold: int
    thalers: int
