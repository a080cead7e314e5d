"""What happened at a table of the card game, one sentence each; what belongs together is told together."""

from collections.abc import Callable, Sequence
from itertools import groupby, pairwise

from rich.text import Text

from bottega.terminal.blocks import Block, ink
from bottega.terminal.face import Fact
from bottega.terminal.fresco.log import capital
from bottega.terminal.fresco.words import GOLD, NOBODY
from bottega.terminal.fresco_cards.choices import coloured
from bottega.terminal.fresco_cards.words import CardWords

Args = dict[str, str | int]

# A public fact that the next one tells this seat in full.
TOLD_IN_FULL = frozenset(
    {("drew", "drew-card"), ("gave", "gave-card"), ("gave", "got-card"), ("showed-hand", "saw-hand")}
)
DRAWING = frozenset({"drew", "drew-card"})
# What one seat does several times in a row makes one line.
TOGETHER = frozenset({"drew", "drew-card", "discarded", "draw-lost"})
# The table is made ready again: one line.
NEWS = frozenset({"tiles-refilled", "row-refilled", "favourite-changed"})
OF_ALL = frozenset({"turn-began", "reshuffled", "end-called", "game-ended", *NEWS})
SWAPPED = "swapped"
SHUFFLED = "reshuffled"
# The cards that lay open are put away: what is drawn later no longer belongs to the swap. Makes no line.
PUT_AWAY = "put-away"

Run = tuple[str, int, list[Fact]]


def log_lines(words: CardWords, facts: Sequence[Fact]) -> Block:
    lines: Block = []
    before = ""
    for kind, seat, run in runs(facts):
        if kind in NEWS and before in NEWS:
            lines[-1].append(" ")
            lines[-1].append_text(sentence(words, kind, seat, run))
        else:
            lines.append(told(words, kind, seat, run))
        before = kind
    return lines


def runs(facts: Sequence[Fact]) -> list[Run]:
    """The facts that are worth a line, those of one line together; a swap with the cards it brought."""
    found: list[Run] = []
    swap = -1  # where the swap is told that is not finished yet
    for (kind, seat), run in groupby(worth_telling(facts), key=together):
        same = list(run)
        if kind == PUT_AWAY:
            swap = -1
        elif kind in DRAWING and swap >= 0:
            found[swap] = (SWAPPED, seat, found[swap][2] + same)
        elif kind == "laid":
            swap = len(found)
            found.append((kind, seat, same))
        elif kind in TOGETHER:
            found.append((kind, seat, same))
        else:
            found += [(kind, seat, [fact]) for fact in same]
    return found


def together(fact: Fact) -> tuple[str, int]:
    """The kind, and who did it: of what a seat receives, that is the other one."""
    kind: str = fact["event"]
    actor = {"got-card": "giver", "saw-hand": "of"}.get(kind, "seat")
    return PUT_AWAY if kind == "discarded" and not fact["from_hand"] else kind, fact.get(actor, NOBODY)


def worth_telling(facts: Sequence[Fact]) -> list[Fact]:
    told_in_full = [(one["event"], other["event"]) in TOLD_IN_FULL for one, other in pairwise(facts)]
    return [
        fact
        for number, fact in enumerate(facts)
        if not (number < len(told_in_full) and told_in_full[number]) and tells_something(facts, number)
    ]


def tells_something(facts: Sequence[Fact], number: int) -> bool:
    """Not what is the same in every turn, nor what another line tells."""
    fact, kind = facts[number], facts[number]["event"]
    if kind == "turn-began":
        earlier = [other["round"] for other in facts[:number] if other["event"] == "turn-began"]
        return bool(earlier) and earlier[-1] != fact["round"]
    if kind == "tile-used":
        return bool(fact["tile"] == "swap")
    if kind == "drew":
        # The deal, before which only the table was made ready, and the card at the beginning of a turn.
        while number and facts[number]["event"] in (*DRAWING, SHUFFLED, *NEWS):
            number -= 1
        return facts[number]["event"] not in ("turn-began", "drew", *NEWS)
    return True


def told(words: CardWords, kind: str, seat: int, facts: Sequence[Fact]) -> Text:
    """The sentence, with the painter's emblem in front, or a sign for what concerns all."""
    line = ink(words.marks.sign("◆", "*"), GOLD) if kind in OF_ALL else words.emblem(seat)
    line.append(" ")
    line.append_text(capital(sentence(words, kind, seat, facts)))
    return line


