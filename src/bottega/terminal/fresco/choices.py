"""What is asked in Fresco, and the choices with what each would cost and bring."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rich.text import Text

from bottega.games.fresco.actions import ALTAR_PAINTS
from bottega.locale import signed
from bottega.terminal.blocks import ink
from bottega.terminal.face import Choice, Group, View
from bottega.terminal.fresco import modules, wall_medico, wishes_glass_bells
from bottega.terminal.fresco.words import GOLD, QUIET, Words

Offer = dict[str, Any]
Args = dict[str, str | int]

READY_NUMBER = 6
# What is offered together, in this order; anything else comes first.
ORDER = ("restore", "altar", "scroll", "bishop", "request", "no", "pass", "sexton")
UNLISTED = "sexton"  # may go to two dozen segments, which would fill the screen: the question says how to name one
TITLED = (
    "restore",
    "altar",
    "scroll",
    "request",
    "sexton",
    "plan-ill",
    "plan-neutral",
    "saint",
    *wishes_glass_bells.TITLED,
)


def question(words: Words, view: View) -> tuple[Text, Text]:
    kind = view["deciding"]
    args = question_args(words, view)
    ask = words.say(f"fresco-ask-{kind}", **args)
    for offer in offered(view, UNLISTED)[:1]:
        ask.append_text(words.say("fresco-hint-sexton", segment=offer["segment"], price=offer["price"]))
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
        return {
            "step": cathedral_step(view),
            "given": len(view["altar"]["laid"]) + 1,
            "apprentices": visit["apprentices"],
        }
    if kind == "studio":
        return {"thalers": economy["studio"], "portraits": "yes" if offered(view, "portrait") else "no"}
    if kind == "workshop":
        blends = visit["apprentices"] * economy["blends_each"] - visit["blends_made"]
        return {"blends": blends, "requests": "yes" if offered(view, "request") else "no"}
    if kind == "theatre":
        return {"mood": theatre_lift(view)}
    if kind in MODULE_ARGS:
        return MODULE_ARGS[kind](words, view)
    return {"painter": words.painter(view["leonardo"]["painter"])}


def offered(view: View, verb: str) -> list[Offer]:
    return [offer for offer in view["choices"] if offer["verb"] == verb]


def cathedral_step(view: View) -> str:
    """What the apprentice in the cathedral is bound to by what he has begun."""
    modules = view["modules"]
    if view["altar"]["laid"]:
        return "special" if "special_blends" in modules else "altar"
    if "scrolls" in modules and any(line is not None for line in modules["scrolls"]["playing"].values()):
        return "scroll"
    # Whoever has moved the bishop, by a step or with a card, cannot leave any more.
    return "open" if offered(view, "pass") else "moved"


def theatre_lift(view: View) -> int:
    """With the actors whom one has painted."""
    usual: int = view["economy"]["theatre"]
    owned = view["modules"]["portraits"]["owned"][view["seat"]] if "portraits" in view["modules"] else []
    lifts: list[int] = [card["effect"].get("theatre_mood_per_apprentice", usual) for card in owned]
    return usual + sum(lift - usual for lift in lifts)


# --- the questions of modules --------------------------------------------------------------------------------------


def gild_args(words: Words, view: View) -> Args:
    gold = view["modules"]["leaf_gold"]
    (offer,) = offered(view, "gild")
    return {"segment": offer["segment"], "paints": words.paints([gold["refined"]]), "gold": gold["mine"]}


def portrait_paint_args(words: Words, view: View) -> Args:
    return {"left": view["modules"]["portraits"]["picks"]}


def pile_args(words: Words, view: View) -> Args:
    facts, painter = view["modules"]["requests"], view["choices"][0]["painter"]
    return {
        "who": words.who(painter),
        "painter": words.painter(painter),
        "request": words.request(facts["fulfilling"]),
        "given": len(facts["pile"]) + 1,
        "needed": facts["needed"],
    }


def request_paint_args(words: Words, view: View) -> Args:
    facts = view["modules"]["requests"]
    general = [tile for tile in facts["owned"][view["seat"]] if tile["type"] == "general"]
    return {"left": len(general) - len(facts["picks"])}


MODULE_ARGS: dict[str, Callable[[Words, View], Args]] = {
    "sexton": wishes_glass_bells.nothing,
    "gild": gild_args,
    "portrait-paint": portrait_paint_args,
    "pile": pile_args,
    "request-paint": request_paint_args,
    **wall_medico.ARGS,
    **wishes_glass_bells.ARGS,
}


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
        "theatre": {"mood": theatre_lift(view)},
    }
    return words.say(f"fresco-choice-plan-{place}", **numbers.get(place, {}))


def label_ready(words: Words, view: View, offer: Offer) -> Text:
    return words.say("fresco-choice-ready", left=view["mine"]["to_place"])


def label_buy(words: Words, view: View, offer: Offer) -> Text:
    gold = modules.gold_spaces(view).get((offer["booth"], offer["space"]), 0)
    return words.tile(offer["paints"]).append_text(modules.leaves(words, gold))


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
    last = offer["given"] == ALTAR_PAINTS
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


def label_no(words: Words, view: View, offer: Offer) -> Text:
    return words.say(f"fresco-choice-no-{view['deciding']}")


def label_pick(words: Words, view: View, offer: Offer) -> Text:
    return words.tile([offer["paint"]]).append(" " + words.texts.text(f"paint-{offer['paint']}"))


def label_portrait(words: Words, view: View, offer: Offer) -> Text:
    """Somebody who is no player gets nothing but the points."""
    if offer["painter"] < words.players:
        return modules.portrait(words, offer)
    points = offer["effect"].get("vp", 0)
    return words.say("fresco-choice-portrait-leonardo", card=words.portrait(offer["name"]), points=points)


def label_request(words: Words, view: View, offer: Offer) -> Text:
    """The points, and what it changes in the income: three tiles pay no more."""
    request = words.request(offer["type"])
    if offer["painter"] >= words.players:
        return words.say("fresco-choice-request-leonardo", request=request, points=offer["points"])
    paint = words.texts.text("fresco-request-basic") if offer["paint"] is None else words.paints([offer["paint"]])
    income = signed(request_income(view, offer))
    return words.say("fresco-choice-request", request=request, points=offer["points"], income=income, paint=paint)


def request_income(view: View, offer: Offer) -> int:
    """The Thalers a round that it brings; fewer than none, for the tiles under it brought more."""
    lost: int = view["modules"]["requests"]["needed"] * view["economy"]["tile_income"]
    thalers: int = offer["thalers"]
    return thalers - lost


def label_pile(words: Words, view: View, offer: Offer) -> Text:
    splashes = view["modules"]["requests"]["splashes"][offer["segment"]]
    return ink(offer["segment"] + " ").append_text(words.tile(splashes))


def label_gild(words: Words, view: View, offer: Offer) -> Text:
    left = view["modules"]["leaf_gold"]["mine"] - 1
    return words.say("fresco-choice-gild", points=offer["points"], left=left)


def label_scroll(words: Words, view: View, offer: Offer) -> Text:
    lines = modules.played_lines(words, view, offer)
    return words.say("fresco-choice-scroll", lines=lines, points=offer["points"], segments=" ".join(offer["segments"]))


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
    "no": label_no,
    "pick": label_pick,
    "portrait": label_portrait,
    "sexton": label_bishop,
    "request": label_request,
    "pile": label_pile,
    "gild": label_gild,
    "scroll": label_scroll,
    **wall_medico.LABELS,
    **wishes_glass_bells.LABELS,
}


# --- groups --------------------------------------------------------------------------------------------------------


def groups(words: Words, view: View) -> list[Group]:
    """In the order of the board; numbers run through, except that a plan's places keep theirs."""
    titled: dict[str, Group] = {}
    for offer in sorted(view["choices"], key=lambda offer: rank(view, offer)):
        title = title_of(words, view, offer)
        titled.setdefault(title.plain, Group(title))
        titled[title.plain].choices.append(choice(words, view, offer))
    number = READY_NUMBER if view["deciding"] == "plan" else 0
    numbered: list[Group] = []
    for group in titled.values():
        lines: list[Choice] = []
        for entry in group.choices:
            number += 0 if entry.number else 1
            lines.append(replace(entry, number=entry.number or number))
        numbered.append(Group(group.title, lines, listed=not lines[0].notation.startswith(UNLISTED)))
    return numbered


