"""The result of a match in a notebook: a picture of the shares, and a table of the figures."""

from typing import TYPE_CHECKING

from bottega.pictures import Picture
from bottega.pictures.art import LOOKS
from bottega.pictures.canvas import Canvas
from bottega.pictures.furniture import sheet
from bottega.pictures.pages import table

if TYPE_CHECKING:
    from bottega.lab.arena import ArenaResult, Entry

WIDE, ROW, HEAD, FOOT = 640, 46, 58, 34
NAMES = 150  # room for the names
RIGHT = 96  # and for the figures
MARKS = (0.0, 0.25, 0.5, 0.75, 1.0)
BAR = 22
HEADS = ("player", "games won", "share", "95% interval", "mean points")


def bars(result: "ArenaResult") -> Picture:
    """A bar for each player, with its interval, and the share that chance alone would give."""
    entries = result.entries
    tall = HEAD + ROW * len(entries) + FOOT
    canvas = Canvas(WIDE, tall)
    sheet(canvas, 1, 1, WIDE - 2, tall - 4)
    title = f"{result.game_id}: {result.games} game{'' if result.games == 1 else 's'}"
    canvas.text(20, 30, title, 20, "display", room=WIDE - 180)
    canvas.text(WIDE - 20, 29, "share of games won", 14, "text", "ink-3", "end")
    across = WIDE - NAMES - RIGHT
    for mark in MARKS:
        x = NAMES + mark * across
        canvas.path(f"M{x:.1f} {HEAD - 8}V{tall - FOOT + 2}", stroke="line", stroke_opacity=0.35)
        canvas.text(x, tall - 14, f"{mark:.0%}", 12.5, "text", "ink-3", "middle")
    even = NAMES + across / max(len(entries), 1)
    canvas.path(f"M{even:.1f} {HEAD - 8}V{tall - FOOT + 2}", stroke="terracotta", stroke_dasharray="4 4")
    for number, entry in enumerate(entries):
        bar(canvas, HEAD + number * ROW, across, number, entry)
    return Picture(title, canvas.svg(title, in_words(result)), canvas.wide, canvas.tall, tuple(canvas.words))


def bar(canvas: Canvas, y: float, across: float, number: int, entry: "Entry") -> None:
    tint = f"p{number % LOOKS + 1}"
    middle = y + ROW / 2 - 5
    canvas.text(NAMES - 14, middle + 5, entry.name, 16, "bold", "ink", "end", NAMES - 30)
    canvas.rect(NAMES, middle - BAR / 2, max(entry.win_share * across, 1), BAR, tint, rx=2)
    low, high = [NAMES + bound * across for bound in entry.ci95]
    for width, ink in ((4.5, "parchment"), (1.8, "ink")):
        ends = f"M{low:.1f} {middle}H{high:.1f}M{low:.1f} {middle - 5}v10M{high:.1f} {middle - 5}v10"
        canvas.path(ends, stroke=ink, stroke_width=width)
    canvas.text(WIDE - 20, middle + 6, f"{entry.win_share:.1%}", 17, "display", "ink", "end")


def in_words(result: "ArenaResult") -> str:
    """The same in words."""
    shares = [f"{one.name} {one.win_share:.1%} ({interval(one)})" for one in result.entries]
    return f"Share of games won, with its 95% interval: {'; '.join(shares)}."


def interval(entry: "Entry") -> str:
    low, high = entry.ci95
    return f"{low:.1%} to {high:.1%}"


def page(result: "ArenaResult") -> str:
    rows = [
        (one.name, f"{one.wins:g}", f"{one.win_share:.1%}", interval(one), f"{one.scores.mean:.1f}")
        for one in result.entries
    ]
    more = f"{result.games} games from seed {result.seed}, {result.decisions_per_s:,.0f} decisions a second."
    return f"{result.picture().svg}{table(HEADS, rows)}<p>{more}</p>"
