"""What is told of the glaziers."""

from collections.abc import Sequence

from bottega.core.chronicle import BRIEF, LONG, PASSING, Args, Fact, Piece
from bottega.core.edition import Edition
from bottega.games.fresco.telling import Telling, paints, row_of, signed, total


def glass_drawn(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"paints": paints(facts[0]["colours"])}


def glass_bought(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"paints": paints([fact["colour"] for fact in facts]), "price": total(facts, "price")}


def glass_used(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"paints": paints([fact["colour"] for fact in facts])}


def window_chosen(edition: Edition, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"paints": panes(edition, fact["window"]), "price": fact["price"], "segment": fact["segment"]}


def window_renewed(edition: Edition, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    points, penalty = fact["points"], fact["penalty"]
    return {
        "paints": panes(edition, fact["window"]),
        "points": points,
        "penalty": penalty,
        "total": signed(points - penalty),
    }


def panes(edition: Edition, window: str) -> Piece:
    return Piece("paints", row_of(edition, "windows", window)["panes"])


TELLING = Telling(
    {
        "glass-drawn": glass_drawn,
        "glass-bought": glass_bought,
        "glass-used": glass_used,
        "window-chosen": window_chosen,
        "window-renewed": window_renewed,
    },
    unsaid=frozenset({"window-shown"}),
    together=frozenset({"glass-bought", "glass-used"}),
    follows={
        "window-renewed": frozenset({"restored", "scored"}),
        "scored": frozenset({"window-renewed", "glass-used", "altar-restored"}),
    },
    places={"window-chosen": "cathedral", "glass-drawn": "prepare"},
    spots=dict.fromkeys(("glass-drawn", "glass-bought", "glass-used"), "drawer-glaziers"),
    # The points of the window itself stand in the sentence of the window.
    sources=frozenset({"glass", "spared"}),
    weights={"glass-drawn": BRIEF, "window-shown": PASSING, "window-renewed": LONG},
)
