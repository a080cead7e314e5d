"""Drawing from the four piles, and what becomes of cards that are done with."""

from bottega.core.bits import bits
from bottega.core.rng import shuffle
from bottega.games.fresco_cards.events import Discarded, DrawLost, Drew, DrewCard, Reshuffled
from bottega.games.fresco_cards.memory import recall_draw, recall_shuffle
from bottega.games.fresco_cards.paints import CARD_BITS, CARD_NAMES, PILES
from bottega.games.fresco_cards.state import CardsState


def draw(s: CardsState, seat: int, pile: int, count: int) -> None:
    """Top cards of a pile go to a hand, one at least; an empty pile is made anew from its discards at this moment
    (C-OQ-11)."""
    left = s.left[pile]
    rest = left - count
    if rest < 0:
        if left:
            draw(s, seat, pile, left)
        if reshuffle(s, pile):
            draw(s, seat, pile, -rest)
        else:
            tell_lost(s, seat, -rest)
        return
    s.left[pile] = rest
    order = s.order
    top = s.rules.base[pile] + rest  # of what is left then
    hand = s.hands[seat] | CARD_BITS[order[top]]
    if count > 1:
        for place in range(top + 1, top + count):
            hand |= CARD_BITS[order[place]]
    s.hands[seat] = hand
    if s.heard:
        recall_draw(s, seat, pile, count)
    if s.log is not None:
        for card in order[top : top + count][::-1]:
            s.log.append(Drew(seat, PILES[pile]))
            s.log.append(DrewCard(seat, CARD_NAMES[card]))


def tell_lost(s: CardsState, seat: int, count: int) -> None:
    if s.log is not None:
        s.log.extend([DrawLost(seat)] * count)


def reshuffle(s: CardsState, pile: int) -> int:
    """The discards of a pile become the pile, which is empty; how many cards that are."""
    mask = s.discards & s.rules.c.of_pile[pile]
    cards = bits(mask)
    if not cards:
        return 0
    s.draws[pile] = shuffle(cards, s.draws[pile])
    order, base = s.order, s.rules.base[pile]
    s.order = order[:base] + tuple(cards) + order[base + len(cards) :]
    s.left[pile] = len(cards)
    s.discards ^= mask
    recall_shuffle(s, pile, mask)
    if s.log is not None:
        s.log.append(Reshuffled(PILES[pile], len(cards)))
    return len(cards)


def drawable(s: CardsState) -> int:
    """The piles that can give a card, one bit each."""
    left = s.left
    if left[0] and left[1] and left[2] and left[3]:
        return 15
    mask = 0
    for pile, cards in enumerate(s.rules.c.of_pile):
        if left[pile] or s.discards & cards:
            mask |= 1 << pile
    return mask


def discard_laid(s: CardsState) -> None:
    """The cards that lie open go to the discards of their backs."""
    if s.log is not None and s.laid:
        s.log.append(Discarded(s.seat, names(s.laid), False))
    s.discards |= s.laid
    s.laid = 0


def names(cards: int) -> tuple[str, ...]:
    return tuple([CARD_NAMES[card] for card in bits(cards)])
