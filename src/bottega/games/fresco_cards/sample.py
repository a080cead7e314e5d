"""Filling in what a seat of Fresco: The Card Game cannot know: the hands of others and the order of every pile.

Each hidden card goes where, for all the seat has seen, it may be. That is a matching: cards on one side, on the other
the places in hands and piles that show the card's back.
"""

from typing import Final

from bottega.core.bits import bits
from bottega.core.rng import Rng
from bottega.games.fresco_cards.guesses import Guesses, Hands, cards_of_kinds, gift_kinds
from bottega.games.fresco_cards.memory import CARDS_SHIFT, COUNT_FIELD, COUNT_SHIFT, SEAT_FIELD, SEAT_SHIFT
from bottega.games.fresco_cards.paints import CARD_BITS, CARDS, PILES, SECTIONS, TILE_FIELD, TILE_WIDTH
from bottega.games.fresco_cards.state import ANSWER, CardsState, wall

PILE: Final = -1  # the owner of cards that are in no hand
WORD_BITS: Final = 24  # a word of the fast generator, drawn in two parts
WORDS: Final = 1 << WORD_BITS


class Place:
    """Room for some cards of one back: in the hand of `owner` or in the pile."""

    __slots__ = ("accepts", "cards", "owner", "room")

    def __init__(self, owner: int, room: int, accepts: int) -> None:
        self.owner = owner
        self.room = room
        self.accepts = accepts
        self.cards: list[int] = []


def redraw(s: CardsState, seat: int, rng: Rng) -> None:
    if s.heard:
        redraw_cards(s, seat, rng)
    else:
        redraw_unasked(s, seat, rng)
    s.backs, s.held = [], []
    redraw_boards(s, rng)
    s.draws = [rng.below(WORDS) << WORD_BITS | rng.below(WORDS) | 1 for _ in PILES]
    if s.waiting and s.waiting >> seat & 1 == 0:
        # What another seat may choose now follows from its new hand, so the step asks it once more.
        s.waiting = 0
        s.rules.steps[s.step].go(s)


def redraw_unasked(s: CardsState, seat: int, rng: Rng) -> None:
    """While no card was ever asked for, all that is known of a hand is how many cards of each shuffle it holds."""
    seen = s.discards | s.laid | s.hands[seat]
    found = s.hands[:]
    order = [0] * CARDS
    sets = [*s.older, *s.decks]
    for number, shuffled in enumerate(sets):
        cards = bits(shuffled & ~seen)
        rng.shuffle(cards)
        for entry in s.held:
            owner = entry >> SEAT_SHIFT & SEAT_FIELD
            if owner != seat and entry >> CARDS_SHIFT == shuffled:
                count = entry >> COUNT_SHIFT & COUNT_FIELD
                if count > len(cards):
                    raise RuntimeError(f"what seat {seat} knows contradicts itself")
                found[owner] |= cards_of(cards[-count:])
                del cards[-count:]
        pile = number - len(s.older)
        if len(cards) != (s.left[pile] if pile >= 0 else 0):
            raise RuntimeError(f"what seat {seat} knows contradicts itself")
        if pile >= 0:
            base = s.rules.base[pile]
            order[base : base + len(cards)] = cards
    s.hands, s.order = found, tuple(order)


def redraw_cards(s: CardsState, seat: int, rng: Rng) -> None:
    """The first account of what the seat has seen for which there is a card for every place."""
    guesses = Guesses(s, seat, rng)
    while True:
        hands = guesses.next()
        if hands is None:
            raise RuntimeError(f"what seat {seat} remembers contradicts itself")
        for promised in with_wanted(s, seat, cards_of_kinds(hands), rng):
            if deal_hands(s, seat, promised, rng):
                return


def with_wanted(s: CardsState, seat: int, hands: Hands, rng: Rng) -> list[Hands]:
    """Who is being asked for a colour has it: one of his cards, whichever, is of that colour."""
    if s.step != ANSWER or s.answerer == seat:
        return [hands]
    wanted = s.rules.c.of_colour[s.wanted]
    found: list[Hands] = []
    for kind in rng.shuffled(gift_kinds(hands[s.answerer], wanted)):
        promised = [hand[:] for hand in hands]
        promised[s.answerer].remove(kind)
        promised[s.answerer].append(kind & wanted)
        found.append(promised)
    return found


