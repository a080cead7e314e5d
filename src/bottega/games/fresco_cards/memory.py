"""What has been seen of hidden cards, kept so that anybody can work out later where they may be (guesses.py).

A card in a hand came from a pile, and its pile was made by a shuffle whose cards all had seen. `decks` holds the cards
of the latest shuffle of each pile, `older` those of earlier ones that are still in hands. As long as nobody has asked
for a card, that and the backs of the hands say everything.

From the first request on it matters when a card came and when it left, so `heard` keeps what all see, entry by entry,
and `notes[seat]` which cards a seat saw besides: each note has the number of an entry. An entry is one number: what
happened, to whom, how often, and to which cards.

Two players, three cards each from the market; seat 0 asks for red:

| what happens | `heard` has besides | `notes` have besides |
|---|---|---|
| seat 0 asks | 0: SHUFFLED; 1: GOT, seat 0, 3 of the market's; 2: GOT, seat 1, 3 of them | |
| seat 1 has none, shows its hand | 3: SHOWED, seat 1 to seat 0, the red cards | seat 0: of entry 3, the three cards |
| seat 1 lays a card | 4: LEFT, seat 1, that card | |
| seat 1 draws from the market | 5: GOT, seat 1, 1 of the market's | |

So seat 0 knows two cards of seat 1 for sure; a third player knows that none of those was red, and nothing of the last.
"""

from typing import Final

from bottega.games.fresco_cards.paints import CARDS
from bottega.games.fresco_cards.state import CardsState

GOT: Final = 0  # so many of these cards came into the hand
LEFT: Final = 1  # these cards left it, seen by all
SHUFFLED: Final = 2  # these cards are a pile now, and in no hand
SHOWED: Final = 3  # the hand was shown, and had none of these cards
GAVE: Final = 4  # one of these cards went from hand to hand

KIND_FIELD: Final = 7
SEAT_SHIFT: Final = 3
TO_SHIFT: Final = 5
SEAT_FIELD: Final = 3
COUNT_SHIFT: Final = 7
COUNT_FIELD: Final = 127
CARDS_SHIFT: Final = 14
FACTS: Final = (1 << CARDS_SHIFT) - 1  # all but the cards

EVERY_CARD: Final = (1 << CARDS) - 1
NOTE_WIDTH: Final = CARDS + 20  # the cards, and above them the number of the entry
NOTE_NUMBER: Final = (1 << NOTE_WIDTH - CARDS) - 1


def held_cards(s: CardsState) -> list[int]:
    """What all can say of the hands while no card was ever asked for: how many cards of each shuffle they hold."""
    found: list[int] = []
    shuffles = [*s.older, *s.decks]
    for seat in range(s.players):
        hand = s.hands[seat]
        for cards in shuffles:
            some = hand & cards
            if some:
                found.append(cards << CARDS_SHIFT | some.bit_count() << COUNT_SHIFT | seat << SEAT_SHIFT | GOT)
    return found


def begin_memory(s: CardsState) -> None:
    """A card is asked for."""
    if not s.heard:
        s.heard = [SHUFFLED, *held_cards(s)]  # the first says nothing, but there is something from now on


def recall_draw(s: CardsState, seat: int, pile: int, count: int) -> None:
    s.heard.append(s.decks[pile] << CARDS_SHIFT | count << COUNT_SHIFT | seat << SEAT_SHIFT | GOT)


def recall_shuffle(s: CardsState, pile: int, cards: int) -> None:
    in_hands = ~(cards | s.laid | s.discards)
    s.older = tuple([left & in_hands for left in (*s.older, s.decks[pile]) if left & in_hands])
    s.decks[pile] = cards
    if s.heard:
        s.heard.append(cards << CARDS_SHIFT | SHUFFLED)


def recall_left(s: CardsState, seat: int, cards: int) -> None:
    s.heard.append(cards << CARDS_SHIFT | seat << SEAT_SHIFT | LEFT)


def recall_given(s: CardsState, giver: int, asker: int, card: int) -> None:
    """All see the back and know the colour; the two know the card."""
    c = s.rules.c
    alike = c.of_pile[c.pile[card]] & c.of_colour[c.colour[card]]
    s.heard.append(alike << CARDS_SHIFT | asker << TO_SHIFT | giver << SEAT_SHIFT | GAVE)
    take_note(s, giver, 1 << card)
    take_note(s, asker, 1 << card)


def recall_shown(s: CardsState, seat: int, asker: int, colour: int) -> None:
    """All know that the hand has nothing of the colour; the one who asked has seen it whole."""
    none = s.rules.c.of_colour[colour]
    s.heard.append(none << CARDS_SHIFT | asker << TO_SHIFT | seat << SEAT_SHIFT | SHOWED)
    take_note(s, asker, s.hands[seat])


def take_note(s: CardsState, seat: int, cards: int) -> None:
    """Of the entry just made."""
    s.notes[seat] = s.notes[seat] << NOTE_WIDTH | len(s.heard) - 1 << CARDS | cards


def last_noted(packed: int) -> int:
    """The number of the latest entry that a seat has noted something of; 0 when there is none."""
    return packed >> CARDS & NOTE_NUMBER


def notes_of(packed: int) -> dict[int, int]:
    """For the numbers of entries, the cards that a seat saw then."""
    found: dict[int, int] = {}
    while packed:
        found[packed >> CARDS & NOTE_NUMBER] = packed & EVERY_CARD
        packed >>= NOTE_WIDTH
    return found
