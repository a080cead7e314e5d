"""What happens at a table of The Princes of Florence.

What a player looks at is told to that player alone; the others hear that cards were looked at, and how many.
"""

from dataclasses import dataclass
from typing import ClassVar

from bottega.core.events import EVERYONE, OWNER, Event

# Where prestige points come from.
LANDSCAPE, BUILDER, BUILDING = "landscape", "builder", "building"
EXCHANGE_POINTS, BEST_WORK, PRESTIGE_CARD = "exchange", "best-work", "prestige-card"

# After these nothing can be taken back.
REVEALING = frozenset({"looked", "profession-played", "bonus-played", "prestige-revealed", "purses-opened"})


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """Seen by its own seat only."""

    audience: ClassVar[str] = OWNER
    kind: ClassVar[str] = "returned"
    seat: int
    profession: str


@dataclass(frozen=True, slots=True)
class GotReady(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "got-ready"
    seat: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "round-began"
    round: int
    first: int
    minimum: int


@dataclass(frozen=True, slots=True)
class Opened(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "opened"
    seat: int
    item: str
    bid: int


@dataclass(frozen=True, slots=True)
class Raised(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "raised"
    seat: int
    item: str
    bid: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "passed"
    seat: int
    item: str


@dataclass(frozen=True, slots=True)
class GaveUp(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "gave-up"
    seat: int


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """An item from one of the seven piles; `auction` is false for the last free player's purchase."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "bought"
    seat: int
    item: str
    price: int
    auction: bool


@dataclass(frozen=True, slots=True)
class MarkersTaken(Event):
    """The auctions of the round are over."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "markers-taken"
    round: int


@dataclass(frozen=True, slots=True)
class Sold(Event):
    """Prestige points were sold, because a payment needed it or because the player wished."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "sold"
    seat: int
    points: int
    florins: int


@dataclass(frozen=True, slots=True)
class Placed(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "placed"
    seat: int
    piece: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Built(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "built"
    seat: int
    building: str
    price: int


@dataclass(frozen=True, slots=True)
class Introduced(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "introduced"
    seat: int
    freedom: str
    price: int


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """Somebody takes the top cards of a pile; the price of a prestige card was told with the purchase."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "looked"
    seat: int
    deck: str
    cards: int
    price: int


@dataclass(frozen=True, slots=True)
class Saw(Event):
    """Seen by its own seat only."""

    audience: ClassVar[str] = OWNER
    kind: ClassVar[str] = "saw"
    seat: int
    deck: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KeptCard(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "kept-card"
    seat: int
    deck: str


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """Seen by its own seat only."""

    audience: ClassVar[str] = OWNER
    kind: ClassVar[str] = "kept"
    seat: int
    deck: str
    card: str


@dataclass(frozen=True, slots=True)
class PutUnder(Event):
    """Seen by its own seat only."""

    audience: ClassVar[str] = OWNER
    kind: ClassVar[str] = "put-under"
    seat: int
    deck: str
    card: str


@dataclass(frozen=True, slots=True)
class HeldRecruiting(Event):
    """The recruiting card just bought goes into hand."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "held-recruiting"
    seat: int


@dataclass(frozen=True, slots=True)
class Recruited(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "recruited"
    seat: int
    other: int
    profession: str


@dataclass(frozen=True, slots=True)
class ProfessionPlayed(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "profession-played"
    seat: int
    profession: str
    value: int


@dataclass(frozen=True, slots=True)
class BonusPlayed(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "bonus-played"
    seat: int
    card: str
    value: int


@dataclass(frozen=True, slots=True)
class WorkMade(Event):
    """A work with its value, what the bank pays for it, and what was given back for prestige points."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "work-made"
    seat: int
    profession: str
    value: int
    payment: int
    returned: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "turn-ended"
    seat: int
    unused: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "scored"
    seat: int
    points: int
    source: str


@dataclass(frozen=True, slots=True)
class BestWork(Event):
    """Nobody is named when nobody has made a work."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "best-work"
    seats: tuple[int, ...]
    value: int


@dataclass(frozen=True, slots=True)
class PrestigeRevealed(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "prestige-revealed"
    seat: int
    card: str
    points: int


@dataclass(frozen=True, slots=True)
class PursesOpened(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "purses-opened"
    florins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "game-ended"
    scores: tuple[int, ...]
    winners: tuple[int, ...]
