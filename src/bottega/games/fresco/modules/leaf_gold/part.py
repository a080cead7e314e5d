"""What the leaf gold keeps at a running table."""

from typing import Final

from bottega.core.state import COUNTED, PUBLIC, Part

UNASKED: Final = -1

KNOWLEDGE = {
    "gold": COUNTED,
    "disc": PUBLIC,
    "gilding": PUBLIC,
}

HIDDEN = ("draws",)


class GoldPart(Part):
    __slots__ = (
        "disc",
        "draws",
        "gilding",
        "gold",
    )

    def __init__(self, players: int, source: "GoldPart | None" = None) -> None:
        if source is None:
            self.gold: list[int] = [0] * players  # counted: behind each screen; bought and used in the open
            self.disc = -1  # public
            self.gilding = UNASKED  # public: does the running restoration use a leaf? UNASKED, 0 or 1
            self.draws = 0  # hidden
        else:
            # Written by tools/fields.py from the blank state, like __slots__, KNOWLEDGE and HIDDEN.
            self.gold = source.gold[:]
            self.disc = source.disc
            self.gilding = source.gilding
            self.draws = source.draws

    def clone(self) -> "GoldPart":
        return GoldPart(0, self)

    def knowledge(self) -> dict[str, str]:
        return KNOWLEDGE

    def hidden(self) -> tuple[str, ...]:
        return HIDDEN
