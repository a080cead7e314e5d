"""Actions as values: typed, frozen, interned in a table with a number and a notation that reads back."""

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import ClassVar, SupportsIndex

from bottega.core.errors import MalformedAction
from bottega.core.whole import quoted, whole

LONGEST = 60  # of a text that is quoted back


@dataclass(frozen=True, slots=True)
class Action:
    """A move as a value: a game derives one frozen class per verb; `str(action)` is its notation.

    >>> import bottega
    >>> action = bottega.game("fresco").parse("buy III.2")
    >>> action, str(action), action.verb
    (<buy III.2>, 'buy III.2', 'buy')
    """

    verb: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        # Put there before the dataclass looks: else it would write another one for each verb.
        setattr(cls, "__repr__", Action.__repr__)  # noqa: B010 - mypy refuses the plain assignment

    def __str__(self) -> str:
        return self.verb

    def __repr__(self) -> str:
        return f"<{self}>"


class ActionTable:
    """Every action of a game once, in a fixed order: the position is the action's number."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions: tuple[Action, ...] = tuple(actions)
        self._number: dict[Action, int] = {action: i for i, action in enumerate(self.actions)}
        self._by_notation: dict[str, Action] = {str(action).lower(): action for action in self.actions}
        if len(self._by_notation) != len(self.actions):
            raise ValueError("two actions share a notation")

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, number: SupportsIndex) -> Action:
        known = whole(number)
        if known is None or not 0 <= known < len(self.actions):
            raise self.no_such_action(number)
        return self.actions[known]

    def no_such_action(self, number: object) -> MalformedAction:
        return MalformedAction(f"There is no action {quoted(number)}: they run from 0 to {len(self.actions) - 1}.")

    def number(self, action: Action) -> int:
        known = self._number.get(action)
        if known is None:
            raise MalformedAction(f"{quoted(action)} is no action of this game.")
        return known

    def parse(self, notation: str) -> Action:
        if not isinstance(notation, str):
            raise MalformedAction(f"A move is written as text, not as {quoted(notation)}.")
        wanted = " ".join(notation.lower().split())
        found = self._by_notation.get(wanted)
        if found is not None:
            return found
        near = get_close_matches(wanted[:LONGEST], self._by_notation, n=3)
        hint = f" Did you mean {', '.join(repr(str(self._by_notation[n])) for n in near)}?" if near else ""
        raise MalformedAction(f"{notation[:LONGEST]!r} is no move of this game.{hint}")
