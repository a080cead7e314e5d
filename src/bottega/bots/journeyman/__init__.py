"""The journeyman: a sound player by rule of thumb, who has learnt each game separately.

What he knows of a game stands in the module named like it, in a class `Journeyman` made with a seed.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from bottega.bots.bot import Bot
from bottega.core.options import unknown


@cache
def journeyman_games() -> tuple[str, ...]:
    return tuple(sorted(module.name.replace("_", "-") for module in iter_modules(__path__)))


def journeyman(game_id: str, seed: int) -> Bot:
    if game_id not in journeyman_games():
        raise unknown("journeyman for", game_id, journeyman_games())
    module = import_module(f"{__name__}.{game_id.replace('-', '_')}")
    bot: Bot = module.Journeyman(seed)
    return bot
