"""What only the viewer holds: florins, professions with what they wish for, bonus and prestige cards."""

from bottega.pictures.canvas import Canvas
from bottega.pictures.furniture import sheet
from bottega.pictures.princes.estate import parts
from bottega.pictures.words import View, Words, first_large

GAP = 8
TALL = 132
CARD = 116
PURSE = 130


def height(view: View) -> float:
    return 0 if view["mine"] is None else TALL + GAP


def draw(canvas: Canvas, x: float, y: float, width: float, view: View, words: Words) -> None:
    mine = view["mine"]
    if mine is None:
        return
    sheet(canvas, x, y, width, TALL, view["seat"])
    canvas.piece("i-screen", x + 16, y + 12, 16, ink="#6b5039")
    canvas.text(x + 38, y + 26, words("princes-hand"), 18, "display", room=PURSE - 40)
    canvas.piece("coin", x + 16, y + 52, 38)
    canvas.text(x + 62, y + 81, str(mine["florins"]), 24, "display", room=PURSE - 62)
    known = {one["profession"]: one for one in view["professions"]}
    cards = [*mine["professions"], *mine["bonuses"], *mine["prestige_cards"]]
    room = width - PURSE - 24
    step = min(CARD + GAP, room / max(len(cards), 1))
    at = x + PURSE + 16
    for card in mine["professions"]:
        profession(canvas, at, y + 9, min(step - 6, CARD), card, known[card["profession"]], words)
        at += step
    for card in mine["bonuses"]:
        text_card(canvas, at, y + 9, min(step - 6, CARD), card["card"], f"+{card['value']}", "#1f6156", words)
        at += step
    for card in mine["prestige_cards"]:
        text_card(canvas, at, y + 9, min(step - 6, CARD), card["card"], str(card["points"]), "#7d2335", words)
        at += step


def face(canvas: Canvas, x: float, y: float, wide: float, fill: str) -> None:
    tall = TALL - 20
    canvas.rect(x, y + 2, wide, tall, "#3c220c", rx=6, opacity=0.35)
    canvas.rect(x, y, wide, tall, fill, rx=6, stroke="#8d6f4e", stroke_width=1)


def profession(canvas: Canvas, x: float, y: float, wide: float, card: View, known: View, words: Words) -> None:
    """Its name under the colour of its building, its three wishes, and what its work would be worth."""
    face(canvas, x, y, wide, "#fbf4e4")
    roof = parts()["roofs"].get(known["building"], "#8d6f4e")
    canvas.path(f"M{x:.1f} {y + 34:.1f}v-28a6 6 0 0 1 6-6h{wide - 12:.1f}a6 6 0 0 1 6 6v28Z", roof)
    name = first_large(words.known(f"princes-name-{card['profession']}", card["profession"]))
    canvas.text(x + wide / 2, y + 22, name, 15, "display", "#fffaf0", "middle", wide - 10)
    met = {term["thing"] for term in card["terms"] if term["met"]}
    for number, wish in enumerate((known["building"], known["landscape"], known["freedom"])):
        left = x + wide / 2 + (number - 1) * wide * 0.29
        if wish in met:
            canvas.circle(left, y + 55, 13, "#d8dcb0", stroke="#2c5f2d", stroke_width=1.2)
        canvas.piece(f"i-{wish}", left - 9, y + 46, 18, ink="#2c5f2d" if wish in met else "#6b5039")
    tint = "good" if card["enough"] else "ink"
    canvas.text(x + wide / 2, y + 100, str(card["value"]), 26, "display", tint, "middle")


def text_card(canvas: Canvas, x: float, y: float, wide: float, id: str, worth: str, tint: str, words: Words) -> None:
    """A bonus or prestige card: what it asks for, in one or two lines, and what it brings."""
    face(canvas, x, y, wide, tint)
    canvas.rect(x + 4, y + 4, wide - 8, TALL - 28, "none", rx=4, stroke="url(#gold)", stroke_width=1.2)
    name = first_large(words.known(f"princes-name-{id}", id))
    for number, line in enumerate(halves(name)):
        canvas.text(x + wide / 2, y + 32 + number * 18, line, 14, "bold", "#fff4e3", "middle", wide - 16)
    canvas.text(x + wide / 2, y + 98, worth, 26, "display", "#f8e3a0", "middle")


def halves(text: str) -> list[str]:
    """In two lines of about one length where it is long.

    >>> halves("Jesters"), halves("Small buildings, landscapes")
    (['Jesters'], ['Small buildings,', 'landscapes'])
    """
    places = [number for number, sign in enumerate(text) if sign == " "]
    if len(text) < 15 or not places:
        return [text]
    middle = min(places, key=lambda place: abs(2 * place - len(text)))
    return [text[:middle], text[middle + 1 :]]
