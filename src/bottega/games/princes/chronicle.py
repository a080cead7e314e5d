"""What happened at a table of The Princes of Florence; an auction makes one line, and so does what follows from it."""

from collections.abc import Callable, Sequence
from itertools import groupby

from bottega.core.chronicle import (
    BRIEF,
    LONG,
    PASSING,
    USUAL,
    Args,
    Fact,
    Line,
    Narrator,
    Piece,
    Sentence,
    player,
    players,
    who,
)
from bottega.games.princes.actions import span
from bottega.games.princes.events import BEST_WORK, PRESTIGE_CARD

# Told by another line: the work when it is complete, the cards seen when one is kept and the others are put back.
UNSAID = frozenset({"got-ready", "profession-played", "saw", "kept-card"})
BIDDING = frozenset({"opened", "raised", "passed"})
# One person's in a row make one line.
TOGETHER = frozenset({"put-under", "bonus-played", "scored"})
# A sentence that goes on with the line before, when that line is the same person's.
FOLLOWING = frozenset({"placed", "scored", "kept", "put-under", "held-recruiting"})
# The auctions begin a part of the chronicle, and so does what comes after them.
ROUND = "round-began"
AUCTIONS_OVER = "markers-taken"
CONTINUED = (BIDDING - {"opened"}) | TOGETHER | FOLLOWING | UNSAID


WEIGHTS = {
    **dict.fromkeys(UNSAID | {"kept", "put-under", "turn-ended", AUCTIONS_OVER}, PASSING),
    **dict.fromkeys(BIDDING | {"gave-up", "placed", "sold", "held-recruiting", "returned"}, BRIEF),
    **dict.fromkeys({"bought", "built", "recruited", "work-made", "best-work", "game-ended"}, LONG),
}


class PrincesNarrator(Narrator):
    def weight(self, fact: Fact) -> int:
        return WEIGHTS.get(fact["event"], USUAL)

    def begins(self, fact: Fact) -> bool:
        return fact["event"] not in CONTINUED

    def tell(self, facts: Sequence[Fact], first: int = 0) -> list[Line]:
        lines = [] if first or not facts else [Line(None, [Sentence("princes-log-start", {})], [], first, True)]
        last: int | None = None
        said = [(at, fact) for at, fact in enumerate(facts, first) if is_said(fact)]
        for (kind, seat), run in groupby(said, key=together):
            numbered = list(run)
            end, same = numbered[-1][0], [fact for _, fact in numbered]
            if kind == ROUND:
                lines.append(heading(same[0], "auction", end))
            if kind == "bidding":
                lines += auction_lines(numbered)
            elif kind in FOLLOWING and seat == last and lines and not lines[-1].heading:
                lines[-1].sentences.append(sentence(kind, seat, same))
                lines[-1].spots += spots_of(same)
                lines[-1].last = end
            elif kind in TOGETHER:
                lines.append(Line(seat, [sentence(kind, seat, same)], spots_of(same), end))
            else:
                lines += [line_of(kind, seat, at, fact) for at, fact in numbered]
            if kind == AUCTIONS_OVER:
                lines.append(heading(same[0], "actions", end))
            last = seat
        return lines


def line_of(kind: str, seat: int | None, at: int, fact: Fact) -> Line:
    concerns = [fact["other"]] if kind == "recruited" else []  # whose profession it was
    return Line(seat, [sentence(kind, seat, [fact])], spots_of([fact]), at, concerns=concerns)


def heading(fact: Fact, phase: str, last: int) -> Line:
    return Line(None, [Sentence("princes-log-heading", {"round": fact["round"], "phase": phase})], [], last, True)


def is_said(fact: Fact) -> bool:
    kind = fact["event"]
    if kind == "scored":
        return bool(fact["source"] != PRESTIGE_CARD)
    if kind == "turn-ended":
        return bool(fact["unused"])
    if kind == "looked":
        return bool(fact["price"])
    return kind not in UNSAID


def together(numbered: tuple[int, Fact]) -> tuple[str, int | None]:
    """What is told together: the kind, and whose it is."""
    fact = numbered[1]
    kind: str = fact["event"]
    if kind in BIDDING:
        return "bidding", None
    if kind == "scored" and fact["source"] == BEST_WORK:
        return kind, None
    return kind, fact.get("seat")


def auction_lines(numbered: Sequence[tuple[int, Fact]]) -> list[Line]:
    """`Lake: Piero opens with 200, you 300, Nello passes.`"""
    lines: list[Line] = []
    for at, fact in numbered:
        kind = fact["event"]
        if not lines or kind == "opened":
            opening = Sentence("princes-log-auction", {"item": Piece("thing", fact["item"])})
            lines.append(Line(None, [opening], spots_of([fact]), at, end="."))
            before = " "
        else:
            before = ", "
        lines[-1].sentences.append(sentence(kind, fact["seat"], [fact], before, False))
        lines[-1].last = at
    return lines


