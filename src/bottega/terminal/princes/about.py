"""The rule behind a decision, and what one choice would do, in whole sentences."""

from collections.abc import Callable
from typing import Any

from rich.text import Text

from bottega.games.princes.actions import span
from bottega.terminal.blocks import Block
from bottega.terminal.face import View
from bottega.terminal.princes import placing
from bottega.terminal.princes.words import Words

Offer = dict[str, Any]
Args = dict[str, str | int]


def explain(words: Words, view: View) -> Block:
    return [Text(line) for line in words.text(f"princes-explain-{view['deciding']}").splitlines()]


def about(words: Words, view: View, number: int) -> Block:
    (offer,) = [offer for offer in view["choices"] if offer["id"] == number]
    verb = offer["verb"]
    details = DETAILS.get(verb)
    line = words.say(key_of(offer), **({} if details is None else details(words, view, offer)))
    return [line, *placing.preview(words, view, offer)] if verb == "place" else [line]


def key_of(offer: Offer) -> str:
    verb = offer["verb"]
    if verb == "keep":
        return f"princes-about-keep-{offer['deck']}"
    return f"princes-about-{verb}"


def price(offer: Offer) -> Args:
    return {"price": offer["price"], "left": offer["florins_left"], "sold": offer["prestige_sold"]}


def returning(words: Words, view: View, offer: Offer) -> Args:
    return {what: words.thing(offer[what]) for what in ("profession", "building", "landscape", "freedom")}


def item(words: Words, view: View, offer: Offer) -> Args:
    note = words.text(f"princes-note-{offer['item']}", points=offer["points"])
    return {**price(offer), "item": words.a(offer["item"]), "note": note}


def bid(words: Words, view: View, offer: Offer) -> Args:
    return {**price(offer), "item": words.a(offer["item"])}


def passing(words: Words, view: View, offer: Offer) -> Args:
    return {"prince": words.prince(offer["bidder"]), "bid": offer["bid"]}


def place(words: Words, view: View, offer: Offer) -> Args:
    args: Args = {"piece": words.a(offer["piece"]), "cells": span(offer["cells"]), "price": offer.get("price", -1)}
    return {**args, "left": offer.get("florins_left", 0)}


def keep(words: Words, view: View, offer: Offer) -> Args:
    if offer["deck"] == "profession":
        return {"card": words.thing(offer["card"]), "value": offer["work"]["value"], "best": offer["work"]["best"]}
    if offer["deck"] == "bonus":
        return {"card": words.card(offer["card"]), "value": offer["value"]}
    return {"card": words.card(offer["card"]), "points": offer["points"]}


def under(words: Words, view: View, offer: Offer) -> Args:
    return {"card": words.card(offer["card"])}


def work(words: Words, view: View, offer: Offer) -> Args:
    return {
        "work": words.by(offer["profession"]),
        "value": offer["value"],
        "most": offer["with_bonuses"],
        "minimum": offer["minimum"],
        "florins": offer["florins"],
    }


def build(words: Words, view: View, offer: Offer) -> Args:
    fans = ", ".join(words.thing(fan) for fan in offer["wished_by"])
    args: Args = {"building": words.a(offer["building"]), "points": offer["points"], "places": offer["places"]}
    return {**price(offer), **args, "fans": len(offer["wished_by"]), "names": fans}


def introduce(words: Words, view: View, offer: Offer) -> Args:
    fans = ", ".join(words.thing(fan) for fan in offer["wished_by"])
    return {**price(offer), "freedom": words.a(offer["freedom"]), "fans": len(offer["wished_by"]), "names": fans}


def draw(words: Words, view: View, offer: Offer) -> Args:
    return {**price(offer), "count": offer["cards"], "deck": offer["deck"]}


def recruit(words: Words, view: View, offer: Offer) -> Args:
    preview = offer["work"]
    return {
        "profession": words.thing(offer["profession"]),
        "other": words.prince(offer["other"]),
        "value": preview["value"],
        "minimum": view["minimum"],
    }


def sell(words: Words, view: View, offer: Offer) -> Args:
    return {"florins": offer["florins"], "left": offer["florins_left"]}


def end(words: Words, view: View, offer: Offer) -> Args:
    return {"unused": offer["unused"]}


def add(words: Words, view: View, offer: Offer) -> Args:
    return {"card": words.card(offer["card"]), "value": offer["value"], "total": offer["work_value"]}


def done(words: Words, view: View, offer: Offer) -> Args:
    return {"value": offer["work_value"], "florins": offer["florins"]}


def exchange(words: Words, view: View, offer: Offer) -> Args:
    return {"points": offer["points"], "florins": offer["florins"], "prestige": offer["prestige"]}


DETAILS: dict[str, Callable[[Words, View, Offer], Args]] = {
    "return": returning,
    "open": item,
    "take": item,
    "raise": bid,
    "pass": passing,
    "place": place,
    "keep": keep,
    "under": under,
    "work": work,
    "build": build,
    "introduce": introduce,
    "draw": draw,
    "recruit": recruit,
    "sell": sell,
    "end": end,
    "add": add,
    "done": done,
    "exchange": exchange,
}
