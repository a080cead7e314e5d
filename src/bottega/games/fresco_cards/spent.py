"""What became of the cards that pay for a section: which paint each of them is for, and what they earn."""

from typing import Final

from bottega.core.bits import bits
from bottega.games.fresco_cards.components import TURNS, Components

Term = tuple[str, int, int]  # the cause, how often, the points

RED: Final = "sections"  # the number without a turn


def laid_out(c: Components, paints: tuple[int, ...], cards: int, tiles: int, unfinished: bool) -> list[int]:
    """For each paint the cards that pay for it: a card of its colour, two halves of its blend, or none where a tile
    pays. If `unfinished`, the last paint may still lack some."""
    found = laid(c, list(paints), cards, tiles, unfinished)
    if found is None:
        raise ValueError("these cards do not pay for these paints")
    return found


def laid(c: Components, paints: list[int], cards: int, tiles: int, unfinished: bool) -> list[int] | None:
    if not paints:
        return None if cards else []
    others = paints[1:]
    for taken in ways(c, paints[0], cards, tiles, unfinished and not others):
        rest = laid(c, others, cards ^ taken, tiles, unfinished)
        if rest is not None:
            return [taken, *rest]
    return None


def ways(c: Components, paint: int, cards: int, tiles: int, unfinished: bool) -> list[int]:
    if tiles >> paint & 1:
        return [0]
    first, second = c.halves[paint]
    pairs = [1 << one | 1 << other for one in bits(cards & first) for other in bits(cards & second)]
    # Half bottles of this blend before those that serve it only where all halves mix.
    pairs.sort(key=lambda pair: -sum([c.half[card] == paint for card in bits(pair)]))
    found = [1 << card for card in bits(cards & c.of_colour[paint])] + pairs
    return [*found, *[1 << card for card in bits(cards & first)], 0] if unfinished else found


def earned(points: tuple[int, ...], symbols: int, mixes: int, favourite: bool) -> tuple[Term, ...]:
    """The red number, then each turn: symbols and mixes first, the favourite colour after them (C-OQ-7)."""
    terms: list[Term] = [(RED, 1, points[0])]
    turn = 0
    for cause, count in (("symbols", symbols), ("mixes", mixes), ("favourite", int(favourite))):
        if count:
            after = min(turn + count, TURNS)
            terms.append((cause, count, points[after] - points[turn]))
            turn = after
    return tuple(terms)
