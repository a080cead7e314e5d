"""Choices that give something away for nothing."""

from bottega.games.princes.codes import END, RECRUIT, WORK
from bottega.games.princes.state import PrincesState


def wasted(s: PrincesState, seat: int, numbers: tuple[int, ...]) -> tuple[int, str, int] | None:
    """A turn that is ended with actions left, though something could be done with them."""
    left = s.rules.c.actions - s.acts
    useful = any(WORK <= number < RECRUIT for number in numbers)  # what takes an action
    return (END, "princes-actions", left) if END in numbers and left > 0 and useful else None
