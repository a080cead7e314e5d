"""What a seat can know of cards it does not hold, worked out from the public story and from what it has seen.

Every hidden card lies in a slot: a place in a pile, in somebody's hand, or before the eyes of who is just looking. For
each slot there is the set of cards that can be in it. A seat that looked knows what it put back and in which order;
when another player looks at those cards, keeps one and puts the others back as he likes, any of them may be anywhere
among them. A card that is played was in one of the slots that could hold it: where it matters in which, there are
several accounts of what happened.
"""

from typing import Final

from bottega.core.rng import Rng
from bottega.games.princes.state import (
    CARD,
    DECK_SIZES,
    LOOKED_AT,
    PRESTIGE_DECK,
    PROFESSION_DECK,
    STORY,
    TOLD_LOOK,
    TOLD_RECRUIT,
    TOLD_SEAT,
    TOLD_WORK,
    PrincesState,
)

SEAT_BITS: Final = 7
VALUE_BITS: Final = 31
KIND_BITS: Final = 3 << 8

# A packed list is taken apart in stretches that are machine words: a multiple of the width of every kind of entry.
STRETCH: Final = 60
STRETCH_BITS: Final = (1 << STRETCH) - 1


class Slots:
    """The slots of one deck as one seat knows them; each is a mask of cards.

    Three cards lie in an order that this seat knows. Seat 0 looks at them, keeps one and puts two back: any of them may
    be anywhere. Then seat 0 shows card 1, so that was the one it kept, and the others are in the pile.

    >>> deck = Slots([0b001, 0b010, 0b100], [[], []])
    >>> deck.mix(0, kept=1, put=2)
    >>> [f"{slot:03b}" for slot in deck.pile], [f"{slot:03b}" for slot in deck.hands[0]]
    (['111', '111'], ['111'])
    >>> deck.leave_hand(0, 1)
    >>> [f"{slot:03b}" for slot in deck.pile], deck.hands[0]
    (['101', '101'], [])
    """

    __slots__ = ("fits", "hands", "looked_at", "pile", "rng")

    def __init__(self, pile: list[int], hands: list[list[int]], rng: Rng | None = None) -> None:
        """With `rng` this is one account of what may have happened, by chance; without, all of them at once."""
        self.pile = pile
        self.hands = hands
        self.rng = rng
        self.fits = True  # or else this account contradicts itself
        self.looked_at: list[int] = []  # in the hands of another player who is looking

    def everything(self) -> list[list[int]]:
        return [self.pile, self.looked_at, *self.hands]

    def flat(self) -> list[int]:
        """All slots in this order: the pile, what is looked at, the hands."""
        found = self.pile + self.looked_at
        for hand in self.hands:
            found += hand
        return found

    def rule_out(self, cards: int) -> None:
        """These cards are known to be elsewhere."""
        take_away(self.pile, cards)
        take_away(self.looked_at, cards)
        for hand in self.hands:
            take_away(hand, cards)

    def mix(self, seat: int, kept: int, put: int) -> None:
        """Somebody looks at the top cards: each may be kept, and each may be put back anywhere."""
        top = self.pile[:LOOKED_AT]
        del self.pile[:LOOKED_AT]
        any_of_them = 0
        for cards in top:
            any_of_them |= cards
        self.hands[seat] += [any_of_them] * kept
        self.pile += [any_of_them] * put
        self.looked_at = [any_of_them] * (len(top) - kept - put)

    def leave_hand(self, seat: int, card: int) -> None:
        """A card is shown. It was in one of the slots that could hold it; where one of these could hold nothing but
        what the others could, it may as well have been that one."""
        hand = self.hands[seat]
        least = narrowest([slot for slot in hand if slot >> card & 1])
        if len(least) == 1:
            hand.remove(least[0])
        elif self.rng is None:
            # Nobody can say which. Each of the others takes over what the one before could hold, which loses nothing.
            able = sorted([slot for slot in hand if slot >> card & 1], key=int.bit_count)
            rest = [slot for slot in hand if not slot >> card & 1]
            self.hands[seat] = rest + [able[i] | able[i - 1] for i in range(1, len(able))]
        elif least:
            hand.remove(least[self.rng.below(len(least))])
        else:
            self.fits = False
        self.rule_out(1 << card)


def take_away(slots: list[int], cards: int) -> None:
    for i in range(len(slots)):
        if slots[i] & cards:
            slots[i] &= ~cards