def rank(view: View, offer: Offer) -> tuple[int, int]:
    """Restorations before the bishop's steps, closing a booth after its tiles; the best restorations first."""
    verb = offer["verb"]
    if verb in ("buy", "close") and view["deciding"] == "market":
        booth = [booth["booth"] for booth in view["booths"]].index(offer["booth"])
        return booth, offer["id"] if verb == "buy" else 1 << 20
    if verb == "restore":
        return 0, -offer["total"]
    return ORDER.index(verb) if verb in ORDER else 0, offer["id"]


def title_of(words: Words, view: View, offer: Offer) -> Text:
    verb = offer["verb"]
    if view["deciding"] == "market" and verb in ("buy", "close"):
        return words.say("fresco-group-booth", booth=offer["booth"])
    if verb == "close":
        return words.say("fresco-group-close")
    if verb == "bishop":
        return words.say("fresco-group-bishop", price=offer["price"])
    if verb == wall_medico.COVER:
        return words.say("fresco-group-cover", tile=wall_medico.tile_word(words, offer["tile"]))
    if verb in TITLED:
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
    if offer["verb"] == "scroll":
        return words.say(f"fresco-words-{offer['action'].split()[1]}").append(f" {offer['points']}", GOLD)
    return None


# Said without the verb these would mean a number, or take the place of what is chosen far more often.
FULLY_SAID = ("portrait", "sexton", "request", *wall_medico.FULLY_SAID, *wishes_glass_bells.FULLY_SAID)


def aliases(words: Words, offer: Offer) -> tuple[str, ...]:
    """Other ways to type a choice: without the verb, and in the player's language."""
    verb = offer["verb"]
    bare = offer["action"].partition(" ")[2]
    own = [bare] if bare and verb not in FULLY_SAID else []
    if verb == "plan":
        own.append(words.texts.text(f"fresco-words-{offer['place'].replace('.', '-')}"))
        if offer["place"] == "cathedral.2":
            own.append("c2")
    elif verb == "land":
        own.append(words.texts.text(f"fresco-words-{offer['where']}"))
    elif verb in ("ready", "pass", "earn", "attend", "no", "gild"):
        own.append(words.texts.text(f"fresco-words-{verb}"))
    elif verb == "scroll":
        own.append(words.texts.text(f"fresco-words-{bare}"))
    elif verb == "portrait":
        own.append(words.portrait(offer["name"]))
    elif verb == "sexton":
        own.append(f"{words.texts.text('fresco-words-sexton')} {bare}")
    elif verb in ("altar", "pick"):
        own.append(words.texts.text(f"paint-{offer['paint']}"))
    elif verb == "blend":
        own.append(words.texts.text(f"paint-{offer['result']}"))
    return (*own, *wall_medico.aliases(words, offer), *wishes_glass_bells.aliases(words, offer))
