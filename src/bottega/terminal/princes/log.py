"""What happened at a table of The Princes of Florence; an auction makes one line, and so does what follows from it."""

from collections.abc import Callable, Sequence
from itertools import groupby

from rich.text import Text

from bottega.games.princes.events import BEST_WORK, PRESTIGE_CARD
from bottega.terminal.blocks import Block, ink
from bottega.terminal.face import Fact
from bottega.terminal.princes.estate import span
from bottega.terminal.princes.words import GOLD, NOBODY, Words

Args = dict[str, str | int]

# Told by another line: the work when it is complete, the cards seen when one is kept and the others are put back.
UNSAID = frozenset({"got-ready", "profession-played", "saw", "kept-card"})
BIDDING = frozenset({"opened", "raised", "passed"})
# One person's in a row make one line.
TOGETHER = frozenset({"put-under", "bonus-played", "scored"})
# A sentence that goes on with the line before, when that line is the same person's.
FOLLOWING = frozenset({"placed", "scored", "kept", "put-under", "held-recruiting"})


def log_lines(words: Words, facts: Sequence[Fact]) -> Block:
    lines: Block = []
    last = NOBODY
    said = [fact for fact in facts if is_said(words, fact)]
    for (kind, seat), run in groupby(said, key=together):
        same = list(run)
        if kind == "bidding":
            lines += auction_lines(words, same)
        elif kind in FOLLOWING and seat == last and lines:
            lines[-1].append(" ")
            lines[-1].append_text(sentence(words, kind, seat, same))
        elif kind in TOGETHER:
            lines.append(told(words, kind, seat, same))
        else:
            lines += [told(words, kind, seat, [fact]) for fact in same]
        last = seat
    return lines


def is_said(words: Words, fact: Fact) -> bool:
    kind = fact["event"]
    if kind == "scored":
        return bool(fact["source"] != PRESTIGE_CARD)
    if kind == "turn-ended":
        return bool(fact["unused"])
    if kind == "looked":
        return bool(fact["price"])
    return kind not in UNSAID


def together(fact: Fact) -> tuple[str, int]:
    kind: str = fact["event"]
    if kind in BIDDING:
        return "bidding", NOBODY
    if kind == "scored" and fact["source"] == BEST_WORK:
        return kind, NOBODY
    return kind, fact.get("seat", NOBODY)


def auction_lines(words: Words, facts: Sequence[Fact]) -> Block:
    """`Lake: Piero opens with 200, you 300, Nello passes.`"""
    lines: Block = []
    for fact in facts:
        clause = sentence(words, fact["event"], fact["seat"], [fact])
        if not lines or fact["event"] == "opened":
            line = ink(words.marks.sign("◆", "*") + " ", GOLD)
            line.append_text(capital(words.say("princes-log-auction", item=words.thing(fact["item"]))))
            lines.append(line.append(" "))
        else:
            lines[-1].append(", ")
        lines[-1].append_text(clause)
    return [line.append(".") for line in lines]


def told(words: Words, kind: str, seat: int, facts: Sequence[Fact]) -> Text:
    """The sentence, with the prince's emblem in front, or a sign for what concerns all."""
    line = ink(words.marks.sign("◆", "*"), GOLD) if seat == NOBODY else words.emblem(seat)
    return line.append(" ").append_text(capital(sentence(words, kind, seat, facts)))


def sentence(words: Words, kind: str, seat: int, facts: Sequence[Fact]) -> Text:
    args: Args = {} if seat == NOBODY else {"who": words.who(seat), "prince": words.prince(seat)}
    details = DETAILS.get(kind)
    if details is not None:
        args |= details(words, facts)
    return words.styled(words.text(f"princes-log-{kind}", **args).strip())


def capital(text: Text) -> Text:
    if not text.plain[:1].islower():
        return text
    first = text[0:1]
    first.plain = first.plain.upper()
    return first.append_text(text[1:])


# --- the numbers of each kind --------------------------------------------------------------------------------------


