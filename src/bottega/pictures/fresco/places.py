"""Hostel, theatre, studio and workshop, and who stands there."""

from bottega.locale import signed
from bottega.pictures.art import colour, look, mixed
from bottega.pictures.canvas import Canvas
from bottega.pictures.furniture import heading, sheet, shelf, well
from bottega.pictures.paints import glyph, glyphs, tint_of
from bottega.pictures.words import View, Words

ROW = 27  # the height of an hour
ROOF = 32
WINDOWS = 5
MOOD_ROW, MOODS_TOP = 20, 54
CREW_ROW = 26
STUDIO_TALL = 92
AGAIN = "cathedral.2"
FAINT = 0.4
LEAST_STEP = 6
ACROSS, BLEND = 3, 36  # recipes beside each other, and how tall one is


def hostel(canvas: Canvas, x: float, y: float, width: float, view: View, words: Words) -> float:
    """Who gets up when; returns its height."""
    tall = ROOF + ROW * len(view["hostel"]) + 8
    sheet(canvas, x + 4, y + 8, width - 8, tall - 8)
    canvas.piece("roof", x, y, width, ROOF)
    canvas.text(x + width / 2, y + 23, words("fresco-hostel"), 19, "display", "#fff4e3", "middle", width - 70)
    for number, row in enumerate(view["hostel"]):
        top = y + ROOF + 3 + number * ROW
        if number:
            canvas.path(f"M{x + 14:.0f} {top:.1f}h{width - 28:.0f}", stroke="line", stroke_dasharray="2 2", opacity=0.5)
        middle = top + ROW / 2 + 5
        canvas.piece(f"window-{min(number, WINDOWS - 1)}", x + 14, top + 3, 20)
        canvas.text(x + 42, middle, words("fresco-hour", hour=row["hour"]), 17, "bold")
        canvas.piece("i-mask", x + 96, middle - 13, 15, ink="#6b5039")
        canvas.text(x + 115, middle, signed(row["mood"]), 16)
        canvas.piece("coin", x + 150, middle - 15, 19)
        canvas.text(x + 174, middle, str(row["price"]), 16, "bold")
        bed(canvas, x + width - 76, top + 3, row["painter"])
    return tall


def bed(canvas: Canvas, x: float, y: float, painter: int | None) -> None:
    well(canvas, x, y + 1, 60, ROW - 7)
    canvas.rect(x + 2, y + 3, 17, ROW - 11, "#fffaf0", rx=3)
    if painter is not None:
        canvas.path(f"M{x + 22:.1f} {y + 2:.1f}h37v{ROW - 9}h-37Z", mixed(colour(f"p{look(painter)}"), "#f7eedb", 0.45))
        canvas.piece("painter", x + 19, y - 5, 22, seat=painter)


def crew(canvas: Canvas, x: float, y: float, width: float, view: View, place: str) -> None:
    """The apprentices that stand at a place, on a shelf; before the screens open nobody's are seen."""
    shelf(canvas, x, y + 8, width, CREW_ROW - 10)
    if place not in view["places"]:
        return
    column = view["places"].index(place)
    standing = [person["painter"] for person in view["people"] for _ in range(person["sheet"][column])]
    if not standing:
        return
    step = min(17, max(LEAST_STEP, (width - 24) / len(standing)))
    before = None
    left = x + 6.0
    for painter in standing:
        left += 5 if before not in (None, painter) else 0
        canvas.piece("apprentice", left, y - 2, 16, seat=painter)
        left += step
        before = painter


def theatre(canvas: Canvas, x: float, y: float, width: float, view: View, words: Words) -> float:
    """How everybody feels; in the last round the place is the cathedral once more. Returns its height."""
    tall = MOODS_TOP + MOOD_ROW * len(view["mood_display"]["values"]) + CREW_ROW + 10
    again = AGAIN in view["places"]
    sheet(canvas, x, y, width, tall)
    icon, name = ("i-cathedral", "cathedral-2") if again else ("i-mask", "theatre")
    heading(canvas, x + 10, y + 21, words(f"fresco-place-{name}"), icon, width - 120)
    if not again:
        canvas.piece("apprentice", x + width - 74, y + 7, 13)
        canvas.text(x + width - 57, y + 21, f"= {signed(view['economy']['theatre'])}", 15, "bold")
        canvas.piece("i-mask", x + width - 25, y + 9, 14, ink="#6b5039")
    canvas.piece("curtain", x + 4, y + 28, width - 8, 20)
    # While all get up for the last round, mood still says how many apprentices help; then it counts no more.
    canvas.open(opacity=FAINT if again and view["phase"] != "get-up" else None)
    moods(canvas, x + 48, y + MOODS_TOP, width - 96, view)
    canvas.close()
    crew(canvas, x + 10, y + tall - CREW_ROW - 3, width - 20, view, AGAIN if again else "theatre")
    return tall


