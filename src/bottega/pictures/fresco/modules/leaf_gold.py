"""The refined colour, where leaf gold lies in the market, and what a leaf is worth."""

from bottega.pictures.canvas import Canvas
from bottega.pictures.fresco.line import Line
from bottega.pictures.words import View, Words

ICON = "i-leaf"


def line(canvas: Canvas, x: float, y: float, facts: View, words: Words) -> float:
    row = Line(canvas, x, y).paint(facts["refined"]).icon("leaf", "#a56c02").gap()
    lying: dict[str, int] = {}
    for space in facts["spaces"]:
        lying[space["booth"]] = lying.get(space["booth"], 0) + space["gold"]
    for booth, gold in lying.items():
        row.card(30, text=booth).icon("leaf", "#a56c02").write(gold).gap(6)
    row.apart().piece("bishop", 13)
    row.write(" / ".join([f"+{facts['points'][near]}" for near in ("on", "near", "elsewhere")]), 14)
    if facts["mine"] is not None:
        row.apart().icon("screen").icon("leaf", "#a56c02").write(facts["mine"])
    return row.x
