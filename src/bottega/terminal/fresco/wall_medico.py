"""The words of the wall fresco, the medico and the tiles that cover a location."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from bottega.terminal.blocks import Block, ink
from bottega.terminal.face import Fact, View
from bottega.terminal.fresco.words import GOLD, HEADING, QUIET, Words

Facts = dict[str, Any]
Offer = dict[str, Any]
Args = dict[str, str | int]

COVER = "cover"


def chip(words: Words, name: str) -> Text:
    return ink(words.texts.text(f"fresco-module-{name}") + " ", HEADING)


def tile_word(words: Words, tile: str) -> str:
    return words.texts.text(f"fresco-tile-{tile}")


def tile_letter(words: Words, tile: str) -> str:
    """What stands on a sheet in the place of the location that is covered."""
    return words.texts.text(f"fresco-tile-letter-{tile}")


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


# --- on the board --------------------------------------------------------------------------------------------------


def wall_fresco(words: Words, view: View, facts: Facts) -> Block:
    line = chip(words, "wall-fresco").append(words.texts.text("fresco-wall-left", left=facts["left"]), QUIET)
    for section in facts["sections"]:
        if section["open"]:
            line.append(f" {section['section']}").append_text(words.tile([section["paint"]]))
    for painter, income in enumerate(facts["income"]):
        if income:
            line.append("  ").append_text(words.emblem(painter)).append_text(words.tile(income))
    return [line]


def medico(words: Words, view: View, facts: Facts) -> Block:
    line = chip(words, "medico")
    if facts["infected"] is not None:
        line.append_text(words.say("fresco-medico-infected", place=words.place(facts["infected"]).lower())).append("  ")
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


CHIPS: dict[str, Callable[[Words, View, Facts], Block]] = {"wall_fresco": wall_fresco, "medico": medico}
PLACES: dict[str, tuple[str, ...]] = {
    "wall_fresco": ("planning", "workshop"),
    "medico": ("planning", "market", "cathedral", "studio", "workshop"),
}


def more_wall(words: Words, view: View, facts: Facts) -> Block:
    """What lies before everybody, tile by tile."""
    backs = {row["section"]: row for row in facts["sections"]}
    rows: Block = []
    for painter, tiles in enumerate(facts["tiles"]):
        if tiles or facts["exchanged"][painter]:
            line = ink("  ").append_text(words.emblem(painter))
            for name in tiles:
                line.append(f" {name}").append_text(words.tile([backs[name]["income"]]))
            for colour in facts["exchanged"][painter]:
                line.append(" " + words.marks.sign("⇄", "+")).append_text(words.tile([colour]))
            rows.append(line)
    return rows


def more_medico(words: Words, view: View, facts: Facts) -> Block:
    unseen = [
        f"{words.texts.text('fresco-medico-same') if where == 'same_location' else words.place(where).lower()} {count}"
        for where, count in facts["unseen"].items()
        if count
    ]
    return [words.say("fresco-medico-unseen", places=", ".join(unseen))]


MORE: dict[str, Callable[[Words, View, Facts], Block]] = {"wall_fresco": more_wall, "medico": more_medico}


# --- what is asked -------------------------------------------------------------------------------------------------


def wall_args(words: Words, view: View) -> Args:
    return {"points": view["modules"]["wall_fresco"]["points"]}


def exchange_args(words: Words, view: View) -> Args:
    return {"paints": words.paints([view["modules"]["wall_fresco"]["exchanging"]])}


def send_args(words: Words, view: View) -> Args:
    return {"place": words.place(view["phase"]), "left": view["visit"]["apprentices"]}


def infect_args(words: Words, view: View) -> Args:
    swapped = "yes" if view["options"]["m10_neutral"] == "swapped" else "no"
    return {"place": words.place(view["phase"]), "swapped": swapped}


def bottle_args(words: Words, view: View) -> Args:
    return {"coins": view["mine"]["coins"]}


def ill_args(words: Words, view: View) -> Args:
    return {"ill": view["modules"]["medico"]["ill"][view["seat"]]}


ARGS: dict[str, Callable[[Words, View], Args]] = {
    "wall": wall_args,
    "exchange": exchange_args,
    "send": send_args,
    "infect": infect_args,
    "bottle": bottle_args,
    "heal": ill_args,
    "aside": ill_args,
}


# --- choices -------------------------------------------------------------------------------------------------------


def label_cover(words: Words, view: View, offer: Offer) -> Text:
    return words.say(
        "fresco-choice-cover", tile=tile_word(words, offer["tile"]), place=words.place(offer["place"]).lower()
    )


def label_wall(words: Words, view: View, offer: Offer) -> Text:
    line = ink(offer["section"] + " ").append_text(words.tile([offer["paint"]])).append(" ")
    return line.append(str(offer["points"]), GOLD)


def label_give(words: Words, view: View, offer: Offer) -> Text:
    """From whatever module it is asked, the tile is described by the wall."""
    back = next(row for row in view["modules"]["wall_fresco"]["sections"] if row["section"] == offer["section"])
    line = ink(offer["section"] + " ").append_text(words.tile([back["income"]]))
    return line.append(" " + words.texts.text("fresco-wall-splash") + " ", QUIET).append_text(
        words.tile([back["splash"]])
    )


def label_exchange(words: Words, view: View, offer: Offer) -> Text:
    return words.say(
        "fresco-choice-exchange", paints=words.paints(offer["paints"]), result=words.paints([offer["result"]])
    )


def label_plan_ill(words: Words, view: View, offer: Offer) -> Text:
    return words.say("fresco-choice-plan-ill", place=words.place(offer["place"]).lower())


def label_plan_neutral(words: Words, view: View, offer: Offer) -> Text:
    return words.say("fresco-choice-plan-neutral", place=words.place(offer["place"]).lower())


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


LABELS: dict[str, Callable[[Words, View, Offer], Text]] = {
    "cover": label_cover,
    "wall": label_wall,
    "give": label_give,
    "exchange": label_exchange,
    "plan-ill": label_plan_ill,
    "plan-neutral": label_plan_neutral,
    "aside": label_who,
    "send": label_who,
    "infect": label_who,
    "saint": label_saint,
    "bottle": label_bottle,
    "use": label_use,
}
# Said without the verb these would mean a place, a number, or something of the base game.
FULLY_SAID = ("plan-ill", "plan-neutral", "bottle", "use", "wall", "exchange", "saint")


def aliases(words: Words, offer: Offer) -> list[str]:
    """`xc`: an ill one into the cathedral; `nm`: the neutral one to the market; the others in the player's words."""
    verb = offer["verb"]
    if verb in ("plan-ill", "plan-neutral"):
        letter = words.letter(offer["place"]).lower() + ("2" if offer["place"] == "cathedral.2" else "")
        return [("x" if verb == "plan-ill" else "n") + letter]
    if verb == "cover":
        place = words.texts.text(f"fresco-words-{offer['place'].replace('.', '-')}")
        return [f"{tile_word(words, offer['tile'])} {place}"]
    if verb in ("aside", "send", "infect"):
        return [words.texts.text(f"fresco-words-{offer['who']}")]
    if verb == "saint":
        return [words.texts.text(f"paint-{offer['paint']}")]
    return []


