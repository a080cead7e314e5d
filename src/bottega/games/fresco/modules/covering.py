"""Tiles with which a player covers a location of his own sheet, whichever modules bring them.

A module that has such a tile names it (`tile`), says how many apprentices have room on it (`tile_spaces`), where it may
lie now (`coverable`), and takes the player's turn when the covered location comes up (`cover_turn`). All tiles share
the rules here: one on a location, each once a round, on a column where nobody stands yet; they come off with the
apprentices.
"""

from typing import Any, Final

from bottega.core.actions import ActionTable
from bottega.games.fresco.actions import PLACES, Cover
from bottega.games.fresco.all_actions import covering_tiles
from bottega.games.fresco.events import CoverPlanned, TileLaid
from bottega.games.fresco.module import FrescoModule, Moves
from bottega.games.fresco.rules import Rules
from bottega.games.fresco.sheet import (
    COLUMNS,
    COUNTS,
    COVER_MASK,
    COVER_SHIFT,
    COVER_WIDTH,
    THEATRE,
    count_at,
    cover_at,
    unpack_plan,
    with_cover,
)
from bottega.games.fresco.state import FrescoState
from bottega.games.fresco.steps.planning import plan_on

ALL_COLUMNS: Final = (1 << COLUMNS) - 1
ALL_COVERS: Final = (1 << COVER_WIDTH * COLUMNS) - 1
FREE: Final = [
    sum([1 << column for column, here in enumerate(unpack_plan(counts)) if here == 0]) for counts in range(COUNTS + 1)
]

# The bit of a tile, its module, and its actions for each set of columns.
Offers = tuple[int, FrescoModule, list[int]]


class Covering(FrescoModule):
    """Not a module that one could choose: it comes to the table with the first tile."""

    name = "covering"

    def __init__(self, modules: list[FrescoModule], actions: ActionTable) -> None:
        self.tiles = covering_tiles(actions)
        here = [module.tile for module in modules]
        moves = [(number, action) for number, action in enumerate(actions.actions) if isinstance(action, Cover)]
        moves = [(number, action) for number, action in moves if action.tile in here]
        self.actions: tuple[int, ...] = tuple([number for number, _ in moves])
        # For each action the number of the tile, its column, and in which kind of round it is there (-1: in both).
        self.covers: list[tuple[int, int, int]] = [
            (self.tiles.index(action.tile) + 1, column_of(action.place), final_of(action.place)) for _, action in moves
        ]
        self.owners: tuple[FrescoModule, ...] = ()
        # The tiles that say where they may lie now, in a normal round and in the final one.
        self.picky: tuple[list[Offers], ...] = ([], [])
        # The actions with the others, in a normal round and in the final one, for the tiles used and the columns free.
        self.easy: tuple[list[int], ...] = ([], [])
        self.shift = 0  # the bit of the first cover in the menu
        self._lying: dict[int, int] = {}

    def join(self, rules: Rules) -> None:
        self.owners = rules.sheet_tiles
        self.shift = rules.plan_menu.ids.index(self.actions[0])
        easy: list[int] = []
        for number in sorted({number for number, _, _ in self.covers}):
            owner = self.owners[number]
            if type(owner).coverable is FrescoModule.coverable:
                easy.append(number)
            else:
                for final, tiles in enumerate(self.picky):
                    tiles.append((1 << number, owner, self.row(number, final)))
        for final, table in enumerate(self.easy):
            rows = [(number, self.row(number, final)) for number in easy]
            for used in range(2 << len(self.tiles)):
                for free in range(1 << COLUMNS):
                    table.append(sum([row[free] for number, row in rows if used >> number & 1 == 0]))

    def row(self, number: int, final: int) -> list[int]:
        """The actions with this tile for each set of columns."""
        return [self.bits(number, columns, final) for columns in range(1 << COLUMNS)]

    def bits(self, number: int, columns: int, final: int) -> int:
        """The actions with which this tile covers one of these columns."""
        found = 0
        for bit, (tile, column, kind) in enumerate(self.covers):
            if tile == number and columns >> column & 1 and kind != 1 - final:
                found |= 1 << bit
        return found

    def lying(self, covers: int) -> int:
        """The columns with a tile that has no space, those with a tile that has one, and the tiles that are used, all
        in one number. There are few ways to lay tiles, so the answer is kept."""
        found = 0
        for column in range(COLUMNS):
            number = covers >> COVER_WIDTH * column & COVER_MASK
            if number:
                found |= 1 << column + COLUMNS * self.owners[number].tile_spaces | 1 << number + 2 * COLUMNS
        self._lying[covers] = found
        return found

    def adds(self, menu: str) -> tuple[int, ...]:
        return self.actions if menu == "plan" else ()

    def planning(self, s: FrescoState, seat: int, mask: int) -> int:
        """Who stands on a tile takes its space; the tiles that are left may cover what is free."""
        plan = s.plans[seat]
        free = FREE[plan & COUNTS]
        used = 0
        covers = plan >> COVER_SHIFT & ALL_COVERS
        if covers:
            lying = self._lying.get(covers, 0) or self.lying(covers)
            used = lying >> 2 * COLUMNS
            without, with_one = lying & ALL_COLUMNS, lying >> COLUMNS & ALL_COLUMNS
            full = without | with_one & ~free
            free &= ~(without | with_one)
            if s.final and full >> THEATRE & 1:
                full ^= 1 << THEATRE | 1 << COLUMNS
            mask &= ~full
        final = s.final
        offers = self.easy[final][used << COLUMNS | free]
        for tile, owner, row in self.picky[final]:
            if used & tile == 0 and row[free]:
                offers |= row[free & owner.coverable(s, seat)]
        return mask | offers << self.shift

    def moves(self) -> list[Moves]:
        return [Moves(action, 1, self.cover, self.foresee, which) for which, action in enumerate(self.actions)]

    def cover(self, s: FrescoState, seat: int, which: int) -> None:
        number, column, _ = self.covers[which]
        plan_on(s, seat, with_cover(s.plans[seat], column, number))
        if s.log is not None:
            s.log.append(CoverPlanned(seat, self.tiles[number - 1], place_of(s, column)))

    def revealed(self, s: FrescoState) -> None:
        if s.log is None:
            return
        for seat in range(s.players):
            for column in range(COLUMNS):
                number = cover_at(s.sheets[seat], column)
                if number:
                    here = count_at(s.sheets[seat], column)
                    s.log.append(TileLaid(seat, self.tiles[number - 1], place_of(s, column), here))

    def foresee(self, s: FrescoState, seat: int, which: int) -> dict[str, Any]:
        number, column, _ = self.covers[which]
        return {
            "tile": self.tiles[number - 1],
            "place": place_of(s, column),
            "spaces": self.owners[number].tile_spaces,
        }


def column_of(place: str) -> int:
    return min(PLACES.index(place), THEATRE)


def final_of(place: str) -> int:
    """In which rounds the sheet has this place: -1 in all, 0 in normal ones, 1 in the final one."""
    return (-1, 0, 1)[max(0, PLACES.index(place) - THEATRE + 1)]


def place_of(s: FrescoState, column: int) -> str:
    return PLACES[COLUMNS if s.final and column == THEATRE else column]


def shown_covers(s: FrescoState, plan: int) -> list[str | None]:
    """The tile on each column of a sheet."""
    covers = [cover_at(plan, column) for column in range(COLUMNS)]
    return [s.rules.tiles[cover - 1] if cover else None for cover in covers]
