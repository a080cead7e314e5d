"""The rule behind a decision, and what one choice would do, in whole sentences."""

from collections.abc import Callable
from typing import Any

from rich.text import Text

from bottega.core.options import Several
from bottega.games.fresco.meta import META
from bottega.locale import signed
from bottega.terminal.blocks import Block, wrapped
from bottega.terminal.face import View
from bottega.terminal.fresco import modules, wall_medico, wishes_glass_bells
from bottega.terminal.fresco.choices import request_income
from bottega.terminal.fresco.words import Words

Offer = dict[str, Any]
Args = dict[str, str | int]

MOST_CHANGES = 5
(MODULES_OPTION,) = [option for option in META.options if isinstance(option, Several)]

# What modules change in a decision of the base game is told after its own rule.
CHANGED = {
    "plan": ("portraits", "requests", "special_blends", "leaf_gold", "scrolls", "favors", "wall_fresco", "medico"),
    "market": ("leaf_gold", "medico"),
    "cathedral": ("special_blends", "leaf_gold", "scrolls", "favors", "portraits", "medico"),
    "studio": ("portraits", "medico"),
    "workshop": ("requests", "special_blends", "wall_fresco", "medico"),
    "theatre": ("portraits",),
}
for _kind, _modules in wishes_glass_bells.CHANGED.items():
    CHANGED[_kind] = (*CHANGED.get(_kind, ()), *_modules)


def explain(words: Words, view: View) -> Block:
    """The rule of the decision; many modules are only named, for their rules would not fit on a screen."""
    kind = view["deciding"]
    lines = words.texts.text(f"fresco-explain-{kind}").splitlines()
    changing = [module for module in CHANGED.get(kind, ()) if module in view["modules"]]
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
    if word != modules.WORD:
        return None
    meant = MODULES_OPTION.meant(name) if name else ()
    if meant is None or not all(module in view["modules"] for module in meant):
        return [words.say("fresco-modules-unknown", given=name, names=", ".join(view["modules"]) or "-")]
    if len(meant) != 1:
        return modules.page(words, view, width)
    rules = [change(words, kind, meant[0]) for kind, changing in CHANGED.items() if meant[0] in changing]
    rows = modules.module_rows(words, view, width, meant[0])
    return rows + [row for rule in rules for row in wrapped(Text(rule), width)]


def about(words: Words, view: View, number: int) -> Text:
    (offer,) = [offer for offer in view["choices"] if offer["id"] == number]
    details = DETAILS.get(offer["verb"])
    return words.say(f"fresco-about-{offer['verb']}", **({} if details is None else details(words, view, offer)))


# --- the base game -------------------------------------------------------------------------------------------------


def rise(words: Words, view: View, offer: Offer) -> Args:
    return {
        "who": words.who(offer["painter"]),
        "painter": words.painter(offer["painter"]),
        "hour": offer["hour"],
        "mood": words.mood(offer.get("mood", 0)),
        "apprentices": offer.get("apprentices", 0),
        "price": offer.get("price", 0),
        "acts": words.acts(*offer["acts"]),
    }


def plan(words: Words, view: View, offer: Offer) -> Args:
    return {"place": words.place(offer["place"]).lower(), "left": offer["left"]}


def buy(words: Words, view: View, offer: Offer) -> Args:
    paints = words.paints(offer["paints"])
    return {"price": offer["price"], "paints": paints, "booth": offer["booth"], "coins": offer["coins_left"]}


def close(words: Words, view: View, offer: Offer) -> Args:
    painter = offer["painter"]
    return {"who": words.who(painter), "painter": words.painter(painter), "booth": offer["booth"]}


def bishop(words: Words, view: View, offer: Offer) -> Args:
    return {"price": offer["price"], "segment": offer["segment"], "coins": offer["coins_left"]}


def restore(words: Words, view: View, offer: Offer) -> Args:
    return {
        "who": words.who(offer["painter"]),
        "painter": words.painter(offer["painter"]),
        "paints": words.paints(offer["paints"]),
        "sum": words.sum(offer["points"], offer["bonus"]),
        "window": "yes" if offer.get("window") else "no",
        "segment": offer["segment"],
    }


def altar(words: Words, view: View, offer: Offer) -> Args:
    return {"paints": words.paints([offer["paint"]]), "given": offer["given"], "points": offer["best"]}


def earn(words: Words, view: View, offer: Offer) -> Args:
    return {"thalers": offer["thalers"], "coins": offer["coins_left"]}


def blend(words: Words, view: View, offer: Offer) -> Args:
    return {"paints": words.paints(offer["paints"]), "result": words.paints([offer["result"]])}


def attend(words: Words, view: View, offer: Offer) -> Args:
    return {"mood": words.mood(offer["mood"])}


def land(words: Words, view: View, offer: Offer) -> Args:
    return {"score": offer["score"], "shift": signed(offer["score"] - offer["taken"])}


# --- modules -------------------------------------------------------------------------------------------------------


def no(words: Words, view: View, offer: Offer) -> Args:
    return {"deciding": view["deciding"]}


def pick(words: Words, view: View, offer: Offer) -> Args:
    return {"deciding": view["deciding"], "paints": words.paints([offer["paint"]])}


def portrait(words: Words, view: View, offer: Offer) -> Args:
    return {
        "who": words.who(offer["painter"]),
        "painter": words.painter(offer["painter"]),
        "card": words.portrait(offer["name"]),
        "effect": words.effect(offer["effect"]),
        "lasting": "yes" if offer["lasting"] else "no",
        "points": offer["effect"].get("vp", 0),
    }


def request(words: Words, view: View, offer: Offer) -> Args:
    paint = words.texts.text("fresco-request-basic") if offer["paint"] is None else words.paints([offer["paint"]])
    return {
        "who": words.who(offer["painter"]),
        "painter": words.painter(offer["painter"]),
        "points": offer["points"],
        "needed": view["modules"]["requests"]["needed"],
        "segments": ", ".join(offer["segments"]),
        "income": signed(request_income(view, offer)),
        "paint": paint,
    }


def pile(words: Words, view: View, offer: Offer) -> Args:
    painter = offer["painter"]
    return {"who": words.who(painter), "painter": words.painter(painter), "segment": offer["segment"]}


def gild(words: Words, view: View, offer: Offer) -> Args:
    left = view["modules"]["leaf_gold"]["mine"] - 1
    return {"segment": offer["segment"], "points": offer["points"], "left": left}


def scroll(words: Words, view: View, offer: Offer) -> Args:
    return {
        "lines": modules.played_lines(words, view, offer),
        "points": offer["points"],
        "segments": ", ".join(offer["segments"]),
    }


DETAILS: dict[str, Callable[[Words, View, Offer], Args]] = {
    "rise": rise,
    "plan": plan,
    "buy": buy,
    "close": close,
    "bishop": bishop,
    "restore": restore,
    "altar": altar,
    "earn": earn,
    "blend": blend,
    "attend": attend,
    "land": land,
    "no": no,
    "pick": pick,
    "portrait": portrait,
    "sexton": bishop,
    "request": request,
    "pile": pile,
    "gild": gild,
    "scroll": scroll,
    **wall_medico.ABOUT,
    **wishes_glass_bells.ABOUT,
}
