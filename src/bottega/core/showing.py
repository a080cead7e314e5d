"""How a position, an observation or a record shows itself in a notebook.

The kernel draws nothing: whoever can is named once, as `module:NAME`, and loaded when something is shown for the first
time. The front door does so (`bottega/__init__.py`).
"""

from collections.abc import Callable
from importlib import import_module

_DRAWERS: list[str] = []


def drawn_by(loader: str) -> None:
    """A function that turns what it is given into HTML."""
    _DRAWERS[:] = [loader]


def as_html(thing: object) -> str | None:
    """For a notebook; None where nobody draws, and the notebook shows the text."""
    if not _DRAWERS:
        return None
    module, _, name = _DRAWERS[0].partition(":")
    draw: Callable[[object], str] = getattr(import_module(module), name)
    return draw(thing)
