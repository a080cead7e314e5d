"""What modules add to the places of the planning sheet: a first apprentice there may do better than the base game."""

from typing import Any, NamedTuple

from bottega.bots.journeyman.fresco.goods import portrait, request
from bottega.bots.journeyman.fresco.odds import Earlier
from bottega.bots.journeyman.fresco.worth import Worth

Facts = dict[str, Any]


class Lures(NamedTuple):
    """The worth of one apprentice in the studio or in the workshop who does what a module offers; 0 for nothing."""

    studio: float
    workshop: float


NOTHING = Lures(0.0, 0.0)


def lures(view: Facts, worth: Worth, earlier: Earlier) -> Lures:
    modules = view["modules"]
    return Lures(
        studio=best_portrait(modules["portraits"], worth, earlier) if "portraits" in modules else 0.0,
        workshop=best_request(modules["requests"], view, worth) if "requests" in modules else 0.0,
    )


def best_portrait(facts: Facts, worth: Worth, earlier: Earlier) -> float:
    """Somebody who comes earlier takes the better one of the two."""
    shown = sorted([portrait(card, worth) for card in facts["shown"] if card is not None], reverse=True)
    before = sum(earlier.values()) * worth.w.paints_portrait
    chances = [max(0.0, 1 - before), min(before, max(0.0, 2 - before))]
    return sum([chance * value for chance, value in zip(chances, shown, strict=False)])


def best_request(facts: Facts, view: Facts, worth: Worth) -> float:
    seat, needed = view["seat"], facts["needed"]
    free = [name for name in view["painters"][seat]["restored"] if name not in facts["piled"][seat]]
    worths = [0.0]
    for stack in facts["stacks"]:
        top = stack["top"]
        if top is None:
            continue
        fitting = [name for name in free if stack["type"] == "general" or stack["type"] in facts["splashes"][name]]
        if len(fitting) >= needed:
            worths.append(top["points"] + request(top, worth) - needed * worth.income)
    return max(worths)
