"""What the cards of an edition show, and what they bring in a swap: for those who draw the table.

A face is short, because every view carries all of them: `RO w!` is red with half a bottle of orange, fetches a card of
the workshop (m: of the market) and bears a bishop symbol; a workshop card ends with its pile. They stand in the order
of the cards, without their names: in a view no card is named that its viewer does not know.
"""

from bottega.core.bits import bits
from bottega.games.fresco_cards.components import Components
from bottega.games.fresco_cards.paints import CARDS, LETTERS, MARKET, MARKET_CARDS


def faces(c: Components) -> dict[str, list[str]]:
    """By the letters with which the names of these cards begin: market cards, workshop cards, sections."""
    cards = [card_letters(c, card) for card in range(CARDS)]
    return {
        "MK": cards[:MARKET_CARDS],
        "WK": cards[MARKET_CARDS:],
        "C": [
            " ".join(["".join([LETTERS[colour] for colour in paints]), *[str(worth) for worth in points]])
            for paints, points in zip(c.paints, c.points, strict=True)
        ],
    }


def card_letters(c: Components, card: int) -> str:
    half = LETTERS[c.half[card]] if c.half[card] >= 0 else ""
    symbols = "m" * c.market_symbols[card] + "w" * c.workshop_symbols[card] + "!" * c.bishop_symbols[card]
    pile = "" if c.pile[card] == MARKET else f" {c.pile[card]}"
    return f"{LETTERS[c.colour[card]]}{half} {symbols}{pile}"


def brings(c: Components, cards: int) -> dict[str, int]:
    """What the cards of a swap fetch: `either` are cards that fetch from the one or the other; so many in all, from
    the least to the most."""
    market = workshop = either = least = most = 0
    for card in bits(cards):
        from_market, from_workshop = c.market_symbols[card], c.workshop_symbols[card]
        if from_market and from_workshop:
            either += 1
            least += min(from_market, from_workshop)
            most += max(from_market, from_workshop)
        else:
            market += from_market
            workshop += from_workshop
    sure = market + workshop
    return {"market": market, "workshop": workshop, "either": either, "least": sure + least, "most": sure + most}
