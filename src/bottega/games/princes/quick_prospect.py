"""What the works to come are worth to a seat, at a glance: the difference that a purchase makes is what it is worth."""

from typing import Final

from bottega.games.princes.actions import PRESTIGES
from bottega.games.princes.components import FEWEST, THRESHOLD, PrestigeCard
from bottega.games.princes.quick_weights import Weights
from bottega.games.princes.scoring import company, count
from bottega.games.princes.state import PrincesState

POINT: Final = 200.0  # florins for a prestige point, at the price of the house edition


class Seat:
    """What one seat knows of its own, gathered once for a decision."""

    __slots__ = ("acts", "bonus", "company", "hand", "last", "now", "offers", "round", "s", "seat", "w", "worths")

    def __init__(self, w: Weights, s: PrincesState, seat: int) -> None:
        self.w = w
        self.s = s
        self.seat = seat
        self.round = s.round
        self.hand = s.hand[seat]
        self.offers = s.offers[seat]
        self.company = company(s, seat)
        self.bonus = bonus_worth(s, seat) if s.bonuses[seat] else 0
        c = s.rules.c
        acting = s.turn >= 0 and s.actor == seat
        self.acts = c.actions * (c.rounds - s.round + 1) - (s.acts if acting else 0)
        # In the last turn nothing is left to chance, and what is not done now never will be.
        self.last = acting and s.round == c.rounds
        self.worths: list[float] = []  # of the items at the auctions, as soon as one was asked for
        self.now = 0.0
        if not self.last:
            self.now = prospect(self, self.hand, self.offers, self.company, self.bonus, self.acts)

    def is_as(self, s: PrincesState) -> bool:
        """Whether the seat still has at the auctions of a round what it had when it was first asked there. It buys once
        a round, so that what the items are worth to it stays the same until then."""
        return s is self.s and s.round == self.round and s.turn < 0 and self.holds_the_same(s)

    def holds_the_same(self, s: PrincesState) -> bool:
        seat = self.seat
        return s.hand[seat] == self.hand and s.offers[seat] == self.offers and company(s, seat) == self.company

    def gain(self, hand: int, offers: int, company: int) -> float:
        """What such a hand, such offers and such a company add to the works to come."""
        acts = self.acts - 1 if self.last else self.acts
        return prospect(self, hand, offers, company, self.bonus, acts) - self.now

    def cost(self, price: int) -> float:
        """What it means to pay so much: the last florins are dearer, and points that must be sold are lost."""
        s = self.s
        c = s.rules.c
        florins = s.florins[self.seat]
        value = self.w.money[self.round]
        reserve = self.w.reserve[self.round]
        left = florins - price
        points = 0.0
        if left < 0:
            points = float(-(left // c.florins_per_point_sold))
            left = 0
        worth = value * (florins - left) + points * POINT
        before, after = reserve - florins, reserve - left
        if after > 0.0:
            worth += self.w.pinch * (after - before if before > 0.0 else after)
        return worth

    def income(self, florins: int) -> float:
        """What a payment is worth: points, or more than these while one is short of money."""
        has = self.s.florins[self.seat]
        short = self.w.reserve[self.round] - has
        worth = float(florins)
        if short > 0.0:
            worth += self.w.pinch * min(short, worth)
        return worth


def prospect(own: Seat, hand: int, offers: int, company: int, bonus: int, acts: int) -> float:
    """Each work in hand with the value it may reach and the chance that it will be shown, as many as there are actions
    for."""
    if own.last:
        return certain(own, hand, offers, company, bonus, acts)
    w = own.w
    rules = own.s.rules
    c = rules.c
    now = own.round
    filling = w.filling[now]
    base = company + w.growth[now] + filling * rules.most_wishes
    spread = w.spread
    lift = bonus * w.lift
    least = c.minimum[now] + w.rise[now] - spread / 2 - lift
    worths: list[float] = []
    total = 0.0
    while hand:
        card = hand.bit_length() - 1
        hand ^= 1 << card
        value = base + (1.0 - filling) * rules.wishes(offers, card)
        chance = (value - least) / spread
        if chance <= 0.0:
            continue
        worth = value * c.florins_per_value - w.action
        if chance < 1.0:
            worth *= chance
        if worth > 0.0:
            worths.append(worth)
            total += worth
    room = w.share * acts + w.first
    if room > acts:
        room = float(acts)
    if worths and bonus:
        total += bonus * c.florins_per_value * w.use
    if len(worths) <= room:
        return total
    worths.sort(reverse=True)
    for worth in worths:
        if room < 1.0:
            total -= worth * (1.0 - room)
            room = 0.0
        else:
            room -= 1.0
    return total


def certain(own: Seat, hand: int, offers: int, company: int, bonus: int, acts: int) -> float:
    """In the last turn: the best works that reach the minimum, one of them with the bonus cards."""
    rules = own.s.rules
    c = rules.c
    least = c.minimum[own.round]
    first, second, lifted = 0, 0, 0
    while hand:
        card = hand.bit_length() - 1
        hand ^= 1 << card
        value = company + rules.wishes(offers, card)
        if value < least:
            if value + bonus >= least:
                lifted = max(lifted, value)
        elif value > first:
            first, second = value, first
        else:
            second = max(second, value)
    if acts <= 0:
        return 0.0
    # The bonus cards lift a work that would not do otherwise, if it is worth an action, or else the best one.
    if acts == 1:
        total = max(first, lifted) + bonus if first or lifted else 0
    elif lifted > second:
        total = first + lifted + bonus
    else:
        total = first + second + bonus if first else 0
    return float(total * c.florins_per_value)


def bonus_worth(s: PrincesState, seat: int) -> int:
    """What the bonus cards in hand would add to a work now."""
    counts = count(s, seat, 1)
    cards = s.bonuses[seat]
    total = 0
    while cards:
        card = cards.bit_length() - 1
        cards ^= 1 << card
        for subject, per_unit in s.rules.c.bonus_terms[card]:
            total += per_unit * counts[subject]
    return total


def medal_worth(w: Weights, s: PrincesState, seat: int, card: int, mine: list[int]) -> float:
    """The points that a prestige card may bring, with what it counts of one's own and of the others."""
    face = s.rules.c.prestige_cards[card]
    left = s.rules.c.rounds - s.round
    if face.kind == THRESHOLD:
        missing = 0
        for subject, least in face.requires:
            if mine[subject] < least:
                missing += least - mine[subject]
        if missing == 0:
            return float(face.alone)
        if missing > left + 1:
            return 0.0
        return face.alone * w.medal * (1.0 - missing / (left + 2.0))
    spread = w.lead * (0.25 + left / s.rules.c.rounds)
    chance = 0.5 + lead_in(s, seat, face, mine[face.subject]) / (2.0 * spread)
    return face.alone * min(chance, 1.0) if chance > 0.0 else 0.0


def lead_in(s: PrincesState, seat: int, face: PrestigeCard, own: int) -> float:
    """How far one is before the best of the others in what a card compares; who has nothing is behind."""
    fewest = face.kind == FEWEST
    rival = -1000
    for other in range(s.players):
        if other != seat:
            found = subject_of(s, other, face.subject)
            rival = max(rival, -found if fewest else found)
    if fewest:
        return (-own - rival) / 4.0  # squares come and go by several
    lead = float(own - rival)
    return min(-1.0, lead) if own == 0 else lead


def honour(w: Weights, s: PrincesState, seat: int) -> float:
    """The points of a prestige card that one may look for: the mean of the three best that can still be there."""
    mine = count(s, seat)
    own = s.medals[seat]
    first, second, third = 0.0, 0.0, 0.0
    for card in range(len(PRESTIGES)):
        if own >> card & 1 == 0:
            worth = medal_worth(w, s, seat, card, mine)
            if worth > first:
                first, second, third = worth, first, second
            elif worth > second:
                second, third = worth, second
            elif worth > third:
                third = worth
    return (first + second + third) / 3.0


def subject_of(s: PrincesState, seat: int, subject: int) -> int:
    """One of the things that cards count."""
    if subject < 3:
        return s.landscapes[3 * seat + subject]
    if subject == 3:
        return s.jesters[seat]
    if subject == 4:
        return s.builders[seat]
    return count(s, seat)[subject]


def medals_worth(w: Weights, s: PrincesState, seat: int, mine: list[int]) -> float:
    """All prestige cards in hand, in florins."""
    cards = s.medals[seat]
    total = 0.0
    while cards:
        card = cards.bit_length() - 1
        cards ^= 1 << card
        total += medal_worth(w, s, seat, card, mine)
    return total * POINT
