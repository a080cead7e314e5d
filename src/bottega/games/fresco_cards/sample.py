"""Filling in what a seat of Fresco: The Card Game cannot know: the hands of others and the order of every pile.

Each hidden card goes where, for all the seat has seen, it may be. That is a matching: cards on one side, on the other
the places in hands and piles that show the card's back.
"""

from collections.abc import Iterator
from typing import Final

from bottega.core.bits import bits
from bottega.core.rng import Rng
from bottega.games.fresco_cards.guesses import Guesses, Hands, gift_kinds
from bottega.games.fresco_cards.paints import PILES, SECTIONS, TILE_FIELD, TILE_WIDTH, mask_of
from bottega.games.fresco_cards.state import ANSWER, CardsState, wall

PILE: Final = -1  # the owner of cards that are in no hand


class Place:
    """Room for some cards of one back: in the hand of `owner` or in the pile."""

    __slots__ = ("accepts", "cards", "owner", "room")

    def __init__(self, owner: int, room: int, accepts: int) -> None:
        self.owner = owner
        self.room = room
        self.accepts = accepts
        self.cards: list[int] = []


def redraw(s: CardsState, seat: int, rng: Rng) -> None:
    redraw_cards(s, seat, rng)
    redraw_boards(s, rng)
    s.draws = [Rng(rng.below(1 << 30), "sample").word for _ in PILES]
    if s.waiting and s.waiting >> seat & 1 == 0:
        # What another seat may choose now follows from its new hand, so the step asks it once more.
        s.waiting = 0
        s.rules.steps[s.step].go(s)


def redraw_cards(s: CardsState, seat: int, rng: Rng) -> None:
    """The first account of what the seat has seen for which there is a card for every place."""
    guesses = Guesses(s, seat, rng)
    while (hands := guesses.next()) is not None:
        for promised in with_wanted(s, seat, hands, rng):
            if deal_hands(s, seat, promised, rng):
                s.backs, s.held = [], []
                return
    raise RuntimeError(f"what seat {seat} remembers contradicts itself")


def with_wanted(s: CardsState, seat: int, hands: Hands, rng: Rng) -> Iterator[Hands]:
    """Who is being asked for a colour has it: one of his cards, whichever, is of that colour."""
    if s.step != ANSWER or s.answerer == seat:
        yield hands
        return
    wanted = s.rules.c.of_colour[s.wanted]
    for kind in rng.shuffled(gift_kinds(hands[s.answerer], wanted)):
        promised = [hand[:] for hand in hands]
        promised[s.answerer].remove(kind)
        promised[s.answerer].append(kind & wanted)
        yield promised


def deal_hands(s: CardsState, seat: int, hands: Hands, rng: Rng) -> bool:
    """Give every hidden card to a hand or a pile; False when that cannot be done."""
    c = s.rules.c
    order = [0] * len(c.pile)
    found = s.hands[:]
    hidden = ~(s.discards | s.laid | s.hands[seat])
    in_hands = [
        Place(owner, hand.count(cards), cards & hidden) for owner, hand in enumerate(hands) for cards in set(hand)
    ]
    for pile, of_pile in enumerate(c.of_pile):
        places = [place for place in in_hands if place.accepts & of_pile]
        places.append(Place(PILE, s.left[pile], s.decks[pile] & hidden))
        if not deal(places, of_pile & hidden, rng):
            return False
        for place in places:
            if place.owner == PILE:
                base = s.rules.base[pile]
                order[base : base + len(place.cards)] = rng.shuffled(place.cards)
            else:
                found[place.owner] |= mask_of(place.cards)
    s.hands, s.order = found, tuple(order)
    return True


def deal(places: list[Place], hidden: int, rng: Rng) -> bool:
    """Put every hidden card into a place that accepts it; False when that cannot be done."""
    if deal_alike(places, hidden, rng):
        return True
    cards = rng.shuffled(bits(hidden))
    # The choosiest places first, so that little has to be mended.
    places.sort(key=slack)
    return all(put(places, card, rng, [False] * len(places)) for card in cards)


def deal_alike(places: list[Place], hidden: int, rng: Rng) -> bool:
    """The usual case, at once: any two places accept the same cards or none in common, and these just fill them."""
    rooms: dict[int, int] = {}
    for place in places:
        if place.room:
            rooms[place.accepts] = rooms.get(place.accepts, 0) + place.room
    together = 0
    for accepts, room in rooms.items():
        if accepts & together or accepts.bit_count() != room:
            return False
        together |= accepts
    if together != hidden:
        return False
    decks = {accepts: rng.shuffled(bits(accepts)) for accepts in rooms}
    for place in places:
        if place.room:
            deck = decks[place.accepts]
            place.cards = deck[-place.room :]
            del deck[-place.room :]
    return True


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
