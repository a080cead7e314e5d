"""A straight line through numbers, then a small net for what it leaves over; both are tried on games that were kept
aside, and the net is taken only where it tells more there.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from bottega.lab.training.fitting import numbers

UNITS = 8  # of the hidden layer
ROUNDS = 40  # through all rows, at most
BATCH, PACE = 256, 0.002
RIDGE = 30.0  # in rows: what is seen too seldom is not believed
DECAY = 1e-4
ASIDE = 5  # each fifth game is kept aside
DIGITS = 5


@dataclass(frozen=True, slots=True)
class Net:
    rows: list[list[float]]  # of each feature: what it adds to each unit
    bias: list[float]
    out: list[float]


@dataclass(frozen=True, slots=True)
class Learnt:
    """`explained` is the share of the differences in games kept aside: by the line alone, and with the net."""

    positions: int
    explained: tuple[float, float]
    base: float
    line: list[float]
    net: Net | None

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def learn_net(features: Sequence[float], ends: Sequence[float], games: Sequence[int], seed: int) -> Learnt:
    np = numbers()
    ends = np.array(ends, dtype="f8")
    rows = np.array(features, dtype="f4").reshape(len(ends), -1)
    aside = np.array(games) % ASIDE == 0
    centre, scale = rows[~aside].mean(0), rows[~aside].std(0)
    scale[scale < 1e-6] = np.inf  # what never differs tells nothing
    rows = ((rows - centre) / scale).astype("f4")
    middle = ends[~aside].mean()
    line = straight(rows[~aside], ends[~aside] - middle)
    left = ends - middle - rows @ line
    layers = Layers(rows.shape[1], seed)
    layers.fit(rows[~aside], left[~aside], rows[aside], left[aside])
    alone = explained(ends[aside], left[aside])
    with_net = explained(ends[aside], left[aside] - layers.of(rows[aside]))
    line = line / scale
    base = middle - float(centre @ line)
    found = None
    if with_net > alone:
        into = layers.into / scale[:, None]
        bias = layers.bias - centre @ into
        found = Net(rounded(into), rounded(bias), rounded(layers.out))
        base += layers.base
    return Learnt(len(ends), (round(alone, 3), round(with_net, 3)), round(base, DIGITS), rounded(line), found)


def straight(rows: Any, ends: Any) -> Any:
    np = numbers()
    rows = rows.astype("f8")
    return np.linalg.solve(rows.T @ rows + RIDGE * np.eye(rows.shape[1]), rows.T @ ends)


def explained(ends: Any, left: Any) -> float:
    return 1 - float((left**2).mean() / ends.var())


def rounded(array: Any) -> Any:
    return numbers().round(array.astype("f8"), DIGITS).tolist()


class Layers:
    """One hidden layer of units that are silent below nought, fitted by Adam (Kingma and Ba, 2014) in small batches."""

    def __init__(self, width: int, seed: int) -> None:
        np = numbers()
        self.rng = np.random.default_rng(seed)
        self.into = self.rng.normal(0, (2 / width) ** 0.5, (width, UNITS))
        self.bias = np.zeros(UNITS)
        self.out = self.rng.normal(0, 0.1 / UNITS**0.5, UNITS)
        self.base = 0.0

    def of(self, rows: Any) -> Any:
        return numbers().maximum(rows @ self.into + self.bias, 0) @ self.out + self.base

    def fit(self, rows: Any, ends: Any, rows_aside: Any, ends_aside: Any) -> None:
        """Until it gets no better with the games kept aside; it stays as it was best."""
        np = numbers()
        adam = Adam([self.into, self.bias, self.out, np.zeros(1)])
        best, since, kept = float((ends_aside**2).mean()), 0, None
        for _ in range(ROUNDS):
            order = self.rng.permutation(len(rows))
            for start in range(0, len(order), BATCH):
                part = order[start : start + BATCH]
                self.into, self.bias, self.out, base = adam.step(self.slopes(rows[part], ends[part]))
                self.base = float(base[0])
            now = float(((ends_aside - self.of(rows_aside)) ** 2).mean())
            since += 1
            if now < best:
                best, since, kept = now, 0, (self.into, self.bias, self.out, self.base)
            if since == 4:
                break
        if kept is not None:
            self.into, self.bias, self.out, self.base = kept

    def slopes(self, rows: Any, ends: Any) -> list[Any]:
        np = numbers()
        sums = rows @ self.into + self.bias
        units = np.maximum(sums, 0)
        error = (units @ self.out + self.base - ends) / len(ends)
        back = np.outer(error, self.out) * (sums > 0)
        return [
            rows.T @ back + DECAY * self.into,
            back.sum(0),
            units.T @ error + DECAY * self.out,
            error.sum(keepdims=True),
        ]


class Adam:
    def __init__(self, weights: list[Any]) -> None:
        self.weights = weights
        self.means = [0.0 * weight for weight in weights]
        self.squares = [0.0 * weight for weight in weights]
        self.steps = 0

    def step(self, slopes: list[Any]) -> list[Any]:
        self.steps += 1
        towards = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for place, slope in enumerate(slopes):
            self.means[place] = 0.9 * self.means[place] + 0.1 * slope
            self.squares[place] = 0.999 * self.squares[place] + 0.001 * slope * slope
            size = (self.squares[place] / towards[1]) ** 0.5 + 1e-8
            self.weights[place] = self.weights[place] - PACE * self.means[place] / towards[0] / size
        return list(self.weights)
