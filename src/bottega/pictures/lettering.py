"""Letters as outlines: how wide a text is, and where each of its letters stands."""

import json
from functools import cache
from typing import Any

from bottega.pictures.art import DATA

UNITS = 500  # of an em
UNKNOWN = "?"  # for a letter that our fonts lack


@cache
def faces() -> dict[str, Any]:
    known: dict[str, Any] = json.loads((DATA / "letters.json").read_text("utf-8"))
    return known


def placed(text: str, face: str) -> list[tuple[str, int]]:
    """Each letter with its distance from the beginning, in units of the letters."""
    letters, pairs = faces()[face]["letters"], faces()[face]["pairs"]
    found, at, before = [], 0, ""
    for sign in text:
        letter = sign if sign in letters else UNKNOWN
        at += pairs.get(before + letter, 0)
        found.append((letter, at))
        at += letters[letter][0]
        before = letter
    return found


def width(text: str, size: float, face: str) -> float:
    """
    >>> width("", 16, "text"), width("ii", 16, "text") < width("mm", 16, "text")
    (0.0, True)
    """
    if not text:
        return 0.0
    last, at = placed(text, face)[-1]
    advance: int = faces()[face]["letters"][last][0]
    return (at + advance) * size / UNITS


def outline(letter: str, face: str) -> str:
    """The path of a letter; empty for a space."""
    path: str = faces()[face]["letters"][letter][1]
    return path
