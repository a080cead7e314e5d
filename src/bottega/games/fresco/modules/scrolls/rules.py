"""The scrolls (module 7): each player secretly holds one row and one column of the ceiling, and plays them for points.

A scroll is laid open before the restoration it goes with, like the bishop's step: were the player asked after each
restoration, the question alone would tell the others what he holds.
"""

from typing import Any, Final

from bottega.core.edition import Reader
from bottega.core.rng import Rng
from bottega.games.fresco.actions import SIDE
from bottega.games.fresco.ceiling import segment_names
from bottega.games.fresco.components import Components
from bottega.games.fresco.module import FrescoModule, Moves
from bottega.games.fresco.modules.scrolls.actions import SCROLL
from bottega.games.fresco.modules.scrolls.events import ScrollPlayed
from bottega.games.fresco.modules.scrolls.part import NONE, ScrollPart
from bottega.games.fresco.rules import Rules
from bottega.games.fresco.state import BOUND, STAYS, FrescoState
from bottega.games.fresco.steps.cathedral import restorable
from bottega.games.fresco.track import log_points

SCROLLS = "scroll"
ROW: Final = 1
COLUMN: Final = 2
BOTH: Final = 3
LINES: Final = ("row", "column")
ROWS: Final = tuple([sum([1 << row * SIDE + i for i in range(SIDE)]) for row in range(SIDE)])
COLUMNS: Final = tuple([sum([1 << i * SIDE + column for i in range(SIDE)]) for column in range(SIDE)])


