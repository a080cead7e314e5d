"""The end of a game: who stands where, and where the points come from."""

from collections.abc import Sequence

from bottega.core.account import Account
from bottega.games.fresco.events import BASE_SOURCES, SHIFT
from bottega.games.fresco.meta import MODULES
from bottega.locale import signed
from bottega.terminal.blocks import Block, fit, ink
from bottega.terminal.face import View
from bottega.terminal.fresco.board import by_rank
from bottega.terminal.fresco.modules import face_of
from bottega.terminal.fresco.words import GOLD, HEADING, QUIET, Words

TOTAL = "total"
PLACE = 6
NAME = 14
COLUMN = 9
# Sources that have no column of their own, each with the one it is counted in: a screen is not wide enough for all.
COLUMNS: dict[str, str] = {source: column for module in MODULES for source, column in face_of(module).columns.items()}


def draw(words: Words, view: View, account: Account, width: int) -> Block:
    say = words.texts.text
    rows = [ink(say("fresco-account"), HEADING)]
    for columns in tables(account, width):
        rows += table(words, view, account, columns, width)
    if view["leonardo"] is not None:
        rows.append(ink(say("fresco-account-leonardo"), QUIET))
    return rows


def tables(account: Account, width: int) -> list[list[str]]:
    """The columns; when they do not fit side by side, what modules brought stands in a table of its own, first."""
    extra = [source for source in account.sources if source not in (*BASE_SOURCES, *COLUMNS)]
    base = [*BASE_SOURCES, TOTAL]
    if not extra:
        return [base]
    if PLACE + NAME + COLUMN * len(extra + base) <= width:
        return [[*extra, *base]]
    return [extra, base]


def in_column(points: dict[str, int], column: str) -> int:
    """The points of a source, and of those that share its column."""
    return sum([some for source, some in points.items() if COLUMNS.get(source, source) == column])


def short(name: str, column: int) -> str:
    """A title that leaves a gap to the one before."""
    return name if len(name) < column else name[: column - 2] + "."


def table(words: Words, view: View, account: Account, columns: Sequence[str], width: int) -> Block:
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
                line.append(f"{account.totals[person['painter']]:>{column_width}}", GOLD)
                continue
            points = in_column(account.points[person["painter"]], column)
            shown = signed(points) if column == SHIFT else str(points)
            line.append(f"{shown:>{column_width}}", "" if points else QUIET)
        rows.append(line)
    return rows
