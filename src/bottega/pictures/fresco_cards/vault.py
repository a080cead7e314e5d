"""The offer: piles to draw from, the row of sections, the bishop's favourite colour and the action tiles."""

from typing import Any

from bottega.pictures.canvas import Canvas
from bottega.pictures.fresco_cards.faces import back, section, tile
from bottega.pictures.furniture import disc
from bottega.pictures.paints import glyph
from bottega.pictures.words import View, Words, first_large

HEIGHT = 222
BACK, BACK_TALL = 58, 78
SIDE = 148
PILES = 170
TILES = 178
FAVOURITE = 92


def draw(canvas: Canvas, x: float, y: float, width: float, view: View, words: Words) -> None:
    canvas.rect(x - 2, y - 2, width + 4, HEIGHT + 4, "#6b4526", rx=8)
    cloth = canvas.gradient("cloth", ((0, "#a9bcd6"), (0.5, "#93a9c8"), (1, "#8398ba")))
    canvas.rect(x + 1, y + 1, width - 2, HEIGHT - 2, cloth, rx=6)
    canvas.rect(x + 4, y + 4, width - 8, HEIGHT - 8, "none", rx=5, stroke="url(#gold)", stroke_width=2.5)
    for number, pile in enumerate(view["piles"]):
        draw_pile(canvas, x + 20 + number % 2 * 80, y + 14 + number // 2 * 102, pile, words)
    middle = width - PILES - TILES - FAVOURITE - 40
    step = middle / max(len(view["row"]), 1)
    side = min(step - 10, SIDE)
    for number, face in enumerate(view["row"]):
        left = x + PILES + 12 + number * step + (step - side) / 2
        if face is None:
            canvas.rect(left, y + (HEIGHT - side) / 2, side, side, "#6d84a8", rx=6, opacity=0.45)
        else:
            section(canvas, left, y + (HEIGHT - side) / 2, side, face, view["favourite"])
    favourite(canvas, x + width - TILES - FAVOURITE - 16, y + 32, view)
    tiles(canvas, x + width - TILES - 10, y + 16, view["display"], words)


def draw_pile(canvas: Canvas, x: float, y: float, pile: View, words: Words) -> None:
    for step in (4, 2):
        canvas.rect(x + step, y + step, BACK, BACK_TALL, "#e9dcc0", rx=5, stroke="#3a2113", stroke_width=1)
    colours = list(pile["colours"])
    back(canvas, x, y, BACK, BACK_TALL, pile["pile"], colours[0] if len(colours) == 1 else None)
    if not pile["left"]:
        canvas.rect(x, y, BACK, BACK_TALL, "#93a9c8", rx=5, opacity=0.6)
    disc(canvas, x + BACK, y + 3, pile["left"], 12)
    if pile["discards"]:
        said = f"{words('cards-supply-discards')} {len(pile['discards'])}"
        canvas.text(x + BACK / 2 + 2, y + BACK_TALL + 17, said, 12.5, "text", "ink", "middle", BACK + 14)


def favourite(canvas: Canvas, x: float, y: float, view: View) -> None:
    """The bishop with the colour that he likes best now."""
    tall = HEIGHT - 64
    gilt = f"M{x:.0f} {y + tall}v-{tall - 44:.0f}a{FAVOURITE / 2:.0f} 44 0 0 1 {FAVOURITE} 0v{tall - 44:.0f}Z"
    canvas.path(gilt, "url(#gold)", stroke="#6d4a0c", stroke_width=1.6)
    canvas.piece("bishop", x + FAVOURITE / 2 - 32, y + 12, 64)
    if view["favourite"] is not None:
        canvas.circle(x + FAVOURITE / 2, y + tall - 34, 25, "#fbf4e4", stroke="#6d4a0c", stroke_width=1.2)
        glyph(canvas, x + FAVOURITE / 2 - 17, y + tall - 51, 34, view["favourite"])
    disc(canvas, x + 4, y + 14, view["bishops_left"], 11)


def tiles(canvas: Canvas, x: float, y: float, display: list[Any], words: Words) -> None:
    tall = (HEIGHT - 32) / max(len(display), 1)
    for number, sort in enumerate(display):
        top = y + number * tall
        if sort is None:
            canvas.rect(x, top, TILES, tall - 8, "#6d84a8", rx=6, opacity=0.45)
            continue
        canvas.rect(x, top + 2, TILES, tall - 8, "#3c220c", rx=6, opacity=0.4)
        canvas.rect(x, top, TILES, tall - 8, "#f2e3bf", rx=6, stroke="#8d6f4e", stroke_width=1)
        tile(canvas, x + 28, top + tall / 2 - 4, 17, sort)
        paint = sort not in ("turn", "swap", "request")
        name = first_large(words(f"paint-{sort}" if paint else f"cards-tile-{sort}"))
        canvas.text(x + 56, top + tall / 2 + 3, name, 18, "display", room=TILES - 64)
