"""The planning sheet: apprentices by column, tiles that cover columns, and those who are ill."""

from itertools import combinations
from typing import NamedTuple

from bottega.bots.journeyman.fresco.extras import Cover, Extras


class Plan(NamedTuple):
    market: int
    cathedral: int
    studio: int
    workshop: int
    last: int


def subsets(covers: tuple[Cover, ...]) -> list[tuple[Cover, ...]]:
    return [some for count in range(len(covers) + 1) for some in combinations(covers, count)]


def has_room(plan: Plan, covers: tuple[Cover, ...]) -> bool:
    """Each tile needs a column of its own where nobody works, or no more than it leaves room for."""
    return not covers or len(laid(plan, covers)) == len(covers)


def laid(plan: Plan, covers: tuple[Cover, ...]) -> dict[int, Cover]:
    """Which tile lies on which column, the choosiest first."""
    found: dict[int, Cover] = {}
    for cover in sorted(covers, key=lambda cover: len(cover.columns)):
        for column in cover.columns:
            if column not in found and plan[column] <= cover.room:
                found[column] = cover
                break
    return found


class Sheet(NamedTuple):
    """A sheet as it should become; `ill` is the column of those who are, or -1; `pennies` lie on the market."""

    counts: tuple[int, ...]
    tiles: dict[int, str]
    ill: int
    pennies: int


def filled(plan: Plan, covers: tuple[Cover, ...], offered: Extras) -> Sheet:
    tiles = laid(plan, covers)
    counts = [count + (tiles[column].hands if column in tiles else 0) for column, count in enumerate(plan)]
    empty = [column for column, count in enumerate(plan) if not count and column not in tiles]
    ill = max(empty, key=offered.ill.__getitem__, default=-1)
    if ill >= 0 and not offered.ill[ill]:
        ill = -1
    return Sheet(tuple(counts), {column: cover.tile for column, cover in tiles.items()}, ill, offered.pennies)
