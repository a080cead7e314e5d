"""Looking at the top cards of a pile: one is kept, the others go under it in the order the player likes."""

from typing import Final

from bottega.core.bits import bits
from bottega.core.menu import Decider
from bottega.core.state import SEAT_BITS
from bottega.games.princes.actions import BONUSES, CARDS, PROFESSIONS
from bottega.games.princes.codes import KEEP, UNDER
from bottega.games.princes.events import Kept, KeptCard, Looked, PutUnder, Saw
from bottega.games.princes.menus import HandMenu, run
from bottega.games.princes.state import (
    BONUS_DECK,
    CARD,
    DECKS,
    LOOKED_AT,
    PROFESSION_DECK,
    STORY,
    TOLD_LOOK,
    TOLD_SEAT,
    PrincesState,
)

# Where the cards of a deck begin among all cards.
DECK_SHIFTS: Final[tuple[int, ...]] = (0, len(PROFESSIONS), len(PROFESSIONS) + len(BONUSES))


def pile_of(s: PrincesState, deck: int) -> tuple[int, ...]:
    if deck == PROFESSION_DECK:
        return s.profession_pile
    return s.bonus_pile if deck == BONUS_DECK else s.prestige_pile


def set_pile(s: PrincesState, deck: int, pile: tuple[int, ...]) -> None:
    if deck == PROFESSION_DECK:
        s.profession_pile = pile
    elif deck == BONUS_DECK:
        s.bonus_pile = pile
    else:
        s.prestige_pile = pile


def card_name(s: PrincesState, deck: int, card: int) -> str:
    return s.rules.c.card_ids[DECK_SHIFTS[deck] + card]


def look(s: PrincesState, seat: int, deck: int, price: int) -> None:
    """Take the top cards, or all if there are fewer, and choose."""
    pile = pile_of(s, deck)
    top = pile[:LOOKED_AT]
    set_pile(s, deck, pile[LOOKED_AT:])
    mask = 0
    for card in top:
        mask |= 1 << card
    s.looked[seat] = mask
    s.deck = deck
    s.looking = len(top)
    s.kept = 0
    s.story = s.story << STORY | TOLD_LOOK | seat << TOLD_SEAT | deck
    if s.log is not None:
        s.log.append(Looked(seat, DECKS[deck], len(top), price))
        s.log.append(Saw(seat, DECKS[deck], tuple([card_name(s, deck, card) for card in bits(mask)])))
    ask_about_cards(s)


def ask_about_cards(s: PrincesState) -> None:
    menu = UNDER_MENU if s.kept else KEEP_MENU
    s.offer(s.actor, menu, s.looked[s.actor] << DECK_SHIFTS[s.deck])


def put_down(s: PrincesState, seat: int, card: int) -> None:
    """One card fewer in the player's hands, and one more in his memory."""
    s.looked[seat] ^= 1 << card
    s.looking -= 1
    seen = s.seen[seat]
    if seen:
        s.seen[seat] = seen << CARD | card
    if s.looking == 0:
        s.deck = -1
        s.kept = 0


def put_under(s: PrincesState, seat: int, deck: int, card: int) -> None:
    if deck == PROFESSION_DECK:
        s.profession_pile += (card,)
    elif deck == BONUS_DECK:
        s.bonus_pile += (card,)
    else:
        s.prestige_pile += (card,)
    put_down(s, seat, card)
    if s.log is not None:
        s.log.append(PutUnder(seat, DECKS[deck], card_name(s, deck, card)))


def put_others_under(s: PrincesState, seat: int, deck: int) -> None:
    """Which is next? The last card leaves no choice."""
    looked = s.looked[seat]
    if looked & looked - 1:
        s.menus[seat] = UNDER_MENU  # as `ask` does it, without the call
        s.masks[seat] = looked << DECK_SHIFTS[deck]
        s.waiting = SEAT_BITS[seat]
    elif looked:
        put_under(s, seat, deck, looked.bit_length() - 1)


class Keeping(Decider):
    def decide(self, s: PrincesState, seat: int, action: int) -> None:
        deck = s.deck
        card = action - KEEP - DECK_SHIFTS[deck]
        if deck == PROFESSION_DECK:
            s.hand[seat] |= 1 << card
            s.cards[seat] += 1
        elif deck == BONUS_DECK:
            s.bonuses[seat] |= 1 << card
            s.bonus_held[seat] += 1
        else:
            s.medals[seat] |= 1 << card
            s.honours[seat] += 1
        s.kept = 1
        put_down(s, seat, card)
        if s.log is not None:
            s.log.append(KeptCard(seat, DECKS[deck]))
            s.log.append(Kept(seat, DECKS[deck], card_name(s, deck, card)))
        put_others_under(s, seat, deck)


class PuttingUnder(Decider):
    def decide(self, s: PrincesState, seat: int, action: int) -> None:
        deck = s.deck
        put_under(s, seat, deck, action - UNDER - DECK_SHIFTS[deck])
        put_others_under(s, seat, deck)


KEEP_MENU: Final = HandMenu(5, "keep", tuple(run(KEEP, len(CARDS))), Keeping())
UNDER_MENU: Final = HandMenu(6, "under", tuple(run(UNDER, len(CARDS))), PuttingUnder())
