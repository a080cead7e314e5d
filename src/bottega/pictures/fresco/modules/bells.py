"""The certificates that are offered (their price, points and golden bells), and how many lie before whom."""

from bottega.pictures.canvas import Canvas
from bottega.pictures.fresco.line import Line
from bottega.pictures.words import View, Words

ICON = "i-bell"


def line(canvas: Canvas, x: float, y: float, facts: View, words: Words) -> float:
    row = Line(canvas, x, y).deck(facts["stack"], "#6a4024")
    for face in facts["shown"]:
        if face is not None:
            row.piece("coin", 15).write(face["price"], 13).icon("bell", "#a56c02").write(face["golden"], 13)
            row.card(30, "#f8e3a0", text=face["points"]).gap(6)
    for painter, count in enumerate(facts["face_down"]):
        partly = facts["partly"][painter]
        if count or partly:
            row.shield(painter).icon("bell").write(f"{count}+{len(partly)}" if partly else count, 13)
    if facts["mine"] is not None:
        row.apart().icon("screen").icon("bell", "#a56c02").write(facts["mine"]["total"])
    return row.x
