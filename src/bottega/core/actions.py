"""Actions as values: typed, frozen, interned in a table with a number and a notation that reads back."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, fields
from difflib import get_close_matches
from typing import ClassVar, SupportsIndex

from bottega.core.errors import MalformedAction
from bottega.core.whole import quoted, whole

LONGEST = 60  # of a text that is quoted back
INNER_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


@dataclass(frozen=True, slots=True)
class Action:
    """A move as a value: a game derives one frozen class per verb; `str(action)` is its notation, the verb and what its
    fields say. The verb is the name of the class, and `names` are the words for its numbers, unless a class has `verb`
    or `__str__` of its own.

    >>> import bottega
    >>> action = bottega.game("fresco").parse("buy III.2")
    >>> action, str(action), action.verb
    (<buy III.2>, 'buy III.2', 'buy')
    >>> @dataclass(frozen=True, slots=True)
    ... class MoveKing(Action, names=("a1", "b1")):
    ...     square: int
    >>> MoveKing(1)
    <move-king b1>
    """

    verb: ClassVar[str] = ""
    names: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, names: tuple[str, ...] | None = None) -> None:
        # Put there before the dataclass looks: else it would write another one for each verb.
        setattr(cls, "__repr__", Action.__repr__)  # noqa: B010 - mypy refuses the plain assignment
        # A dataclass with slots is made a second time, without the names: they are in the class by then.
        if names is not None:
            cls.names = names
        if "verb" not in cls.__dict__:
            cls.verb = INNER_CAPITAL.sub("-", cls.__name__).lower()

    def __str__(self) -> str:
        words = [self.verb]
        for field in fields(self):
            value = getattr(self, field.name)
            words.append(self.names[value] if self.names else str(value))
        return " ".join(words)

    def __repr__(self) -> str:
        return f"<{self}>"


class ActionTable:
    """Every action of a game once, in a fixed order: the position is the action's number."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions: tuple[Action, ...] = tuple(actions)
        self._number: dict[Action, int] = {action: i for i, action in enumerate(self.actions)}
        self.notations: tuple[str, ...] = tuple([str(action) for action in self.actions])
        self._by_notation: dict[str, Action] = {
            notation.lower(): action for notation, action in zip(self.notations, self.actions, strict=True)
        }
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
