"""A menu: the actions that one kind of decision can offer.

A state keeps an open decision as a menu and a bit mask over it. The mask is checked with one bit, and the tuple of
legal actions is looked up, so neither is built again for each move.
"""

from collections.abc import Iterable
from typing import Any, Final

from bottega.core.bits import listed
from bottega.core.subclassing import mypyc_attr

FEW = 10  # actions of a menu for which a list of all masks is small
REMEMBERED = 1 << 12  # a few hundred games of one kind; to begin anew costs less than could be measured
NONE: Final = bytes(1 << 10)  # of as many actions


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

    __slots__ = ("bits", "bytewise", "decider", "few", "ids", "name", "number", "pieces", "rows", "tuples")

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
        # For a menu with few actions: by the mask, a byte for each action of the game; as soon as it was asked for.
        self.rows: dict[int, bytes] = {}
        # For a wide one: as `bytewise`, a byte for each action from the first of these eight to the next eight.
        self.pieces: list[bytes | None] = [None] * len(self.bytewise)

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
        if self.pieces:
            return self.wide_row(mask, actions)
        known = self.rows.get(mask)
        # A menu may be on the tables of two games, one of which has more actions.
        if known is not None and len(known) == actions:
            return known
        self.rows[mask] = row = flags(0, actions, listed(self.ids, mask))
        return row

    def wide_row(self, mask: int, actions: int) -> bytes:
        """Byte by byte: there are as many masks as positions, and to remember them all would fill the caches."""
        known, ids = self.pieces, self.ids
        found: list[bytes] = []
        told = place = 0
        for byte in mask.to_bytes(len(known) >> 8, "little"):
            if byte:
                first = ids[place >> 5]
                if told < first:
                    found.append(none(first - told))
                some = known[place + byte]
                if some is None:
                    some = known[place + byte] = self.piece(place >> 5, byte)
                found.append(some)
                told = first + len(some)
            place += 256
        found.append(none(actions - told))
        return b"".join(found)

    def piece(self, first: int, byte: int) -> bytes:
        """A byte for each action from this one to that eight places on; `byte` says which of the eight are set."""
        ids = self.ids
        end = ids[first + 8] if first + 8 < len(ids) else ids[-1] + 1
        return flags(ids[first], end, listed(ids[first : first + 8], byte))

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


def none(actions: int) -> bytes:
    return NONE[:actions] if actions <= len(NONE) else bytes(actions)


def flags(first: int, end: int, actions: list[int]) -> bytes:
    """A byte for each number from the first one on: 1 for those named.

    >>> flags(4, 8, [5, 7])
    b'\\x00\\x01\\x00\\x01'
    """
    made = bytearray(end - first)
    for action in actions:
        made[action - first] = 1
    return bytes(made)


NO_MENU = Menu(-1, "nothing", ())
