"""What can be learnt from games that were played: which of the things that differed made the difference."""

from dataclasses import dataclass
from typing import Any

from bottega.core.errors import OptionError
from bottega.lab.training.selfplay import Played

RIDGE = 2.0  # added to the diagonal, in rows: what is seen too seldom is not believed


def numbers() -> Any:
    """Numpy, which only learning needs."""
    try:
        import numpy as np
    except ImportError:
        raise OptionError("Learning needs numpy: pip install 'bottega[lab]'.") from None
    return np


@dataclass(frozen=True, slots=True)
class Slopes:
    """By how many points a seat does better for each standard deviation of each weight, and how sure that is."""

    gains: list[float]
    errors: list[float]

    def step(self, most: float = 1.0) -> list[float]:
        """The way to go, in standard deviations: as far as each slope is certain, `most` for the surest."""
        signals = [gain / error if error else 0.0 for gain, error in zip(self.gains, self.errors, strict=True)]
        largest = max([abs(signal) for signal in signals], default=0.0)
        return [most * signal / largest if largest else 0.0 for signal in signals]


def slopes(played: Played) -> Slopes:
    np = numbers()
    margins = np.array(played.margins)
    fit = fitted(np.array(played.deviations), margins - margins.mean())
    return Slopes(fit.weights, fit.errors)


@dataclass(frozen=True, slots=True)
class Fit:
    """What each column is worth, how sure that is (a standard error), and the share of the differences it explains."""

    weights: list[float]
    errors: list[float]
    explained: float


def fitted(rows: Any, ends: Any) -> Fit:
    """Ridge regression of the ends on the rows."""
    np = numbers()
    rows, ends = np.array(rows), np.array(ends)
    inverse = np.linalg.inv(rows.T @ rows + RIDGE * np.eye(rows.shape[1]))
    weights = inverse @ (rows.T @ ends)
    left = ends - rows @ weights
    errors = np.sqrt(np.diag(inverse) * left.var())
    explained = 1 - float(left.var() / ends.var()) if ends.var() else 0.0
    return Fit([float(weight) for weight in weights], [float(error) for error in errors], explained)
