"""Requests of the bishop at the terminal."""

from rich.text import Text

from bottega.locale import signed
from bottega.terminal.blocks import Block, ink
from bottega.terminal.face import View
from bottega.terminal.fresco.module_face import (
    Args,
    Facts,
    ModuleFace,
    Offer,
    Verb,
    chip,
    offered,
    owners,
    plain_title,
)
from bottega.terminal.fresco.words import GOLD, QUIET, Words


def request_name(words: Words, kind: str) -> str:
    return words.texts.text("fresco-request-any") if kind == "general" else words.paints([kind])


def board(words: Words, view: View, facts: Facts) -> Block:
    line = chip(words, "requests")
    for stack in facts["stacks"]:
        line.append_text(words.styled(request_name(words, stack["type"]))).append(" ")
        if stack["top"] is None:
            line.append(words.marks.sign("·", "-"), QUIET)
        else:
            line.append(str(stack["top"]["points"]), GOLD)
        line.append("  ")
    line.append(words.texts.text("fresco-requests-needed", needed=facts["needed"]), QUIET)
    if view["seat"] is not None:
        line.append("  ").append_text(loose_tiles(words, view, facts))
    owned = owners(words, [", ".join(request_name(words, tile["type"]) for tile in tiles) for tiles in facts["owned"]])
    return [line, chip(words, "fulfilled").append_text(owned)] if owned.plain else [line]


def loose_tiles(words: Words, view: View, facts: Facts) -> Text:
    """How many of one's own tiles may still be given, and how often they show each splash."""
    seat = view["seat"]
    loose = [segment for segment in view["people"][seat]["restored"] if segment not in facts["piled"][seat]]
    line = ink(words.texts.text("fresco-requests-loose", tiles=len(loose)), QUIET)
    for stack in facts["stacks"][1:]:
        count = len([segment for segment in loose if stack["type"] in facts["splashes"][segment]])
        line.append(" ").append_text(words.tile([stack["type"]])).append(str(count))
    return line


def page(words: Words, view: View, facts: Facts) -> Block:
    """The splashes behind one's own loose tiles, which the ceiling does not show."""
    seat = view["seat"]
    if seat is None:
        return []
    line = Text("  ")
    for segment in view["people"][seat]["restored"]:
        if segment not in facts["piled"][seat]:
            line.append(f"{segment} ").append_text(words.tile(facts["splashes"][segment]) or Text("-")).append("  ")
    return [line] if line.plain.strip() else []


def workshop_args(words: Words, view: View) -> Args:
    return {"also": "request"} if offered(view, "request") else {}


def pile_args(words: Words, view: View) -> Args:
    facts, painter = view["modules"]["requests"], view["choices"][0]["painter"]
    return {
        "who": words.who(painter),
        "painter": words.painter(painter),
        "request": request_name(words, facts["fulfilling"]),
        "given": len(facts["pile"]) + 1,
        "needed": facts["needed"],
    }


def paint_args(words: Words, view: View) -> Args:
    return {"left": view["modules"]["requests"]["picks_left"]}


def label_request(words: Words, view: View, offer: Offer) -> Text:
    """The points, and what it changes in the income: three tiles pay no more."""
    request = request_name(words, offer["type"])
    if offer["painter"] >= words.players:
        return words.say("fresco-choice-request-leonardo", request=request, points=offer["points"])
    income = signed(offer["income"])
    paint = paint_of(words, offer)
    return words.say("fresco-choice-request", request=request, points=offer["points"], income=income, paint=paint)


def paint_of(words: Words, offer: Offer) -> str:
    return words.texts.text("fresco-request-basic") if offer["paint"] is None else words.paints([offer["paint"]])


def label_pile(words: Words, view: View, offer: Offer) -> Text:
    splashes = view["modules"]["requests"]["splashes"][offer["segment"]]
    return ink(offer["segment"] + " ").append_text(words.tile(splashes))


def about_request(words: Words, view: View, offer: Offer) -> Args:
    return {
        "who": words.who(offer["painter"]),
        "painter": words.painter(offer["painter"]),
        "points": offer["points"],
        "needed": view["modules"]["requests"]["needed"],
        "segments": ", ".join(offer["segments"]),
        "income": signed(offer["income"]),
        "paint": paint_of(words, offer),
    }


def about_pile(words: Words, view: View, offer: Offer) -> Args:
    painter = offer["painter"]
    return {"who": words.who(painter), "painter": words.painter(painter), "segment": offer["segment"]}


FACE = ModuleFace(
    board=board,
    page=page,
    phases=("workshop",),
    changes=("plan", "workshop"),
    questions={"workshop": workshop_args, "pile": pile_args, "request-paint": paint_args},
    verbs={
        "request": Verb(label_request, about_request, plain_title, bare=False, rank=4),
        "pile": Verb(label_pile, about_pile),
    },
    pieces={"request": request_name},
)
