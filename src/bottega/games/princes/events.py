"""What happens at a table of The Princes of Florence.

What a player looks at is told to that player alone; the others hear that cards were looked at, and how many.
"""

from dataclasses import dataclass

from bottega.core.events import EVERYONE, OWNER, Event

# Where prestige points come from.
LANDSCAPE, BUILDER, BUILDING = "landscape", "builder", "building"
EXCHANGE_POINTS, BEST_WORK, PRESTIGE_CARD = "exchange", "best-work", "prestige-card"
SOLD = "sold"  # for florins
SOURCES = (EXCHANGE_POINTS, BEST_WORK, BUILDING, LANDSCAPE, BUILDER, PRESTIGE_CARD, SOLD)


@dataclass(frozen=True, slots=True)
class Returned(Event, to=OWNER):
    """Seen by its own seat only."""

    seat: int
    profession: str


@dataclass(frozen=True, slots=True)
class GotReady(Event, to=EVERYONE):
    seat: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event, to=EVERYONE):
    round: int
    first: int
    minimum: int


@dataclass(frozen=True, slots=True)
class Opened(Event, to=EVERYONE):
    seat: int
    item: str
    bid: int


@dataclass(frozen=True, slots=True)
class Raised(Event, to=EVERYONE):
    seat: int
    item: str
    bid: int


@dataclass(frozen=True, slots=True)
class Passed(Event, to=EVERYONE):
    seat: int
    item: str


@dataclass(frozen=True, slots=True)
class GaveUp(Event, to=EVERYONE):
    seat: int


@dataclass(frozen=True, slots=True)
class Bought(Event, to=EVERYONE):
    """An item from one of the seven piles; `auction` is false for the last free player's purchase."""

    seat: int
    item: str
    price: int
    auction: bool


@dataclass(frozen=True, slots=True)
class MarkersTaken(Event, to=EVERYONE):
    """The auctions of the round are over."""

    round: int


@dataclass(frozen=True, slots=True)
class Sold(Event, to=EVERYONE):
    """Prestige points were sold, because a payment needed it or because the player wished."""

    seat: int
    points: int
    florins: int


@dataclass(frozen=True, slots=True)
class Placed(Event, to=EVERYONE):
    seat: int
    piece: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Built(Event, to=EVERYONE):
    seat: int
    building: str
    price: int


@dataclass(frozen=True, slots=True)
class Introduced(Event, to=EVERYONE):
    seat: int
    freedom: str
    price: int


@dataclass(frozen=True, slots=True)
class Looked(Event, to=EVERYONE, reveals=True):
    """Somebody takes the top cards of a pile; the price of a prestige card was told with the purchase."""

    seat: int
    deck: str
    cards: int
    price: int


@dataclass(frozen=True, slots=True)
class Saw(Event, to=OWNER):
    """Seen by its own seat only."""

    seat: int
    deck: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KeptCard(Event, to=EVERYONE):
    seat: int
    deck: str


@dataclass(frozen=True, slots=True)
class Kept(Event, to=OWNER):
    """Seen by its own seat only."""

    seat: int
    deck: str
    card: str


@dataclass(frozen=True, slots=True)
class PutUnder(Event, to=OWNER):
    """Seen by its own seat only."""

    seat: int
    deck: str
    card: str


@dataclass(frozen=True, slots=True)
class HeldRecruiting(Event, to=EVERYONE):
    """The recruiting card just bought goes into hand."""

    seat: int


@dataclass(frozen=True, slots=True)
class Recruited(Event, to=EVERYONE):
    seat: int
    other: int
    profession: str


@dataclass(frozen=True, slots=True)
class ProfessionPlayed(Event, to=EVERYONE, reveals=True):
    seat: int
    profession: str
    value: int


@dataclass(frozen=True, slots=True)
class BonusPlayed(Event, to=EVERYONE, reveals=True):
    seat: int
    card: str
    value: int


@dataclass(frozen=True, slots=True)
class WorkMade(Event, to=EVERYONE):
    """A work with its value, what the bank pays for it, and what was given back for prestige points."""

    seat: int
    profession: str
    value: int
    payment: int
    returned: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event, to=EVERYONE):
    seat: int
    unused: int


@dataclass(frozen=True, slots=True)
class Scored(Event, to=EVERYONE):
    seat: int
    points: int
    source: str


@dataclass(frozen=True, slots=True)
class BestWork(Event, to=EVERYONE):
    """Nobody is named when nobody has made a work."""

    seats: tuple[int, ...]
    value: int


@dataclass(frozen=True, slots=True)
class PrestigeRevealed(Event, to=EVERYONE, reveals=True):
    seat: int
    card: str
    points: int


@dataclass(frozen=True, slots=True)
class PursesOpened(Event, to=EVERYONE, reveals=True):
    florins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event, to=EVERYONE):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
