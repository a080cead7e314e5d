"""What the portraits module adds to a view."""

from typing import Literal, TypedDict

from bottega.core.view import ChoiceBase
from bottega.games.fresco.contract import Colour


class PortraitEffect(TypedDict, total=False):
    """What a portrait brings, at once or from now on."""

    theatre_mood_per_apprentice: int
    income_thalers: int
    bishop_anywhere_cost: int
    uses_per_round: int
    bishop_bonus_extra: int
    thalers: int
    mood: int | Literal["top_space"]
    paint: Colour
    vp: int
    basic_paints_of_choice: int


class PortraitFace(TypedDict):
    """A portrait."""

    card: str
    name: str
    lasting: bool
    effect: PortraitEffect


class PortraitsView(TypedDict):
    """The portraits."""

    shown: list[PortraitFace | None]
    deck: int
    top: Literal["A", "B", "C"] | None  # the pile of the next one
    owned: list[list[PortraitFace]]  # by painter
    took: list[bool]  # by painter, in this round
    sexton: list[int]  # by seat, how often he may still call the bishop
    picks: int  # paints that are still to be chosen
    names: dict[str, str]  # what facts tell by id


class PortraitChoice(ChoiceBase, PortraitFace):
    """Take a portrait."""

    verb: Literal["portrait"]
    painter: int


class SextonChoice(ChoiceBase):
    """Let the sexton call the bishop."""

    verb: Literal["sexton"]
    segment: str
    price: int
    coins_left: int


VIEW = PortraitsView
CHOICES = (PortraitChoice, SextonChoice)
