"""The generator behind every shuffle and draw: small, seeded, the same on every machine.

A state owns one generator for each named stream, so that a change in one place does not move another.
Multiply-with-carry with this multiplier stays below 2**62, so a compiled engine keeps it in a native integer.
"""

from hashlib import sha256

MULTIPLIER = 698769069
LOW = 0xFFFFFFFF


class Rng:
    """
    >>> rng = Rng(5)
    >>> [rng.below(6) for _ in range(5)]
    [0, 5, 5, 4, 3]
    """

    __slots__ = ("word",)

    def __init__(self, seed: int, stream: str = "") -> None:
        digest = sha256(f"{seed}/{stream}".encode()).digest()
        self.word = int.from_bytes(digest[:7], "big") | 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others."""
        word = MULTIPLIER * (self.word & LOW) + (self.word >> 32)
        self.word = word
        return ((word & LOW) * n) >> 32

    def shuffle(self, things: list[int]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def clone(self) -> "Rng":
        copy = Rng.__new__(Rng)
        copy.word = self.word
        return copy
