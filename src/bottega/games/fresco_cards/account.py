"""Where the points of the card game come from. What is kept to the end counts after the last round."""

from collections.abc import Sequence

from bottega.core.account import Account
from bottega.core.chronicle import Fact

TURNS, TILES = "turns", "tiles"
SOURCES = ("sections", "symbols", "mixes", "favourite", TURNS, TILES)


def account_of(players: int, facts: Sequence[Fact]) -> Account:
    account = Account.blank(players, SOURCES)
    round_ = 0
    for fact in facts:
        kind = fact["event"]
        if kind == "turn-began":
            if 0 < round_ < fact["round"]:
                account.end_round()
            round_ = fact["round"]
        elif kind == "restored":
            for source, _, points in fact["earned"]:
                account.add(fact["seat"], source, points)
        elif kind == "turned":
            account.add(fact["seat"], TURNS, fact["gain"])
        elif kind == "game-ended":
            account.end_round()
            for seat, points in enumerate(fact["tiles"]):
                account.add(seat, TILES, points)
    return account
