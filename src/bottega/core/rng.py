"""The generator behind every shuffle and draw: small, seeded, the same on every machine.

A state owns one generator for each named stream, so that a change in one place does not move another.
Multiply-with-carry with this multiplier stays below 2**62, so a compiled engine keeps it in a native integer.
"""

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # to the compiler alone, and only in bodies: there Python does not look at it

MULTIPLIER: Final = 698769069
LOW: Final = 0xFFFFFFFF
IN_A_WORD: Final = 1 << 31  # times 32 bits, this still is one


def turn(word: int) -> int:
    """The next word of a stream; a state may keep the bare word."""
    low: i64 = word & LOW
    return low * MULTIPLIER + (word >> 32)


def scale(word: int, n: int) -> int:
    """A word as a number below n."""
    if n > IN_A_WORD:
        return (word & LOW) * n >> 32
    low: i64 = word & LOW
    return low * n >> 32


def shuffle(things: list[Any], word: int) -> int:
    """Mix in place as a stream does that stands at this word; gives back the word at which it stands then."""
    now: i64 = word
    low: i64 = now & LOW
    for size in range(len(things), 1, -1):
        now = MULTIPLIER * low + (now >> 32)  # as `turn` and `scale`, without two calls for each thing
        low = now & LOW
        other = low * size >> 32
        last = size - 1
        things[last], things[other] = things[other], things[last]
    return now


class Rng:
    """A stream of chance numbers: the same seed and stream give the same ones anywhere.

    >>> rng = Rng(5)
    >>> [rng.below(6) for _ in range(5)]
    [4, 2, 2, 1, 4]
    """

    __slots__ = ("word",)

    def __init__(self, seed: int, stream: str = "") -> None:
        digest = sha256(f"{seed}/{stream}".encode()).digest()
        self.word = int.from_bytes(digest[:7], "big") | 1

    def __repr__(self) -> str:
        return f"<rng at {self.word:#x}>"

    def __copy__(self) -> "Rng":
        return at_word(self.word)

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: by the word at which it stands."""
        return at_word, (self.word,)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others.

        >>> Rng(5).below(6)
        4
        """
        self.word = turn(self.word)
        return scale(self.word, n)

    def shuffle(self, things: list[Any]) -> None:
        """Mix a list in place.

        >>> things = [1, 2, 3, 4]
        >>> Rng(5).shuffle(things)
        >>> things
        [4, 1, 2, 3]
        """
        self.word = shuffle(things, self.word)


def at_word(word: int) -> Rng:
    """A generator that stands at this word."""
    rng = Rng(0)
    rng.word = word
    return rng
