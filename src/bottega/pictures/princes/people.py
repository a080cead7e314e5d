"""The estates beside each other, and below each what everybody sees of its prince."""

from bottega.pictures.art import look
from bottega.pictures.canvas import Canvas
from bottega.pictures.furniture import sheet
from bottega.pictures.princes.estate import grounds
from bottega.pictures.princes.supply import medal
from bottega.pictures.words import View, Words, first_large

GAP = 8
EDGE = 15
HEAD, FOOT = 40, 96
WIDEST = 300  # of an estate
LINE = 24
CARDS = (("professions_in_hand", "i-person"), ("bonus_in_hand", "i-bonus"), ("recruiting_in_hand", "i-recruit"))


def card_width(view: View, width: float) -> float:
    many = len(view["people"])
    return (width - GAP * (many - 1)) / many


def side(view: View, width: float) -> float:
    return min(card_width(view, width) - 2 * EDGE, WIDEST)


def height(view: View, width: float) -> float:
    return HEAD + side(view, width) + FOOT


def draw(canvas: Canvas, x: float, y: float, width: float, view: View, words: Words) -> None:
    wide = card_width(view, width)
    for number, person in enumerate(view["people"]):
        card(canvas, x + number * (wide + GAP), y, wide, height(view, width), person, view, words)


def card(canvas: Canvas, x: float, y: float, width: float, tall: float, person: View, view: View, words: Words) -> None:
    seat = person["seat"]
    if seat in view["to_act"]:
        canvas.rect(x - 2.5, y - 2.5, width + 5, tall + 5, "url(#gold)", rx=7)
    sheet(canvas, x, y, width, tall, seat)
    points = words("princes-points", points=person["prestige"])
    canvas.piece("shield", x + EDGE - 3, y + 8, 20, seat=seat)
    name, ink = words.capital_seat(seat), f"p{look(seat)}-ink"
    canvas.text(x + EDGE + 24, y + 27, name, 19, "display", ink, room=width / 2 - 40)
    canvas.text(x + width - EDGE + 4, y + 28, points, 21, "display", anchor="end", room=width / 2 - 20)
    large = min(width - 2 * EDGE, WIDEST)
    grounds(canvas, x + (width - large) / 2, y + HEAD, large, view, person)
    belongings(canvas, x + EDGE, y + HEAD + large + 10, width - 2 * EDGE, person)
    works(canvas, x + EDGE, y + tall - 18, width - 2 * EDGE, person, words)


def belongings(canvas: Canvas, x: float, y: float, width: float, person: View) -> None:
    """Freedoms, jesters and builders; then money where it is open, and how many cards are in hand."""
    at = x + 12
    for freedom in person["freedoms"]:
        medal(canvas, at, y + 13, freedom, 11.5)
        at += 26
    right = x + width
    for figure, count in (("builder-p", person["builders"]), ("jester-p", person["jesters"])):
        wide = canvas.text(right, y + 19, str(count), 16, "bold", anchor="end")
        canvas.piece(figure, right - wide - 24, y - 2, 22)
        right -= wide + 36
    at = x
    below = y + LINE + 10
    for field, sign in CARDS:
        canvas.piece(sign, at, below - 1, 15, ink="#6b5039")
        at += 19 + canvas.text(at + 19, below + 12, str(person[field]), 14, "bold") + 10
    canvas.piece("i-prestige", at, below - 1, 15, ink="#7d2335")
    at += 19 + canvas.text(at + 19, below + 12, str(person["prestige_cards"]), 14, "bold") + 10
    if "florins" in person:
        wide = canvas.text(x + width, below + 12, str(person["florins"]), 15, "bold", anchor="end")
        canvas.piece("coin", x + width - wide - 21, below - 3, 18)


def works(canvas: Canvas, x: float, y: float, width: float, person: View, words: Words) -> None:
    """How many works are done, and by whom."""
    played = [first_large(words.known(f"princes-name-{one}", one)) for one in person["played"]]
    canvas.path(f"M{x:.1f} {y - 15:.1f}h{width:.1f}", stroke="line", stroke_opacity=0.4, stroke_width=0.8)
    count = words("princes-own-works", count=person["works"])
    said = words("picture-works", count=count, names=", ".join(played)) if played else count
    canvas.text(x, y + 3, said, 13.5, "text", "ink-2", room=width)
