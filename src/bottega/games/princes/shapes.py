"""Pieces on the grid, as bit masks: all places of a piece in a handful of shifts.

A cell is a bit, row by row from the upper left. A piece lies in one of its orientations with the corner of its
rectangle on a cell; a *place* is a number that names both, as the action `place` does.
"""

from typing import Final

from bottega.games.princes.actions import CELLS, SIDE

ALL_CELLS: Final = (1 << CELLS) - 1
LEFT_COLUMN: Final = sum([1 << row * SIDE for row in range(SIDE)])
RIGHT_COLUMN: Final = LEFT_COLUMN << SIDE - 1

# Where the corner may be for the rectangle to stay inside the walls, and the cells as steps from the corner.
Orientation = tuple[int, tuple[int, ...]]


def orientations(rows: tuple[str, ...], mirrored: bool) -> tuple[Orientation, ...]:
    """The different ways an outline can lie: turned, and turned over if it has two sides.

    >>> [len(orientations(rows, True)) for rows in (("##", "##"), ("###",), ("##", "#."), ("####", "#..."))]
    [1, 2, 4, 8]
    """
    found: list[Orientation] = []
    for side in (rows, mirror(rows)) if mirrored else (rows,):
        lying = side
        for _ in range(4):
            orientation = orient(lying)
            if orientation not in found:
                found.append(orientation)
            lying = quarter_turned(lying)
    return tuple(found)


def quarter_turned(rows: tuple[str, ...]) -> tuple[str, ...]:
    """A quarter clockwise.

    >>> quarter_turned(("##", "#."))
    ('##', '.#')
    """
    return tuple(["".join(column) for column in zip(*rows[::-1], strict=True)])


def mirror(rows: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([row[::-1] for row in rows])


def orient(rows: tuple[str, ...]) -> Orientation:
    corners = 0
    for row in range(SIDE - len(rows) + 1):
        for column in range(SIDE - len(rows[0]) + 1):
            corners |= 1 << row * SIDE + column
    steps = tuple([r * SIDE + c for r, row in enumerate(rows) for c, square in enumerate(row) if square == "#"])
    return corners, steps


def places(ways: tuple[Orientation, ...], area: int) -> int:
    """All places of the piece on these cells, as a mask over places."""
    mask = 0
    shift = 0
    for corners, steps in ways:
        found = corners
        for step in steps:
            found &= area >> step
        if found:
            mask |= found << shift
        shift += CELLS
    return mask


def covered(ways: tuple[Orientation, ...], place: int) -> int:
    """The cells under a piece; none where it cannot lie."""
    if place >= CELLS * len(ways):
        return 0
    corners, steps = ways[place // CELLS]
    corner = place % CELLS
    if corners >> corner & 1 == 0:
        return 0
    cells = 0
    for step in steps:
        cells |= 1 << corner + step
    return cells


def beside(cells: int) -> int:
    """The cells that share a side with one of these."""
    around = cells << SIDE | cells >> SIDE
    around |= (cells & ~RIGHT_COLUMN) << 1 | (cells & ~LEFT_COLUMN) >> 1
    return around & ALL_CELLS & ~cells
