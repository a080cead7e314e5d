"""Which computer players there are, what each is asked for, and how to seat one, yours included.

A level of Bottega's is a folder of its id beside this file, with its `META`. Whoever needs a player asks here what for
(`opponents`, `usual`, `adviser`), and never for a level by name.

Another package brings one by an entry point of the group `bottega.bots` that names its maker. A maker with an attribute
`games`, the ids it knows, is offered for those games only.
"""

import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from bottega.bots.bot import Bot, BotMaker, BotMeta
from bottega.bots.program import PREFIX, Command
from bottega.core.errors import BottegaError, OptionError
from bottega.core.options import unknown
from bottega.core.plugins import Plugins, one_line

PLUGINS = Plugins("bottega.bots", "computer player")
AT_ONCE = 0.5  # seconds that nobody at the table minds


def found() -> list[BotMeta]:
    """One for each folder, from weak to strong."""
    folders = [module.name for module in iter_modules([str(Path(__file__).parent)]) if module.ispkg]
    metas: list[BotMeta] = [import_module(f"bottega.bots.{folder}").META for folder in folders]
    return sorted(metas, key=lambda meta: meta.strength)


LEVELS: dict[str, BotMeta] = {meta.id: meta for meta in found()}


def levels(game_id: str) -> tuple[BotMeta, ...]:
    """All that know this game, from weak to strong.

    >>> [meta.id for meta in levels("princes")][:3]
    ['random', 'apprentice', 'journeyman']
    """
    return tuple([meta for meta in LEVELS.values() if meta.knows(game_id)])


def opponents(game_id: str) -> tuple[BotMeta, ...]:
    """Those that people are offered to play against, from weak to strong.

    >>> [meta.id for meta in opponents("princes")][:2]
    ['apprentice', 'journeyman']
    """
    return tuple([meta for meta in levels(game_id) if meta.offered])


def usual(game_id: str) -> BotMeta:
    """Who plays where nobody has chosen, fills empty seats, and plays on for somebody who left: the strongest opponent
    for whom nobody has to wait.

    >>> usual("princes").id
    'journeyman'
    """
    known = opponents(game_id)
    return [known[0], *[meta for meta in known if meta.seconds <= AT_ONCE]][-1]


def adviser(game_id: str) -> BotMeta:
    """Who weighs choices for hints and reviews: the strongest that says in how many possible worlds he can; of a game
    where nobody does, the usual opponent.

    >>> adviser("princes").id
    'master'
    """
    return [usual(game_id), *[meta for meta in levels(game_id) if game_id in meta.playouts]][-1]


def best(game_id: str) -> BotMeta:
    """The strongest, however long he thinks.

    >>> best("princes") == levels("princes")[-1]
    True
    """
    return levels(game_id)[-1]


def names(game_id: str, installed: bool = False) -> tuple[str, ...]:
    """Bottega's players that know this game, from weak to strong; with `installed` also those that other
    packages bring, except where one of these is broken.

    >>> names("princes")[:3]
    ('random', 'apprentice', 'journeyman')
    """
    own = [meta.id for meta in levels(game_id)]
    return (*own, *[name for name in PLUGINS.names() if offered(name, game_id)]) if installed else tuple(own)


def all_names() -> tuple[str, ...]:
    """The names of all players, Bottega's and those of other packages, whatever they know and whether they work.

    >>> all_names()[:2]
    ('random', 'apprentice')
    """
    return tuple(dict.fromkeys((*LEVELS, *PLUGINS.names())))


def offered(name: str, game_id: str) -> bool:
    """Whether a player of another package can be seated at this game."""
    if name in LEVELS:
        return False
    try:
        return knows(installed_maker(name), game_id)
    except OptionError:
        return False


def knows(maker: BotMaker | None, game_id: str) -> bool:
    games = getattr(maker, "games", None)
    return maker is not None and (not isinstance(games, (tuple, list, set, frozenset)) or game_id in games)


def installed_maker(name: str) -> BotMaker | None:
    """The maker that another package offers under this name."""
    maker: Any = PLUGINS.load(name)
    if maker is None:
        return None
    if not callable(maker):
        raise PLUGINS.broken(name, "its entry point does not name a class or function")
    made: BotMaker = maker
    return made


def find(name: str) -> BotMaker:
    """A player of Bottega or of another package by its name, or yours as `package.module:Class`, or
    in another language as `exec:COMMAND`.

    >>> find("random")("fresco", 1).name
    'random'
    """
    given: object = name
    if not isinstance(given, str):
        place = f"{getattr(given, '__module__', 'module')}:{getattr(given, '__name__', 'Class')}"
        raise OptionError(f"A computer player is asked for by its name, such as 'random' or {place!r}, not {given!r}.")
    if name.startswith(PREFIX):
        return Command(name)
    if ":" in name:
        return find_yours(name)
    if name in LEVELS:
        return LEVELS[name].maker
    maker = installed_maker(name)
    if maker is None:
        raise unknown("computer player", name, (*all_names(), "package.module:Class"))
    return maker


def make(name: str, game_id: str, seed: int) -> Bot:
    """Seat the player of that name.

    >>> make("random", "fresco", seed=1).name
    'random'
    """
    maker = find(name)
    if ":" not in name and not (LEVELS[name].knows(game_id) if name in LEVELS else knows(maker, game_id)):
        raise OptionError(f"The computer player {name!r} does not know {game_id!r} yet. Known: {known(game_id)}.")
    return seated(maker, name, game_id, seed)


def known(game_id: str) -> str:
    return ", ".join(names(game_id, installed=True))


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
