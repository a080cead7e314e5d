"""A menu: the actions that one kind of decision can offer.

A state keeps an open decision as a menu and a bit mask over it. The mask is checked with a shift, and the tuple of
legal actions is looked up, so neither is built again for each move.
"""

from typing import Any

REMEMBERED = 1 << 15


class Decider:
    """Carries out the choices of a menu; it holds no data of a game."""

    def decide(self, s: Any, seat: int, action: int) -> None:
        raise NotImplementedError


class Menu:
    """
    >>> menu = Menu(0, "turn", (3, 7, 9))
    >>> menu.actions(0b101)
    (3, 9)
    >>> menu.bit_of.get(7), menu.bit_of.get(8)
    (1, None)
    """

    __slots__ = ("bit_of", "decider", "ids", "name", "number", "tuples")

    def __init__(self, number: int, name: str, ids: tuple[int, ...]) -> None:
        if tuple(sorted(set(ids))) != ids:
            raise ValueError(f"menu {name}: ids must ascend")
        self.number = number
        self.name = name
        self.ids = ids
        self.decider = Decider()
        # Read directly on the hot path: a method call would cost as much as the look-up.
        self.bit_of: dict[int, int] = {action: bit for bit, action in enumerate(ids)}
        self.tuples: dict[int, tuple[int, ...]] = {}

    def actions(self, mask: int) -> tuple[int, ...]:
        """The tuple for a mask that is not in `tuples` yet."""
        if len(self.tuples) >= REMEMBERED:
            self.tuples.clear()
        made = tuple([action for bit, action in enumerate(self.ids) if mask >> bit & 1])
        self.tuples[mask] = made
        return made
