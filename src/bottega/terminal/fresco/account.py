"""The end of a game: who stands where, and where the points come from."""

from collections.abc import Sequence

from bottega.games.fresco.events import ALTAR_POINTS, BISHOP_BONUS, MONEY, TILE
from bottega.locale import signed
from bottega.terminal.blocks import Block, fit, ink
from bottega.terminal.face import Fact, View
from bottega.terminal.fresco.board import by_rank
from bottega.terminal.fresco.words import GOLD, HEADING, QUIET, Words

SHIFT = "shift"
SOURCES = (TILE, BISHOP_BONUS, ALTAR_POINTS, MONEY, SHIFT)
NAME = 14
COLUMN = 9


def points_by_source(facts: Sequence[Fact], painters: int) -> list[dict[str, int]]:
    """For each painter the points of each source, told by the events; they add up to the score."""
    sums = [dict.fromkeys(SOURCES, 0) for _ in range(painters)]
    for fact in facts:
        if fact["event"] == "scored":
            sums[fact["painter"]][fact["source"]] += fact["points"]
        elif fact["event"] == "shifted":
            sums[fact["painter"]][SHIFT] += fact["points"]
    return sums


def account(words: Words, view: View, facts: Sequence[Fact]) -> Block:
    say = words.texts.text
    sums = points_by_source(facts, len(view["painters"]))
    head = ink(say("fresco-account"), HEADING)
    titles = ink(fit(ink(say("fresco-account-place") + "  " + say("fresco-account-painter")), NAME + 6).plain, QUIET)
    for source in SOURCES:
        titles.append(f"{say(f'fresco-source-{source}'):>{COLUMN}}", QUIET)
    titles.append(f"{say('fresco-account-total'):>{COLUMN}}", GOLD)
    rows = [head, titles]
    place = 0
    for person in by_rank(view):
        is_player = person["seat"] is not None
        place += is_player
        line = fit(ink(f"  {place}" if is_player else "  ·", "bold"), 6)
        line.append_text(fit(words.title(person["painter"]), NAME))
        for source in SOURCES:
            points = sums[person["painter"]][source]
            shown = signed(points) if source == SHIFT else str(points)
            line.append(f"{shown:>{COLUMN}}", "" if points else QUIET)
        line.append(f"{person['score']:>{COLUMN}}", GOLD)
        rows.append(line)
    if view["leonardo"] is not None:
        rows.append(ink(say("fresco-account-leonardo"), QUIET))
    return rows
