"""Portraits at the terminal."""

import re
from collections.abc import Sequence

from rich.text import Text

from bottega.locale import MissingText
from bottega.terminal.blocks import Block, ink
from bottega.terminal.face import View
from bottega.terminal.fresco.module_face import (
    Args,
    Facts,
    ModuleFace,
    Offer,
    Verb,
    chip,
    label_segment,
    no_args,
    offered,
    owners,
    plain_title,
    yes_no,
)
from bottega.terminal.fresco.words import GOLD, QUIET, Words

NO_LETTER = re.compile("[^a-z]+")


def portrait_name(words: Words, name: str) -> str:
    """In the reader's language; what only a foreign edition knows is called as it says."""
    try:
        return words.texts.text(f"fresco-portrait-{NO_LETTER.sub('-', name.lower())}")
    except MissingText:
        return name


def portrait(words: Words, card: Facts) -> Text:
    """`Abbot ∞ (bishop +1)`: the sign says that it lasts."""
    line = ink(portrait_name(words, card["name"]), "bold")
    if card["lasting"]:
        line.append(" " + words.marks.sign("∞", "~"), GOLD)
    line.append(" (", QUIET)
    line.append_text(words.styled(words.effect(card["effect"]))).append(")", QUIET)
    return line


def board(words: Words, view: View, facts: Facts) -> Block:
    """One piece for each card, for two of them may be too long for one line."""
    blocks: Block = []
    for space, card in enumerate(facts["shown"], 1):
        piece = chip(words, "portrait").append(f"{space} ", GOLD)
        piece.append_text(ink(words.marks.sign("·", "-"), QUIET) if card is None else portrait(words, card))
        blocks.append(piece)
    blocks[-1].append(" " + words.texts.text("fresco-portraits-deck", deck=facts["deck"]), QUIET)
    owned = owners(words, [", ".join(portrait_name(words, card["name"]) for card in cards) for cards in facts["owned"]])
    return [*blocks, chip(words, "owned").append_text(owned)] if owned.plain else blocks


def page(words: Words, view: View, facts: Facts) -> Block:
    cards = {card["card"]: card for owned in facts["owned"] for card in owned}
    return [ink("  ").append_text(portrait(words, card)) for card in cards.values()]


def studio_args(words: Words, view: View) -> Args:
    return {"also": "portrait"} if offered(view, "portrait") else {}


def paint_args(words: Words, view: View) -> Args:
    return {"left": view["modules"]["portraits"]["picks"]}


def label_portrait(words: Words, view: View, offer: Offer) -> Text:
    """Somebody who is no player gets nothing but the points."""
    if offer["painter"] < words.players:
        return portrait(words, offer)
    points = offer["effect"].get("vp", 0)
    return words.say("fresco-choice-portrait-leonardo", card=portrait_name(words, offer["name"]), points=points)


def about_portrait(words: Words, view: View, offer: Offer) -> Args:
    return {
        "who": words.who(offer["painter"]),
        "painter": words.painter(offer["painter"]),
        "card": portrait_name(words, offer["name"]),
        "effect": words.effect(offer["effect"]),
        "lasting": yes_no(offer["lasting"]),
        "points": offer["effect"].get("vp", 0),
    }


def about_sexton(words: Words, view: View, offer: Offer) -> Args:
    return {"price": offer["price"], "segment": offer["segment"], "coins": offer["coins_left"]}


def portrait_aliases(words: Words, offer: Offer) -> Sequence[str]:
    return [portrait_name(words, offer["name"])]


def sexton_aliases(words: Words, offer: Offer) -> Sequence[str]:
    return [f"{words.texts.text('fresco-words-sexton')} {offer['segment']}"]


FACE = ModuleFace(
    board=board,
    page=page,
    phases=("studio",),
    changes=("plan", "cathedral", "studio", "theatre"),
    questions={"studio": studio_args, "sexton": no_args, "portrait-paint": paint_args},
    verbs={
        "portrait": Verb(label_portrait, about_portrait, aliases=portrait_aliases, bare=False),
        # The sexton may call the bishop to two dozen segments, which would fill the screen.
        "sexton": Verb(label_segment, about_sexton, plain_title, sexton_aliases, bare=False, rank=7, listed=False),
    },
    pieces={"portraits": lambda words, names: ", ".join(portrait_name(words, name) for name in names)},
)
