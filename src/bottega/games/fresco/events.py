"""What happens at a table of Fresco. A painter is a player, or Leonardo."""

from dataclasses import dataclass
from typing import ClassVar

from bottega.core.events import EVERYONE, OWNER, Event

# Where points come from.
TILE, BISHOP_BONUS, ALTAR_POINTS, MONEY = "tile", "bishop", "altar", "money"


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "round-began"
    round: int
    final: bool
    choosers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LeonardoPassed(Event):
    """The Leonardo tile goes to this seat for the round."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "leonardo-passed"
    seat: int


@dataclass(frozen=True, slots=True)
class Rose(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "rose"
    painter: int
    hour: int
    mood_from: int
    mood_to: int
    apprentices: int


@dataclass(frozen=True, slots=True)
class Planned(Event):
    """Seen by its own seat only, until the screens open."""

    audience: ClassVar[str] = OWNER
    kind: ClassVar[str] = "planned"
    seat: int
    place: str


@dataclass(frozen=True, slots=True)
class GotReady(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "got-ready"
    seat: int


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "revealed"
    sheets: tuple[tuple[int, ...], ...]
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bought(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "bought"
    painter: int
    booth: int
    tile: str
    paints: tuple[str, ...]
    price: int


@dataclass(frozen=True, slots=True)
class BoothShut(Event):
    """All tiles of the booth go back into the bag: after a purchase, or because somebody closed it."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "booth-shut"
    painter: int
    booth: int
    closed: bool


@dataclass(frozen=True, slots=True)
class BishopMoved(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "bishop-moved"
    painter: int
    segment: str
    price: int


@dataclass(frozen=True, slots=True)
class Restored(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "restored"
    painter: int
    segment: str
    tile: str
    paints: tuple[str, ...]
    points: int
    bonus: int


@dataclass(frozen=True, slots=True)
class AltarRestored(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "altar-restored"
    painter: int
    paints: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class PaintLaid(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "paint-laid"
    painter: int
    paint: str


@dataclass(frozen=True, slots=True)
class Earned(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "earned"
    painter: int
    thalers: int


@dataclass(frozen=True, slots=True)
class Blended(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "blended"
    painter: int
    paints: tuple[str, ...]
    result: str


@dataclass(frozen=True, slots=True)
class Attended(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "attended"
    painter: int
    mood_from: int
    mood_to: int


@dataclass(frozen=True, slots=True)
class Left(Event):
    """A player forfeits what is left to do at a place."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "left"
    painter: int
    place: str
    unused: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "scored"
    painter: int
    points: int
    source: str


@dataclass(frozen=True, slots=True)
class Shifted(Event):
    """The space on the track was taken: the painter stands some spaces further, or fewer."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "shifted"
    painter: int
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class Income(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "income"
    painter: int
    thalers: int


@dataclass(frozen=True, slots=True)
class MarketLaid(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "market-laid"
    booths: tuple[tuple[str, ...], ...]
    bag: int


@dataclass(frozen=True, slots=True)
class StartRotated(Event):
    """The painters still on starting spaces, rearmost first."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "start-rotated"
    painters: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MoneyCounted(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "money-counted"
    painter: int
    thalers: int
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "game-ended"
    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
