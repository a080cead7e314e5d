"""Actions as values: typed, frozen, interned in a table with a number and a notation that reads back."""

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import ClassVar

from bottega.core.errors import MalformedAction

LONGEST = 60  # of a text that is quoted back


@dataclass(frozen=True, slots=True)
class Action:
    """A game derives one frozen class per verb; `str(action)` is its notation."""

    verb: ClassVar[str] = ""

    def __str__(self) -> str:
        return self.verb


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

    def __getitem__(self, number: int) -> Action:
        if not 0 <= number < len(self.actions):
            raise MalformedAction(f"There is no action {number}: they run from 0 to {len(self.actions) - 1}.")
        return self.actions[number]

    def number(self, action: Action) -> int:
        return self._number[action]

    def parse(self, notation: str) -> Action:
        wanted = " ".join(notation.lower().split())
        found = self._by_notation.get(wanted)
        if found is not None:
            return found
        near = get_close_matches(wanted[:LONGEST], self._by_notation, n=3)
        hint = f" Did you mean {', '.join(repr(str(self._by_notation[n])) for n in near)}?" if near else ""
        raise MalformedAction(f"{notation[:LONGEST]!r} is no move of this game.{hint}")
