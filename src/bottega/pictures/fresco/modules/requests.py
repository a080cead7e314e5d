"""The stacks of requests with the upper one of each, and who has fulfilled some."""

from bottega.pictures.canvas import Canvas
from bottega.pictures.fresco.line import Line
from bottega.pictures.words import View, Words

ICON = "i-request"
GENERAL = "general"


def line(canvas: Canvas, x: float, y: float, facts: View, words: Words) -> float:
    row = Line(canvas, x, y)
    for stack in facts["stacks"]:
        if stack["type"] == GENERAL:
            row.icon("request", "#9c3d22")
        else:
            row.paint(stack["type"])
        row.write(f"\N{MULTIPLICATION SIGN}{stack['left']}", 13, "text", "ink-3")
        top = stack["top"]
        if top is not None:
            row.card(34, "#f8e3a0", text=top["points"])
            if top["thalers"]:
                row.piece("coin", 16).write(top["thalers"], 13)
            if top["paint"]:
                row.paint(top["paint"], 14)
        row.gap()
    for seat, owned in enumerate(facts["owned"]):
        if owned:
            row.shield(seat).write(len(owned)).gap(6)
    return row.x
