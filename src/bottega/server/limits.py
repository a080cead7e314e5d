"""How often something may be done."""

import time
from collections import OrderedDict
from typing import Final

from bottega.server.errors import Refused

MOST_KNOWN = 10_000
LATER: Final = 60.0  # seconds, where nothing comes back by itself

clock = time.monotonic


class RateLimit:
    """So many at once, so many a second after that.

    >>> limit = RateLimit((2, 1.0), now=0.0)
    >>> [limit.take(0.0), limit.take(0.0), limit.take(0.5), limit.take(1.0)]
    [True, True, False, True]

    What costs more is done less often:

    >>> [limit.take(3.0, 2.0), limit.take(4.0, 2.0), limit.wait(2.0)]
    [True, False, 1.0]
    """

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: tuple[int, float], now: float) -> None:
        self.most, self.rate = rate
        self.left = float(self.most)
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        cost = min(cost, self.most)
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def wait(self, cost: float = 1.0) -> float:
        """In how many seconds it may be done, after it was refused."""
        return (min(cost, self.most) - self.left) / self.rate if self.rate > 0 else LATER


class RateLimits:
    """One limit for each address; those not heard of for longest are forgotten."""

    def __init__(self, rate: tuple[int, float]) -> None:
        self.rate = rate
        self.limits: OrderedDict[str, RateLimit] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> bool:
        now = clock()
        if who not in self.limits:
            self.limits[who] = RateLimit(self.rate, now)
            if len(self.limits) > MOST_KNOWN:
                self.limits.popitem(last=False)
        self.limits.move_to_end(who)
        return self.limits[who].take(now, cost)

    def demand(self, who: str, cost: float = 1.0) -> None:
        if not self.take(who, cost):
            raise Refused("slow-down", wait=self.limits[who].wait(cost))
