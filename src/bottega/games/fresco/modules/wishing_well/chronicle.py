"""What is told of the wishing well."""

from collections.abc import Sequence

from bottega.core.chronicle import BRIEF, PASSING, Args, Fact, Piece
from bottega.core.edition import Edition
from bottega.games.fresco.actions import BOOTHS
from bottega.games.fresco.telling import Telling, paints, these


def pennies_shown(edition: Edition, facts: Sequence[Fact]) -> Args:
    laid = [[painter, count] for painter, count in enumerate(facts[0]["pennies"]) if count]
    return {"pennies": Piece("thalers-each", laid)}


def card_drawn(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"card": Piece("wish", facts[0]["wish"])}


def wish_used(edition: Edition, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    thalers, pennies = fact["thalers"], fact["pennies"]
    gives = "both" if thalers and pennies else "some" if thalers or pennies else "no"
    return {"card": Piece("wish", fact["wish"]), "thalers": thalers, "pennies": pennies, "gives": gives}


def free_paint(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"paints": paints(facts[0]["paints"]), "booth": BOOTHS[facts[0]["booth"]]}


TELLING = Telling(
    {
        "pennies-shown": pennies_shown,
        "penny-thrown": these("deck"),
        "card-drawn": card_drawn,
        "wish-used": wish_used,
        "free-paint": free_paint,
        "pennies-exchanged": these("pennies", "thalers"),
    },
    unsaid=frozenset({"penny-planned"}),
    follows={
        "card-drawn": frozenset({"penny-thrown"}),
        "free-paint": frozenset({"bought", "gold-taken"}),
        "booth-shut": frozenset({"free-paint"}),
    },
    places={"penny-thrown": "market", "free-paint": "market"},
    spots={"penny-thrown": "well", "card-drawn": "well"},
    weights={"penny-planned": PASSING, "pennies-shown": BRIEF, "free-paint": BRIEF},
)
