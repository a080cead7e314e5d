"""What the terminal needs to know of a game: how it looks and how it speaks. Each game has one face."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from rich.text import Text

from bottega.locale import Texts
from bottega.terminal.blocks import Block
from bottega.terminal.marks import Marks

View = dict[str, Any]
Fact = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action as it is offered: `words` are other ways to type it, `short` is for a crowded screen."""

    number: int
    id: int
    notation: str
    label: Text
    words: tuple[str, ...] = ()
    short: Text | None = None


@dataclass(frozen=True, slots=True)
class Group:
    title: Text
    choices: list[Choice] = field(default_factory=list)


class Face(Protocol):
    # Kinds of events after which nothing can be taken back, because somebody learnt something.
    revealing: frozenset[str]
    example: str

    def board(self, view: View, width: int, tall: bool) -> Block:
        """The table from the viewer's seat; `tall` when there are about a hundred columns and thirty rows."""
        ...

    def question(self, view: View) -> tuple[Text, Text]:
        """What is asked, and the reason or the hint beneath it."""
        ...

    def groups(self, view: View) -> list[Group]: ...

    def several(self, view: View) -> bool:
        """Whether several choices may be typed in one line: their numbers must not move."""
        ...

    def routine(self, view: View) -> int | None:
        """The action of a choice that is hardly one."""
        ...

    def log(self, facts: Sequence[Fact]) -> Block:
        """One line or none for each thing that happened; what belongs together is told together."""
        ...

    def explain(self, view: View) -> Block: ...

    def explain_choice(self, view: View, number: int) -> Block:
        """What the choice with this action number would do."""
        ...

    def account(self, view: View, facts: Sequence[Fact], width: int) -> Block:
        """The ranking and where everybody's points come from."""
        ...

    def name(self, seat: int) -> Text: ...


class FaceMaker(Protocol):
    def __call__(self, texts: Texts, marks: Marks, seat: int | None, players: int) -> Face: ...
