"""An estate drawn in letters: each piece has a sign of its own, so colour only helps."""

from typing import Any

from rich.text import Text

from bottega.games.princes.actions import CELL_NAMES, LANDSCAPES, SIDE
from bottega.terminal.blocks import Block, ink
from bottega.terminal.face import View
from bottega.terminal.princes.words import DIM, QUIET, Words

Prince = dict[str, Any]

STYLES = {
    "forest": "#ffffff on #2f6d38",
    "lake": "#ffffff on #2c5cb0",
    "park": "#2a1c13 on #a9c46c",
    "large": "bold #ffffff on #96402f",
    "medium": "bold #2a1c13 on #d9a441",
    "small": "bold #ffffff on #6d4f8e",
}
PALACE = "#e6cda3 on #5a4632"
JESTER = "bold #f0c75e on #5a4632"
CELL = {name: cell for cell, name in enumerate(CELL_NAMES)}
ROW_LABEL = 2


def piece_style(view: View, piece: str) -> str:
    for row in view["buildings"]:
        if row["building"] == piece:
            return STYLES[row["size"]]
    for kind, row in zip(LANDSCAPES, view["landscapes"], strict=True):
        if row["landscape"] == piece:
            return STYLES[kind]
    return ""


def badge(words: Words, view: View, piece: str) -> Text:
    """The sign of a piece as it stands on the estate, before its name."""
    return ink(words.letter(piece), piece_style(view, piece))


def signs(words: Words, view: View, prince: Prince) -> list[tuple[str, str]]:
    """For each cell what is drawn there, and its style; the jesters stand on the palace."""
    drawn = [(words.marks.sign("·", "."), DIM)] * (SIDE * SIDE)
    jesters = prince["jesters"]
    for place, name in enumerate(view["estate"]["palace"]):
        jester = words.letter("jester"), JESTER
        drawn[CELL[name]] = jester if place < jesters else (words.marks.sign("▒", "#"), PALACE)
    for plot in prince["estate"]:
        for name in plot["cells"]:
            drawn[CELL[name]] = (words.letter(plot["piece"]), piece_style(view, plot["piece"]))
    return drawn


def grid(drawn: list[tuple[str, str]], cell: int) -> Block:
    """Seven rows; a cell is one or two characters wide."""
    rows: Block = []
    for start in range(0, SIDE * SIDE, SIDE):
        line = Text()
        for sign, style in drawn[start : start + SIDE]:
            line.append(sign.ljust(cell), style)
        rows.append(line)
    return rows


def numbered(rows: Block) -> Block:
    return [ink(f"{row} ", QUIET).append_text(line) for row, line in enumerate(rows, 1)]


def columns(cell: int) -> Text:
    return ink("".join("abcdefg"[column].ljust(cell) for column in range(SIDE)), QUIET)
