"""Where the prestige of The Princes of Florence comes from; it is all counted within the rounds. And what is worth
telling of a game."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bottega.core.account import Account, Highlight, lead_changes
from bottega.core.chronicle import Fact
from bottega.games.princes.events import SOLD, SOURCES

TOLD = 4  # highlights at most


def account_of(players: int, squares: int, facts: Sequence[Fact]) -> Account:
    """`squares` are those of an empty estate."""
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
    account.highlights = [*highlights(players, squares, facts, account.rounds)][:TOLD]
    return account


def highlights(players: int, squares: int, facts: Sequence[Fact], standings: list[list[int]]) -> Iterator[Highlight]:
    """The best work, the dearest item, the fullest estate, the best prestige card, and who led after the rounds."""
    work, work_round = greatest(facts, "work-made", "value")
    if work is not None:
        more = {"profession": work["profession"], "round": work_round}
        yield Highlight("work", work["value"], [work["seat"]], more)
    item, item_round = greatest(facts, "bought", "price")
    if item is not None:
        yield Highlight("price", item["price"], [item["seat"]], {"item": item["item"], "round": item_round})
    covered = Counter(dict.fromkeys(range(players), 0))
    for fact in facts:
        if fact["event"] == "placed":
            covered[fact["seat"]] += len(fact["cells"])
    fullest = max(range(players), key=covered.__getitem__)
    built = [fact for fact in facts if fact["event"] == "built" and fact["seat"] == fullest]
    yield Highlight("estate", squares - covered[fullest], [fullest], {"buildings": len(built)})
    card, _ = greatest(facts, "prestige-revealed", "points")
    if card is not None and card["points"] > 0:
        yield Highlight("card", card["points"], [card["seat"]], {"card": card["card"]})
    lead = lead_changes(standings)
    if lead.value:
        yield lead


def greatest(facts: Sequence[Fact], kind: str, key: str) -> tuple[Fact | None, int]:
    """The first fact of a kind that has most of something, and the round in which it happened."""
    found, when, round_ = None, 0, 0
    for fact in facts:
        round_ += fact["event"] == "round-began"
        if fact["event"] == kind and (found is None or fact[key] > found[key]):
            found, when = fact, round_
    return found, when
