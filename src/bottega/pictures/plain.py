"""A game without a drawing of its own: its board in plain letters, on parchment."""

from bottega.pictures.canvas import Canvas
from bottega.pictures.furniture import sheet

SIZE, LINE, EDGE = 14, 19, 20
LETTER = 0.62  # how wide a place is for each letter, so that columns stay columns
NARROWEST = 320


def draw(board: str) -> Canvas:
    lines = board.splitlines()
    wide = max([len(line) for line in lines], default=0) * SIZE * LETTER + 2 * EDGE
    canvas = Canvas(max(wide, NARROWEST), len(lines) * LINE + 2 * EDGE)
    sheet(canvas, 1, 1, canvas.wide - 2, canvas.tall - 4)
    for number, line in enumerate(lines):
        in_columns(canvas, EDGE, EDGE + (number + 0.7) * LINE, line, "bold" if number == 0 else "text")
    return canvas


def in_columns(canvas: Canvas, x: float, y: float, line: str, face: str) -> None:
    """A line whose words begin where they do in letters of one width."""
    at = 0
    while at < len(line):
        end = at + 1
        while end < len(line) and not line[end - 1 : end + 1].isspace():
            end += 1
        word = line[at:end]
        if word.strip():
            left = len(word) - len(word.lstrip())
            canvas.text(x + (at + left) * SIZE * LETTER, y, word.strip(), SIZE, face, room=len(word) * SIZE * LETTER)
        at = end
