"""The moves of Fresco's base game and their notation, and what the moves of modules have in common with them.

Every move of the game has a number of its own, which never changes. A block of moves says where it begins; the whole
list, with the blocks of all modules, is in `all_actions.py`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bottega.core.actions import Action
from bottega.games.fresco.paints import COLOURS

HOURS: Final = 12
MOST_BOOTHS: Final = 4
MOST_SPACES: Final = 6
SIDE: Final = 5
SEGMENTS: Final = 25
BOOTHS = ("I", "II", "III", "IV")
PLACES = ("market", "cathedral", "studio", "workshop", "theatre", "cathedral.2")
SEGMENT_NAMES: tuple[str, ...] = tuple(f"{'abcde'[i % SIDE]}{i // SIDE + 1}" for i in range(SEGMENTS))
COUNTED: tuple[str, ...] = tuple(str(i + 1) for i in range(SEGMENTS))  # the names of what is only counted

ALTAR_COLOURS = range(6)
ALTAR_PAINTS: Final = 3
BLENDS = range(3, 6)


class Block:
    """Moves with numbers in a row."""

    def __init__(self, first: int, actions: Iterable[Action]) -> None:
        self.first = first
        self.actions: tuple[Action, ...] = tuple(actions)


@dataclass(frozen=True, slots=True)
class Rise(Action):
    """Choose the hour to get up."""

    hour: int


@dataclass(frozen=True, slots=True)
class Plan(Action):
    """Put one apprentice on the sheet."""

    place: str


@dataclass(frozen=True, slots=True)
class Ready(Action):
    """Close the plan; the screens open when the last player is ready."""


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy one tile of a booth; the first purchase chooses the booth."""

    booth: int
    space: int

    def __str__(self) -> str:
        return f"buy {BOOTHS[self.booth]}.{self.space + 1}"


@dataclass(frozen=True, slots=True)
class Close(Action, names=BOOTHS):
    """Close a booth instead of buying."""

    booth: int


@dataclass(frozen=True, slots=True)
class Bishop(Action, names=SEGMENT_NAMES):
    """Pay to move the bishop one step before a restoration."""

    segment: int


@dataclass(frozen=True, slots=True)
class Restore(Action, names=SEGMENT_NAMES):
    """Restore a segment of the ceiling."""

    segment: int


@dataclass(frozen=True, slots=True)
class Altar(Action, names=COLOURS):
    """Give one of the three paints of an altar restoration."""

    colour: int


@dataclass(frozen=True, slots=True)
class Earn(Action):
    """Let one apprentice earn money in the studio."""


@dataclass(frozen=True, slots=True)
class Blend(Action, names=COLOURS):
    """Blend two paints into another."""

    colour: int


@dataclass(frozen=True, slots=True)
class Attend(Action):
    """Send one apprentice to the theatre; the mood rises."""


@dataclass(frozen=True, slots=True)
class Land(Action):
    """Where to stand when the space on the track is taken."""

    where: str


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Forfeit what is left to do here."""


RISE: Final = 0
PLAN: Final = 12
READY: Final = 18
BUY: Final = 19
CLOSE: Final = 43
BISHOP: Final = 47
RESTORE: Final = 72
ALTAR: Final = 97
EARN: Final = 103
BLEND: Final = 104
ATTEND: Final = 107
AHEAD: Final = 108
BEHIND: Final = 109
PASS: Final = 110

# --- what several modules offer


@dataclass(frozen=True, slots=True)
class No(Action):
    """Decline what is offered."""


@dataclass(frozen=True, slots=True)
class Pick(Action, names=COLOURS):
    """Choose a basic paint that one is given."""

    colour: int


@dataclass(frozen=True, slots=True)
class Cover(Action):
    """Cover a location of one's sheet with a tile."""

    tile: str
    place: str


NO: Final = 111
PICK: Final = 112
SHARED = (NO, *range(PICK, PICK + 3))

BLOCKS = (
    Block(RISE, [Rise(hour) for hour in range(1, HOURS + 1)]),
    Block(PLAN, [Plan(place) for place in PLACES]),
    Block(READY, [Ready()]),
    Block(BUY, [Buy(booth, space) for booth in range(MOST_BOOTHS) for space in range(MOST_SPACES)]),
    Block(CLOSE, [Close(booth) for booth in range(MOST_BOOTHS)]),
    Block(BISHOP, [Bishop(segment) for segment in range(SEGMENTS)]),
    Block(RESTORE, [Restore(segment) for segment in range(SEGMENTS)]),
    Block(ALTAR, [Altar(colour) for colour in ALTAR_COLOURS]),
    Block(EARN, [Earn()]),
    Block(BLEND, [Blend(colour) for colour in BLENDS]),
    Block(ATTEND, [Attend()]),
    Block(AHEAD, [Land("ahead")]),
    Block(BEHIND, [Land("behind")]),
    Block(PASS, [Pass()]),
    Block(NO, [No()]),
    Block(PICK, [Pick(colour) for colour in range(3)]),
)
