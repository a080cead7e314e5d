"""What a position is worth to a seat, as it was learnt: a straight line over the game's features, and a small net for
what no straight line tells.

Sums are added up one by one, in Python: the same position is judged alike on every machine, and nobody needs numpy to
play. Most features of a position are nought, and cost nothing.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final


class Value:
    """
    >>> value = Value({"base": 0.5, "line": [0.1, 0.0], "net": {"rows": [[0.0], [2.0]], "bias": [-1.0], "out": [0.25]}})
    >>> value.of([1.0, 0.0]), value.of([1.0, 1.0])
    (0.6, 0.85)
    """

    __slots__ = ("base", "bias", "line", "out", "rows")

    def __init__(self, told: Mapping[str, Any]) -> None:
        net = told.get("net") or {"rows": [[] for _ in told["line"]], "bias": [], "out": []}
        self.base: Final[float] = told["base"]
        self.line: Final[list[float]] = told["line"]
        self.rows: Final[list[list[float]]] = net["rows"]  # of each feature: what it adds to each hidden unit
        self.bias: Final[list[float]] = net["bias"]
        self.out: Final[list[float]] = net["out"]

    def of(self, features: list[float]) -> float:
        worth = self.base
        hidden = self.bias.copy()
        units = range(len(hidden))
        line, rows = self.line, self.rows
        for place, feature in enumerate(features):
            if feature:
                worth += feature * line[place]
                row = rows[place]
                for unit in units:
                    hidden[unit] += feature * row[unit]
        for unit in units:
            if hidden[unit] > 0.0:
                worth += hidden[unit] * self.out[unit]
        return worth


@cache
def learnt(game_id: str, players: int) -> Value | None:
    """What was learnt of a game at a table of so many, if anything was; the file says how."""
    file = Path(__file__).with_name(f"{game_id.replace('-', '_')}.json")
    told = json.loads(file.read_text()).get("tables", {}) if file.exists() else {}
    return Value(told[str(players)]) if str(players) in told else None
