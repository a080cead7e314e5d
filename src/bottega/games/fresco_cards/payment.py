"""What a hand can pay for: plain cards, paint tiles, and mixes of two half bottles."""

from typing import Final

from bottega.games.fresco_cards.components import Components
from bottega.games.fresco_cards.menus import PAY_TILE_BIT
from bottega.games.fresco_cards.paints import (
    BASIC,
    BASIC_BITS,
    COLOURS,
    EVERY_MARKET_CARD,
    MARKET_CARDS,
    ONE_PAINT,
    paint_tiles,
)
from bottega.games.fresco_cards.state import CardsState, Rules

PAINTS: Final = 3


def colours_at_hand(c: Components, hand: int, tiles: int) -> int:
    """The colours for which there is a plain card or a paint tile, one bit each."""
    have = paint_tiles(tiles) if tiles >= ONE_PAINT else 0
    market, workshop = hand & EVERY_MARKET_CARD, hand >> MARKET_CARDS  # each a machine word, which a hand is not
    red, yellow, blue = c.market_paints
    if market & red:
        have |= 1
    if market & yellow:
        have |= 2
    if market & blue:
        have |= 4
    if workshop:
        orange, green, purple = c.workshop_paints
        if workshop & orange:
            have |= 8
        if workshop & green:
            have |= 16
        if workshop & purple:
            have |= 32
    for bit, cards in c.other_paints:
        if hand & cards:
            have |= bit
    return have


def lacking(c: Components, hand: int, tiles: int, need: int) -> int:
    """Those of the needed colours for which there is neither, one bit each."""
    missing = 0
    for bit, cards in c.cards_for[need]:
        if hand & cards == 0:
            missing |= bit
    return missing & ~paint_tiles(tiles) if missing and tiles >= ONE_PAINT else missing


def payable(s: CardsState, seat: int) -> int:
    """The sections of the row that a seat can pay for, one bit each."""
    c = s.rules.c
    hand, tiles, row = s.hands[seat], s.tiles[seat], s.open
    have = colours_at_hand(c, hand, tiles)
    found = c.plainly[have] & row
    if found == row:
        return found
    mixed, market = have, hand & EVERY_MARKET_CARD
    for bit, first, second in c.mixes_beside[have]:
        if market & first and market & second:
            mixed |= bit
    if mixed == have:
        return found
    others = c.plainly[mixed] & row ^ found
    while others:
        low = others & -others
        need = c.needs[low.bit_length() - 1]
        if can_mix(s.rules, hand, tiles, need, need & ~have):
            found |= low
        others ^= low
    return found


def can_pay(rules: Rules, hand: int, tiles: int, need: int) -> bool:
    """Can these cards and tiles pay for all these colours at once?"""
    missing = lacking(rules.c, hand, tiles, need)
    return missing == 0 or (missing & BASIC_BITS == 0 and can_mix(rules, hand, tiles, need, missing))


def can_mix(rules: Rules, hand: int, tiles: int, need: int, missing: int) -> bool:
    """Can the missing blends be mixed, and the rest of the need be paid? Each colour is asked for once, so a plain card
    or a tile of a blend is never missed elsewhere; only basic cards may be wanted both as paint and as halves."""
    c = rules.c
    by_card = need & BASIC_BITS
    if tiles >= ONE_PAINT:
        by_card &= ~paint_tiles(tiles)
    if missing & missing - 1 == 0:
        return can_mix_one(c, hand, by_card, missing.bit_length() - 1)
    uses = [0] * BASIC
    for blend in range(BASIC, len(COLOURS)):
        if missing >> blend & 1:
            for side, base in enumerate(c.recipes[blend]):
                uses[base] += 1
                # With halves that fit any blend, several mixes may want the same ones.
                wanted = uses[base] if rules.any_halves else 1
                if (hand & c.halves[blend][side]).bit_count() < wanted:
                    return False
    for base in range(BASIC):
        if by_card >> base & 1 and (hand & c.of_colour[base]).bit_count() <= uses[base]:
            return False
    return True


def can_mix_one(c: Components, hand: int, by_card: int, blend: int) -> bool:
    """The same for one blend: a basic colour that is wanted as paint and as half takes two cards."""
    first, second = c.halves[blend]
    if hand & first == 0 or hand & second == 0:
        return False
    for base in c.recipes[blend]:
        if by_card >> base & 1:
            cards = hand & c.of_colour[base]
            if cards & cards - 1 == 0:
                return False
    return True


def payment_mask(s: CardsState, seat: int) -> int:
    """What may pay for the paint that is asked for now, such that the others can be paid as well."""
    rules, c = s.rules, s.rules.c
    colour = c.paints[s.section][s.paying]
    hand, tiles = s.hands[seat] ^ s.paid, s.tiles[seat]
    if s.half:
        return hand & c.halves[colour][1]
    rest = c.rests[s.section][s.paying]
    mask = hand & c.of_colour[colour]
    if colour < BASIC:
        if rest > BASIC_BITS and lacking(c, hand, tiles, rest):
            mask = spared(rules, hand, tiles, mask, rest)
    else:
        first, second = c.halves[colour]
        one, other = hand & first, hand & second
        if one and other and can_pay(rules, hand ^ (one & -one) ^ (other & -other), tiles, rest):
            mask |= one
    if tiles >= ONE_PAINT and paint_tiles(tiles) >> colour & 1:
        mask |= PAY_TILE_BIT
    return mask


def spared(rules: Rules, hand: int, tiles: int, cards: int, rest: int) -> int:
    """Those of the cards without which the rest can still be paid."""
    found = 0
    while cards:
        low = cards & -cards
        if can_pay(rules, hand ^ low, tiles, rest):
            found |= low
        cards ^= low
    return found
