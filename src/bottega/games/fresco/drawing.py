"""What the drawings of the table and of the modules share: a view, a part of it, and what each seat has."""

from collections.abc import Callable
from typing import Any

from bottega.core.drawing import listed

View = dict[str, Any]
Facts = dict[str, Any]


def by_seat(things: list[Any], drawn: Callable[[Any], str]) -> str:
    """What each seat has, without those who have nothing."""
    return listed([f"seat {seat} {drawn(thing)}" for seat, thing in enumerate(things) if thing])
