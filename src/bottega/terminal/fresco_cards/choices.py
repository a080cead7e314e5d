"""What is asked in the card game, and the choices with the points each would give."""

from collections.abc import Callable
from typing import Any

from rich.text import Text

from bottega.locale import signed
from bottega.terminal.blocks import ink
from bottega.terminal.face import Choice, Group, View
from bottega.terminal.fresco.words import GOLD, QUIET
from bottega.terminal.fresco_cards.numbers import Offer, numbers, offers
from bottega.terminal.fresco_cards.words import MARKET, CardWords

Args = dict[str, str | int]


def question(words: CardWords, view: View) -> tuple[Text, Text]:
    kind = view["deciding"]
    args = QUESTIONS[kind](words, view)
    ask = words.say(f"cards-ask-{kind}", **args)
    ask.stylize("bold")
    why = words.say(f"cards-why-{kind}", **args)
    why.stylize(QUIET)
    return ask, why


def ask_choice(words: CardWords, view: View) -> Args:
    return {"sections": count(view, "restore")}


def ask_lay(words: CardWords, view: View) -> Args:
    chosen = view["mine"]["chosen"]
    both = [face for face in chosen if face["market"] and face["workshop"]]
    return {
        "cards": len(chosen),
        "market": sum(face["market"] for face in chosen if face not in both),
        "workshop": sum(face["workshop"] for face in chosen if face not in both),
        "either": len(both),
    }


def ask_draw(words: CardWords, view: View) -> Args:
    swap = view["swap"]
    card = words.cards(swap["either"][:1]) if swap["either"] else ""
    return {"left": swap["workshop"], "card": card, "bishop": words.bishop}


def ask_pay(words: CardWords, view: View) -> Args:
    paying = view["mine"]["paying"]
    section = row_section(view, paying["section"])
    return {
        "section": section["section"],
        "paints": words.paints([paying["for"]]),
        "colour": words.texts.text(f"paint-{paying['for']}"),
        "half": "yes" if paying["half_mixed"] else "no",
        "points": section["points"][paying["turns"]],
        "most": section["points"][-1],
        "bishop": words.bishop,
    }


def ask_reward(words: CardWords, view: View) -> Args:
    section = view["people"][view["seat"]]["sections"][-1]
    can_take = "yes" if count(view, "take") else "no"
    return {
        "turn": "yes" if count(view, "turn") else "no",
        "take": can_take,
        "section": section["section"],
        "points": section["points"],
    }


def ask_more(words: CardWords, view: View) -> Args:
    facts = view["sections_this_turn"]
    allowed = facts["still_allowed"]
    return {
        "restored": facts["restored"],
        "open": next((verb for verb in ("restore", "request") if count(view, verb)), "nothing"),
        "allowed": "any" if allowed is None else allowed,
    }


def ask_give(words: CardWords, view: View) -> Args:
    request = view["request"]
    return {"painter": words.painter(request["asker"]), **coloured(words, request["colour"])}


def ask_discard(words: CardWords, view: View) -> Args:
    held, limit = len(view["mine"]["hand"]), view["hand_limit"]
    return {"held": held, "limit": limit, "over": held - limit}


QUESTIONS: dict[str, Callable[[CardWords, View], Args]] = {
    "choice": ask_choice,
    "lay": ask_lay,
    "draw": ask_draw,
    "pay": ask_pay,
    "reward": ask_reward,
    "more": ask_more,
    "give": ask_give,
    "discard": ask_discard,
}


def count(view: View, verb: str) -> int:
    return sum(offer["verb"] == verb for offer in view["choices"])


def row_section(view: View, name: str) -> dict[str, Any]:
    return next(section for section in view["row"] if section is not None and section["section"] == name)


def coloured(words: CardWords, colour: str) -> Args:
    return {"paints": words.paints([colour]), "colour": words.texts.text(f"paint-{colour}")}


# --- labels --------------------------------------------------------------------------------------------------------


def label_card(words: CardWords, view: View, offer: Offer) -> Text:
    return words.whole_card(offer)


def label_restore(words: CardWords, view: View, offer: Offer) -> Text:
    line = ink(f"{offer['section']} ")
    line.append_text(words.tile(offer["paints"]))
    line.append(" " + words.between(*offer["points"]), GOLD)
    return line


