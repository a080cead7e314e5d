"""Leaf gold at the terminal."""

from rich.text import Text

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
    said_alone,
)
from bottega.terminal.fresco.words import GOLD, Words


def leaves(words: Words, gold: int) -> Text:
    return ink(words.marks.sign("✦", "*") * gold, GOLD)


def ware_mark(words: Words, facts: Facts, booth: str, space: int) -> Text:
    gold = {(row["booth"], row["space"]): row["gold"] for row in facts["spaces"]}
    return leaves(words, gold.get((booth, space), 0))


def board(words: Words, view: View, facts: Facts) -> Block:
    line = chip(words, "leaf_gold")
    line.append_text(words.say("fresco-gold-refined", paints=words.paints([facts["refined"]])))
    if facts["mine"] is not None:
        line.append("  " + words.texts.text("fresco-gold-mine", gold=facts["mine"]), GOLD)
    return [line]


def page(words: Words, view: View, facts: Facts) -> Block:
    """Where it lies, also when the market has been emptied; whose it is, where screens are open."""
    line = Text("  ")
    for row in facts["spaces"]:
        line.append(f"{row['booth']}.{row['space']} ").append_text(leaves(words, row["gold"])).append("  ")
    return [line.append_text(owners(words, [str(gold) if gold else "" for gold in facts["painters"] or []]))]


def gild_args(words: Words, view: View) -> Args:
    gold = view["modules"]["leaf_gold"]
    (offer,) = offered(view, "gild")
    return {"segment": offer["segment"], "paints": words.paints([gold["refined"]]), "gold": gold["mine"]}


def label_gild(words: Words, view: View, offer: Offer) -> Text:
    return words.say("fresco-choice-gild", points=offer["points"], left=left_after(view))


def about_gild(words: Words, view: View, offer: Offer) -> Args:
    return {"segment": offer["segment"], "points": offer["points"], "left": left_after(view)}


def left_after(view: View) -> int:
    mine: int = view["modules"]["leaf_gold"]["mine"]
    return mine - 1


FACE = ModuleFace(
    board=board,
    page=page,
    phases=("market", "cathedral", "cathedral.2"),
    changes=("plan", "market", "cathedral"),
    questions={"gild": gild_args},
    verbs={"gild": Verb(label_gild, about_gild, aliases=said_alone)},
    ware_mark=ware_mark,
)
