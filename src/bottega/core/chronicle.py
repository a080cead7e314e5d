"""What happened at a table, as lines that the terminal and the browser draw alike.

A game works the lines out once, from the facts that a viewer hears: what is worth telling, what belongs together, and
where on the board it was. A front end knows only how to draw an argument.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

Fact = dict[str, Any]

# How long something is worth looking at before the next thing is shown, in beats; a reader says how long a beat is.
PASSING: Final = 0  # it is seen in what follows
BRIEF: Final = 1
USUAL: Final = 2
LONG: Final = 3


@dataclass(frozen=True, slots=True)
class Piece:
    """An argument that each front end draws in its own way: `kind` says how, `of` says what (plain JSON)."""

    kind: str
    of: Any


Arg = int | str | Piece
Args = dict[str, Arg]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A text by its key, with its arguments; `before` stands between it and the sentence before it in the line."""

    key: str
    args: Args
    before: str = " "
    capital: bool = True


@dataclass(slots=True)
class Line:
    """One or more sentences that are told together.

    `seat` is whose line it is (None: everybody's), `spots` are the places of the board it speaks of, `last` is the
    number of the last fact in it. A heading groups the lines after it; `end` closes a line made of clauses. `concerns`
    are the seats that should not miss it: something was done to them, and they were not asked.
    """

    seat: int | None
    sentences: list[Sentence]
    spots: list[str]
    last: int
    heading: bool = False
    end: str = ""
    concerns: list[int] = field(default_factory=list)


def who(seat: int) -> Piece:
    """The selector `you` or `other`, depending on who reads."""
    return Piece("who", seat)


def player(seat: int) -> Piece:
    return Piece("player", seat)


def players(seats: Iterable[int]) -> Piece:
    return Piece("players", list(seats))


class Narrator:
    """Tells what a viewer heard. A game has its own; this one tells every fact by its kind, for games without one."""

    def begins(self, fact: Fact) -> bool:
        """Is whatever was told before this fact finished, so that it can never change again?"""
        return True

    def tell(self, facts: Sequence[Fact], first: int = 0) -> list[Line]:
        """The lines of facts that follow on what is remembered; `first` is the number of the first one in the game."""
        return [
            Line(fact.get("seat"), [Sentence("plain-event", {"facts": Piece("facts", fact)})], [], at)
            for at, fact in enumerate(facts, first)
        ]

    def weight(self, fact: Fact) -> int:
        """For how many beats this is worth a look, whoever did it."""
        return USUAL

    def remember(self, facts: Sequence[Fact]) -> None:
        """These facts are finished: keep what later lines depend on."""


class Chronicle:
    """The lines of one viewer, kept up to date while a game goes on.

    >>> chronicle = Chronicle(Narrator())
    >>> chronicle.add([{"event": "began"}, {"event": "drew", "seat": 1}])
    0
    >>> chronicle.add([{"event": "ended"}]), len(chronicle.lines)
    (2, 3)
    """

    __slots__ = ("_facts", "_finished", "_narrator", "_open", "lines")

    def __init__(self, narrator: Narrator) -> None:
        self.lines: list[Line] = []
        self._narrator = narrator
        self._facts = 0  # that are finished
        self._finished = 0  # lines
        self._open: list[Fact] = []

    def add(self, facts: Sequence[Fact]) -> int:
        """Tell further facts. Returns the number of the first line that is new or has changed."""
        if not facts:  # a secret move of somebody else
            return len(self.lines)
        changed = len(self.lines)
        for fact in facts:
            if self._open and self._narrator.begins(fact):
                changed = min(changed, self._tell())
                self._narrator.remember(self._open)
                self._facts += len(self._open)
                self._finished = len(self.lines)
                self._open = []
            self._open.append(fact)
        return min(changed, self._tell())

    def weight(self, facts: Sequence[Fact]) -> int:
        """For how many beats what was told at once is worth a look: as many as the weightiest of it."""
        return max(map(self._narrator.weight, facts), default=PASSING)

    def _tell(self) -> int:
        """Tell what is open once more. Returns the first line that differs."""
        told = self._narrator.tell(self._open, self._facts)
        before = self.lines[self._finished :]
        same = 0
        while same < len(before) and same < len(told) and before[same] == told[same]:
            same += 1
        self.lines[self._finished + same :] = told[same:]
        return self._finished + same
