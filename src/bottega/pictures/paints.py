"""Paints as glyphs: a shape, a letter and a colour each."""

from collections.abc import Sequence

from bottega.pictures.canvas import Canvas

LETTERS = {
    "red": "R",
    "yellow": "Y",
    "blue": "B",
    "orange": "O",
    "green": "G",
    "purple": "P",
    "pink": "K",
    "brown": "N",
}


def glyph(canvas: Canvas, x: float, y: float, size: float, paint: str) -> None:
    canvas.piece(f"g-{LETTERS[paint]}", x, y, size)


def glyphs(canvas: Canvas, x: float, y: float, size: float, paints: Sequence[str], step: float = 1.06) -> float:
    """Side by side from here; returns where they end."""
    for number, paint in enumerate(paints):
        glyph(canvas, x + number * size * step, y, size, paint)
    return x + len(paints) * size * step


def centred(canvas: Canvas, x: float, y: float, size: float, paints: Sequence[str], room: float) -> None:
    """Side by side around this point, smaller where there is too little room."""
    if paints:
        size = min(size, room / len(paints) / 1.06)
        glyphs(canvas, x - len(paints) * size * 1.06 / 2, y - size / 2, size, paints)


def tint_of(paint: str) -> str:
    """The colour of a paint, as a token."""
    return LETTERS[paint]
