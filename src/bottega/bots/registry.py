"""Which computer players there are, and how to seat one, yours included."""

import sys
from importlib import import_module

from bottega.bots.bot import Bot, BotMaker
from bottega.bots.journeyman import journeyman, journeyman_games
from bottega.bots.uniform import RandomBot
from bottega.core.errors import BottegaError, OptionError
from bottega.core.options import unknown

MAKERS: dict[str, BotMaker] = {"random": RandomBot, "journeyman": journeyman}


def names(game_id: str) -> tuple[str, ...]:
    """The players that know this game."""
    return tuple(name for name in MAKERS if name != "journeyman" or game_id in journeyman_games())


def find(name: str) -> BotMaker:
    """A player of ours by its name, or yours as `package.module:Class`."""
    if ":" in name:
        return find_yours(name)
    if name not in MAKERS:
        raise unknown("computer player", name, (*MAKERS, "package.module:Class"))
    return MAKERS[name]


def make(name: str, game_id: str, seed: int) -> Bot:
    """Seat the player of that name.

    >>> make("random", "fresco", seed=1).name
    'random'
    """
    maker = find(name)
    if name in MAKERS and name not in names(game_id):
        raise OptionError(f"The computer player {name!r} does not know {game_id!r} yet. Known: {known(game_id)}.")
    return seated(maker, name, game_id, seed)


def known(game_id: str) -> str:
    return ", ".join(names(game_id))


def seated(maker: BotMaker, name: str, game_id: str, seed: int) -> Bot:
    """The player this maker makes, checked: anybody may have written it."""
    try:
        bot: object = maker(game_id, seed)
    except BottegaError:
        raise
    except Exception as error:
        text = f"The computer player {name!r} cannot be made from (game_id, seed): {one_line(error)}."
        raise OptionError(text) from error
    if not isinstance(bot, Bot) or not callable(bot.choose):
        raise OptionError(f"The computer player {name!r} needs a `name` and a method `choose(observation)`.")
    return bot


def find_yours(name: str) -> BotMaker:
    module_name, _, maker_name = name.partition(":")
    if "" not in sys.path:
        # An installed command does not look into the folder it is called from, but that is where yours will be.
        sys.path.append("")
    try:
        module = import_module(module_name)
    except Exception as error:  # whatever its author's code may raise
        raise OptionError(f"The computer player {name!r} cannot be loaded: {one_line(error)}.") from error
    maker: BotMaker | None = getattr(module, maker_name, None)
    if maker is None or not callable(maker):
        raise OptionError(f"The computer player {name!r} cannot be loaded: {module_name} has no class {maker_name!r}.")
    return maker


def one_line(error: Exception) -> str:
    """What went wrong, without the traceback.

    >>> one_line(ValueError("no blue", 3))
    "ValueError: ('no blue', 3)"
    """
    text = " ".join(str(error).split()).rstrip(".")
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
