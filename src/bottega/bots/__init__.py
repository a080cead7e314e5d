"""Computer players. They get an `Observation` and nothing else, so they know what their seat knows.

>>> from bottega import bots
>>> bots.names("fresco")
('random', 'journeyman')
"""

from bottega.bots.bot import Bot, BotMaker
from bottega.bots.registry import find, make, names

__all__ = ["Bot", "BotMaker", "find", "make", "names"]
