"""What a hand can pay for: plain cards, paint tiles, and mixes of two half bottles."""

from typing import Final

from bottega.games.fresco_cards.menus import PAY_TILE_BIT
from bottega.games.fresco_cards.paints import BASIC, BASIC_BITS, COLOURS, PAINT_TILE, TILE_WIDTH, paint_tiles
from bottega.games.fresco_cards.state import CardsState, Rules

PAINTS: Final = 3
FIRST_PAINT_TILE: Final = TILE_WIDTH * PAINT_TILE


def colours_at_hand(rules: Rules, hand: int, tiles: int) -> int:
    """The colours for which there is a plain card or a paint tile, one bit each."""
    red, yellow, blue, orange, green, purple = rules.c.of_colour
    have = paint_tiles(tiles) if tiles >> FIRST_PAINT_TILE else 0
    if hand & red:
        have |= 1
    if hand & yellow:
        have |= 2
    if hand & blue:
        have |= 4
    if hand & orange:
        have |= 8
    if hand & green:
        have |= 16
    if hand & purple:
        have |= 32
    return have


def payable(s: CardsState, seat: int) -> int:
    """The sections of the row that a seat can pay for, one bit each."""
    c = s.rules.c
    hand, tiles, row = s.hands[seat], s.tiles[seat], s.open
    have = colours_at_hand(s.rules, hand, tiles)
    found = c.plainly[have] & row
    for bit, first, second in c.mixes:
        if have & bit == 0 and hand & first and hand & second:
            have |= bit
    others = c.plainly[have] & row & ~found
    while others:
        low = others & -others
        if covers(s.rules, hand, tiles, c.needs[low.bit_length() - 1]):
            found |= low
        others ^= low
    return found


def covers(rules: Rules, hand: int, tiles: int, need: int) -> bool:
    """Can these cards and tiles pay for all these colours at once? Each colour is asked for once, so a plain card or a
    tile of a blend is never missed elsewhere; only basic cards may be wanted both as paint and as halves."""
    missing = need & ~colours_at_hand(rules, hand, tiles)
    if missing & BASIC_BITS:
        return False
    if missing == 0:
        return True
    c = rules.c
    uses = [0] * BASIC
    for blend in range(BASIC, len(COLOURS)):
        if missing >> blend & 1:
            for side, base in enumerate(c.recipes[blend]):
                uses[base] += 1
                # With halves that fit any blend, several mixes may want the same ones.
                wanted = uses[base] if rules.any_halves else 1
                if (hand & c.halves[blend][side]).bit_count() < wanted:
                    return False
    by_card = need & ~paint_tiles(tiles)
    for base in range(BASIC):
        if by_card >> base & 1 and (hand & c.of_colour[base]).bit_count() <= uses[base]:
            return False
    return True


def payment_mask(s: CardsState, seat: int) -> int:
    """What may pay for the paint that is asked for now, such that the others can be paid as well."""
    rules, c = s.rules, s.rules.c
    colour = c.paints[s.section][s.paying]
    hand, tiles = s.hands[seat] & ~s.paid, s.tiles[seat]
    if s.half:
        return hand & c.halves[colour][1]
    rest = c.rests[s.section][s.paying]
    mask = hand & c.of_colour[colour]
    if colour < BASIC:
        if rest > BASIC_BITS and rest & ~colours_at_hand(rules, hand, tiles):
            mask = spared(rules, hand, tiles, mask, rest)
    else:
        first, second = c.halves[colour]
        one, other = hand & first, hand & second
        if one and other and covers(rules, hand ^ (one & -one) ^ (other & -other), tiles, rest):
            mask |= one
    if tiles >> FIRST_PAINT_TILE and paint_tiles(tiles) >> colour & 1:
        mask |= PAY_TILE_BIT
    return mask


def spared(rules: Rules, hand: int, tiles: int, cards: int, rest: int) -> int:
    """Those of the cards without which the rest can still be paid."""
    found = 0
    while cards:
        low = cards & -cards
        if covers(rules, hand ^ low, tiles, rest):
            found |= low
        cards ^= low
    return found
