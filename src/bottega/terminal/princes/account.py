"""The end of a game: who stands where, and where the prestige comes from."""

from collections.abc import Sequence

from bottega.games.princes.events import BEST_WORK, BUILDER, BUILDING, EXCHANGE_POINTS, LANDSCAPE, PRESTIGE_CARD
from bottega.locale import signed
from bottega.terminal.blocks import Block, fit, ink
from bottega.terminal.face import Fact, View
from bottega.terminal.princes.words import GOLD, HEADING, QUIET, Words

SOLD = "sold"
SOURCES = (EXCHANGE_POINTS, BEST_WORK, BUILDING, LANDSCAPE, BUILDER, PRESTIGE_CARD, SOLD)
NAME = 12
COLUMN = 7


def points_by_source(facts: Sequence[Fact], players: int) -> list[dict[str, int]]:
    """For each prince the points of each source, told by the events; they add up to the score."""
    sums = [dict.fromkeys(SOURCES, 0) for _ in range(players)]
    for fact in facts:
        if fact["event"] == "scored":
            sums[fact["seat"]][fact["source"]] += fact["points"]
        elif fact["event"] == "sold":
            sums[fact["seat"]][SOLD] -= fact["points"]
    return sums


def account(words: Words, view: View, facts: Sequence[Fact]) -> Block:
    say = words.text
    sums = points_by_source(facts, view["players"])
    titles = ink(fit(ink(say("princes-account")), NAME + 4).plain, HEADING)
    for source in SOURCES:
        titles.append(f"{say(f'princes-source-{source}'):>{COLUMN}}", QUIET)
    titles.append(f"{say('princes-account-total'):>{COLUMN - 2}}", GOLD)
    titles.append(f"{say('princes-account-florins'):>{COLUMN}}", QUIET)
    rows = [titles]
    place = 1
    for seats in view["ranking"]:
        for seat in seats:
            line = fit(ink(f" {place}", "bold"), 4).append_text(fit(words.title(seat), NAME))
            for source in SOURCES:
                points = sums[seat][source]
                line.append(f"{signed(points) if source == SOLD else points:>{COLUMN}}", "" if points else QUIET)
            line.append(f"{view['scores'][seat]:>{COLUMN - 2}}", GOLD)
            line.append(f"{view['princes'][seat].get('florins', ''):>{COLUMN}}", QUIET)
            rows.append(line)
        place += len(seats)
    return rows