class Scrolls(FrescoModule):
    name = "scrolls"
    keeps_secrets = True

    def __init__(self, c: Components, options: dict[str, Any]) -> None:
        table = c.edition.reader("scrolls")
        check_lines(table["items"])
        for line in LINES:
            table["per_player"][line].int(1, 1)
        self.one = table["vp_per_segment_one_scroll"].int(0, 20)
        self.both = table["vp_per_segment_both_scrolls"].int(0, 20)
        self.bishop_first: bool = options["m7_bishop_condition"] == "before"
        self.bishop_for_both: bool = options["m7_double_needs_bishop"] == "yes"

    def part(self, s: FrescoState) -> ScrollPart:
        part: ScrollPart = s.parts[self.part_number]
        return part

    def blank(self, rules: Rules) -> ScrollPart:
        return ScrollPart(rules.players)

    def set_up(self, s: FrescoState) -> None:
        """One of each kind for each player; the others go back to the box unseen."""
        part = self.part(s)
        rows, columns = list(range(SIDE)), list(range(SIDE))
        s.stream("setup/rows").shuffle(rows)
        s.stream("setup/columns").shuffle(columns)
        part.rows = rows[: s.players]
        part.columns = columns[: s.players]
        part.held = [BOTH] * s.players

    # --- playing

    def adds(self, menu: str) -> tuple[int, ...]:
        return tuple([SCROLL + lines for lines in range(BOTH)]) if menu == "cathedral" else ()

    def options(self, s: FrescoState, painter: int, menu: str) -> int:
        part = self.part(s)
        held = part.held[painter]
        if not self.hides(s, painter) or s.laid:
            return 0
        bishop = 1 << s.bishop
        row = ROWS[part.rows[painter]] if held & ROW else 0
        column = COLUMNS[part.columns[painter]] if held & COLUMN else 0
        if self.bishop_first and self.bishop_for_both and bishop & (row | column) == 0:
            return 0
        segments = restorable(s, painter)
        mask = 0
        if segments & row and (bishop & row or not self.bishop_first):
            mask |= 1 << ROW - 1
        if segments & column and (bishop & column or not self.bishop_first):
            mask |= 1 << COLUMN - 1
        crossing = row & column
        if segments & crossing and (bishop == crossing or not self.bishop_for_both):
            mask |= 1 << BOTH - 1
        return mask

    def hides(self, s: FrescoState, painter: int) -> bool:
        """One restoration takes scrolls once (F-OQ-132)."""
        part = self.part(s)
        return part.held[painter] != 0 and part.played_row == NONE and part.played_column == NONE

    def moves(self) -> list[Moves]:
        return [Moves(SCROLL, BOTH, self.play, self.foresee, ROW)]

    def play(self, s: FrescoState, seat: int, lines: int) -> None:
        part = self.part(s)
        if lines & ROW:
            part.played_row = part.rows[seat]
            part.gone |= 1 << part.played_row
            part.rows[seat] = NONE
        if lines & COLUMN:
            part.played_column = part.columns[seat]
            part.gone |= 1 << SIDE + part.played_column
            part.columns[seat] = NONE
        part.held[seat] &= ~lines
        s.stepped |= BOUND | STAYS
        if s.log is not None:
            s.log.append(ScrollPlayed(seat, part.played_row, part.played_column))

    def filter_segments(self, s: FrescoState, painter: int, segments: int) -> int:
        part: ScrollPart = s.parts[self.part_number]
        if part.played_row != NONE:
            segments &= ROWS[part.played_row]
        if part.played_column != NONE:
            segments &= COLUMNS[part.played_column]
        return segments

    def extra_points(self, s: FrescoState, painter: int, segment: int) -> int:
        """Every restored segment of a line counts, whoever restored it, and so does the one of this restoration."""
        part = self.part(s)
        if part.played_row == NONE and part.played_column == NONE:
            return 0
        points = self.points(s, part.played_row, part.played_column)
        part.played_row = part.played_column = NONE
        log_points(s, painter, points, SCROLLS)
        return points

    def points(self, s: FrescoState, row: int, column: int) -> int:
        """What these lines bring with one more segment restored in each."""
        restored = 0
        if row != NONE:
            restored += restored_with_this(s, ROWS[row])
        if column != NONE:
            restored += restored_with_this(s, COLUMNS[column])
        return restored * (self.one if row == NONE or column == NONE else self.both)

    # --- what is seen

    def foresee_restoration(self, s: FrescoState, painter: int, segment: int) -> dict[str, Any]:
        part = self.part(s)
        return {"sure": self.points(s, part.played_row, part.played_column)}

    def view(self, s: FrescoState, seat: int | None) -> dict[str, Any]:
        part = self.part(s)
        gone = [line for line in range(2 * SIDE) if part.gone >> line & 1]
        return {
            "held": [[line for bit, line in enumerate(LINES) if held >> bit & 1] for held in part.held],
            "mine": None if seat is None else self.own(s, seat),
            "gone": [{"line": LINES[line // SIDE], "number": line % SIDE + 1} for line in gone],
            "playing": {
                "row": None if part.played_row == NONE else part.played_row + 1,
                "column": None if part.played_column == NONE else part.played_column + 1,
            },
            "points": {"one": self.one, "both": self.both},
        }

    def own(self, s: FrescoState, seat: int) -> dict[str, Any]:
        part = self.part(s)
        held = part.held[seat]
        return {
            "row": shown_line(s, ROWS, part.rows[seat]) if held & ROW else None,
            "column": shown_line(s, COLUMNS, part.columns[seat]) if held & COLUMN else None,
        }

    def foresee(self, s: FrescoState, seat: int, lines: int) -> dict[str, Any]:
        part = self.part(s)
        row = part.rows[seat] if lines & ROW else NONE
        column = part.columns[seat] if lines & COLUMN else NONE
        line = (ROWS[row] if row != NONE else -1) & (COLUMNS[column] if column != NONE else -1)
        segments = restorable(s, seat) & line
        return {"points": self.points(s, row, column), "segments": segment_names(segments)}

    def redraw(self, s: FrescoState, seat: int, rng: Rng) -> None:
        """The others hold any of the scrolls that neither were played nor are one's own."""
        part = self.part(s)
        rows = [row for row in range(SIDE) if part.gone >> row & 1 == 0 and row != part.rows[seat]]
        columns = [c for c in range(SIDE) if part.gone >> SIDE + c & 1 == 0 and c != part.columns[seat]]
        rng.shuffle(rows)
        rng.shuffle(columns)
        for other in range(s.players):
            if other == seat:
                continue
            part.rows[other] = rows.pop() if part.held[other] & ROW else NONE
            part.columns[other] = columns.pop() if part.held[other] & COLUMN else NONE


def restored_with_this(s: FrescoState, line: int) -> int:
    return SIDE + 1 - (s.unrestored & line).bit_count()


def shown_line(s: FrescoState, lines: tuple[int, ...], number: int) -> dict[str, Any]:
    """A scroll is dead when its line has no segment left to restore."""
    left = (s.unrestored & lines[number]).bit_count()
    return {
        "number": number + 1,
        "segments": segment_names(lines[number]),
        "restored": SIDE - left,
        "dead": left == 0,
    }


def check_lines(table: Reader) -> None:
    """Every row and every column once: whoever holds one of each has exactly one crossing."""
    seen: set[tuple[str, int]] = set()
    for row in table.list(2 * SIDE, 2 * SIDE):
        line = (row["line"].word(LINES), row["index"].int(0, SIDE - 1))
        if line in seen:
            row.fail(f"there is already a scroll for {line[0]} {line[1]}")
        seen.add(line)
