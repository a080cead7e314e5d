"""Setting up: what everybody begins with, the tiles of the ceiling, the first market, and what modules add."""

from bottega.games.fresco.actions import MOST_BOOTHS, MOST_SPACES
from bottega.games.fresco.state import START_SPACES, FrescoState
from bottega.games.fresco.steps.market import lay_market


def deal(s: FrescoState) -> None:
    rules, c = s.rules, s.rules.c

    seats = list(range(s.players))
    s.stream("setup/start").shuffle(seats)
    for place, seat in enumerate(seats):
        s.position[seat] = place - START_SPACES
        s.coins[seat] = c.start_thalers
        s.paints[seat] = c.start_paints
        s.hands[seat] = c.start_apprentices
    s.mood = [c.mood_start] * rules.painters

    lay_ceiling(s)
    s.bishop = c.bishop_start

    s.stalls = (0,) * (MOST_BOOTHS * MOST_SPACES)
    s.bag = c.goods_in_play
    s.draws = s.stream("bag").word
    lay_market(s)
    for module in rules.modules:
        module.set_up(s)


def lay_ceiling(s: FrescoState) -> None:
    """A tile on every segment; in the centre one of those that belong there."""
    c = s.rules.c
    centre = c.centre_tiles[s.stream("setup/centre").below(len(c.centre_tiles))]
    tiles = [tile for tile in range(len(c.tile_ids)) if tile != centre]
    for module in s.rules.modules:
        tiles = module.deal_tiles(s, tiles)
    s.stream("setup/ceiling").shuffle(tiles)
    tiles.insert(c.centre, centre)
    where = [-1] * len(c.tile_ids)
    on_ceiling = 0
    for segment, tile in enumerate(tiles):
        where[tile] = segment
        on_ceiling |= 1 << tile
    s.layout = tuple(tiles)
    s.where = tuple(where)
    s.unrestored = (1 << len(tiles)) - 1
    s.tiles = on_ceiling
