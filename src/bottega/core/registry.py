"""Which games there are. A game is loaded when it is first asked for."""

from importlib import import_module

from bottega.core.game import Game, Meta
from bottega.core.options import unknown

_METAS: dict[str, Meta] = {}
_GAMES: dict[str, Game] = {}


def register(meta: Meta) -> None:
    _METAS[meta.id] = meta


def metas() -> tuple[Meta, ...]:
    return tuple(_METAS.values())


def game(id: str) -> Game:
    """
    >>> import bottega
    >>> bottega.game("fresco").players
    (2, 3, 4)
    """
    if id not in _METAS:
        raise unknown("game", id, tuple(_METAS))
    if id not in _GAMES:
        module, _, name = _METAS[id].loader.partition(":")
        _GAMES[id] = getattr(import_module(module), name)
    return _GAMES[id]
