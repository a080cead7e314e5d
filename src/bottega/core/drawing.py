"""Boards in plain letters, for `print(state)`: what a game's own drawing is made of, and a list of facts for a game
that has none. It is read from a view, so it shows what that view's seat may see."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from bottega.core.view import View

WIDTH = 100
INDENT = "  "
BREAKS = re.compile(r"(?<=[,;]) ")
# What every view has: it is drawn in its own way, or not at all.
OF_ALL_GAMES = frozenset(View.__annotations__) - {"people"}


def beside(blocks: Sequence[Sequence[str]], gap: int = 3) -> list[str]:
    """Blocks of lines next to each other.

    >>> beside([["a", "bbb"], ["c"]])
    ['a     c', 'bbb']
    """
    widths = [max([len(line) for line in block], default=0) for block in blocks]
    rows = []
    for number in range(max([len(block) for block in blocks], default=0)):
        cells = [block[number] if number < len(block) else "" for block in blocks]
        padded = [cell.ljust(width) for cell, width in zip(cells, widths, strict=True)]
        rows.append((" " * gap).join(padded).rstrip())
    return rows


def columns(head: Sequence[str], rows: Sequence[Sequence[object]]) -> list[str]:
    """A small table: the first column starts at the left, numbers end at the right.

    >>> print(*columns(("name", "points"), [("Ann", 7), ("Bo", 12)]), sep="\\n")
    name  points
    Ann        7
    Bo        12
    """
    cells = [[str(cell) for cell in row] for row in (head, *rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(head))]
    lines = []
    for row in cells:
        first, *others = zip(row, widths, strict=True)
        lines.append(INDENT.join([first[0].ljust(first[1]), *[cell.rjust(wide) for cell, wide in others]]).rstrip())
    return lines


def labelled(label: str, *parts: str) -> list[str]:
    """One fact after its name, on as many lines as it needs; no line for nothing.

    >>> labelled("market", "I: RB", "", "II: Y"), labelled("gold", "")
    (['market: I: RB; II: Y'], [])
    """
    text = "; ".join([part for part in parts if part])
    if not text:
        return []
    lines = [f"{label}:"]
    for piece in BREAKS.split(text):  # so that what belongs together stays on one line
        if len(lines[-1]) + 1 + len(piece) <= WIDTH:
            lines[-1] += f" {piece}"
        else:
            lines.append(f"{INDENT}{piece}")
    return lines


def listed(things: Iterable[object]) -> str:
    """
    >>> listed(["a", 2]), listed([])
    ('a, 2', '')
    """
    return ", ".join([str(thing) for thing in things])


def counted(things: dict[str, int]) -> str:
    """What there is of each, without what there is not.

    >>> counted({"red": 2, "blue": 0, "green": 1})
    'red 2, green 1'
    """
    return listed([f"{name} {count}" for name, count in things.items() if count])


def title(name: str, view: dict[str, Any], moment: str) -> str:
    """The first line: what is played, how far it is, and who is asked; at the end who has won.

    >>> title("Chess", {"over": False, "to_act": [0]}, "move 3")
    'Chess, move 3; seat 0 to act'
    """
    if view["over"]:
        places = [f"{listed(seats)} ({view['scores'][seats[0]]})" for seats in view["ranking"]]
        return f"{name}, over after {moment}; best to last: seat {', '.join(places)}"
    seats = view["to_act"]
    return f"{name}, {moment}; seat{'s' if len(seats) > 1 else ''} {listed(seats)} to act"


def seat_mark(view: dict[str, Any], seat: int) -> str:
    """A seat's name in a table; an arrow before whoever is to act, a star after whoever looks."""
    return f"{'>' if seat in view['to_act'] else ' '} seat {seat}{'*' if seat == view['seat'] else ''}"


def open_moves(view: dict[str, Any]) -> list[str]:
    """What the viewer may do now, in notation."""
    return labelled("open to you", listed([choice["action"] for choice in view["choices"]]))


def facts(view: dict[str, Any]) -> str:
    """Any view, one fact a line; for a game without a drawing of its own.

    >>> print(facts({"game": "go", "to_act": [1], "stones": {"black": 2}, "ko": None, "row": [None, "x"]}))
    go, seat 1 to act
    stones: black 2
    row: -, x
    """
    seats = view.get("to_act", [])
    asked = f"seat{'s' if len(seats) > 1 else ''} {listed(seats)} to act" if seats else "over"
    lines = [f"{view.get('game', 'a game')}, {asked}"]
    for name, value in view.items():
        unnamed = name == "people" and all(len(person) == 1 for person in value)
        if name not in OF_ALL_GAMES and not unnamed:
            lines += labelled(name.replace("_", " "), plain_words(value))
    if view.get("scores"):
        lines += labelled("scores", listed(view["scores"]))
    if view.get("choices"):
        lines += open_moves(view)
    return "\n".join(lines)


def plain_words(value: object, within: bool = False) -> str:
    """A value of a view in words: dicts and lists with commas, nested ones in brackets."""
    if isinstance(value, dict):
        text = listed([f"{name} {plain_words(part, True)}" for name, part in value.items() if part not in (None, [])])
    elif isinstance(value, (list, tuple)):
        text = listed([plain_words(part, True) for part in value])
    elif isinstance(value, bool):
        return "yes" if value else "no"
    else:
        return ("-" if within else "") if value is None else str(value)
    return f"({text})" if within else text
