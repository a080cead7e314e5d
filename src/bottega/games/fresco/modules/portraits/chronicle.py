"""What is told of the portraits."""

from collections.abc import Sequence

from bottega.core.chronicle import BRIEF, PASSING, Args, Fact, Piece
from bottega.core.edition import Edition
from bottega.games.fresco.telling import Telling, row_of


def portraits_shown(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"cards": names(edition, facts[0]["cards"]), "deck": facts[0]["deck"]}


def portraits_removed(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"cards": names(edition, facts[0]["cards"])}


def portrait_taken(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"card": names(edition, [facts[0]["card"]])}


def names(edition: Edition, cards: Sequence[str]) -> Piece:
    return Piece("portraits", [row_of(edition, "portraits", card)["name"] for card in cards])


TELLING = Telling(
    {
        "portraits-shown": portraits_shown,
        "portraits-removed": portraits_removed,
        "portrait-taken": portrait_taken,
    },
    follows={"rewarded": frozenset({"portrait-taken"}), "scored": frozenset({"portrait-taken"})},
    places={"portrait-taken": "studio"},
    spots={"portraits-shown": "studio", "portraits-removed": "studio"},
    sources=frozenset({"portrait"}),
    weights={"portraits-shown": BRIEF, "portraits-removed": PASSING},
)
