"""What a seat can make of all it has seen: for each card in another hand, which ones it can be.

Nobody can tell which of his cards a player has given away unseen, so there may be several accounts of what happened. In
one account every card of a hand is a set of cards that it can be; a card that leaves the hand openly was the one that
could be fewest others, for of two of which one could be all that the other could, they may be exchanged in the account.

Such a set, a kind, has cards of one back, of the market or of a workshop. So it is kept as a machine word: the cards of
its half, and which half that is.
"""

from typing import TYPE_CHECKING, Final

from bottega.core.rng import Rng
from bottega.games.fresco_cards.memory import (
    CARDS_SHIFT,
    COUNT_SHIFT,
    EVERY_CARD,
    FACTS,
    GAVE,
    GOT,
    KIND_FIELD,
    LEFT,
    NOTE_NUMBER,
    NOTE_WIDTH,
    SEAT_FIELD,
    SEAT_SHIFT,
    SHOWED,
    SHUFFLED,
    TO_SHIFT,
    held_cards,
    notes_of,
)
from bottega.games.fresco_cards.paints import CARDS, EVERY_MARKET_CARD, MARKET_CARDS, WORKSHOP_CARDS
from bottega.games.fresco_cards.state import CardsState

if TYPE_CHECKING:
    from mypy_extensions import i64  # to the compiler alone

HALF: Final = max(MARKET_CARDS, WORKSHOP_CARDS)
HALF_BITS: Final = (1 << HALF) - 1
OF_MARKET: Final = 1 << HALF
OF_WORKSHOP: Final = 2 << HALF

Hands = list[list[int]]  # by seat, the kinds in its hand


def kind_of(cards: int) -> int:
    """
    >>> kind_of(1 << MARKET_CARDS) == OF_WORKSHOP | 1
    True
    """
    return cards | OF_MARKET if cards <= EVERY_MARKET_CARD else cards >> MARKET_CARDS | OF_WORKSHOP


def cards_of_kind(kind: int) -> int:
    """
    >>> cards_of_kind(kind_of(0b110))
    6
    """
    cards = kind & HALF_BITS
    return cards << MARKET_CARDS if kind & OF_WORKSHOP else cards


def cards_of_kinds(hands: Hands) -> list[list[int]]:
    return [[cards_of_kind(kind) for kind in hand] for hand in hands]


class Beginning:
    """All that a seat could make of the first entries of a story: the accounts that hold. It is never changed; of the
    story, which only grows, it is the first `count` entries."""

    __slots__ = ("accounts", "count", "log", "notes")

    def __init__(self, log: list[int], notes: int, accounts: list[Hands]) -> None:
        self.log = log
        self.count = len(log)
        self.notes = notes
        self.accounts = accounts

    def begins(self, log: list[int]) -> bool:
        """Whether it is the beginning of this story. To look at all entries would cost more than to go on."""
        return log is self.log or (len(log) >= self.count and log[: self.count] == self.log[: self.count])


class Guesses:
    """The accounts that one seat must think possible, one after the other; its own hand is left out of them."""

    def __init__(self, s: CardsState, seat: int, rng: Rng | None = None, known: Beginning | None = None) -> None:
        """With `rng`, in the order of chance. What was retold before need not be again, if it is the same story."""
        self.seat = seat
        self.log = log_of(s)
        self.rng = rng
        notes = notes_since(s.notes[seat], known) if known and known.begins(self.log) else None
        if known is None or notes is None:
            self.notes = notes_of(s.notes[seat])
            self.open: list[tuple[int, Hands]] = [(0, [[] for _ in range(s.players)])]
        else:
            self.notes = notes
            self.open = [(known.count, [hand[:] for hand in hands]) for hands in reversed(known.accounts)]

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
                hands[seat] += [kind_of(cards)] * (facts >> COUNT_SHIFT)
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
            hands[asker].append(kind_of(known or alike))
            return True
        if known:
            return take_all(hands[giver], known)
        # The order of sets of cards decides what chance makes of it.
        kinds = [kind_of(cards) for cards in gift_kinds([cards_of_kind(kind) for kind in hands[giver]], alike)]
        alike = kind_of(alike)
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


def notes_since(packed: int, known: Beginning) -> dict[int, int] | None:
    """What a seat has noted since then; None when it had noted something else."""
    found: dict[int, int] = {}
    while packed != known.notes:
        number = packed >> CARDS & NOTE_NUMBER
        if packed == 0 or number < known.count:
            return None
        found[number] = packed & EVERY_CARD
        packed >>= NOTE_WIDTH
    return found


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
    return rule_out_halves(hand, cards & EVERY_MARKET_CARD, cards >> MARKET_CARDS)


def rule_out_everywhere(hands: Hands, cards: int) -> bool:
    fits = True
    market, workshop = cards & EVERY_MARKET_CARD, cards >> MARKET_CARDS
    for hand in hands:
        fits = rule_out_halves(hand, market, workshop) and fits
    return fits


def rule_out_halves(hand: list[int], market: int, workshop: int) -> bool:
    fits = True
    of_market: i64 = market
    of_workshop: i64 = workshop
    for place in range(len(hand)):
        kind: i64 = hand[place]
        cards = of_workshop if kind & OF_WORKSHOP else of_market
        if kind & cards:
            kind &= ~cards
            hand[place] = kind
            if kind & HALF_BITS == 0:
                fits = False
    return fits


def take_all(hand: list[int], cards: int) -> bool:
    """All these cards leave the hand; False when they cannot have been in it."""
    return take_half(hand, cards & EVERY_MARKET_CARD, OF_MARKET) and take_half(hand, cards >> MARKET_CARDS, OF_WORKSHOP)


def take_half(hand: list[int], cards: int, half: int) -> bool:
    left: i64 = cards
    while left:
        low = left & -left
        left ^= low
        choosiest = choosiest_of(hand, low | half)
        if choosiest < 0:
            return False
        del hand[choosiest]
    return True


def choosiest_of(hand: list[int], card: int) -> int:
    """The place in a hand of what can be this card and fewest others, the first of several; -1 when nothing can."""
    found, fewest = -1, 0
    one: i64 = card
    kind: i64 = 0
    for place in range(len(hand)):
        others: i64 = hand[place]
        if others == kind or others & one != one:
            continue
        count = size_of(others)
        if found < 0 or count < fewest:
            found, fewest, kind = place, count, others
    return found


def size_of(kind: int) -> int:
    """How many bits are set; a method of Python's numbers would cost more than all the rest.

    >>> size_of(0b10110), size_of((1 << 44) - 1)
    (3, 44)
    """
    left: i64 = kind
    left -= left >> 1 & 0x5555555555555555
    left = (left & 0x3333333333333333) + (left >> 2 & 0x3333333333333333)
    left = left + (left >> 4) & 0x0F0F0F0F0F0F0F0F
    left += left >> 8
    left += left >> 16
    left += left >> 32
    return left & 127


def single(cards: int) -> list[int]:
    """A set of cards as kinds of one."""
    found: list[int] = []
    while cards:
        low = cards & -cards
        found.append(kind_of(low))
        cards ^= low
    return found
