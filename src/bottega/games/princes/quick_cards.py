"""The quick policy with cards: which to give back, which to keep, which to put under the pile."""

from typing import Final

from bottega.games.princes.codes import KEEP, RETURN, UNDER
from bottega.games.princes.looking import DECK_SHIFTS
from bottega.games.princes.quick_prospect import Seat, medal_worth
from bottega.games.princes.scoring import bonus_value, count
from bottega.games.princes.state import BONUS_DECK, PROFESSION_DECK

WORST: Final = -1_000_000.0


def give_back(own: Seat) -> int:
    """The one with which the others have least in common."""
    cards = own.hand
    worst, chosen = -WORST, -1
    while cards:
        card = cards.bit_length() - 1
        cards ^= 1 << card
        fit = fitness(own, card)
        if fit < worst:
            worst, chosen = fit, card
    return RETURN + chosen


def fitness(own: Seat, card: int) -> float:
    """The wishes that a profession shares with the others in hand."""
    w = own.w
    c = own.s.rules.c
    building, landscape, freedom = c.wish_building[card], c.wish_landscape[card], c.wish_freedom[card]
    fit = w.wished[landscape] + w.sized[c.building_sizes[building]]
    others = own.hand & ~(1 << card)
    while others:
        other = others.bit_length() - 1
        others ^= 1 << other
        if c.wish_building[other] == building:
            fit += w.shared[0]
        if c.wish_landscape[other] == landscape:
            fit += w.shared[1]
        if c.wish_freedom[other] == freedom:
            fit += w.shared[2]
    return fit


def keep(own: Seat) -> int:
    """The card that is worth most of those looked at."""
    s, seat = own.s, own.seat
    deck = s.deck
    cards = s.looked[seat]
    counts: list[int] = [] if deck == PROFESSION_DECK else count(s, seat, 1 if deck == BONUS_DECK else 0)
    best, chosen = WORST, -1
    while cards:
        card = cards.bit_length() - 1
        cards ^= 1 << card
        if deck == PROFESSION_DECK:
            gain = own.gain(own.hand | 1 << card, own.offers, own.company + s.rules.c.card_value)
            worth = gain + fitness(own, card)
        elif deck == BONUS_DECK:
            worth = float(bonus_value(s, card, counts))
        else:
            worth = medal_worth(own.w, s, seat, card, counts)
        if worth > best:
            best, chosen = worth, card
    return KEEP + DECK_SHIFTS[deck] + chosen


def under(own: Seat) -> int:
    """Any order will do."""
    deck = own.s.deck
    return UNDER + DECK_SHIFTS[deck] + own.s.looked[own.seat].bit_length() - 1
