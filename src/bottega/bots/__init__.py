"""Computer players. They get an `Observation` and nothing else, so they know what their seat knows.

>>> from bottega import bots
>>> [level.id for level in bots.opponents("fresco")][:2]
['apprentice', 'journeyman']
"""

from bottega.bots.bot import Bot, BotMaker, BotMeta, Judge, Patient, Planner, Runner, Visitor, unhurried
from bottega.bots.registry import adviser, all_names, best, find, levels, make, names, opponents, usual
from bottega.bots.turn import BotError, take_turn

__all__ = [
    "Bot",
    "BotError",
    "BotMaker",
    "BotMeta",
    "Judge",
    "Patient",
    "Planner",
    "Runner",
    "Visitor",
    "adviser",
    "all_names",
    "best",
    "find",
    "levels",
    "make",
    "names",
    "opponents",
    "take_turn",
    "unhurried",
    "usual",
]
