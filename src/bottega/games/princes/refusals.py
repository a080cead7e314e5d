"""The piece in hand: its ways to lie, and for every place inside the walls that is not open, why not."""

from typing import Any, Final

from bottega.core.bits import bits
from bottega.games.princes.actions import CELL_NAMES, SIDE
from bottega.games.princes.rules import KINDS
from bottega.games.princes.shapes import Orientation, covered
from bottega.games.princes.state import PrincesState, plots_of

PALACE: Final = "palace"
ROOM: Final = "room"  # it would lie on something
TOUCH: Final = "touch"  # it would touch a building, or the palace


def placing(s: PrincesState, seat: int) -> dict[str, Any] | None:
    """What a seat that lays a piece must know. A place is named by the upper left cell of the rectangle it lies in."""
    if s.piece < 0 or s.actor != seat or s.menus[seat].name != "place":
        return None
    c, area, free = s.rules.c, s.area(seat, s.piece), s.free_cells(seat)
    laid = lying(s, seat)
    ways = []
    for corners, steps in c.ways[s.piece]:
        refused: dict[tuple[str, str], list[str]] = {}
        for corner in bits(corners):
            cells = [corner + step for step in steps]
            if not all(area >> cell & 1 for cell in cells):
                onto = [cell for cell in cells if free >> cell & 1 == 0]
                other = laid[onto[0]][0] if onto else touched(laid, cells)
                refused.setdefault((ROOM if onto else TOUCH, other), []).append(CELL_NAMES[corner])
        ways.append(
            {
                "rows": rows_of((corners, steps)),
                "refused": [{"why": why, "other": other, "at": at} for (why, other), at in refused.items()],
            }
        )
    return {"piece": c.piece_ids[s.piece], "ways": ways}


def rows_of(way: Orientation) -> list[str]:
    """The outline, `#` for each square."""
    steps = way[1]
    rows, columns = max(steps) // SIDE + 1, max([step % SIDE for step in steps]) + 1
    return ["".join(["#" if r * SIDE + c in steps else "." for c in range(columns)]) for r in range(rows)]


def lying(s: PrincesState, seat: int) -> dict[int, tuple[str, bool]]:
    """What lies on each cell of an estate, and whether it is a building; the palace counts as one."""
    c = s.rules.c
    found: dict[int, tuple[str, bool]] = dict.fromkeys(bits(c.palace), (PALACE, True))
    for piece, place in plots_of(s.plots[seat]):
        for cell in bits(covered(c.ways[piece], place)):
            found[cell] = (c.piece_ids[piece], piece >= KINDS)
    return found


def touched(laid: dict[int, tuple[str, bool]], cells: list[int]) -> str:
    """The first building beside these cells."""
    for cell in cells:
        column = cell % SIDE
        sides = [cell - SIDE, cell + SIDE]
        if column:
            sides.append(cell - 1)
        if column + 1 < SIDE:
            sides.append(cell + 1)
        for side in sides:
            if side in laid and laid[side][1]:
                return laid[side][0]
    raise ValueError("no building lies beside these cells")