def returned(words: Words, facts: Sequence[Fact]) -> Args:
    return {"profession": words.thing(facts[0]["profession"])}


def round_began(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"round": fact["round"], "prince": words.prince(fact["first"]), "minimum": fact["minimum"]}


def bid(words: Words, facts: Sequence[Fact]) -> Args:
    return {"bid": facts[0]["bid"]}


def bought(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"item": words.a(fact["item"]), "price": fact["price"], "auction": "yes" if fact["auction"] else "no"}


def sold(words: Words, facts: Sequence[Fact]) -> Args:
    return {"points": facts[0]["points"], "florins": facts[0]["florins"]}


def placed(words: Words, facts: Sequence[Fact]) -> Args:
    return {"cells": span(list(facts[0]["cells"]))}


def built(words: Words, facts: Sequence[Fact]) -> Args:
    return {"building": words.a(facts[0]["building"]), "price": facts[0]["price"]}


def introduced(words: Words, facts: Sequence[Fact]) -> Args:
    return {"freedom": words.a(facts[0]["freedom"]), "price": facts[0]["price"]}


def looked(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"count": fact["cards"], "deck": fact["deck"], "price": fact["price"]}


def saw(words: Words, facts: Sequence[Fact]) -> Args:
    return {"cards": ", ".join(words.card(card) for card in facts[0]["cards"])}


def kept_card(words: Words, facts: Sequence[Fact]) -> Args:
    return {"deck": facts[0]["deck"]}


def kept(words: Words, facts: Sequence[Fact]) -> Args:
    return {"card": words.card(facts[0]["card"])}


def put_under(words: Words, facts: Sequence[Fact]) -> Args:
    return {"cards": ", ".join(words.card(fact["card"]) for fact in facts)}


def recruited(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    other = fact["other"]
    return {
        "profession": words.thing(fact["profession"]),
        "from": words.who(other),
        "other": words.prince(other),
    }


def profession_played(words: Words, facts: Sequence[Fact]) -> Args:
    return {"work": words.by(facts[0]["profession"]), "value": facts[0]["value"]}


def bonus_played(words: Words, facts: Sequence[Fact]) -> Args:
    return {"cards": ", ".join(f"{words.card(fact['card'])} +{fact['value']}" for fact in facts)}


def work_made(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    kept_florins = fact["payment"] - fact["returned"]
    return {
        "work": words.by(fact["profession"]),
        "value": fact["value"],
        "florins": kept_florins,
        "returned": fact["returned"],
    }


def turn_ended(words: Words, facts: Sequence[Fact]) -> Args:
    return {"unused": facts[0]["unused"]}


def scored(words: Words, facts: Sequence[Fact]) -> Args:
    return {"points": facts[0]["points"]}


def best_work(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"count": len(fact["seats"]), "princes": words.people(fact["seats"]), "value": fact["value"]}


def prestige_revealed(words: Words, facts: Sequence[Fact]) -> Args:
    return {"card": words.card(facts[0]["card"]), "points": facts[0]["points"]}


def purses_opened(words: Words, facts: Sequence[Fact]) -> Args:
    florins = facts[0]["florins"]
    return {"purses": ", ".join(f"{words.prince(seat)} {sum_}" for seat, sum_ in enumerate(florins))}


def game_ended(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    winners = fact["winners"]
    alone = words.who(winners[0]) if len(winners) == 1 else "several"
    return {"winner": alone, "princes": words.people(winners), "points": fact["scores"][winners[0]]}


DETAILS: dict[str, Callable[[Words, Sequence[Fact]], Args]] = {
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
    "saw": saw,
    "kept-card": kept_card,
    "kept": kept,
    "put-under": put_under,
    "recruited": recruited,
    "profession-played": profession_played,
    "bonus-played": bonus_played,
    "work-made": work_made,
    "turn-ended": turn_ended,
    "scored": scored,
    "best-work": best_work,
    "prestige-revealed": prestige_revealed,
    "purses-opened": purses_opened,
    "game-ended": game_ended,
}
