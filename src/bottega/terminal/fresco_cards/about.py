"""The rule behind a decision, and what one choice would do, in whole sentences."""

from collections.abc import Callable

from rich.text import Text

from bottega.terminal.blocks import Block
from bottega.terminal.face import View
from bottega.terminal.fresco_cards.choices import coloured
from bottega.terminal.fresco_cards.numbers import Offer
from bottega.terminal.fresco_cards.words import CardWords

Args = dict[str, str | int]


def explain(words: CardWords, view: View) -> Block:
    signs = words.say("cards-explain-signs", bishop=words.bishop, half=words.marks.sign("½", "/"))
    return [words.say(f"cards-explain-{view['deciding']}", bishop=words.bishop), signs]


def about(words: CardWords, view: View, number: int) -> Text:
    (offer,) = [offer for offer in view["choices"] if offer["id"] == number]
    details = DETAILS.get(offer["verb"])
    return words.say(f"cards-about-{offer['verb']}", **({} if details is None else details(words, view, offer)))


def lay(words: CardWords, view: View, offer: Offer) -> Args:
    both = offer["market"] > 0 and offer["workshop"] > 0
    return {
        "cards": words.cards([offer["card"]]),
        "market": offer["market"],
        "workshop": offer["workshop"],
        "both": "yes" if both else "no",
    }


def reveal(words: CardWords, view: View, offer: Offer) -> Args:
    return {"cards": words.cards(face["card"] for face in view["mine"]["chosen"])}


def pay(words: CardWords, view: View, offer: Offer) -> Args:
    return {
        "cards": words.cards([offer["card"]]),
        "mix": "yes" if offer["mix"] else "no",
        "turns": offer["turns"],
        "points": offer["points"],
        **coloured(words, offer["for"]),
    }


def pay_tile(words: CardWords, view: View, offer: Offer) -> Args:
    return {"points": offer["points"], "costs": offer["costs"], **coloured(words, offer["for"])}


def give(words: CardWords, view: View, offer: Offer) -> Args:
    return {"cards": words.cards([offer["card"]]), "painter": words.painter(view["request"]["asker"])}


def discard(words: CardWords, view: View, offer: Offer) -> Args:
    return {"cards": words.cards([offer["card"]])}


def request(words: CardWords, view: View, offer: Offer) -> Args:
    return coloured(words, offer["colour"])


def restore(words: CardWords, view: View, offer: Offer) -> Args:
    return {
        "section": offer["section"],
        "paints": words.paints(offer["paints"]),
        "points": words.between(*offer["points"]),
        "favourite": "yes" if offer["favourite"] else "no",
    }


def draw(words: CardWords, view: View, offer: Offer) -> Args:
    return {"pile": words.pile_name(offer["pile"]), "cards": offer["cards"], "left": offer["left"]}


def turn(words: CardWords, view: View, offer: Offer) -> Args:
    return {
        "section": offer["section"],
        "points": offer["points"],
        "gain": offer["gain"],
        "costs": offer["costs"],
    }


def take(words: CardWords, view: View, offer: Offer) -> Args:
    sort = offer["tile"] if offer["tile"] in ("turn", "swap", "request") else "paint"
    return {"tile": words.tiles([offer["tile"]]), "sort": sort, "points": offer["points"]}


def done(words: CardWords, view: View, offer: Offer) -> Args:
    return {"step": view["deciding"]}


DETAILS: dict[str, Callable[[CardWords, View, Offer], Args]] = {
    "lay": lay,
    "reveal": reveal,
    "pay": pay,
    "pay-tile": pay_tile,
    "give": give,
    "discard": discard,
    "request": request,
    "restore": restore,
    "draw": draw,
    "turn": turn,
    "take": take,
    "done": done,
}
