"""What happened at a table of Fresco, one sentence each; what belongs together is told together."""

from collections.abc import Callable, Sequence
from itertools import groupby

from rich.text import Text

from bottega.games.fresco.actions import BOOTHS
from bottega.locale import signed
from bottega.terminal.blocks import Block, ink
from bottega.terminal.face import Fact
from bottega.terminal.fresco import log_modules
from bottega.terminal.fresco.modules.portraits import portrait_name
from bottega.terminal.fresco.modules.requests import request_name
from bottega.terminal.fresco.modules.scrolls import line_name
from bottega.terminal.fresco.sources import COLUMNS
from bottega.terminal.fresco.words import GOLD, NOBODY, Words

Args = dict[str, str | int]

# Told by another line: paints with the altar, plans when they are revealed.
UNSAID = frozenset({"paint-laid", "planned", "got-ready"}) | log_modules.UNSAID
# One painter's purchases, blends or earnings in a row make one line.
TOGETHER = frozenset({"bought", "blended", "earned", "attended", "income", "paint-picked", "request-income"}) | {
    "wall-income",
    "saint-painted",
    *log_modules.TOGETHER,
}
# What everybody gets at once makes one line for all.
FOR_ALL = frozenset({"income", "request-income", "wall-income"})
# What follows from something is told in the same line as what came just before.
RESTORING = frozenset({"restored", "scored"})
FOLLOWS = {
    "booth-shut": frozenset({"bought", "gold-taken"}),
    "gold-taken": frozenset({"bought"}),
    "favor-taken": RESTORING,
    "favor-removed": RESTORING,
    "rewarded": frozenset({"favor-taken", "portrait-taken", "paint-picked"}),
    "scored": RESTORING
    | {"favor-taken", "favor-removed", "rewarded", "portrait-taken", "paint-picked", "request-fulfilled"}
    | {"wall-restored"},
    "replaced": frozenset({"fell-ill"}),
}
for _kind, _before in log_modules.FOLLOWS.items():
    FOLLOWS[_kind] = FOLLOWS.get(_kind, frozenset()) | _before


def log_lines(words: Words, facts: Sequence[Fact]) -> Block:
    lines: Block = []
    said = [fact for fact in in_order(facts) if is_said(fact)]
    before = ""
    for (kind, painter), run in groupby(said, key=together):
        same = list(run)
        if before in FOLLOWS.get(kind, ()):
            for fact in same:
                lines[-1].append(" ")
                lines[-1].append_text(capital(sentence(words, kind, painter, [fact])))
        elif kind in TOGETHER:
            lines.append(told(words, kind, painter, same))
        else:
            lines += [told(words, kind, painter, [fact]) for fact in same]
        before = kind
    return lines


def in_order(facts: Sequence[Fact]) -> list[Fact]:
    """Everybody's money before anybody's paints, for each is told in one line."""
    ordered: list[Fact] = []
    for is_income, run in groupby(facts, key=lambda fact: fact["event"] in FOR_ALL):
        same = list(run)
        ordered += sorted(same, key=lambda fact: fact["event"] != "income") if is_income else same
    return ordered


def is_said(fact: Fact) -> bool:
    """Points of the base game stand in the sentence of what earned them; a favour may bring nothing but points."""
    kind = fact["event"]
    if kind == "scored":
        return fact["source"] in COLUMNS and fact["source"] not in log_modules.UNTOLD_SOURCES
    if kind == "rewarded":
        return bool(fact["thalers"] or fact["paints"] or fact["mood_to"] != fact["mood_from"])
    return kind not in UNSAID


def together(fact: Fact) -> tuple[str, int]:
    kind: str = fact["event"]
    if kind in FOR_ALL:
        return kind, NOBODY
    named = [fact[who] for who in ("painter", "seat") if who in fact]
    return kind, named[0] if named else NOBODY


def told(words: Words, kind: str, painter: int, facts: Sequence[Fact]) -> Text:
    """The sentence, with the painter's emblem in front, or a sign for what concerns all."""
    if painter == NOBODY:
        line = ink(words.marks.sign("◆", "*") + " ", GOLD)
    else:
        line = words.emblem(painter)
        line.append(" ")
    line.append_text(capital(sentence(words, kind, painter, facts)))
    return line


