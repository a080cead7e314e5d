"""What a work and a prestige card are worth."""

from bottega.core.bits import bits
from bottega.games.princes.components import FEWEST, MOST, THRESHOLD
from bottega.games.princes.events import PRESTIGE_CARD, PrestigeRevealed, PursesOpened, Scored
from bottega.games.princes.rules import BUILDING_BITS, FREEDOM_OFFER, KINDS
from bottega.games.princes.state import PrincesState


def gain(s: PrincesState, seat: int, points: int, source: str) -> None:
    if points:
        s.prestige[seat] += points
        if s.log is not None:
            s.log.append(Scored(seat, points, source))


def count(s: PrincesState, seat: int, laying: int = 0) -> list[int]:
    """Everything that cards can count, in the order of COUNTS; `laying` is 1 to foresee a profession laid down."""
    c = s.rules.c
    first = KINDS * seat
    forests, lakes, parks = s.landscapes[first], s.landscapes[first + 1], s.landscapes[first + 2]
    jesters, builders, honours = s.jesters[seat], s.builders[seat], s.honours[seat]
    offers = s.offers[seat]
    freedoms = (offers >> FREEDOM_OFFER).bit_count()
    buildings, large, medium, small, sizes = c.building_counts[offers & BUILDING_BITS]
    kinds = (forests > 0) + (lakes > 0) + (parks > 0)
    on_table = s.played[seat].bit_count() + s.replaced[seat] + laying
    in_hand = s.cards[seat] - on_table
    if laying and s.professions_in_hand(seat) == 0:
        in_hand += laying  # it has yet to come into the hand
    return [
        forests,
        lakes,
        parks,
        jesters,
        builders,
        honours,
        freedoms,
        buildings,
        large,
        medium,
        small,
        sizes,
        forests + lakes + parks,
        kinds,
        kinds + (jesters > 0) + (builders > 0) + (honours > 0) + (freedoms > 0),
        in_hand,
        on_table,
        (c.grounds & ~s.taken[seat]).bit_count(),
        on_table,
    ]


def bonus_value(s: PrincesState, card: int, counts: list[int]) -> int:
    value = 0
    for subject, per_unit in s.rules.c.bonus_terms[card]:
        value += per_unit * counts[subject]
    return value


def bonus_total(s: PrincesState, cards: int, counts: list[int]) -> int:
    """The value of several bonus cards, as a mask."""
    terms = s.rules.c.bonus_terms
    total = 0
    while cards:
        for subject, per_unit in terms[cards.bit_length() - 1]:
            total += per_unit * counts[subject]
        cards ^= 1 << cards.bit_length() - 1
    return total


def company(s: PrincesState, seat: int) -> int:
    """What jesters and cards add to every work; a card counts the same in hand and on the table."""
    c = s.rules.c
    return c.jester_value * s.jesters[seat] + c.card_value * s.cards[seat]


def workable(s: PrincesState, seat: int) -> int:
    """The professions in hand that reach the minimum, with all bonus cards if need be."""
    hand = s.hand[seat]
    if hand == 0:
        return 0
    rules = s.rules
    c = rules.c
    need = c.minimum[s.round] - c.jester_value * s.jesters[seat] - c.card_value * s.cards[seat]
    if need > 0 and s.bonuses[seat]:
        need -= bonus_total(s, s.bonuses[seat], count(s, seat, 1))
    if need <= 0:
        return hand
    if need > rules.most_wishes:
        return 0
    return hand & rules.pleased(s.offers[seat], need)


def prestige_points(s: PrincesState, seat: int, card: int, counts: list[list[int]]) -> int:
    """What a prestige card is worth to this seat, given everybody's counts."""
    face = s.rules.c.prestige_cards[card]
    if face.kind == THRESHOLD:
        for subject, least in face.requires:
            if counts[seat][subject] < least:
                return 0
        return face.alone
    mine = counts[seat][face.subject]
    everybody = [others[face.subject] for others in counts]
    if face.kind == MOST and (mine == 0 or mine < max(everybody)):
        return 0
    if face.kind == FEWEST and mine > min(everybody):
        return 0
    return face.alone if everybody.count(mine) == 1 else face.tied


def score_prestige_cards(s: PrincesState) -> None:
    """All of them together: no card depends on prestige points (P-OQ-30)."""
    counts = [count(s, seat) for seat in range(s.players)]
    for seat in range(s.players):
        for card in bits(s.medals[seat]):
            points = prestige_points(s, seat, card, counts)
            s.prestige[seat] += points
            if s.log is not None:
                s.log.append(PrestigeRevealed(seat, s.rules.c.prestige_ids[card], points))
                if points:
                    s.log.append(Scored(seat, points, PRESTIGE_CARD))


def open_purses(s: PrincesState) -> None:
    """Money is shown at the end, for the ties (P-OQ-13)."""
    s.purses = tuple(s.florins)
    s.revealed = tuple(s.medals)
    if s.log is not None:
        s.log.append(PursesOpened(s.purses))
