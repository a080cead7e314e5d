"""The journeyman at the table: one decision at a time, each judged by what it does for his round."""

from collections.abc import Callable
from typing import Any

from bottega.bots.bot import Bot
from bottega.bots.journeyman.fresco import leonardo
from bottega.bots.journeyman.fresco.cathedral import Cathedral, Restoration, Use
from bottega.bots.journeyman.fresco.closing import most_harmful
from bottega.bots.journeyman.fresco.day import Day, cell
from bottega.bots.journeyman.fresco.late_round import LateRound
from bottega.bots.journeyman.fresco.modules import extras, ill_at, in_play
from bottega.bots.journeyman.fresco.odds import earlier_at, earlier_now
from bottega.bots.journeyman.fresco.payment import payable
from bottega.bots.journeyman.fresco.places import CATHEDRAL, LAST, WORKSHOP
from bottega.bots.journeyman.fresco.sheet import Sheet, filled
from bottega.bots.journeyman.fresco.situation import COLOUR, read
from bottega.bots.journeyman.fresco.trial import Trial, position_value
from bottega.bots.journeyman.fresco.weights import WEIGHTS, Weights
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
from bottega.games.fresco.modules.special_blends.actions import SPECIAL_ALTAR, SPECIAL_BLEND
from bottega.games.fresco.paints import BASIC, BLENDED