def narrowest(slots: list[int]) -> list[int]:
    """Those that hold no other one entirely, each once.

    >>> narrowest([0b111, 0b011, 0b110, 0b011])
    [3, 6]
    """
    least: list[int] = []
    for slot in slots:
        wider = slot in least
        for other in slots:
            if other != slot and other & ~slot == 0:
                wider = True
        if not wider:
            least.append(slot)
    return least


def digits(packed: int, width: int) -> list[int]:
    """The entries of a packed list, oldest first; a single 1 stands before the first.

    >>> digits(0b1_00010_00111, 5)
    [2, 7]
    """
    found: list[int] = []
    entry = (1 << width) - 1
    while packed >> STRETCH:
        stretch = packed & STRETCH_BITS
        packed >>= STRETCH
        for _ in range(STRETCH // width):
            found.append(stretch & entry)
            stretch >>= width
    while packed > 1:
        found.append(packed & entry)
        packed >>= width
    found.reverse()
    return found


def slots_of(s: PrincesState, me: int, rng: Rng | None = None) -> list[Slots]:
    """For each deck, the slots that are hidden from this seat. Its own hand needs none, and stays empty."""
    sight = digits(s.seen[me], CARD)
    decks = as_dealt(s, me, sight, rng)
    retell(s, me, decks, digits(s.story, STORY), sight, s.deck >= 0)
    for deck, mine in zip(decks, (s.hand[me], s.bonuses[me], s.medals[me]), strict=True):
        deck.rule_out(mine)
    return decks


def as_dealt(s: PrincesState, me: int, sight: list[int], rng: Rng | None = None) -> list[Slots]:
    """Before anybody has looked at cards; `sight` is what this seat has seen, of which the first card is gone then."""
    players = range(s.players)
    start_pile = DECK_SIZES[PROFESSION_DECK] - s.players * s.rules.c.kept
    everything = [(1 << size) - 1 for size in DECK_SIZES]
    given_back = 1 << sight.pop(0) if sight else 0
    dealt = everything[PROFESSION_DECK] & ~given_back
    return [
        Slots(
            [everything[PROFESSION_DECK]] * start_pile,
            [[] if seat == me else [dealt] * s.rules.c.kept for seat in players],
            rng,
        ),
        *[Slots([everything[d]] * DECK_SIZES[d], [[] for _ in players], rng) for d in range(1, PRESTIGE_DECK + 1)],
    ]


def retell(s: PrincesState, me: int, decks: list[Slots], story: list[int], sight: list[int], running: bool) -> bool:
    """What happened to the decks; `sight` holds what this seat saw of it. A look at the end may still be `running`.
    Whether it saw all that it looked at."""
    whole = True
    for number, told in enumerate(story):
        kind, seat, value = told & KIND_BITS, told >> TOLD_SEAT & SEAT_BITS, told & VALUE_BITS
        if kind == TOLD_LOOK:
            whole &= retell_look(s, me, decks[value], seat, sight, running and number == len(story) - 1)
        elif kind == TOLD_RECRUIT:
            if seat != me:
                decks[PROFESSION_DECK].hands[seat].append(1 << value)
        else:
            deck = decks[PROFESSION_DECK if kind == TOLD_WORK else 1]
            if seat == me:
                deck.rule_out(1 << value)
            else:
                deck.leave_hand(seat, value)
    return whole


def retell_look(s: PrincesState, me: int, deck: Slots, seat: int, sight: list[int], running: bool) -> bool:
    """`sight` holds what this seat has seen and not yet been retold; an account that is still `running` ends midway."""
    cards = min(LOOKED_AT, len(deck.pile))
    put_down = cards - s.looking if running else cards
    kept, put = min(put_down, 1), max(put_down - 1, 0)
    if seat != me or s.seen[me] == 0:
        deck.mix(seat, kept, put)
        if seat == me:
            deck.hands[me].clear()
            deck.looked_at.clear()
            deck.rule_out(s.looked[me] if running else 0)
        return True
    del deck.pile[:cards]
    shown = s.looked[me] if running else 0
    for card in sight[:put_down]:
        shown |= 1 << card
    deck.rule_out(shown)
    deck.pile += [1 << card for card in sight[kept:put_down]]
    whole = len(sight) >= put_down
    del sight[:put_down]
    return whole


def surely_in_pile(deck: Slots) -> int:
    """The cards that can be nowhere but in the pile."""
    inside, outside = 0, 0
    for slots in deck.everything():
        for cards in slots:
            if slots is deck.pile:
                inside |= cards
            else:
                outside |= cards
    return inside & ~outside


def known_pile(deck: Slots) -> list[int]:
    """For each place of the pile from the top the card that lies there, or -1."""
    return [slot.bit_length() - 1 if slot.bit_count() == 1 else -1 for slot in deck.pile]
