"""What is told of the glaziers."""

from dataclasses import dataclass

from bottega.core.events import EVERYONE, Event


@dataclass(frozen=True, slots=True)
class GlassDrawn(Event, to=EVERYONE, reveals=True):
    """On the glaziers' board, after what lay there has gone to the reserve."""

    colours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GlassBought(Event, to=EVERYONE):
    painter: int
    colour: str
    price: int


@dataclass(frozen=True, slots=True)
class GlassUsed(Event, to=EVERYONE):
    """For a pane of a window, or of the altar's; it goes to the reserve."""

    painter: int
    colour: str


@dataclass(frozen=True, slots=True)
class WindowChosen(Event, to=EVERYONE):
    painter: int
    segment: str
    window: str
    price: int


@dataclass(frozen=True, slots=True)
class WindowRenewed(Event, to=EVERYONE):
    """Its points and what the panes without glass cost."""

    painter: int
    segment: str
    window: str
    points: int
    penalty: int


@dataclass(frozen=True, slots=True)
class WindowShown(Event, to=EVERYONE, reveals=True):
    """The new one at the dear end of the bench."""

    window: str
    deck: int
