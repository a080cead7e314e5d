"""What is told of the wishing well."""

from dataclasses import dataclass

from bottega.core.events import EVERYONE, OWNER, Event


@dataclass(frozen=True, slots=True)
class PennyPlanned(Event, to=OWNER):
    seat: int


@dataclass(frozen=True, slots=True)
class PenniesShown(Event, to=EVERYONE):
    """The pennies on the sheets, by seat."""

    pennies: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PennyThrown(Event, to=EVERYONE, reveals=True):
    """A wishing card is drawn for it; `deck` are those that are left."""

    painter: int
    well: int
    deck: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event, to=OWNER, reveals=True):
    """Nobody else sees it."""

    seat: int
    card: str
    wish: str


@dataclass(frozen=True, slots=True)
class WishUsed(Event, to=EVERYONE, reveals=True):
    """The card is shown and leaves the game."""

    painter: int
    card: str
    wish: str
    thalers: int
    pennies: int


@dataclass(frozen=True, slots=True)
class FreePaint(Event, to=EVERYONE):
    """The tile of a wishing card comes with a purchase."""

    painter: int
    booth: int
    tile: str
    paints: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PenniesExchanged(Event, to=EVERYONE):
    painter: int
    pennies: int
    thalers: int
