"""Bells at the terminal."""

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
    no_args,
    owners,
    plain_title,
    yes_no,
)
from bottega.terminal.fresco.words import GOLD, QUIET, Words


def certificate(words: Words, card: Facts) -> Text:
    """`6T 4VP 4 bells`."""
    return words.say("fresco-certificate", price=card["price"], points=card["points"], golden=card["golden"])


def board(words: Words, view: View, facts: Facts) -> Block:
    line = chip(words, "bells")
    shown = [card for card in facts["shown"] if card is not None]
    for place, card in enumerate(shown):
        line.append("  " if place else "").append_text(certificate(words, card))
    if not shown:
        line.append(words.texts.text("fresco-bells-sold"), QUIET)
    blocks = [line]
    if facts["mine"] is not None and (facts["mine"]["paid"] or facts["partly"][view["seat"]]):
        own = chip(words, "own-bells").append(
            words.texts.text("fresco-bells-mine", golden=facts["mine"]["total"]), GOLD
        )
        for card in facts["partly"][view["seat"]]:
            own.append("  ").append_text(partly(words, card))
        blocks.append(own)
    return blocks


def partly(words: Words, card: Facts) -> Text:
    return words.say("fresco-bells-partly", number=card["number"], placed=card["placed"], price=card["price"])


def page(words: Words, view: View, facts: Facts) -> Block:
    line = words.say("fresco-bells-stack", stack=facts["stack"]).append("  ")
    line.append_text(owners(words, [str(count) if count else "" for count in facts["face_down"]]))
    rows = [line]
    for painter, cards in enumerate(facts["partly"]):
        if cards:
            rows.append(words.emblem(painter).append(" ").append_text(Text("  ").join(partly(words, c) for c in cards)))
    ranks = " ".join(str(points) for points in facts["ranks"])
    marks = " ".join(f"{mark['space']}:{mark['points']}" for mark in facts["marks"])
    return [*rows, words.say("fresco-bells-ranks", ranks=ranks, marks=marks)]


def first_args(words: Words, view: View) -> Args:
    card = view["modules"]["bells"]["offered"]
    return {"price": card["price"], "points": card["points"], "golden": card["golden"], "coins": view["mine"]["coins"]}


def next_args(words: Words, view: View) -> Args:
    card = view["modules"]["bells"]["paying"]
    score = yes_no(view["options"]["m8_later_instalments"] == "score")
    return {"number": card["number"], "coins": view["mine"]["coins"], "score": score}


def due_args(words: Words, view: View) -> Args:
    return {"thalers": view["modules"]["bells"]["mine"]["due"]}


def last_args(words: Words, view: View) -> Args:
    return {"coins": view["mine"]["coins"]}


def label_certificate(words: Words, view: View, offer: Offer) -> Text:
    return certificate(words, offer)


def label_pay(words: Words, view: View, offer: Offer) -> Text:
    full = yes_no(offer["full"])
    return words.say("fresco-choice-pay", thalers=offer["thalers"], points=offer["brings"], full=full)


def label_instalment(words: Words, view: View, offer: Offer) -> Text:
    return words.say(
        "fresco-choice-instalment", number=offer["number"], missing=offer["missing"], golden=offer["golden"]
    )


def about_certificate(words: Words, view: View, offer: Offer) -> Args:
    return {"price": offer["price"], "points": offer["points"], "golden": offer["golden"]}


def about_pay(words: Words, view: View, offer: Offer) -> Args:
    return {
        "thalers": offer["thalers"],
        "coins": offer["coins_left"],
        "points": offer["brings"],
        "full": yes_no(offer["full"]),
        "first": yes_no(view["deciding"] == "certificate"),
    }


def about_instalment(words: Words, view: View, offer: Offer) -> Args:
    return {
        "number": offer["number"],
        "missing": offer["missing"],
        "golden": offer["golden"],
        "points": offer["brings"],
    }


def certificate_names(words: Words, cards: Sequence[tuple[int, int]]) -> str:
    """By price and bells, as they lie on the board."""
    return ", ".join(words.text("fresco-certificate-short", price=price, golden=golden) for price, golden in cards)


FACE = ModuleFace(
    board=board,
    page=page,
    phases=("planning",),
    changes=("plan", "studio"),
    questions={
        "audience": no_args,
        "certificate": first_args,
        "instalment": next_args,
        "bell-due": due_args,
        "bell-last": last_args,
    },
    verbs={
        "certificate": Verb(label_certificate, about_certificate, bare=False),
        "pay": Verb(label_pay, about_pay, bare=False),
        "instalment": Verb(label_instalment, about_instalment, plain_title, bare=False),
    },
    pieces={"certificates": certificate_names},
)
