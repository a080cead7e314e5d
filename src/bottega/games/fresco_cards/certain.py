"""Which cards a seat knows to be in other hands for certain: all accounts of what happened are weighed (guesses.py)."""

from bottega.games.fresco_cards.guesses import Guesses, Hands
from bottega.games.fresco_cards.memory import EVERY_CARD
from bottega.games.fresco_cards.state import CardsState

MOST_ACCOUNTS = 64  # of what happened that are looked at


def nothing_known(s: CardsState, seat: int) -> bool:
    """Every card may still be in its pile."""
    return not s.notes[seat] and not s.older and min(s.left) > 0


def sure_cards(s: CardsState, seat: int) -> list[int]:
    """For each hand the cards that the seat knows to be in it, because they can be nowhere else."""
    found: list[int] = [0] * s.players
    if nothing_known(s, seat):
        return found
    guesses = Guesses(s, seat)
    for number in range(MOST_ACCOUNTS):
        hands = guesses.next()
        if hands is None:
            break
        sure = certain(s, seat, hands)
        found = [known & also for known, also in zip(found, sure, strict=True)] if number else sure
        if not any(found):
            break
    if guesses.open:  # there are too many to look at
        found = [0] * s.players
    return found


def certain(s: CardsState, seat: int, hands: Hands) -> list[int]:
    """By one account of what happened, the cards that each hand must hold."""
    hidden = EVERY_CARD & ~(s.discards | s.laid | s.hands[seat])
    placed = 0  # cards of which the place is known
    for hand in hands:
        for cards in hand:
            if cards & hidden & (cards & hidden) - 1 == 0:
                placed |= cards & hidden
    inside: list[int] = []
    in_pile = 0
    for pile, deck in enumerate(s.decks):
        if s.left[pile]:
            in_pile |= deck & ~placed
    for hand in hands:
        may = 0
        for cards in hand:
            single = cards & hidden & (cards & hidden) - 1 == 0
            may |= cards & hidden if single else cards & hidden & ~placed
        inside.append(may)
    sure: list[int] = []
    for owner, may in enumerate(inside):
        for other, elsewhere in enumerate(inside):
            if other != owner:
                may &= ~elsewhere
        sure.append(may & ~in_pile)
    return sure
