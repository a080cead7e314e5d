"""What happens at a table of Fresco; what modules tell besides is in their own `events.py`.

A painter is a player, or the one who is none. A compiled module cannot hold these classes itself.
"""

from dataclasses import dataclass

from bottega.core.events import EVERYONE, OWNER, Event

# Where points come from.
TILE, BISHOP_BONUS, ALTAR_POINTS, MONEY = "tile", "bishop", "altar", "money"
SHIFT = "shift"  # a taken space of the track
BASE_SOURCES = (TILE, BISHOP_BONUS, ALTAR_POINTS, MONEY, SHIFT)
SPARED = "spared"  # what a restoration would have cost, had its sum gone below zero


@dataclass(frozen=True, slots=True)
class RoundBegan(Event, to=EVERYONE, reveals=True):
    round: int
    final: bool
    choosers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rose(Event, to=EVERYONE):
    painter: int
    hour: int
    mood_from: int
    mood_to: int
    apprentices: int


@dataclass(frozen=True, slots=True)
class Planned(Event, to=OWNER):
    """Seen by its own seat only, until the screens open."""

    seat: int
    place: str


@dataclass(frozen=True, slots=True)
class GotReady(Event, to=EVERYONE):
    seat: int


@dataclass(frozen=True, slots=True)
class Revealed(Event, to=EVERYONE, reveals=True):
    sheets: tuple[tuple[int, ...], ...]
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bought(Event, to=EVERYONE):
    painter: int
    booth: int
    tile: str
    paints: tuple[str, ...]
    price: int


@dataclass(frozen=True, slots=True)
class BoothShut(Event, to=EVERYONE):
    """All tiles of the booth go back into the bag: after a purchase, or because somebody closed it."""

    painter: int
    booth: int
    closed: bool


@dataclass(frozen=True, slots=True)
class BishopMoved(Event, to=EVERYONE):
    painter: int
    segment: str
    price: int


@dataclass(frozen=True, slots=True)
class Restored(Event, to=EVERYONE):
    painter: int
    segment: str
    tile: str
    paints: tuple[str, ...]
    points: int
    bonus: int


@dataclass(frozen=True, slots=True)
class AltarRestored(Event, to=EVERYONE):
    painter: int
    paints: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class PaintLaid(Event, to=EVERYONE):
    painter: int
    paint: str


@dataclass(frozen=True, slots=True)
class Earned(Event, to=EVERYONE):
    painter: int
    thalers: int


@dataclass(frozen=True, slots=True)
class Blended(Event, to=EVERYONE):
    painter: int
    paints: tuple[str, ...]
    result: str


@dataclass(frozen=True, slots=True)
class Attended(Event, to=EVERYONE):
    painter: int
    mood_from: int
    mood_to: int


@dataclass(frozen=True, slots=True)
class Left(Event, to=EVERYONE):
    """A player forfeits what is left to do at a place."""

    painter: int
    place: str
    unused: int


@dataclass(frozen=True, slots=True)
class Idled(Event, to=EVERYONE):
    """The apprentices left at a place find nothing there that they could do."""

    painter: int
    place: str
    unused: int


@dataclass(frozen=True, slots=True)
class OnlySegment(Event, to=OWNER):
    """After the bishop's step nothing but this segment can be restored: it follows by itself."""

    seat: int
    segment: str


@dataclass(frozen=True, slots=True)
class Scored(Event, to=EVERYONE):
    painter: int
    points: int
    source: str


@dataclass(frozen=True, slots=True)
class Shifted(Event, to=EVERYONE):
    """The space on the track was taken: the painter stands some spaces further, or fewer."""

    painter: int
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class Income(Event, to=EVERYONE):
    painter: int
    thalers: int


@dataclass(frozen=True, slots=True)
class MarketLaid(Event, to=EVERYONE, reveals=True):
    booths: tuple[tuple[str, ...], ...]
    bag: int


@dataclass(frozen=True, slots=True)
class StartRotated(Event, to=EVERYONE):
    """The painters still on starting spaces, rearmost first."""

    painters: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MoneyCounted(Event, to=EVERYONE):
    painter: int
    thalers: int
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event, to=EVERYONE):
    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


# --- what several modules tell


@dataclass(frozen=True, slots=True)
class Rewarded(Event, to=EVERYONE):
    """What came of it; points are told apart, as everywhere."""

    painter: int
    source: str
    thalers: int
    paints: tuple[str, ...]
    mood_from: int
    mood_to: int


@dataclass(frozen=True, slots=True)
class CoverPlanned(Event, to=OWNER):
    """Seen by its own seat only, until the screens open."""

    seat: int
    tile: str
    place: str


@dataclass(frozen=True, slots=True)
class TileLaid(Event, to=EVERYONE):
    """A covering tile on a sheet, with the apprentices on it, when the plans are revealed."""

    painter: int
    tile: str
    place: str
    apprentices: int
