"""What the terminal needs to know of a game: how it looks and how it speaks. Each game has one face."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from rich.text import Text

from bottega.core.state import Setup
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
    """Choices under one title; those not `listed` stand on the board itself."""

    title: Text
    choices: list[Choice] = field(default_factory=list)
    listed: bool = True


class Face(Protocol):
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

    def log(self, facts: Sequence[Fact], first: int = 0) -> Block:
        """What happened, in lines; `first` is the number of the first of these facts in the game."""
        ...

    def explain(self, view: View) -> Block: ...

    def explain_choice(self, view: View, number: int) -> Block:
        """What the choice with this action number would do."""
        ...

    def account(self, view: View, facts: Sequence[Fact], width: int) -> Block:
        """The ranking and where everybody's points come from."""
        ...

    def name(self, seat: int) -> Text: ...


@runtime_checkable
class ReadsEdition(Protocol):
    """A face that must know the components, because facts tell them by their names only."""

    def read(self, setup: Setup) -> None: ...


class Standing(Protocol):
    """A wish said once and followed with ordinary actions, decision after decision."""

    said: str

    def next(self, view: View) -> int | None:
        """The action for this decision, or None when the wish has nothing to say to it and is done with."""
        ...


@runtime_checkable
class Aid(Protocol):
    """What a face may offer beyond its choices: pages to read, and wishes that stand for several decisions."""

    def page(self, typed: str, view: View, width: int) -> Block | None: ...

    def standing(self, typed: str, view: View) -> Standing | str | None:
        """The wish that was typed, or why it cannot be followed; None when it is something else."""
        ...

    def help(self) -> str: ...


class FaceMaker(Protocol):
    def __call__(self, texts: Texts, marks: Marks, seat: int | None, players: int) -> Face: ...
