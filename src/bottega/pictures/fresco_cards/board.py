"""What is on offer, then whoever plays with the sections they have restored, then the cards of the viewer."""

from bottega.pictures.canvas import Canvas
from bottega.pictures.fresco_cards import hand, people, vault
from bottega.pictures.furniture import BEAM, EDGE, beam, table
from bottega.pictures.words import View, Words

WIDE = 1112
GAP = 10


def draw(view: View, words: Words) -> Canvas:
    inner = WIDE - 2 * EDGE
    top = BEAM + EDGE
    below = top + vault.HEIGHT + GAP
    own = below + people.height(view, inner) + GAP
    canvas = Canvas(WIDE, own + hand.height(view) - GAP + EDGE)
    table(canvas)
    beam(canvas, words("cards-title"), moment(view, words), view, words)
    vault.draw(canvas, EDGE, top, inner, view, words)
    people.draw(canvas, EDGE, below, inner, view, words)
    hand.draw(canvas, EDGE, own, inner, view, words)
    return canvas


def moment(view: View, words: Words) -> str:
    parts = [words("cards-log-heading", round=view["round"])]
    if view["end"]["last"]:
        parts.append(words("end-last"))
    return " · ".join([*parts, words("cards-ends", sections=view["end_at"])])
