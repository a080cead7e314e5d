"""Whole numbers from outside. Numpy's are as good as Python's own, but they must not get into a state or a record."""

from operator import index
from typing import Any

LONGEST = 60  # of what is quoted back


def whole(given: Any) -> int | None:
    """Python's own int for a whole number of any kind; None for anything else, yes and no included.

    >>> whole(3), whole(3.0), whole("3"), whole(True)
    (3, None, None, None)
    """
    if type(given) is int:
        return given
    if isinstance(given, bool):
        return None
    try:
        return index(given)
    except TypeError:
        return None


def quoted(given: object) -> str:
    """What was given, on one line of bounded length, to be named in a refusal.

    >>> quoted("x" * 100)
    "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx..."
    """
    number = whole(given)
    text = " ".join(repr(given).split()) if number is None else str(number)
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."
