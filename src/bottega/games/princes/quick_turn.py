"""The quick policy in its turn: works, buildings, freedoms, cards, and what to do with the payment of a work."""

from typing import Final

from bottega.games.princes.actions import BUILDINGS, FREEDOMS, PROFESSIONS
from bottega.games.princes.bits import ones
from bottega.games.princes.codes import (
    ADD,
    BUILD,
    DONE,
    DRAW_BONUS,
    DRAW_PROFESSION,
    END,
    EXCHANGE,
    HOLD,
    INTRODUCE,
    RECRUIT,
    WORK,
)
from bottega.games.princes.menus import (
    BUILD_SHIFT,
    DONE_BIT,
    DRAW_BONUS_BIT,
    DRAW_PROFESSION_BIT,
    INTRODUCE_SHIFT,
    RECRUIT_SHIFT,
)
from bottega.games.princes.quick_bids import EMPTY_SQUARES, best_recruit
from bottega.games.princes.quick_prospect import POINT, Seat, medals_worth, prospect
from bottega.games.princes.rules import BUILDING_BITS, FREEDOM_OFFER, KINDS
from bottega.games.princes.scoring import bonus_value, count
from bottega.games.princes.state import BUILDING_SUPPLY, PrincesState
from bottega.games.princes.working import most_exchanged

PEOPLE: Final = (1 << len(PROFESSIONS)) - 1
BONUS_CARDS: Final = 20
# Places in the list of what cards count.
FREEDOM_COUNT: Final = 6
BUILDING_COUNT: Final = 7
SIZE_COUNTS: Final = 8


class Best:
    """The best choice so far, and what it brings."""

    __slots__ = ("action", "gain")

    def __init__(self, action: int) -> None:
        self.action = action
        self.gain = 0.0

    def offer(self, action: int, gain: float) -> None:
        if gain > self.gain:
            self.action = action
            self.gain = gain


def act(own: Seat) -> int:
    s, seat = own.s, own.seat
    mask = s.masks[seat]
    if mask >> RECRUIT_SHIFT & PEOPLE:
        card = best_recruit(s, seat)
        if worth_calling(own, card):
            return RECRUIT + card
    best = Best(END)
    if mask & PEOPLE:
        offer_works(own, best, mask & PEOPLE)
    if mask >> BUILD_SHIFT & BUILDING_BITS:
        offer_buildings(own, best, mask >> BUILD_SHIFT & BUILDING_BITS)
    freedoms = mask >> INTRODUCE_SHIFT & (1 << len(FREEDOMS)) - 1
    if freedoms:
        offer_freedoms(own, best, freedoms)
    c = s.rules.c
    if mask & DRAW_PROFESSION_BIT:
        more = own.gain(own.hand, own.offers, own.company + c.card_value)
        best.offer(DRAW_PROFESSION, more + own.w.person[own.round] - own.cost(c.profession_price))
    if mask & DRAW_BONUS_BIT:
        best.offer(DRAW_BONUS, bonus_gain(own) - own.cost(c.bonus_price))
    return best.action


def worth_calling(own: Seat, card: int) -> bool:
    """Recruiting costs no action; but a better one may still come on the tables."""
    s = own.s
    if s.round >= s.rules.c.rounds - 1:
        return True
    return s.rules.wishes(own.offers, card) >= own.w.called


def call(own: Seat) -> int:
    """A recruiting card just bought: somebody at once, or later?"""
    card = best_recruit(own.s, own.seat)
    return RECRUIT + card if card >= 0 and worth_calling(own, card) else HOLD


# --- works -----------------------------------------------------------------------------------------------------------


def offer_works(own: Seat, best: Best, cards: int) -> None:
    s = own.s
    least = s.rules.c.minimum[s.round]
    haste = own.w.haste[own.round]
    while cards:
        card = cards.bit_length() - 1
        cards ^= 1 << card
        value = s.rules.wishes(own.offers, card) + own.company
        if value >= least:
            best.offer(WORK + card, haste + shown(own, card, value, own.bonus))
        if own.bonus:
            best.offer(WORK + card, haste + shown(own, card, value + own.bonus, 0))


def shown(own: Seat, card: int, value: int, bonus: int) -> float:
    """A work of this value now, and `bonus` left for later ones, against the prospect of showing it later."""
    later = prospect(own, own.hand ^ 1 << card, own.offers, own.company, bonus, own.acts - 1)
    return own.income(value * own.s.rules.c.florins_per_value) + glory(own, value) + later - own.now


def glory(own: Seat, value: int) -> float:
    """The chance of the best work of the round, in florins."""
    s, seat, w = own.s, own.seat, own.w
    if s.best[seat] >= value:
        return 0.0
    for other in range(s.players):
        if s.best[other] > value:
            return 0.0
    chance = 1.0
    if s.turn < s.players - 1:
        chance = 0.5 + (value - w.even[own.round]) / w.best_spread
        chance = 0.0 if chance < 0.0 else min(chance, 1.0)
    return chance * w.glory * s.rules.c.best_points * POINT


