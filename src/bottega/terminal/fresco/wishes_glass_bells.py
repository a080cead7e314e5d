"""Wishing well, glaziers and bells at the terminal: what they show, ask, offer and tell."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from bottega.games.fresco.actions import BOOTHS
from bottega.locale import signed
from bottega.terminal.blocks import Block, ink
from bottega.terminal.face import Fact, View
from bottega.terminal.fresco.words import GOLD, HEADING, QUIET, Words

Facts = dict[str, Any]
Offer = dict[str, Any]
Args = dict[str, str | int]

EVERYWHERE = ("market", "cathedral", "cathedral.2", "studio", "workshop", "theatre")
PLACES = {
    "wishing_well": ("get-up", "planning", *EVERYWHERE),
    "glaziers": ("cathedral", "cathedral.2"),
    "bells": ("planning",),
}
SOURCES = {"window": "glaziers", "glass": "glaziers", "spared": "glaziers", "bell": "bells"}
UNTOLD_SOURCES = frozenset({"window"})  # the sentence of the window says it
UNSAID = frozenset({"penny-planned", "window-shown", "choices-opened"})
FULLY_SAID = ("window", "certificate", "pay", "instalment", "visit", "glass")
TITLED = ("visit", "alchemy", "wish", "instalment")


def title(words: Words, name: str) -> Text:
    return ink(words.texts.text(f"fresco-module-{name}") + " ", HEADING)


def held_by(words: Words, things: Sequence[str]) -> Text:
    """Everybody's emblem with what he has; nobody who has nothing."""
    shown = [words.emblem(painter).append(f" {thing}") for painter, thing in enumerate(things) if thing]
    return Text("  ").join(shown)


def wish_name(words: Words, kind: str) -> str:
    return words.texts.text(f"fresco-wish-{kind.partition('.')[0]}")


# --- on the board --------------------------------------------------------------------------------------------------


def wishing_well(words: Words, view: View, facts: Facts) -> Block:
    line = title(words, "wishing-well")
    line.append(words.texts.text("fresco-well-state", thrown=facts["well"], room=facts["well_size"]), QUIET)
    mine = facts["mine"]
    if mine is not None:
        line.append("  " + words.texts.text("fresco-well-pennies", pennies=mine["pennies"]), GOLD)
        if mine["planned"]:
            line.append(" " + words.texts.text("fresco-well-planned", pennies=mine["planned"]), QUIET)
    if not facts["cards"]:
        return [line]
    cards = title(words, "wishes")
    for place, card in enumerate(facts["cards"]):
        cards.append("  " if place else "").append(wish_name(words, card["kind"]), "bold")
        if card["paints"]:
            cards.append(" ").append_text(words.tile(card["paints"]))
    return [line, cards]


def more_wishes(words: Words, view: View, facts: Facts) -> Block:
    held = held_by(words, [str(count) if count else "" for count in facts["held"]])
    line = words.say("fresco-well-cards", deck=facts["deck"]).append("  ").append_text(held)
    used = [wish_name(words, card["kind"]) for card in facts["used"]]
    return [line, words.say("fresco-well-used", cards=", ".join(used))] if used else [line]


def glass_counts(words: Words, counts: dict[str, int]) -> Text:
    line = Text()
    for colour, count in counts.items():
        if count:
            line.append(" ").append_text(words.tile([colour])).append(str(count))
    return line if line.plain else ink(" " + words.marks.sign("·", "-"), QUIET)


def glaziers(words: Words, view: View, facts: Facts) -> Block:
    line = title(words, "glaziers")
    line.append(words.texts.text("fresco-glass-board"), QUIET).append_text(glass_counts(words, facts["board"]))
    if facts["mine"] is not None:
        line.append("  " + words.texts.text("fresco-glass-mine"), QUIET)
        line.append_text(glass_counts(words, facts["mine"]))
    bench = title(words, "windows")
    for place, window in enumerate(facts["bench"]):
        bench.append("  " if place else "").append_text(words.tile(window["panes"]))
        bench.append(f" {window['points']}", GOLD).append(
            words.texts.text("fresco-for-price", price=window["price"]), QUIET
        )
    return [line, bench]


