"""The moves of The Princes of Florence and their notation.

The names are those of the house edition. In an edition that calls a piece or a card by another name the number stays,
and with it the notation.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from bottega.core.actions import Action, ActionTable

LANDSCAPES = ("forest", "lake", "park")
PILES = (*LANDSCAPES, "jester", "builder", "prestige_card", "recruiting_card")
BUILDINGS = (
    "university",
    "laboratory",
    "workshop",
    "library",
    "opera",
    "studio",
    "hospital",
    "theatre",
    "tower",
    "chapel",
)
PIECES = (*LANDSCAPES, *BUILDINGS)
FREEDOMS = ("travel", "religion", "opinion")
PROFESSIONS = (
    "alchemist",
    "botanist",
    "physicist",
    "bell_maker",
    "goldsmith",
    "sculptor",
    "theologian",
    "mathematician",
    "lawyer",
    "philosopher",
    "cartographer",
    "composer",
    "choreographer",
    "painter",
    "architect",
    "physician",
    "pharmacist",
    "poet",
    "dramatist",
    "astronomer",
    "organ_builder",
)
BONUSES = tuple([f"bonus_{number:02}" for number in range(1, 21)])
PRESTIGES = tuple([f"prestige_{number:02}" for number in range(1, 15)])
CARDS = (*PROFESSIONS, *BONUSES, *PRESTIGES)

SIDE: Final = 7
CELLS: Final = SIDE * SIDE
CELL_NAMES: tuple[str, ...] = tuple([f"{'abcdefg'[i % SIDE]}{i // SIDE + 1}" for i in range(CELLS)])
ORIENTATIONS: Final = 8
PLACES: Final = ORIENTATIONS * CELLS
MOST_EXCHANGED: Final = 99


@dataclass(frozen=True, slots=True)
class Return(Action):
    """Give back one of the four professions dealt."""

    verb: ClassVar[str] = "return"
    profession: str

    def __str__(self) -> str:
        return f"return {self.profession}"


@dataclass(frozen=True, slots=True)
class Open(Action):
    """Put an item up for auction, with the lowest bid."""

    verb: ClassVar[str] = "open"
    item: str

    def __str__(self) -> str:
        return f"open {self.item}"


@dataclass(frozen=True, slots=True)
class Take(Action):
    """The last free player takes an item without an auction."""

    verb: ClassVar[str] = "take"
    item: str

    def __str__(self) -> str:
        return f"take {self.item}"


@dataclass(frozen=True, slots=True)
class GiveUp(Action):
    """Buy nothing this round."""

    verb: ClassVar[str] = "give-up"


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """Bid one step more."""

    verb: ClassVar[str] = "raise"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Leave the auction of this item."""

    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Lay a piece: the cell is the upper left corner of the smallest rectangle around it."""

    verb: ClassVar[str] = "place"
    orientation: int
    cell: int

    def __str__(self) -> str:
        return f"place {CELL_NAMES[self.cell]}.{self.orientation + 1}"


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep one of the cards looked at."""

    verb: ClassVar[str] = "keep"
    card: str

    def __str__(self) -> str:
        return f"keep {self.card}"


@dataclass(frozen=True, slots=True)
class Under(Action):
    """Put one of the other cards under the pile; the next one goes under it."""

    verb: ClassVar[str] = "under"
    card: str

    def __str__(self) -> str:
        return f"under {self.card}"


@dataclass(frozen=True, slots=True)
class Hold(Action):
    """Take the recruiting card just bought into hand."""

    verb: ClassVar[str] = "hold"


