"""How a part of Fresco tells what happened: the base game has one telling, and each module one of its own."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from bottega.core.chronicle import Arg, Args, Fact, Piece
from bottega.core.edition import Edition

Details = Callable[[Edition, Sequence[Fact]], Args]
NOTHING: frozenset[str] = frozenset()
AT_THE_END = "over"  # the place of what is told after the last round


@dataclass(frozen=True, slots=True)
class Telling:
    """What is told of some kinds of facts, and how.

    `details` gives the arguments of each kind. Facts of one painter in a row whose kind is in `together` make one
    sentence, those in `for_all` one for everybody. A kind in `follows` goes on in the line of what came just before,
    when that is one of the kinds given. `places` are the places for the headings, `spots` those on the board where
    they differ. Points of these `sources` are told in a sentence of their own. `weights` says for how many beats a kind
    is worth a look, where that is not the usual; what is in `suffered` concerns the painter it happens to.
    """

    details: dict[str, Details]
    unsaid: frozenset[str] = NOTHING
    together: frozenset[str] = NOTHING
    for_all: frozenset[str] = NOTHING
    follows: dict[str, frozenset[str]] = field(default_factory=dict)
    places: dict[str, str] = field(default_factory=dict)
    spots: dict[str, str] = field(default_factory=dict)
    sources: frozenset[str] = NOTHING
    weights: dict[str, int] = field(default_factory=dict)
    suffered: frozenset[str] = NOTHING


def joined(tellings: Sequence[Telling]) -> Telling:
    """All of them as one."""
    follows: dict[str, frozenset[str]] = {}
    for telling in tellings:
        for kind, before in telling.follows.items():
            follows[kind] = follows.get(kind, NOTHING) | before
    return Telling(
        {kind: details for telling in tellings for kind, details in telling.details.items()},
        NOTHING.union(*[telling.unsaid for telling in tellings]),
        NOTHING.union(*[telling.together for telling in tellings]),
        NOTHING.union(*[telling.for_all for telling in tellings]),
        follows,
        {kind: place for telling in tellings for kind, place in telling.places.items()},
        {kind: spot for telling in tellings for kind, spot in telling.spots.items()},
        NOTHING.union(*[telling.sources for telling in tellings]),
        {kind: weight for telling in tellings for kind, weight in telling.weights.items()},
        NOTHING.union(*[telling.suffered for telling in tellings]),
    )


# --- arguments that several have -----------------------------------------------------------------------------------


def nothing(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {}


def these(*names: str) -> Details:
    """Numbers and words that the fact tells as they are."""

    def details(edition: Edition, facts: Sequence[Fact]) -> Args:
        return {name: facts[0][name] for name in names}

    return details


def each_gets_paints(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"incomes": Piece("paints-each", [[fact["painter"], list(fact["paints"])] for fact in facts])}


def paints(colours: Iterable[str]) -> Piece:
    return Piece("paints", list(colours))


def place(name: str) -> Piece:
    return Piece("place", name)


def place_inside(name: str) -> Piece:
    """As it is written inside a sentence."""
    return Piece("place-inside", name)


def signed(number: int) -> Piece:
    return Piece("signed", number)


def yes(answer: object) -> str:
    return "yes" if answer else "no"


def total(facts: Sequence[Fact], name: str) -> int:
    return sum([fact[name] for fact in facts])


def row_of(edition: Edition, table: str, name: str) -> dict[str, Arg]:
    """What the edition says of one of its things."""
    rows: list[dict[str, Arg]] = edition.tables[table]["items"]
    return next(row for row in rows if row["id"] == name)
