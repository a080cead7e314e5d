"""What modules add to the planning sheet: a first apprentice at a place may do better there than in the base game,
tiles cover places where nobody works, and those who are ill go where none of the others are."""

from typing import NamedTuple

from bottega.bots.journeyman.fresco.places import COLUMNS

NO_COLUMN = (0.0,) * COLUMNS


class Cover(NamedTuple):
    """A covering tile: what it brings, how many apprentices it takes, which columns it likes best, and how many may
    work at its column all the same."""

    tile: str
    value: float
    hands: int
    columns: tuple[int, ...]
    room: int = 0


class Extras(NamedTuple):
    """`studio` and `workshop`: the worth of one apprentice there who does what a module offers; 0 for nothing.
    `ill`: the worth of those who are ill, by the column they go to. `worked`: what is added to each column where
    somebody works. `pennies`: how many go on the sheet."""

    studio: float = 0.0
    workshop: float = 0.0
    covers: tuple[Cover, ...] = ()
    ill: tuple[float, ...] = NO_COLUMN
    worked: tuple[float, ...] = NO_COLUMN
    pennies: int = 0


NOTHING = Extras()


def together(some: list[Extras]) -> Extras:
    """All of them on one sheet: an apprentice does the best of what is offered, what columns bring adds up."""
    if not some:
        return NOTHING
    return Extras(
        studio=max([extras.studio for extras in some]),
        workshop=max([extras.workshop for extras in some]),
        covers=tuple([cover for extras in some for cover in extras.covers if cover.value > 0]),
        ill=tuple([sum(column) for column in zip(*[extras.ill for extras in some], strict=True)]),
        worked=tuple([sum(column) for column in zip(*[extras.worked for extras in some], strict=True)]),
        pennies=sum([extras.pennies for extras in some]),
    )