def more_glass(words: Words, view: View, facts: Facts) -> Block:
    penalties = Text()
    for colour, points in facts["penalties"].items():
        penalties.append(" ").append_text(words.tile([colour])).append(signed(-points))
    open_ones = [segment for segment in facts["segments"] if segment not in facts["openings"]]
    return [
        words.say("fresco-glass-penalties").append_text(penalties),
        words.say("fresco-glass-segments", segments=" ".join(open_ones)),
        words.say("fresco-glass-reserve").append_text(glass_counts(words, facts["reserve"])),
    ]


def certificate(words: Words, card: Facts) -> Text:
    """`6T 4VP 4 bells`."""
    return words.say("fresco-certificate", price=card["price"], points=card["points"], golden=card["golden"])


def bells(words: Words, view: View, facts: Facts) -> Block:
    line = title(words, "bells")
    shown = [card for card in facts["shown"] if card is not None]
    for place, card in enumerate(shown):
        line.append("  " if place else "").append_text(certificate(words, card))
    if not shown:
        line.append(words.texts.text("fresco-bells-sold"), QUIET)
    blocks = [line]
    if facts["mine"] is not None and (facts["mine"]["paid"] or facts["partly"][view["seat"]]):
        own = title(words, "own-bells").append(
            words.texts.text("fresco-bells-mine", golden=facts["mine"]["total"]), GOLD
        )
        for card in facts["partly"][view["seat"]]:
            own.append("  ").append_text(partly(words, card))
        blocks.append(own)
    return blocks


def partly(words: Words, card: Facts) -> Text:
    return words.say("fresco-bells-partly", number=card["number"], placed=card["placed"], price=card["price"])


def more_bells(words: Words, view: View, facts: Facts) -> Block:
    line = words.say("fresco-bells-stack", stack=facts["stack"]).append("  ")
    line.append_text(held_by(words, [str(count) if count else "" for count in facts["face_down"]]))
    rows = [line]
    for painter, cards in enumerate(facts["partly"]):
        if cards:
            rows.append(words.emblem(painter).append(" ").append_text(Text("  ").join(partly(words, c) for c in cards)))
    ranks = " ".join(str(points) for points in facts["ranks"])
    marks = " ".join(f"{mark['space']}:{mark['points']}" for mark in facts["marks"])
    return [*rows, words.say("fresco-bells-ranks", ranks=ranks, marks=marks)]


CHIPS: dict[str, Callable[[Words, View, Facts], Block]] = {
    "wishing_well": wishing_well,
    "glaziers": glaziers,
    "bells": bells,
}
MORE: dict[str, Callable[[Words, View, Facts], Block]] = {
    "wishing_well": more_wishes,
    "glaziers": more_glass,
    "bells": more_bells,
}


# --- questions -------------------------------------------------------------------------------------------------------


def nothing(words: Words, view: View) -> Args:
    return {}


def pot_args(words: Words, view: View) -> Args:
    pot = view["modules"]["wishing_well"]["playing"]["pot"]
    return {"given": len(pot) + 1, "paints": words.paints(pot)}


def glazery_args(words: Words, view: View) -> Args:
    return {"left": view["modules"]["glaziers"]["actions"], "coins": view["mine"]["coins"]}


def window_args(words: Words, view: View) -> Args:
    return {"segment": view["choices"][0]["segment"], "coins": view["mine"]["coins"]}


def glaze_args(words: Words, view: View) -> Args:
    facts = view["modules"]["glaziers"]
    panes = [pane for pane, done in zip(facts["renewing"]["panes"], facts["glazed"], strict=False) if not done]
    return {"paints": words.paints(panes), "points": facts["renewing"]["points"]}


def altar_args(words: Words, view: View) -> Args:
    altar = view["modules"]["glaziers"]["altar"]
    return {"points": altar["points"], "given": len(altar["given"])}


def first_args(words: Words, view: View) -> Args:
    card = view["modules"]["bells"]["offered"]
    return {"price": card["price"], "points": card["points"], "golden": card["golden"], "coins": view["mine"]["coins"]}


