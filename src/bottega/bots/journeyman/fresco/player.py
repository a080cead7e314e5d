"""The journeyman at the table: one decision at a time, each judged by what it does for his round."""

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from typing import Any

from bottega.bots.journeyman.fresco import leonardo
from bottega.bots.journeyman.fresco.cathedral import Cathedral, Restoration, Use
from bottega.bots.journeyman.fresco.day import Day, cell
from bottega.bots.journeyman.fresco.evening import Evening
from bottega.bots.journeyman.fresco.harm import most_harmful
from bottega.bots.journeyman.fresco.lures import Lures, lures
from bottega.bots.journeyman.fresco.odds import Earlier, earlier_at, earlier_now
from bottega.bots.journeyman.fresco.sheet import Sheet, filled
from bottega.bots.journeyman.fresco.situation import COLOUR, Situation, ill_at, named, read
from bottega.bots.journeyman.fresco.trial import Trial
from bottega.bots.journeyman.fresco.weights import WEIGHTS, Weights
from bottega.bots.journeyman.fresco.wishes import at_once, visits_well
from bottega.bots.journeyman.fresco.worth import Worth
from bottega.core.observation import Observation
from bottega.games.fresco.actions import (
    AHEAD,
    ALTAR,
    ATTEND,
    BEHIND,
    BISHOP,
    BLEND,
    BUY,
    CLOSE,
    EARN,
    MOST_SPACES,
    NO,
    PASS,
    READY,
    RESTORE,
    RISE,
    SEGMENTS,
)
from bottega.games.fresco.modules.portraits.actions import SEXTON
from bottega.games.fresco.modules.special_blends.actions import SPECIAL_ALTAR, SPECIAL_BLEND
from bottega.games.fresco.modules.wishing_well.actions import ALCHEMY, THROW, VISIT
from bottega.games.fresco.paints import BASIC, BLENDED, GUARD, ONE, pack

MARKET, CATHEDRAL, STUDIO, WORKSHOP, LAST = range(5)
SECOND_VISIT = 5  # the place that the theatre's column becomes in the final round
MIXES = range(ALCHEMY, ALCHEMY + BLENDED)
MIXING = ("alchemy", "alchemy-blend")
POT = 3  # basic paints that the alchemist takes
CERTAIN = [1.0] * SEGMENTS


