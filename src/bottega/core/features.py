"""A position as numbers for a learner: what they are called, how many there are, between which bounds they lie. A
`Feature` is of the summary for linear learners, a `Stretch` of the complete encoding."""

from dataclasses import dataclass
from math import prod


@dataclass(frozen=True, slots=True)
class Feature:
    """A named stretch of `size` numbers, each from `low` to `high`. What belongs to somebody begins with `own.` or with
    `rival.`: one stretch for each rival, from the left neighbour on round the table.

    >>> Feature("own.coins", "Thalers behind the screen", high=40.0)
    Feature(name='own.coins', about='Thalers behind the screen', size=1, low=0.0, high=40.0)
    """

    name: str
    about: str
    size: int = 1
    low: float = 0.0
    high: float = 1.0


@dataclass(frozen=True, slots=True)
class Stretch:
    """A named part of the complete encoding: its numbers stand from `at` on, row after row as `shape` says, each from
    `low` to `high`. What belongs to somebody begins with `seat0.`, which is the asking seat, `seat1.` its left
    neighbour, and so on round the table; whoever plays without a seat comes last.

    >>> ceiling = Stretch("ceiling.tiles", "segments whose tiles lie on them", 40, (5, 5))
    >>> ceiling.size, ceiling.end
    (25, 65)
    """

    name: str
    about: str
    at: int
    shape: tuple[int, ...] = (1,)
    low: float = 0.0
    high: float = 1.0

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def end(self) -> int:
        return self.at + self.size
