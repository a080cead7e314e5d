"""The journeyman at Fresco: The Card Game."""

from bottega.bots.journeyman.fresco_cards.player import Journeyman

__all__ = ["Journeyman"]
