"""What is asked in a study, and what one answer looks like."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, pvariance
from typing import Any, Protocol

from bottega.core.errors import OptionError
from bottega.lab.match import Match

Row = dict[str, str | int | float]
ERROR = "_error"  # after the name of a further figure: its standard error


@dataclass(frozen=True, slots=True)
class Question:
    """Small and plain, so that it travels to other processes. `verb` is the first word of the moves asked about."""

    kind: str
    game_id: str
    players: int
    bot: str
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    verb: str = ""

    def match(self, **more: Any) -> Match:
        return Match(self.game_id, (self.bot,) * self.players, self.seed, {**self.options, **more})

    def refuse_verb(self) -> None:
        if self.verb:
            raise OptionError(f"Only choices are asked about by a verb, not {self.kind}.")


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found about one thing: an effect in points and its standard error."""

    about: dict[str, str | int]
    effect: float
    error: float
    rows: int
    more: dict[str, float] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        figures = {name: round(value, 3) for name, value in self.more.items()}
        return {
            **self.about,
            "effect": round(self.effect, 3),
            "error": round(self.error, 3),
            "rows": self.rows,
            **figures,
        }


class Kind(Protocol):
    """A kind of experiment: which games are played, and what is read from them."""

    def check(self, question: Question) -> None:
        """Refuse before the first game what cannot be asked."""
        ...

    def play(self, question: Question, number: int) -> list[Row]:
        """The rows of experiment `number`; everything random follows from it."""
        ...

    def findings(self, rows: Sequence[Row]) -> list[Finding]: ...


def mean_and_error(figures: Sequence[float]) -> tuple[float, float]:
    """
    >>> mean_and_error([1.0, 3.0])
    (2.0, 1.0)
    """
    return fmean(figures), sqrt(pvariance(figures) / max(1, len(figures) - 1))


@dataclass(frozen=True, slots=True)
class Weighed:
    """A figure of a game, and how much it counts."""

    game: int
    figure: float
    weight: float


def difference(some: Sequence[Weighed], others: Sequence[Weighed]) -> tuple[float, float]:
    """Of the two weighted means, and its standard error. Figures of one game are not independent, so each game counts
    as one: what it adds to the difference, from either side.

    >>> difference([Weighed(1, 4.0, 1.0), Weighed(2, 6.0, 1.0)], [Weighed(3, 2.0, 1.0), Weighed(4, 2.0, 3.0)])[0]
    3.0
    """
    means, added = [], defaultdict[int, float](float)
    for sign, side in ((1, some), (-1, others)):
        total = sum([one.weight for one in side])
        mean = sum([one.figure * one.weight for one in side]) / total
        means.append(mean)
        for one in side:
            added[one.game] += sign * one.weight * (one.figure - mean) / total
    return means[0] - means[1], sqrt(sum([part**2 for part in added.values()]))