# --- what a choice would do ----------------------------------------------------------------------------------------


def about_cover(words: Words, view: View, offer: Offer) -> Args:
    return {
        "tile": tile_word(words, offer["tile"]),
        "kind": offer["tile"],
        "place": words.place(offer["place"]).lower(),
        "spaces": offer["spaces"],
    }


def about_wall(words: Words, view: View, offer: Offer) -> Args:
    return {"section": offer["section"], "paints": words.paints([offer["paint"]]), "points": offer["points"]}


def about_give(words: Words, view: View, offer: Offer) -> Args:
    return {"section": offer["section"], "deciding": view["deciding"]}


def about_exchange(words: Words, view: View, offer: Offer) -> Args:
    return {"paints": words.paints(offer["paints"]), "result": words.paints([offer["result"]])}


def about_place(words: Words, view: View, offer: Offer) -> Args:
    return {"place": words.place(offer["place"]).lower()}


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


ABOUT: dict[str, Callable[[Words, View, Offer], Args]] = {
    "cover": about_cover,
    "wall": about_wall,
    "give": about_give,
    "exchange": about_exchange,
    "plan-ill": about_place,
    "plan-neutral": about_place,
    "aside": about_who,
    "send": about_who,
    "infect": about_who,
    "saint": about_saint,
    "bottle": about_bottle,
    "use": about_use,
}


