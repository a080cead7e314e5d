"""What is asked in Fresco, and the choices with what each would cost and bring."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rich.text import Text

from bottega.locale import signed
from bottega.terminal.blocks import ink
from bottega.terminal.face import Choice, Group, View
from bottega.terminal.fresco.words import GOLD, QUIET, Words

Offer = dict[str, Any]
Args = dict[str, str | int]

READY_NUMBER = 6


def question(words: Words, view: View) -> tuple[Text, Text]:
    kind = view["deciding"]
    args = question_args(words, view)
    ask = words.say(f"fresco-ask-{kind}", **args)
    ask.stylize("bold")
    why = words.say(f"fresco-why-{kind}", **args)
    why.stylize(QUIET)
    return ask, why


def question_args(words: Words, view: View) -> Args:
    kind, choices, mine = view["deciding"], view["choices"], view["mine"]
    economy, visit = view["economy"], view["visit"]
    if kind in ("rise", "land"):
        painter = choices[0]["painter"]
        args: Args = {"who": words.who(painter), "painter": words.painter(painter)}
        return args | {"space": choices[0]["taken"]} if kind == "land" else args
    if kind == "plan":
        return {"left": mine["to_place"]}
    if kind == "market":
        booth = visit["booth"]
        can = min(visit["apprentices"], mine["coins"] // mine["price"] if mine["price"] else visit["apprentices"])
        return {
            "booth": "none" if booth is None else view["booths"][booth]["booth"],
            "price": mine["price"],
            "coins": mine["coins"],
            "can": can,
        }
    if kind == "cathedral":
        laid = len(view["altar"]["laid"])
        step = "altar" if laid else "moved" if visit["bishop_moved"] else "open"
        return {"step": step, "given": laid + 1, "apprentices": visit["apprentices"]}
    if kind == "studio":
        return {"thalers": economy["studio"]}
    if kind == "workshop":
        return {"blends": visit["apprentices"] * economy["blends_each"] - visit["blends_made"]}
    if kind == "theatre":
        return {"mood": economy["theatre"]}
    return {"painter": words.painter(view["leonardo"]["painter"])}


# --- labels --------------------------------------------------------------------------------------------------------


def label_rise(words: Words, view: View, offer: Offer) -> Text:
    acts = words.acts(*offer["acts"])
    if "price" not in offer:
        return words.say("fresco-choice-rise-leonardo", hour=offer["hour"], acts=acts)
    return words.say(
        "fresco-choice-rise",
        hour=offer["hour"],
        mood=words.mood(offer["mood"]),
        apprentices=offer["apprentices"],
        price=offer["price"],
        acts=acts,
    )


def label_plan(words: Words, view: View, offer: Offer) -> Text:
    economy = view["economy"]
    place = offer["place"].replace(".", "-")
    numbers: dict[str, Args] = {
        "studio": {"thalers": economy["studio"]},
        "workshop": {"blends": economy["blends_each"]},
        "theatre": {"mood": economy["theatre"]},
    }
    return words.say(f"fresco-choice-plan-{place}", **numbers.get(place, {}))


def label_ready(words: Words, view: View, offer: Offer) -> Text:
    return words.say("fresco-choice-ready", left=view["mine"]["to_place"])


def label_buy(words: Words, view: View, offer: Offer) -> Text:
    return words.tile(offer["paints"])


def label_close(words: Words, view: View, offer: Offer) -> Text:
    line = words.say("fresco-choice-close")
    if view["deciding"] == "leonardo-market":
        line = ink(offer["booth"] + " ", "bold")
        booth = next(booth for booth in view["booths"] if booth["booth"] == offer["booth"])
        line.append_text(Text(" ").join(words.tile(space["paints"]) for space in booth["spaces"] if space is not None))
    return line


def label_bishop(words: Words, view: View, offer: Offer) -> Text:
    return ink(offer["segment"])


def label_restore(words: Words, view: View, offer: Offer) -> Text:
    line = ink(f"{offer['segment']} ")
    line.append_text(words.tile(offer["paints"]))
    line.append(" ")
    if offer["bonus"]:
        line.append(f"{offer['points']}+{offer['bonus']}=", QUIET)
    line.append(str(offer["total"]), GOLD)
    return line


def label_altar(words: Words, view: View, offer: Offer) -> Text:
    line = words.tile([offer["paint"]])
    last = offer["given"] == len(view["recipes"])
    line.append(" ")
    key = "fresco-choice-altar-last" if last else "fresco-choice-altar"
    line.append_text(words.say(key, points=offer["best"]))
    return line


def label_earn(words: Words, view: View, offer: Offer) -> Text:
    return words.say("fresco-choice-earn", thalers=offer["thalers"], coins=offer["coins_left"])


def label_blend(words: Words, view: View, offer: Offer) -> Text:
    line = words.tile(offer["paints"])
    line.append(f" {words.marks.sign('→', '>')} ")
    line.append_text(words.tile([offer["result"]]))
    line.append(" " + words.texts.text(f"paint-{offer['result']}"))
    return line


def label_attend(words: Words, view: View, offer: Offer) -> Text:
    return words.say("fresco-choice-attend", mood=words.mood(offer["mood"]))


def label_land(words: Words, view: View, offer: Offer) -> Text:
    shift = signed(offer["score"] - offer["taken"])
    return words.say(f"fresco-choice-land-{offer['where']}", score=offer["score"], shift=shift)


def label_pass(words: Words, view: View, offer: Offer) -> Text:
    if view["deciding"] == "market":
        bought = view["visit"]["booth"] is not None
        return words.say("fresco-choice-pass-market", bought="yes" if bought else "no")
    return words.say("fresco-choice-pass")


LABELS: dict[str, Callable[[Words, View, Offer], Text]] = {
    "rise": label_rise,
    "plan": label_plan,
    "ready": label_ready,
    "buy": label_buy,
    "close": label_close,
    "bishop": label_bishop,
    "restore": label_restore,
    "altar": label_altar,
    "earn": label_earn,
    "blend": label_blend,
    "attend": label_attend,
    "land": label_land,
    "pass": label_pass,
}


# --- groups --------------------------------------------------------------------------------------------------------


def groups(words: Words, view: View) -> list[Group]:
    """In the order of the board; numbers run through, except that a plan's places keep theirs."""
    titled: dict[str, Group] = {}
    for offer in sorted(view["choices"], key=lambda offer: rank(view, offer)):
        title = title_of(words, view, offer)
        titled.setdefault(title.plain, Group(title))
        titled[title.plain].choices.append(choice(words, view, offer))
    number = 0
    numbered: list[Group] = []
    for group in titled.values():
        lines: list[Choice] = []
        for entry in group.choices:
            number += 1
            shown = entry.number or number
            lines.append(replace(entry, number=shown))
        numbered.append(Group(group.title, lines))
    return numbered


