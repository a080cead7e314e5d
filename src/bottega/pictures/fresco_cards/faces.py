"""The drawn things of the card game: sections of the fresco, paint cards, backs, action tiles."""

from collections.abc import Sequence
from typing import Any

from bottega.pictures.art import colour
from bottega.pictures.canvas import Canvas
from bottega.pictures.paints import centred, glyph, tint_of

CUT = 5  # the fresco is cut into so many sections across
SCENE = 500
BACKS = {"market": "#7a4a2d", "1": "#a55a1c", "2": "#2f5f3a", "3": "#55306f"}
OTHER_BACK = "#6a4024"
SIGNS = {"turn": "i-turn", "swap": "i-swap", "request": "i-ask"}
EMPHASIS = "#9c3d22"


def section(
    canvas: Canvas,
    x: float,
    y: float,
    side: float,
    face: dict[str, Any],
    favourite: str | None = None,
) -> None:
    """A section with a number on each side, which a turn brings up, and the paints that it asks for."""
    canvas.rect(x + 1, y + 3, side, side, "#3c220c", rx=side / 20, opacity=0.45)
    canvas.rect(x, y, side, side, "#f7eedb", rx=side / 20, stroke="#3a2113", stroke_width=1.2)
    canvas.rect(x + 4, y + 4, side - 8, side - 8, "none", rx=side / 24, stroke="url(#gold)", stroke_width=1.4)
    half = side / 2
    with canvas.moved(x, y):
        scene_part(canvas, side * 0.17, side * 0.17, side * 0.66, face["section"])
        for number, points in enumerate(face["points"]):
            with canvas.moved(0, 0, angle=90 * number, about=(half, half)):
                size = side * 0.15
                if number == 0:
                    canvas.rect(half - size * 0.8, side * 0.015, size * 1.6, size * 1.05, "url(#gold)", rx=2)
                ink = "#2a1c13" if number else "#9c2f2a"
                canvas.text(half, side * 0.135, str(points), size * 0.92, "bold", ink, "middle")
    wide = side * 0.56
    canvas.rect(x + half - wide / 2, y + side * 0.61, wide, side * 0.19, "#fffaf0", rx=side * 0.095, stroke="#8d6f4e")
    centred(canvas, x + half, y + side * 0.705, side * 0.155, face["paints"], wide - 8)
    if favourite in face["paints"]:
        place = face["paints"].index(favourite)
        step = side * 0.155 * 1.06
        left = x + half + (place - (len(face["paints"]) - 1) / 2) * step
        canvas.circle(left, y + side * 0.705, side * 0.094, "none", stroke=EMPHASIS, stroke_width=1.8)


def scene_part(canvas: Canvas, x: float, y: float, side: float, name: str) -> None:
    number = int(name[1:]) - 1
    scale = side * CUT / SCENE
    with canvas.within(x, y, side, side, 2):
        left, top = x - number % CUT * side, y - number // CUT % CUT * side
        canvas.piece("scene", left, top, SCENE * scale)
    canvas.rect(x, y, side, side, "none", rx=2, stroke="#3a2113", stroke_width=1.2)


def won(canvas: Canvas, x: float, y: float, side: float, name: str, points: int) -> None:
    """A restored section, small, with what it brings."""
    canvas.rect(x - 2, y - 2, side + 4, side + 4, "#f7eedb", rx=2, stroke="#8d6f4e", stroke_width=0.8)
    scene_part(canvas, x, y, side, name)
    canvas.circle(x + side / 2, y - 1, side * 0.19, "url(#gold)", stroke="#7d560e", stroke_width=0.8)
    canvas.text(x + side / 2, y + side * 0.09, str(points), side * 0.27, "bold", "#2a1c13", "middle")


