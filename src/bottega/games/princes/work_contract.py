"""What stands in a view of The Princes of Florence about works; the rest is in `contract.py`."""

from typing import Literal, TypedDict


class WorkTerm(TypedDict):
    """A term of a work's value: a wish, or what all jesters or all profession and recruiting cards add."""

    kind: Literal["wish", "jesters", "cards"]
    thing: str
    count: int
    points: int
    met: bool  # only those that are met count; together they are the value without bonus cards


class BegunWork(TypedDict):
    """A work that is being done."""

    profession: str
    value: int  # with the bonus cards that have been added
    without_bonuses: int
    terms: list[WorkTerm]
    florins: int  # that the bank pays for it
    best: int | None  # the value of the best work of this round so far; null before the first one
    compared: Literal["first", "beats", "ties", "less"]  # to that one


WorkWords = TypedDict("WorkWords", {"with": dict[str, int]})


class WorkPreview(WorkWords):
    """What a profession's work would be worth now; `with` each thing that it still misses."""

    profession: str
    value: int
    enough: bool
    with_jester: int
    with_bonuses: int
    best: int


class NextThing(TypedDict):
    """The item under the hammer, or outside of auctions the bonus cards in hand, and the work's value with it."""

    thing: str
    value: int


class HandWork(WorkPreview):
    """A profession in hand."""

    terms: list[WorkTerm]
    next: NextThing | None  # null: what one could get next adds nothing to the work
