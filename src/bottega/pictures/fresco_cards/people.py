"""Whoever plays the card game: the hand from behind, tiles, and the sections they have restored."""

from bottega.pictures.art import look
from bottega.pictures.canvas import Canvas
from bottega.pictures.fresco_cards.faces import fan, tile, won
from bottega.pictures.furniture import disc, sheet
from bottega.pictures.words import View, Words

GAP = 8
EDGE = 14
HEAD = 100
PLACE = 56  # for a restored section
SECTION = 44
TILE = 12


def card_width(view: View, width: float) -> float:
    many = len(view["people"])
    return (width - GAP * (many - 1)) / many


def across(view: View, width: float) -> int:
    return max(int((card_width(view, width) - 2 * EDGE) // PLACE), 1)


def height(view: View, width: float) -> float:
    most = max([len(person["sections"]) for person in view["people"]])
    return HEAD + max(-(-most // across(view, width)), 1) * PLACE + 10


def draw(canvas: Canvas, x: float, y: float, width: float, view: View, words: Words) -> None:
    wide = card_width(view, width)
    tall, many = height(view, width), across(view, width)
    for number, person in enumerate(view["people"]):
        left = x + number * (wide + GAP)
        if person["seat"] in view["to_act"]:
            canvas.rect(left - 2.5, y - 2.5, wide + 5, tall + 5, "url(#gold)", rx=7)
        sheet(canvas, left, y, wide, tall, person["seat"])
        head(canvas, left, y, wide, person, words)
        for place, section in enumerate(person["sections"]):
            at = left + EDGE + place % many * PLACE
            won(canvas, at + 3, y + HEAD + place // many * PLACE + 4, SECTION, section["section"], section["points"])


def head(canvas: Canvas, x: float, y: float, width: float, person: View, words: Words) -> None:
    seat = person["seat"]
    canvas.piece("painter", x + EDGE - 2, y + 8, 30, seat=seat)
    name, ink = words.capital_seat(seat), f"p{look(seat)}-ink"
    canvas.text(x + EDGE + 38, y + 33, name, 20, "display", ink, room=width / 2 - 40)
    points = words("fresco-points", points=person["score"])
    canvas.text(x + width - EDGE + 2, y + 34, points, 22, "display", anchor="end", room=width / 2 - 20)
    backs = [pile for pile, count in person["backs"].items() for _ in range(count)]
    room = width - 2 * EDGE - 8
    tiles = len(person["tiles"]) * (2 * TILE + 3)
    end = fan(canvas, x + EDGE, y + 52, room - tiles - 34, backs)
    disc(canvas, end + 16, y + 70, person["hand"], 11)
    for number, sort in enumerate(person["tiles"]):
        at = x + width - EDGE - tiles + number * (2 * TILE + 3) + TILE + 3
        tile(canvas, at, y + 70, TILE, sort)
