"""The wishing well: when a penny is worth a throw, which cards cost nothing to use, and what cards add to a plan."""

from typing import Any

from bottega.bots.journeyman.fresco.cathedral import DISTANCE
from bottega.bots.journeyman.fresco.odds import Earlier
from bottega.bots.journeyman.fresco.situation import Situation
from bottega.bots.journeyman.fresco.weights import Weights
from bottega.bots.journeyman.fresco.worth import Worth
from bottega.core.observation import Observation
from bottega.games.fresco.actions import BISHOP, RESTORE, SEGMENTS
from bottega.games.fresco.modules.wishing_well.actions import THROW, VISIT, WISH, WISHES

Facts = dict[str, Any]

MARKET, CATHEDRAL, STUDIO, WORKSHOP, LAST = range(5)
NOBODY = (0.0,) * (LAST + 1)

KINDS = (*WISHES, "visit", "alchemy")
PLACES = {"praise": CATHEDRAL, "visit": CATHEDRAL, "tip": STUDIO, "alchemy": WORKSHOP, "finder": LAST}  # or the market
LUCKY, TIP, FINDER, BUSKER = [WISH + WISHES.index(kind) for kind in ("lucky", "tip", "finder", "busker")]
GIFTS = range(WISH + WISHES.index("paint.1"), WISH + WISHES.index("paint.3") + 1)


def in_hand(kind: str, worth: Worth) -> float:
    """A card that waits for a better moment: the less time there is, the less it is worth."""
    w = worth.w
    return w.wishes[KINDS.index(kind)] * min(worth.after / w.wish_rounds, 1.0)


def by_column(facts: Facts, s: Situation, worth: Worth) -> tuple[float, ...]:
    """What the cards in hand add to the day of somebody who works at each column."""
    if not facts["cards"]:
        return NOBODY
    gains = [0.0] * len(NOBODY)
    for kind in {card["kind"] for card in facts["cards"]}:
        column = PLACES.get(kind, MARKET)
        if kind != "busker" and not (s.final and column == LAST):
            gain = worth.w.granted[KINDS.index(kind)] - in_hand(kind, worth)
            gains[column] = max(gains[column], gain)
    return tuple(gains)


def throws(w: Weights, final: bool) -> bool:
    """A card is worth more than a penny, unless there is no time to use it."""
    return not final and w.wish > w.penny


def pennies(facts: Facts, s: Situation, worth: Worth, earlier: Earlier) -> int:
    """How many will find room in the well; those who come earlier throw first."""
    w = worth.w
    if not throws(w, s.final):
        return 0
    before = sum(
        [
            earlier[rival.painter]
            * (w.throws_again if facts["held"][rival.painter] else w.throws)
            * min(rival.pennies, facts["well_size"])
            for rival in s.rivals
            if rival.person
        ]
    )
    room: int = min(facts["deck"], round(facts["well_size"] - before))
    return max(0, min(s.me.pennies, room))


def at_once(observation: Observation, w: Weights) -> int | None:
    """What is good whatever else is done: no other use of the same apprentice or card is lost by it."""
    view, legal = observation.view, observation.legal_actions
    for action in (TIP, FINDER):
        if action in legal:
            return action
    if THROW in legal and throws(w, view["final"]):
        return THROW
    if LUCKY in legal and not any(action in legal for action in GIFTS):
        return LUCKY
    if BUSKER in legal and cheers(view):
        return BUSKER
    return None


def cheers(view: Facts) -> bool:
    """Nothing of the busker's song is lost, whenever one gets up; and in the end there is no better moment."""
    moods = [choice["mood"] for choice in view["choices"] if choice["verb"] == "rise"]
    return bool(view["final"]) or max(moods) < max(view["mood_display"]["values"])


def visits_well(action: int, legal: tuple[int, ...], usual: int) -> bool:
    """The bishop visits a segment that can then be restored, the one he would be paid to go to, or one next to what
    would be restored anyway."""
    segment = action - VISIT
    if RESTORE + segment in legal or usual == BISHOP + segment:
        return True
    return RESTORE <= usual < RESTORE + SEGMENTS and DISTANCE[segment][usual - RESTORE] == 1
