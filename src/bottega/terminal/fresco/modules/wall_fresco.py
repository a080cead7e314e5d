"""The wall fresco at the terminal."""

from rich.text import Text

from bottega.terminal.blocks import Block, ink
from bottega.terminal.face import View
from bottega.terminal.fresco.module_face import Args, Facts, ModuleFace, Offer, Verb, chip
from bottega.terminal.fresco.words import GOLD, QUIET, Words


def board(words: Words, view: View, facts: Facts) -> Block:
    line = chip(words, "wall_fresco").append(words.texts.text("fresco-wall-left", left=facts["left"]), QUIET)
    for section in facts["sections"]:
        if section["open"]:
            line.append(f" {section['section']}").append_text(words.tile([section["paint"]]))
    for painter, income in enumerate(facts["income"]):
        if income:
            line.append("  ").append_text(words.emblem(painter)).append_text(words.tile(income))
    return [line]


def page(words: Words, view: View, facts: Facts) -> Block:
    """What lies before everybody, tile by tile."""
    backs = {row["section"]: row for row in facts["sections"]}
    rows: Block = []
    for painter, tiles in enumerate(facts["tiles"]):
        if tiles or facts["exchanged"][painter]:
            line = ink("  ").append_text(words.emblem(painter))
            for name in tiles:
                line.append(f" {name}").append_text(words.tile([backs[name]["income"]]))
            for colour in facts["exchanged"][painter]:
                line.append(" " + words.marks.sign("⇄", "+")).append_text(words.tile([colour]))
            rows.append(line)
    return rows


def wall_args(words: Words, view: View) -> Args:
    return {"points": view["modules"]["wall_fresco"]["points"]}


def exchange_args(words: Words, view: View) -> Args:
    return {"paints": words.paints([view["modules"]["wall_fresco"]["exchanging"]])}


def label_wall(words: Words, view: View, offer: Offer) -> Text:
    line = ink(offer["section"] + " ").append_text(words.tile([offer["paint"]])).append(" ")
    return line.append(str(offer["points"]), GOLD)


def label_give(words: Words, view: View, offer: Offer) -> Text:
    """From whatever module it is asked, the tile is described by the wall."""
    back = next(row for row in view["modules"]["wall_fresco"]["sections"] if row["section"] == offer["section"])
    line = ink(offer["section"] + " ").append_text(words.tile([back["income"]]))
    return line.append(" " + words.texts.text("fresco-wall-splash") + " ", QUIET).append_text(
        words.tile([back["splash"]])
    )


def label_exchange(words: Words, view: View, offer: Offer) -> Text:
    return words.say(
        "fresco-choice-exchange", paints=words.paints(offer["paints"]), result=words.paints([offer["result"]])
    )


def about_wall(words: Words, view: View, offer: Offer) -> Args:
    return {"section": offer["section"], "paints": words.paints([offer["paint"]]), "points": offer["points"]}


def about_give(words: Words, view: View, offer: Offer) -> Args:
    return {"section": offer["section"], "deciding": view["deciding"]}


def about_exchange(words: Words, view: View, offer: Offer) -> Args:
    return {"paints": words.paints(offer["paints"]), "result": words.paints([offer["result"]])}


FACE = ModuleFace(
    board=board,
    page=page,
    phases=("planning", "workshop"),
    changes=("plan", "workshop"),
    questions={"wall": wall_args, "exchange": exchange_args},
    verbs={
        "wall": Verb(label_wall, about_wall, bare=False),
        "give": Verb(label_give, about_give),
        "exchange": Verb(label_exchange, about_exchange, bare=False),
    },
)
