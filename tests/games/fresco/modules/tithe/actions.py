"""The move of the tithe."""

from dataclasses import dataclass
from typing import Final

from bottega.core.actions import Action
from bottega.games.fresco.actions import Block


@dataclass(frozen=True, slots=True)
class GiveTithe(Action):
    """Bring a Thaler to the church."""


GIVE_TITHE: Final = 367

BLOCKS = (Block(GIVE_TITHE, [GiveTithe()]),)
