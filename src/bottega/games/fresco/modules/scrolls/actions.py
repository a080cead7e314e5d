"""The moves of the scrolls."""

from dataclasses import dataclass
from typing import Final

from bottega.core.actions import Action
from bottega.games.fresco.actions import Block

SCROLL_LINES = ("row", "column", "both")


@dataclass(frozen=True, slots=True)
class Scroll(Action):
    """Play one scroll, or both, with the restoration to come."""

    lines: str


SCROLL: Final = 176

BLOCKS = (Block(SCROLL, [Scroll(lines) for lines in SCROLL_LINES]),)