def next_args(words: Words, view: View) -> Args:
    card = view["modules"]["bells"]["paying"]
    score = "yes" if view["options"]["m8_later_instalments"] == "score" else "no"
    return {"number": card["number"], "coins": view["mine"]["coins"], "score": score}


def due_args(words: Words, view: View) -> Args:
    return {"thalers": view["modules"]["bells"]["mine"]["due"]}


def last_args(words: Words, view: View) -> Args:
    return {"coins": view["mine"]["coins"]}


ARGS: dict[str, Callable[[Words, View], Args]] = {
    "alchemy": pot_args,
    "alchemy-blend": pot_args,
    "glazery": glazery_args,
    "window": window_args,
    "glaze": glaze_args,
    "altar-glass": altar_args,
    "audience": nothing,
    "certificate": first_args,
    "instalment": next_args,
    "bell-due": due_args,
    "bell-last": last_args,
}


# --- choices ---------------------------------------------------------------------------------------------------------


def label_penny(words: Words, view: View, offer: Offer) -> Text:
    return words.say("fresco-choice-penny", pennies=offer["planned"])


def label_throw(words: Words, view: View, offer: Offer) -> Text:
    return words.say("fresco-choice-throw", left=offer["left"])


def label_wish(words: Words, view: View, offer: Offer) -> Text:
    return words.say("fresco-choice-wish", card=wish_name(words, offer["kind"]), effect=effect(words, offer))


def effect(words: Words, offer: Offer) -> str:
    return words.texts.text(
        "fresco-wish-effect",
        kind=offer["kind"].partition(".")[0],
        thalers=offer.get("thalers", 0),
        pennies=offer.get("pennies", 0),
        mood=offer.get("mood", 0),
        points=offer.get("points", 0),
        paints=words.paints(offer["paints"] or []),
    )


def label_visit(words: Words, view: View, offer: Offer) -> Text:
    return ink(offer["segment"])


def label_paint(words: Words, view: View, offer: Offer) -> Text:
    return words.tile([offer["paint"]]).append(" " + words.texts.text(f"paint-{offer['paint']}"))


def label_glass(words: Words, view: View, offer: Offer) -> Text:
    return words.tile([offer["colour"]]).append_text(
        words.say("fresco-choice-glass", price=offer["price"], coins=offer["coins_left"])
    )


def label_window(words: Words, view: View, offer: Offer) -> Text:
    return words.tile(offer["panes"]).append_text(
        words.say("fresco-choice-window", points=offer["points"], penalty=offer["penalty"], price=offer["price"])
    )


def label_glaze(words: Words, view: View, offer: Offer) -> Text:
    return words.tile([offer["colour"]]).append_text(
        words.say("fresco-choice-glaze", points=offer["points"], left=offer["left"])
    )


def label_certificate(words: Words, view: View, offer: Offer) -> Text:
    return certificate(words, offer)


def label_pay(words: Words, view: View, offer: Offer) -> Text:
    full = "yes" if offer["full"] else "no"
    return words.say("fresco-choice-pay", thalers=offer["thalers"], points=offer["brings"], full=full)


def label_instalment(words: Words, view: View, offer: Offer) -> Text:
    return words.say(
        "fresco-choice-instalment", number=offer["number"], missing=offer["missing"], golden=offer["golden"]
    )


LABELS: dict[str, Callable[[Words, View, Offer], Text]] = {
    "penny": label_penny,
    "throw": label_throw,
    "wish": label_wish,
    "visit": label_visit,
    "alchemy": label_paint,
    "glass": label_glass,
    "window": label_window,
    "glaze": label_glaze,
    "certificate": label_certificate,
    "pay": label_pay,
    "instalment": label_instalment,
}


def aliases(words: Words, offer: Offer) -> tuple[str, ...]:
    verb = offer["verb"]
    if verb in ("penny", "throw"):
        return (words.texts.text(f"fresco-words-{verb}"),)
    if verb == "wish":
        return (wish_name(words, offer["kind"]).lower(),)
    if verb == "alchemy":
        return (words.texts.text(f"paint-{offer['paint']}"),)
    return ()