def deal_hands(s: CardsState, seat: int, hands: Hands, rng: Rng) -> bool:
    """Give every hidden card to a hand or a pile; False when that cannot be done."""
    c = s.rules.c
    order = [0] * CARDS
    found = s.hands[:]
    hidden = ~(s.discards | s.laid | s.hands[seat])
    in_hands: list[Place] = []
    for owner, hand in enumerate(hands):
        add_places(in_hands, owner, hand, hidden)
    for pile, of_pile in enumerate(c.of_pile):
        places = [place for place in in_hands if place.accepts & of_pile]
        places.append(Place(PILE, s.left[pile], s.decks[pile] & hidden))
        if not deal(places, of_pile & hidden, rng):
            return False
        for place in places:
            if place.owner == PILE:
                base = s.rules.base[pile]
                order[base : base + len(place.cards)] = place.cards
            else:
                found[place.owner] |= cards_of(place.cards)
    s.hands, s.order = found, tuple(order)
    return True


def add_places(places: list[Place], owner: int, hand: list[int], hidden: int) -> None:
    """One place for all cards of a hand that can be the same."""
    kinds: dict[int, Place] = {}
    for cards in hand:
        place = kinds.get(cards)
        if place is None:
            kinds[cards] = place = Place(owner, 0, cards & hidden)
            places.append(place)
        place.room += 1


def deal(places: list[Place], hidden: int, rng: Rng) -> bool:
    """Put every hidden card into a place that accepts it; False when that cannot be done."""
    if deal_in_turn(places, hidden, rng):
        return True
    for place in places:
        place.cards = []
    cards = rng.shuffled(bits(hidden))
    # The choosiest places first, so that little has to be mended.
    places.sort(key=slack)
    if not all(put(places, card, rng, [False] * len(places)) for card in cards):
        return False
    for place in places:
        rng.shuffle(place.cards)
    return True


def deal_in_turn(places: list[Place], hidden: int, rng: Rng) -> bool:
    """The usual case: of two places either accepts nothing that the other does, or all that it does. Then the choosier
    one may choose first, and every way to deal is as likely as any other."""
    left = hidden
    places.sort(key=choices)
    deck: list[int] = []
    accepted = -1
    for place in places:
        room = place.room
        if room == 0:
            continue
        if place.accepts != accepted:
            accepted = place.accepts
            deck = bits(accepted & left)
            rng.shuffle(deck)
        if len(deck) < room:
            return False
        place.cards = deck[-room:]
        del deck[-room:]
        if deck:
            left ^= cards_of(place.cards)
        else:
            left &= ~accepted
    return left == 0


def cards_of(numbers: list[int]) -> int:
    """The set of these cards, with one look-up each."""
    cards = 0
    for number in numbers:
        cards |= CARD_BITS[number]
    return cards


def choices(place: Place) -> int:
    return place.accepts.bit_count()


def slack(place: Place) -> int:
    return place.accepts.bit_count() - place.room


def put(places: list[Place], card: int, rng: Rng, tried: list[bool]) -> bool:
    """Find a place for a card, and if all that accept it are full, one for a card that has to make way."""
    open_to_it = [i for i, place in enumerate(places) if place.accepts >> card & 1 and not tried[i]]
    free = [i for i in open_to_it if len(places[i].cards) < places[i].room]
    if free:
        # As likely as there is room, like a card dealt from a shuffled pile.
        pick = rng.below(sum([places[i].room - len(places[i].cards) for i in free]))
        for i in free:
            pick -= places[i].room - len(places[i].cards)
            if pick < 0:
                places[i].cards.append(card)
                return True
    for i in open_to_it:
        tried[i] = True
        place = places[i]
        for other in list(place.cards):
            if put(places, other, rng, tried):
                place.cards.remove(other)
                place.cards.append(card)
                return True
    return False


def redraw_boards(s: CardsState, rng: Rng) -> None:
    """The face-down sections, action tiles and bishop tiles."""
    c = s.rules.c
    seen = s.open
    for packed in s.walls:
        for section, _ in wall(packed):
            seen |= 1 << section
    s.section_order = tuple(rng.shuffled(bits(~seen & (1 << SECTIONS) - 1)))
    tiles = s.tiles_used + sum(s.tiles) + sum([1 << TILE_WIDTH * tile for tile in s.display if tile >= 0])
    s.tile_order = tuple(rng.shuffled(unseen(c.action_tiles, tiles)))
    s.bishop_order = tuple(rng.shuffled(unseen(c.bishop_tiles, s.bishops_seen)))


def unseen(every: list[int], seen: int) -> list[int]:
    """The tiles that are still face down; `seen` counts the others, four bits for each sort."""
    left: list[int] = []
    for tile in every:
        if seen >> TILE_WIDTH * tile & TILE_FIELD:
            seen -= 1 << TILE_WIDTH * tile
        else:
            left.append(tile)
    return left
