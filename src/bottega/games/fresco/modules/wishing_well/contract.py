"""What the wishing well module adds to a view."""

from typing import Literal, NotRequired, TypedDict

from bottega.core.view import ChoiceBase
from bottega.games.fresco.contract import Colour


class WishFace(TypedDict):
    """A wishing card."""

    card: str
    kind: str
    name: str
    paints: list[Colour] | None


class OwnPennies(TypedDict):
    """What only the viewer sees."""

    pennies: int
    planned: int


class PlayingWish(TypedDict):
    """The cards that are being used."""

    paint: str | None
    praise: bool
    pot: list[Colour]


class WishingWellView(TypedDict):
    """The wishing well."""

    well: int
    well_size: int
    deck: int
    held: list[int]  # cards, by seat
    laid: list[int]  # pennies on the sheets
    mine: OwnPennies | None
    cards: list[WishFace] | None  # the viewer's
    painters: list[int] | None  # pennies by seat, where screens are open
    used: list[WishFace]
    busking: list[bool]  # by seat
    playing: PlayingWish
    in_the_box: int
    thalers_at_the_end: int


class PennyChoice(ChoiceBase):
    """Plan a penny."""

    verb: Literal["penny"]
    planned: int


class ThrowChoice(ChoiceBase):
    """Throw a penny."""

    verb: Literal["throw"]
    well: int
    left: int


class WishChoice(ChoiceBase):
    """Use a card."""

    verb: Literal["wish"]
    kind: str
    paints: list[Colour] | None
    pennies: NotRequired[int]
    thalers: NotRequired[int]
    mood: NotRequired[int]
    points: NotRequired[int]


class VisitChoice(ChoiceBase):
    """Let the bishop pay a visit."""

    verb: Literal["visit"]
    segment: str
    price: int
    coins_left: int


class AlchemyChoice(ChoiceBase):
    """Put a paint into the alchemist's pot."""

    verb: Literal["alchemy"]
    paint: Colour
    given: int


VIEW = WishingWellView
CHOICES = (PennyChoice, ThrowChoice, WishChoice, VisitChoice, AlchemyChoice)
