"""What the glaziers module adds to a view."""

from typing import Literal, TypedDict

from bottega.core.view import ChoiceBase

Glass = Literal["green", "red", "blue", "yellow"]


class WindowFace(TypedDict):
    """A window."""

    window: str
    points: int
    panes: list[Glass]
    penalty: int  # for all panes that are missing


class BenchWindow(WindowFace):
    """A window on the bench."""

    price: int
    net: int  # points less the penalties of panes that one's own glass cannot fill; the points for a spectator


class GlassAltar(TypedDict):
    """Glass at the altar."""

    points: int
    given: list[Glass]


class GlaziersView(TypedDict):
    """The glaziers."""

    board: dict[Glass, int]
    reserve: dict[Glass, int]
    mine: dict[Glass, int] | None
    painters: list[dict[Glass, int]] | None  # by seat, where screens are open
    prices: dict[Glass, int]
    penalties: dict[Glass, int]
    bench: list[BenchWindow]
    deck: int
    segments: list[str]  # that have a window
    openings: dict[str, WindowFace]  # by segment
    actions: int | None  # purchases that are left to who buys
    renewing: WindowFace | None
    glazed: list[bool] | None  # the panes of that window
    altar: GlassAltar
    in_the_box: dict[Glass, int]


class GlassChoice(ChoiceBase):
    """Buy glass."""

    verb: Literal["glass"]
    colour: Glass
    price: int
    coins_left: int


class WindowChoice(ChoiceBase, BenchWindow):
    """Choose a window."""

    verb: Literal["window"]
    coins_left: int
    segment: str


class GlazeChoice(ChoiceBase):
    """Give glass for a pane."""

    verb: Literal["glaze"]
    colour: Glass
    points: int
    left: int


class WindowComes(TypedDict):
    """What a restoration says besides."""

    window: bool  # one will be chosen afterwards


VIEW = GlaziersView
CHOICES = (GlassChoice, WindowChoice, GlazeChoice)
RESTORATION = WindowComes
