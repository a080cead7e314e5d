"""The master: tries his choices out in possible worlds before he makes one."""

from bottega.bots.bot import BotMeta
from bottega.bots.master.budget import Budget
from bottega.bots.master.searcher import Searcher
from bottega.bots.master.swift import Swift
from bottega.bots.master.trying import Tried

__all__ = ["GAMES", "META", "Budget", "Searcher", "Swift", "Tried"]

# Playouts are counted, so that the same seed gives the same choices anywhere; the seconds are for people who wait, and
# the lab does without them (lab/match.py).
BUDGET = Budget(playouts=48, seconds=1.5)
GAMES = ("fresco", "fresco-cards", "princes")


def master(game_id: str, seed: int) -> Searcher:
    return Searcher("master", game_id, seed, BUDGET)


META = BotMeta(
    "master",
    master,
    strength=200,
    seconds=1.0,
    games=GAMES,
    playouts={"fresco-cards": 400, "princes": 400},
    stand_in=Swift,
)
