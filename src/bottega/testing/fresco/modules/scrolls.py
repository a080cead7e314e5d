"""Scrolls: setters for positions, and their books."""

from collections.abc import Mapping
from typing import cast

from bottega.games.fresco.modules.scrolls.rules import Scrolls
from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco.builders import module_of
from bottega.testing.fresco.module_books import Fact, ModuleBooks


def deal_scrolls(s: FrescoState, scrolls: Mapping[int, tuple[int | None, str | None]]) -> None:
    """Give seats the scrolls of a row and of a column, as `{0: (3, "c")}`; None: played already."""
    part = cast(Scrolls, module_of(s, "scrolls")).part(s)
    for seat, (row, column) in scrolls.items():
        part.held[seat] = (0 if row is None else 1) | (0 if column is None else 2)
        hand_over(part.rows, seat, -1 if row is None else row - 1)
        hand_over(part.columns, seat, -1 if column is None else "abcde".index(column))


def hand_over(dealt: list[int], seat: int, line: int) -> None:
    """Whoever held it gets what this seat held."""
    if line >= 0 and line in dealt:
        dealt[dealt.index(line)] = dealt[seat]
    dealt[seat] = line


class Books(ModuleBooks):
    """10 scrolls: each player's own, the played ones, and those that went back to the box."""

    def __init__(self, s: FrescoState) -> None:
        self.held = [{"row", "column"} for _ in range(s.players)]
        self.gone: set[tuple[str, int]] = set()
        self.undealt = dict.fromkeys(("row", "column"), 5 - s.players)

    def enter(self, fact: Fact) -> None:
        if fact["event"] != "scroll-played":
            return
        for line in ("row", "column"):
            if fact[line] >= 0:
                self.held[fact["painter"]].remove(line)
                self.gone.add((line, fact[line]))

    def faults(self, s: FrescoState) -> list[str]:
        part = cast(Scrolls, module_of(s, "scrolls")).part(s)
        found = []
        for bit, (line, dealt) in enumerate((("row", part.rows), ("column", part.columns))):
            held = [dealt[seat] for seat in range(s.players) if part.held[seat] >> bit & 1]
            gone = {number for number in range(5) if part.gone >> 5 * bit + number & 1}
            if {(line, number) for number in gone} != {scroll for scroll in self.gone if scroll[0] == line}:
                found.append(f"{line} scrolls played: {self.gone} by the books, {gone} gone")
            if [line in kept for kept in self.held] != [bool(held >> bit & 1) for held in part.held]:
                found.append(f"{line} scrolls are in the wrong hands")
            if len({*held, *gone}) != len(held) + len(gone) or len(held) + len(gone) + self.undealt[line] != 5:
                found.append(f"the {line} scrolls are not five")
        return found
