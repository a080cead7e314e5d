"""The journeyman at the table: one decision at a time, each judged by the best plan it leads to."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bottega.bots.journeyman.princes import estate, plan
from bottega.bots.journeyman.princes.auction import Appraisal
from bottega.bots.journeyman.princes.cards import bonus_value
from bottega.bots.journeyman.princes.plan import Plan
from bottega.bots.journeyman.princes.planner import Planner
from bottega.bots.journeyman.princes.situation import (
    DREW,
    KINDS,
    LANDSCAPE,
    Standing,
    Surroundings,
    read,
)
from bottega.bots.journeyman.princes.weights import WEIGHTS, Weights
from bottega.core.observation import Observation
from bottega.core.rng import Rng
from bottega.games.princes.actions import (
    BUILD,
    DONE,
    DRAW_BONUS,
    DRAW_PROFESSION,
    END,
    EXCHANGE,
    GIVE_UP,
    HOLD,
    INTRODUCE,
    KEEP,
    OPEN,
    PASS,
    PILES,
    PLACE,
    PROFESSIONS,
    RAISE,
    RECRUIT,
    RETURN,
    TAKE,
    WORK,
)
from bottega.games.princes.components import Components


class Journeyman:
    name = "journeyman"

    def __init__(self, seed: int, weights: Weights = WEIGHTS) -> None:
        self.rng = Rng(seed, "bots/journeyman/princes")
        self.w = weights
        self.printed: tuple[object, Components] | None = None
        self.appraised: tuple[object, Appraisal] | None = None
        self.judges: dict[str, Callable[[Observation], int]] = {
            "return": self.give_back,
            "open": self.open,
            "take": self.take,
            "bid": self.bid,
            "place": self.place,
            "keep": self.keep,
            "recruit": self.recruit,
            "turn": self.act,
            "add": self.add,
            "exchange": self.exchange,
        }

    def choose(self, observation: Observation) -> int:
        legal = observation.legal_actions
        if len(legal) == 1:
            return legal[0]
        judge = self.judges.get(observation.view["deciding"])
        choice = judge(observation) if judge is not None else legal[0]
        # What he was never taught, he leaves to chance.
        return choice if choice in legal else legal[self.rng.below(len(legal))]

    def judge(self, observation: Observation) -> float:
        return self.plan(*self.read(observation)).value

    def read(self, observation: Observation) -> tuple[Standing, Surroundings]:
        return read(observation.view, self.components(observation))

    def components(self, observation: Observation) -> Components:
        """What is printed, which everybody may read: the view names the cards but does not say what they count."""
        view = observation.view
        table = (view["edition"], view["options"])
        if self.printed is None or self.printed[0] != table:
            self.printed = (table, Components(observation.edition, view["options"]))
        return self.printed[1]

    def plan(self, s: Standing, around: Surroundings) -> Plan:
        return Planner(s, around, self.w).best()

    # --- professions -------------------------------------------------------------------------------------------------

    def give_back(self, observation: Observation) -> int:
        s, around = self.read(observation)

        def without(action: int) -> float:
            card = action - RETURN
            hand = tuple([other for other in s.hand if other != card])
            return self.plan(replace(s, hand=hand, cards=len(hand)), around).value

        return max(observation.legal_actions, key=without)

    # --- auctions ----------------------------------------------------------------------------------------------------

    def appraisal(self, s: Standing, around: Surroundings) -> Appraisal:
        """The last one, while nothing has changed that it rests on."""
        rivals = around.counts if s.medals else None
        basis = (s, around.unseen, around.recruitable, rivals)
        if self.appraised is None or self.appraised[0] != basis:
            self.appraised = (basis, Appraisal(s, around, self.w))
        else:
            self.appraised[1].look_around(around)
        return self.appraised[1]

    def open(self, observation: Observation) -> int:
        s, around = self.read(observation)
        worth = self.appraisal(s, around)
        items = [action - OPEN for action in observation.legal_actions if OPEN <= action < OPEN + len(PILES)]
        best = worth.favourite(items, around.c.opening)
        return GIVE_UP if best is None else OPEN + best

    def take(self, observation: Observation) -> int:
        s, around = self.read(observation)
        worth = self.appraisal(s, around)
        items = [action - TAKE for action in observation.legal_actions if TAKE <= action < TAKE + len(PILES)]
        best = worth.favourite(items, around.c.last_price)
        return GIVE_UP if best is None else TAKE + best

    def bid(self, observation: Observation) -> int:
        s, around = self.read(observation)
        auction = observation.view["auction"]
        item, price, free = PILES.index(auction["item"]), auction["next_bid"], len(auction["free"])
        return RAISE if self.appraisal(s, around).better(item, price, around.piles, free) else PASS

    def recruit(self, observation: Observation) -> int:
        """Just bought: whom to call now, or to wait."""
        s, around = self.read(observation)
        # The card is not in hand yet and not in his count of cards.
        holding = self.plan(replace(s, recruits=s.recruits + 1, cards=s.cards + 1), around).value
        return self.best_recruit(observation, replace(s, cards=s.cards + 1), around, holding, HOLD)

    def best_recruit(
        self, observation: Observation, s: Standing, around: Surroundings, holding: float, otherwise: int
    ) -> int:
        best, choice = holding - self.w.recruit_now, otherwise
        for action in observation.legal_actions:
            card = action - RECRUIT
            if 0 <= card < len(PROFESSIONS):
                value = self.plan(replace(s, hand=(*s.hand, card)), around).value
                if value > best:
                    best, choice = value, action
        return choice

    # --- pieces and cards --------------------------------------------------------------------------------------------

    def place(self, observation: Observation) -> int:
        s, around = self.read(observation)
        c = around.c
        piece = c.piece_ids.index(observation.view["choices"][0]["piece"])
        places = [action - PLACE for action in observation.legal_actions]
        return PLACE + estate.best_place(c, piece, places, s.area, s.near, s.builders, self.wanted(s, around, piece))

    def wanted(self, s: Standing, around: Surroundings, piece: int) -> dict[int, float]:
        """The pieces for which to keep room, with their weights: those wished for, and a few of each size."""
        c, weights = around.c, {}
        for building in range(LANDSCAPE):
            if KINDS + building != piece and s.offers >> building & 1 == 0:
                weights[KINDS + building] = self.w.room_any
        for card in s.hand:
            weights[c.wish_landscape[card]] = self.w.room_landscape
            if KINDS + c.wish_building[card] in weights:
                weights[KINDS + c.wish_building[card]] = self.w.room_building
        return weights

    def keep(self, observation: Observation) -> int:
        s, around = self.read(observation)
        deck = observation.view["mine"]["looking"]["deck"]
        c = around.c
        legal = observation.legal_actions
        if deck == "profession":
            s = replace(s, slots=max(0, s.slots - 1), cards=s.cards + 1, used=s.used | DREW)
            return max(legal, key=lambda action: self.plan(replace(s, hand=(*s.hand, action - KEEP)), around).value)
        if deck == "bonus":
            first = KEEP + len(PROFESSIONS)
            planner = Planner(s, around, self.w)
            counts = planner.final_counts(planner.best().end)
            return max(legal, key=lambda action: bonus_value(c, action - first, counts))
        first = KEEP + len(c.profession_ids) + len(c.bonus_ids)
        return max(legal, key=lambda a: self.plan(replace(s, medals=(*s.medals, a - first)), around).value)

    # --- actions -----------------------------------------------------------------------------------------------------

    def act(self, observation: Observation) -> int:
        s, around = self.read(observation)
        best = self.plan(s, around)
        move = best.first(s.round)
        legal = observation.legal_actions
        if s.recruits:
            choice = self.best_recruit(observation, replace(s, recruits=s.recruits - 1), around, best.value, -1)
            if choice >= 0:
                return choice
        if move is None:
            return END
        if move.kind == plan.WORK:
            return WORK + move.what
        if move.kind == plan.BUILD:
            return BUILD + move.what
        if move.kind == plan.BUILD_ANY:
            return self.any_building(observation, s, around)
        if move.kind == plan.INTRODUCE:
            return INTRODUCE + move.what
        if move.kind == plan.DRAW_PROFESSION:
            return DRAW_PROFESSION
        if move.kind == plan.DRAW_BONUS:
            return DRAW_BONUS
        if move.kind == plan.WORK_RECRUITED:
            return self.recruit_for_work(legal, s, around)
        return END

    def recruit_for_work(self, legal: tuple[int, ...], s: Standing, around: Surroundings) -> int:
        planner = Planner(s, around, self.w)
        targets = [action for action in legal if RECRUIT <= action < RECRUIT + len(PROFESSIONS)]
        return max(targets, key=lambda action: planner.met(s.offers, action - RECRUIT), default=END)

    def any_building(self, observation: Observation, s: Standing, around: Surroundings) -> int:
        """For the points: a small one, or one that somebody he may still get will wish for."""
        c = around.c
        possible = [action for action in observation.legal_actions if BUILD <= action < BUILD + LANDSCAPE]

        def use(action: int) -> float:
            building = action - BUILD
            fans = [card for card in (*around.unseen, *around.recruitable) if c.wish_building[card] == building]
            value = self.w.fan * len(fans) - self.w.square * c.piece_squares[KINDS + building]
            if s.medals:
                after = replace(s, offers=s.offers | 1 << building, slots=max(0, s.slots - 1))
                value += self.plan(after, around).value
            return value

        return max(possible, key=use, default=END)

    def add(self, observation: Observation) -> int:
        """A bonus card goes with a work that needs it, that becomes the best with it, or that is the last."""
        s, around = self.read(observation)
        view = observation.view
        value: int = view["turn"]["work"]["value"]
        cards: list[dict[str, Any]] = [choice for choice in view["choices"] if choice["verb"] == "add"]
        least = around.c.minimum[s.round]
        if value < least:
            enough = [card for card in cards if value + card["value"] >= least]
            chosen = (
                min(enough, key=lambda card: card["value"]) if enough else max(cards, key=lambda card: card["value"])
            )
            return int(chosen["id"])
        best = max(cards, key=lambda card: card["value"])
        if best["value"] == 0:
            return DONE
        planner = Planner(replace(s, slots=max(0, s.slots - 1)), around, self.w)
        later = [move for move in planner.best().moves if move.income]
        if len(later) < len(cards):
            return int(best["id"])
        gain = planner.best_chance(value + best["value"], s.round) - planner.best_chance(value, s.round)
        return int(best["id"]) if gain > self.w.bonus_for_best else DONE

    def exchange(self, observation: Observation) -> int:
        """What plans need stays florins, and what auctions may need; the rest becomes points."""
        s, around = self.read(observation)
        c = around.c
        payment = observation.view["turn"]["work"]["value"] * c.florins_per_value
        after = replace(s, slots=max(0, s.slots - 1), florins=s.florins + payment)
        keep = self.florins_needed(self.plan(after, around), s.round)
        points = max(0, min(payment, after.florins - keep) // c.florins_per_point_bought)
        return EXCHANGE + min(int(points), observation.legal_actions[-1] - EXCHANGE)

    def florins_needed(self, best: Plan, now: int) -> int:
        """So many that the plan never runs short, and a reserve."""
        purse = lowest = 0
        for move in best.moves:
            purse += move.income - move.cost
            lowest = min(lowest, purse)
        return self.w.reserve[min(now, len(self.w.reserve) - 1)] - lowest
