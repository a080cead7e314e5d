"""The cathedral: the painting that comes out tile by tile, the bishop on it, and the altar below."""

from bottega.pictures.canvas import Canvas
from bottega.pictures.fresco.places import CREW_ROW, crew
from bottega.pictures.furniture import SHADE, sheet
from bottega.pictures.paints import centred, glyphs
from bottega.pictures.words import View, Words

GABLE = 68
COLUMN = 13  # at both sides of the nave
ALTAR = 40
SIDE = 5
TILE_SLOPE = ((0, "#f5eddd"), (0.55, "#e4d8c0"), (1, "#c9b999"))


def draw(canvas: Canvas, x: float, y: float, width: float, height: float, view: View, words: Words) -> None:
    nave = height - GABLE - ALTAR - CREW_ROW - 14
    side = min(nave - 8, width - 2 * COLUMN - 10)
    half = x + width / 2
    wall(canvas, half - side / 2 - 5 - COLUMN, y + GABLE - 3, side + 10 + 2 * COLUMN, side + 12)
    canvas.piece("gable", x, y, width, GABLE)
    canvas.text(half, y + 46, words("fresco-cathedral"), 19, "display", "#2a1c13", "middle", width * 0.3)
    left = words("picture-tiles-left", left=view["tiles_left"], all=len(view["ceiling"]))
    canvas.text(half, y + 61, left, 13, "text", "#2a1c13", "middle", width * 0.46)
    with canvas.moved(half - side / 2, y + GABLE + 4):
        ceiling(canvas, side, view)
    below = y + GABLE + side + 15
    altar(canvas, x + 12, below, width - 24, view, words)
    crew(canvas, x + 12, below + ALTAR, width - 24, view, "cathedral")


def wall(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Two columns, and the dark frame of the painting between them."""
    stone = canvas.gradient("column", ((0, "#d9c7a2"), (0.4, "#fbf4e4"), (1, "#c6b188")), down=False)
    for left in (x, x + width - COLUMN):
        canvas.rect(left, y, COLUMN, height, stone, stroke="#8d6f4e", stroke_width=0.8)
        canvas.rect(left - 3, y + height - 5, COLUMN + 6, 6, "#e6d4b0", rx=1.5, stroke="#8d6f4e", stroke_width=0.8)
    canvas.rect(x + COLUMN + 1, y + 3, width - 2 * COLUMN - 2, height - 3, "#4a2815", rx=2)


def ceiling(canvas: Canvas, side: float, view: View) -> None:
    canvas.piece("scene", 0, 0, side)
    rows = max(-(-len(view["ceiling"]) // SIDE), 1)
    wide, tall = side / SIDE, side / rows
    for number, segment in enumerate(view["ceiling"]):
        x, y = number % SIDE * wide, number // SIDE * tall
        if segment["covered"]:
            tile(canvas, x, y, wide, tall, segment, segment["segment"] == view["bishop"])
        else:
            canvas.rect(x, y, wide, tall, "none", stroke="#3a2113", stroke_opacity=0.35, stroke_width=0.6)
            if segment["restored_by"] is not None:
                canvas.piece("shield", x + wide - 18, y + tall - 21, 15, seat=segment["restored_by"])
    visitors(canvas, wide, tall, view)


def tile(canvas: Canvas, x: float, y: float, wide: float, tall: float, segment: View, here: bool) -> None:
    """Points, what the bishop adds, and the paints that are asked for; where he stands himself, they make room."""
    plaster = canvas.gradient("plaster", TILE_SLOPE)
    canvas.rect(x + 1.2, y + 1.6, wide - 1, tall - 0.6, "#1e0a00", rx=2.5, opacity=0.45)
    canvas.rect(x + 0.7, y + 0.7, wide - 1.4, tall - 1.4, plaster, rx=2.5, stroke="#8d6f4e", stroke_width=0.6)
    canvas.text(x + 6, y + tall * 0.42, str(segment["points"]), tall * 0.38, "display", "#2a1c13")
    if segment["bonus"]:
        left, top = (x + 5, y + tall * 0.46) if here else (x + wide - 28, y + 5)
        canvas.rect(left, top, 23, 15, "url(#gold)", rx=7.5, stroke="#7d560e", stroke_width=0.7)
        canvas.text(left + 11.5, top + 12, f"+{segment['bonus']}", 13, "bold", "#2a1c13", "middle")
    middle = 0.83 if here else 0.75
    centred(canvas, x + wide / 2, y + tall * middle, tall * 0.3, segment["paints"], wide - 8)


def visitors(canvas: Canvas, wide: float, tall: float, view: View) -> None:
    """The bishop, and Leonardo where he plays; on a tile they stand above its paints."""
    segments = {segment["segment"]: number for number, segment in enumerate(view["ceiling"])}
    covered = [segment["segment"] for segment in view["ceiling"] if segment["covered"]]
    leonardo = view["leonardo"]
    if leonardo is not None and leonardo["segment"] in segments:
        x, y = spot(segments[leonardo["segment"]], wide, tall)
        left, top, size = (0.39, 0.26, 0.26) if leonardo["segment"] in covered else (0.04, 0.22, 0.5)
        canvas.piece("painter", x + wide * left, y + tall * top, wide * size, seat=leonardo["painter"])
    if view["bishop"] in segments:
        x, y = spot(segments[view["bishop"]], wide, tall)
        canvas.rect(x + 1, y + 1, wide - 2, tall - 2, "none", rx=2, stroke="#e2b553", stroke_width=2.4)
        if view["bishop"] in covered:
            bishop(canvas, x + wide * 0.78, y + tall * 0.66, wide * 0.4)
        else:
            bishop(canvas, x + wide / 2, y + tall, wide * 0.62)


def bishop(canvas: Canvas, x: float, y: float, size: float) -> None:
    """So wide, his feet here, on his shadow."""
    half = size / 2
    oval = f"M{x - half:.1f} {y - 3:.1f}a{half:.1f} 4 0 0 0 {size:.1f} 0a{half:.1f} 4 0 0 0-{size:.1f} 0Z"
    canvas.path(oval, SHADE, opacity=0.5)
    canvas.piece("bishop", x - half, y - size * 46 / 34 - 1, size)


def spot(number: int, wide: float, tall: float) -> tuple[float, float]:
    return number % SIDE * wide, number // SIDE * tall


def altar(canvas: Canvas, x: float, y: float, width: float, view: View, words: Words) -> None:
    """What paints bring at the altar, and what lies there."""
    prices, colours = view["altar"], view["colours"]
    sheet(canvas, x, y, width, ALTAR - 6)
    wide = canvas.text(x + 12, y + 23, words("picture-altar"), 18, "display", room=width / 4)
    at = x + 26 + wide
    if prices["laid"]:
        glyphs(canvas, at, y + 8, 18, prices["laid"])
        return
    at = glyphs(canvas, at, y + 8, 18, colours["basic"][:3]) + 4
    at += canvas.text(at, y + 23, str(prices["basic"]), 17, "bold") + 18
    canvas.piece("i-swap", at, y + 10, 14, ink="#8d6f4e")
    at += 18
    at += canvas.text(at, y + 23, f"+{prices['blend']}", 17, "bold") + 18
    at = glyphs(canvas, at, y + 8, 18, colours["blended"][:3]) + 4
    canvas.text(at, y + 23, str(prices["three_blends"]), 17, "bold")
