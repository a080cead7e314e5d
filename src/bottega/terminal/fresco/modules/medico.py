"""The medico at the terminal."""

from collections.abc import Sequence

from rich.text import Text

from bottega.terminal.blocks import Block
from bottega.terminal.face import View
from bottega.terminal.fresco.module_face import (
    Args,
    Facts,
    ModuleFace,
    Offer,
    Verb,
    chip,
    paint_name,
    plain_title,
    yes_no,
)
from bottega.terminal.fresco.words import GOLD, QUIET, Words


def bottle_word(words: Words, bottle: str) -> str:
    return (
        words.texts.text("fresco-bottle-juice")
        if bottle == "juice"
        else words.texts.text("fresco-bottle", portions=int(bottle))
    )


def emblems(words: Words, numbers: list[int]) -> Text:
    """Everybody's emblem with his number; nothing where all are 0."""
    shown = [words.emblem(p).append(str(number)) for p, number in enumerate(numbers) if number]
    return Text(" ").join(shown)


def board(words: Words, view: View, facts: Facts) -> Block:
    line = chip(words, "medico")
    if facts["infected"] is not None:
        line.append_text(words.say("fresco-medico-infected", place=words.place_inside(facts["infected"]))).append("  ")
    line.append(words.texts.text("fresco-medico-stack", left=facts["stack"]), QUIET)
    ill = emblems(words, facts["ill"])
    if ill.plain:
        line.append("  " + words.texts.text("fresco-medico-ill") + " ", QUIET).append_text(ill)
    blocks = [line]
    offer = [row for row in facts["offer"] if row["bottle"]]
    if offer or any(facts["held"]):
        bottles = chip(words, "bottles")
        for row in offer:
            bottles.append(bottle_word(words, row["bottle"])).append(f" {row['price']}T  ", GOLD)
        for painter, held in enumerate(facts["held"]):
            if held:
                bottles.append_text(words.emblem(painter))
                bottles.append(" " + ", ".join(bottle_word(words, bottle) for bottle in held) + "  ")
        bottles.rstrip()
        blocks.append(bottles)
    if view["phase"] == "planning" and facts["mine"] is not None:
        blocks.append(to_place(words, view, facts["mine"]))
    return blocks


def to_place(words: Words, view: View, mine: Facts) -> Text:
    """Who is still behind the screen, and where the ill and the neutral one are planned."""
    line = chip(words, "apprentices")
    line.append_text(words.say("fresco-medico-to-place", **mine["to_place"]))
    for place, count in zip(view["places"], mine["ill"], strict=True):
        if count:
            line.append(f"  {words.letter(place)}{count} " + words.texts.text("fresco-medico-ill"), QUIET)
    if mine["neutral"] is not None:
        place = view["places"][mine["neutral"]]
        line.append(f"  {words.letter(place)} " + words.texts.text("fresco-medico-neutral"), QUIET)
    return line


def page(words: Words, view: View, facts: Facts) -> Block:
    unseen = [
        f"{words.texts.text('fresco-medico-same') if where == 'same_location' else words.place_inside(where)} {count}"
        for where, count in facts["unseen"].items()
        if count
    ]
    return [words.say("fresco-medico-unseen", places=", ".join(unseen))]


def send_args(words: Words, view: View) -> Args:
    return {"place": words.place(view["phase"]), "left": view["visit"]["apprentices"]}


def infect_args(words: Words, view: View) -> Args:
    swapped = yes_no(view["options"]["m10_neutral"] == "swapped")
    return {"place": words.place(view["phase"]), "swapped": swapped}


def bottle_args(words: Words, view: View) -> Args:
    return {"coins": view["mine"]["coins"]}


def ill_args(words: Words, view: View) -> Args:
    return {"ill": view["modules"]["medico"]["ill"][view["seat"]]}


def label_plan_ill(words: Words, view: View, offer: Offer) -> Text:
    return words.say("fresco-choice-plan-ill", place=words.place_inside(offer["place"]))


def label_plan_neutral(words: Words, view: View, offer: Offer) -> Text:
    return words.say("fresco-choice-plan-neutral", place=words.place_inside(offer["place"]))


def label_who(words: Words, view: View, offer: Offer) -> Text:
    return words.say(f"fresco-choice-{offer['verb']}-{offer['who']}")


def label_saint(words: Words, view: View, offer: Offer) -> Text:
    line = words.tile([offer["paint"]]).append(" ")
    return line.append_text(words.say("fresco-choice-saint", thalers=offer["thalers"]))


def label_bottle(words: Words, view: View, offer: Offer) -> Text:
    return words.say("fresco-choice-bottle", bottle=bottle_word(words, offer["bottle"]), price=offer["price"])


def label_use(words: Words, view: View, offer: Offer) -> Text:
    if offer["mood"]:
        return words.say("fresco-choice-use-juice")
    bottle = bottle_word(words, offer["bottle"])
    return words.say("fresco-choice-use", bottle=bottle, heals=offer["heals"])


def about_place(words: Words, view: View, offer: Offer) -> Args:
    return {"place": words.place_inside(offer["place"])}


def about_who(words: Words, view: View, offer: Offer) -> Args:
    return {"who": offer["who"]}


def about_saint(words: Words, view: View, offer: Offer) -> Args:
    paints = words.paints([offer["paint"]])
    return {"paints": paints, "thalers": offer["thalers"], "coins": offer["coins_left"]}


def about_bottle(words: Words, view: View, offer: Offer) -> Args:
    return {"bottle": bottle_word(words, offer["bottle"]), "price": offer["price"], "coins": offer["coins_left"]}


def about_use(words: Words, view: View, offer: Offer) -> Args:
    kind = "juice" if offer["mood"] else "medicine"
    return {"kind": kind, "heals": offer["heals"], "ill": offer["ill"] - offer["heals"]}


def ill_aliases(words: Words, offer: Offer) -> Sequence[str]:
    """`xc`: an ill one into the cathedral."""
    return ["x" + short_place(words, offer["place"])]


def neutral_aliases(words: Words, offer: Offer) -> Sequence[str]:
    """`nm`: the neutral one to the market."""
    return ["n" + short_place(words, offer["place"])]


def short_place(words: Words, place: str) -> str:
    return words.letter(place).lower() + ("2" if place == "cathedral.2" else "")


def who_aliases(words: Words, offer: Offer) -> Sequence[str]:
    return [words.texts.text(f"fresco-words-{offer['who']}")]


ABOUT_WHO = Verb(label_who, about_who, aliases=who_aliases)

FACE = ModuleFace(
    board=board,
    page=page,
    phases=("planning", "market", "cathedral", "studio", "workshop"),
    changes=("plan", "market", "cathedral", "studio", "workshop"),
    questions={
        "send": send_args,
        "infect": infect_args,
        "bottle": bottle_args,
        "heal": ill_args,
        "aside": ill_args,
    },
    verbs={
        "plan-ill": Verb(label_plan_ill, about_place, plain_title, ill_aliases, bare=False),
        "plan-neutral": Verb(label_plan_neutral, about_place, plain_title, neutral_aliases, bare=False),
        "aside": ABOUT_WHO,
        "send": ABOUT_WHO,
        "infect": ABOUT_WHO,
        "saint": Verb(label_saint, about_saint, plain_title, paint_name, bare=False),
        "bottle": Verb(label_bottle, about_bottle, bare=False),
        "use": Verb(label_use, about_use, bare=False),
    },
    pieces={"bottles": lambda words, bottles: ", ".join(bottle_word(words, bottle) for bottle in bottles)},
)
