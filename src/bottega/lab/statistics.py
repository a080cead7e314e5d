"""The few figures that a table of results needs."""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

Z95 = 1.959964


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95% interval of a share. Shared wins count as their sum.

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if trials == 0:
        return (0.0, 1.0)
    share = successes / trials
    spread = Z95 * Z95 / trials
    middle = share + spread / 2
    reach = Z95 * sqrt(max(share * (1 - share), 0.0) / trials + spread / (4 * trials))
    low, high = (middle - reach) / (1 + spread), (middle + reach) / (1 + spread)
    # At 0 and 1 the bound is the share itself, which rounding must not undo.
    return (max(0.0, min(share, low)), min(1.0, max(share, high)))


def margins(scores: Sequence[float]) -> list[float]:
    """Of each seat: its points less the mean of the others'.

    >>> margins([30, 20, 10])
    [15.0, 0.0, -15.0]
    """
    return [score - (sum(scores) - score) / (len(scores) - 1) for score in scores]


@dataclass(frozen=True, slots=True)
class Spread:
    """How a figure is distributed."""

    mean: float
    low: float
    quarter: float
    median: float
    three_quarters: float
    high: float

    @classmethod
    def of(cls, figures: Sequence[float]) -> "Spread":
        """
        >>> Spread.of([4, 1, 2, 3, 5])
        Spread(mean=3, low=1, quarter=2.0, median=3.0, three_quarters=4.0, high=5)
        """
        if len(figures) < 2:
            (only,) = figures or (0,)
            return cls(only, only, only, only, only, only)
        quarter, median, three_quarters = statistics.quantiles(figures, n=4, method="inclusive")
        return cls(statistics.mean(figures), min(figures), quarter, median, three_quarters, max(figures))

    def to_json(self) -> dict[str, float]:
        return {
            "mean": round(self.mean, 4),
            "min": self.low,
            "q1": self.quarter,
            "median": self.median,
            "q3": self.three_quarters,
            "max": self.high,
        }
