"""The choices of the base game, and those that several modules offer: each with its words."""

from collections.abc import Sequence

from rich.text import Text

from bottega.games.fresco.actions import ALTAR_PAINTS
from bottega.locale import signed
from bottega.terminal.blocks import ink
from bottega.terminal.face import View
from bottega.terminal.fresco import modules
from bottega.terminal.fresco.covering import COVER
from bottega.terminal.fresco.module_face import (
    Args,
    Offer,
    Verb,
    label_paint,
    label_segment,
    paint_name,
    plain_title,
    said_alone,
    yes_no,
)
from bottega.terminal.fresco.words import GOLD, QUIET, Words


def verb_of(view: View, offer: Offer) -> Verb:
    """Its words: of the base game, of the module that offers it, or none but its notation."""
    name = offer["verb"]
    if name in VERBS:
        return VERBS[name]
    return next((face.verbs[name] for face in modules.in_play(view).values() if name in face.verbs), Verb())


# --- getting up and planning ---------------------------------------------------------------------------------------


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


def about_rise(words: Words, view: View, offer: Offer) -> Args:
    return {
        "who": words.who(offer["painter"]),
        "painter": words.painter(offer["painter"]),
        "hour": offer["hour"],
        "mood": words.mood(offer.get("mood", 0)),
        "apprentices": offer.get("apprentices", 0),
        "price": offer.get("price", 0),
        "acts": words.acts(*offer["acts"]),
    }


def label_plan(words: Words, view: View, offer: Offer) -> Text:
    economy = view["economy"]
    place = offer["place"].replace(".", "-")
    numbers: dict[str, Args] = {
        "studio": {"thalers": economy["studio"]},
        "workshop": {"blends": economy["blends_each"]},
        "theatre": {"mood": view["mine"]["theatre"]},
    }
    return words.say(f"fresco-choice-plan-{place}", **numbers.get(place, {}))


def about_plan(words: Words, view: View, offer: Offer) -> Args:
    return {"place": words.place_inside(offer["place"]), "left": offer["left"]}


def plan_aliases(words: Words, offer: Offer) -> Sequence[str]:
    name = words.texts.text(f"fresco-words-{offer['place'].replace('.', '-')}")
    return [name, "c2"] if offer["place"] == "cathedral.2" else [name]


def label_ready(words: Words, view: View, offer: Offer) -> Text:
    return words.say("fresco-choice-ready", left=view["mine"]["to_place"])


# --- market --------------------------------------------------------------------------------------------------------


def ware(words: Words, view: View, paints: Sequence[str], booth: str, space: int) -> Text:
    """A tile in a booth, with what modules laid beside it."""
    line = words.tile(paints)
    for name, face in modules.in_play(view).items():
        line.append_text(face.ware_mark(words, view["modules"][name], booth, space))
    return line


def label_buy(words: Words, view: View, offer: Offer) -> Text:
    return ware(words, view, offer["paints"], offer["booth"], offer["space"])


def about_buy(words: Words, view: View, offer: Offer) -> Args:
    paints = words.paints(offer["paints"])
    return {"price": offer["price"], "paints": paints, "booth": offer["booth"], "coins": offer["coins_left"]}


def booth_title(words: Words, view: View, offer: Offer) -> Text:
    if view["deciding"] == "market":
        return words.say("fresco-group-booth", booth=offer["booth"])
    return words.say("fresco-group-close") if offer["verb"] == "close" else Text()


def label_close(words: Words, view: View, offer: Offer) -> Text:
    line = words.say("fresco-choice-close")
    if view["deciding"] == "leonardo-market":
        line = ink(offer["booth"] + " ", "bold")
        booth = next(booth for booth in view["booths"] if booth["booth"] == offer["booth"])
        line.append_text(Text(" ").join(words.tile(space["paints"]) for space in booth["spaces"] if space is not None))
    return line


def about_close(words: Words, view: View, offer: Offer) -> Args:
    painter = offer["painter"]
    return {"who": words.who(painter), "painter": words.painter(painter), "booth": offer["booth"]}


# --- cathedral -----------------------------------------------------------------------------------------------------


def about_bishop(words: Words, view: View, offer: Offer) -> Args:
    return {"price": offer["price"], "segment": offer["segment"], "coins": offer["coins_left"]}


def bishop_title(words: Words, view: View, offer: Offer) -> Text:
    return words.say("fresco-group-bishop", price=offer["price"])


def label_restore(words: Words, view: View, offer: Offer) -> Text:
    line = ink(f"{offer['segment']} ")
    line.append_text(words.tile(offer["paints"]))
    line.append(" ")
    if offer["bonus"]:
        line.append(f"{offer['points']}+{offer['bonus']}=", QUIET)
    line.append(str(offer["total"]), GOLD)
    return line


