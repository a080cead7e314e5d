"""What happens at a table of Fresco. A painter is a player, or Leonardo."""

from dataclasses import dataclass
from typing import ClassVar

from bottega.core.events import EVERYONE, OWNER, Event

# Where points come from.
TILE, BISHOP_BONUS, ALTAR_POINTS, MONEY = "tile", "bishop", "altar", "money"

# After these nothing can be taken back.
REVEALING = frozenset(
    {
        "revealed",
        "market-laid",
        "round-began",
        "portraits-shown",
        "colour-refined",
        "request-income",
        "favor-taken",
        "scroll-played",
    }
)


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


# --- what modules tell; a compiled module cannot hold these classes itself ------------------------------------------


@dataclass(frozen=True, slots=True)
class Rewarded(Event):
    """What came of it; points are told apart, as everywhere."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "rewarded"
    painter: int
    source: str
    thalers: int
    paints: tuple[str, ...]
    mood_from: int
    mood_to: int


@dataclass(frozen=True, slots=True)
class PortraitsShown(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "portraits-shown"
    cards: tuple[str, ...]
    deck: int


@dataclass(frozen=True, slots=True)
class PortraitsRemoved(Event):
    """What nobody wanted leaves the game."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "portraits-removed"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PortraitTaken(Event):
    """A lasting one stays before its owner, the others leave the game."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "portrait-taken"
    painter: int
    card: str
    lasting: bool


@dataclass(frozen=True, slots=True)
class PaintPicked(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "paint-picked"
    painter: int
    paint: str


@dataclass(frozen=True, slots=True)
class RequestFulfilled(Event):
    """The tiles lie piled up under the request from now on."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "request-fulfilled"
    painter: int
    request: str
    segments: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IncomePicked(Event):
    """Known to its own seat only, until everybody has chosen."""

    audience: ClassVar[str] = OWNER
    kind: ClassVar[str] = "income-picked"
    seat: int
    paint: str


@dataclass(frozen=True, slots=True)
class RequestIncome(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "request-income"
    painter: int
    paints: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ColourRefined(Event):
    """The disc in the basket."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "colour-refined"
    colour: str


@dataclass(frozen=True, slots=True)
class GoldTaken(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "gold-taken"
    painter: int
    gold: int


@dataclass(frozen=True, slots=True)
class GoldUsed(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "gold-used"
    painter: int


@dataclass(frozen=True, slots=True)
class GoldExchanged(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "gold-exchanged"
    painter: int
    gold: int
    thalers: int


@dataclass(frozen=True, slots=True)
class FavorTaken(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "favor-taken"
    painter: int
    segment: str
    favor: str


@dataclass(frozen=True, slots=True)
class FavorRemoved(Event):
    """Nobody has seen what it was (F-OQ-188)."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "favor-removed"
    segment: str


@dataclass(frozen=True, slots=True)
class ScrollPlayed(Event):
    """From now on everybody knows it; the points follow with the restoration. -1: not played."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "scroll-played"
    painter: int
    row: int
    column: int
