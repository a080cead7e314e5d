"""What the special blends bring at the altar; how they are blended stands in the workshop."""

from bottega.pictures.canvas import Canvas
from bottega.pictures.fresco.line import Line
from bottega.pictures.words import View, Words

ICON = "i-workshopcard"


def line(canvas: Canvas, x: float, y: float, facts: View, words: Words) -> float:
    row = Line(canvas, x, y)
    for paint, points in facts["altar"].items():
        row.paint(paint).write(f"+{points}").gap()
    return row.x
