"""Which games there are. A game is loaded when it is first asked for."""

from importlib import import_module

from bottega.core.errors import BottegaError, OptionError
from bottega.core.game import Game, Meta
from bottega.core.options import unknown
from bottega.core.plugins import Plugins, one_line

_METAS: dict[str, Meta] = {}
_GAMES: dict[str, Game] = {}
PLUGINS = Plugins("bottega.games", "game")


def register(meta: Meta) -> None:
    """Make a game known in this process. A package that is installed needs no call: it names its `Meta` as an entry
    point of the group `bottega.games`. No game takes the place of another.

    >>> import bottega
    >>> bottega.register(bottega.game("fresco").meta)  # again: nothing happens
    """
    if _METAS.setdefault(meta.id, meta) is not meta:
        raise OptionError(f"There is a game {meta.id!r} already: no other takes its place.")


def metas(installed: bool = False) -> tuple[Meta, ...]:
    """The facts of every game of Bottega and of those registered here; with `installed` also of those that other
    packages bring, except where one of these is broken (`faults` says why).

    >>> import bottega
    >>> [meta.id for meta in bottega.metas()]
    ['fresco', 'princes', 'fresco-cards']
    """
    return (*_METAS.values(), *(_installed()[0] if installed else ()))


def faults() -> tuple[str, ...]:
    """One line for each game of another package that cannot be used."""
    return (*_installed()[1], *PLUGINS.hidden(tuple(_METAS)))


def names() -> tuple[str, ...]:
    """The ids of all games, those that turn out to be broken included."""
    return tuple(dict.fromkeys((*_METAS, *PLUGINS.names())))


def game(id: str) -> Game:
    """The game of that id, of Bottega or of another package.

    >>> import bottega
    >>> bottega.game("fresco").players
    (2, 3, 4)
    """
    if id not in _GAMES:
        _GAMES[id] = _load(_METAS[id]) if id in _METAS else _load_installed(id)
    return _GAMES[id]


def _load(meta: Meta) -> Game:
    module, _, name = meta.loader.partition(":")
    found = getattr(import_module(module), name)
    if not isinstance(found, Game) or found.id != meta.id:
        raise OptionError(f"{meta.loader} is not the game {meta.id!r}.")
    return found


def _load_installed(id: str) -> Game:
    meta = _meta(id)
    try:
        return _load(meta)
    except BottegaError:
        raise
    except Exception as error:  # whatever its author's code may raise
        raise PLUGINS.broken(id, one_line(error)) from error


def _meta(id: str) -> Meta:
    found = PLUGINS.load(id)
    if found is None:
        raise unknown("game", id, names())
    if not isinstance(found, Meta):
        raise PLUGINS.broken(id, "its entry point does not name a Meta")
    if found.id != id:
        raise PLUGINS.broken(id, f"it calls itself {found.id!r}")
    return found


def _installed() -> tuple[list[Meta], list[str]]:
    """The games of other packages, and what is wrong with those that cannot be used."""
    good: list[Meta] = []
    lines: list[str] = []
    for name in PLUGINS.names():
        if name not in _METAS:
            try:
                good.append(_meta(name))
            except OptionError as error:
                lines.append(str(error))
    return good, lines
