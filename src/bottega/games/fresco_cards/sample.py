"""Filling in what a seat of Fresco: The Card Game cannot know: the hands of others and the order of every pile.

Each hidden card goes where, for all the seat has seen, it may be. That is a matching: cards on one side, on the other
the places in hands and piles that show the card's back.
"""

from typing import Final

from bottega.core.rng import Rng
from bottega.games.fresco_cards.memory import bar, gifts_of
from bottega.games.fresco_cards.paints import PILES, SECTIONS, TILE_FIELD, TILE_WIDTH, mask_of, members
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
    c = s.rules.c
    backs, s.backs = s.backs, []
    order = [0] * len(c.pile)
    asked = s.answerer if s.step == ANSWER and s.answerer != seat else PILE
    for pile in shuffled(list(range(len(PILES))), rng):
        hidden = c.of_pile[pile] & ~(s.discards | s.laid | s.hands[seat])
        places = hidden_places(s, seat, pile, backs)
        if asked != PILE and promise_a_card(s, asked, places) and deal(places, hidden, rng):
            asked = PILE
        elif not deal(places := hidden_places(s, seat, pile, backs), hidden, rng):
            raise RuntimeError(f"what seat {seat} remembers of pile {PILES[pile]} contradicts itself")
        for place in places:
            if place.owner == PILE:
                base = s.rules.base[pile]
                order[base : base + len(place.cards)] = shuffled(place.cards, rng)
            else:
                s.hands[place.owner] |= mask_of(place.cards)
    s.order = tuple(order)


def shuffled(things: list[int], rng: Rng) -> list[int]:
    rng.shuffle(things)
    return things


def hidden_places(s: CardsState, seat: int, pile: int, backs: list[int]) -> list[Place]:
    """Where cards of one back lie hidden from a seat, with what it knows of them."""
    places: list[Place] = []
    for owner in range(s.players):
        if owner == seat:
            continue
        accepts = s.may[owner] & ~bar(s, seat, owner)
        room = backs[owner * len(PILES) + pile]
        for gift_pile, colour, count in gifts_of(s.gifts[owner]):
            if gift_pile == pile:
                places.append(Place(owner, count, accepts & s.rules.c.of_colour[colour]))
                room -= count
        places.append(Place(owner, room, accepts))
    places.append(Place(PILE, s.left[pile], s.decks[pile] & ~bar(s, seat, s.players)))
    return places


def promise_a_card(s: CardsState, asked: int, places: list[Place]) -> bool:
    """Who is being asked for a colour has it: keep a place in that hand for it, if there is room among these."""
    wanted = s.rules.c.of_colour[s.wanted]
    for place in places:
        if place.owner == asked and place.room and place.accepts & wanted:
            place.room -= 1
            places.append(Place(asked, 1, place.accepts & wanted))
            return True
    return False


def deal(places: list[Place], hidden: int, rng: Rng) -> bool:
    """Put every hidden card into a place that accepts it; False when that cannot be done."""
    for place in places:
        place.cards.clear()
    cards = shuffled(members(hidden), rng)
    # The choosiest places first, so that little has to be mended.
    places.sort(key=slack)
    return all(put(places, card, rng, [False] * len(places)) for card in cards)


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
    s.section_order = tuple(shuffled(members(~seen & (1 << SECTIONS) - 1), rng))
    tiles = s.tiles_used + sum(s.tiles) + sum([1 << TILE_WIDTH * tile for tile in s.display if tile >= 0])
    s.tile_order = tuple(shuffled(unseen(c.action_tiles, tiles), rng))
    s.bishop_order = tuple(shuffled(unseen(c.bishop_tiles, s.bishops_seen), rng))


def unseen(every: list[int], seen: int) -> list[int]:
    """The tiles that are still face down; `seen` counts the others, four bits for each sort."""
    left: list[int] = []
    for tile in every:
        if seen >> TILE_WIDTH * tile & TILE_FIELD:
            seen -= 1 << TILE_WIDTH * tile
        else:
            left.append(tile)
    return left