@dataclass(frozen=True, slots=True)
class Work(Action):
    """Have a profession produce a work."""

    verb: ClassVar[str] = "work"
    profession: str

    def __str__(self) -> str:
        return f"work {self.profession}"


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Build a building; where it goes is the next decision."""

    verb: ClassVar[str] = "build"
    building: str

    def __str__(self) -> str:
        return f"build {self.building}"


@dataclass(frozen=True, slots=True)
class Introduce(Action):
    """Introduce a freedom."""

    verb: ClassVar[str] = "introduce"
    freedom: str

    def __str__(self) -> str:
        return f"introduce {self.freedom}"


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Look at cards of a pile and keep one."""

    verb: ClassVar[str] = "draw"
    deck: str

    def __str__(self) -> str:
        return f"draw {self.deck}"


@dataclass(frozen=True, slots=True)
class Recruit(Action):
    """Take a profession from an opponent's table for a recruiting card."""

    verb: ClassVar[str] = "recruit"
    profession: str

    def __str__(self) -> str:
        return f"recruit {self.profession}"


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """Sell one prestige point."""

    verb: ClassVar[str] = "sell"


@dataclass(frozen=True, slots=True)
class End(Action):
    """End one's turn."""

    verb: ClassVar[str] = "end"


@dataclass(frozen=True, slots=True)
class Add(Action):
    """Play a bonus card with the work."""

    verb: ClassVar[str] = "add"
    card: str

    def __str__(self) -> str:
        return f"add {self.card}"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """The work is complete: no further bonus card."""

    verb: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Give back part of a work's payment for this many prestige points."""

    verb: ClassVar[str] = "exchange"
    points: int

    def __str__(self) -> str:
        return f"exchange {self.points}"


ACTIONS = ActionTable(
    [
        *[Return(profession) for profession in PROFESSIONS],
        *[Open(item) for item in PILES],
        *[Take(item) for item in PILES],
        GiveUp(),
        Raise(),
        Pass(),
        *[Place(orientation, cell) for orientation in range(ORIENTATIONS) for cell in range(CELLS)],
        *[Keep(card) for card in CARDS],
        *[Under(card) for card in CARDS],
        *[Work(profession) for profession in PROFESSIONS],
        *[Build(building) for building in BUILDINGS],
        *[Introduce(freedom) for freedom in FREEDOMS],
        Draw("profession"),
        Draw("bonus"),
        *[Recruit(profession) for profession in PROFESSIONS],
        Hold(),
        Sell(),
        End(),
        *[Add(card) for card in BONUSES],
        Done(),
        *[Exchange(points) for points in range(MOST_EXCHANGED + 1)],
    ]
)

RETURN = ACTIONS.number(Return(PROFESSIONS[0]))
OPEN = ACTIONS.number(Open(PILES[0]))
TAKE = ACTIONS.number(Take(PILES[0]))
GIVE_UP = ACTIONS.number(GiveUp())
RAISE = ACTIONS.number(Raise())
PASS = ACTIONS.number(Pass())
PLACE = ACTIONS.number(Place(0, 0))
KEEP = ACTIONS.number(Keep(CARDS[0]))
UNDER = ACTIONS.number(Under(CARDS[0]))
WORK = ACTIONS.number(Work(PROFESSIONS[0]))
BUILD = ACTIONS.number(Build(BUILDINGS[0]))
INTRODUCE = ACTIONS.number(Introduce(FREEDOMS[0]))
DRAW_PROFESSION = ACTIONS.number(Draw("profession"))
DRAW_BONUS = ACTIONS.number(Draw("bonus"))
RECRUIT = ACTIONS.number(Recruit(PROFESSIONS[0]))
HOLD = ACTIONS.number(Hold())
SELL = ACTIONS.number(Sell())
END = ACTIONS.number(End())
ADD = ACTIONS.number(Add(BONUSES[0]))
DONE = ACTIONS.number(Done())
EXCHANGE = ACTIONS.number(Exchange(0))


def span(cells: Sequence[str]) -> str:
    """The rectangle around some cells, from corner to corner."""
    letters, numbers = sorted(name[0] for name in cells), sorted(name[1:] for name in cells)
    first, last = letters[0] + numbers[0], letters[-1] + numbers[-1]
    return first if first == last else f"{first}\N{EN DASH}{last}"