def sentence(words: Words, kind: str, painter: int, facts: Sequence[Fact]) -> Text:
    args: Args = {"who": words.who(painter), "painter": words.painter(painter)}
    details = DETAILS.get(kind)
    if details is not None:
        args |= details(words, facts)
    return words.styled(words.texts.text(key_of(kind, facts[0], words), **args).strip())


def key_of(kind: str, fact: Fact, words: Words) -> str:
    if kind == "rose" and fact["painter"] == words.players:
        return "fresco-log-rose-leonardo"
    if kind == "restored" and fact["paints"]:
        return "fresco-log-restored-with"
    return f"fresco-log-{kind}"


def capital(text: Text) -> Text:
    """A sentence that begins with `you` begins with a capital letter."""
    if not text.plain[:1].islower():
        return text
    first = text[0:1]
    first.plain = first.plain.upper()
    first.append_text(text[1:])
    return first


# --- the numbers of each kind --------------------------------------------------------------------------------------


def round_began(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    final = "yes" if fact["final"] else "no"
    return {"round": fact["round"], "final": final, "order": words.people(fact["choosers"])}


def rose(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    if fact["painter"] == words.players:
        return {"hour": fact["hour"]}
    change = fact["mood_to"] - fact["mood_from"]
    return {
        "hour": fact["hour"],
        "change": signed(change) if change else "same",
        "mood": words.mood(fact["mood_to"]),
        "apprentices": fact["apprentices"],
    }


def planned(words: Words, facts: Sequence[Fact]) -> Args:
    return {"place": words.place(facts[0]["place"])}


def revealed(words: Words, facts: Sequence[Fact]) -> Args:
    return {"order": words.people(facts[0]["order"])}


def bought(words: Words, facts: Sequence[Fact]) -> Args:
    return {
        "paints": " ".join(words.paints(fact["paints"]) for fact in facts),
        "booth": BOOTHS[facts[0]["booth"]],
        "price": sum(fact["price"] for fact in facts),
    }


def booth_shut(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"booth": BOOTHS[fact["booth"]], "closed": "yes" if fact["closed"] else "no"}


def bishop_moved(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"segment": fact["segment"], "price": fact["price"]}


def restored(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    args: Args = {"segment": fact["segment"], "sum": words.sum(fact["points"], fact["bonus"])}
    return args | {"paints": words.paints(fact["paints"])} if fact["paints"] else args


def altar_restored(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"paints": words.paints(fact["paints"]), "points": fact["points"]}


def paint_laid(words: Words, facts: Sequence[Fact]) -> Args:
    return {"paints": words.paints([facts[0]["paint"]])}


def earned(words: Words, facts: Sequence[Fact]) -> Args:
    return {"thalers": sum(fact["thalers"] for fact in facts)}


def blended(words: Words, facts: Sequence[Fact]) -> Args:
    arrow = words.marks.sign("→", ">")
    return {"paints": ", ".join(words.paints(f["paints"]) + arrow + words.paints([f["result"]]) for f in facts)}


def attended(words: Words, facts: Sequence[Fact]) -> Args:
    return {"mood": words.mood(facts[-1]["mood_to"])}


def left(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"place": words.place(fact["place"]), "unused": fact["unused"]}


def scored(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"points": fact["points"], "source": words.texts.text(f"fresco-source-{fact['source']}")}


def shifted(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"score": fact["score"], "shift": signed(fact["points"])}


def income(words: Words, facts: Sequence[Fact]) -> Args:
    return {"incomes": ", ".join(f"{words.painter(fact['painter'])} {fact['thalers']}" for fact in facts)}


def market_laid(words: Words, facts: Sequence[Fact]) -> Args:
    return {"bag": facts[0]["bag"]}


def start_rotated(words: Words, facts: Sequence[Fact]) -> Args:
    return {"order": words.people(facts[0]["painters"])}


def money_counted(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"thalers": fact["thalers"], "points": fact["points"]}


def game_ended(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    winner = fact["winners"][0]
    return {
        "reason": fact["reason"],
        "who": words.who(winner),
        "painter": words.painter(winner),
        "points": fact["scores"][winner],
    }


# --- and of what modules tell ---------------------------------------------------------------------------------------


def portrait_names(words: Words, cards: Sequence[str]) -> str:
    return ", ".join(portrait_name(words, words.printed("portraits").get(card, card)) for card in cards)


def rewarded(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    goods = [words.one_effect("thalers", fact["thalers"])] if fact["thalers"] else []
    goods += [words.paints(fact["paints"])] if fact["paints"] else []
    if fact["mood_to"] != fact["mood_from"]:
        goods.append(words.texts.text("fresco-mood-now", mood=words.mood(fact["mood_to"])))
    return {"goods": ", ".join(goods)}


def portraits_shown(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"cards": portrait_names(words, fact["cards"]), "deck": fact["deck"]}


def portraits_removed(words: Words, facts: Sequence[Fact]) -> Args:
    return {"cards": portrait_names(words, facts[0]["cards"])}


def portrait_taken(words: Words, facts: Sequence[Fact]) -> Args:
    return {"card": portrait_names(words, [facts[0]["card"]])}


def paint_picked(words: Words, facts: Sequence[Fact]) -> Args:
    return {"paints": words.paints([fact["paint"] for fact in facts])}


def request_fulfilled(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    kind = words.printed("requests").get(fact["request"], "general")
    return {"request": request_name(words, kind), "segments": ", ".join(fact["segments"])}


def income_picked(words: Words, facts: Sequence[Fact]) -> Args:
    return {"paints": words.paints([facts[0]["paint"]])}


def request_income(words: Words, facts: Sequence[Fact]) -> Args:
    return {"incomes": ", ".join(f"{words.painter(fact['painter'])} {words.paints(fact['paints'])}" for fact in facts)}


def colour_refined(words: Words, facts: Sequence[Fact]) -> Args:
    colour = facts[0]["colour"]
    return {"paints": words.paints([colour]), "colour": words.texts.text(f"paint-{colour}")}


def gold_taken(words: Words, facts: Sequence[Fact]) -> Args:
    return {"gold": facts[0]["gold"]}


def gold_used(words: Words, facts: Sequence[Fact]) -> Args:
    return {}


def gold_exchanged(words: Words, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"gold": fact["gold"], "thalers": fact["thalers"]}


def favor(words: Words, facts: Sequence[Fact]) -> Args:
    return {"segment": facts[0]["segment"]}


def scroll_played(words: Words, facts: Sequence[Fact]) -> Args:
    """-1 stands for a scroll that is not played."""
    (fact,) = facts
    lines = [line_name(words, line, fact[line] + 1) for line in ("row", "column") if fact[line] >= 0]
    return {"count": len(lines), "lines": " + ".join(lines)}


DETAILS: dict[str, Callable[[Words, Sequence[Fact]], Args]] = {
    "round-began": round_began,
    "rose": rose,
    "planned": planned,
    "revealed": revealed,
    "bought": bought,
    "booth-shut": booth_shut,
    "bishop-moved": bishop_moved,
    "restored": restored,
    "altar-restored": altar_restored,
    "paint-laid": paint_laid,
    "earned": earned,
    "blended": blended,
    "attended": attended,
    "left": left,
    "scored": scored,
    "shifted": shifted,
    "income": income,
    "market-laid": market_laid,
    "start-rotated": start_rotated,
    "money-counted": money_counted,
    "game-ended": game_ended,
    "rewarded": rewarded,
    "portraits-shown": portraits_shown,
    "portraits-removed": portraits_removed,
    "portrait-taken": portrait_taken,
    "paint-picked": paint_picked,
    "request-fulfilled": request_fulfilled,
    "income-picked": income_picked,
    "request-income": request_income,
    "colour-refined": colour_refined,
    "gold-taken": gold_taken,
    "gold-used": gold_used,
    "gold-exchanged": gold_exchanged,
    "favor-taken": favor,
    "favor-removed": favor,
    "scroll-played": scroll_played,
    "replaced": log_modules.silent,
    **log_modules.DETAILS,
}
