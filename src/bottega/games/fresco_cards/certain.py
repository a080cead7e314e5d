"""Which cards a seat knows to be in other hands for certain: all accounts of what happened are weighed (guesses.py)."""

from typing import TYPE_CHECKING

from bottega.games.fresco_cards.guesses import OF_WORKSHOP, Beginning, Guesses, Hands
from bottega.games.fresco_cards.memory import EVERY_CARD, last_noted
from bottega.games.fresco_cards.paints import EVERY_MARKET_CARD, MARKET_CARDS
from bottega.games.fresco_cards.state import CardsState

if TYPE_CHECKING:
    from mypy_extensions import i64  # to the compiler alone

MOST_ACCOUNTS = 64  # of what happened that are looked at
KEPT_ACCOUNTS = 16  # that are gone on with the next time


def nothing_known(s: CardsState, seat: int) -> bool:
    """Every card may still be in its pile."""
    return not s.notes[seat] and not s.older and min(s.left) > 0


def sure_cards(s: CardsState, seat: int) -> list[int]:
    """For each hand the cards that the seat knows to be in it, because they can be nowhere else."""
    return sure_and_beginning(s, seat, None)[0]


def sure_and_beginning(s: CardsState, seat: int, known: Beginning | None) -> tuple[list[int], Beginning | None]:
    """The same, gone on from what was made of the beginning before; and what can be gone on from the next time."""
    found: list[int] = [0] * s.players
    if nothing_known(s, seat):
        return found, known
    guesses = Guesses(s, seat, None, known)
    accounts: list[Hands] = []
    hands = guesses.next()
    while hands is not None:
        accounts.append(hands)
        if len(accounts) == 1:
            found = certain(s, seat, hands)
        elif any(found):
            found = [one & also for one, also in zip(found, certain(s, seat, hands), strict=True)]
        if len(accounts) > KEPT_ACCOUNTS and not any(found):
            return found, known
        if len(accounts) > MOST_ACCOUNTS:  # there are too many to look at
            return [0] * s.players, known
        hands = guesses.next()
    # Nobody goes on from a story that ends before something this seat has seen of it: that would be passed over.
    if len(accounts) > KEPT_ACCOUNTS or last_noted(s.notes[seat]) >= len(s.heard):
        return found, known
    return found, Beginning(s.heard, s.notes[seat], accounts)


def certain(s: CardsState, seat: int, hands: Hands) -> list[int]:
    """By one account of what happened, the cards that each hand must hold."""
    hidden = EVERY_CARD & ~(s.discards | s.laid | s.hands[seat])
    market: i64 = hidden & EVERY_MARKET_CARD
    workshop: i64 = hidden >> MARKET_CARDS
    placed = 0  # cards of which the place is known
    single: list[int] = []
    several: list[int] = []
    for hand in hands:
        one: i64 = 0
        one_workshop: i64 = 0
        more: i64 = 0
        more_workshop: i64 = 0
        last: i64 = 0
        for number in range(len(hand)):
            kind: i64 = hand[number]
            if kind == last:  # of one draw, mostly
                continue
            last = kind
            if kind & OF_WORKSHOP:
                cards = kind & workshop
                if cards & (cards - 1) == 0:
                    one_workshop |= cards
                else:
                    more_workshop |= cards
            else:
                cards = kind & market
                if cards & (cards - 1) == 0:
                    one |= cards
                else:
                    more |= cards
        known = both(one, one_workshop)
        placed |= known
        single.append(known)
        several.append(both(more, more_workshop))
    elsewhere = 0
    for pile, deck in enumerate(s.decks):
        if s.left[pile]:
            elsewhere |= deck
    loose = ~placed
    elsewhere &= loose
    some = 0
    for owner, sure in enumerate(single):
        may = single[owner] = sure | several[owner] & loose
        elsewhere |= some & may
        some |= may
    return [may & ~elsewhere for may in single]


def both(market: int, workshop: int) -> int:
    """A set of cards from its two halves."""
    return market | workshop << MARKET_CARDS if workshop else market
