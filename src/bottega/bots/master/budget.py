"""How much thought a decision is worth."""

import time
from dataclasses import dataclass
from math import inf


@dataclass(frozen=True, slots=True)
class Budget:
    """At most so many playouts, and none after so many seconds of processor time. Without a limit in seconds the same
    seed gives the same choice on every machine.

    >>> Budget(playouts=200).begin().is_spent(199)
    False
    """

    playouts: int
    seconds: float = inf
    choices: int = 10  # that are tried, at most
    until: int = 0  # the moment to which a world is played on (core/moments.py)

    def begin(self) -> "Clock":
        return Clock(self.playouts, inf if self.seconds == inf else time.process_time() + self.seconds)


@dataclass(frozen=True, slots=True)
class Clock:
    """What is left of a budget."""

    playouts: int
    end: float

    def is_spent(self, playouts: int) -> bool:
        return playouts >= self.playouts or (self.end != inf and time.process_time() > self.end)
