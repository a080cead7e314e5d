"""What the later modules tell in the log."""

from collections.abc import Callable, Sequence

from bottega.games.fresco.actions import BOOTHS
from bottega.locale import signed
from bottega.terminal.face import Fact
from bottega.terminal.fresco.covering import tile_word
from bottega.terminal.fresco.module_face import Args
from bottega.terminal.fresco.modules.medico import bottle_word
from bottega.terminal.fresco.modules.wishing_well import wish_name
from bottega.terminal.fresco.words import Words

UNTOLD_SOURCES = frozenset({"window"})  # the sentence of the window says it
UNSAID = frozenset({"cover-planned", "sick-planned", "sent-to-work"}) | {
    "penny-planned",
    "window-shown",
    "choices-opened",
}


def tile_laid(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"tile": tile_word(words, fact["tile"]), "place": words.place(fact["place"]).lower()}


def placed_somebody(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"place": words.place(fact["place"]).lower(), "who": fact["who"]}


def sick_shown(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"place": words.place(fact["place"]).lower(), "apprentices": fact["apprentices"]}


def wall_restored(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {
        "section": fact["section"],
        "paints": words.paints([fact["paint"]]),
        "income": words.paints([fact["income"]]),
    }


def wall_exchanged(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"sections": ", ".join(fact["sections"]), "paints": words.paints([fact["colour"]])}


def wall_income(words: Words, facts: Sequence[Fact]) -> Args:
    return {"incomes": ", ".join(f"{words.painter(fact['painter'])} {words.paints(fact['paints'])}" for fact in facts)}


def infection_revealed(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    place = words.place(fact["place"]).lower() if fact["place"] else ""
    kind = "same" if fact["location"] == "same_location" else "place"
    return {"kind": kind if fact["place"] else "none", "place": place, "left": fact["left"]}


def fell_ill(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    neutral = "yes" if fact["neutral"] else "no"
    place = words.place(fact["place"]).lower()
    return {"place": place, "apprentices": fact["apprentices"], "neutral": neutral}


def sent_to_work(words: Words, facts: Sequence[Fact]) -> Args:
    return {"health": facts[0]["who"]}


def saint_painted(words: Words, facts: Sequence[Fact]) -> Args:
    return {
        "paints": words.paints([fact["paint"] for fact in facts]),
        "thalers": sum(fact["thalers"] for fact in facts),
    }


def bottles_laid(words: Words, facts: Sequence[Fact]) -> Args:
    bottles = [bottle_word(words, bottle) for bottle in facts[0]["bottles"]]
    return {"count": len(bottles), "bottles": ", ".join(bottles)}


def bottle_bought(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"bottle": bottle_word(words, fact["bottle"]), "price": fact["price"]}


def bottle_used(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    kind = "juice" if fact["bottle"] == "juice" else "medicine"
    return {"kind": kind, "healed": fact["healed"], "mood": words.mood(fact["mood_to"])}


def health_credited(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"apprentices": fact["apprentices"], "thalers": fact["thalers"]}


def silent(words: Words, facts: Sequence[Fact]) -> Args:
    return {}


def pennies_shown(words: Words, facts: Sequence[Fact]) -> Args:
    laid = enumerate(facts[0]["pennies"])
    return {"pennies": ", ".join(f"{words.painter(painter)} {count}" for painter, count in laid if count)}


def penny_thrown(words: Words, facts: Sequence[Fact]) -> Args:
    return {"deck": facts[-1]["deck"]}


def card_drawn(words: Words, facts: Sequence[Fact]) -> Args:
    return {"card": wish_name(words, facts[0]["wish"])}


def wish_used(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {
        "card": wish_name(words, fact["wish"]),
        "thalers": fact["thalers"],
        "pennies": fact["pennies"],
        "gives": "both"
        if fact["thalers"] and fact["pennies"]
        else "some"
        if fact["thalers"] or fact["pennies"]
        else "no",
    }


def free_paint(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"paints": words.paints(fact["paints"]), "booth": BOOTHS[fact["booth"]]}


def pennies_exchanged(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"pennies": fact["pennies"], "thalers": fact["thalers"]}


def glass_drawn(words: Words, facts: Sequence[Fact]) -> Args:
    return {"paints": words.paints(facts[0]["colours"])}


def glass_bought(words: Words, facts: Sequence[Fact]) -> Args:
    return {
        "paints": words.paints([fact["colour"] for fact in facts]),
        "price": sum(fact["price"] for fact in facts),
    }


def glass_used(words: Words, facts: Sequence[Fact]) -> Args:
    return {"paints": words.paints([fact["colour"] for fact in facts])}


def window_chosen(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    panes = words.paints(words.printed("glaziers").get(fact["window"], []))
    return {"paints": panes, "price": fact["price"], "segment": fact["segment"]}


def window_renewed(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    points, penalty = fact["points"], fact["penalty"]
    return {
        "paints": words.paints(words.printed("glaziers").get(fact["window"], [])),
        "points": points,
        "penalty": penalty,
        "total": signed(points - penalty),
    }


def window_shown(words: Words, facts: Sequence[Fact]) -> Args:
    return {"paints": words.paints(words.printed("glaziers").get(facts[0]["window"], []))}


def listed(words: Words, certificates: Sequence[str]) -> str:
    return ", ".join(named(words, certificate) for certificate in certificates)


def named(words: Words, certificate: str) -> str:
    """A certificate by its price and its bells, as it lies on the board."""
    price, golden = words.printed("bells").get(certificate, (0, 0))
    return words.texts.text("fresco-certificate-short", price=price, golden=golden)


def certificates_shown(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"certificates": listed(words, fact["certificates"]), "stack": fact["stack"]}


def certificates_returned(words: Words, facts: Sequence[Fact]) -> Args:
    return {"certificates": listed(words, facts[0]["certificates"])}


def certificate_acquired(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    full = "yes" if fact["full"] else "no"
    return {"certificate": named(words, fact["certificate"]), "thalers": fact["thalers"], "full": full}


def instalment_paid(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    price, _ = words.printed("bells").get(fact["certificate"], (0, 0))
    return {
        "thalers": fact["thalers"],
        "placed": fact["placed"],
        "price": price,
        "complete": "yes" if fact["complete"] else "no",
    }


def bells_counted(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    space = fact["space"]
    return {"golden": fact["golden"], "space": "below" if space < 0 else str(space) if space <= 30 else "30+"}


DETAILS: dict[str, Callable[[Words, Sequence[Fact]], Args]] = {
    "cover-planned": tile_laid,
    "tile-laid": tile_laid,
    "wall-restored": wall_restored,
    "wall-tiles-exchanged": wall_exchanged,
    "wall-income": wall_income,
    "sick-planned": placed_somebody,
    "sick-shown": sick_shown,
    "infection-revealed": infection_revealed,
    "fell-ill": fell_ill,
    "sent-to-work": sent_to_work,
    "saint-painted": saint_painted,
    "bottles-laid": bottles_laid,
    "bottle-bought": bottle_bought,
    "bottle-used": bottle_used,
    "health-credited": health_credited,
    "penny-planned": silent,
    "pennies-shown": pennies_shown,
    "penny-thrown": penny_thrown,
    "card-drawn": card_drawn,
    "wish-used": wish_used,
    "free-paint": free_paint,
    "pennies-exchanged": pennies_exchanged,
    "glass-drawn": glass_drawn,
    "glass-bought": glass_bought,
    "glass-used": glass_used,
    "window-chosen": window_chosen,
    "window-renewed": window_renewed,
    "window-shown": window_shown,
    "certificates-shown": certificates_shown,
    "certificates-returned": certificates_returned,
    "certificate-acquired": certificate_acquired,
    "choices-opened": silent,
    "instalment-paid": instalment_paid,
    "bells-counted": bells_counted,
    "bishop-bells": bells_counted,
}
TOGETHER = frozenset({"glass-bought", "glass-used"})
FOLLOWS: dict[str, frozenset[str]] = {
    "card-drawn": frozenset({"penny-thrown"}),
    "free-paint": frozenset({"bought", "gold-taken"}),
    "booth-shut": frozenset({"free-paint"}),
    "window-renewed": frozenset({"restored", "scored"}),
    "instalment-paid": frozenset({"earned", "rewarded", "gold-exchanged", "pennies-exchanged", "wish-used"}),
    "scored": frozenset({"window-renewed", "altar-restored", "certificate-acquired", "instalment-paid"}),
}
