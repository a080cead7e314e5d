"""What the tithe adds to a view."""

from typing import Literal, TypedDict

from bottega.core.view import ChoiceBase


class TitheView(TypedDict):
    given: list[int]


class TitheChoice(ChoiceBase):
    verb: Literal["give-tithe"]
    coins_left: int
    points: int


VIEW = TitheView
CHOICES = (TitheChoice,)
