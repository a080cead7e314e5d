"""The generators behind every shuffle and draw: seeded, in named streams, the same on every machine.

A state owns one stream for each purpose, so that a change in one place does not move another. A stream is one whole
number, its word, which a state keeps and a copy shares. There are two generators, told apart by the size of the word:

- `FAST`, for simulation: multiply-with-carry. With this multiplier its words stay below 2**62, so a compiled engine
  keeps them in a native integer. Whoever knows this code can compute its next draws from those he has seen.
- `SEALED`, for games that are played for real: SHAKE-256 over a key of 256 bits and a counter. No number of seen draws
  tells the next one, and the seed, shown at the end, proves all of them.
"""

import struct
from collections.abc import Iterable
from hashlib import sha256, shake_256
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # to the compiler alone, and only in bodies: there Python does not look at it

FAST: Final = "fast"
SEALED: Final = "sealed"
GENERATORS: Final = (FAST, SEALED)

MULTIPLIER: Final = 698769069
LOW: Final = 0xFFFFFFFF
IN_A_WORD: Final = 1 << 31  # times 32 bits, this still is one
LARGEST_FAST: Final = (1 << 62) - 1

COUNTER_BITS: Final = 64
SEALED_BYTES: Final = 41  # of a sealed word: a mark that keeps it large, the key, the counter
SEALED_MARK: Final = 1 << 320


def sealed_word(seed: int, stream: str) -> int:
    """Where a sealed stream begins. Its key is never that of the fast stream of the same name."""
    key = sha256(f"sealed/{seed}/{stream}".encode()).digest()
    return SEALED_MARK | int.from_bytes(key, "big") << COUNTER_BITS


def sealed_bytes(word: int, count: int) -> bytes:
    """What a sealed stream says at this word."""
    return shake_256(word.to_bytes(SEALED_BYTES, "big")).digest(count)


def advance(word: int) -> int:
    """The next word of a stream; a state may keep the bare word."""
    if word > LARGEST_FAST:
        return word + 1
    low: i64 = word & LOW
    return low * MULTIPLIER + (word >> 32)


def scale(word: int, n: int) -> int:
    """A word as a number below n."""
    if word > LARGEST_FAST:
        return int.from_bytes(sealed_bytes(word, 32), "big") * n >> 256
    if n > IN_A_WORD:
        return (word & LOW) * n >> 32
    low: i64 = word & LOW
    return low * n >> 32


def shuffle(things: list[Any], word: int) -> int:
    """Mix in place as a stream does that stands at this word; gives back the word at which it stands then."""
    if word > LARGEST_FAST:
        return sealed_shuffle(things, word)
    now: i64 = word
    low: i64 = now & LOW
    for size in range(len(things), 1, -1):
        now = MULTIPLIER * low + (now >> 32)  # as `advance` and `scale`, without two calls for each thing
        low = now & LOW
        other = low * size >> 32
        last = size - 1
        things[last], things[other] = things[other], things[last]
    return now


def sealed_shuffle(things: list[Any], word: int) -> int:
    """64 bits for each thing, all from one word: an order is more likely than another by less than one in 2**50."""
    word += 1
    size = len(things)
    if size > 1:
        for chance in struct.unpack(f">{size - 1}Q", sealed_bytes(word, 8 * (size - 1))):
            other = chance * size >> 64
            size -= 1
            things[size], things[other] = things[other], things[size]
    return word


class Rng:
    """A stream of random numbers: the same seed and name give the same numbers anywhere.

    >>> rng = Rng(5)
    >>> [rng.below(6) for _ in range(5)]
    [4, 2, 2, 1, 4]
    >>> sealed = Rng(5, generator="sealed")
    >>> [sealed.below(6) for _ in range(5)]
    [4, 2, 0, 0, 0]
    """

    __slots__ = ("word",)

    def __init__(self, seed: int, stream: str = "", generator: str = FAST) -> None:
        if generator == SEALED:
            self.word = sealed_word(seed, stream)
        else:
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
        self.word = advance(self.word)
        return scale(self.word, n)

    def shuffle(self, things: list[Any]) -> None:
        """Mix a list in place.

        >>> things = [1, 2, 3, 4]
        >>> Rng(5).shuffle(things)
        >>> things
        [4, 1, 2, 3]
        """
        self.word = shuffle(things, self.word)

    def shuffled(self, things: Iterable[Any]) -> list[Any]:
        """The things in another list, mixed.

        >>> Rng(5).shuffled(range(1, 5))
        [4, 1, 2, 3]
        """
        mixed = list(things)
        self.word = shuffle(mixed, self.word)
        return mixed


def at_word(word: int) -> Rng:
    """A generator that stands at this word."""
    rng = Rng(0)
    rng.word = word
    return rng
