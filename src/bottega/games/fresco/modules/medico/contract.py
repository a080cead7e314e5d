"""What the medico module adds to a view."""

from typing import Literal, TypedDict

from bottega.core.view import ChoiceBase
from bottega.games.fresco.contract import Colour, Place

Bottle = Literal["3", "2", "1", "juice"]
Health = Literal["healthy", "ill"]


class BottleOffer(TypedDict):
    """A bottle on offer."""

    place: int
    price: int
    bottle: Bottle | None


class SickSheet(TypedDict):
    """The ill apprentices at each place of a sheet, and the column of the neutral one."""

    ill: list[int]
    neutral: int | None


class ToPlace(TypedDict):
    """Who is still to be planned."""

    healthy: int
    neutral: int
    sick: int


class OwnSheet(SickSheet):
    """What only the viewer sees."""

    to_place: ToPlace


class MedicoView(TypedDict):
    """The medico."""

    ill: list[int]  # by seat
    extra: list[int]
    infected: Place | None
    infection: str | None  # the tile of this round
    last: Place | None
    stack: int
    unseen: dict[str, int]  # infections by place
    offer: list[BottleOffer]
    pile: int
    held: list[list[Bottle]]  # by seat
    most_bottles: int
    sheets: list[SickSheet]  # by painter
    mine: OwnSheet | None
    at_work: Health | None
    thalers_at_the_end: int


class UseChoice(ChoiceBase):
    """Use a bottle."""

    verb: Literal["use"]
    bottle: Bottle
    heals: int
    ill: int
    mood: int


class BottleChoice(ChoiceBase):
    """Buy a bottle."""

    verb: Literal["bottle"]
    bottle: Bottle | None
    place: int
    price: int
    coins_left: int


class SaintChoice(ChoiceBase):
    """Paint a saint."""

    verb: Literal["saint"]
    paint: Colour
    thalers: int
    coins_left: int


class InfectChoice(ChoiceBase):
    """Choose who falls ill."""

    verb: Literal["infect"]
    who: Literal["own", "neutral"]


class SendChoice(ChoiceBase):
    """Choose who works next."""

    verb: Literal["send"]
    who: Health
    left: int


class AsideChoice(ChoiceBase):
    """Choose whom the bad mood sends away."""

    verb: Literal["aside"]
    who: Health
    ill: int


class PlanNeutralChoice(ChoiceBase):
    """Plan the neutral apprentice."""

    verb: Literal["plan-neutral"]
    place: Place


class PlanIllChoice(ChoiceBase):
    """Plan an ill apprentice."""

    verb: Literal["plan-ill"]
    place: Place
    left: int


VIEW = MedicoView
CHOICES = (
    UseChoice,
    BottleChoice,
    SaintChoice,
    InfectChoice,
    SendChoice,
    AsideChoice,
    PlanNeutralChoice,
    PlanIllChoice,
)
