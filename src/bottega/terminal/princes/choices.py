"""What is asked in The Princes of Florence, and the choices with what each would cost and bring."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rich.text import Text

from bottega.locale import signed
from bottega.terminal.blocks import ink
from bottega.terminal.face import Choice, Group, View
from bottega.terminal.princes import placing
from bottega.terminal.princes.estate import badge
from bottega.terminal.princes.words import GOLD, MET, QUIET, Words

Offer = dict[str, Any]
Args = dict[str, str | int]

# In a turn: what to do first, then what to buy; the end of the turn comes last.
ORDER = ("work", "build", "introduce", "draw", "recruit", "hold", "give-up", "sell", "done", "end")
TIMES = "\N{MULTIPLICATION SIGN}"
TITLED = ("work", "build", "introduce", "draw", "recruit")


def question(words: Words, view: View) -> tuple[Text, Text]:
    kind = view["deciding"]
    args = question_args(words, view)
    ask = words.say(f"princes-ask-{kind}", **args)
    ask.stylize("bold")
    why = placing.hint(words, view) if kind == "place" else words.say(f"princes-why-{kind}", **args)
    why.stylize(QUIET)
    return ask, why


def question_args(words: Words, view: View) -> Args:
    kind, offers, mine = view["deciding"], view["choices"], view["mine"]
    first = offers[0]
    if kind in ("open", "take"):
        return {"price": view["economy"]["opening" if kind == "open" else "last_price"], "florins": mine["florins"]}
    if kind == "bid":
        running = view["auction"]
        return {
            "item": words.the(running["item"]),
            "bid": running["next_bid"],
            "florins": mine["florins"],
            "prince": words.prince(running["bidder"]),
            "can": "yes" if any(offer["verb"] == "raise" for offer in offers) else "no",
        }
    if kind == "place":
        return {"piece": words.a(first["piece"])}
    if kind in ("keep", "under"):
        return {"deck": first["deck"], "count": len(offers)}
    if kind == "turn":
        return {"count": view["turn"]["actions_left"], "minimum": view["minimum"]}
    if kind in ("add", "exchange"):
        work = view["turn"]["work"]
        return {
            "profession": words.thing(work["profession"]),
            "value": work["value"],
            "minimum": view["minimum"],
            "florins": work["florins"],
            "price": view["economy"]["per_point_bought"],
        }
    return {}


# --- labels --------------------------------------------------------------------------------------------------------


def label_return(words: Words, view: View, offer: Offer) -> Text:
    wishes = ", ".join(words.thing(offer[wish]) for wish in ("building", "landscape", "freedom"))
    return words.say("princes-choice-return", profession=words.thing(offer["profession"]), wishes=wishes)


def label_item(words: Words, view: View, offer: Offer) -> Text:
    """An item of the piles, the prestige points it brings at once, and how many works in hand wish for it."""
    line = ink(words.thing(offer["item"]))
    if offer["points"]:
        line.append(" " + words.text("princes-plus-points", points=offer["points"]), GOLD)
    fans = [row for row in view["mine"]["professions"] if offer["item"] in row["with"]]
    line.append_text(worth_to(len(fans), view["economy"]["landscape_value"]))
    return line.append_text(sold(words, offer))


def label_raise(words: Words, view: View, offer: Offer) -> Text:
    line = words.say("princes-choice-raise", price=offer["price"], left=offer["florins_left"])
    return line.append_text(sold(words, offer))


def sold(words: Words, offer: Offer) -> Text:
    """The prestige points a payment would take."""
    if not offer.get("prestige_sold"):
        return Text()
    return ink(" " + words.text("princes-sells", points=offer["prestige_sold"]), "bold #e5616f")


def label_place(words: Words, view: View, offer: Offer) -> Text:
    return ink(placing.ways_to_say(offer)[0])


def label_card(words: Words, view: View, offer: Offer) -> Text:
    if offer["deck"] == "profession":
        work = offer["work"]
        line = ink(words.thing(offer["card"]))
        line.append(f" {work['value']}", MET if work["enough"] else "bold")
        steps = [f"{words.brief(missing)} {worth}" for missing, worth in work["with"].items()]
        return line.append(f" {words.marks.sign('→', '>')} {', '.join(steps)}" if steps else "", QUIET)
    line = ink(words.card(offer["card"]))
    if offer["deck"] == "bonus":
        return line.append(f" +{offer['value']}", GOLD)
    line.append(" " + worth(view, offer["card"]), QUIET)
    return line.append(" " + words.text("princes-now-points", points=offer["points"]), GOLD)


def worth(view: View, card: str) -> str:
    """What a prestige card brings alone and tied: `6/3`."""
    (face,) = [face for face in view["cards"]["prestige"] if face["card"] == card]
    return f"{face['alone']}/{face['tied']}" if face["kind"] != "threshold" else str(face["alone"])


def label_work(words: Words, view: View, offer: Offer) -> Text:
    return work_line(words, offer, words.thing(offer["profession"]))


def work_line(words: Words, offer: Offer, name: str) -> Text:
    line = ink(name)
    enough = offer["value"] >= offer["minimum"]
    line.append(f" {offer['value']}", MET if enough else "bold")
    if offer["with_bonuses"] > offer["value"]:
        line.append(" " + words.text("princes-up-to", value=offer["with_bonuses"]), QUIET)
    return line


def label_build(words: Words, view: View, offer: Offer) -> Text:
    line = badge(words, view, offer["building"])
    line.append(" " + words.thing(offer["building"]))
    return line.append_text(worth_to(len(offer["wished_by"]), view["economy"]["building_value"]))


def label_introduce(words: Words, view: View, offer: Offer) -> Text:
    line = ink(words.thing(offer["freedom"]))
    return line.append_text(worth_to(len(offer["wished_by"]), view["economy"]["freedom_value"]))


def worth_to(works: int, value: int) -> Text:
    """`+4`, or `+4x2` when two professions in hand wish for it."""
    if not works:
        return Text()
    return ink(f" {signed(value)}" + (f"{TIMES}{works}" if works > 1 else ""), MET)


def label_draw(words: Words, view: View, offer: Offer) -> Text:
    return words.say(f"princes-choice-draw-{offer['deck']}", count=offer["cards"])


def label_recruit(words: Words, view: View, offer: Offer) -> Text:
    line = words.emblem(offer["other"])
    line.append(" " + words.thing(offer["profession"]))
    return line.append(f" {offer['work']['value']}", MET if offer["work"]["enough"] else "bold")


def label_sell(words: Words, view: View, offer: Offer) -> Text:
    return words.say("princes-choice-sell", points=offer["points"], florins=offer["florins"])


def label_end(words: Words, view: View, offer: Offer) -> Text:
    return words.say("princes-choice-end", unused=offer["unused"])


def label_add(words: Words, view: View, offer: Offer) -> Text:
    line = ink(words.card(offer["card"]))
    line.append(f" +{offer['value']}", GOLD)
    return line.append(f" = {offer['work_value']}", "bold")


def label_done(words: Words, view: View, offer: Offer) -> Text:
    return words.say("princes-choice-done", value=offer["work_value"])


def label_exchange(words: Words, view: View, offer: Offer) -> Text:
    line = ink(words.text("princes-plus-points", points=offer["points"]), GOLD if offer["points"] else QUIET)
    return line.append(" " + words.florins(offer["florins"]))


def label_plain(words: Words, view: View, offer: Offer) -> Text:
    return words.say(f"princes-choice-{offer['verb']}")


LABELS: dict[str, Callable[[Words, View, Offer], Text]] = {
    "return": label_return,
    "open": label_item,
    "take": label_item,
    "raise": label_raise,
    "place": label_place,
    "keep": label_card,
    "under": label_card,
    "work": label_work,
    "build": label_build,
    "introduce": label_introduce,
    "draw": label_draw,
    "recruit": label_recruit,
    "sell": label_sell,
    "end": label_end,
    "add": label_add,
    "done": label_done,
    "exchange": label_exchange,
}


# --- groups --------------------------------------------------------------------------------------------------------


def groups(words: Words, view: View) -> list[Group]:
    """Numbers run through; prestige points to buy are their own number, and a place is told by its way to lie."""
    if view["deciding"] == "place":
        return [Group(Text(), [choice(words, view, offer, way(offer)) for offer in view["choices"]], listed=False)]
    titled: dict[str, Group] = {}
    for offer in sorted(view["choices"], key=rank):
        title = title_of(words, view, offer)
        titled.setdefault(title.plain, Group(title)).choices.append(choice(words, view, offer, 0))
    if view["deciding"] == "exchange":
        return list(titled.values())
    number = 0
    for group in titled.values():
        for place, entry in enumerate(group.choices):
            number += 1
            group.choices[place] = replace(entry, number=number)
    return list(titled.values())


def way(offer: Offer) -> int:
    return placing.place_of(offer).orientation + 1


def rank(offer: Offer) -> tuple[int, int]:
    verb = offer["verb"]
    if verb == "work":
        return 0, -offer["with_bonuses"]
    return ORDER.index(verb) if verb in ORDER else -1, offer["id"]


def title_of(words: Words, view: View, offer: Offer) -> Text:
    verb = offer["verb"]
    if view["deciding"] != "turn" or verb not in TITLED:
        return Text()
    price = offer.get("price", 0)
    shared = view["economy"]["freedom"] == view["economy"]["profession"] == view["economy"]["bonus"]
    verb = "buy" if shared and verb in ("introduce", "draw") else verb
    return words.say(f"princes-group-{verb}", price=price).append_text(sold(words, offer))


def choice(words: Words, view: View, offer: Offer, number: int) -> Choice:
    label = LABELS.get(offer["verb"], label_plain)(words, view, offer)
    number = offer["points"] if offer["verb"] == "exchange" else number
    return Choice(number, offer["id"], offer["action"], label, aliases(words, offer), short(words, view, offer))


def short(words: Words, view: View, offer: Offer) -> Text | None:
    """Only what the board does not show."""
    verb = offer["verb"]
    if verb == "work":
        return work_line(words, offer, words.brief(offer["profession"]))
    if verb == "build":
        line = badge(words, view, offer["building"]).append(" " + words.brief(offer["building"]))
        return line.append_text(worth_to(len(offer["wished_by"]), view["economy"]["building_value"]))
    if verb == "introduce":
        return ink(words.brief(offer["freedom"])).append_text(
            worth_to(len(offer["wished_by"]), view["economy"]["freedom_value"])
        )
    if verb == "draw":
        return ink(words.brief(offer["deck"]))
    if verb == "recruit":
        return words.emblem(offer["other"]).append(f" {words.brief(offer['profession'])}")
    return None


def aliases(words: Words, offer: Offer) -> tuple[str, ...]:
    """Other ways to type a choice: without the verb, and in the player's language."""
    verb = offer["verb"]
    if verb == "place":
        return placing.ways_to_say(offer)
    bare = offer["action"].partition(" ")[2].replace("_", " ")
    own = [bare] if bare else []
    for what in ("item", "profession", "building", "freedom"):
        if what in offer:
            own.append(words.thing(offer[what]))
            break
    if "card" in offer:
        own.append(words.card(offer["card"]))
    if verb in ("raise", "pass", "give-up", "hold", "end", "done", "sell"):
        own += words.text(f"princes-words-{verb}").split(", ")
    if verb == "draw":
        own.append(words.text(f"princes-words-{offer['deck']}"))
    if verb == "raise":
        own += [f"{word} {offer['price']}" for word in own]
    return tuple(own)
