"""The end of a game: who stands where, and where the points come from."""

from collections.abc import Sequence

from bottega.terminal.blocks import Block, fit, ink
from bottega.terminal.face import Fact, View
from bottega.terminal.fresco.words import GOLD, HEADING, QUIET
from bottega.terminal.fresco_cards.deck import Deck
from bottega.terminal.fresco_cards.words import CardWords

SECTIONS, SYMBOLS, MIXES, FAVOURITE, TURNS, TILES = "sections", "symbols", "mixes", "favourite", "turns", "tiles"
SOURCES = (SECTIONS, SYMBOLS, MIXES, FAVOURITE, TURNS, TILES)
NAME = 14
COLUMN = 9


def points_by_source(deck: Deck, facts: Sequence[Fact], players: int) -> list[dict[str, int]]:
    """For each seat the points of each source, told by the events; they add up to the score."""
    sums = [dict.fromkeys(SOURCES, 0) for _ in range(players)]
    for fact in facts:
        if fact["event"] == "restored":
            for source, points in earned(deck, fact):
                sums[fact["seat"]][source] += points
        elif fact["event"] == "turned":
            values = deck.sections[fact["section"]].points
            sums[fact["seat"]][TURNS] += values[fact["turns"]] - values[fact["turns"] - 1]
        elif fact["event"] == "game-ended":
            for seat, points in enumerate(fact["tiles"]):
                sums[seat][TILES] += points
    return sums


def earned(deck: Deck, fact: Fact) -> list[tuple[str, int]]:
    """The red number, then each turn: symbols and mixes first, the favourite colour after them (C-OQ-7)."""
    values = deck.sections[fact["section"]].points
    causes = [SYMBOLS] * fact["symbols"] + [MIXES] * fact["mixes"] + [FAVOURITE] * fact["favourite"]
    steps = [(cause, values[turn + 1] - values[turn]) for turn, cause in enumerate(causes[: fact["turns"]])]
    return [(SECTIONS, values[0]), *steps]


def account(words: CardWords, view: View, facts: Sequence[Fact]) -> Block:
    say = words.texts.text
    sums = points_by_source(words.deck, facts, view["players"])
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
