"""Room in an estate: where pieces go, and which place leaves most for what is still wanted."""

from math import log

from bottega.games.princes.actions import CELLS, SIDE
from bottega.games.princes.components import Components

ALL = (1 << CELLS) - 1
LEFT = sum([1 << row * SIDE for row in range(SIDE)])
RIGHT = LEFT << SIDE - 1
TOUCHING = 2  # builders that allow buildings to touch
CONSIDERED = 20

Ways = tuple[tuple[int, tuple[int, ...]], ...]


def beside(cells: int) -> int:
    spread = cells << SIDE | cells >> SIDE | (cells & ~RIGHT) << 1 | (cells & ~LEFT) >> 1
    return spread & ALL & ~cells


def places(ways: Ways, area: int) -> int:
    """How many places a piece has on these cells."""
    total = 0
    for corners, steps in ways:
        for step in steps:
            corners &= area >> step
        total += corners.bit_count()
    return total


def some_place(ways: Ways, area: int) -> int:
    """The cells of one place on these cells, or 0."""
    for corners, steps in ways:
        for step in steps:
            corners &= area >> step
        if corners:
            return cells_at(steps, (corners & -corners).bit_length() - 1)
    return 0


def cells_at(steps: tuple[int, ...], corner: int) -> int:
    return sum([1 << corner + step for step in steps])


def covered(ways: Ways, place: int) -> int:
    return cells_at(ways[place // CELLS][1], place % CELLS)


def building_area(area: int, near: int, builders: int) -> int:
    return area if builders >= TOUCHING else area & ~near


def fitting(c: Components, area: int, near: int, builders: int, wanted: int) -> int:
    """Those of the wanted buildings that have a place now."""
    free = building_area(area, near, builders)
    kinds = len(c.landscape_ids)
    return sum([1 << i for i in range(len(c.building_ids)) if wanted >> i & 1 and some_place(c.ways[kinds + i], free)])


def still_to_build(c: Components, area: int, near: int, builders: int, wanted: int, most: int) -> int:
    """About how many of these buildings still go in one after the other, small ones first."""
    kinds = len(c.landscape_ids)
    by_size = sorted([i for i in range(len(c.building_ids)) if wanted >> i & 1], key=lambda i: -c.building_sizes[i])
    built = 0
    for building in by_size:
        if built == most:
            break
        cells = some_place(c.ways[kinds + building], building_area(area, near, builders))
        if cells:
            built += 1
            area &= ~cells
            near |= beside(cells)
    return built


def best_place(
    c: Components, piece: int, choices: list[int], area: int, near: int, builders: int, wanted: dict[int, float]
) -> int:
    """The place that leaves most places for the pieces he still wants, each with its weight."""
    kinds = len(c.landscape_ids)
    ways = c.ways[piece]

    def blocked(place: int) -> int:
        cells = covered(ways, place)
        around = beside(cells) & area
        if piece >= kinds and builders < TOUCHING:
            # Cells beside two buildings are lost only once, and those beside the palace were lost before.
            return (around & ~near).bit_count()
        return around.bit_count()

    def left(place: int) -> float:
        cells = covered(ways, place)
        rest = area & ~cells
        for_buildings = building_area(rest, near | beside(cells) if piece >= kinds else near, builders)
        room = 0.01 * for_buildings.bit_count()
        for other, weight in wanted.items():
            room += weight * log(0.05 + places(c.ways[other], rest if other < kinds else for_buildings))
        return room

    short = sorted(choices, key=lambda place: (blocked(place), place))[:CONSIDERED]
    return max(short, key=left)
