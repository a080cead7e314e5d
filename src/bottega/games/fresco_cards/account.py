"""Where the points of the card game come from, and what is worth telling of a game. What is kept to the end counts
after the last round."""

from collections.abc import Iterator, Sequence

from bottega.core.account import Account, Highlight, all_with_most, lead_changes
from bottega.core.chronicle import Fact

TURNS, TILES = "turns", "tiles"
SOURCES = ("sections", "symbols", "mixes", "favourite", TURNS, TILES)


def account_of(players: int, facts: Sequence[Fact]) -> Account:
    account = Account.blank(players, SOURCES)
    standings: list[list[int]] = []
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
        standings.append(list(account.totals))
    account.highlights = [*highlights(players, facts), lead_changes(standings)]
    return account


def highlights(players: int, facts: Sequence[Fact]) -> Iterator[Highlight]:
    """The section that is worth most on its wall, who mixed most paints, and who swapped most cards."""
    won: dict[str, Fact] = {}  # by section, as it lies there in the end
    mixes, swapped = [0] * players, [0] * players
    for fact in facts:
        if fact["event"] in ("restored", "turned"):
            won[fact["section"]] = fact
        if fact["event"] == "restored":
            mixes[fact["seat"]] += fact["mixes"]
        elif fact["event"] == "laid":
            swapped[fact["seat"]] += len(fact["cards"])
    if won:
        best = max(sorted(won.values(), key=lambda fact: int(fact["seat"])), key=lambda fact: int(fact["points"]))
        yield Highlight("best", best["points"], [best["seat"]], {"section": best["section"], "turns": best["turns"]})
    yield all_with_most("mixes", mixes)
    yield all_with_most("swapped", swapped)
