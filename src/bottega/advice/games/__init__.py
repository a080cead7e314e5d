"""What can be said of the choices of each game: a file named like it, with its `REASONS`."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def of_game(game_id: str) -> ModuleType | None:
    """The file of a game; None where there is none, such as for one of another package."""
    name = f"{__name__}.{game_id.replace('-', '_')}"
    if not game_id.replace("-", "").isalnum() or find_spec(name) is None:
        return None
    return import_module(name)
