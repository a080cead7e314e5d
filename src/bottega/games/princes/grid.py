"""All places of several pieces at once: one long mask, from which a covered cell is taken with a single `and`."""

from typing import Final

from bottega.games.princes.actions import CELLS, SIDE
from bottega.games.princes.shapes import ALL_CELLS, Orientation

ROW: Final = (1 << SIDE) - 1
ROWS: Final = 1 << SIDE  # ways in which a row can be covered

# An area, and the places on it.
Known = tuple[int, int]


class Grid:
    """For each of these pieces a stretch of the mask holds its places, numbered as in `places`. After each stretch a
    bit is left free: a full stretch is added, and where there was a place the sum runs over into it."""

    __slots__ = ("_ends", "_everything", "_firsts", "_fitting", "_full", "_left_by", "_starts", "_stretches")

    def __init__(self, ways: tuple[tuple[Orientation, ...], ...], starts: tuple[int, ...]) -> None:
        """`starts` are the areas of an empty estate, the smallest first."""
        covering = [0] * CELLS  # for each cell, the places that cover it
        self._firsts: list[int] = []
        self._stretches: list[int] = []
        self._everything = 0
        self._full = 0
        self._ends = 0
        first = 0
        for orientations in ways:
            self._firsts.append(first)
            self._stretches.append((1 << CELLS * len(orientations)) - 1)
            for corners, steps in orientations:
                self._everything |= corners << first
                for corner in range(CELLS):
                    if corners >> corner & 1:
                        for step in steps:
                            covering[corner + step] |= 1 << first + corner
                first += CELLS
            self._full |= self._stretches[-1] << self._firsts[-1]
            self._ends |= 1 << first
            first += 1
        self._fitting: dict[int, int] = {}  # for each set of ends, the pieces they belong to
        # What is left when cells of one row are covered, row by row.
        self._left_by: list[int] = []
        for row in range(SIDE):
            for covered in range(ROWS):
                lost = 0
                for column in range(SIDE):
                    if covered >> column & 1:
                        lost |= covering[row * SIDE + column]
                self._left_by.append(self._everything & ~lost)
        whole = (ALL_CELLS, self._everything)
        self._starts: tuple[Known, ...] = (whole,)
        self._starts = (*[self.narrowed(whole, area) for area in starts], whole)

    def start(self) -> Known:
        return self._starts[0]

    def narrowed(self, known: Known, area: int) -> Known:
        """The places on this area, worked out from an area looked at before."""
        before, spots = known
        if area & ~before:
            for start in self._starts:
                before, spots = start
                if area & ~before == 0:
                    break
        covered = before & ~area
        row = 0
        while covered:
            part = covered & ROW
            if part:
                spots &= self._left_by[row + part]
            covered >>= SIDE
            row += ROWS
        return area, spots

    def places(self, spots: int, piece: int) -> int:
        return spots >> self._firsts[piece] & self._stretches[piece]

    def fitting(self, spots: int, pieces: int) -> int:
        """Those of these pieces that have a place."""
        ends = spots + self._full & self._ends
        found = self._fitting.get(ends)
        if found is None:
            found = 0
            for piece in range(len(self._firsts)):
                if self.places(spots, piece):
                    found |= 1 << piece
            self._fitting[ends] = found
        return found & pieces