def label_pay(words: CardWords, view: View, offer: Offer) -> Text:
    line = words.card(offer)
    if offer["mix"] and not view["mine"]["paying"]["half_mixed"]:
        line.append(" " + words.texts.text("cards-choice-half"))
    return with_points(words, line, offer)


def label_pay_tile(words: CardWords, view: View, offer: Offer) -> Text:
    line = words.tile_named(offer["for"])
    if offer["costs"]:
        line.append(f" ({signed(-offer['costs'])})", QUIET)
    return with_points(words, line, offer)


def with_points(words: CardWords, line: Text, offer: Offer) -> Text:
    line.append(f" {words.arrow} ", QUIET)
    line.append(words.points(offer["points"]), GOLD)
    return line


def label_turn(words: CardWords, view: View, offer: Offer) -> Text:
    line = words.sign("turn")
    line.append(" " + words.texts.text("cards-choice-turn"))
    line = with_points(words, line, offer)
    line.append(" " + words.texts.text("cards-choice-turn-gain", gain=signed(offer["gain"])), QUIET)
    return line


def label_take(words: CardWords, view: View, offer: Offer) -> Text:
    line = words.tile_named(offer["tile"])
    if offer["points"]:
        line.append(" " + words.texts.text("cards-choice-take-worth", points=offer["points"]), QUIET)
    return line


def label_draw(words: CardWords, view: View, offer: Offer) -> Text:
    line = words.styled(words.pile_name(offer["pile"]))
    if offer["cards"] > 1:
        line.append(" " + words.texts.text("cards-choice-draw-cards", cards=offer["cards"]))
    line.append(" " + words.texts.text("cards-left", left=offer["left"]), QUIET)
    return line


def label_request(words: CardWords, view: View, offer: Offer) -> Text:
    line = words.tile([offer["colour"]])
    line.append(" " + words.texts.text(f"paint-{offer['colour']}"))
    return line


def label_swap_and_restore(words: CardWords, view: View, offer: Offer) -> Text:
    line = words.sign("swap")
    line.append(" " + words.texts.text("cards-choice-swap-and-restore"))
    return line


def label_reveal(words: CardWords, view: View, offer: Offer) -> Text:
    return words.say("cards-choice-reveal", cards=len(view["mine"]["chosen"]))


def label_plain(words: CardWords, view: View, offer: Offer) -> Text:
    return words.say(f"cards-choice-{offer['verb']}")


LABELS: dict[str, Callable[[CardWords, View, Offer], Text]] = {
    "lay": label_card,
    "reveal": label_reveal,
    "pay": label_pay,
    "pay-tile": label_pay_tile,
    "give": label_card,
    "discard": label_card,
    "swap": label_plain,
    "swap-and-restore": label_swap_and_restore,
    "request": label_request,
    "restore": label_restore,
    "pass": label_plain,
    "draw": label_draw,
    "turn": label_turn,
    "take": label_take,
    "done": label_plain,
}


# --- groups --------------------------------------------------------------------------------------------------------


def groups(words: CardWords, view: View) -> list[Group]:
    """What belongs together stands together, with a word in the margin."""
    by_id = numbers(view)
    titled: dict[str, Group] = {}
    for offer in offers(view):
        title = title_of(words, offer)
        group = titled.setdefault(title.plain, Group(title))
        label = LABELS[offer["verb"]](words, view, offer)
        group.choices.append(Choice(by_id[offer["id"]], offer["id"], offer["action"], label, aliases(words, offer)))
    return list(titled.values())


def title_of(words: CardWords, offer: Offer) -> Text:
    if offer["verb"] in ("restore", "request", "take"):
        return words.say(f"cards-group-{offer['verb']}")
    return Text()


def aliases(words: CardWords, offer: Offer) -> tuple[str, ...]:
    """Other ways to type a choice: without the verb, and in the player's language."""
    verb = offer["verb"]
    bare = offer["action"].partition(" ")[2]
    own = [bare] if bare and verb != "swap-and-restore" else []
    if verb == "request":
        own.append(words.texts.text(f"paint-{offer['colour']}"))
    elif verb == "draw" and offer["pile"] == MARKET:
        own.append(words.texts.text("cards-pile-market"))
    elif verb in ("swap", "reveal", "pass", "turn", "done"):
        own.append(words.texts.text(f"cards-words-{verb}"))
    return tuple(own)
