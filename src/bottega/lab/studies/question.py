"""What is asked in a study, and what one answer looks like."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, pvariance
from typing import Any, Protocol

from bottega.lab.match import Match

Row = dict[str, str | int | float]


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


def weighted(figures: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The mean of (figure, weight), and its standard error.

    >>> weighted([(1.0, 1.0), (3.0, 1.0)])[0]
    2.0
    """
    total = sum([weight for _, weight in figures])
    mean = sum([figure * weight for figure, weight in figures]) / total
    return mean, sqrt(sum([(weight * (figure - mean)) ** 2 for figure, weight in figures])) / total
