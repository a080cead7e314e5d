"""The apprentice: a friendly beginner at every game, legal and sensible, and often second best."""

from bottega.bots.apprentice.player import Apprentice
from bottega.bots.bot import BotMeta

META = BotMeta("apprentice", Apprentice, strength=50, seconds=0.02)
