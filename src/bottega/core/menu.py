"""A menu: the actions that one kind of decision can offer.

A state keeps an open decision as a menu and a bit mask over it. The mask is checked with one bit, and the tuple of
legal actions is looked up, so neither is built again for each move.
"""

from collections.abc import Iterable
from typing import Any

from bottega.core.bits import listed
from bottega.core.subclassing import mypyc_attr

REMEMBERED = 1 << 12  # a few hundred games of one kind; to begin anew costs less than could be measured


@mypyc_attr(allow_interpreted_subclasses=True)
class Decider:
    """Carries out the choices of a menu; it holds no data of a game."""

    def decide(self, s: Any, seat: int, action: int) -> None:
        raise NotImplementedError


NOBODY = Decider()


class Menu:
    """
    >>> menu = Menu(0, "turn", (3, 7, 9))
    >>> menu.actions(0b101)
    (3, 9)
    >>> menu.bits[7], menu.bits[8]
    (2, 0)
    """

    __slots__ = ("bits", "decider", "ids", "name", "number", "tuples")

    def __init__(self, number: int, name: str, ids: tuple[int, ...], decider: Decider | None = None) -> None:
        if tuple(sorted(set(ids))) != ids:
            raise ValueError(f"menu {name}: ids must ascend")
        self.number = number
        self.name = name
        self.ids = ids
        self.decider = decider or NOBODY
        # Read directly on the hot path: a method call would cost as much as the look-up.
        self.bits: list[int] = [0] * (ids[-1] + 1 if ids else 0)  # by action: its bit in a mask, or none
        for place, action in enumerate(ids):
            self.bits[action] = 1 << place
        self.tuples: dict[int, tuple[int, ...]] = {}

    def mask(self, actions: Iterable[int]) -> int:
        """The bits of those actions that the menu has."""
        return sum([self.bits[action] for action in actions if action < len(self.bits)])

    def actions(self, mask: int) -> tuple[int, ...]:
        """The tuple for a mask that is not in `tuples` yet."""
        if len(self.tuples) >= REMEMBERED:
            self.tuples.clear()
        made = tuple(listed(self.ids, mask))
        self.tuples[mask] = made
        return made
