"""The maestro: searches as the master does, with several times as much thought for each decision."""

from bottega.bots.bot import BotMeta
from bottega.bots.master import GAMES, Budget, Searcher

BUDGET = Budget(playouts=240, seconds=4.0, choices=16)


def maestro(game_id: str, seed: int) -> Searcher:
    return Searcher("maestro", game_id, seed, BUDGET)


META = BotMeta("maestro", maestro, strength=300, seconds=4.0, games=GAMES)
