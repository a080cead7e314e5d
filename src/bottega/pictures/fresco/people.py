"""Whoever plays Fresco: a card for each, what lies open before them, and what the viewer has behind the screen."""

from collections.abc import Callable, Sequence

from bottega.locale import signed
from bottega.pictures.art import look
from bottega.pictures.canvas import Canvas
from bottega.pictures.furniture import disc, heading, sheet, well
from bottega.pictures.paints import glyph, tint_of
from bottega.pictures.words import View, Words

Strip = tuple[str, str, Callable[[Canvas, float, float], float]]  # icon, name, and what draws the rest of the line

HEIGHT, GAP, STRIP = 96, 8, 40
OWN = 92
ACROSS = 4
POT = 56
ICONS = {
    "market": "i-market",
    "cathedral": "i-cathedral",
    "studio": "i-easel",
    "workshop": "i-workshopcard",
    "theatre": "i-mask",
    "cathedral.2": "i-cathedral",
}


def rows(view: View) -> int:
    return -(-len(view["people"]) // ACROSS)


def own_height(view: View) -> float:
    return 0 if view["mine"] is None else OWN + GAP


def draw(canvas: Canvas, x: float, y: float, width: float, view: View, words: Words) -> float:
    """All of them; returns where they end."""
    across = min(len(view["people"]), ACROSS)
    wide = (width - GAP * (across - 1)) / across
    for number, person in enumerate(view["people"]):
        left = x + number % ACROSS * (wide + GAP)
        card(canvas, left, y + number // ACROSS * (HEIGHT + GAP), wide, person, view, words)
    y += rows(view) * (HEIGHT + GAP)
    if view["mine"] is None:
        return y
    own(canvas, x, y, width, view, words)
    return y + OWN + GAP


def name(person: View, words: Words) -> str:
    return words("painter-leonardo") if person["seat"] is None else words.capital_seat(person["seat"])


def card(canvas: Canvas, x: float, y: float, width: float, person: View, view: View, words: Words) -> None:
    who = person["painter"]
    if person["seat"] in view["to_act"]:
        canvas.rect(x - 2.5, y - 2.5, width + 5, HEIGHT + 5, "url(#gold)", rx=7)
    sheet(canvas, x, y, width, HEIGHT, who)
    canvas.piece("painter", x + 11, y + 6, 32, seat=who)
    canvas.text(x + 52, y + 25, name(person, words), 19, "display", f"p{look(who)}-ink", room=width - 140)
    points = words("fresco-points", points=person["score"])
    canvas.text(x + width - 10, y + 26, points, 20, "display", anchor="end", room=84)
    at = x + 52.0
    hour = person["hour"]
    if hour:
        canvas.piece("i-clock", at, y + 34, 14, ink="#6b5039")
        at += 18 + canvas.text(at + 18, y + 46, words("fresco-hour", hour=hour), 14, "bold") + 12
    if person["mood"] is not None:
        canvas.piece("i-mask", at, y + 34, 14, ink="#6b5039")
        at += 18 + canvas.text(at + 18, y + 46, signed(person["mood"]), 14, "bold") + 12
    canvas.piece("i-tile", at, y + 34, 14, ink="#6b5039")
    at += 18 + canvas.text(at + 18, y + 46, str(len(person["restored"])), 14, "bold") + 12
    if "coins" in person:
        canvas.piece("coin", at, y + 32, 17)
        at += 20 + canvas.text(at + 20, y + 46, str(person["coins"]), 14, "bold") + 10
        purse(canvas, at, y + 34, x + width - 8 - at, person["paints"])
    sheet_of(canvas, x + 12, y + HEIGHT - 38, width - 22, person, view)


def purse(canvas: Canvas, x: float, y: float, room: float, paints: dict[str, int]) -> None:
    """Paints that lie open: a glyph and how many."""
    held = [(paint, count) for paint, count in paints.items() if count]
    step = min(27.0, room / max(len(held), 1))
    for number, (paint, count) in enumerate(held):
        glyph(canvas, x + number * step, y, step * 0.5, paint)
        canvas.text(x + number * step + step * 0.52, y + 12, str(count), 12, "bold", room=step * 0.45)


def sheet_of(canvas: Canvas, x: float, y: float, width: float, person: View, view: View) -> None:
    """The columns of the sheet with the apprentices that stand in them; tiles of modules cover a column."""
    places = view["places"]
    wide = width / len(places)
    covers = person.get("covers") or [None] * len(places)
    plan = view["mine"]["plan"] if view["mine"] and person["seat"] == view["seat"] else None
    for number, place in enumerate(places):
        left = x + number * wide
        well(canvas, left + 1, y, wide - 3, 30)
        canvas.piece(ICONS.get(place, "i-tile"), left + 4, y + 8, 13, ink="#6b5039")
        if covers[number]:
            canvas.piece("i-screen", left + 4, y + 8, 13, ink="#9c3d22")
        count = person["sheet"][number] or (plan[number] if plan else 0)
        step = min(11.0, (wide - 34) / max(count - 1, 1))
        for one in range(count):
            canvas.piece("apprentice", left + 19 + one * step, y + 7, 14, seat=person["painter"])


def own(canvas: Canvas, x: float, y: float, width: float, view: View, words: Words) -> None:
    """What only the viewer sees: coins, pots of paint, and who is still to be planned."""
    mine, seat = view["mine"], view["seat"]
    sheet(canvas, x, y, width, OWN, seat)
    canvas.piece("i-screen", x + 16, y + 10, 16, ink="#6b5039")
    canvas.text(x + 38, y + 24, words.capital("picture-behind-screen"), 17, "display", f"p{look(seat)}-ink", room=190)
    canvas.piece("coin", x + 16, y + 38, 38)
    canvas.text(x + 62, y + 67, str(mine["coins"]), 28, "display")
    if mine["to_place"]:
        for number in range(mine["to_place"]):
            canvas.piece("apprentice", x + 130 + number * 19, y + 40, 26, seat=seat)
    at = x + 330
    step = min((width - 350) / max(len(mine["paints"]), 1), 104)
    for number, (paint, count) in enumerate(mine["paints"].items()):
        pot(canvas, at + number * step, y + 14, paint, count)


def pot(canvas: Canvas, x: float, y: float, paint: str, count: int) -> None:
    canvas.piece("pot", x, y, POT, paint=tint_of(paint), opacity=None if count else 0.4)
    glyph(canvas, x + POT / 2 - 10, y + 26, 20, paint)
    disc(canvas, x + POT + 2, y + 8, count, 11)


def modules(canvas: Canvas, x: float, y: float, width: float, found: Sequence[Sequence[Strip]]) -> None:
    """The lines of the modules in play, short ones beside each other."""
    for number, strips in enumerate(found):
        at, top = x, y + number * STRIP
        for place, strip in enumerate(strips):
            wide = width - at + x if place == len(strips) - 1 else length(strip) + 2 * GAP
            sheet(canvas, at, top, wide, STRIP - 6)
            draw_strip(canvas, at + 12, top, strip)
            at += wide + GAP


def draw_strip(canvas: Canvas, x: float, top: float, strip: Strip) -> float:
    """Returns where it ends."""
    icon, title, draw_rest = strip
    return draw_rest(canvas, heading(canvas, x, top + 23, title, icon, 150) + 18, top + 17)


def length(strip: Strip) -> float:
    """How wide a line is: as it turns out on a sheet of its own."""
    return draw_strip(Canvas(0, 0), 12, 0, strip)


def packed(strips: Sequence[Strip], width: float) -> list[list[Strip]]:
    """Lines of lines: each takes the next ones that still fit beside it."""
    left, lines = list(strips), []
    while left:
        line = [left.pop(0)]
        room = width - length(line[0]) - 2 * GAP
        for strip in left[:]:
            wide = length(strip) + 3 * GAP
            if wide <= room:
                line.append(strip)
                left.remove(strip)
                room -= wide
        lines.append(line)
    return lines
