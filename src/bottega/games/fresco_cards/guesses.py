"""What a seat can make of all it has seen: for each card in another hand, which ones it can be.

Nobody can tell which of his cards a player has given away unseen, so there may be several accounts of what happened. In
one account every card of a hand is a set of cards that it can be; a card that leaves the hand openly was the one that
could be fewest others, for of two of which one could be all that the other could, they may be exchanged in the account.
"""

from bottega.core.rng import Rng
from bottega.games.fresco_cards.memory import (
    CARDS_SHIFT,
    COUNT_SHIFT,
    FACTS,
    GAVE,
    GOT,
    KIND_FIELD,
    LEFT,
    SEAT_FIELD,
    SEAT_SHIFT,
    SHOWED,
    SHUFFLED,
    TO_SHIFT,
    held_cards,
    notes_of,
)
from bottega.games.fresco_cards.state import CardsState

Hands = list[list[int]]


class Guesses:
    """The accounts that one seat must think possible, one after the other; its own hand is left out of them."""

    def __init__(self, s: CardsState, seat: int, rng: Rng | None = None) -> None:
        """With `rng`, in the order of chance."""
        self.seat = seat
        self.log = log_of(s)
        self.notes = notes_of(s.notes[seat])
        self.rng = rng
        self.open: list[tuple[int, Hands]] = [(0, [[] for _ in range(s.players)])]

    def next(self) -> Hands | None:
        """Another account, or None when there are no more."""
        while self.open:
            at, hands = self.open.pop()
            if self.retell(at, hands):
                return hands
        return None

    def retell(self, at: int, hands: Hands) -> bool:
        """Follow one account to its end; False when it contradicts itself. Others that branch off are left open."""
        for number in range(at, len(self.log)):
            entry = self.log[number]
            facts = entry & FACTS  # a machine word, which an entry is not
            kind, seat = facts & KIND_FIELD, facts >> SEAT_SHIFT & SEAT_FIELD
            if seat == self.seat and kind in (GOT, LEFT, SHOWED):
                continue
            cards = entry >> CARDS_SHIFT
            if kind == SHUFFLED:
                fits = rule_out_everywhere(hands, cards)
            elif kind == GAVE:
                fits = self.retell_gift(number, hands, seat, facts >> TO_SHIFT & SEAT_FIELD, cards)
            elif kind == GOT:
                hands[seat] += [cards] * (facts >> COUNT_SHIFT)
                fits = True
            elif kind == LEFT:
                fits = take_all(hands[seat], cards)
            elif kind == SHOWED:
                fits = rule_out(hands[seat], cards) and self.retell_sight(number, hands[seat])
            if not fits:
                return False
        return True

    def retell_sight(self, number: int, hand: list[int]) -> bool:
        """A hand was shown; to this seat, if it has a note of it."""
        seen = self.notes.get(number)
        if seen is None:
            return True
        if not take_all(hand, seen) or hand:
            return False
        hand += single(seen)
        return True

    def retell_gift(self, number: int, hands: Hands, giver: int, asker: int, alike: int) -> bool:
        known = self.notes.get(number, 0)
        if giver == self.seat:
            hands[asker].append(known or alike)
            return True
        if known:
            return take_all(hands[giver], known)
        kinds = gift_kinds(hands[giver], alike)
        if self.rng is not None:
            self.rng.shuffle(kinds)
        for kind in kinds[1:]:
            self.open.append((number + 1, self.after_gift(hands, giver, asker, kind, alike)))
        if not kinds:
            return False
        hands[:] = self.after_gift(hands, giver, asker, kinds[0], alike)
        return True

    def after_gift(self, hands: Hands, giver: int, asker: int, kind: int, alike: int) -> Hands:
        hands = [hand[:] for hand in hands]
        hands[giver].remove(kind)
        if asker != self.seat:
            hands[asker].append(kind & alike)
        return hands


def log_of(s: CardsState) -> list[int]:
    """What all have heard; of a state that was not redacted too."""
    return s.heard or s.held or held_cards(s)


def gift_kinds(hand: list[int], alike: int) -> list[int]:
    """What in a hand can have been given: of those that are alike when given, the one that could be fewest others."""
    least: dict[int, int] = {}
    for cards in sorted(set(hand), key=int.bit_count):
        if cards & alike:
            least.setdefault(cards & alike, cards)
    return list(least.values())


def rule_out(hand: list[int], cards: int) -> bool:
    """None of these cards is in the hand."""
    fits, others = True, ~cards
    for place, kind in enumerate(hand):
        if kind & cards:
            hand[place] = kind & others
            if hand[place] == 0:
                fits = False
    return fits


def rule_out_everywhere(hands: Hands, cards: int) -> bool:
    fits = True
    for hand in hands:
        fits = rule_out(hand, cards) and fits
    return fits


def take_all(hand: list[int], cards: int) -> bool:
    """All these cards leave the hand; False when they cannot have been in it."""
    while cards:
        low = cards & -cards
        cards ^= low
        choosiest = choosiest_of(hand, low)
        if choosiest < 0:
            return False
        del hand[choosiest]
    return True


def choosiest_of(hand: list[int], card: int) -> int:
    """The place in a hand of what can be this card and fewest others, the first of several; -1 when nothing can."""
    found, fewest, kind = -1, 0, 0
    for place, others in enumerate(hand):
        if others == kind or others & card == 0:
            continue
        count = others.bit_count()
        if found < 0 or count < fewest:
            found, fewest, kind = place, count, others
    return found


def single(cards: int) -> list[int]:
    """A set of cards as sets of one."""
    found: list[int] = []
    while cards:
        low = cards & -cards
        found.append(low)
        cards ^= low
    return found
