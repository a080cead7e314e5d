"""What the scrolls keep at a running table."""

from typing import Final

from bottega.core.state import OWN, PUBLIC, Part

NONE: Final = -1

KNOWLEDGE = {
    "rows": OWN,
    "columns": OWN,
    "held": PUBLIC,
    "gone": PUBLIC,
    "played_row": PUBLIC,
    "played_column": PUBLIC,
}


class ScrollPart(Part):
    __slots__ = (
        "columns",
        "gone",
        "held",
        "played_column",
        "played_row",
        "rows",
    )

    def __init__(self, players: int, source: "ScrollPart | None" = None) -> None:
        if source is None:
            self.rows: list[int] = [NONE] * players  # own: each player's row
            self.columns: list[int] = [NONE] * players  # own
            self.held: list[int] = [0] * players  # public: what each player has not played yet: ROW, COLUMN
            self.gone = 0  # public: scrolls that have been played, as bits: rows, then columns
            self.played_row = NONE  # public: for the restoration to come
            self.played_column = NONE  # public
        else:
            # Written by tools/fields.py from the blank state, like __slots__, KNOWLEDGE and HIDDEN.
            self.rows = source.rows[:]
            self.columns = source.columns[:]
            self.held = source.held[:]
            self.gone = source.gone
            self.played_row = source.played_row
            self.played_column = source.played_column

    def clone(self) -> "ScrollPart":
        return ScrollPart(0, self)

    def knowledge(self) -> dict[str, str]:
        return KNOWLEDGE
