"""What is yours alone: your professions with what their works are worth, your money and your cards."""

from collections.abc import Callable
from typing import Any

from rich.text import Text

from bottega.terminal.blocks import Block, fit, flow, ink
from bottega.terminal.face import View
from bottega.terminal.princes.words import GOLD, HEADING, MET, QUIET, Words

Preview = dict[str, Any]

SEPARATOR = " · "
MANY, FEW = 4, 3  # from here on several professions share a line, on a large and a small screen
MOST_ROWS = 4
MANY_CHOICES = 14


def draw(words: Words, view: View, width: int, tall: bool) -> Block:
    mine = view["mine"]
    if mine is None or view["over"]:
        return []
    previews = mine["professions"]
    dense = len(previews) >= (MANY if tall else FEW) or (not tall and len(view["choices"]) > MANY_CHOICES)
    rows = crowded(words, previews, width) if dense else roomy(words, previews, width, tall)
    return [*rows, fit(goods(words, view), width), *cards(words, view, width)]


def roomy(words: Words, previews: list[Preview], width: int, tall: bool) -> Block:
    """`Lawyer 8 > forest 11, opinion 11`: the value now, and with each thing that is missing."""
    head = ink(words.text("princes-hand"), HEADING)
    name = words.thing if tall else words.brief
    arrow = words.marks.sign("→", ">")
    entries = []
    for preview in previews:
        steps = [f"{name(missing)} {worth}" for missing, worth in preview["with"].items()]
        if preview["with_bonuses"] > preview["value"]:
            steps.append(f"{words.text('princes-with-bonus')} {preview['with_bonuses']}")
        line = value(words, preview, words.thing)
        entries.append(line.append(f" {arrow} {', '.join(steps)}" if steps else "", QUIET))
    return flow(head, entries, width, head.cell_len + 2)


def crowded(words: Words, previews: list[Preview], width: int) -> Block:
    """The same in brief, in as many columns as it takes to stay within a few lines."""
    columns = max(2, -(-len(previews) // MOST_ROWS))
    room = (width - 1 - 2 * (columns - 1)) // columns
    entries = []
    for preview in previews:
        steps = [f"{words.brief(missing)} {worth}" for missing, worth in preview["with"].items()]
        line = value(words, preview, words.brief)
        if preview["with_bonuses"] > preview["value"]:
            line.append(f"+{preview['with_bonuses'] - preview['value']}", GOLD)
        line.append(f" {' '.join(steps)}", QUIET)
        entries.append(fit(line, room))
    return flow(Text(), entries, width, 1)


def value(words: Words, preview: Preview, name: Callable[[str], str]) -> Text:
    """What a work is worth now; a sign when that reaches the round's minimum."""
    enough = preview["enough"]
    line = ink(name(preview["profession"]))
    line.append(f" {preview['value']}", MET if enough else "bold")
    return line.append(words.marks.sign("✓", "!") if enough else "", MET)


def goods(words: Words, view: View) -> Text:
    """Your florins and what everybody sees in your estate."""
    say = words.text
    own, mine = view["people"][view["seat"]], view["mine"]
    line = ink(f"{say('princes-yours')}  ", HEADING)
    line.append(words.florins(mine["florins"]), GOLD)
    facts = [say("princes-own-building", price=mine["building_price"])]
    counted = ("jesters", "builders", "works", "recruiting_in_hand")
    facts += [say(f"princes-own-{what}", count=own[what]) for what in counted if own[what]]
    facts += [words.thing(freedom) for freedom in own["freedoms"]]
    line.append(SEPARATOR + SEPARATOR.join(facts))
    return line


def cards(words: Words, view: View, width: int) -> Block:
    """Your bonus and prestige cards with what they are worth now."""
    mine = view["mine"]
    held = [f"{words.card(row['card'])} +{row['value']}" for row in mine["bonuses"]]
    lying = [f"{words.card(row['card'])} {row['points']}" for row in mine["prestige_cards"]]
    line = Text()
    for key, texts in (("princes-own-bonuses", held), ("princes-own-prestige", lying)):
        if texts:
            line.append("  " if line.plain else "")
            line.append(words.text(key) + "  ", HEADING)
            line.append(SEPARATOR.join(texts))
    return [fit(line, width)] if line.plain else []
