"""The glass on the board, and the windows on the bench."""

from bottega.pictures.canvas import Canvas
from bottega.pictures.fresco.line import Line
from bottega.pictures.words import View, Words

ICON = "i-glass"


def line(canvas: Canvas, x: float, y: float, facts: View, words: Words) -> float:
    row = Line(canvas, x, y)
    for colour, count in facts["board"].items():
        row.glass(colour).write(count, 13).gap(3)
    row.apart()
    for window in facts["bench"]:
        row.icon("glass").write(window["points"])
        for colour in window["panes"]:
            row.glass(colour, 9)
        row.gap(9)
    row.deck(facts["deck"], "#3a5f86")
    if facts["mine"] is not None:
        row.apart().icon("screen")
        for colour, count in facts["mine"].items():
            row.glass(colour, 11).write(count, 13)
    return row.x
