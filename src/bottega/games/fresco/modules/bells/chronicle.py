"""What is told of the bells."""

from collections.abc import Sequence

from bottega.core.chronicle import BRIEF, LONG, PASSING, Args, Fact, Piece
from bottega.core.edition import Edition
from bottega.games.fresco.modules.bells.part import LAST_SPACE
from bottega.games.fresco.telling import AT_THE_END, Telling, nothing, row_of, yes


def certificates_shown(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"certificates": certificates(edition, facts[0]["certificates"]), "stack": facts[0]["stack"]}


def certificates_returned(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"certificates": certificates(edition, facts[0]["certificates"])}


def certificate_acquired(edition: Edition, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    card = certificates(edition, [fact["certificate"]])
    return {"certificate": card, "thalers": fact["thalers"], "full": yes(fact["full"])}


def instalment_paid(edition: Edition, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {
        "thalers": fact["thalers"],
        "placed": fact["placed"],
        "price": row_of(edition, "bell_certificates", fact["certificate"])["cost"],
        "complete": yes(fact["complete"]),
    }


def bells_counted(edition: Edition, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    space = fact["space"]
    where = "below" if space < 0 else str(space) if space <= LAST_SPACE else f"{LAST_SPACE}+"
    return {"golden": fact["golden"], "space": where}


def certificates(edition: Edition, names: Sequence[str]) -> Piece:
    """By price and bells, as they lie on the board."""
    rows = [row_of(edition, "bell_certificates", name) for name in names]
    return Piece("certificates", [[row["cost"], row["bells"]] for row in rows])


TELLING = Telling(
    {
        "certificates-shown": certificates_shown,
        "certificates-returned": certificates_returned,
        "certificate-acquired": certificate_acquired,
        "choices-opened": nothing,
        "instalment-paid": instalment_paid,
        "bells-counted": bells_counted,
        "bishop-bells": bells_counted,
    },
    unsaid=frozenset({"choices-opened"}),
    follows={
        "instalment-paid": frozenset({"earned", "rewarded", "gold-exchanged", "pennies-exchanged", "wish-used"}),
        "scored": frozenset({"certificate-acquired", "instalment-paid", "bells-counted"}),
    },
    places={"bells-counted": AT_THE_END},
    spots=dict.fromkeys(("certificate-acquired", "instalment-paid", "bells-counted", "bishop-bells"), "drawer-bells"),
    sources=frozenset({"bell"}),
    weights={
        "certificates-shown": BRIEF,
        "certificates-returned": PASSING,
        "choices-opened": PASSING,
        "certificate-acquired": LONG,
        "bishop-bells": BRIEF,
    },
)
