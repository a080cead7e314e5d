"""What is dear to make and often asked for again, as long as it is among the last that were."""

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """So many at most: what has not been asked for longest goes. Whoever holds it keeps it.

    >>> squares = Kept[int](2)
    >>> [squares.get(n, lambda n=n: n * n) for n in (3, 4, 3, 5)]
    [9, 16, 9, 25]
    >>> list(squares.known)
    [3, 5]
    """

    __slots__ = ("known", "most")

    def __init__(self, most: int) -> None:
        self.most = most
        self.known: dict[object, T] = {}

    def get(self, key: object, make: Callable[[], T]) -> T:
        found = self.known.pop(key, None)
        if found is None:
            found = make()
            while len(self.known) >= self.most:
                del self.known[next(iter(self.known))]
        self.known[key] = found
        return found
