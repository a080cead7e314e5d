"""A whole screen, put together so that it fits: the board, what happened, what is asked and the choices."""

from collections.abc import Sequence

from rich.text import Text

from bottega.locale import Texts
from bottega.terminal.blocks import Block, fit, flow, ink, wrapped
from bottega.terminal.face import Choice, Face, Fact, Group, View

TALL_WIDTH = 100
TALL_HEIGHT = 26
LEAST_LOG = 2
RECENT = 60  # facts that are put into words for the screen
NUMBER_STYLE = "bold #f0c75e"
QUIET = "#a39582"


def compose(
    face: Face,
    texts: Texts,
    view: View,
    facts: Sequence[Fact],
    width: int,
    height: int,
    unseen: int = 0,
) -> Block:
    """At most `height` lines of at most `width`; the log gets what the rest leaves, at most down to nothing.

    `unseen` is how many of the latest facts the person has not had on the screen yet.
    """
    ask, why = face.question(view)
    asked = [*wrapped(ask, width)] if ask.plain else []
    reason = [fit(why, width)] if why.plain else []
    offered = menu(face.groups(view), width)
    for tall in (True, False):
        if tall and (width < TALL_WIDTH or height < TALL_HEIGHT):
            continue
        board = face.board(view, width, tall)
        room = height - len(board) - len(asked) - len(reason) - len(offered)
        if room >= LEAST_LOG or not tall:
            break
    if room < 0:
        offered = menu(face.groups(view), width, dense=True)
        room = height - len(board) - len(asked) - len(reason) - len(offered)
    if room < 1:
        room += len(reason)
        reason = []
    if room < 0:
        board = board[:room]  # the choices matter more than the last lines of the board
    log = latest(face, texts, facts, width, max(0, room), unseen)
    return [*board, *log, *asked, *reason, *offered]


def menu(groups: Sequence[Group], width: int, dense: bool = False) -> Block:
    """The choices in even columns, each group with its title in the margin; `dense` says only what is new."""
    groups = [group for group in groups if group.listed]
    titles = [group.title.cell_len for group in groups]
    margin = max(titles, default=0)
    indent = margin + 2 if margin else 1
    rows: Block = []
    for group in groups:
        rows += flow(group.title, [entry(choice, dense) for choice in group.choices], width, indent)
    return rows


def entry(choice: Choice, dense: bool) -> Text:
    line = ink(f"{choice.number:>2} ", NUMBER_STYLE)
    line.append_text(choice.short if dense and choice.short is not None else choice.label)
    return line


def latest(face: Face, texts: Texts, facts: Sequence[Fact], width: int, room: int, unseen: int) -> Block:
    """The last lines of the log that fit; when unseen ones do not, a line says how many."""
    if room == 0:
        return []
    lines = last_lines(face, facts, max(0, len(facts) - RECENT), width, room)
    news = len(log_lines(face, facts, len(facts) - unseen, width)) if unseen else 0
    if news > room > 1:
        hidden = news - room + 1
        return [ink(texts.text("log-more", lines=hidden), QUIET), *lines[1 - room :]]
    return lines[-room:]


def log_lines(face: Face, facts: Sequence[Fact], first: int, width: int) -> Block:
    """The lines of what happened from the `first` fact on."""
    return [row for line in face.log(facts[first:], first) for row in wrapped(line, width)]


def last_lines(face: Face, facts: Sequence[Fact], first: int, width: int, room: int) -> Block:
    """The same from the end on, and no more of them than there is room for."""
    lines: Block = []
    for line in reversed(face.log(facts[first:], first)):
        lines = [*wrapped(line, width), *lines]
        if len(lines) >= room:
            break
    return lines
