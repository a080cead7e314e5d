"""The rule behind a decision, and what one choice would do, in whole sentences."""

from rich.text import Text

from bottega.core.options import Several
from bottega.games.fresco.meta import META
from bottega.terminal.blocks import Block, wrapped
from bottega.terminal.commands import plain, typed_words
from bottega.terminal.face import View
from bottega.terminal.fresco import module_lines, modules
from bottega.terminal.fresco.verbs import verb_of
from bottega.terminal.fresco.words import Words

MOST_CHANGES = 5
(MODULES_OPTION,) = [option for option in META.options if isinstance(option, Several)]


def explain(words: Words, view: View) -> Block:
    """The rule of the decision and what modules change in it; many of them are only named, for their rules would not
    fit on a screen."""
    kind = view["deciding"]
    lines = words.texts.text(f"fresco-explain-{kind}").splitlines()
    changing = [module for module, face in modules.in_play(view).items() if kind in face.changes]
    if len(changing) > MOST_CHANGES:
        lines.append(words.texts.text("fresco-explain-modules", names=", ".join(changing), name=changing[-1]))
    else:
        lines += [change(words, kind, module) for module in changing]
    return [Text(line) for line in lines]


def change(words: Words, kind: str, module: str) -> str:
    return words.texts.text(f"fresco-change-{kind}-{module.replace('_', '-')}")


def module_page(words: Words, view: View, given: str, width: int) -> Block | None:
    """All about the modules in play, or about one of them with its rules; None when something else was typed."""
    word, _, name = given.strip().lower().partition(" ")
    if plain(word) not in typed_words("words-modules"):
        return None
    meant = MODULES_OPTION.meant(name) if name else ()
    if meant is None or not all(module in view["modules"] for module in meant):
        return [words.say("fresco-modules-unknown", given=name, names=", ".join(view["modules"]) or "-")]
    if len(meant) != 1:
        return module_lines.page(words, view, width)
    rules = [change(words, kind, meant[0]) for kind in modules.face_of(meant[0]).changes]
    rows = module_lines.rows_of(words, view, width, meant[0])
    return rows + [row for rule in rules for row in wrapped(Text(rule), width)]


def about(words: Words, view: View, number: int) -> Text:
    (offer,) = [offer for offer in view["choices"] if offer["id"] == number]
    return words.say(f"fresco-about-{offer['verb']}", **verb_of(view, offer).about(words, view, offer))
