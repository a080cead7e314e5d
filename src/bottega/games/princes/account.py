"""Where the prestige of The Princes of Florence comes from; it is all counted within the rounds."""

from collections.abc import Sequence

from bottega.core.account import Account
from bottega.core.chronicle import Fact
from bottega.games.princes.events import SOLD, SOURCES


def account_of(players: int, facts: Sequence[Fact]) -> Account:
    account = Account.blank(players, SOURCES)
    began = False
    for fact in facts:
        kind = fact["event"]
        if kind == "round-began":
            if began:
                account.end_round()
            began = True
        elif kind == "scored":
            account.add(fact["seat"], fact["source"], fact["points"])
        elif kind == "sold":
            account.add(fact["seat"], SOLD, -fact["points"])
        elif kind == "game-ended":
            account.end_round()
    return account
