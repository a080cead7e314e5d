"""The wishing well at the terminal."""

from collections.abc import Sequence

from rich.text import Text

from bottega.terminal.blocks import Block
from bottega.terminal.face import View
from bottega.terminal.fresco.module_face import (
    Args,
    Facts,
    ModuleFace,
    Offer,
    Verb,
    chip,
    label_paint,
    label_segment,
    owners,
    paint_name,
    plain_title,
    said_alone,
    yes_no,
)
from bottega.terminal.fresco.words import GOLD, QUIET, Words


def wish_name(words: Words, kind: str) -> str:
    return words.texts.text(f"fresco-wish-{kind.partition('.')[0]}")


def board(words: Words, view: View, facts: Facts) -> Block:
    line = chip(words, "wishing_well")
    line.append(words.texts.text("fresco-well-state", thrown=facts["well"], room=facts["well_size"]), QUIET)
    mine = facts["mine"]
    if mine is not None:
        line.append("  " + words.texts.text("fresco-well-pennies", pennies=mine["pennies"]), GOLD)
        if mine["planned"]:
            line.append(" " + words.texts.text("fresco-well-planned", pennies=mine["planned"]), QUIET)
    if not facts["cards"]:
        return [line]
    cards = chip(words, "wishes")
    for place, card in enumerate(facts["cards"]):
        cards.append("  " if place else "").append(wish_name(words, card["kind"]), "bold")
        if card["paints"]:
            cards.append(" ").append_text(words.tile(card["paints"]))
    return [line, cards]


def page(words: Words, view: View, facts: Facts) -> Block:
    held = owners(words, [str(count) if count else "" for count in facts["held"]])
    line = words.say("fresco-well-cards", deck=facts["deck"]).append("  ").append_text(held)
    used = [wish_name(words, card["kind"]) for card in facts["used"]]
    return [line, words.say("fresco-well-used", cards=", ".join(used))] if used else [line]


def pot_args(words: Words, view: View) -> Args:
    pot = view["modules"]["wishing_well"]["playing"]["pot"]
    return {"given": len(pot) + 1, "paints": words.paints(pot)}


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
    basic = yes_no(view["deciding"] != "alchemy-blend")
    return {"paints": words.paints([offer["paint"]]), "given": offer["given"], "basic": basic}


def wish_aliases(words: Words, offer: Offer) -> Sequence[str]:
    return [wish_name(words, offer["kind"]).lower()]


FACE = ModuleFace(
    board=board,
    page=page,
    phases=("get-up", "planning", "market", "cathedral", "cathedral.2", "studio", "workshop", "theatre"),
    changes=("plan", "market", "cathedral", "studio", "workshop", "theatre", "rise"),
    questions={"alchemy": pot_args, "alchemy-blend": pot_args},
    verbs={
        "penny": Verb(label_penny, about_penny, aliases=said_alone),
        "throw": Verb(label_throw, about_throw, aliases=said_alone),
        "wish": Verb(label_wish, about_wish, plain_title, wish_aliases),
        "visit": Verb(label_segment, about_visit, plain_title, bare=False),
        "alchemy": Verb(label_paint, about_alchemy, plain_title, paint_name),
    },
    pieces={"wish": wish_name},
)
