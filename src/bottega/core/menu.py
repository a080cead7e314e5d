"""A menu: the actions that one kind of decision can offer.

A state keeps an open decision as a menu and a bit mask over it. The mask is checked with a shift, and the tuple of
legal actions is looked up, so neither is built again for each move.
"""

REMEMBERED = 1 << 15


class Menu:
    """
    >>> menu = Menu(0, "turn", (3, 7, 9))
    >>> menu.actions(0b101)
    (3, 9)
    >>> menu.bit(7), menu.bit(8)
    (1, -1)
    """

    __slots__ = ("_bit_of", "_tuples", "full", "ids", "name", "number")

    def __init__(self, number: int, name: str, ids: tuple[int, ...]) -> None:
        if tuple(sorted(set(ids))) != ids:
            raise ValueError(f"menu {name}: ids must ascend")
        self.number = number
        self.name = name
        self.ids = ids
        self.full = (1 << len(ids)) - 1
        self._bit_of: dict[int, int] = {action: bit for bit, action in enumerate(ids)}
        self._tuples: dict[int, tuple[int, ...]] = {}

    def bit(self, action: int) -> int:
        return self._bit_of.get(action, -1)

    def actions(self, mask: int) -> tuple[int, ...]:
        known = self._tuples.get(mask)
        if known is not None:
            return known
        if len(self._tuples) >= REMEMBERED:
            self._tuples.clear()
        made = tuple([action for bit, action in enumerate(self.ids) if mask >> bit & 1])
        self._tuples[mask] = made
        return made
