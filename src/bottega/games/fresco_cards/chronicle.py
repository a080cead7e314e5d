"""What happened at a table of the card game, one sentence each; what belongs together is told together."""

from collections.abc import Callable, Sequence
from itertools import groupby, pairwise

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
ROUND = "turn-began"
SWAPPED = "swapped"
SHUFFLED = "reshuffled"
# The cards that lay open are put away: what is drawn later no longer belongs to the swap. Makes no line.
PUT_AWAY = "put-away"
# Somebody's hand or card, and he was not asked.
SUFFERED = frozenset({"showed-hand", "gave", "gave-card"})
WEIGHTS = {
    ROUND: PASSING,
    SHUFFLED: PASSING,
    "discarded": PASSING,
    "drew": BRIEF,
    "drew-card": BRIEF,
    "draw-lost": BRIEF,
    "tile-taken": BRIEF,
    "tile-used": BRIEF,
    **dict.fromkeys(NEWS, BRIEF),
    "restored": LONG,
    "requested": LONG,
    "showed-hand": LONG,
    "saw-hand": LONG,
    "end-called": LONG,
    "game-ended": LONG,
}

Numbered = tuple[int, Fact]
Run = tuple[str, int | None, list[Numbered]]


class CardsNarrator(Narrator):
    def __init__(self) -> None:
        self.round = 0  # the last one that is finished with; 0: not known

    def begins(self, fact: Fact) -> bool:
        return bool(fact["event"] == ROUND)

    def weight(self, fact: Fact) -> int:
        return WEIGHTS.get(fact["event"], USUAL)

    def remember(self, facts: Sequence[Fact]) -> None:
        for fact in facts:
            if fact["event"] == ROUND:
                self.round = fact["round"]

    def tell(self, facts: Sequence[Fact], first: int = 0) -> list[Line]:
        lines: list[Line] = []
        before = ""
        for kind, seat, run in runs(self.worth_telling(facts, first)):
            told = [fact for _, fact in run]
            if kind in NEWS and before in NEWS:
                lines[-1].sentences.append(sentence(kind, seat, told))
                lines[-1].spots += spots_of(seat, told)
                lines[-1].last = run[-1][0]
            else:
                whose = None if kind in OF_ALL else seat
                if kind == ROUND:
                    lines.append(Line(None, [Sentence("cards-log-heading", turn_began(told))], [], run[-1][0], True))
                concerns = [seat] if seat is not None and kind in SUFFERED else []
                spots = spots_of(seat, told)
                lines.append(Line(whose, [sentence(kind, seat, told)], spots, run[-1][0], concerns=concerns))
            before = kind
        return lines

    def worth_telling(self, facts: Sequence[Fact], first: int) -> list[Numbered]:
        told_in_full = [(one["event"], other["event"]) in TOLD_IN_FULL for one, other in pairwise(facts)]
        return [
            (first + number, fact)
            for number, fact in enumerate(facts)
            if not (number < len(told_in_full) and told_in_full[number]) and self.tells_something(facts, number, first)
        ]

    def tells_something(self, facts: Sequence[Fact], number: int, first: int) -> bool:
        """Not what is the same in every turn, nor what another line tells."""
        fact, kind = facts[number], facts[number]["event"]
        if kind == ROUND:
            earlier = [other["round"] for other in facts[:number] if other["event"] == ROUND]
            before = earlier[-1] if earlier else self.round
            return bool(before != fact["round"]) if before else first == 0
        if kind == "tile-used":
            return bool(fact["tile"] == "swap")
        if kind == "drew":
            # The deal, before which only the table was made ready, and the card at the beginning of a turn.
            while number and facts[number]["event"] in (*DRAWING, SHUFFLED, *NEWS):
                number -= 1
            return facts[number]["event"] not in (ROUND, "drew", *NEWS)
        return True


def runs(facts: Sequence[Numbered]) -> list[Run]:
    """The facts of one line together; a swap with the cards it brought."""
    found: list[Run] = []
    swap = -1  # where the swap is told that is not finished yet
    for (kind, seat), run in groupby(facts, key=together):
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


def together(numbered: Numbered) -> tuple[str, int | None]:
    """The kind, and who did it: of what a seat receives, that is the other one."""
    fact = numbered[1]
    kind: str = fact["event"]
    actor = {"got-card": "giver", "saw-hand": "of"}.get(kind, "seat")
    return PUT_AWAY if kind == "discarded" and not fact["from_hand"] else kind, fact.get(actor)


