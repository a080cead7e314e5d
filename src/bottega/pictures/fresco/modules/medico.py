"""Who is ill, what is infected, and the bottles on offer."""

from bottega.pictures.canvas import Canvas
from bottega.pictures.fresco.line import Line
from bottega.pictures.fresco.people import ICONS
from bottega.pictures.words import View, Words

ICON = "i-ill"


def line(canvas: Canvas, x: float, y: float, facts: View, words: Words) -> float:
    row = Line(canvas, x, y).icon("ill", "#96261c")
    if facts["infected"] is None:
        row.write("\N{EN DASH}")
    else:
        row.piece(ICONS[facts["infected"]], 15, ink="#96261c")
    row.gap(6).deck(facts["stack"], "#96261c")
    for offer in facts["offer"]:
        if offer["bottle"] is not None:
            row.icon("bottle", "#2f6d38").write(bottle(offer["bottle"]), 13)
            row.piece("coin", 14).write(offer["price"], 13).gap(4)
    row.apart()
    for seat, ill in enumerate(facts["ill"]):
        row.shield(seat).icon("ill", "#96261c").write(ill, 13)
        for held in facts["held"][seat]:
            row.icon("bottle", "#2f6d38").write(bottle(held), 13)
        row.gap(4)
    return row.x


def bottle(kind: str) -> str:
    """How many it heals; juice heals nobody."""
    return kind if kind.isdigit() else "\N{EN DASH}"
