"""Paints as letters, as the terminal and the printed rules have them."""

from collections.abc import Iterable

LETTERS = {
    "red": "R",
    "yellow": "Y",
    "blue": "B",
    "orange": "O",
    "green": "G",
    "purple": "P",
    "pink": "K",
    "brown": "N",
}


def letters(paints: Iterable[str]) -> str:
    """
    >>> letters(["red", "brown"])
    'RN'
    """
    return "".join([LETTERS[paint] for paint in paints])


def paints_of(counts: dict[str, int]) -> str:
    """
    >>> paints_of({"red": 2, "blue": 0}), paints_of({"red": 0})
    ('R2', 'no paints')
    """
    return " ".join([f"{LETTERS[paint]}{count}" for paint, count in counts.items() if count]) or "no paints"