# --- the log -------------------------------------------------------------------------------------------------------


def tile_laid(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"tile": tile_word(words, fact["tile"]), "place": words.place(fact["place"]).lower()}


def placed_somebody(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"place": words.place(fact["place"]).lower(), "who": fact["who"]}


def sick_shown(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"place": words.place(fact["place"]).lower(), "apprentices": fact["apprentices"]}


def wall_restored(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {
        "section": fact["section"],
        "paints": words.paints([fact["paint"]]),
        "income": words.paints([fact["income"]]),
    }


def wall_exchanged(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"sections": ", ".join(fact["sections"]), "paints": words.paints([fact["colour"]])}


def wall_income(words: Words, facts: Sequence[Fact]) -> Args:
    return {"incomes": ", ".join(f"{words.painter(fact['painter'])} {words.paints(fact['paints'])}" for fact in facts)}


def infection_revealed(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    place = words.place(fact["place"]).lower() if fact["place"] else ""
    kind = "same" if fact["location"] == "same_location" else "place"
    return {"kind": kind if fact["place"] else "none", "place": place, "left": fact["left"]}


def fell_ill(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    neutral = "yes" if fact["neutral"] else "no"
    place = words.place(fact["place"]).lower()
    return {"place": place, "apprentices": fact["apprentices"], "neutral": neutral}


def sent_to_work(words: Words, facts: Sequence[Fact]) -> Args:
    return {"health": facts[0]["who"]}


def saint_painted(words: Words, facts: Sequence[Fact]) -> Args:
    return {
        "paints": words.paints([fact["paint"] for fact in facts]),
        "thalers": sum(fact["thalers"] for fact in facts),
    }


def bottles_laid(words: Words, facts: Sequence[Fact]) -> Args:
    bottles = [bottle_word(words, bottle) for bottle in facts[0]["bottles"]]
    return {"count": len(bottles), "bottles": ", ".join(bottles)}


def bottle_bought(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"bottle": bottle_word(words, fact["bottle"]), "price": fact["price"]}


def bottle_used(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    kind = "juice" if fact["bottle"] == "juice" else "medicine"
    return {"kind": kind, "healed": fact["healed"], "mood": words.mood(fact["mood_to"])}


def health_credited(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"apprentices": fact["apprentices"], "thalers": fact["thalers"]}


DETAILS: dict[str, Callable[[Words, Sequence[Fact]], Args]] = {
    "cover-planned": tile_laid,
    "tile-laid": tile_laid,
    "wall-restored": wall_restored,
    "wall-tiles-exchanged": wall_exchanged,
    "wall-income": wall_income,
    "sick-planned": placed_somebody,
    "sick-shown": sick_shown,
    "infection-revealed": infection_revealed,
    "fell-ill": fell_ill,
    "sent-to-work": sent_to_work,
    "saint-painted": saint_painted,
    "bottles-laid": bottles_laid,
    "bottle-bought": bottle_bought,
    "bottle-used": bottle_used,
    "health-credited": health_credited,
}
UNSAID = frozenset({"cover-planned", "sick-planned", "sent-to-work"})