def back(canvas: Canvas, x: float, y: float, wide: float, tall: float, pile: str, paint: str | None = None) -> None:
    """The back of a pile: the market's, or a workshop's with its number or only colour."""
    tint = BACKS.get(pile, OTHER_BACK)
    canvas.rect(x, y, wide, tall, tint, rx=wide / 11, stroke="#3a2113", stroke_width=1)
    inset = wide / 16
    line: dict[str, str | float | None] = {"stroke": "#fbf3df", "stroke_width": wide / 30}
    canvas.rect(x + inset, y + inset, wide - 2 * inset, tall - 2 * inset, "none", rx=wide / 16, **line)
    middle = (x + wide / 2, y + tall / 2)
    size = wide * 0.5
    if pile == "market":
        canvas.piece("i-market", middle[0] - size / 2, middle[1] - size / 2, size, ink="#fbeed3")
    elif paint is not None:
        glyph(canvas, middle[0] - size / 2, middle[1] - size / 2, size, paint)
    else:
        canvas.text(middle[0], middle[1] + size * 0.32, pile, size, "display", "#fbeed3", "middle")


def tile(canvas: Canvas, x: float, y: float, r: float, sort: str) -> None:
    """The sign of an action tile on its disc, around this point."""
    canvas.circle(x, y, r, "#fffaf0", stroke="#8d6f4e", stroke_width=1)
    if sort in SIGNS:
        canvas.piece(SIGNS[sort], x - r * 0.6, y - r * 0.6, r * 1.2, ink="#553f2e")
    else:
        glyph(canvas, x - r * 0.62, y - r * 0.62, r * 1.24, sort)


def card(canvas: Canvas, x: float, y: float, wide: float, face: dict[str, Any]) -> None:
    """A paint card: its colour above, the bottle, half of another one at the edge, and below what it fetches."""
    tall, paint = wide * 1.5, face["colour"]
    canvas.rect(x + 1, y + 3, wide, tall, "#3c220c", rx=wide / 12, opacity=0.4)
    canvas.rect(x, y, wide, tall, "#fbf4e4", rx=wide / 12, stroke="#3a2113", stroke_width=1.2)
    r, band = wide / 12, wide * 0.32
    canvas.path(
        f"M{x:.1f} {y + band:.1f}v-{band - r:.1f}a{r:.1f} {r:.1f} 0 0 1 {r:.1f}-{r:.1f}h{wide - 2 * r:.1f}"
        f"a{r:.1f} {r:.1f} 0 0 1 {r:.1f} {r:.1f}v{band - r:.1f}Z",
        tint_of(paint),
    )
    glyph(canvas, x + wide * 0.07, y + wide * 0.05, wide * 0.23, paint)
    for number in range(face["bishop"]):
        left = x + wide * (0.8 - 0.24 * number)
        canvas.circle(left, y + band / 2, wide * 0.11, "url(#gold)", stroke="#6d4a0c", stroke_width=0.8)
        canvas.piece("i-mitre", left - wide * 0.07, y + band / 2 - wide * 0.07, wide * 0.14, ink="#3a2408")
    canvas.piece("bottle", x + wide * 0.3, y + wide * 0.4, wide * 0.46, paint=colour(tint_of(paint)))
    if face["half"] is not None:
        half_bottle(canvas, x, y + wide * 0.5, wide * 0.36, face["half"])
    fetches = ["i-market"] * face["market"] + ["i-workshopcard"] * face["workshop"]
    size = wide * 0.17
    left = x + wide / 2 - len(fetches) * size * 1.15 / 2
    for number, sign in enumerate(fetches):
        canvas.piece(sign, left + number * size * 1.15, y + tall - size * 1.35, size, ink="#553f2e")


def half_bottle(canvas: Canvas, x: float, y: float, wide: float, paint: str) -> None:
    """The right half of a bottle, at the edge of a card."""
    with canvas.within(x, y, wide / 2, wide * 1.5):
        canvas.piece("bottle", x - wide / 2, y, wide, paint=colour(tint_of(paint)))
    glyph(canvas, x + wide * 0.1, y + wide * 1.2, wide * 0.5, paint)


def fan(canvas: Canvas, x: float, y: float, room: float, backs: Sequence[str], wide: float = 26) -> float:
    """Cards in a hand, seen from behind; returns where they end."""
    step = min(wide * 0.62, (room - wide) / max(len(backs) - 1, 1))
    for number, pile in enumerate(backs):
        back(canvas, x + number * step, y, wide, wide * 1.36, pile)
    return x + max(len(backs) - 1, 0) * step + wide
