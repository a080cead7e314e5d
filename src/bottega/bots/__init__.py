"""Computer players. They get an `Observation` and nothing else, so they know what their seat knows.

>>> from bottega import bots
>>> bots.names("fresco")
('random', 'journeyman')
"""

from bottega.bots.bot import Bot, BotMaker, BotMeta, Judge
from bottega.bots.registry import all_names, best, find, levels, make, names
from bottega.bots.turn import BotError, take_turn

__all__ = [
    "Bot",
    "BotError",
    "BotMaker",
    "BotMeta",
    "Judge",
    "all_names",
    "best",
    "find",
    "levels",
    "make",
    "names",
    "take_turn",
]
