"""What the special blends module adds to a view."""

from typing import TypedDict

from bottega.games.fresco.contract import Colour


class SpecialBlendsView(TypedDict):
    """The special blends."""

    removed: list[str]  # ceiling tiles that are out of the game
    altar: dict[Colour, int]  # points of the special blends


VIEW = SpecialBlendsView
