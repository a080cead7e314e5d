"""Where the points of the card game come from. What is kept to the end counts after the last round."""

from collections.abc import Sequence

from bottega.core.account import Account
from bottega.core.chronicle import Fact
from bottega.games.fresco_cards.components import Components
from bottega.games.fresco_cards.paints import SECTION_NAMES

SECTIONS, SYMBOLS, MIXES, FAVOURITE, TURNS, TILES = "sections", "symbols", "mixes", "favourite", "turns", "tiles"
SOURCES = (SECTIONS, SYMBOLS, MIXES, FAVOURITE, TURNS, TILES)


def account_of(components: Components, players: int, facts: Sequence[Fact]) -> Account:
    account = Account.blank(players, SOURCES)
    values = dict(zip(SECTION_NAMES, components.points, strict=True))
    round_ = 0
    for fact in facts:
        kind = fact["event"]
        if kind == "turn-began":
            if 0 < round_ < fact["round"]:
                account.end_round()
            round_ = fact["round"]
        elif kind == "restored":
            for source, points in earned(values[fact["section"]], fact):
                account.add(fact["seat"], source, points)
        elif kind == "turned":
            worth = values[fact["section"]]
            account.add(fact["seat"], TURNS, worth[fact["turns"]] - worth[fact["turns"] - 1])
        elif kind == "game-ended":
            account.end_round()
            for seat, points in enumerate(fact["tiles"]):
                account.add(seat, TILES, points)
    return account


def earned(values: Sequence[int], fact: Fact) -> list[tuple[str, int]]:
    """The red number, then each turn: symbols and mixes first, the favourite colour after them (C-OQ-7)."""
    causes = [SYMBOLS] * fact["symbols"] + [MIXES] * fact["mixes"] + [FAVOURITE] * fact["favourite"]
    steps = [(cause, values[turn + 1] - values[turn]) for turn, cause in enumerate(causes[: fact["turns"]])]
    return [(SECTIONS, values[0]), *steps]
