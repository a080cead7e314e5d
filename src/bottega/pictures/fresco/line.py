"""A line of small pieces and numbers, one after another: what a module has laid out."""

from bottega.pictures.art import mixed
from bottega.pictures.canvas import Canvas
from bottega.pictures.paints import LETTERS

SIZE = 18
GAP = 12
GLASS = {"green": "#3f8f4f", "red": "#c0392b", "blue": "#2f62b5", "yellow": "#e8bd2f"}


class Line:
    """`x` is how far it is; everything stands around the height `y`."""

    def __init__(self, canvas: Canvas, x: float, y: float) -> None:
        self.canvas = canvas
        self.x = x
        self.y = y

    def gap(self, wide: float = GAP) -> "Line":
        self.x += wide
        return self

    def piece(self, name: str, size: float = SIZE, ink: str = "") -> "Line":
        self.canvas.piece(name, self.x, self.y - size / 2, size, ink=ink)
        self.x += size + 3
        return self

    def icon(self, name: str, ink: str = "#6b5039") -> "Line":
        return self.piece(f"i-{name}", 15, ink=ink)

    def shield(self, seat: int) -> "Line":
        self.canvas.piece("shield", self.x, self.y - 10, 16, seat=seat)
        self.x += 19
        return self

    def paint(self, paint: str, size: float = 17) -> "Line":
        return self.piece(f"g-{LETTERS[paint]}", size)

    def write(self, text: object, size: float = 15, face: str = "bold", fill: str = "ink") -> "Line":
        self.x += self.canvas.text(self.x, self.y + 5, str(text), size, face, fill) + 4
        return self

    def glass(self, colour: str, size: float = 13) -> "Line":
        """A pane, with the letter of its colour."""
        tint = GLASS[colour]
        self.canvas.rect(self.x, self.y - size / 2, size, size, tint, rx=1.5, stroke="#3a2113", stroke_width=1)
        light = mixed(tint, "#ffffff", 0.45)
        self.canvas.path(f"M{self.x + 2:.1f} {self.y + 2:.1f}l{size - 6} -{size - 6}", stroke=light, stroke_width=1.6)
        self.x += size + 2
        return self

    def card(self, wide: float, face: str = "#fbf4e4", ink: str = "ink", text: object = "") -> "Line":
        """A small card with a text on it."""
        self.canvas.rect(self.x + 1, self.y - 10, wide, 22, "#3c220c", rx=2.5, opacity=0.35)
        self.canvas.rect(self.x, self.y - 11, wide, 22, face, rx=2.5, stroke="#8d6f4e", stroke_width=0.8)
        said = str(text)
        if said:
            self.canvas.text(self.x + wide / 2, self.y + 5, said, 13, "bold", ink, "middle", wide - 8)
        self.x += wide + 5
        return self

    def deck(self, count: int, back: str = "#7a4a2d") -> "Line":
        """A pile of cards or tiles, face down, and how many they are."""
        for step in (4, 2, 0):
            self.canvas.rect(
                self.x + step, self.y - 10 + step / 2, 17, 20, back, rx=2, stroke="#fbf3df", stroke_width=1
            )
        self.x += 25
        return self.write(count).gap()

    def apart(self) -> "Line":
        """A thin line between two kinds of things."""
        self.x += 4
        self.canvas.path(f"M{self.x:.1f} {self.y - 10:.1f}v20", stroke="line", stroke_opacity=0.5, stroke_width=1)
        self.x += 10
        return self
