"""The market of Fresco: four booths with their tiles."""

from bottega.pictures.canvas import Canvas
from bottega.pictures.fresco.places import CREW_ROW, crew
from bottega.pictures.furniture import heading, sheet
from bottega.pictures.paints import centred
from bottega.pictures.words import View, Words

GAP = 8
AWNINGS = 4
AWNING = 22
PLANK = 8
ACROSS = 2  # booths, and tiles in a booth


def draw(canvas: Canvas, x: float, y: float, width: float, height: float, view: View, words: Words) -> None:
    sheet(canvas, x, y, width, height)
    heading(canvas, x + 10, y + 21, words("fresco-market"), "i-market", width / 2)
    bag = words("fresco-market-bag", tiles=view["bag"])
    canvas.text(x + width - 10, y + 20, bag, 13.5, "text", "ink-3", "end", 130)
    rows = -(-len(view["booths"]) // ACROSS)
    wide = (width - 20 - GAP) / ACROSS
    tall = (height - 34 - CREW_ROW - 6 - GAP * (rows - 1)) / rows
    for number, booth in enumerate(view["booths"]):
        left = x + 10 + number % ACROSS * (wide + GAP)
        if number == len(view["booths"]) - 1 and number % ACROSS == 0:  # the odd one stands in the middle
            left += (wide + GAP) / ACROSS
        stall(canvas, left, y + 32 + number // ACROSS * (tall + GAP), wide, tall, booth, number, words)
    crew(canvas, x + 10, y + height - CREW_ROW - 1, width - 20, view, "market")


def stall(
    canvas: Canvas, x: float, y: float, width: float, height: float, booth: View, number: int, words: Words
) -> None:
    inner = canvas.gradient("stall", ((0, "#a98e6c"), (1, "#d2bb97")))
    canvas.rect(x, y + 6, width, height - 6, inner, rx=3, stroke="#4a2815", stroke_width=1.2)
    spaces = booth["spaces"]
    if any(space is not None and not space["bought"] for space in spaces):
        goods(canvas, x, y + AWNING, width, height - AWNING - PLANK, spaces)
    else:
        canvas.piece("shutter", x + 3, y + AWNING - 4, width - 6, height - AWNING - 2)
        canvas.rect(x + width / 2 - 32, y + height / 2 + 1, 64, 20, "#f7eedb", rx=2, stroke="#4a2815", stroke_width=0.8)
        said = words("fresco-booth-empty")
        canvas.text(x + width / 2, y + height / 2 + 15, said, 13, "bold", "ink", "middle", 58)
    canvas.rect(x, y + height - PLANK, width, PLANK, "#8a5f38", rx=2, stroke="#4a2815", stroke_width=1)
    canvas.piece(f"awning-{number % AWNINGS}", x - 3, y, width + 6, AWNING + 3)
    canvas.rect(x + width / 2 - 17, y + 3, 34, 17, "#f7eedb", rx=2, stroke="#4a2815", stroke_width=0.8)
    canvas.text(x + width / 2, y + 16, booth["booth"], 14, "display", anchor="middle")


def goods(canvas: Canvas, x: float, y: float, width: float, height: float, spaces: list[View | None]) -> None:
    """The tiles; a gap where one has been bought."""
    rows = max(-(-len(spaces) // ACROSS), 1)
    wide, tall = (width - 12) / ACROSS, min((height - 8) / rows, 34)
    top = y + (height - tall * rows) / 2 + 1
    for number, space in enumerate(spaces):
        if space is None or space["bought"]:
            continue
        left = x + 6 + number % ACROSS * wide
        if number == len(spaces) - 1 and number % ACROSS == 0:  # the odd one lies in the middle
            left = x + (width - wide) / 2
        over = top + number // ACROSS * tall
        canvas.rect(left + 2.5, over + 4, wide - 5, tall - 5, "#3c220c", rx=2, opacity=0.45)
        canvas.rect(left + 2, over + 2, wide - 4, tall - 5, "#fbf4e4", rx=2, stroke="#8d6f4e", stroke_width=0.7)
        centred(canvas, left + wide / 2, over + tall / 2 - 0.5, 17, space["paints"], wide - 10)