def add(own: Seat) -> int:
    """Bonus cards for the work on the table: what it needs, then what is worth more now than with a later work."""
    s, seat = own.s, own.seat
    c = s.rules.c
    counts = count(s, seat)
    short = c.minimum[s.round] - s.value
    cards = s.bonuses[seat]
    chosen, worth = -1, -1
    while cards:
        card = cards.bit_length() - 1
        cards ^= 1 << card
        value = bonus_value(s, card, counts)
        # The smallest that is enough, or else the largest.
        better = value < worth if short > 0 and worth >= short and value >= short else value > worth
        if chosen < 0 or (better and (short <= 0 or value >= short or worth < short)):
            chosen, worth = card, value
    if s.masks[seat] & DONE_BIT == 0:
        return ADD + chosen
    kept = prospect(own, own.hand, own.offers, own.company, own.bonus, own.acts - 1)
    rest = own.bonus - worth if own.bonus > worth else 0
    spent = prospect(own, own.hand, own.offers, own.company, rest, own.acts - 1)
    now = worth * c.florins_per_value + glory(own, s.value + worth) - glory(own, s.value)
    return ADD + chosen if now + spent > kept else DONE


def exchange(own: Seat) -> int:
    """Points for the payment, but for what later rounds will need."""
    s, seat = own.s, own.seat
    c = s.rules.c
    most = most_exchanged(s)
    keep = last_purchase(s, seat) if s.round == c.rounds else int(own.w.keep[s.round])
    spare = s.florins[seat] + s.value * c.florins_per_value - keep
    points = spare // c.florins_per_point_bought
    return EXCHANGE + (0 if points < 0 else min(points, most))


def last_purchase(s: PrincesState, seat: int) -> int:
    """With one more action in the game a cheap building brings more points than its price."""
    c = s.rules.c
    price = c.building_price[s.builders[seat]]
    cheap = price < c.building_points * c.florins_per_point_bought
    if s.acts + 1 < c.actions and cheap and s.building_room(seat) & s.stock >> BUILDING_SUPPLY & ~s.offers[seat]:
        return price
    return 0


# --- purchases -------------------------------------------------------------------------------------------------------


def offer_buildings(own: Seat, best: Best, buildings: int) -> None:
    s, seat, w = own.s, own.seat, own.w
    rules = s.rules
    c = rules.c
    cost = own.cost(c.building_price[s.builders[seat]])
    usual = c.building_points * POINT + w.house[own.round] - cost
    mine = count(s, seat) if s.medals[seat] else []
    before = medals_worth(w, s, seat, mine) if mine else 0.0
    for building in range(len(BUILDINGS)):
        if buildings >> building & 1 == 0:
            continue
        fans = rules.fans_of_buildings[1 << building]
        gain = usual + w.fan * ones(fans & ~own.hand)
        if own.last or fans & own.hand:
            gain += own.gain(own.hand, own.offers | 1 << building, own.company)
        if mine:
            changed = mine[:]
            changed[BUILDING_COUNT] += 1
            changed[SIZE_COUNTS + c.building_sizes[building]] += 1
            changed[EMPTY_SQUARES] -= c.piece_squares[KINDS + building]
            gain += medals_worth(w, s, seat, changed) - before
        best.offer(BUILD + building, gain)


def offer_freedoms(own: Seat, best: Best, freedoms: int) -> None:
    s, seat, w = own.s, own.seat, own.w
    cost = own.cost(s.rules.c.freedom_price)
    more = 0.0
    if s.medals[seat]:
        mine = count(s, seat)
        more = -medals_worth(w, s, seat, mine)
        mine[FREEDOM_COUNT] += 1
        more += medals_worth(w, s, seat, mine)
    for freedom in range(len(FREEDOMS)):
        if freedoms >> freedom & 1:
            gain = own.gain(own.hand, own.offers | 1 << FREEDOM_OFFER + freedom, own.company)
            best.offer(INTRODUCE + freedom, gain + more + w.fan - cost)


def bonus_gain(own: Seat) -> float:
    """A bonus card not seen yet: somewhere between the mean of those left and the best of them."""
    s, seat, w = own.s, own.seat, own.w
    gone = s.bonus_gone | s.bonuses[seat]
    counts = count(s, seat, 1)
    total, most, cards = 0, 0, 0
    for card in range(BONUS_CARDS):
        if gone >> card & 1 == 0:
            value = bonus_value(s, card, counts)
            cards += 1
            total += value
            if value > most:
                most = value
    if cards == 0:
        return 0.0
    mean = total / cards
    expected = int(mean + w.best_of_five * (most - mean) + 0.5)
    later = prospect(own, own.hand, own.offers, own.company, own.bonus + expected, own.acts - 1)
    return later - own.now + w.hope[own.round]
