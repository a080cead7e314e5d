"""The score track around the board of Fresco."""

from collections.abc import Sequence

from bottega.pictures.canvas import Canvas
from bottega.pictures.furniture import SHADE
from bottega.pictures.words import View

COLUMNS, ROWS = 32, 20
CELL, TALL, ENDS = 34, 30, 28  # how wide a space is, how tall at the sides, how tall above and below
WIDTH = COLUMNS * CELL
HEIGHT = 2 * ENDS + (ROWS - 2) * TALL
RING = 2 * (COLUMNS + ROWS) - 4
MARGIN = 6
FIGURE = 25  # how wide a painter on the track is
FIVE = 5


def place(space: int) -> tuple[float, float, float]:
    """Left, top and height of a space; the track runs around the board as the clock does, from the upper left on."""
    if space <= COLUMNS:
        return (space - 1) * CELL, 0, ENDS
    if space <= COLUMNS + ROWS - 2:
        return WIDTH - CELL, ENDS + (space - COLUMNS - 1) * TALL, TALL
    if space <= 2 * COLUMNS + ROWS - 2:
        return (2 * COLUMNS + ROWS - 2 - space) * CELL, HEIGHT - ENDS, ENDS
    return 0, ENDS + (RING - space) * TALL, TALL


def inside() -> tuple[float, float, float, float]:
    """Left, top, width and height of what the track leaves free."""
    left, top = CELL + MARGIN, ENDS + MARGIN
    return left, top, WIDTH - 2 * left, HEIGHT - 2 * top


def ring(canvas: Canvas, view: View) -> None:
    canvas.rect(-4, -4, WIDTH + 8, HEIGHT + 8, "#6b4526", rx=7)
    canvas.rect(-4, -4, WIDTH + 8, 4, "#b98a58", rx=2, opacity=0.7)
    canvas.rect(0, 0, WIDTH, HEIGHT, "#efe1c4", rx=3)
    green = canvas.gradient("meadow", ((0, "#cfd3a0"), (1, "#b7bf85")))
    canvas.rect(CELL, ENDS, WIDTH - 2 * CELL, HEIGHT - 2 * ENDS, green, stroke="#8d6f4e", stroke_width=1)
    canvas.rect(CELL, ENDS, WIDTH - 2 * CELL, 3, SHADE, opacity=0.2)
    spaces = range(1, min(view["track_spaces"], RING) + 1)
    edge, wide = "#a98558", 0.8
    canvas.path(boxes([space for space in spaces if space % FIVE]), stroke=edge, stroke_width=wide)
    for space in spaces:
        x, y, tall = place(space)
        gilded = space % FIVE == 0
        if gilded:
            gold: dict[str, str | float | None] = {
                "rx": 1.5,
                "fill_opacity": 0.75,
                "stroke": edge,
                "stroke_width": wide,
            }
            canvas.rect(x + 0.5, y + 0.5, CELL - 1, tall - 1, "url(#gold)", **gold)
        canvas.text(x + CELL / 2, y + tall / 2 + 4, str(space), 12, "bold" if gilded else "text", "#553f2e", "middle")


def boxes(spaces: Sequence[int]) -> str:
    """The outlines of spaces, as one path."""
    drawn = []
    for x, y, tall in map(place, spaces):
        drawn.append(f"M{x + 0.5:g} {y + 0.5:g}h{CELL - 1}v{tall - 1}h-{CELL - 1}z")
    return "".join(drawn)


def standing(canvas: Canvas, view: View) -> None:
    """The painters, those on one space beside each other; whoever has not left the start stands before the first."""
    spaces: dict[int, list[int]] = {}
    for person in sorted(view["people"], key=lambda one: (one["score"], one["start_space"] or 0)):
        spaces.setdefault(space_of(person, view["track_spaces"]), []).append(person["painter"])
    for space, painters in spaces.items():
        x, y, tall = place(space)
        apart = min(FIGURE * 0.6, (CELL - FIGURE + 14) / max(len(painters) - 1, 1))
        left = x + CELL / 2 - FIGURE / 2 - apart * (len(painters) - 1) / 2
        for number, painter in enumerate(painters):
            canvas.piece("painter", max(left, -6) + apart * number, y + tall / 2 - 22, FIGURE, seat=painter)


def space_of(person: View, lap: int) -> int:
    if person["start_space"] is not None or person["score"] < 1:
        return 1
    return min((int(person["score"]) - 1) % lap + 1, RING)
