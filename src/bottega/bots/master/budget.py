"""How much thought a decision is worth."""

import time
from dataclasses import dataclass
from math import inf


@dataclass(frozen=True, slots=True)
class Budget:
    """So many playouts. The seconds of processor time, after which none begins, are a guard for tables where people
    wait: without them the same seed gives the same choice on every machine.

    >>> Budget(playouts=200).begin().is_spent(199)
    False
    """

    playouts: int
    seconds: float = inf
    choices: int = 10  # that are tried, at most

    def begin(self) -> "Clock":
        return Clock(self.playouts, time.process_time() + self.seconds)


@dataclass(frozen=True, slots=True)
class Clock:
    """What is left of a budget."""

    playouts: int
    end: float

    def is_spent(self, playouts: int) -> bool:
        return playouts >= self.playouts or time.process_time() > self.end
