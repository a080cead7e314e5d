"""The journeyman: a sound player by rule of thumb, who has learnt each game separately.

What he knows of a game stands in the folder named like it, in a class `Journeyman` made with a seed.
"""

from importlib import import_module
from pkgutil import iter_modules

from bottega.bots.bot import Bot, BotMeta
from bottega.core.options import unknown

GAMES = tuple(sorted(module.name.replace("_", "-") for module in iter_modules(__path__) if module.ispkg))


def journeyman(game_id: str, seed: int) -> Bot:
    if game_id not in GAMES:
        raise unknown("journeyman for", game_id, GAMES)
    module = import_module(f"{__name__}.{game_id.replace('-', '_')}")
    bot: Bot = module.Journeyman(seed)
    return bot


PLAYOUTS = {"fresco": 36, "fresco-cards": 90, "princes": 15}
META = BotMeta("journeyman", journeyman, strength=100, seconds=0.2, games=GAMES, playouts=PLAYOUTS)
