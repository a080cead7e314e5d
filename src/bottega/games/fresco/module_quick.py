"""What a module adds to the quick policy: answers to its own questions, advice about others, and its part of a value.

A module's is the class `Adviser` in its `quick.py`, made with the module's rules; a module without one is played
by chance, and nobody makes one of its moves where there is a choice of the base game.
"""

from bottega.core.menu import Menu
from bottega.core.subclassing import mypyc_attr
from bottega.games.fresco.quick_worth import Valuer, Worth
from bottega.games.fresco.sheet import COLUMNS, THEATRE, count_at
from bottega.games.fresco.state import FrescoState

NO_OPINION = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleQuick(Valuer):
    """Looks, like the policy, only at what the seat it decides for may know. The base has no opinion."""

    def answer(self, s: FrescoState, seat: int, menu: Menu, mask: int, worth: Worth) -> int:
        """An answer to a question of the module; NO_OPINION leaves it to chance."""
        return NO_OPINION

    def advise(self, s: FrescoState, seat: int, menu: Menu, mask: int, worth: Worth) -> int:
        """A move of the module that is better made now than one of the base game; NO_OPINION when there is none."""
        return NO_OPINION

    def plan(self, s: FrescoState, seat: int, mask: int, target: int) -> int:
        """A move of the module while the seat plans, when this is the sheet it wants; NO_OPINION when there is none."""
        return NO_OPINION


def cover_unused(s: FrescoState, mask: int, target: int, first: int) -> int:
    """The move that lays a tile on a location where nobody is wanted; its moves begin with `first`."""
    bits = s.rules.plan_menu.bits
    for column in range(COLUMNS - 1, -1, -1):
        if count_at(target, column) == 0:
            action = first + (column + 1 if s.final and column == THEATRE else column)
            if mask & bits[action]:
                return action
    return NO_OPINION
