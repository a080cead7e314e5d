"""The cards that the viewer sees: what lies on the table in a swap, and the own hand."""

from bottega.pictures.canvas import Canvas
from bottega.pictures.fresco_cards.faces import card
from bottega.pictures.furniture import sheet
from bottega.pictures.words import View, Words

CARD = 92
TALL = CARD * 1.5 + 24
GAP = 10
LABEL = 130


def rows(view: View) -> list[tuple[str, int | None, list[View]]]:
    """What there is to see, by the text that names it, and whose it is."""
    laid, mine = list(view["laid"]), view["mine"]
    hand: list[View] = []
    if mine is not None:
        aside = [*mine["chosen"], *(mine["paying"]["cards"] if mine["paying"] else [])]
        laid += [card for card in aside if card not in laid]
        hand = mine["hand"]
    found = (("cards-laid", view["active"], laid), ("cards-hand", view["seat"], hand))
    return [(label, seat, cards) for label, seat, cards in found if cards]


def height(view: View) -> float:
    return len(rows(view)) * (TALL + GAP)


def draw(canvas: Canvas, x: float, y: float, width: float, view: View, words: Words) -> None:
    for number, (label, seat, cards) in enumerate(rows(view)):
        top = y + number * (TALL + GAP)
        sheet(canvas, x, top, width, TALL, seat)
        canvas.text(x + 18, top + 32, words(label), 19, "display", room=LABEL - 24)
        step = min(CARD + 14, (width - LABEL - 16 - CARD) / max(len(cards) - 1, 1))
        for place, face in enumerate(cards):
            card(canvas, x + LABEL + place * step, top + 11, CARD, face)
