"""What happens at a table of Fresco: The Card Game.

Who draws is told to all, what he drew to him alone; so with a card given and a hand shown. Cards, sections, piles,
tiles and colours go by their names.
"""

from dataclasses import dataclass

from bottega.core.events import EVERYONE, OWNER, Event


@dataclass(frozen=True, slots=True)
class TurnBegan(Event, to=EVERYONE, reveals=True):
    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class Drew(Event, to=EVERYONE, reveals=True):
    """A card went from a pile to a hand; its back is seen by all."""

    seat: int
    pile: str


@dataclass(frozen=True, slots=True)
class DrewCard(Event, to=OWNER):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Reshuffled(Event, to=EVERYONE):
    """A pile ran out: its discards were shuffled and are the new pile."""

    pile: str
    cards: int


@dataclass(frozen=True, slots=True)
class DrawLost(Event, to=EVERYONE):
    """There is nothing left to draw, neither in the piles nor in their discards."""

    seat: int


@dataclass(frozen=True, slots=True)
class Laid(Event, to=EVERYONE, reveals=True):
    """The cards of a swap lie open."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Discarded(Event, to=EVERYONE, reveals=True):
    """Laid or used cards go to their discards, or one above the limit of the hand does."""

    seat: int
    cards: tuple[str, ...]
    from_hand: bool


@dataclass(frozen=True, slots=True)
class Passed(Event, to=EVERYONE):
    seat: int


@dataclass(frozen=True, slots=True)
class Restored(Event, to=EVERYONE, reveals=True):
    """`symbols` are on the cards, `mixes` form one more each; `favourite`: the bishop's colour was among the paints.

    `paid` are the cards for each paint; `earned` says for each cause how often it counted and what points it brought.
    """

    seat: int
    section: str
    cards: tuple[str, ...]
    paint_tiles: tuple[str, ...]
    symbols: int
    mixes: int
    favourite: bool
    turns: int
    points: int
    paid: tuple[tuple[str, ...], ...]
    earned: tuple[tuple[str, int, int], ...]


@dataclass(frozen=True, slots=True)
class Turned(Event, to=EVERYONE):
    """A turn tile turned the section just restored once more; `gain` is what it is worth more now."""

    seat: int
    section: str
    turns: int
    points: int
    gain: int


@dataclass(frozen=True, slots=True)
class TileTaken(Event, to=EVERYONE):
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class TileUsed(Event, to=EVERYONE):
    """The tile leaves the game."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class Requested(Event, to=EVERYONE, reveals=True):
    seat: int
    colour: str


@dataclass(frozen=True, slots=True)
class Gave(Event, to=EVERYONE):
    """A card went from hand to hand; all see its back."""

    seat: int
    to: int
    pile: str


@dataclass(frozen=True, slots=True)
class GaveCard(Event, to=OWNER):
    """Which card it was, for the giver."""

    seat: int
    to: int
    card: str


@dataclass(frozen=True, slots=True)
class GotCard(Event, to=OWNER):
    """Which card it was, for the one who asked."""

    seat: int
    giver: int
    card: str


@dataclass(frozen=True, slots=True)
class ShowedHand(Event, to=EVERYONE):
    """The seat has no card of the colour asked for, and showed its hand to the one who asked."""

    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class SawHand(Event, to=OWNER):
    seat: int
    of: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TilesRefilled(Event, to=EVERYONE, reveals=True):
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RowRefilled(Event, to=EVERYONE, reveals=True):
    sections: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FavouriteChanged(Event, to=EVERYONE, reveals=True):
    """The favourite colour was used: its tile leaves the game. No colour: that was the last tile."""

    colour: str | None


@dataclass(frozen=True, slots=True)
class EndCalled(Event, to=EVERYONE):
    """The round that is being played is the last."""

    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event, to=EVERYONE):
    reason: str
    sections: tuple[int, ...]
    tiles: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
