"""Who still holds which scrolls, which ones have been played, and what they bring."""

from bottega.pictures.canvas import Canvas
from bottega.pictures.fresco.line import Line
from bottega.pictures.words import View, Words

ICON = "i-scroll"
ARROWS = {"row": "M-6 0h12m-3-3 3 3-3 3m-6-6-3 3 3 3", "column": "M0-6v12m-3-3 3 3 3-3m-6-6 3-3 3 3"}


def line(canvas: Canvas, x: float, y: float, facts: View, words: Words) -> float:
    points = facts["points"]
    row = Line(canvas, x, y).write(f"+{points['one']} / +{points['both']}", 14).apart()
    for seat, held in enumerate(facts["held"]):
        row.shield(seat)
        for kind in held:
            arrow(row, kind)
        row.gap(8)
    for scroll in facts["gone"]:
        row.icon("check", "#2c5f2d")
        arrow(row, scroll["line"])
        row.write(scroll["number"], 13)
    for kind, own in (facts["mine"] or {}).items():
        if own is not None:
            row.apart().icon("screen")
            arrow(row, kind)
            row.write(own["number"])
    return row.x


def arrow(row: Line, kind: str) -> None:
    with row.canvas.moved(row.x + 8, row.y):
        row.canvas.path(ARROWS[kind], stroke="#6b5039", stroke_width=1.7, stroke_linecap="round")
    row.x += 18
