"""What can be learnt from games that were played: which way the weights should go, and what positions are worth."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bottega.core.errors import OptionError
from bottega.lab.training.selfplay import Played

if TYPE_CHECKING:
    import numpy as np

RIDGE = 3.0  # added to the diagonal, in rows: what is seen too seldom is not believed
FEWEST = 40  # rows from which a round is fitted


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
    deviations = np.array(played.deviations)
    margins = np.array(played.margins)
    inner = deviations.T @ deviations + RIDGE * np.eye(deviations.shape[1])
    inverse = np.linalg.inv(inner)
    gains = inverse @ (deviations.T @ (margins - margins.mean()))
    left = margins - margins.mean() - deviations @ gains
    errors = np.sqrt(np.diag(inverse) * left.var())
    return Slopes([float(gain) for gain in gains], [float(error) for error in errors])


@dataclass(frozen=True, slots=True)
class Worth:
    """What a position is worth after a round: the margin at the end that its features let one expect."""

    base: float
    weights: list[float]
    explained: float  # the share of the differences that it explains, in games it was not fitted to
    rows: int


def worths(played: Played) -> dict[int, Worth]:
    """One for each round that enough games have; every fifth game is kept to see how good it is."""
    np = numbers()
    rounds, features, ends = np.array(played.rounds), np.array(played.features), np.array(played.ends)
    found: dict[int, Worth] = {}
    for number in sorted(set(played.rounds)):
        rows = np.flatnonzero(rounds == number)
        if len(rows) >= FEWEST:
            found[number] = fitted(np, features[rows], ends[rows])
    return found


def fitted(np: Any, features: "np.ndarray[Any, Any]", ends: "np.ndarray[Any, Any]") -> Worth:
    kept = np.arange(len(ends)) // 8 % 5 == 0  # seats of a game lie together
    mean = features[~kept].mean(axis=0)
    centred = features - mean
    base = float(ends[~kept].mean())
    inner = centred[~kept].T @ centred[~kept] + RIDGE * np.eye(features.shape[1])
    weights = np.linalg.solve(inner, centred[~kept].T @ (ends[~kept] - base))
    missed = ends[kept] - base - centred[kept] @ weights
    explained = 1 - float(missed.var() / ends[kept].var()) if kept.any() and ends[kept].var() else 0.0
    return Worth(base - float(mean @ weights), [float(weight) for weight in weights], explained, len(ends))
