"""What the items of the auction are worth to him: how much better the rest of the game looks with each."""

from dataclasses import replace

from bottega.bots.journeyman.princes import estate
from bottega.bots.journeyman.princes.cards import best_of, prestige_points
from bottega.bots.journeyman.princes.plan import Plan
from bottega.bots.journeyman.princes.planner import Hopes, Planner
from bottega.bots.journeyman.princes.situation import (
    BUILDER,
    JESTER,
    KINDS,
    LANDSCAPE,
    PRESTIGE_CARD,
    RECRUITING_CARD,
    Standing,
    Surroundings,
)
from bottega.bots.journeyman.princes.weights import Weights
from bottega.games.princes.actions import PILES


class Appraisal:
    """Made once a round: until he buys, nothing in his own estate changes; prestige cards look at the others."""

    def __init__(self, s: Standing, around: Surroundings, weights: Weights) -> None:
        self.s, self.around, self.w, self.c = s, around, weights, around.c
        self.hopes: Hopes = {}
        self.without: Plan = Planner(s, around, weights, self.hopes).best()
        self.plans: dict[int, Plan] = {}
        self.gains: dict[tuple[int, int], float] = {}
        self.prestige = 0.0
        self.look_around(around)

    def look_around(self, around: Surroundings) -> None:
        """Somebody may have bought something."""
        if around != self.around:
            self.around, self.hopes = around, {}
        self.prestige = self.prestige_card()

    def gain(self, item: int, price: int) -> float:
        """In prestige points, beyond buying nothing; a price that leaves too little for the rest costs more."""
        purse = self.s.florins
        if price > purse:
            return self.gain(item, purse) - (price - purse) / self.c.florins_per_point_sold
        step, opening = self.w.price_step, self.c.opening
        below = max(0, opening + (price - opening) // step * step)
        above = min(below + step, purse)
        low = self.gain_at(item, below)
        if price == below or above <= below:
            return low
        return low + (self.gain_at(item, above) - low) * (price - below) / (above - below)

    def gain_at(self, item: int, price: int) -> float:
        known = self.gains.get((item, price))
        if known is None:
            after = self.bought(item)
            if after is None:
                return -1
            paid = replace(after, florins=after.florins - price)
            guide = self.plans.get(item, self.without)
            with_item = Planner(paid, self.around, self.w, self.hopes).best(guide)
            if item not in self.plans or with_item.value > guide.value:
                self.plans[item] = with_item
            known = with_item.value - self.without.value
            self.gains[item, price] = known
        return known + self.prestige if item == PRESTIGE_CARD else known

    def bought(self, item: int) -> Standing | None:
        """His standing with the item, before it is paid; None if he cannot own it."""
        s, c = self.s, self.c
        if item < KINDS:
            if not estate.some_place(c.ways[item], s.area):
                return None
            points = c.landscape_points if s.lands[item] else 0
            lands = tuple([count + (kind == item) for kind, count in enumerate(s.lands)])
            return replace(s, lands=lands, offers=s.offers | 1 << LANDSCAPE + item, prestige=s.prestige + points)
        if item == JESTER:
            return replace(s, jesters=s.jesters + 1)
        if item == BUILDER:
            if s.builders == c.most_builders:
                return None
            return replace(s, builders=s.builders + 1, prestige=s.prestige + c.builder_points[s.builders + 1])
        if item == RECRUITING_CARD:
            return replace(s, recruits=s.recruits + 1, cards=s.cards + 1)
        return s

    def prestige_card(self) -> float:
        """The best of those he will look at, if the plan without it comes true."""
        around, c = self.around, self.c
        mine = Planner(self.s, around, self.w).final_counts(self.without.end)
        cards = around.prestige_top if len(around.prestige_top) == 5 else around.prestige_unseen
        rounds_left = c.rounds - self.s.round
        return best_of([prestige_points(c, card, mine, around.counts, rounds_left) for card in cards])

    # --- bids --------------------------------------------------------------------------------------------------------

    def favourite(self, items: list[int], price: int) -> int | None:
        best = max(items, key=lambda item: self.gain(item, price), default=None)
        return best if best is not None and self.gain(best, price) > 0 else None

    def better(self, item: int, price: int, piles: int, free: int) -> bool:
        """Whether to pay that much, when what he would get otherwise is lost."""
        gain = self.gain(item, price)
        if gain <= 0:
            return False
        return gain >= self.left_over(piles, free)

    def left_over(self, piles: int, free: int) -> float:
        """What the last of the free players gains, who pays least: if all judged alike, bids would leave everybody so
        much."""
        cheap = sorted([self.gain(item, self.c.opening) for item in range(len(PILES)) if piles >> item & 1])
        return max(0.0, cheap[-free]) if free <= len(cheap) else 0.0
