"""The moves of Fresco and their notation."""

from dataclasses import dataclass
from typing import ClassVar, Final

from bottega.core.actions import Action, ActionTable
from bottega.games.fresco.paints import COLOURS

HOURS = 12
MOST_BOOTHS = 4
MOST_SPACES = 6
SIDE = 5
SEGMENTS = SIDE * SIDE
BOOTHS = ("I", "II", "III", "IV")
PLACES = ("market", "cathedral", "studio", "workshop", "theatre", "cathedral.2")
SEGMENT_NAMES: tuple[str, ...] = tuple(f"{'abcde'[i % SIDE]}{i // SIDE + 1}" for i in range(SEGMENTS))


@dataclass(frozen=True, slots=True)
class Rise(Action):
    """Choose the hour to get up."""

    verb: ClassVar[str] = "rise"
    hour: int

    def __str__(self) -> str:
        return f"rise {self.hour}"


@dataclass(frozen=True, slots=True)
class Plan(Action):
    """Put one apprentice on the sheet."""

    verb: ClassVar[str] = "plan"
    place: str

    def __str__(self) -> str:
        return f"plan {self.place}"


@dataclass(frozen=True, slots=True)
class Ready(Action):
    """Close the plan; the screens open when the last player is ready."""

    verb: ClassVar[str] = "ready"


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy one tile of a booth; the first purchase chooses the booth."""

    verb: ClassVar[str] = "buy"
    booth: int
    space: int

    def __str__(self) -> str:
        return f"buy {BOOTHS[self.booth]}.{self.space + 1}"


@dataclass(frozen=True, slots=True)
class Close(Action):
    """Close a booth instead of buying."""

    verb: ClassVar[str] = "close"
    booth: int

    def __str__(self) -> str:
        return f"close {BOOTHS[self.booth]}"


@dataclass(frozen=True, slots=True)
class Bishop(Action):
    """Pay to move the bishop one step before a restoration."""

    verb: ClassVar[str] = "bishop"
    segment: int

    def __str__(self) -> str:
        return f"bishop {SEGMENT_NAMES[self.segment]}"


@dataclass(frozen=True, slots=True)
class Restore(Action):
    """Restore a segment of the ceiling."""

    verb: ClassVar[str] = "restore"
    segment: int

    def __str__(self) -> str:
        return f"restore {SEGMENT_NAMES[self.segment]}"


@dataclass(frozen=True, slots=True)
class Altar(Action):
    """Give one of the three paints of an altar restoration."""

    verb: ClassVar[str] = "altar"
    colour: int

    def __str__(self) -> str:
        return f"altar {COLOURS[self.colour]}"


@dataclass(frozen=True, slots=True)
class Earn(Action):
    """Let one apprentice earn money in the studio."""

    verb: ClassVar[str] = "earn"


@dataclass(frozen=True, slots=True)
class Blend(Action):
    """Blend two paints into another."""

    verb: ClassVar[str] = "blend"
    colour: int

    def __str__(self) -> str:
        return f"blend {COLOURS[self.colour]}"


@dataclass(frozen=True, slots=True)
class Attend(Action):
    """Send one apprentice to the theatre; the mood rises."""

    verb: ClassVar[str] = "attend"


@dataclass(frozen=True, slots=True)
class Land(Action):
    """Where to stand when the space on the track is taken."""

    verb: ClassVar[str] = "land"
    where: str

    def __str__(self) -> str:
        return f"land {self.where}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Forfeit what is left to do here."""

    verb: ClassVar[str] = "pass"


# --- what modules add; their numbers come after those of the base game ---------------------------------------------


@dataclass(frozen=True, slots=True)
class No(Action):
    """Decline what is offered."""

    verb: ClassVar[str] = "no"


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """Choose a basic paint that one is given."""

    verb: ClassVar[str] = "pick"
    colour: int

    def __str__(self) -> str:
        return f"pick {COLOURS[self.colour]}"


@dataclass(frozen=True, slots=True)
class Portrait(Action):
    """Take one of the two portraits in the studio."""

    verb: ClassVar[str] = "portrait"
    space: int

    def __str__(self) -> str:
        return f"portrait {self.space + 1}"


@dataclass(frozen=True, slots=True)
class Sexton(Action):
    """Let the sexton call the bishop to any segment."""

    verb: ClassVar[str] = "sexton"
    segment: int

    def __str__(self) -> str:
        return f"sexton {SEGMENT_NAMES[self.segment]}"


