"""The move of the leaf gold."""

from dataclasses import dataclass
from typing import Final

from bottega.core.actions import Action
from bottega.games.fresco.actions import Block


@dataclass(frozen=True, slots=True)
class Gild(Action):
    """Add a leaf gold to a restoration."""


GILD: Final = 175

BLOCKS = (Block(GILD, [Gild()]),)
