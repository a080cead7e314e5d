"""What the wall fresco module adds to a view."""

from typing import Literal, NotRequired, TypedDict

from bottega.core.view import ChoiceBase
from bottega.games.fresco.contract import Colour


class WallSection(TypedDict):
    """A section of the wall; what is on its back is known once it is restored."""

    section: str
    cell: list[int]
    paint: Colour
    covered: bool
    open: bool  # may be restored now
    income: NotRequired[Colour]
    splash: NotRequired[Colour]


class WallFrescoView(TypedDict):
    """The wall fresco."""

    sections: list[WallSection]
    start: list[int]
    left: int
    points: int
    tiles: list[list[str]]  # by painter
    exchanged: list[list[Colour]]  # by painter
    income: list[list[Colour]]  # by seat
    exchanging: Colour | None


class WallChoice(ChoiceBase):
    """Restore a section of the wall."""

    verb: Literal["wall"]
    section: str
    paint: Colour
    points: int


class GiveChoice(ChoiceBase):
    """Give up a tile of the wall."""

    verb: Literal["give"]
    section: str
    income: Colour
    splash: Colour
    painter: int


class ExchangeChoice(ChoiceBase):
    """Swap two tiles."""

    verb: Literal["exchange"]
    paints: list[Colour]
    result: Colour


VIEW = WallFrescoView
CHOICES = (WallChoice, GiveChoice, ExchangeChoice)
