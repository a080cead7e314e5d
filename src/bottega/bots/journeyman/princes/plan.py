"""A plan for the rest of the game: what it is made of."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

# Moves of a plan.
WORK, WORK_DRAWN, WORK_RECRUITED, BUILD, BUILD_ANY, INTRODUCE, DRAW_PROFESSION, DRAW_BONUS, BUY = range(9)


class Move(NamedTuple):
    kind: int
    what: int
    cost: int
    income: int
    round: int


Trail = tuple[Any, ...] | None  # (move, the trail before it)


class Node(NamedTuple):
    """A plan as far as it goes."""

    points: float
    florins: int
    paid: int  # what works have brought: the most that can become points
    offers: int
    todo: int  # professions in hand, as a mask over their places in the hand
    drawn: int  # professions drawn in the plan
    recruits: int
    jesters: int
    cards: int
    bonus: float
    extra: int  # buildings built for their points only
    works: int
    turn: int
    trail: Trail


@dataclass(frozen=True)
class Plan:
    value: float
    end: Node

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        made = []
        trail = self.end.trail
        while trail is not None:
            move, trail = trail
            made.append(move)
        return tuple(reversed(made))

    def first(self, now: int) -> Move | None:
        """The next move of this round, if there is one."""
        return next((move for move in self.moves if move.round == now), None)

    def moves_of(self, now: int) -> list[Move]:
        return [move for move in self.moves if move.round == now]
