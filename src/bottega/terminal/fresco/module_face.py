"""What a module brings to the terminal: a `FACE` in the file of its name (`bottega.terminal.fresco.modules`)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from bottega.terminal.blocks import Block, ink
from bottega.terminal.face import View
from bottega.terminal.fresco.words import HEADING, Words

Facts = dict[str, Any]  # what the view tells of one module
Offer = dict[str, Any]
Args = dict[str, str | int]


# --- what is said of a choice or a module that says nothing itself -------------------------------------------------


def notation(words: Words, view: View, offer: Offer) -> Text:
    return ink(offer["action"])


def no_numbers(words: Words, view: View, offer: Offer) -> Args:
    return {}


def no_title(words: Words, view: View, offer: Offer) -> Text:
    return Text()


def no_aliases(words: Words, offer: Offer) -> Sequence[str]:
    return ()


def no_lines(words: Words, view: View, facts: Facts) -> Block:
    return []


def no_mark(words: Words, facts: Facts, booth: str, space: int) -> Text:
    return Text()


def no_step(view: View, facts: Facts) -> str | None:
    return None


# --- the protocol --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Verb:
    """How one kind of choice is offered and explained."""

    label: Callable[[Words, View, Offer], Text] = notation
    about: Callable[[Words, View, Offer], Args] = no_numbers  # for the text `fresco-about-<verb>`
    title: Callable[[Words, View, Offer], Text] = no_title  # over all choices that have the same one
    aliases: Callable[[Words, Offer], Sequence[str]] = no_aliases  # other ways to type it, in the player's language
    short: Callable[[Words, Offer], Text] | None = None  # only what the board does not show
    bare: bool = True  # may be typed without the verb: it then means no number and nothing that is chosen more often
    rank: int = 0  # groups of a higher one come later
    listed: bool = True  # otherwise there are too many, and the question says how to name one (`fresco-hint-<verb>`)


@dataclass(frozen=True, slots=True)
class ModuleFace:
    """What a module shows, asks and offers. All of it may be left out."""

    board: Callable[[Words, View, Facts], Block] = no_lines  # a few words under the table
    page: Callable[[Words, View, Facts], Block] = no_lines  # all the rest, for which the board has no room
    phases: tuple[str, ...] = ()  # where it matters: its words come first there, for a crowded screen loses the last
    changes: tuple[str, ...] = ()  # decisions of the base game that it changes (`fresco-change-<decision>-<module>`)
    questions: Mapping[str, Callable[[Words, View], Args]] = field(default_factory=dict)  # by decision
    verbs: Mapping[str, Verb] = field(default_factory=dict)
    columns: Mapping[str, str] = field(default_factory=dict)  # of sources that share one in the account
    pieces: Mapping[str, Callable[[Words, Any], str]] = field(default_factory=dict)  # arguments of the chronicle
    ware_mark: Callable[[Words, Facts, str, int], Text] = no_mark  # beside a tile in a booth's space
    cathedral_step: Callable[[View, Facts], str | None] = no_step  # what it binds the apprentice in the cathedral to


# --- pieces that several modules are made of -----------------------------------------------------------------------


def plain_title(words: Words, view: View, offer: Offer) -> Text:
    return words.say(f"fresco-group-{offer['verb']}")


def said_alone(words: Words, offer: Offer) -> Sequence[str]:
    """The word for a verb that needs no more."""
    return [words.texts.text(f"fresco-words-{offer['verb']}")]


def paint_name(words: Words, offer: Offer) -> Sequence[str]:
    return [words.texts.text(f"paint-{offer['paint']}")]


def label_paint(words: Words, view: View, offer: Offer) -> Text:
    return words.tile([offer["paint"]]).append(" " + words.texts.text(f"paint-{offer['paint']}"))


def label_segment(words: Words, view: View, offer: Offer) -> Text:
    return ink(offer["segment"])


def no_args(words: Words, view: View) -> Args:
    return {}


def chip(words: Words, name: str) -> Text:
    """The heading of a line under the table."""
    return ink(words.texts.text(f"fresco-module-{name.replace('_', '-')}") + " ", HEADING)


def owners(words: Words, things: Sequence[str]) -> Text:
    """Everybody's emblem with what lies before him; nobody who has nothing."""
    shown = [
        words.emblem(painter).append(" ").append_text(words.styled(thing))
        for painter, thing in enumerate(things)
        if thing
    ]
    return Text("  ").join(shown)


def offered(view: View, verb: str) -> list[Offer]:
    return [offer for offer in view["choices"] if offer["verb"] == verb]


def yes_no(truth: object) -> str:
    """As the texts ask for it."""
    return "yes" if truth else "no"
