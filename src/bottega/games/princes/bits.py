"""Counting bits without leaving compiled code, which calls `int.bit_count` as Python does."""

from typing import Final

STRETCH: Final = 10
STRETCH_BITS: Final = (1 << STRETCH) - 1
ONES: Final = [mask.bit_count() for mask in range(1 << STRETCH)]


def ones(mask: int) -> int:
    """How many bits are set.

    >>> ones(0), ones(0b10110), ones((1 << 49) - 1)
    (0, 3, 49)
    """
    found = 0
    while mask:
        found += ONES[mask & STRETCH_BITS]
        mask >>= STRETCH
    return found
