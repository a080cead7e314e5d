"""The modules in play, a line each: what lies open of them, by small pieces and numbers.

What a line shows is in the file of the module's name here; of a module without one only the name is shown.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from bottega.pictures.canvas import Canvas
from bottega.pictures.words import View, Words, first_large

Rest = Callable[[Canvas, float, float], float]


def strips(view: View, words: Words) -> list[tuple[str, str, Rest]]:
    """Icon, name and what draws the rest, of each module."""
    return [strip(name, facts, words) for name, facts in view["modules"].items()]


def strip(name: str, facts: View, words: Words) -> tuple[str, str, Rest]:
    hyphened = name.replace("_", "-")
    title = words.known(f"web-module-{hyphened}", first_large(name.replace("_", " ")))
    file = f"{__name__}.{name}"
    if find_spec(file) is None:
        return "i-tile", title, lambda canvas, x, y: x
    found = import_module(file)
    icon: str = found.ICON
    return icon, title, lambda canvas, x, y: found.line(canvas, x, y, facts, words)
