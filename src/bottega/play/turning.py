"""Where a game turned: the moves after which somebody's lead was another than before.

This looks at points alone, which everybody sees. A review that knows chances can put its own list in this one's place:
whoever shows turning points asks for `TurningPoint`s and does not care how they were found.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

MOST = 4
APART = 8  # moves between two of them: what follows at once belongs to the same turn of events
LEAST = 3  # points


class TurningPoint(NamedTuple):
    move: int
    seat: int  # whose lead changed most
    change: int  # by so many points


def turning_points(scores: Sequence[Sequence[int]]) -> list[TurningPoint]:
    """The moves that changed a lead most, in the order of the game. `scores` has the points after each move.

    >>> turning_points([(0, 0), (6, 0), (6, 2)] + [(6, 2)] * 8 + [(6, 12)])
    [TurningPoint(move=1, seat=0, change=6), TurningPoint(move=11, seat=1, change=10)]
    """
    if not scores or len(scores[0]) < 2:
        return []
    return largest([swing(number, scores[number - 1], scores[number]) for number in range(1, len(scores))], LEAST)


def largest(found: Iterable[TurningPoint], least: int) -> list[TurningPoint]:
    """Those with the largest changes, in the order of the game: not too many, not too near to each other."""
    chosen: list[TurningPoint] = []
    for point in sorted(found, key=lambda one: (-abs(one.change), one.move)):
        if abs(point.change) < least or len(chosen) == MOST:
            break
        if all(abs(point.move - other.move) >= APART for other in chosen):
            chosen.append(point)
    return sorted(chosen)


def swing(move: int, before: Sequence[int], after: Sequence[int]) -> TurningPoint:
    """Whose lead a move changed most. Among equals it is whoever gained: that is whose move it is told as."""
    if before == after:
        return TurningPoint(move, 0, 0)
    changes = [lead(after, seat) - lead(before, seat) for seat in range(len(after))]
    seat = max(range(len(changes)), key=lambda one: (abs(changes[one]), changes[one]))
    return TurningPoint(move, seat, changes[seat])


def lead(scores: Sequence[int], seat: int) -> int:
    """Over the best of the others."""
    return scores[seat] - max(points for other, points in enumerate(scores) if other != seat)
