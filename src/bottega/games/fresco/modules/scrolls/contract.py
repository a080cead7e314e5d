"""What the scrolls module adds to a view."""

from typing import Literal, TypedDict

from bottega.core.view import ChoiceBase


class ScrollLine(TypedDict):
    """A scroll; it is dead when its line has no segment left to restore."""

    number: int
    segments: list[str]
    restored: int
    dead: bool


class OwnScrolls(TypedDict):
    """The viewer's scrolls."""

    row: ScrollLine | None
    column: ScrollLine | None


class GoneScroll(TypedDict):
    """A scroll that has been played."""

    line: Literal["row", "column"]
    number: int


class PlayedScrolls(TypedDict):
    """Those for the restoration to come."""

    row: int | None
    column: int | None


class ScrollPoints(TypedDict):
    """What they bring."""

    one: int
    both: int


class ScrollsView(TypedDict):
    """The scrolls."""

    held: list[list[Literal["row", "column"]]]  # by seat
    mine: OwnScrolls | None
    gone: list[GoneScroll]
    playing: PlayedScrolls
    points: ScrollPoints


class ScrollChoice(ChoiceBase):
    """Play one scroll, or both."""

    verb: Literal["scroll"]
    points: int
    segments: list[str]  # that it is good for


VIEW = ScrollsView
CHOICES = (ScrollChoice,)
