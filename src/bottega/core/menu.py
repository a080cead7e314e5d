"""A menu: the actions that one kind of decision can offer.

A state keeps an open decision as a menu and a bit mask over it. The mask is checked with one bit, and the tuple of
legal actions is looked up, so neither is built again for each move.
"""

from collections.abc import Iterable
from typing import Any

from bottega.core.bits import listed
from bottega.core.subclassing import mypyc_attr

FEW = 10  # actions of a menu for which a list of all masks is small
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

    __slots__ = ("bits", "bytewise", "decider", "few", "ids", "name", "number", "rows", "tuples")

    def __init__(self, number: int, name: str, ids: tuple[int, ...], decider: Decider | None = None) -> None:
        if tuple(sorted(set(ids))) != ids:
            raise ValueError(f"menu {name}: ids must ascend")
        self.number = number
        self.name = name
        self.ids = ids
        self.decider = decider or NOBODY
        # Read directly on the hot path: a method call would cost as much as the look-up.
        # By action: its bit in a mask, or none.
        self.bits: list[int] = [0] * (ids[-1] + 1 if ids else 0)
        for place, action in enumerate(ids):
            self.bits[action] = 1 << place
        self.tuples: dict[int, tuple[int, ...]] = {}
        # For each byte of a mask and each value of it the actions that are set, as soon as they were asked for.
        self.bytewise: list[tuple[int, ...] | None] = [None] * (0 if len(ids) <= FEW else (len(ids) + 7 >> 3) << 8)
        # For a menu with few actions: by the mask, the tuples of all masks, as soon as one was asked for.
        self.few: list[tuple[int, ...]] = []
        # By the mask, a byte for each action of the game; as soon as it was asked for.
        self.rows: dict[int, bytes] = {}

    def mask(self, actions: Iterable[int]) -> int:
        """The bits of those actions that the menu has."""
        return sum([self.bits[action] for action in actions if action < len(self.bits)])

    def actions(self, mask: int) -> tuple[int, ...]:
        """The tuple for a mask that is in neither `few` nor `tuples` yet."""
        ids = self.ids
        if len(ids) <= FEW:
            self.few = [tuple(listed(ids, every)) for every in range(1 << len(ids))]
            self.tuples = dict(enumerate(self.few))
            return self.few[mask]
        if len(self.tuples) >= REMEMBERED:
            self.tuples.clear()
        made = self.taken_apart(mask)
        self.tuples[mask] = made
        return made

    def row(self, mask: int, actions: int) -> bytes:
        """A byte for each of so many actions: 1 for those that are set."""
        known = self.rows.get(mask)
        # A menu may be on the tables of two games, one of which has more actions.
        if known is not None and len(known) == actions:
            return known
        if len(self.rows) >= REMEMBERED:
            self.rows.clear()
        made = bytearray(actions)
        for action in listed(self.ids, mask):
            made[action] = 1
        self.rows[mask] = row = bytes(made)
        return row

    def taken_apart(self, mask: int) -> tuple[int, ...]:
        """Byte by byte: a wide menu often offers a dozen actions, and seldom the same dozen."""
        made: tuple[int, ...] = ()
        place = 0
        known = self.bytewise
        for byte in mask.to_bytes(len(known) >> 8, "little"):
            if byte:
                some = known[place + byte]
                if some is None:
                    some = known[place + byte] = tuple(listed(self.ids[place >> 5 : (place >> 5) + 8], byte))
                made += some
            place += 256
        return made


NO_MENU = Menu(-1, "nothing", ())
