"""The pennies in the well, the cards, and who holds how many."""

from bottega.pictures.canvas import Canvas
from bottega.pictures.fresco.line import Line
from bottega.pictures.words import View, Words

ICON = "i-well"


def line(canvas: Canvas, x: float, y: float, facts: View, words: Words) -> float:
    row = Line(canvas, x, y).piece("m-penny").write(f"{facts['well']}/{facts['well_size']}").gap()
    row.deck(facts["deck"], "#1f4583")
    for seat, held in enumerate(facts["held"]):
        row.shield(seat).icon("wish").write(held).gap(4)
    if facts["mine"] is not None:
        row.apart().icon("screen").piece("m-penny", 16).write(facts["mine"]["pennies"])
        for card in facts["cards"] or ():
            row.card(84, "#dfe7f3", text=words.known(f"fresco-wish-{card['kind'].partition('.')[0]}", card["name"]))
    return row.x
