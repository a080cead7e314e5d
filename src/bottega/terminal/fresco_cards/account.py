"""The end of a game: who stands where, and where the points come from."""

from collections.abc import Sequence

from bottega.terminal.blocks import Block, fit, ink
from bottega.terminal.face import Fact, View
from bottega.terminal.fresco.words import GOLD, HEADING, QUIET
from bottega.terminal.fresco_cards.words import CardWords

TURNS, TILES = "turns", "tiles"
SOURCES = ("sections", "symbols", "mixes", "favourite", TURNS, TILES)
NAME = 14
COLUMN = 9


def points_by_source(facts: Sequence[Fact], players: int) -> list[dict[str, int]]:
    """For each seat the points of each source, told by the events; they add up to the score."""
    sums = [dict.fromkeys(SOURCES, 0) for _ in range(players)]
    for fact in facts:
        if fact["event"] == "restored":
            for source, _, points in fact["earned"]:
                sums[fact["seat"]][source] += points
        elif fact["event"] == "turned":
            sums[fact["seat"]][TURNS] += fact["gain"]
        elif fact["event"] == "game-ended":
            for seat, points in enumerate(fact["tiles"]):
                sums[seat][TILES] += points
    return sums


def account(words: CardWords, view: View, facts: Sequence[Fact]) -> Block:
    say = words.texts.text
    sums = points_by_source(facts, view["players"])
    head = ink(say("fresco-account"), HEADING)
    titles = ink(fit(ink(say("fresco-account-place") + "  " + say("fresco-account-painter")), NAME + 6).plain, QUIET)
    for source in SOURCES:
        titles.append(f"{say(f'cards-source-{source}'):>{COLUMN}}", QUIET)
    titles.append(f"{say('fresco-account-total'):>{COLUMN - 3}}", GOLD)
    rows = [head, titles]
    place = 1
    for seats in view["ranking"]:
        for seat in seats:
            line = fit(ink(f"  {place}", "bold"), 6)
            line.append_text(fit(words.title(seat), NAME))
            for source in SOURCES:
                points = sums[seat][source]
                line.append(f"{points:>{COLUMN}}", "" if points else QUIET)
            line.append(f"{view['scores'][seat]:>{COLUMN - 3}}", GOLD)
            rows.append(line)
        place += len(seats)
    return rows
