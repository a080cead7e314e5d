"""A lesson: an ordinary new game with a fixed seed, and steps that show something or ask for a move.

Its words are texts (`lessons-<game>.ftl`), found by the ids of lesson and step; here is only what they are about.
"""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Part:
    """Moves of one seat in any order, nearly always one. A move may have several notations: cards of equal face."""

    seat: int
    moves: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Step:
    """`shows` are keys of what is pointed at, which each game's folder of the browser resolves. The parts of rivals
    are played by the script, those of the learner are asked for.
    """

    id: str
    shows: tuple[str, ...]
    parts: tuple[Part, ...]
    expect: dict[str, Any]  # what the view shows after it, for tests
    rules: tuple[str, ...]  # the rows of the ledger that it teaches, runs as in "F-M01-15..18"


@dataclass(frozen=True, slots=True)
class Lesson:
    id: str
    game: str
    module: str | None  # of a mini lesson
    players: int
    seed: int
    options: dict[str, Any]
    learner: int
    minutes: int
    rules: tuple[str, ...]  # the rows of the ledger that it teaches
    steps: tuple[Step, ...]
    parts: tuple[Part, ...] = field(init=False, repr=False)  # of all steps
    ends: tuple[int, ...] = field(init=False, repr=False)  # for each step, how many parts are made after it

    def __post_init__(self) -> None:
        parts: list[Part] = []
        ends = []
        for step in self.steps:
            parts += step.parts
            ends.append(len(parts))
        object.__setattr__(self, "parts", tuple(parts))
        object.__setattr__(self, "ends", tuple(ends))

    @property
    def last(self) -> int:
        """The step with which the learner is left to play on alone."""
        return len(self.steps) - 1

    def asks(self, step: int) -> bool:
        """Whether the learner has to do something there; other steps are left with *Next*."""
        return any(part.seat == self.learner for part in self.steps[step].parts)

    def step_of(self, part: int) -> int:
        """The step that a part belongs to; behind the last part, the last step."""
        return next((number for number, end in enumerate(self.ends) if part < end), self.last)