def rank(view: View, offer: Offer) -> tuple[int, int]:
    """Restorations before the bishop's steps, closing a booth after its tiles; the best restorations first."""
    verb = offer["verb"]
    if verb in ("buy", "close") and view["deciding"] == "market":
        booth = [booth["booth"] for booth in view["booths"]].index(offer["booth"])
        return booth, offer["id"] if verb == "buy" else 1 << 20
    order = ("restore", "altar", "bishop", "pass")
    if verb == "restore":
        return 0, -offer["total"]
    return order.index(verb) if verb in order else 0, offer["id"]


def title_of(words: Words, view: View, offer: Offer) -> Text:
    verb = offer["verb"]
    if view["deciding"] == "market" and verb in ("buy", "close"):
        return words.say("fresco-group-booth", booth=offer["booth"])
    if verb == "close":
        return words.say("fresco-group-close")
    if verb == "bishop":
        return words.say("fresco-group-bishop", price=offer["price"])
    if verb in ("restore", "altar"):
        return words.say(f"fresco-group-{verb}")
    return Text()


def choice(words: Words, view: View, offer: Offer) -> Choice:
    verb = offer["verb"]
    number = 0
    if verb == "plan":
        number = view["places"].index(offer["place"]) + 1
    elif verb == "ready":
        number = READY_NUMBER
    label = LABELS[verb](words, view, offer)
    return Choice(number, offer["id"], offer["action"], label, aliases(words, offer), short(words, offer))


def short(words: Words, offer: Offer) -> Text | None:
    """Only what the board does not show."""
    if offer["verb"] == "restore":
        return ink(f"{offer['segment']} ").append(str(offer["total"]), GOLD)
    if offer["verb"] == "altar":
        return words.tile([offer["paint"]]).append(f" {offer['best']}")
    return None


def aliases(words: Words, offer: Offer) -> tuple[str, ...]:
    """Other ways to type a choice: without the verb, and in the player's language."""
    verb = offer["verb"]
    bare = offer["action"].partition(" ")[2]
    own = [bare] if bare else []
    if verb == "plan":
        own.append(words.texts.text(f"fresco-words-{offer['place'].replace('.', '-')}"))
        if offer["place"] == "cathedral.2":
            own.append("c2")
    elif verb == "land":
        own.append(words.texts.text(f"fresco-words-{offer['where']}"))
    elif verb in ("ready", "pass", "earn", "attend"):
        own.append(words.texts.text(f"fresco-words-{verb}"))
    elif verb == "altar":
        own.append(words.texts.text(f"paint-{offer['paint']}"))
    elif verb == "blend":
        own.append(words.texts.text(f"paint-{offer['result']}"))
    return tuple(own)