def sentence(words: CardWords, kind: str, seat: int, facts: Sequence[Fact]) -> Text:
    args: Args = {"who": words.who(seat), "painter": words.painter(seat)}
    details = DETAILS.get(kind)
    if details is not None:
        args |= details(words, facts)
    return words.styled(words.texts.text(f"cards-log-{kind}", **args).strip())


# --- the numbers of each kind --------------------------------------------------------------------------------------


def turn_began(words: CardWords, facts: Sequence[Fact]) -> Args:
    return {"round": facts[0]["round"]}


def drew(words: CardWords, facts: Sequence[Fact]) -> Args:
    return {"cards": words.backs([fact["pile"] for fact in facts])}


def drew_card(words: CardWords, facts: Sequence[Fact]) -> Args:
    return {"cards": words.cards(fact["card"] for fact in facts)}


def swapped(words: CardWords, facts: Sequence[Fact]) -> Args:
    laid_cards, *draws = facts
    drawn = drew_card(words, draws) if draws[0]["event"] == "drew-card" else drew(words, draws)
    return {"cards": words.cards(laid_cards["cards"]), "drawn": drawn["cards"]}


def cards_of(words: CardWords, facts: Sequence[Fact]) -> Args:
    return {"cards": words.cards(card for fact in facts for card in fact["cards"])}


def reshuffled(words: CardWords, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"pile": words.pile_name(fact["pile"]), "cards": fact["cards"]}


def draw_lost(words: CardWords, facts: Sequence[Fact]) -> Args:
    return {"cards": len(facts)}


def restored(words: CardWords, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    paid = [words.cards(fact["cards"])] if fact["cards"] else []
    paid += [words.tiles(fact["paint_tiles"])] if fact["paint_tiles"] else []
    return {
        "section": words.sections([fact["section"]]),
        "paid": " + ".join(paid),
        "points": fact["points"],
        "turns": fact["turns"],
    }


def turned(words: CardWords, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"section": fact["section"], "points": fact["points"], "tile": words.tiles(["turn"])}


def tile(words: CardWords, facts: Sequence[Fact]) -> Args:
    return {"tile": words.tiles([facts[0]["tile"]])}


def requested(words: CardWords, facts: Sequence[Fact]) -> Args:
    return {"tile": words.tiles(["request"]), **coloured(words, facts[0]["colour"])}


def gave(words: CardWords, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"other": words.painter(fact["to"]), "cards": words.backs([fact["pile"]])}


def gave_card(words: CardWords, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"other": words.painter(fact["to"]), "cards": words.cards([fact["card"]])}


def got_card(words: CardWords, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"other": words.painter(fact["giver"]), "cards": words.cards([fact["card"]])}


def showed_hand(words: CardWords, facts: Sequence[Fact]) -> Args:
    return {"other": words.painter(facts[0]["to"])}


def saw_hand(words: CardWords, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    shown = words.cards(fact["cards"]) if fact["cards"] else words.marks.sign("·", "-")
    return {"other": words.painter(fact["of"]), "cards": shown}


def tiles_refilled(words: CardWords, facts: Sequence[Fact]) -> Args:
    return {"tiles": words.tiles(facts[0]["tiles"])}


def row_refilled(words: CardWords, facts: Sequence[Fact]) -> Args:
    return {"sections": words.sections(facts[0]["sections"])}


def favourite_changed(words: CardWords, facts: Sequence[Fact]) -> Args:
    colour = facts[0]["colour"]
    return {"colour": "none", "paints": ""} if colour is None else coloured(words, colour)


def end_called(words: CardWords, facts: Sequence[Fact]) -> Args:
    return {"reason": facts[0]["reason"]}


def game_ended(words: CardWords, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    winners = fact["winners"]
    return {
        "count": len(winners),
        "who": words.who(winners[0]),
        "painter": words.painter(winners[0]),
        "painters": words.people(winners),
        "points": fact["scores"][winners[0]],
    }


DETAILS: dict[str, Callable[[CardWords, Sequence[Fact]], Args]] = {
    "turn-began": turn_began,
    "drew": drew,
    "drew-card": drew_card,
    "swapped": swapped,
    "laid": cards_of,
    "discarded": cards_of,
    "reshuffled": reshuffled,
    "draw-lost": draw_lost,
    "restored": restored,
    "turned": turned,
    "tile-taken": tile,
    "tile-used": tile,
    "requested": requested,
    "gave": gave,
    "gave-card": gave_card,
    "got-card": got_card,
    "showed-hand": showed_hand,
    "saw-hand": saw_hand,
    "tiles-refilled": tiles_refilled,
    "row-refilled": row_refilled,
    "favourite-changed": favourite_changed,
    "end-called": end_called,
    "game-ended": game_ended,
}