WHOLE = ("rise", "plan")  # decisions that are thought out as a whole
EVERY_SHEET = 1000  # more than there are
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
            "land": self.land,
            "leonardo-market": self.close_for_leonardo,
            "leonardo-cathedral": self.restore_for_leonardo,
        }

    def choose(self, observation: Observation) -> int:
        legal = observation.legal_actions
        if len(legal) == 1:
            return legal[0]
        for judge, _ in in_play(observation.view):
            free = judge.at_once(observation)
            if free is not None:
                return free
        usual = self.usual(observation)
        if usual is None:
            return self.trial(observation).best(legal)
        offers = self.offers(observation, usual)
        return self.trial(observation).best([usual, *offers]) if offers else usual

    def offers(self, observation: Observation, usual: int) -> list[int]:
        """What modules offer and is worth a try."""
        legal, judges = observation.legal_actions, [judge for judge, _ in in_play(observation.view)]
        kind = observation.view["deciding"]
        if kind in WHOLE or any(kind in judge.whole for judge in judges):
            return []  # what is left is not to be tried piece by piece
        offers = [
            action
            for action in legal
            if action > NO and all(judge.worth_trying(action, legal, usual) for judge in judges)
        ]
        return offers + [action for judge in judges for action in judge.offers(observation, self.w)]

    def usual(self, observation: Observation) -> int | None:
        """The best choice of those that are not left to trial; None if there is none."""
        kind = observation.view["deciding"]
        choice = -1
        if kind in self.judges:
            choice = self.judges[kind](observation)
        for judge, _ in in_play(observation.view):
            if kind in judge.decisions():
                choice = judge.decisions()[kind](observation, self.w)
        return choice if choice in observation.legal_actions else None

    def trial(self, observation: Observation) -> Trial:
        return Trial(observation, self.w, self.go_on)

    def judge(self, observation: Observation) -> float:
        return position_value(observation, self.w)

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
        late = LateRound(s, self.w)
        hours: dict[int, float] = {choice["hour"]: self.hour_value(late, view, choice) for choice in choices}
        return RISE - 1 + max(hours, key=hours.__getitem__)

    def hour_value(self, late: LateRound, view: dict[str, Any], choice: dict[str, Any]) -> float:
        s, earlier = late.s, earlier_at(late.s, choice["hour"])
        mood = s.mood_values.index(choice["mood"])
        day = Day(late, choice["price"], mood, choice["apprentices"] - ill_at(view, s.seat), earlier)
        day.options = 1  # one set of each size will do to compare hours
        return day.best_plan(extras(view, s, day.worth, earlier))[0]

    def plan(self, observation: Observation) -> int:
        """Tiles first, for they need empty places; then apprentices, those who are ill last, and pennies."""
        view, choices = observation.view, observation.view["choices"]
        sheet, places = self.best_sheet(observation), view["places"]
        at_table = in_play(view)
        well = view["mine"]["plan"]
        for judge, facts in at_table:
            ill = judge.ill_on_sheet(facts)
            well = well if ill is None else [here - sick for here, sick in zip(well, ill, strict=True)]
        verbs = ["plan", *[verb for judge, _ in at_table for verb in judge.place_verbs]]
        wishes = [{"verb": "cover", "tile": tile, "place": places[column]} for column, tile in sheet.tiles.items()]
        for place, here, wanted in zip(places, well, sheet.counts, strict=True):
            if here < wanted:
                wishes += [{"verb": verb, "place": place} for verb in verbs]
        for judge, facts in reversed(at_table):  # whoever is ill needs a place, a penny does not
            wishes += judge.wishes(facts, sheet, places)
        for wish in wishes:
            for choice in choices:
                if wish.items() <= choice.items():
                    return int(choice["id"])
        return READY

    def best_sheet(self, observation: Observation) -> Sheet:
        """Thought out once a round: while apprentices are placed nothing else changes."""
        board = planned_for(observation)
        if self.planned is None or self.planned[0] != board:
            self.planned = (board, self.sheets(observation, 1)[0])
        return self.planned[1]

    def sheets(self, observation: Observation, most: int) -> list[Sheet]:
        """The most promising ones, the best first."""
        s = read(observation)
        earlier = earlier_now(s)
        day = Day(LateRound(s, self.w), s.me.price, s.me.mood, s.hands, earlier)
        offered = extras(observation.view, s, day.worth, earlier)
        return [filled(plan, covers, offered) for _, plan, covers in day.best_plans(offered, most)]

    def plans(self, observation: Observation, most: int) -> list[Bot]:
        """Each is himself with another sheet; what has been placed stays."""
        if observation.view["deciding"] != "plan":
            return []
        placed = observation.view["mine"]["plan"]
        fitting = [
            sheet
            for sheet in self.sheets(observation, EVERY_SHEET)
            if all(here <= wanted for here, wanted in zip(placed, sheet.counts, strict=True))
        ]
        return [self.with_sheet(observation, sheet) for sheet in fitting[:most]] or [self]

    def with_sheet(self, observation: Observation, sheet: Sheet) -> "Journeyman":
        other = Journeyman(0, self.w)
        other.planned = planned_for(observation), sheet
        return other

    # --- market ------------------------------------------------------------------------------------------------------

    def shop(self, observation: Observation) -> int:
        s = read(observation)
        legal = observation.legal_actions
        day = Day(LateRound(s, self.w), s.me.price, s.me.mood, s.hands, earlier_now(s))
        rest = cell(s.me.sheet[CATHEDRAL], s.me.sheet[WORKSHOP], s.me.sheet[LAST])
        best, choice = day.outlook(())[rest], PASS
        gift = sum([judge.gift(facts) for judge, facts in in_play(observation.view)])
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
        s = read(observation)
        view = observation.view
        late = LateRound(s, self.w)
        laid = [COLOUR[name] for name in view["altar"]["laid"]]
        if laid:
            return altar(late.altars.complete(s.me.paints, laid))
        cathedral = Cathedral(s, late.worth, late.altars, CERTAIN)
        start = Use(0.0, s.me.paints, s.me.coins, s.bishop, 0, None)
        if view["visit"]["bishop_moved"]:
            uses = self.uses_after_step(cathedral, start)
        else:
            uses = [use for some in cathedral.uses(start, s.acts) for use in some]
        legal = observation.legal_actions
        uses = [use for use in uses if begins(use) in legal]
        return begins(max(uses, key=lambda use: self.round_value(late, use))) if uses else -1

    def uses_after_step(self, cathedral: Cathedral, start: Use) -> list[Use]:
        s = cathedral.s
        begun = [cathedral.restore(start, tile, may_step=False) for tile in payable(s.me.paints, s.tiles)]
        return [use for first in begun for some in cathedral.uses(first, s.acts - 1) for use in some]

    def round_value(self, late: LateRound, use: Use) -> float:
        """How the round looks after this visit."""
        s = late.s
        value = use.value + use.coins * late.worth.thaler
        if s.phase == "cathedral.2":
            return value
        return value + late.values(use.paints, s.me.mood)[cell(0, s.me.sheet[WORKSHOP], s.me.sheet[LAST])]

    # --- workshop, track ---------------------------------------------------------------------------------------------

    def blend(self, observation: Observation) -> int:
        s = read(observation)
        late = LateRound(s, self.w)
        left = observation.view["visit"]["blends_left"]
        best = float("-inf")
        chosen: tuple[int, ...] = ()
        for counts, paints in late.blends(s.me.paints, left):
            value = late.finish(paints)[s.me.sheet[LAST]] if s.final else late.worth.keep(paints)
            if value > best + 1e-9:
                best, chosen = value, counts
        for (_, _, result), count in zip(s.economy.recipes, chosen, strict=False):
            if count:
                return BLEND + result - BASIC if result < BLENDED else SPECIAL_BLEND + result - BLENDED
        return PASS

    def land(self, observation: Observation) -> int:
        """Points ahead, or an earlier choice of the hour behind. Leonardo is best where he chooses late."""
        view = observation.view
        ahead, behind = sorted(view["choices"], key=lambda choice: -choice["score"])
        if view["final"] or ahead["painter"] != observation.seat:
            return AHEAD
        passed = sum([behind["score"] < other["score"] < ahead["score"] for other in view["people"]])
        return BEHIND if passed * self.w.turn > ahead["score"] - behind["score"] else AHEAD

    # --- Leonardo ----------------------------------------------------------------------------------------------------

    def close_for_leonardo(self, observation: Observation) -> int:
        s = read(observation)
        return CLOSE + leonardo.best_booth(s, self.w, [action - CLOSE for action in observation.legal_actions])

    def restore_for_leonardo(self, observation: Observation) -> int:
        s = read(observation)
        return RESTORE + leonardo.best_segment(s, self.w, [action - RESTORE for action in observation.legal_actions])


def planned_for(observation: Observation) -> list[object]:
    """What stays the same while one plans."""
    view = observation.view
    board = [view[part] for part in ("round", "seat", "ceiling", "booths", "hostel")]
    return [*board, view["mine"]["coins"], view["mine"]["paints"]]


def begins(use: Use) -> int:
    """The action with which this begins."""
    first = use.first
    if first is None:
        return PASS
    if isinstance(first, Restoration):
        return BISHOP + first.step if first.step >= 0 else RESTORE + first.tile.segment
    return altar(first.colours[0])


def altar(colour: int) -> int:
    return ALTAR + colour if colour < BLENDED else SPECIAL_ALTAR + colour - BLENDED
