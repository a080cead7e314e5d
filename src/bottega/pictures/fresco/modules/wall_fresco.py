"""The wall as it stands, and who has restored how much of it."""

from bottega.pictures.canvas import Canvas
from bottega.pictures.fresco.line import Line
from bottega.pictures.paints import tint_of
from bottega.pictures.words import View, Words

ICON = "i-wall"
WIDE, TALL = 13, 22


def line(canvas: Canvas, x: float, y: float, facts: View, words: Words) -> float:
    """All sections, each a small field in its paint: restored ones are bright, open ones have an edge of gold."""
    sections = facts["sections"]
    rows = max([section["cell"][0] for section in sections], default=0) + 1
    tall = TALL / rows
    left = x
    for section in sections:
        down, across = section["cell"]
        at = x + across * WIDE
        edge: dict[str, str | float | None] = {"stroke": "#a56c02", "stroke_width": 1.2} if section["open"] else {}
        edge["opacity"] = 0.35 if section["covered"] else None
        canvas.rect(at, y - TALL / 2 + down * tall, WIDE - 1, tall - 0.8, tint_of(section["paint"]), **edge)
        left = max(left, at + WIDE)
    row = Line(canvas, left + 8, y).write(f"{facts['left']}/{len(sections)}", 14).apart()
    for painter, tiles in enumerate(facts["tiles"]):
        row.shield(painter).write(len(tiles)).gap(4)
    return row.x