def moods(canvas: Canvas, x: float, y: float, width: float, view: View) -> None:
    """The scale of moods with a lane for each player, and where it brings one apprentice more or fewer."""
    display = view["mood_display"]
    scale = list(zip(display["values"], display["apprentices"], strict=True))[::-1]
    seated = [person for person in view["people"] if person["seat"] is not None]
    lane = width / max(len(seated), 1)
    before = 0
    for row, (value, more) in enumerate(scale):
        top = y + row * MOOD_ROW
        canvas.text(x - 8, top + 14, signed(value), 13, "bold", "ink-2", "end")
        for place, person in enumerate(seated):
            space(canvas, x + place * lane, top + 1, lane - 5, person["seat"], value, more)
        if more and more != before:
            canvas.text(x + width + 22, top + 14, signed(more), 13, "bold", "ink-2", "end")
            canvas.piece("apprentice", x + width + 26, top, 12)
        before = more
    for place, person in enumerate(seated):
        stands = next((at for at, (value, _) in enumerate(scale) if value == person["mood"]), None)
        if stands is not None:
            canvas.piece("painter", x + (place + 0.5) * lane - 14.5, y + stands * MOOD_ROW - 8, 24, seat=person["seat"])


def space(canvas: Canvas, x: float, y: float, width: float, seat: int, value: int, more: int) -> None:
    """One space of the scale: stronger where moods help, paler where they hurt, with an edge at the beginning."""
    tint = colour(f"p{look(seat)}")
    pale = mixed(tint, "#f7eedb", 0.35 if more > 0 else 0.72 if more == 0 else 0.86)
    canvas.rect(
        x,
        y,
        width,
        MOOD_ROW - 3,
        pale,
        rx=2,
        stroke=tint,
        stroke_width=0.7 if value else 1.6,
        stroke_opacity=0.5 if value else None,
    )


def studio(canvas: Canvas, x: float, y: float, width: float, view: View, words: Words) -> float:
    sheet(canvas, x, y, width, STUDIO_TALL)
    heading(canvas, x + 10, y + 21, words("fresco-place-studio"), "i-easel", width - 120)
    canvas.piece("apprentice", x + width - 74, y + 7, 13)
    canvas.text(x + width - 57, y + 21, f"= {view['economy']['studio']}", 15, "bold")
    canvas.piece("coin", x + width - 29, y + 7, 18)
    canvas.piece("easel", x + 14, y + 28, 50)
    crew(canvas, x + 76, y + 54, width - 86, view, "studio")
    return STUDIO_TALL


def workshop(canvas: Canvas, x: float, y: float, width: float, height: float, view: View, words: Words) -> None:
    sheet(canvas, x, y, width, height)
    heading(canvas, x + 10, y + 21, words("fresco-place-workshop"), "i-workshopcard", width - 120)
    canvas.piece("apprentice", x + width - 74, y + 7, 13)
    canvas.text(x + width - 57, y + 21, f"= {view['economy']['blends_each']}", 15, "bold")
    canvas.piece("pot", x + width - 30, y + 6, 17, paint="#e8842a")
    for number, recipe in enumerate(view["recipes"]):
        blend(canvas, x + 14 + number % ACROSS * ((width - 20) / ACROSS), y + 36 + number // ACROSS * BLEND, recipe)
    crew(canvas, x + 10, y + height - CREW_ROW - 3, width - 20, view, "workshop")


def blend(canvas: Canvas, x: float, y: float, recipe: View) -> None:
    """What is put together, and the pot with what comes of it."""
    size = 19 if len(recipe["paints"]) < ACROSS else 15
    end = glyphs(canvas, x, y + 3, size, recipe["paints"])
    canvas.text(end + 1, y + 19, "=", 15, "bold", "ink-2")
    canvas.piece("pot", end + 12, y - 2, 26, paint=tint_of(recipe["result"]))
    glyph(canvas, end + 18.5, y + 10, 13, recipe["result"])
