"""The auction and the supply, then the estates beside each other, and the viewer's own cards."""

from bottega.pictures.canvas import Canvas
from bottega.pictures.furniture import BEAM, EDGE, beam, table
from bottega.pictures.princes import hand, people, supply
from bottega.pictures.words import View, Words

WIDE = 1112
GAP = 8


def draw(view: View, words: Words) -> Canvas:
    inner = WIDE - 2 * EDGE
    top = BEAM + EDGE
    estates = top + supply.HEIGHT + GAP
    buildings = estates + people.height(view, inner) + GAP
    own = buildings + supply.BUILDINGS + GAP
    canvas = Canvas(WIDE, own + hand.height(view) - GAP + EDGE)
    table(canvas)
    beam(canvas, words("princes-title"), moment(view, words), view, words)
    supply.draw(canvas, EDGE, top, inner, view, words)
    people.draw(canvas, EDGE, estates, inner, view, words)
    supply.buildings(canvas, EDGE, buildings, inner, view)
    hand.draw(canvas, EDGE, own, inner, view, words)
    return canvas


def moment(view: View, words: Words) -> str:
    parts = [
        words.capital("princes-round", round=view["round"], rounds=view["rounds"]),
        words(f"princes-phase-{view['phase']}"),
        words("princes-minimum", value=view["minimum"]),
    ]
    return " · ".join(parts)
