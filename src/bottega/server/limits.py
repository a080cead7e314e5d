"""How often somebody may knock."""

import time
from collections import OrderedDict

MOST_KNOWN = 10_000


class Bucket:
    """So many at once, so many a second after that.

    >>> bucket = Bucket((2, 1.0), now=0.0)
    >>> [bucket.take(0.0), bucket.take(0.0), bucket.take(0.5), bucket.take(1.0)]
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


class Buckets:
    """One bucket for each address; those not heard of for longest are forgotten."""

    def __init__(self, rate: tuple[int, float]) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        now = time.monotonic()
        if who not in self.buckets:
            self.buckets[who] = Bucket(self.rate, now)
            if len(self.buckets) > MOST_KNOWN:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return self.buckets[who].take(now)
