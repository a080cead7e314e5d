"""The journeyman at Fresco."""

from bottega.bots.journeyman.fresco.player import Journeyman

__all__ = ["Journeyman"]
