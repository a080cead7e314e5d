"""The end of a game: who stands where, and where the points come from."""

from collections.abc import Sequence

from bottega.locale import signed
from bottega.terminal.blocks import Block, fit, ink
from bottega.terminal.face import Fact, View
from bottega.terminal.fresco.board import by_rank
from bottega.terminal.fresco.sources import BASE_SOURCES, COLUMNS, MODULE_SOURCES, SHIFT
from bottega.terminal.fresco.words import GOLD, HEADING, QUIET, Words

TOTAL = "total"
PLACE = 6
NAME = 14
COLUMN = 9

Sums = list[dict[str, int]]


def points_by_source(facts: Sequence[Fact], painters: int) -> Sums:
    """For each painter the points of each source, told by the events; they add up to the score."""
    sums = [dict.fromkeys((*BASE_SOURCES, *MODULE_SOURCES), 0) for _ in range(painters)]
    for fact in facts:
        if fact["event"] == "scored":
            mine = sums[fact["painter"]]
            source: str = fact["source"]
            source = COLUMNS.get(source, source)
            mine[source] = mine.get(source, 0) + fact["points"]
        elif fact["event"] == "shifted":
            sums[fact["painter"]][SHIFT] += fact["points"]
    return sums


def account(words: Words, view: View, facts: Sequence[Fact], width: int) -> Block:
    say = words.texts.text
    sums = points_by_source(facts, len(view["painters"]))
    rows = [ink(say("fresco-account"), HEADING)]
    for columns in tables(view, width):
        rows += table(words, view, sums, columns, width)
    if view["leonardo"] is not None:
        rows.append(ink(say("fresco-account-leonardo"), QUIET))
    return rows


def tables(view: View, width: int) -> list[list[str]]:
    """The columns; when they do not fit side by side, what modules brought stands in a table of its own, first."""
    extra = [source for source, module in MODULE_SOURCES.items() if module in view["modules"]]
    base = [*BASE_SOURCES, TOTAL]
    if not extra:
        return [base]
    if PLACE + NAME + COLUMN * len(extra + base) <= width:
        return [[*extra, *base]]
    return [extra, base]


def short(name: str, column: int) -> str:
    """A title that leaves a gap to the one before."""
    return name if len(name) < column else name[: column - 2] + "."


def table(words: Words, view: View, sums: Sums, columns: Sequence[str], width: int) -> Block:
    say = words.texts.text
    column_width = min(COLUMN, (width - PLACE - NAME) // len(columns))
    head = ink(say("fresco-account-place") + "  " + say("fresco-account-painter"))
    titles = ink(fit(head, PLACE + NAME).plain, QUIET)
    for column in columns:
        if column == TOTAL:
            titles.append(f"{say('fresco-account-total'):>{column_width}}", GOLD)
        else:
            titles.append(f"{short(say(f'fresco-source-{column}'), column_width):>{column_width}}", QUIET)
    rows = [titles]
    place = 0
    for person in by_rank(view):
        is_player = person["seat"] is not None
        place += is_player
        line = fit(ink(f"  {place}" if is_player else "  ·", "bold"), PLACE)
        line.append_text(fit(words.title(person["painter"]), NAME))
        for column in columns:
            if column == TOTAL:
                line.append(f"{person['score']:>{column_width}}", GOLD)
                continue
            points = sums[person["painter"]][column]
            shown = signed(points) if column == SHIFT else str(points)
            line.append(f"{shown:>{column_width}}", "" if points else QUIET)
        rows.append(line)
    return rows
