"""Glaziers at the terminal."""

from rich.text import Text

from bottega.locale import signed
from bottega.terminal.blocks import Block, ink
from bottega.terminal.face import View
from bottega.terminal.fresco.module_face import Args, Facts, ModuleFace, Offer, Verb, chip
from bottega.terminal.fresco.words import GOLD, QUIET, Words


def glass_counts(words: Words, counts: dict[str, int]) -> Text:
    line = Text()
    for colour, count in counts.items():
        if count:
            line.append(" ").append_text(words.tile([colour])).append(str(count))
    return line if line.plain else ink(" " + words.marks.sign("·", "-"), QUIET)


def board(words: Words, view: View, facts: Facts) -> Block:
    line = chip(words, "glaziers")
    line.append(words.texts.text("fresco-glass-board"), QUIET).append_text(glass_counts(words, facts["board"]))
    if facts["mine"] is not None:
        line.append("  " + words.texts.text("fresco-glass-mine"), QUIET)
        line.append_text(glass_counts(words, facts["mine"]))
    bench = chip(words, "windows")
    for place, window in enumerate(facts["bench"]):
        bench.append("  " if place else "").append_text(words.tile(window["panes"]))
        bench.append(f" {window['points']}", GOLD).append(
            words.texts.text("fresco-for-price", price=window["price"]), QUIET
        )
    return [line, bench]


def page(words: Words, view: View, facts: Facts) -> Block:
    penalties = Text()
    for colour, points in facts["penalties"].items():
        penalties.append(" ").append_text(words.tile([colour])).append(signed(-points))
    open_ones = [segment for segment in facts["segments"] if segment not in facts["openings"]]
    return [
        words.say("fresco-glass-penalties").append_text(penalties),
        words.say("fresco-glass-segments", segments=" ".join(open_ones)),
        words.say("fresco-glass-reserve").append_text(glass_counts(words, facts["reserve"])),
    ]


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


FACE = ModuleFace(
    board=board,
    page=page,
    phases=("cathedral", "cathedral.2"),
    changes=("plan", "cathedral"),
    questions={"glazery": glazery_args, "window": window_args, "glaze": glaze_args, "altar-glass": altar_args},
    verbs={
        "glass": Verb(label_glass, about_glass, bare=False),
        "window": Verb(label_window, about_window, bare=False),
        "glaze": Verb(label_glaze, about_glaze),
    },
    columns={"glass": "window", "spared": "window"},
)
