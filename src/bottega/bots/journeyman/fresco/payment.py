"""Whether paints are enough: one subtraction, for each colour has a field of its own (see the game's `paints`)."""

from collections.abc import Iterable
from typing import Protocol, TypeVar

from bottega.games.fresco.paints import GUARD


class Priced(Protocol):
    @property
    def cost(self) -> int: ...


Thing = TypeVar("Thing", bound=Priced)


def can_pay(paints: int, cost: int) -> bool:
    return ((paints | GUARD) - cost) & GUARD == GUARD


def payable(paints: int, things: Iterable[Thing]) -> list[Thing]:
    """Those that these paints can pay, one at a time."""
    guarded = paints | GUARD
    return [thing for thing in things if (guarded - thing.cost) & GUARD == GUARD]
