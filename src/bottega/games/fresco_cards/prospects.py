"""What a hand promises: the one or two sections of the row that it comes nearest to, what they would bring less what
their cards would be worth otherwise, and the chance that a swap brings what is missing.
"""

from typing import Final

from bottega.core.bits import bits
from bottega.games.fresco_cards.components import Components
from bottega.games.fresco_cards.paints import BASIC, COLOURS, EVERY_MARKET_CARD, MARKET_CARDS, PILES
from bottega.games.fresco_cards.plans import Holdings, Plan
from bottega.games.fresco_cards.scoring import restored
from bottega.games.fresco_cards.state import CardsState
from bottega.games.fresco_cards.weights import Weights

NOTHING: Final = -1000.0


class Prospects:
    """What was thought last of a seat's hand, kept as long as it holds: cards are laid and paid one by one."""

    __slots__ = (
        "base",
        "c",
        "gains",
        "key",
        "last",
        "mine",
        "now",
        "now_worth",
        "odds",
        "patience",
        "pile_odds",
        "plans",
        "spread",
        "spread_worth",
        "wait",
        "wait_worth",
        "weights",
    )

    def __init__(self, c: Components, weights: Weights) -> None:
        self.c = c
        self.weights = weights
        self.base: list[float] = []  # by card: its worth in any hand
        for card, colour in enumerate(c.colour):
            worth = weights.basic if colour < BASIC else weights.blend
            if c.half[card] >= 0:
                worth += weights.half
            self.base.append(worth + weights.bishop * c.bishop_symbols[card])
        self.key: list[int] = []
        self.last = False  # no turn of this seat comes after this one
        self.patience = 0.0  # the share of its worth that is left to what waits
        self.mine = Holdings(c, 0, 0, -1)
        self.gains: list[float] = []  # by place: what a card brings in a swap, less what it is worth
        self.odds: list[float] = []  # by colour: the chance that a card of the best pile has it
        self.pile_odds: list[float] = []  # by pile and colour
        self.plans: list[Plan] = []  # for each section of the row
        self.now: list[Plan] = []  # the plans that are best when the first is carried out now
        self.now_worth = NOTHING
        self.wait: list[Plan] = []  # the plans that are best after a swap
        self.wait_worth = NOTHING
        self.spread: list[Plan] = []  # the plans that are best when a tile lets one swap and restore
        self.spread_worth = NOTHING

    def think(self, s: CardsState, seat: int) -> None:
        """What the hand comes nearest to, unless that was thought already."""
        hand, tiles = s.hands[seat], s.tiles[seat]
        last = s.reason != "" or s.round >= s.rules.cap
        most = 0
        for rival in range(s.players):
            if rival != seat:
                most = max(most, restored(s, rival))
        near = most + 1 >= s.rules.end_at
        situation = (1 if last else 0) | (2 if near else 0) | s.favourite + 1 << 2 | s.open << 6
        key = [hand, tiles, situation, s.discards, s.laid]
        c = self.c
        if key == self.key:
            return
        self.key = key
        self.last = last
        self.patience = 0.0 if last else self.weights.near if near else 1.0
        self.look_at_piles(s, hand)
        self.mine = mine = Holdings(c, hand, tiles, s.favourite)
        sections = bits(s.open)
        self.price_cards(c, mine, sections)
        every = (1 << len(mine.cards)) - 1
        self.plans = [mine.plan(section, every, mine.tiles) for section in sections]
        self.compare(mine, every)

    def look_at_piles(self, s: CardsState, hand: int) -> None:
        """How likely the next card of a pile has a colour: as likely as any card that the seat does not see."""
        seen = s.discards | s.laid | hand
        market, workshop = ~seen & EVERY_MARKET_CARD, ~(seen >> MARKET_CARDS) & EVERY_MARKET_CARD
        counts = [0] * (len(PILES) * len(COLOURS))
        totals = [0] * len(PILES)
        for pile, colour, cards in s.rules.c.pile_paints:
            count = (cards & (workshop if pile else market)).bit_count()
            counts[pile * len(COLOURS) + colour] = count
            totals[pile] += count
        best = [0.0] * len(COLOURS)
        odds = [0.0] * len(counts)
        for place, count in enumerate(counts):
            if count:
                colour = place % len(COLOURS)
                odds[place] = chance = count / totals[place // len(COLOURS)]
                if chance > best[colour]:
                    best[colour] = chance
        self.odds, self.pile_odds = best, odds

    def price_cards(self, c: Components, mine: Holdings, sections: list[int]) -> None:
        """What each card is worth in hand, and what a swap would make of it; in the last turn nothing is kept."""
        asked = [0.0] * len(COLOURS)
        for section in sections:
            for colour in c.paints[section]:
                asked[colour] += self.weights.demand
        gains: list[float] = []
        had = 0
        for place, card in enumerate(mine.cards):
            colour = c.colour[card]
            worth = 0.0 if self.last else self.base[card] + asked[colour]
            if had >> colour & 1:
                worth *= self.weights.duplicate
            had |= 1 << colour
            mine.prices[place] = worth
            fetched = max(
                self.weights.market * c.market_symbols[card], self.weights.workshop * c.workshop_symbols[card]
            )
            gains.append(fetched - worth)
        self.gains = gains
        mine.tile_price = float(c.paint_tile_points) if self.last else self.weights.paint

    def compare(self, mine: Holdings, every: int) -> None:
        """The best one or two sections: to restore now, to swap for, and to swap for and restore at once."""
        self.now_worth = self.wait_worth = self.spread_worth = NOTHING
        self.now, self.wait, self.spread = [], [], []
        plans = self.plans
        self.consider(mine, every, [])
        for one in plans:
            self.consider(mine, every, [one])
        for i, one in enumerate(plans):
            for other in plans[i + 1 :]:
                if one.cards & other.cards or one.tiles & other.tiles:
                    rest = mine.plan(other.section, every ^ one.cards, mine.tiles & ~one.tiles)
                    self.consider(mine, every, [one, rest])
                    rest = mine.plan(one.section, every ^ other.cards, mine.tiles & ~other.tiles)
                    self.consider(mine, every, [other, rest])
                elif other.lacks < one.lacks:
                    self.consider(mine, every, [other, one])
                else:
                    self.consider(mine, every, [one, other])

    def consider(self, mine: Holdings, every: int, plans: list[Plan]) -> None:
        """What the plans promise, the first of them being the nearest."""
        market, workshop, gain = self.fetched(mine, every, plans)
        wait = spread = gain
        used = 0
        sure = 0.0
        for plan in plans:
            worth = self.worth(plan)
            if worth <= 0.0:
                return
            wait += self.weights.keep * worth * self.chance(plan.missing, market + 1, workshop, True)
            spread += worth * self.chance(plan.missing, market, workshop, False)
            if plan.lacks == 0:
                sure += worth
                used |= plan.cards
            elif plans[0].lacks == 0:
                sure += self.weights.second * self.patience * worth * self.chance(plan.missing, 1, 0, True)
            market = max(market - plan.lacks, 0)
            workshop = max(workshop - plan.lacks, 0)
        wait *= self.weights.later * self.patience
        if wait > self.wait_worth:
            self.wait, self.wait_worth = plans, wait
        if spread > self.spread_worth:
            self.spread, self.spread_worth = plans, spread
        if plans and plans[0].lacks == 0:
            left = len(mine.cards) - used.bit_count()
            if left < mine.c.hand_least and not self.last:
                sure += self.weights.refill * (mine.c.hand_least - left)
            if sure > self.now_worth:
                self.now, self.now_worth = plans, sure

    def fetched(self, mine: Holdings, every: int, plans: list[Plan]) -> tuple[int, int, float]:
        """What the cards that the plans do not want fetch in a swap: market cards, workshop cards, and the gain."""
        missing = 0
        spare = every
        for plan in plans:
            missing |= plan.missing
            spare &= ~plan.cards
        market = workshop = place = 0
        gain = 0.0
        c, gains = mine.c, self.gains
        while spare:
            if spare & 1 and gains[place] > 0.0:
                card = mine.cards[place]
                gain += gains[place]
                from_market, from_workshop = c.market_symbols[card], c.workshop_symbols[card]
                if from_workshop and (from_market == 0 or missing >> BASIC):
                    workshop += from_workshop
                else:
                    market += from_market
            spare >>= 1
            place += 1
        return market, workshop, gain

    def worth(self, plan: Plan) -> float:
        return plan.points + self.weights.reward - plan.price

    def chance(self, missing: int, market: int, workshop: int, hope: bool) -> float:
        """That so many cards bring all that is missing; with hope, or what comes otherwise."""
        found = 1.0
        colour = 0
        while missing:
            if missing & 1:
                draws = market if colour < BASIC else workshop
                without, against = 1.0, 1.0 - self.odds[colour]
                for _ in range(draws):
                    without *= against
                if hope:
                    without *= 1.0 - (self.weights.hope_basic if colour < BASIC else self.weights.hope_blend)
                found *= 1.0 - without
                if colour < BASIC:
                    market = max(market - 1, 0)
                else:
                    workshop = max(workshop - 1, 0)
            missing >>= 1
            colour += 1
        return found

    def given(self, s: CardsState, seat: int, colour: int) -> tuple[float, float]:
        """What a request of a colour brings, judged by the backs of cards: the chance of one, and how many."""
        nobody, cards = 1.0, 0.0
        for rival in range(s.players):
            if rival == seat:
                continue
            none = 1.0
            for pile in range(len(PILES)):
                odds = self.pile_odds[pile * len(COLOURS) + colour]
                if odds:
                    for _ in range(backs(s, rival, pile)):
                        none *= 1.0 - odds
            nobody *= none
            cards += 1.0 - none
        return 1.0 - nobody, cards

    def to_lay(self, plans: list[Plan]) -> int:
        """The cards that go into a swap, by place: those that no plan wants, if they bring more than they are worth."""
        kept = laid = 0
        for plan in plans:
            kept |= plan.cards
        for place, gain in enumerate(self.gains):
            if gain > 0.0 and kept >> place & 1 == 0:
                laid |= 1 << place
        return laid


def backs(s: CardsState, seat: int, pile: int) -> int:
    """How many cards with this back a seat holds, which all see."""
    if s.backs:
        return s.backs[seat * len(PILES) + pile]
    return (s.hands[seat] & s.rules.c.of_pile[pile]).bit_count()
