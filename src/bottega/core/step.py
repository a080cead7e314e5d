"""The parts a game is built from: steps make a round, modules hook into steps.

Neither holds data of a running game; all of that is in the state.
"""

from typing import Any

from bottega.core.menu import Decider
from bottega.core.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Decider):
    """One part of a round. It goes on by itself until somebody has to decide; then it asks, with a menu. It is often
    what decides about its own menu, too."""

    name = ""

    def go(self, s: Any) -> None:
        """Do what needs no decision, then ask somebody or hand over to the next step."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """What a game may be extended by. A game derives a base with its own hooks, each of which does nothing."""

    name = ""


def takers(modules: "tuple[Any, ...]", base: type, hook: str) -> "tuple[Any, ...]":
    """The modules that take a hook: a step runs through these only, so an unused hook costs nothing.

    >>> class Base(Module):
    ...     def opening(self): ...
    >>> class Bells(Base):
    ...     def opening(self): print("ding")
    >>> [type(module).__name__ for module in takers((Base(), Bells()), Base, "opening")]
    ['Bells']
    """
    return tuple([module for module in modules if getattr(type(module), hook) is not getattr(base, hook)])
