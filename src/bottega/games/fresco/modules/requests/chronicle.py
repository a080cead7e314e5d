"""What is told of the requests."""

from collections.abc import Sequence

from bottega.core.chronicle import BRIEF, LONG, PASSING, Args, Fact, Piece
from bottega.core.edition import Edition
from bottega.games.fresco.telling import Telling, each_gets_paints, paints, row_of


def request_fulfilled(edition: Edition, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    kind = row_of(edition, "requests", fact["request"])["type"]
    return {"request": Piece("request", kind), "segments": ", ".join(fact["segments"])}


def income_picked(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"paints": paints([facts[0]["paint"]])}


TELLING = Telling(
    {
        "request-fulfilled": request_fulfilled,
        "income-picked": income_picked,
        "request-income": each_gets_paints,
    },
    together=frozenset({"request-income"}),
    for_all=frozenset({"request-income"}),
    follows={"scored": frozenset({"request-fulfilled"})},
    places={"request-fulfilled": "workshop", "request-income": "prepare"},
    sources=frozenset({"request"}),
    weights={"income-picked": PASSING, "request-income": BRIEF, "request-fulfilled": LONG},
)
