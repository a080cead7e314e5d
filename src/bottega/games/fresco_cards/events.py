"""What happens at a table of Fresco: The Card Game.

Who draws is told to all, what he drew to him alone; so with a card given and a hand shown. Cards, sections, piles,
tiles and colours go by their names.
"""

from dataclasses import dataclass
from typing import ClassVar

from bottega.core.events import EVERYONE, OWNER, Event

# After these nothing can be taken back: others have seen the card, or the player has drawn one.
REVEALING = frozenset(
    {
        "laid",
        "drew",
        "restored",
        "discarded",
        "requested",
        "tiles-refilled",
        "row-refilled",
        "favourite-changed",
        "turn-began",
    }
)


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "turn-began"
    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A card went from a pile to a hand; its back is seen by all."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "drew"
    seat: int
    pile: str


@dataclass(frozen=True, slots=True)
class DrewCard(Event):
    audience: ClassVar[str] = OWNER
    kind: ClassVar[str] = "drew-card"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """A pile ran out: its discards were shuffled and are the new pile."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "reshuffled"
    pile: str
    cards: int


@dataclass(frozen=True, slots=True)
class DrawLost(Event):
    """There is nothing left to draw, neither in the piles nor in their discards."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "draw-lost"
    seat: int


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """The cards of a swap lie open."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "laid"
    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """Laid or used cards go to their discards, or one above the limit of the hand does."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "discarded"
    seat: int
    cards: tuple[str, ...]
    from_hand: bool


@dataclass(frozen=True, slots=True)
class Passed(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "passed"
    seat: int


@dataclass(frozen=True, slots=True)
class Restored(Event):
    """`symbols` are on the cards, `mixes` form one more each; `favourite`: the bishop's colour was among the paints."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "restored"
    seat: int
    section: str
    cards: tuple[str, ...]
    paint_tiles: tuple[str, ...]
    symbols: int
    mixes: int
    favourite: bool
    turns: int
    points: int


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """A turn tile turned the section just restored once more."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "turned"
    seat: int
    section: str
    turns: int
    points: int


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "tile-taken"
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class TileUsed(Event):
    """The tile leaves the game."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "tile-used"
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class Requested(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "requested"
    seat: int
    colour: str


@dataclass(frozen=True, slots=True)
class Gave(Event):
    """A card went from hand to hand; all see its back."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "gave"
    seat: int
    to: int
    pile: str


@dataclass(frozen=True, slots=True)
class GaveCard(Event):
    """Which card it was, for the giver."""

    audience: ClassVar[str] = OWNER
    kind: ClassVar[str] = "gave-card"
    seat: int
    to: int
    card: str


@dataclass(frozen=True, slots=True)
class GotCard(Event):
    """Which card it was, for the one who asked."""

    audience: ClassVar[str] = OWNER
    kind: ClassVar[str] = "got-card"
    seat: int
    giver: int
    card: str


@dataclass(frozen=True, slots=True)
class ShowedHand(Event):
    """The seat has no card of the colour asked for, and showed its hand to the one who asked."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "showed-hand"
    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class SawHand(Event):
    audience: ClassVar[str] = OWNER
    kind: ClassVar[str] = "saw-hand"
    seat: int
    of: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TilesRefilled(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "tiles-refilled"
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RowRefilled(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "row-refilled"
    sections: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FavouriteChanged(Event):
    """The favourite colour was used: its tile leaves the game. No colour: that was the last tile."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "favourite-changed"
    colour: str | None


@dataclass(frozen=True, slots=True)
class EndCalled(Event):
    """The round that is being played is the last."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "end-called"
    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "game-ended"
    reason: str
    sections: tuple[int, ...]
    tiles: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
