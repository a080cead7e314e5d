"""What is told of the wall fresco."""

from collections.abc import Sequence

from bottega.core.chronicle import BRIEF, LONG, Args, Fact
from bottega.core.edition import Edition
from bottega.games.fresco.telling import Telling, each_gets_paints, paints


def wall_restored(edition: Edition, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"section": fact["section"], "paints": paints([fact["paint"]]), "income": paints([fact["income"]])}


def wall_tiles_exchanged(edition: Edition, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"sections": ", ".join(fact["sections"]), "paints": paints([fact["colour"]])}


TELLING = Telling(
    {
        "wall-restored": wall_restored,
        "wall-tiles-exchanged": wall_tiles_exchanged,
        "wall-income": each_gets_paints,
    },
    together=frozenset({"wall-income"}),
    for_all=frozenset({"wall-income"}),
    follows={"scored": frozenset({"wall-restored"})},
    places={"wall-tiles-exchanged": "workshop", "wall-income": "prepare"},
    spots={"wall-restored": "drawer-wall", "wall-income": "drawer-wall"},
    sources=frozenset({"wall"}),
    weights={"wall-income": BRIEF, "wall-restored": LONG},
)
