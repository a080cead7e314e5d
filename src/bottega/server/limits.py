"""How often something may be done."""

import time
from collections import OrderedDict

MOST_KNOWN = 10_000


class RateLimit:
    """So many at once, so many a second after that.

    >>> limit = RateLimit((2, 1.0), now=0.0)
    >>> [limit.take(0.0), limit.take(0.0), limit.take(0.5), limit.take(1.0)]
    [True, True, False, True]
    """

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: tuple[int, float], now: float) -> None:
        self.most, self.rate = rate
        self.left = float(self.most)
        self.at = now

    def take(self, now: float) -> bool:
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class RateLimits:
    """One limit for each address; those not heard of for longest are forgotten."""

    def __init__(self, rate: tuple[int, float]) -> None:
        self.rate = rate
        self.limits: OrderedDict[str, RateLimit] = OrderedDict()

    def take(self, who: str) -> bool:
        now = time.monotonic()
        if who not in self.limits:
            self.limits[who] = RateLimit(self.rate, now)
            if len(self.limits) > MOST_KNOWN:
                self.limits.popitem(last=False)
        self.limits.move_to_end(who)
        return self.limits[who].take(now)