def short_restore(words: Words, offer: Offer) -> Text:
    return ink(f"{offer['segment']} ").append(str(offer["total"]), GOLD)


def about_restore(words: Words, view: View, offer: Offer) -> Args:
    return {
        "who": words.who(offer["painter"]),
        "painter": words.painter(offer["painter"]),
        "paints": words.paints(offer["paints"]),
        "sum": words.sum(offer["points"], offer["bonus"]),
        "window": yes_no(offer.get("window")),
        "segment": offer["segment"],
    }


def label_altar(words: Words, view: View, offer: Offer) -> Text:
    line = words.tile([offer["paint"]])
    last = offer["given"] == ALTAR_PAINTS
    line.append(" ")
    key = "fresco-choice-altar-last" if last else "fresco-choice-altar"
    line.append_text(words.say(key, points=offer["best"]))
    return line


def short_altar(words: Words, offer: Offer) -> Text:
    return words.tile([offer["paint"]]).append(f" {offer['best']}")


def about_altar(words: Words, view: View, offer: Offer) -> Args:
    return {"paints": words.paints([offer["paint"]]), "given": offer["given"], "points": offer["best"]}


# --- studio, workshop, theatre, track ------------------------------------------------------------------------------


def label_earn(words: Words, view: View, offer: Offer) -> Text:
    return words.say("fresco-choice-earn", thalers=offer["thalers"], coins=offer["coins_left"])


def about_earn(words: Words, view: View, offer: Offer) -> Args:
    return {"thalers": offer["thalers"], "coins": offer["coins_left"]}


def label_blend(words: Words, view: View, offer: Offer) -> Text:
    line = words.tile(offer["paints"])
    line.append(f" {words.marks.sign('→', '>')} ")
    line.append_text(words.tile([offer["result"]]))
    line.append(" " + words.texts.text(f"paint-{offer['result']}"))
    return line


def about_blend(words: Words, view: View, offer: Offer) -> Args:
    return {"paints": words.paints(offer["paints"]), "result": words.paints([offer["result"]])}


def blend_aliases(words: Words, offer: Offer) -> Sequence[str]:
    return [words.texts.text(f"paint-{offer['result']}")]


def label_attend(words: Words, view: View, offer: Offer) -> Text:
    return words.say("fresco-choice-attend", mood=words.mood(offer["mood"]))


def about_attend(words: Words, view: View, offer: Offer) -> Args:
    return {"mood": words.mood(offer["mood"])}


def label_land(words: Words, view: View, offer: Offer) -> Text:
    shift = signed(offer["score"] - offer["taken"])
    return words.say(f"fresco-choice-land-{offer['where']}", score=offer["score"], shift=shift)


def about_land(words: Words, view: View, offer: Offer) -> Args:
    return {"score": offer["score"], "shift": signed(offer["score"] - offer["taken"])}


def land_aliases(words: Words, offer: Offer) -> Sequence[str]:
    return [words.texts.text(f"fresco-words-{offer['where']}")]


def label_pass(words: Words, view: View, offer: Offer) -> Text:
    if view["deciding"] == "market":
        return words.say("fresco-choice-pass-market", bought=yes_no(view["visit"]["booth"] is not None))
    return words.say("fresco-choice-pass")


# --- what several modules offer ------------------------------------------------------------------------------------


def label_no(words: Words, view: View, offer: Offer) -> Text:
    return words.say(f"fresco-choice-no-{view['deciding']}")


def about_no(words: Words, view: View, offer: Offer) -> Args:
    return {"deciding": view["deciding"]}


def about_pick(words: Words, view: View, offer: Offer) -> Args:
    return {"deciding": view["deciding"], "paints": words.paints([offer["paint"]])}


VERBS: dict[str, Verb] = {
    "rise": Verb(label_rise, about_rise),
    "plan": Verb(label_plan, about_plan, aliases=plan_aliases),
    "ready": Verb(label_ready, aliases=said_alone),
    "buy": Verb(label_buy, about_buy, booth_title),
    "close": Verb(label_close, about_close, booth_title),
    "bishop": Verb(label_segment, about_bishop, bishop_title, rank=3),
    "restore": Verb(label_restore, about_restore, plain_title, short=short_restore),
    "altar": Verb(label_altar, about_altar, plain_title, paint_name, short_altar, rank=1),
    "earn": Verb(label_earn, about_earn, aliases=said_alone),
    "blend": Verb(label_blend, about_blend, aliases=blend_aliases),
    "attend": Verb(label_attend, about_attend, aliases=said_alone),
    "land": Verb(label_land, about_land, aliases=land_aliases),
    "pass": Verb(label_pass, aliases=said_alone, rank=6),
    "no": Verb(label_no, about_no, aliases=said_alone, rank=5),
    "pick": Verb(label_paint, about_pick, aliases=paint_name),
    "cover": COVER,
}