# --- what one choice would do -------------------------------------------------------------------------------------


def about_penny(words: Words, view: View, offer: Offer) -> Args:
    return {"pennies": offer["planned"]}


def about_throw(words: Words, view: View, offer: Offer) -> Args:
    return {"left": offer["left"]}


def about_wish(words: Words, view: View, offer: Offer) -> Args:
    kind = offer["kind"].partition(".")[0]
    return {"card": wish_name(words, offer["kind"]), "effect": effect(words, offer), "kind": kind}


def about_visit(words: Words, view: View, offer: Offer) -> Args:
    return {"segment": offer["segment"]}


def about_alchemy(words: Words, view: View, offer: Offer) -> Args:
    basic = "yes" if view["deciding"] != "alchemy-blend" else "no"
    return {"paints": words.paints([offer["paint"]]), "given": offer["given"], "basic": basic}


def about_glass(words: Words, view: View, offer: Offer) -> Args:
    return {"paints": words.paints([offer["colour"]]), "price": offer["price"], "coins": offer["coins_left"]}


def about_window(words: Words, view: View, offer: Offer) -> Args:
    return {
        "paints": words.paints(offer["panes"]),
        "price": offer["price"],
        "points": offer["points"],
        "penalty": offer["penalty"],
        "segment": offer["segment"],
    }


def about_glaze(words: Words, view: View, offer: Offer) -> Args:
    return {"paints": words.paints([offer["colour"]]), "points": offer["points"], "deciding": view["deciding"]}


def about_certificate(words: Words, view: View, offer: Offer) -> Args:
    return {"price": offer["price"], "points": offer["points"], "golden": offer["golden"]}


def about_pay(words: Words, view: View, offer: Offer) -> Args:
    return {
        "thalers": offer["thalers"],
        "coins": offer["coins_left"],
        "points": offer["brings"],
        "full": "yes" if offer["full"] else "no",
        "first": "yes" if view["deciding"] == "certificate" else "no",
    }


def about_instalment(words: Words, view: View, offer: Offer) -> Args:
    return {
        "number": offer["number"],
        "missing": offer["missing"],
        "golden": offer["golden"],
        "points": offer["brings"],
    }


ABOUT: dict[str, Callable[[Words, View, Offer], Args]] = {
    "penny": about_penny,
    "throw": about_throw,
    "wish": about_wish,
    "visit": about_visit,
    "alchemy": about_alchemy,
    "glass": about_glass,
    "window": about_window,
    "glaze": about_glaze,
    "certificate": about_certificate,
    "pay": about_pay,
    "instalment": about_instalment,
}
CHANGED: dict[str, tuple[str, ...]] = {
    "rise": ("wishing_well",),
    "plan": ("wishing_well", "glaziers", "bells"),
    "market": ("wishing_well",),
    "cathedral": ("wishing_well", "glaziers"),
    "studio": ("wishing_well", "bells"),
    "workshop": ("wishing_well",),
    "theatre": ("wishing_well",),
}


# --- the log ---------------------------------------------------------------------------------------------------------


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
    panes = words.paints(words.windows.get(fact["window"], []))
    return {"paints": panes, "price": fact["price"], "segment": fact["segment"]}


def window_renewed(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    points, penalty = fact["points"], fact["penalty"]
    return {
        "paints": words.paints(words.windows.get(fact["window"], [])),
        "points": points,
        "penalty": penalty,
        "total": signed(points - penalty),
    }


def window_shown(words: Words, facts: Sequence[Fact]) -> Args:
    return {"paints": words.paints(words.windows.get(facts[0]["window"], []))}


def listed(words: Words, certificates: Sequence[str]) -> str:
    return ", ".join(named(words, certificate) for certificate in certificates)


def named(words: Words, certificate: str) -> str:
    """A certificate by its price and its bells, as it lies on the board."""
    price, golden = words.certificates.get(certificate, (0, 0))
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
    price, _ = words.certificates.get(fact["certificate"], (0, 0))
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
