"""Sets of small numbers as bits of one number: cards in a hand, cells of a board, seats that are asked."""

from typing import Any, Final

SHORT: Final = 16  # up to here a number is taken apart bit by bit: it has few of them
# For each of the first bytes of a mask and each value of it, the numbers of the bits that are set.
OF_BYTE: Final = tuple(
    [[[place * 8 + bit for bit in range(8) if byte >> bit & 1] for byte in range(1 << 8)] for place in range(16)]
)
WORD: Final = 56  # up to here a number is a machine word
LONG: Final = 8 * len(OF_BYTE)
IN_A_BYTE: Final = OF_BYTE[0]


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, ascending.

    >>> bits(0b10110), bits(1 << 80 | 1)
    ([1, 2, 4], [0, 80])
    """
    found: list[int] = []
    size = mask.bit_length()
    if SHORT < size <= LONG:
        for place, byte in enumerate(mask.to_bytes(size + 7 >> 3, "little")):
            if byte:
                found += OF_BYTE[place][byte]
        return found
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def listed(things: tuple[Any, ...], mask: int) -> list[Any]:
    """Those of the things whose bits are set, in their order; the very same, which compiled numbers would not be.

    >>> listed((3, 7, 9), 0b101)
    [3, 9]
    """
    found: list[Any] = []
    while mask:
        low = mask & -mask
        found.append(things[low.bit_length() - 1])
        mask ^= low
    return found


def nth_bit(mask: int, n: int) -> int:
    """The number of the bit that is set after `n` others.

    >>> nth_bit(0b10110, 1), nth_bit(1 << 80 | 1, 1)
    (2, 80)
    """
    first = 0
    if mask.bit_length() > WORD:
        for byte in mask.to_bytes(mask.bit_length() + 7 >> 3, "little"):
            here = IN_A_BYTE[byte]
            if n < len(here):
                return first + here[n]
            n -= len(here)
            first += 8
        return -1
    while mask:
        here = IN_A_BYTE[mask & 255]
        if n < len(here):
            return first + here[n]
        n -= len(here)
        mask >>= 8
        first += 8
    return -1
