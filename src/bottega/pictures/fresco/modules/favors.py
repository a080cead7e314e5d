"""How many of the bishop's favours are still hidden."""

from bottega.pictures.canvas import Canvas
from bottega.pictures.fresco.line import Line
from bottega.pictures.words import View, Words

ICON = "i-mitre"


def line(canvas: Canvas, x: float, y: float, facts: View, words: Words) -> float:
    return Line(canvas, x, y).deck(facts["left"], "#9c3d22").x
