"""What a section could bring: the fewest and the most symbols that the ways to pay for it give."""

from bottega.core.bits import bits
from bottega.games.fresco_cards.paints import paint_tiles
from bottega.games.fresco_cards.state import Rules


def outlook(rules: Rules, hand: int, tiles: int, section: int) -> tuple[int, int]:
    """Bishop symbols on cards and formed by mixes, over all ways to pay; the section must be payable."""
    found = symbols_of(rules, hand, paint_tiles(tiles), list(rules.c.paints[section]))
    return min(found), max(found)


def symbols_of(rules: Rules, hand: int, tiles: int, colours: list[int]) -> set[int]:
    """The numbers of symbols with which these colours can be paid; empty when they cannot."""
    if not colours:
        return {0}
    colour, rest = colours[0], colours[1:]
    found: set[int] = set()
    for cards, symbols in ways(rules, hand, tiles, colour):
        found |= {symbols + more for more in symbols_of(rules, hand ^ cards, tiles, rest)}
    return found


def ways(rules: Rules, hand: int, tiles: int, colour: int) -> list[tuple[int, int]]:
    """Ways to pay for one colour as (cards, symbols); of cards that are alike, only one."""
    c = rules.c
    found: list[tuple[int, int]] = [(0, 0)] if tiles >> colour & 1 else []
    found += [(1 << card, c.bishop_symbols[card]) for card in unlike(rules, hand & c.of_colour[colour])]
    first, second = c.halves[colour]
    for one in unlike(rules, hand & first):
        for other in unlike(rules, hand & second):
            found.append((1 << one | 1 << other, c.bishop_symbols[one] + c.bishop_symbols[other] + 1))
    return found


def unlike(rules: Rules, cards: int) -> list[int]:
    """One card for each half bottle and number of symbols."""
    kinds = {(rules.c.half[card], rules.c.bishop_symbols[card]): card for card in bits(cards)}
    return list(kinds.values())
