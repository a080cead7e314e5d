"""What is told of the medico."""

from collections.abc import Sequence

from bottega.core.chronicle import BRIEF, LONG, PASSING, Args, Fact, Piece
from bottega.core.edition import Edition
from bottega.games.fresco.telling import Telling, nothing, paints, place_inside, signed, these, total, yes


def sick_shown(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"place": place_inside(facts[0]["place"]), "apprentices": facts[0]["apprentices"]}


def infection_revealed(edition: Edition, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    if not fact["place"]:
        return {"kind": "none", "place": "", "left": fact["left"]}
    kind = "same" if fact["location"] == "same_location" else "place"
    return {"kind": kind, "place": place_inside(fact["place"]), "left": fact["left"]}


def fell_ill(edition: Edition, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"place": place_inside(fact["place"]), "apprentices": fact["apprentices"], "neutral": yes(fact["neutral"])}


def saint_painted(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"paints": paints([fact["paint"] for fact in facts]), "thalers": total(facts, "thalers")}


def bottles_laid(edition: Edition, facts: Sequence[Fact]) -> Args:
    bottles = list(facts[0]["bottles"])
    return {"count": len(bottles), "bottles": Piece("bottles", bottles)}


def bottle_bought(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"bottle": Piece("bottles", [facts[0]["bottle"]]), "price": facts[0]["price"]}


def bottle_used(edition: Edition, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    kind = "juice" if fact["bottle"] == "juice" else "medicine"
    return {"kind": kind, "healed": fact["healed"], "mood": signed(fact["mood_to"])}


TELLING = Telling(
    {
        "sick-shown": sick_shown,
        "infection-revealed": infection_revealed,
        "fell-ill": fell_ill,
        "replaced": nothing,
        "saint-painted": saint_painted,
        "bottles-laid": bottles_laid,
        "bottle-bought": bottle_bought,
        "bottle-used": bottle_used,
        "health-credited": these("apprentices", "thalers"),
    },
    unsaid=frozenset({"sick-planned", "sent-to-work"}),
    together=frozenset({"saint-painted"}),
    follows={"replaced": frozenset({"fell-ill"})},
    places={"infection-revealed": "planning", "bottle-bought": "market", "saint-painted": "studio"},
    spots={"bottle-bought": "drawer-medico", "bottle-used": "drawer-medico"},
    weights={"sick-planned": PASSING, "sent-to-work": PASSING, "bottles-laid": BRIEF, "infection-revealed": LONG},
    suffered=frozenset({"fell-ill"}),
)
