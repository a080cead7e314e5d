"""What all tables are made of: wood, parchment, the beam with the name of the game, numbers on discs."""

from bottega.pictures.art import look
from bottega.pictures.canvas import Canvas
from bottega.pictures.words import View, Words

BEAM = 54  # the height of the beam above a table
EDGE = 12  # of wood around what lies on it
SHADE = "#3c220c"
INK_ON_WOOD = "#f7eedb"
GRAIN = (0.07, 0.21, 0.33, 0.52, 0.64, 0.83, 0.94)


def table(canvas: Canvas) -> None:
    """The wood on which everything lies, lighter in the middle, with its grain."""
    wood = canvas.gradient("wood", ((0, "#c9ab80"), (0.5, "#d3b68c"), (1, "#b9966a")))
    canvas.rect(0, 0, canvas.wide, canvas.tall, wood, rx=10)
    for number, share in enumerate(GRAIN):
        y, bend = share * canvas.tall, 5 if number % 2 else -4
        half = canvas.wide / 2
        d = f"M0 {y:.0f}q{half / 2:.0f} {bend} {half:.0f} 0t{half:.0f} 0"
        canvas.path(d, stroke="#8d6a40", stroke_opacity=0.18, stroke_width=1.4)


def beam(canvas: Canvas, title: str, moment: str, view: View, words: Words) -> None:
    """The name of the game, how far it is, and who is asked."""
    dark = canvas.gradient("beam", ((0, "#5d3d22"), (0.08, "#7d5634"), (1, "#4b301b")))
    canvas.path(f"M0 {BEAM}V10a10 10 0 0 1 10-10H{canvas.wide - 10:.0f}a10 10 0 0 1 10 10V{BEAM}Z", dark)
    canvas.rect(0, BEAM, canvas.wide, 3, SHADE, opacity=0.25)
    canvas.piece("mark", 14, 9, 32)
    room = canvas.wide * 0.45
    wide = canvas.text(58, 25, title, 23, "display", INK_ON_WOOD, room=room)
    canvas.text(58, 43, moment, 14, "text", "#e6cfa2", room=max(room, wide))
    right = canvas.wide - 16
    said = words.turn(view)
    canvas.text(right, 25, said, 17, "bold", INK_ON_WOOD, "end", room=room)
    canvas.text(right, 43, words.eyes(view), 14, "text", "#e6cfa2", "end", room=room)


def sheet(canvas: Canvas, x: float, y: float, width: float, height: float, seat: int | None = None) -> None:
    """Parchment; with the colour of a seat along its left edge."""
    canvas.rect(x - 0.5, y + 2, width + 1, height, SHADE, rx=5, opacity=0.3)
    paper = canvas.gradient("paper", ((0, "#fbf4e4"), (0.5, "parchment"), (1, "#efe1c4")))
    canvas.rect(x, y, width, height, paper, rx=5)
    if seat is not None:
        edge = f"M{x + 5:.1f} {y:.1f}h-1a4 4 0 0 0-4 4v{height - 8:.1f}a4 4 0 0 0 4 4h1Z"
        canvas.path(edge, f"p{look(seat)}")


def heading(canvas: Canvas, x: float, y: float, text: str, icon: str = "", room: float | None = None) -> float:
    """The name of a place, after its icon; returns where it ends."""
    if icon:
        canvas.piece(icon, x, y - 14, 16, ink="#9c3d22")
        x += 22
    return x + canvas.text(x, y, text, 19, "display", room=room)


def disc(canvas: Canvas, x: float, y: float, number: int | str, size: float = 9) -> None:
    """A number on a small disc, around this point."""
    canvas.circle(x, y, size, "parchment", stroke="line", stroke_width=1)
    canvas.text(x, y + size * 0.46, str(number), size * 1.35, "bold", anchor="middle", room=size * 1.8)


def well(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """A hollow in which pieces stand."""
    hollow = canvas.gradient("well", ((0, "#c4ab83"), (0.35, "#dcc69e"), (1, "#e6d4b0")))
    canvas.rect(x, y, width, height, hollow, rx=4, stroke="line", stroke_opacity=0.6, stroke_width=0.8)


def shelf(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """A board of dark wood on which apprentices wait."""
    board = canvas.gradient("shelf", ((0, "#5f3d20"), (0.25, "#8a5f38"), (1, "#a97a4c")))
    canvas.rect(x, y, width, height, board, rx=3, stroke="#4b301b", stroke_width=1)
