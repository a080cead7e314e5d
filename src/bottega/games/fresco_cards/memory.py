"""Where a hidden card may be, for those who have watched.

`may[seat]` holds the cards that could be in a seat's hand and `decks[pile]` those that could be in a pile, as far as
everybody can tell: a pile that was shuffled holds exactly what had been discarded. `bars[seat]` holds what one seat
knows besides, one slice of cards for each place where it knows a card not to be: every hand, and after them the piles.
`noted` says which seats' draws from which piles these already allow for: the same draw again tells nothing new; `shows`
says who has shown his hand to whom. `gifts[seat]` counts cards of a known back and colour that must still be in a hand,
because all saw them come. A card that lies open is in no hand, whatever these say; they forget it when it is shuffled
in again.
"""

from typing import Final

from bottega.core.state import MOST_SEATS
from bottega.games.fresco_cards.paints import CARDS, COLOURS, PILES
from bottega.games.fresco_cards.state import CardsState

EVERY_CARD: Final = (1 << CARDS) - 1
EVERY_PILE: Final = (1 << len(PILES)) - 1
EVERY_SEAT: Final = sum([1 << seat * len(PILES) for seat in range(MOST_SEATS)])
EVERY_ASKER: Final = (1 << MOST_SEATS) - 1
# For each number of players: a set of cards times this is that set in every place.
EVERY_PLACE: Final = tuple(
    [sum([1 << CARDS * place for place in range(players + 1)]) for players in range(MOST_SEATS + 1)]
)
# For each seat and pile, the bit that says the draw is noted.
DRAWN: Final = tuple(
    [tuple([1 << seat * len(PILES) + pile for pile in range(len(PILES))]) for seat in range(MOST_SEATS)]
)
GIFT_WIDTH: Final = 4
GIFT_FIELD: Final = 15


def bar(s: CardsState, watcher: int, place: int) -> int:
    """The cards that `watcher` knows not to be there; the place after the last seat is the piles."""
    return s.bars[watcher] >> CARDS * place & EVERY_CARD


def bar_all(s: CardsState, watcher: int, cards: int) -> None:
    """These cards are nowhere that the watcher does not name next."""
    s.bars[watcher] |= cards * EVERY_PLACE[s.players]


def unbar(s: CardsState, watcher: int, place: int, cards: int) -> None:
    s.bars[watcher] &= ~(cards << CARDS * place)


def recall_draw(s: CardsState, seat: int, pile: int) -> None:
    """A card came from this pile: for one who has seen the hand, all he does not know to be elsewhere may be it."""
    deck = s.decks[pile]
    s.noted |= DRAWN[seat][pile]
    s.may[seat] |= deck
    if s.shows == 0:
        return
    askers = s.shows >> seat * MOST_SEATS & EVERY_ASKER
    while askers:
        low = askers & -askers
        askers ^= low
        watcher = low.bit_length() - 1
        bars = s.bars[watcher]
        s.bars[watcher] = bars & ~((deck & ~(bars >> CARDS * s.players)) << CARDS * seat)


def recall_shuffle(s: CardsState, pile: int, cards: int) -> None:
    s.decks[pile] = cards
    s.noted &= ~(EVERY_SEAT << pile)
    others, everywhere = ~cards, ~(cards * EVERY_PLACE[s.players])
    may, bars = s.may, s.bars
    for seat in range(s.players):
        may[seat] &= others
        if bars[seat]:
            bars[seat] &= everywhere


def recall_left(s: CardsState, seat: int, cards: int) -> None:
    """Cards have left the hand, for all to see: one that is like a gift may have been it."""
    while cards:
        low = cards & -cards
        card = low.bit_length() - 1
        take_gift(s, seat, s.rules.c.pile[card], s.rules.c.colour[card])
        cards ^= low


def take_gift(s: CardsState, seat: int, pile: int, colour: int) -> None:
    shift = GIFT_WIDTH * (pile * len(COLOURS) + colour)
    if s.gifts[seat] >> shift & GIFT_FIELD:
        s.gifts[seat] -= 1 << shift


def recall_given(s: CardsState, giver: int, asker: int, card: int) -> None:
    """All see the back and know the colour; the two know the card."""
    c = s.rules.c
    pile, colour = c.pile[card], c.colour[card]
    alike = c.of_pile[pile] & c.of_colour[colour]
    s.may[asker] |= s.may[giver] & alike
    for watcher in range(s.players):
        if s.bars[watcher] and watcher not in (giver, asker):
            unbar(s, watcher, asker, alike & ~bar(s, watcher, giver))
    bar_all(s, giver, 1 << card)
    unbar(s, giver, asker, 1 << card)
    take_gift(s, giver, pile, colour)
    s.gifts[asker] += 1 << GIFT_WIDTH * (pile * len(COLOURS) + colour)


def recall_shown(s: CardsState, seat: int, asker: int, colour: int) -> None:
    """All know that the hand has nothing of the colour; the one who asked has seen it whole."""
    hand = s.hands[seat]
    s.noted &= ~(EVERY_PILE << seat * len(PILES))
    s.may[seat] &= ~s.rules.c.of_colour[colour]
    s.shows |= 1 << seat * MOST_SEATS + asker
    bar_all(s, asker, hand)
    s.bars[asker] |= EVERY_CARD << CARDS * seat
    unbar(s, asker, seat, hand)


def gifts_of(packed: int) -> list[tuple[int, int, int]]:
    """The pile, the colour and the number of each kind of gift."""
    found: list[tuple[int, int, int]] = []
    code = 0
    while packed:
        if packed & GIFT_FIELD:
            found.append((code // len(COLOURS), code % len(COLOURS), packed & GIFT_FIELD))
        packed >>= GIFT_WIDTH
        code += 1
    return found
