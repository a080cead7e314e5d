"""An estate with what lies on it, put together cell by cell from the drawings of `web/art/estate.js`."""

from collections.abc import Sequence
from typing import Any

from bottega.pictures.art import art, colour, look
from bottega.pictures.canvas import Canvas

Cell = tuple[int, int]  # row and column, from 0 on

LETTERS = "abcdefghijklmnopqrstuvwxyz"
SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))  # north, east, south, west: the bits of a cell's neighbours
LANDSCAPES = ("forest", "lake", "park")
GROUND = {"forest": "#6d8f4e", "lake": "#8aa85e", "park": "#a9c07a"}
PALACE = "palace"
DARK = "#2f1508"
WALL = "#efdcb6"
OTHER_ROOF = "#8d6f4e"
POND = 6  # from the edge of a lake to its water
LAWN = "#d8dcb0"


def parts() -> dict[str, Any]:
    known: dict[str, Any] = art()["estate"]
    return known


def cell_of(name: str) -> Cell:
    return int(name[1:]) - 1, LETTERS.index(name[0])


def cells_of(shape: Sequence[str]) -> list[Cell]:
    """
    >>> cells_of(["#.", "##"])
    [(0, 0), (1, 0), (1, 1)]
    """
    return [(row, column) for row, line in enumerate(shape) for column, sign in enumerate(line) if sign == "#"]


def grounds(canvas: Canvas, x: float, y: float, side: float, view: dict[str, Any], person: dict[str, Any]) -> None:
    """A whole estate, as wide as `side`."""
    many = view["estate"]["side"]
    unit = parts()["cell"]
    with canvas.moved(x, y, side / (many * unit)):
        canvas.rect(-6, -6, many * unit + 12, many * unit + 12, "#5f3d20", rx=6)
        canvas.rect(-1, -1, many * unit + 2, many * unit + 2, "#b9c07f", rx=2)
        lawn = "".join(
            [
                f"M{column * unit + 1} {row * unit + 1}h{unit - 2}v{unit - 2}h-{unit - 2}z"
                for row in range(many)
                for column in range(many)
            ]
        )
        canvas.path(lawn, LAWN)
        palace = [cell_of(name) for name in view["estate"]["palace"]]
        lying = [(plot["piece"], [cell_of(name) for name in plot["cells"]]) for plot in person["estate"]]
        for kind, cells in sorted([(PALACE, palace), *lying], key=lambda one: min(one[1])):
            piece_on(canvas, kind, cells, person["seat"])


def piece_on(canvas: Canvas, kind: str, cells: Sequence[Cell], seat: int = 0) -> None:
    """A piece on its cells, in units of the drawings."""
    outline(canvas, "outline", cells, DARK, stroke=DARK, stroke_width=2.4, stroke_linejoin="round")
    if kind in LANDSCAPES:
        outline(canvas, "outline", cells, GROUND[kind])
        LAYING[kind](canvas, cells)
    else:
        building(canvas, kind, cells, seat)


def beside(cells: Sequence[Cell], cell: Cell) -> int:
    """On which sides a cell has neighbours of the same piece."""
    row, column = cell
    return sum([1 << side for side, (down, right) in enumerate(SIDES) if (row + down, column + right) in cells])


def outline(canvas: Canvas, name: str, cells: Sequence[Cell], fill: str, **more: str | float | None) -> None:
    """The squares of a piece, joined to each other, in one colour."""
    unit = parts()["cell"]
    canvas.open(fill=fill, **more)
    for row, column in cells:
        bits = beside(cells, (row, column))
        canvas.drawing((name, bits), f'<path d="{parts()[name][bits]}"/>', column * unit, row * unit)
    canvas.close()


def building(canvas: Canvas, kind: str, cells: Sequence[Cell], seat: int) -> None:
    unit, known = parts()["cell"], parts()
    outline(canvas, "outline", cells, WALL)
    fronts = [(row, column) for row, column in cells if (row + 1, column) not in cells]
    for number, (row, column) in enumerate(fronts):
        if number == 0:
            canvas.drawing(("door",), known["door"], column * unit, row * unit)
        else:  # drawn one cell to the right
            canvas.drawing(("windows",), known["windows"], (column - 1) * unit, row * unit)
    outline(canvas, "roof", cells, known["roofs"].get(kind, OTHER_ROOF))
    outline(canvas, "roof", cells, "url(#rooftile)")
    for row, column in cells:
        bits = beside(cells, (row, column))
        canvas.drawing(("edges", bits), known["edges"][bits], column * unit, row * unit)
    if kind == PALACE:
        palace(canvas, cells, seat)
    else:
        sign(canvas, kind, cells)


def palace(canvas: Canvas, cells: Sequence[Cell], seat: int) -> None:
    """Tower and dome, with the flag of whose estate it is."""
    top, left = corner(cells)
    wide = max([column for _, column in cells]) - left
    drawn = parts()["palace"]["wide" if wide > 1 else "tall"].replace("var(--pc)", colour(f"p{look(seat)}"))
    canvas.drawing((PALACE, wide, seat), drawn, left * parts()["cell"], top * parts()["cell"])


def sign(canvas: Canvas, kind: str, cells: Sequence[Cell]) -> None:
    """What the building is, on the cell with most neighbours."""
    unit = parts()["cell"]

    def inner(cell: Cell) -> float:
        row, column = cell
        return beside(cells, cell).bit_count() + (0 if (row + 1, column) in cells else 0.5)

    row, column = max(cells, key=inner)
    x, y = column * unit + unit / 2, row * unit + (unit / 2 if (row + 1, column) in cells else 15)
    canvas.circle(x, y, 11.5, "#fbf1da", stroke="#3a1a0c", stroke_width=1.2)
    canvas.piece(f"i-{kind}", x - 7.5, y - 7.5, 15, ink="#3a1a0c")


def forest(canvas: Canvas, cells: Sequence[Cell]) -> None:
    unit, trees = parts()["cell"], parts()["forest"]
    for row, column in cells:
        kind = (row * 3 + column) % len(trees)
        canvas.drawing(("trees", kind), trees[kind], column * unit, row * unit)


def lake(canvas: Canvas, cells: Sequence[Cell]) -> None:
    unit = parts()["cell"]
    top, left = corner(cells)
    tall = (max([row for row, _ in cells]) - top + 1) * unit - 2 * POND
    wide = (max([column for _, column in cells]) - left + 1) * unit - 2 * POND
    edge: dict[str, str | float | None] = {"stroke": "#1f4f70", "stroke_width": 1}
    canvas.rect(left * unit + POND, top * unit + POND, wide, tall, "url(#water)", rx=13, **edge)
    for number, (row, column) in enumerate(cells):
        canvas.drawing(("waves",), parts()["waves"], column * unit, row * unit)
        if number == 1:  # drawn one cell to the right
            canvas.drawing(("swan",), parts()["swan"], (column - 1) * unit, row * unit)


def park(canvas: Canvas, cells: Sequence[Cell]) -> None:
    unit, beds = parts()["cell"], parts()["park"]
    for number, (row, column) in enumerate(cells):
        kind = min(number, 1)  # a fountain, then flowers, which are drawn one cell to the right
        canvas.drawing(("bed", kind), beds[kind], (column - kind) * unit, row * unit)


LAYING = {"forest": forest, "lake": lake, "park": park}


def corner(cells: Sequence[Cell]) -> Cell:
    return min([row for row, _ in cells]), min([column for _, column in cells])