def sentence(kind: str, seat: int | None, facts: Sequence[Fact]) -> Sentence:
    args: Args = {} if seat is None else {"who": who(seat), "painter": player(seat)}
    details = DETAILS.get(kind)
    if details is not None:
        args |= details(facts)
    return Sentence(f"cards-log-{kind}", args)


def spots_of(seat: int | None, facts: Sequence[Fact]) -> list[str]:
    """Where on the table it happened."""
    spots = [] if seat is None else [f"panel-{seat}"]
    for fact in facts:
        kind = fact["event"]
        if "section" in fact:
            spots.append(f"section-{fact['section']}")
        if kind == "row-refilled":
            spots += [f"section-{section}" for section in fact["sections"]]
        if "pile" in fact:
            spots.append(f"pile-{fact['pile']}")
        if kind == "tiles-refilled":
            spots.append("tiles")
        if kind == "favourite-changed":
            spots.append("bishop")
        if "to" in fact:
            spots.append(f"panel-{fact['to']}")
    return spots


# --- the arguments of each kind ------------------------------------------------------------------------------------


def turn_began(facts: Sequence[Fact]) -> Args:
    return {"round": facts[0]["round"]}


def drew(facts: Sequence[Fact]) -> Args:
    return {"cards": Piece("backs", [fact["pile"] for fact in facts])}


def drew_card(facts: Sequence[Fact]) -> Args:
    return {"cards": Piece("cards", [fact["card"] for fact in facts])}


def swapped(facts: Sequence[Fact]) -> Args:
    laid_cards, *draws = facts
    drawn = drew_card(draws) if draws[0]["event"] == "drew-card" else drew(draws)
    return {"cards": Piece("cards", list(laid_cards["cards"])), "drawn": drawn["cards"]}


def cards_of(facts: Sequence[Fact]) -> Args:
    return {"cards": Piece("cards", [card for fact in facts for card in fact["cards"]])}


def reshuffled(facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"pile": Piece("pile", fact["pile"]), "cards": fact["cards"]}


def draw_lost(facts: Sequence[Fact]) -> Args:
    return {"cards": len(facts)}


def restored(facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {
        "section": Piece("sections", [fact["section"]]),
        "paid": Piece("payment", {"cards": list(fact["cards"]), "tiles": list(fact["paint_tiles"])}),
        "points": fact["points"],
        "turns": fact["turns"],
    }


def turned(facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {
        "section": Piece("sections", [fact["section"]]),
        "points": fact["points"],
        "tile": Piece("tiles", ["turn"]),
    }


def tile(facts: Sequence[Fact]) -> Args:
    return {"tile": Piece("tiles", [facts[0]["tile"]])}


def coloured(colour: str) -> Args:
    return {"paints": Piece("paints", [colour]), "colour": Piece("colour", colour)}


def requested(facts: Sequence[Fact]) -> Args:
    return {"tile": Piece("tiles", ["request"]), **coloured(facts[0]["colour"])}


def gave(facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"other": player(fact["to"]), "cards": Piece("backs", [fact["pile"]])}


def gave_card(facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"other": player(fact["to"]), "cards": Piece("cards", [fact["card"]])}


def got_card(facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"other": player(fact["giver"]), "cards": Piece("cards", [fact["card"]])}


def showed_hand(facts: Sequence[Fact]) -> Args:
    return {"other": player(facts[0]["to"])}


def saw_hand(facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"other": player(fact["of"]), "cards": Piece("cards", list(fact["cards"]))}


def tiles_refilled(facts: Sequence[Fact]) -> Args:
    return {"tiles": Piece("tiles", list(facts[0]["tiles"]))}


def row_refilled(facts: Sequence[Fact]) -> Args:
    return {"sections": Piece("sections", list(facts[0]["sections"]))}


def favourite_changed(facts: Sequence[Fact]) -> Args:
    colour = facts[0]["colour"]
    return {"colour": "none", "paints": ""} if colour is None else coloured(colour)


def end_called(facts: Sequence[Fact]) -> Args:
    return {"reason": facts[0]["reason"]}


def game_ended(facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    winners = fact["winners"]
    return {
        "count": len(winners),
        "who": who(winners[0]),
        "painter": player(winners[0]),
        "painters": players(winners),
        "points": fact["scores"][winners[0]],
    }


DETAILS: dict[str, Callable[[Sequence[Fact]], Args]] = {
    ROUND: turn_began,
    "drew": drew,
    "drew-card": drew_card,
    SWAPPED: swapped,
    "laid": cards_of,
    "discarded": cards_of,
    SHUFFLED: reshuffled,
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
