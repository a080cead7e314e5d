"""Which cards a seat knows to be in other hands: a quick answer, for learners.

It forgets what has become doubtful, where guesses.py still weighs all that may have happened.
"""

from bottega.games.fresco_cards.memory import (
    CARDS_SHIFT,
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
    notes_of,
)
from bottega.games.fresco_cards.state import CardsState


def known_cards(s: CardsState, seat: int) -> list[int]:
    """For each seat the cards that `seat` saw come there and has not seen leave."""
    known = [0] * s.players
    if s.notes[seat] == 0:
        return known
    notes = notes_of(s.notes[seat])
    heard = s.heard
    for number in range(min(notes), len(heard)):
        entry = heard[number]
        facts = entry & FACTS
        kind, who = facts & KIND_FIELD, facts >> SEAT_SHIFT & SEAT_FIELD
        if kind == GOT or (kind == LEFT and known[who] == 0):
            continue
        cards = entry >> CARDS_SHIFT
        if kind == LEFT:
            known[who] &= ~cards
        elif kind == SHUFFLED:
            for other in range(s.players):
                known[other] &= ~cards
        elif kind == SHOWED:
            known[who] = notes.get(number, known[who] & ~cards)
        elif kind == GAVE:
            given = notes.get(number, 0)
            known[who] &= ~(given or cards)
            known[facts >> TO_SHIFT & SEAT_FIELD] |= given
    known[seat] = 0
    return known