class Journeyman:
    name = "journeyman"

    def __init__(self, seed: int, weights: Weights = WEIGHTS) -> None:
        self.w = weights
        self.planned: tuple[list[object], Sheet] | None = None
        self.judges: dict[str, Callable[[Observation], int]] = {
            "rise": self.rise,
            "plan": self.plan,
            "market": self.shop,
            "cathedral": self.restore,
            "studio": lambda _: EARN,
            "workshop": self.blend,
            "theatre": lambda _: ATTEND,
            "sexton": lambda _: NO,
            "land": self.land,
            "alchemy": self.alchemy,
            "alchemy-blend": self.alchemy,
            "leonardo-market": self.close_for_leonardo,
            "leonardo-cathedral": self.restore_for_leonardo,
        }

    def choose(self, observation: Observation) -> int:
        legal = observation.legal_actions
        if len(legal) == 1:
            return legal[0]
        free = at_once(observation, self.w) if "wishing_well" in observation.view["modules"] else None
        if free is not None:
            return free
        usual = self.usual(observation)
        if usual is None:
            return self.trial(observation).best(legal)
        offers = self.offers(observation, usual)
        return self.trial(observation).best([usual, *offers]) if offers else usual

    def offers(self, observation: Observation, usual: int) -> list[int]:
        """What modules offer and is worth a try."""
        legal = observation.legal_actions
        if observation.view["deciding"] in ("rise", "plan", *MIXING):
            return []  # it has been thought out as a whole; what is left is not to be tried piece by piece
        offers = [action for action in legal if action > NO and promises(action, legal, usual)]
        return [*offers, self.alchemy(observation)] if any(map(MIXES.__contains__, legal)) else offers

    def usual(self, observation: Observation) -> int | None:
        """The best choice of those that the base game knows; None if it knows none."""
        judge = self.judges.get(observation.view["deciding"])
        choice = judge(observation) if judge is not None else -1
        return choice if choice in observation.legal_actions else None

    def trial(self, observation: Observation) -> Trial:
        return Trial(observation, self.w, self.go_on)

    def go_on(self, observation: Observation) -> int:
        """The next step of something that is being tried."""
        usual = self.usual(observation)
        return observation.legal_actions[0] if usual is None else usual

    # --- getting up and planning -------------------------------------------------------------------------------------

    def rise(self, observation: Observation) -> int:
        s = read(observation)
        view = observation.view
        choices = [choice for choice in view["choices"] if choice["verb"] == "rise"]
        if choices[0]["painter"] != s.seat:
            return RISE - 1 + leonardo.best_hour(s, self.w, [choice["hour"] for choice in choices])
        evening = Evening(s, self.w)
        hours: dict[int, float] = {choice["hour"]: self.hour_value(evening, view, choice) for choice in choices}
        return RISE - 1 + max(hours, key=hours.__getitem__)

    def hour_value(self, evening: Evening, view: dict[str, Any], choice: dict[str, Any]) -> float:
        s, earlier = evening.s, earlier_at(evening.s, choice["hour"])
        mood = s.mood_values.index(choice["mood"])
        day = Day(evening, choice["price"], mood, choice["apprentices"] - ill_at(view, s.seat), earlier)
        day.options = 1  # one set of each size will do to compare hours
        return day.best_plan(self.lures(view, s, day.worth, earlier))[0]

    def plan(self, observation: Observation) -> int:
        """Tiles first, for they need empty places; then apprentices, those who are ill last, and pennies."""
        view, choices = observation.view, observation.view["choices"]
        sheet, places = self.best_sheet(observation), view["places"]
        ill = view["modules"]["medico"]["mine"]["ill"] if "medico" in view["modules"] else [0] * len(places)
        well = [here - sick for here, sick in zip(view["mine"]["plan"], ill, strict=True)]
        wishes = [{"verb": "cover", "tile": tile, "place": places[column]} for column, tile in sheet.tiles.items()]
        for place, here, wanted in zip(places, well, sheet.counts, strict=True):
            if here < wanted:
                wishes += [{"verb": "plan", "place": place}, {"verb": "plan-neutral", "place": place}]
        if sheet.ill >= 0:
            wishes.append({"verb": "plan-ill", "place": places[sheet.ill]})
        if sheet.pennies and view["modules"]["wishing_well"]["mine"]["planned"] < sheet.pennies:
            wishes.append({"verb": "penny"})
        for wish in wishes:
            for choice in choices:
                if wish.items() <= choice.items():
                    return int(choice["id"])
        return READY

    def best_sheet(self, observation: Observation) -> Sheet:
        """Thought out once a round: while apprentices are placed nothing else changes."""
        view = observation.view
        board = [view[part] for part in ("round", "seat", "ceiling", "booths", "hostel")]
        board += [view["mine"]["coins"], view["mine"]["paints"]]
        if self.planned is None or self.planned[0] != board:
            s = read(observation)
            earlier = earlier_now(s)
            day = Day(Evening(s, self.w), s.me.price, s.me.mood, s.hands, earlier)
            offered = self.lures(view, s, day.worth, earlier)
            _, plan, covers = day.best_plan(offered)
            self.planned = (board, filled(plan, covers, offered))
        return self.planned[1]

    def lures(self, view: dict[str, Any], s: Situation, worth: Worth, earlier: Earlier) -> Lures:
        return lures(view, s, worth, earlier)

    # --- market ------------------------------------------------------------------------------------------------------

    def shop(self, observation: Observation) -> int:
        s = read(observation)
        legal = observation.legal_actions
        day = Day(Evening(s, self.w), s.me.price, s.me.mood, s.hands, earlier_now(s))
        rest = cell(s.me.sheet[CATHEDRAL], s.me.sheet[WORKSHOP], s.me.sheet[LAST])
        best, choice = day.outlook(())[rest], PASS
        gift = gift_at(observation.view["modules"])
        for booth in s.booths:
            wares = [ware for ware in booth if BUY + ware.booth * MOST_SPACES + ware.space in legal]
            for some in day.purchases(wares, s.acts):
                value = day.outlook(some, gift)[rest]
                if value > best:
                    best, choice = value, BUY + some[0].booth * MOST_SPACES + some[0].space
        if choice == PASS:
            closing = [action - CLOSE for action in legal if CLOSE <= action < CLOSE + len(s.booths)]
            if closing:
                return CLOSE + most_harmful(s, day.worth, closing, by=s.seat)
        return choice

    # --- cathedral ---------------------------------------------------------------------------------------------------

    def restore(self, observation: Observation) -> int:
        s = read(observation, alone=True)
        view = observation.view
        evening = Evening(s, self.w)
        laid = [COLOUR[name] for name in view["altar"]["laid"]]
        if laid:
            return altar(evening.altars.complete(s.me.paints, laid))
        cathedral = Cathedral(s, evening.worth, evening.altars, CERTAIN)
        start = Use(0.0, s.me.paints, s.me.coins, s.bishop, 0, None)
        if view["visit"]["bishop_moved"]:
            uses = self.uses_after_step(cathedral, start)
        else:
            uses = [use for some in cathedral.uses(start, s.acts) for use in some]
        legal = observation.legal_actions
        uses = [use for use in uses if begins(use) in legal]
        return begins(max(uses, key=lambda use: self.standing(evening, use))) if uses else -1

    def uses_after_step(self, cathedral: Cathedral, start: Use) -> list[Use]:
        s = cathedral.s
        guarded = s.me.paints | GUARD
        payable = [tile for tile in s.tiles if (guarded - tile.cost) & GUARD == GUARD]
        begun = [cathedral.restore(start, tile, may_step=False) for tile in payable]
        return [use for first in begun for some in cathedral.uses(first, s.acts - 1) for use in some]

    def standing(self, evening: Evening, use: Use) -> float:
        """How the round looks after this visit."""
        s = evening.s
        value = use.value + use.coins * evening.worth.thaler
        if s.phase == "cathedral.2":
            return value
        return value + evening.hopes(use.paints, s.me.mood)[cell(0, s.me.sheet[WORKSHOP], s.me.sheet[LAST])]

    # --- workshop, track ---------------------------------------------------------------------------------------------

    def blend(self, observation: Observation) -> int:
        s = read(observation, alone=True)
        evening = Evening(s, self.w)
        made = observation.view["visit"]["blends_made"]
        best = float("-inf")
        chosen: tuple[int, ...] = ()
        for counts, paints in evening.blends(s.me.paints, s.acts * s.economy.blends_each - made):
            value = evening.finish(paints)[s.me.sheet[LAST]] if s.final else evening.worth.keep(paints)
            if value > best + 1e-9:
                best, chosen = value, counts
        for (_, _, result), count in zip(s.economy.recipes, chosen, strict=False):
            if count:
                return BLEND + result - BASIC if result < BLENDED else SPECIAL_BLEND + result - BLENDED
        return PASS

    def alchemy(self, observation: Observation) -> int:
        """Which basic paints go into the pot, and what comes out: the best mixture, one step at a time."""
        s = read(observation, alone=True)
        evening = Evening(s, self.w)
        pot = [COLOUR[name] for name in observation.view["modules"]["wishing_well"]["playing"]["pot"]]
        best, choice = float("-inf"), -1
        for action in [action for action in observation.legal_actions if action in MIXES]:
            for paints in mixtures(s.me.paints - pack(pot), action - ALCHEMY, POT - len(pot)):
                late = evening.final(paints)[s.acts][s.me.sheet[LAST]] if s.final else evening.late(paints)[s.acts]
                if late > best + 1e-9:
                    best, choice = late, action
        return choice

    def land(self, observation: Observation) -> int:
        """Points ahead, or an earlier choice of the hour behind. Leonardo is best where he chooses late."""
        view = observation.view
        ahead, behind = sorted(view["choices"], key=lambda choice: -choice["score"])
        if view["final"] or ahead["painter"] != observation.seat:
            return AHEAD
        passed = sum([behind["score"] < other["score"] < ahead["score"] for other in view["painters"]])
        return BEHIND if passed * self.w.turn > ahead["score"] - behind["score"] else AHEAD

    # --- Leonardo ----------------------------------------------------------------------------------------------------

    def close_for_leonardo(self, observation: Observation) -> int:
        s = read(observation)
        return CLOSE + leonardo.best_booth(s, self.w, [action - CLOSE for action in observation.legal_actions])

    def restore_for_leonardo(self, observation: Observation) -> int:
        s = read(observation)
        return RESTORE + leonardo.best_segment(s, self.w, [action - RESTORE for action in observation.legal_actions])


