"""A position as numbers for a learner: what they are called, how many there are, between which bounds they lie."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Feature:
    """A named stretch of `size` numbers, each from `low` to `high`. What belongs to somebody begins with `own.` or with
    `rival.`: one stretch for each rival, from the left neighbour on round the table.

    >>> Feature("own.coins", "Thalers behind the screen", high=40.0)
    Feature(name='own.coins', about='Thalers behind the screen', size=1, low=0.0, high=40.0)
    """

    name: str
    about: str
    size: int = 1
    low: float = 0.0
    high: float = 1.0
