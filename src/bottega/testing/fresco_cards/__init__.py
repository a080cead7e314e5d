"""Fresco: The Card Game for tests: positions said in the words of the rules, and ways to play and look."""

from bottega.testing.fresco_cards.builders import (
    GAME,
    face_of,
    faces,
    faces_open_to,
    hand,
    kinds,
    open_to,
    play,
    play_and_collect,
    position,
    refuses,
    shown,
    sit_out,
)

__all__ = [
    "GAME",
    "face_of",
    "faces",
    "faces_open_to",
    "hand",
    "kinds",
    "open_to",
    "play",
    "play_and_collect",
    "position",
    "refuses",
    "shown",
    "sit_out",
]