def sentence(kind: str, seat: int | None, facts: Sequence[Fact], before: str = " ", capital: bool = True) -> Sentence:
    args: Args = {} if seat is None else {"who": who(seat), "prince": player(seat)}
    details = DETAILS.get(kind)
    if details is not None:
        args |= details(facts)
    return Sentence(f"princes-log-{kind}", args, before, capital)


def spots_of(facts: Sequence[Fact]) -> list[str]:
    return [spot for fact in facts for spot in spots_of_one(fact)]


def spots_of_one(fact: Fact) -> list[str]:
    """Where on the table it happened; what has no place there is with the player."""
    kind, seat = fact["event"], fact.get("seat")
    if kind in ("opened", "raised", "bought"):
        return [f"pile-{fact['item']}"]
    if kind == "placed":
        return [f"plot-{seat}-{fact['cells'][0]}", f"estate-{seat}"]
    if kind == "introduced":
        return [f"freedom-{seat}-{fact['freedom']}"]
    if kind == "scored":
        return [f"prestige-{seat}"]
    if kind in ("recruited", "work-made"):
        return [f"profession-{fact['profession']}"]
    if kind == "looked":
        return [f"deck-{fact['deck']}", f"estate-{seat}"]
    return [] if seat is None else [f"estate-{seat}"]


# --- the arguments of each kind ------------------------------------------------------------------------------------


def returned(facts: Sequence[Fact]) -> Args:
    return {"profession": Piece("thing", facts[0]["profession"])}


def round_began(facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"round": fact["round"], "prince": player(fact["first"]), "minimum": fact["minimum"]}


def bid(facts: Sequence[Fact]) -> Args:
    return {"bid": facts[0]["bid"]}


def bought(facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"item": Piece("a", fact["item"]), "price": fact["price"], "auction": "yes" if fact["auction"] else "no"}


def sold(facts: Sequence[Fact]) -> Args:
    return {"points": facts[0]["points"], "florins": facts[0]["florins"]}


def placed(facts: Sequence[Fact]) -> Args:
    return {"cells": span(facts[0]["cells"])}


def built(facts: Sequence[Fact]) -> Args:
    return {"building": Piece("a", facts[0]["building"]), "price": facts[0]["price"]}


def introduced(facts: Sequence[Fact]) -> Args:
    return {"freedom": Piece("a", facts[0]["freedom"]), "price": facts[0]["price"]}


def looked(facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"count": fact["cards"], "deck": fact["deck"], "price": fact["price"]}


def kept(facts: Sequence[Fact]) -> Args:
    return {"card": Piece("cards", [facts[0]["card"]])}


def put_under(facts: Sequence[Fact]) -> Args:
    return {"cards": Piece("cards", [fact["card"] for fact in facts])}


def recruited(facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    other = fact["other"]
    return {"profession": Piece("thing", fact["profession"]), "from": who(other), "other": player(other)}


def bonus_played(facts: Sequence[Fact]) -> Args:
    return {"cards": Piece("bonuses", [[fact["card"], fact["value"]] for fact in facts])}


def work_made(facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {
        "work": Piece("by", fact["profession"]),
        "value": fact["value"],
        "florins": fact["payment"] - fact["returned"],
        "returned": fact["returned"],
    }


def turn_ended(facts: Sequence[Fact]) -> Args:
    return {"unused": facts[0]["unused"]}


def scored(facts: Sequence[Fact]) -> Args:
    return {"points": facts[0]["points"]}


def best_work(facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"count": len(fact["seats"]), "princes": players(fact["seats"]), "value": fact["value"]}


def prestige_revealed(facts: Sequence[Fact]) -> Args:
    return {"card": Piece("cards", [facts[0]["card"]]), "points": facts[0]["points"]}


def purses_opened(facts: Sequence[Fact]) -> Args:
    return {"purses": Piece("purses", list(enumerate(facts[0]["florins"])))}


def game_ended(facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    winners = fact["winners"]
    alone = who(winners[0]) if len(winners) == 1 else "several"
    return {"winner": alone, "princes": players(winners), "points": fact["scores"][winners[0]]}


DETAILS: dict[str, Callable[[Sequence[Fact]], Args]] = {
    "returned": returned,
    "round-began": round_began,
    "opened": bid,
    "raised": bid,
    "bought": bought,
    "sold": sold,
    "placed": placed,
    "built": built,
    "introduced": introduced,
    "looked": looked,
    "kept": kept,
    "put-under": put_under,
    "recruited": recruited,
    "bonus-played": bonus_played,
    "work-made": work_made,
    "turn-ended": turn_ended,
    "scored": scored,
    "best-work": best_work,
    "prestige-revealed": prestige_revealed,
    "purses-opened": purses_opened,
    "game-ended": game_ended,
}
