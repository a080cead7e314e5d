"""What is asked in Fresco, and the choices with what each would cost and bring."""

from collections.abc import Callable
from dataclasses import replace

from rich.text import Text

from bottega.terminal.face import Choice, Group, View
from bottega.terminal.fresco import modules
from bottega.terminal.fresco.module_face import Args, Offer, offered
from bottega.terminal.fresco.verbs import verb_of
from bottega.terminal.fresco.words import QUIET, Words

READY_NUMBER = 6
NOTHING = "nothing"  # that a module offers besides
LAST = 1 << 20  # after every tile of a booth


def question(words: Words, view: View) -> tuple[Text, Text]:
    kind = view["deciding"]
    args = question_args(words, view)
    ask = words.say(f"fresco-ask-{kind}", **args)
    for offer in [offer for offer in view["choices"] if not verb_of(view, offer).listed][:1]:
        hint = f"fresco-hint-{offer['verb']}"
        ask.append_text(words.say(hint, segment=offer["segment"], price=offer["price"]))
    ask.stylize("bold")
    why = words.say(f"fresco-why-{kind}", **args)
    why.stylize(QUIET)
    return ask, why


def question_args(words: Words, view: View) -> Args:
    """The numbers of a question: those of the base game, and what modules add to them."""
    kind = view["deciding"]
    asking = [QUESTIONS[kind]] if kind in QUESTIONS else []
    asking += [face.questions[kind] for face in modules.known() if kind in face.questions]
    args: Args = {}
    for ask in asking or [leonardo_args]:
        args |= ask(words, view)
    return args


# --- the questions of the base game --------------------------------------------------------------------------------


def rise_args(words: Words, view: View) -> Args:
    painter = view["choices"][0]["painter"]
    return {"who": words.who(painter), "painter": words.painter(painter)}


def land_args(words: Words, view: View) -> Args:
    final = "yes" if view["final"] else "no"
    return {**rise_args(words, view), "space": view["choices"][0]["taken"], "final": final}


def plan_args(words: Words, view: View) -> Args:
    return {"left": view["mine"]["to_place"]}


def market_args(words: Words, view: View) -> Args:
    mine, visit = view["mine"], view["visit"]
    booth = visit["booth"]
    return {
        "booth": "none" if booth is None else view["booths"][booth]["booth"],
        "price": mine["price"],
        "coins": mine["coins"],
        "can": mine["purchases"],
    }


def cathedral_args(words: Words, view: View) -> Args:
    given = len(view["altar"]["laid"]) + 1
    return {"step": cathedral_step(view), "given": given, "apprentices": view["visit"]["apprentices"]}


def cathedral_step(view: View) -> str:
    """What the apprentice in the cathedral is bound to by what he has begun."""
    for name, face in modules.in_play(view).items():
        step = face.cathedral_step(view, view["modules"][name])
        if step is not None:
            return step
    if view["altar"]["laid"]:
        return "altar"
    # Whoever has moved the bishop, by a step or with a card, cannot leave any more.
    return "open" if offered(view, "pass") else "moved"


def studio_args(words: Words, view: View) -> Args:
    return {"thalers": view["economy"]["studio"], "also": NOTHING}


def workshop_args(words: Words, view: View) -> Args:
    return {"blends": view["visit"]["blends_left"], "also": NOTHING}


def theatre_args(words: Words, view: View) -> Args:
    return {"mood": view["mine"]["theatre"]}


def leonardo_args(words: Words, view: View) -> Args:
    return {"painter": words.painter(view["leonardo"]["painter"])}


QUESTIONS: dict[str, Callable[[Words, View], Args]] = {
    "rise": rise_args,
    "land": land_args,
    "plan": plan_args,
    "market": market_args,
    "cathedral": cathedral_args,
    "studio": studio_args,
    "workshop": workshop_args,
    "theatre": theatre_args,
}


# --- groups --------------------------------------------------------------------------------------------------------


def groups(words: Words, view: View) -> list[Group]:
    """In the order of the board; numbers run through, except that a plan's places keep theirs."""
    titled: dict[str, Group] = {}
    for offer in sorted(view["choices"], key=lambda offer: rank(view, offer)):
        verb = verb_of(view, offer)
        title = verb.title(words, view, offer)
        titled.setdefault(title.plain, Group(title, listed=verb.listed))
        titled[title.plain].choices.append(choice(words, view, offer))
    number = READY_NUMBER if view["deciding"] == "plan" else 0
    numbered: list[Group] = []
    for group in titled.values():
        lines: list[Choice] = []
        for entry in group.choices:
            number += 0 if entry.number else 1
            lines.append(replace(entry, number=entry.number or number))
        numbered.append(Group(group.title, lines, listed=group.listed))
    return numbered


def rank(view: View, offer: Offer) -> tuple[int, int]:
    """Restorations before the bishop's steps, closing a booth after its tiles; the best restorations first."""
    verb = offer["verb"]
    if verb in ("buy", "close") and view["deciding"] == "market":
        booth = [booth["booth"] for booth in view["booths"]].index(offer["booth"])
        return booth, offer["id"] if verb == "buy" else LAST
    if verb == "restore":
        return 0, -offer["total"]
    return verb_of(view, offer).rank, offer["id"]


def choice(words: Words, view: View, offer: Offer) -> Choice:
    verb = verb_of(view, offer)
    number = 0
    if offer["verb"] == "plan":
        number = view["places"].index(offer["place"]) + 1
    elif offer["verb"] == "ready":
        number = READY_NUMBER
    without_verb = offer["action"].partition(" ")[2]
    aliases = [without_verb] if without_verb and verb.bare else []
    return Choice(
        number,
        offer["id"],
        offer["action"],
        verb.label(words, view, offer),
        (*aliases, *verb.aliases(words, offer)),
        None if verb.short is None else verb.short(words, offer),
    )
