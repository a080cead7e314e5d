"""Favours of the bishop at the terminal."""

from bottega.terminal.blocks import Block
from bottega.terminal.face import View
from bottega.terminal.fresco.module_face import Facts, ModuleFace, chip
from bottega.terminal.fresco.words import ALL_LETTERS, QUIET, Words


def board(words: Words, view: View, facts: Facts) -> Block:
    return [chip(words, "favors").append(words.texts.text("fresco-favors-left", left=facts["left"]), QUIET)]


def page(words: Words, view: View, facts: Facts) -> Block:
    kinds = [f"{favor_name(words, kind)} {count}" for kind, count in facts["unseen"].items() if count]
    return [words.say("fresco-favors-unseen", kinds=" · ".join(kinds))]


def favor_name(words: Words, kind: str) -> str:
    """`thalers_5` in words; a foreign edition may call its favours anything."""
    name, _, what = kind.partition("_")
    if name == "paint" and what in ALL_LETTERS:
        return words.paints([what])
    if name in ("thalers", "mood", "vp") and what.isdecimal():
        return words.one_effect(name, int(what))
    return kind.replace("_", " ")


FACE = ModuleFace(
    board=board,
    page=page,
    phases=("cathedral", "cathedral.2"),
    changes=("plan", "cathedral"),
)
