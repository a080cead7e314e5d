"""The moves of the portraits."""

from dataclasses import dataclass
from typing import Final

from bottega.core.actions import Action
from bottega.games.fresco.actions import COUNTED, SEGMENT_NAMES, SEGMENTS, Block

SHOWN_PORTRAITS: Final = 2


@dataclass(frozen=True, slots=True)
class Portrait(Action, names=COUNTED):
    """Take one of the two portraits in the studio."""

    space: int


@dataclass(frozen=True, slots=True)
class Sexton(Action, names=SEGMENT_NAMES):
    """Let the sexton call the bishop to any segment."""

    segment: int


PORTRAIT: Final = 115
SEXTON: Final = 117

BLOCKS = (
    Block(PORTRAIT, [Portrait(space) for space in range(SHOWN_PORTRAITS)]),
    Block(SEXTON, [Sexton(segment) for segment in range(SEGMENTS)]),
)
