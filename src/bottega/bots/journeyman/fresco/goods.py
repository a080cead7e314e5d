"""What the modules' goods are worth to their owner, in victory points."""

from collections.abc import Callable
from typing import Any

from bottega.bots.journeyman.fresco.situation import COLOUR
from bottega.bots.journeyman.fresco.wishes import in_hand
from bottega.bots.journeyman.fresco.worth import Worth
from bottega.games.fresco.paints import ONE

Facts = dict[str, Any]


def goods(view: Facts, worth: Worth) -> float:
    """All that the modules in play have given the viewer and that is worth something later."""
    modules = view["modules"]
    return sum([judge(modules[name], view, worth) for name, judge in JUDGES.items() if name in modules])


def portraits(facts: Facts, view: Facts, worth: Worth) -> float:
    """Lasting ones, for each round to come; the others have paid at once."""
    return sum([portrait(card, worth) for card in facts["owned"][view["seat"]]])


def portrait(card: Facts, worth: Worth) -> float:
    """What a portrait brings, at once or round by round."""
    w, effect = worth.w, card["effect"]
    lasting = {
        "income_thalers": worth.thaler,
        "theatre_mood_per_apprentice": w.actor,
        "bishop_bonus_extra": w.abbot,
        "bishop_anywhere_cost": w.sexton,
    }
    if card["lasting"]:
        return worth.after * sum([lasting.get(name, 0.0) for name in effect])
    paints = [*effect.get("paints", ()), *([effect["paint"]] if "paint" in effect else [])]
    mood = w.muse if effect.get("mood") == "top_space" else effect.get("mood", 0)
    return float(
        effect.get("vp", 0)
        + effect.get("thalers", 0) * worth.thaler
        + effect.get("basic_paints_of_choice", 0) * worth.pieces[0][1]
        + worth.count(sum([ONE[COLOUR[paint]] for paint in paints]))
        + mood * w.mood_step * (worth.after > 0)
    )


def requests(facts: Facts, view: Facts, worth: Worth) -> float:
    """Income of each round to come; tiles under a request bring none."""
    seat = view["seat"]
    return sum([request(tile, worth) for tile in facts["owned"][seat]]) - worth.income * len(facts["piled"][seat])


def request(tile: Facts, worth: Worth) -> float:
    paint = worth.w.basic if tile["paint"] is None else worth.w.blend
    return float(worth.after * (tile["thalers"] * worth.thaler + paint))


def leaf_gold(facts: Facts, view: Facts, worth: Worth) -> float:
    most = worth.w.gold if worth.after else facts["thalers_at_the_end"] * worth.thaler
    return float(most * facts["mine"])


def scrolls(facts: Facts, view: Facts, worth: Worth) -> float:
    """A line in which more has been restored is worth more, as long as it does not die."""
    if not worth.after:
        return 0.0
    w = worth.w
    lines = [line for line in facts["mine"].values() if line is not None and not line["dead"]]
    return float(sum([w.scroll * facts["points"]["one"] * (line["restored"] + w.scroll_growth) for line in lines]))


def wishing_well(facts: Facts, view: Facts, worth: Worth) -> float:
    """Pennies become Thalers at the end; cards that were not used become nothing."""
    w, mine = worth.w, facts["mine"]
    penny = w.penny if worth.after else facts["thalers_at_the_end"] * worth.thaler
    return float(penny * mine["pennies"] + sum([in_hand(card["kind"], worth) for card in facts["cards"]]))


def glaziers(facts: Facts, view: Facts, worth: Worth) -> float:
    """Glass saves the penalty for a pane, as long as there are windows to come."""
    return float(sum([glass(facts, colour, worth) * count for colour, count in facts["mine"].items()]))


def glass(facts: Facts, colour: str, worth: Worth) -> float:
    """One more piece: the fewer windows are left and the more glass one has, the less likely it finds its pane."""
    have = sum(facts["mine"].values())
    windows = min(len(facts["segments"]) - len(facts["openings"]), worth.after * worth.w.windows)
    need = max(0.0, 1 - have / (1 + worth.w.panes * windows)) if worth.after else 0.0
    return float(facts["altar"]["points"] * worth.w.altar_glass + facts["penalties"][colour] * worth.w.glass * need)


def bells(facts: Facts, view: Facts, worth: Worth) -> float:
    """What is paid rings; what is not paid in the end counts against its owner."""
    w = worth.w
    paid = sum([certificate["golden"] for certificate in facts["mine"]["paid"]])
    partly = sum([certificate["golden"] for certificate in facts["partly"][view["seat"]]])
    placed = sum([certificate["placed"] for certificate in facts["partly"][view["seat"]]])
    owed = sum([certificate["price"] for certificate in facts["partly"][view["seat"]]]) - placed
    hope = 2 * w.later_paid - 1 if worth.after else -1.0
    return float(w.bell * (paid + hope * partly) - w.owed * owed * worth.thaler)


def wall_fresco(facts: Facts, view: Facts, worth: Worth) -> float:
    """A paint each round for each basic colour, and a blended one for each exchange tile."""
    w, seat = worth.w, view["seat"]
    return float(worth.after * (w.basic * len(facts["income"][seat]) + w.blend * len(facts["exchanged"][seat])))


def medico(facts: Facts, view: Facts, worth: Worth) -> float:
    """Whoever is well works better, and is worth money at the end."""
    seat = view["seat"]
    ill = facts["ill"][seat] - facts["extra"][seat]  # who came for the neutral one cannot be healed
    healed = min(ill, sum([portions(bottle) for bottle in facts["held"][seat]]))
    return float(worth.w.bottle * healed - ill) * cure(facts, worth)


def cure(facts: Facts, worth: Worth) -> float:
    """What it is worth to have an apprentice well again."""
    return float(facts["thalers_at_the_end"] * worth.thaler + worth.w.well * worth.after)


def portions(bottle: str) -> int:
    """Juice heals nobody."""
    return int(bottle) if bottle.isdigit() else 0


JUDGES: dict[str, Callable[[Facts, Facts, Worth], float]] = {
    "portraits": portraits,
    "requests": requests,
    "wishing_well": wishing_well,
    "leaf_gold": leaf_gold,
    "glaziers": glaziers,
    "scrolls": scrolls,
    "bells": bells,
    "wall_fresco": wall_fresco,
    "medico": medico,
}
