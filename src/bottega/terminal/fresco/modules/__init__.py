"""The modules at the terminal, one file each: found by the names that the game gives them."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from bottega.games.fresco.meta import MODULES
from bottega.terminal.face import View
from bottega.terminal.fresco.module_face import ModuleFace


@cache
def face_of(module: str) -> ModuleFace:
    """What a module brings; one that has no file here is played by the notation of its choices."""
    name = f"{__name__}.{module}"
    if find_spec(name) is None:
        return ModuleFace()
    face: ModuleFace = import_module(name).FACE
    return face


def known() -> list[ModuleFace]:
    """The faces of all modules of the game, in play or not."""
    return [face_of(module) for module in MODULES]


def in_play(view: View) -> dict[str, ModuleFace]:
    """The faces of the modules at this table, in the game's order."""
    return {module: face_of(module) for module in view["modules"]}
