"""Setting up: the shuffled piles, the row, the tiles, and a first hand each."""

from bottega.core.rng import shuffle
from bottega.games.fresco_cards.paints import MARKET, PILES, SECTIONS
from bottega.games.fresco_cards.piles import draw
from bottega.games.fresco_cards.scoring import change_favourite, refill_display, refill_row
from bottega.games.fresco_cards.state import CardsState
from bottega.games.fresco_cards.steps import begin_turn


def deal(s: CardsState) -> None:
    c = s.rules.c
    order: list[int] = []
    for pile, name in enumerate(PILES):
        cards = list(c.cards_of[pile])
        # Later shuffles of the pile go on with its stream.
        s.draws[pile] = shuffle(cards, s.stream(f"pile/{name}").word)
        order += cards
        s.left[pile] = len(cards)
        s.decks[pile] = c.of_pile[pile]
    s.order = tuple(order)

    s.section_order = tuple(s.stream("setup/sections").shuffled(range(SECTIONS)))
    s.sections_left = len(s.section_order)
    s.tile_order = tuple(s.stream("setup/action-tiles").shuffled(c.action_tiles))
    s.tiles_left = len(s.tile_order)
    s.bishop_order = tuple(s.stream("setup/bishop-tiles").shuffled(c.bishop_tiles))
    s.bishops_left = len(s.bishop_order)
    s.row = (-1,) * c.row_size
    refill_row(s)
    s.display = (-1,) * c.tiles_shown
    refill_display(s)
    change_favourite(s)

    s.first = s.seat = s.stream("setup/first").below(s.players)
    if c.start_hand:
        for place in range(s.players):
            draw(s, (s.first + place) % s.players, MARKET, c.start_hand)
    begin_turn(s)
