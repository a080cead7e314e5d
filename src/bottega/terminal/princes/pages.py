"""Pages to read beside the board: all professions, and all you know about cards."""

from typing import Any

from rich.text import Text

from bottega.terminal.blocks import Block, fit, ink, wrapped
from bottega.terminal.commands import plain, typed_words
from bottega.terminal.face import View
from bottega.terminal.princes.estate import badge
from bottega.terminal.princes.words import GOLD, HEADING, MET, QUIET, Words

NONE = "\N{EN DASH}"
WIDTHS = (20, 18, 11, 13)


def page(words: Words, view: View, typed: str, width: int) -> Block | None:
    line = plain(typed)
    if line in typed_words("words-professions"):
        return professions(words, view, width)
    return cards(words, view, width) if line in typed_words("words-cards") else None


# --- professions ---------------------------------------------------------------------------------------------------


def professions(words: Words, view: View, width: int) -> Block:
    """All of them with their wishes, what your estate already offers, and where each is as far as you know."""
    head = Text()
    for column, wide in zip(("profession", "building", "landscape", "freedom"), WIDTHS, strict=True):
        head.append_text(fit(ink(words.text(f"princes-column-{column}"), HEADING), wide))
    head.append(words.text("princes-column-where"), HEADING)
    return [fit(head, width), *[fit(row_of(words, view, row), width) for row in view["professions"]]]


def row_of(words: Words, view: View, row: dict[str, Any]) -> Text:
    seat = view["seat"]
    mine = view["people"][seat] if seat is not None else None
    line = fit(ink(words.thing(row["profession"]), "bold" if row["where"] == "hand" else ""), WIDTHS[0])
    offered = {
        "building": mine is not None and row["building"] in mine["buildings"],
        "landscape": mine is not None and mine["landscapes"][row["landscape"]] > 0,
        "freedom": mine is not None and row["freedom"] in mine["freedoms"],
    }
    for (wish, met), wide in zip(offered.items(), WIDTHS[1:], strict=True):
        cell = ink(words.marks.sign("✓", "+") if met else " ", MET)
        if wish == "building":
            cell.append_text(badge(words, view, row[wish])).append(" ")
        cell.append(words.thing(row[wish]), MET if met else "")
        line.append_text(fit(cell, wide))
    if row["where"] == "table":
        return line.append_text(words.title(row["seat"]))
    style = GOLD if row["where"] == "hand" else QUIET
    return line.append(words.text(f"princes-where-{row['where']}"), style)


# --- cards ---------------------------------------------------------------------------------------------------------


def cards(words: Words, view: View, width: int) -> Block:
    """Your cards with what they are worth now, and what you remember of the piles."""
    rows: Block = []
    mine = view["mine"]
    if mine is not None:
        bonuses = [f"{words.card(row['card'])} +{row['value']}" for row in mine["bonuses"]]
        honours = [f"{words.card(row['card'])} {row['points']}" for row in mine["prestige_cards"]]
        rows += entry(words, "princes-page-bonuses", bonuses, width)
        rows += entry(words, "princes-page-prestige", honours, width)
        for deck, known in (mine["piles"] or {}).items():
            rows += remembered(words, view, deck, known, width)
    played = [words.card(card) for card in view["bonus_played"]]
    rows += entry(words, "princes-page-played", played, width)
    return [*rows, Text()] if len(rows) > 3 else [*rows, *[Text()] * (4 - len(rows))]


def entry(words: Words, key: str, texts: list[str], width: int) -> Block:
    line = ink(words.text(key), HEADING)
    return wrapped(line.append("  ").append(", ".join(texts) if texts else NONE), width)


def remembered(words: Words, view: View, deck: str, known: dict[str, Any], width: int) -> Block:
    """From the top; a question mark for each card you have not seen go there."""
    pile = ["?" if card is None else words.card(card) for card in known["from_top"]]
    line = words.say("princes-page-pile", deck=deck, count=view["decks"][deck])
    line.stylize(HEADING)
    if any(card is not None for card in known["from_top"]):
        line.append("  " + ", ".join(pile))
    if known["somewhere"]:
        somewhere = ", ".join(words.card(card) for card in known["somewhere"])
        line.append("  " + words.text("princes-page-somewhere") + " " + somewhere)
    return wrapped(line, width)