@dataclass(frozen=True, slots=True)
class Request(Action):
    """Fulfil the topmost request of a stack."""

    verb: ClassVar[str] = "request"
    kind: str

    def __str__(self) -> str:
        return f"request {self.kind}"


@dataclass(frozen=True, slots=True)
class Pile(Action):
    """Put a restored tile under the request."""

    verb: ClassVar[str] = "pile"
    segment: int

    def __str__(self) -> str:
        return f"pile {SEGMENT_NAMES[self.segment]}"


@dataclass(frozen=True, slots=True)
class Gild(Action):
    """Add a leaf gold to a restoration."""

    verb: ClassVar[str] = "gild"


@dataclass(frozen=True, slots=True)
class Scroll(Action):
    """Play one scroll, or both, with the restoration to come."""

    verb: ClassVar[str] = "scroll"
    lines: str

    def __str__(self) -> str:
        return f"scroll {self.lines}"


ALTAR_COLOURS = range(6)
ALTAR_PAINTS: Final[int] = 3
BLENDS = range(3, 6)
SPECIAL_COLOURS = range(6, 8)
SHOWN_PORTRAITS = 2
REQUEST_TYPES = ("general", "orange", "green", "purple")
SCROLL_LINES = ("row", "column", "both")

TABLE = ActionTable(
    [
        *[Rise(hour) for hour in range(1, HOURS + 1)],
        *[Plan(place) for place in PLACES],
        Ready(),
        *[Buy(booth, space) for booth in range(MOST_BOOTHS) for space in range(MOST_SPACES)],
        *[Close(booth) for booth in range(MOST_BOOTHS)],
        *[Bishop(segment) for segment in range(SEGMENTS)],
        *[Restore(segment) for segment in range(SEGMENTS)],
        *[Altar(colour) for colour in ALTAR_COLOURS],
        Earn(),
        *[Blend(colour) for colour in BLENDS],
        Attend(),
        Land("ahead"),
        Land("behind"),
        Pass(),
        No(),
        *[Pick(colour) for colour in range(3)],
        *[Portrait(space) for space in range(SHOWN_PORTRAITS)],
        *[Sexton(segment) for segment in range(SEGMENTS)],
        *[Request(kind) for kind in REQUEST_TYPES],
        *[Pile(segment) for segment in range(SEGMENTS)],
        *[Altar(colour) for colour in SPECIAL_COLOURS],
        *[Blend(colour) for colour in SPECIAL_COLOURS],
        Gild(),
        *[Scroll(lines) for lines in SCROLL_LINES],
    ]
)

RISE: Final[int] = TABLE.number(Rise(1))
PLAN: Final[int] = TABLE.number(Plan("market"))
READY: Final[int] = TABLE.number(Ready())
BUY: Final[int] = TABLE.number(Buy(0, 0))
CLOSE: Final[int] = TABLE.number(Close(0))
BISHOP: Final[int] = TABLE.number(Bishop(0))
RESTORE: Final[int] = TABLE.number(Restore(0))
ALTAR: Final[int] = TABLE.number(Altar(0))
EARN: Final[int] = TABLE.number(Earn())
BLEND: Final[int] = TABLE.number(Blend(3))
ATTEND: Final[int] = TABLE.number(Attend())
AHEAD: Final[int] = TABLE.number(Land("ahead"))
BEHIND: Final[int] = TABLE.number(Land("behind"))
PASS: Final[int] = TABLE.number(Pass())
NO: Final[int] = TABLE.number(No())
PICK: Final[int] = TABLE.number(Pick(0))
PORTRAIT: Final[int] = TABLE.number(Portrait(0))
SEXTON: Final[int] = TABLE.number(Sexton(0))
REQUEST: Final[int] = TABLE.number(Request("general"))
PILE: Final[int] = TABLE.number(Pile(0))
SPECIAL_ALTAR: Final[int] = TABLE.number(Altar(6))
SPECIAL_BLEND: Final[int] = TABLE.number(Blend(6))
GILD: Final[int] = TABLE.number(Gild())
SHARED = (NO, *range(PICK, PICK + 3))  # by several modules
SCROLL: Final[int] = TABLE.number(Scroll("row"))
