"""The quick policy at the auctions: what each item is worth to a seat, and how far it goes for it."""

from typing import Final

from bottega.games.princes.auction import allowed
from bottega.games.princes.codes import GIVE_UP, OPEN, PASS, RAISE, TAKE
from bottega.games.princes.menus import RAISE_BIT
from bottega.games.princes.quick_prospect import POINT, Seat, honour, medals_worth
from bottega.games.princes.quick_weights import Weights
from bottega.games.princes.rules import KINDS, LANDSCAPE_OFFER
from bottega.games.princes.scoring import count
from bottega.games.princes.state import BUILDER, JESTER, PRESTIGE, PrincesState

ITEMS: Final = 7
UNKNOWN: Final = -1_000_000.0
# Places in the list of what cards count.
LANDSCAPES: Final = 12
LANDSCAPE_KINDS: Final = 13
EMPTY_SQUARES: Final = 17


def item_worth(own: Seat, item: int) -> float:
    """In florins, before anything is paid."""
    s, seat, w = own.s, own.seat, own.w
    if item > BUILDER:
        worth = w.items[item][own.round]
        return worth + (looked_for(own) if item == PRESTIGE else called(own))
    if not own.worths:
        own.worths = [UNKNOWN] * (BUILDER + 1)
    worth = own.worths[item]
    if worth == UNKNOWN:
        worth = own.worths[item] = own_worth(own, item)
    return worth + medal_gain(w, s, seat, item) if s.medals[seat] else worth


def own_worth(own: Seat, item: int) -> float:
    """Of what lies on one's own estate or works for it: nothing that the others do changes it."""
    s, seat, w = own.s, own.seat, own.w
    c = s.rules.c
    worth = w.items[item][own.round]
    if item < KINDS:
        worth += own.gain(own.hand, own.offers | 1 << LANDSCAPE_OFFER + item, own.company)
        if s.landscapes[KINDS * seat + item]:
            worth += c.landscape_points * POINT
    elif item == JESTER:
        worth += own.gain(own.hand, own.offers, own.company + c.jester_value)
    else:
        has = s.builders[seat]
        saved = c.building_price[has] - c.building_price[has + 1]
        worth = worth * saved / c.building_price[0] + c.builder_points[has + 1] * POINT
    return worth


def called(own: Seat) -> float:
    """What the best profession on somebody's table would add."""
    recruit = best_recruit(own.s, own.seat)
    hand = own.hand | 1 << recruit if recruit >= 0 else own.hand
    return own.gain(hand, own.offers, own.company + own.s.rules.c.card_value)


def looked_for(own: Seat) -> float:
    """What a prestige card may bring beyond the usual: looked into when it is for sale, since it takes long."""
    s = own.s
    if s.item >= 0 and s.item != PRESTIGE:
        return 0.0
    return (honour(own.w, s, own.seat) - own.w.usual) * POINT * own.w.honour


def medal_gain(w: Weights, s: PrincesState, seat: int, item: int) -> float:
    """What an item adds to the prestige cards in hand."""
    mine = count(s, seat)
    before = medals_worth(w, s, seat, mine)
    if item < KINDS:
        mine[LANDSCAPES] += 1
        mine[EMPTY_SQUARES] -= s.rules.c.piece_squares[item]
        if mine[item] == 0:
            mine[LANDSCAPE_KINDS] += 1
    mine[item] += 1
    return medals_worth(w, s, seat, mine) - before


def best_recruit(s: PrincesState, seat: int) -> int:
    """The profession on somebody's table whose work would be worth most, or -1."""
    cards = s.recruitable(seat)
    offers = s.offers[seat]
    best, chosen = -1, -1
    while cards:
        card = cards.bit_length() - 1
        cards ^= 1 << card
        value = s.rules.wishes(offers, card)
        if value > best:
            best, chosen = value, card
    return chosen


def rivals(s: PrincesState, seat: int) -> int:
    """How many others have not bought yet."""
    found = 0
    for other in range(s.players):
        if other != seat and s.free >> other & 1:
            found += 1
    return found


def open_or_take(own: Seat, last: bool) -> int:
    """The item with most to gain; the last player pays the least price and need fear nobody."""
    s, w = own.s, own.w
    c = s.rules.c
    mask = s.masks[own.seat]
    least = own.cost(c.last_price if last else c.opening)
    best, chosen = 0.0, -1
    for item in range(ITEMS):
        if mask >> item & 1 == 0:
            continue
        worth = item_worth(own, item)
        gain = worth - least
        if gain <= 0.0:
            continue
        if not last:
            price = int(w.price[item])
            usual = own.cost(price) if price > c.opening else least
            gain = worth - usual if worth > usual else (usual - worth) * w.decoy
        if gain > best:
            best, chosen = gain, item
    if chosen < 0:
        return GIVE_UP
    return TAKE + chosen if last else OPEN + chosen


def bid(own: Seat) -> int:
    """One more step, if it is worth more than what else this round may bring."""
    s, seat = own.s, own.seat
    if s.masks[seat] & RAISE_BIT == 0:
        return PASS
    gain = item_worth(own, s.item) - own.cost(s.bid + s.rules.c.raising)
    if gain <= 0.0:
        return PASS
    return RAISE if gain >= own.w.patience * otherwise(own) else PASS


def otherwise(own: Seat) -> float:
    """What the best of the other items would bring at its usual price, when this one is gone."""
    s, seat = own.s, own.seat
    c = s.rules.c
    alone = rivals(s, seat) <= 1
    piles = s.stock & ~s.shut & ~(1 << s.item) & allowed(s, seat)
    best = 0.0
    for item in range(ITEMS):
        if piles >> item & 1:
            price = int(own.w.price[item])
            if alone:
                price = c.last_price
            elif price < c.opening:
                price = c.opening
            gain = item_worth(own, item) - own.cost(price)
            if gain > best:
                best = gain
    return best
