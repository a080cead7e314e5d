"""The moves of the bishop's requests."""

from dataclasses import dataclass
from typing import Final

from bottega.core.actions import Action
from bottega.games.fresco.actions import SEGMENT_NAMES, SEGMENTS, Block

REQUEST_TYPES = ("general", "orange", "green", "purple")


@dataclass(frozen=True, slots=True)
class Request(Action):
    """Fulfil the topmost request of a stack."""

    kind: str


@dataclass(frozen=True, slots=True)
class Pile(Action, names=SEGMENT_NAMES):
    """Put a restored tile under the request."""

    segment: int


REQUEST: Final = 142
PILE: Final = 146

BLOCKS = (
    Block(REQUEST, [Request(kind) for kind in REQUEST_TYPES]),
    Block(PILE, [Pile(segment) for segment in range(SEGMENTS)]),
)
