"""The books of a game, found by its id, and settings for the conformance suite over all games."""

from importlib import import_module
from importlib.util import find_spec

from bottega.core.options import Choice, Number, Option
from bottega.core.registry import game
from bottega.core.rng import Rng
from bottega.testing.conformance import Books, Setting


def books_of(game_id: str) -> type[Books] | None:
    """`BOOKS` in the folder of the game's name; None for a game that has none here."""
    folder = f"bottega.testing.{game_id.replace('-', '_')}"
    if find_spec(folder) is None or find_spec(f"{folder}.books") is None:
        return None
    books: type[Books] = import_module(f"{folder}.books").BOOKS
    return books


def drawn_setting(game_id: str, players: int, seed: int) -> Setting:
    """Every fifth seed plays with the usual options, the others with drawn ones."""
    rng = Rng(seed, f"options/{game_id}/{players}")
    options = {option.name: drawn(option, rng) for option in game(game_id).options} if seed % 5 else {}
    return Setting(game_id, players, options, books_of(game_id))


def drawn(option: Option, rng: Rng) -> object:
    if isinstance(option, Choice):
        return option.values[rng.below(len(option.values))]
    if isinstance(option, Number):
        # Near the lower end, where limits bite and games are short.
        return min(option.low + rng.below(3), option.high)
    return [word for word in option.words if rng.below(2)]
