"""What the leaf gold module adds to a view."""

from typing import Literal, TypedDict

from bottega.core.view import ChoiceBase
from bottega.games.fresco.contract import BoothName, Colour


class GoldSpace(TypedDict):
    """A space of the market with leaf gold."""

    booth: BoothName
    space: int
    gold: int


class GoldPoints(TypedDict):
    """What a leaf is worth, by where the bishop stands."""

    on: int
    near: int
    elsewhere: int


class LeafGoldView(TypedDict):
    """The leaf gold."""

    refined: Colour
    spaces: list[GoldSpace]
    mine: int | None
    painters: list[int] | None  # by seat, where screens are open
    in_the_box: int
    points: GoldPoints
    thalers_at_the_end: int


class GildChoice(ChoiceBase):
    """Add a leaf."""

    verb: Literal["gild"]
    points: int
    segment: str


VIEW = LeafGoldView
CHOICES = (GildChoice,)
