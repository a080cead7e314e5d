"""The portraits that hang in the studio, the pile, and whose they are."""

import re

from bottega.pictures.canvas import Canvas
from bottega.pictures.fresco.line import Line
from bottega.pictures.words import View, Words

ICON = "i-easel"
WIDE = 96
NO_LETTER = re.compile(r"[^a-z]+")


def line(canvas: Canvas, x: float, y: float, facts: View, words: Words) -> float:
    row = Line(canvas, x, y).deck(facts["deck"])
    for face in facts["shown"]:
        if face is not None:
            row.card(WIDE, "#f8e3a0" if face["lasting"] else "#fbf4e4", text=name(face["name"], words))
    for painter, faces in enumerate(facts["owned"]):
        if faces:
            row.gap().shield(painter).write(len(faces))
    return row.x


def name(printed: str, words: Words) -> str:
    """In the reader's language; as it is printed where an edition has portraits of its own."""
    return words.known(f"fresco-portrait-{NO_LETTER.sub('-', printed.lower())}", printed)
