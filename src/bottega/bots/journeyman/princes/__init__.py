"""The journeyman at The Princes of Florence."""

from bottega.bots.journeyman.princes.player import Journeyman

__all__ = ["Journeyman"]
