"""Scrolls at the terminal."""

from collections.abc import Sequence

from rich.text import Text

from bottega.terminal.blocks import Block, ink
from bottega.terminal.face import View
from bottega.terminal.fresco.module_face import Args, Facts, ModuleFace, Offer, Verb, chip, owners, plain_title
from bottega.terminal.fresco.words import GOLD, QUIET, Words

COLUMNS = "abcde"


def line_name(words: Words, line: str, number: int) -> str:
    """A scroll's line as the board names it: rows have numbers, columns letters."""
    name = str(number) if line == "row" else COLUMNS[number - 1]
    return words.texts.text(f"fresco-scroll-{line}", name=name)


def board(words: Words, view: View, facts: Facts) -> Block:
    line = chip(words, "scrolls")
    if facts["mine"] is None:
        return [line.append_text(held_scrolls(words, facts))]
    own = [(name, scroll) for name, scroll in facts["mine"].items() if scroll is not None]
    if not own:
        return [line.append(words.texts.text("fresco-scrolls-none"), QUIET)]
    for place, (name, scroll) in enumerate(own):
        line.append("  " if place else "").append(line_name(words, name, scroll["number"]) + " ", "bold")
        line.append_text(scroll_state(words, view, scroll))
    return [line]


def scroll_state(words: Words, view: View, scroll: Facts) -> Text:
    """How much of the line is restored, and whether the bishop stands on it or nothing is left to restore."""
    line = ink(f"{scroll['restored']}/{len(scroll['segments'])}", GOLD)
    if scroll["dead"]:
        line.append(" " + words.texts.text("fresco-scroll-dead"), QUIET)
    elif view["bishop"] in scroll["segments"]:
        line.append(words.marks.sign("♝", "!"), GOLD)
    return line


def held_scrolls(words: Words, facts: Facts) -> Text:
    return owners(words, [str(len(held)) for held in facts["held"]])


def page(words: Words, view: View, facts: Facts) -> Block:
    gone = [line_name(words, row["line"], row["number"]) for row in facts["gone"]]
    line = words.say("fresco-scrolls-held").append(" ").append_text(held_scrolls(words, facts))
    if gone:
        line.append("  ").append_text(words.say("fresco-scrolls-gone", lines=", ".join(gone)))
    return [line]


def cathedral_step(view: View, facts: Facts) -> str | None:
    begun = any(line is not None for line in facts["playing"].values())
    return "scroll" if begun and not view["altar"]["laid"] else None


def played_lines(words: Words, view: View, offer: Offer) -> str:
    """The names of one's own lines that a choice would lay open."""
    mine = view["modules"]["scrolls"]["mine"]
    lines = [name for name in ("row", "column") if kind_of(offer) in (name, "both")]
    return " + ".join(line_name(words, name, mine[name]["number"]) for name in lines)


def kind_of(offer: Offer) -> str:
    kind: str = offer["action"].split()[1]
    return kind


def label_scroll(words: Words, view: View, offer: Offer) -> Text:
    lines = played_lines(words, view, offer)
    return words.say("fresco-choice-scroll", lines=lines, points=offer["points"], segments=" ".join(offer["segments"]))


def about_scroll(words: Words, view: View, offer: Offer) -> Args:
    segments = ", ".join(offer["segments"])
    return {"lines": played_lines(words, view, offer), "points": offer["points"], "segments": segments}


def scroll_aliases(words: Words, offer: Offer) -> Sequence[str]:
    return [words.texts.text(f"fresco-words-{kind_of(offer)}")]


def short_scroll(words: Words, offer: Offer) -> Text:
    return words.say(f"fresco-words-{kind_of(offer)}").append(f" {offer['points']}", GOLD)


FACE = ModuleFace(
    board=board,
    page=page,
    phases=("cathedral", "cathedral.2"),
    changes=("plan", "cathedral"),
    verbs={"scroll": Verb(label_scroll, about_scroll, plain_title, scroll_aliases, short_scroll, rank=2)},
    cathedral_step=cathedral_step,
    pieces={"lines": lambda words, lines: " + ".join(line_name(words, *line) for line in lines)},
)
