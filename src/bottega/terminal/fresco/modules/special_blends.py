"""Special blends at the terminal."""

from bottega.terminal.blocks import Block
from bottega.terminal.face import View
from bottega.terminal.fresco.module_face import Facts, ModuleFace, chip
from bottega.terminal.fresco.words import QUIET, Words


def board(words: Words, view: View, facts: Facts) -> Block:
    line = chip(words, "special_blends")
    arrow = words.marks.sign("→", ">")
    for recipe in view["recipes"]:
        if recipe["result"] in facts["altar"]:
            line.append_text(words.tile(recipe["paints"])).append(arrow)
            line.append_text(words.tile([recipe["result"]])).append("  ")
    line.append(words.texts.text("fresco-special-altar"), QUIET)
    for colour, points in facts["altar"].items():
        line.append(" ").append_text(words.tile([colour])).append(f"+{points}")
    return [line]


def cathedral_step(view: View, facts: Facts) -> str | None:
    return "special" if view["altar"]["laid"] else None


FACE = ModuleFace(
    board=board,
    phases=("cathedral", "cathedral.2", "workshop"),
    changes=("plan", "cathedral", "workshop"),
    cathedral_step=cathedral_step,
)