def begins(use: Use) -> int:
    """The action with which this begins."""
    first = use.first
    if first is None:
        return PASS
    if isinstance(first, Restoration):
        return BISHOP + first.step if first.step >= 0 else RESTORE + first.tile.segment
    return altar(first.colours[0])


def promises(action: int, legal: tuple[int, ...], usual: int) -> bool:
    """Whether it is worth a try: of many that are alike only some are."""
    if SEXTON <= action < SEXTON + SEGMENTS:
        return action - SEXTON + RESTORE in legal  # the bishop is called to what can then be restored
    if VISIT <= action < VISIT + SEGMENTS:
        return visits_well(action, legal, usual)
    return action != THROW and action not in MIXES


def gift_at(modules: dict[str, Any]) -> int:
    """The paints that come with the next purchase."""
    card = modules["wishing_well"]["playing"]["paint"] if "wishing_well" in modules else None
    if card is None:
        return 0
    (shown,) = [used["paints"] for used in modules["wishing_well"]["used"] if used["kind"] == card]
    return named(shown)


def mixtures(paints: int, first: int, missing: int) -> Iterator[int]:
    """What may be left after the alchemist's pot has taken this paint and some more, or has given this one."""
    if first >= BASIC:
        yield paints + ONE[first]
        return
    for others in combinations_with_replacement(range(BASIC), missing - 1):
        cost = pack([first, *others])
        if ((paints | GUARD) - cost) & GUARD == GUARD:
            for blend in range(BASIC, BLENDED):
                yield paints - cost + ONE[blend]


def altar(colour: int) -> int:
    return ALTAR + colour if colour < BLENDED else SPECIAL_ALTAR + colour - BLENDED
