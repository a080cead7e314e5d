"""What the wall fresco keeps at a running table."""

from typing import Final

from bottega.core.state import PUBLIC, Part
from bottega.games.fresco.modules.wall_fresco.actions import WALL_SECTIONS

UNKNOWN: Final = -1

KNOWLEDGE = {
    "fronts": PUBLIC,
    "seen": PUBLIC,
    "left": PUBLIC,
    "tiles": PUBLIC,
    "under": PUBLIC,
    "gone": PUBLIC,
    "traded": PUBLIC,
    "trading": PUBLIC,
    "giving": PUBLIC,
    "done": PUBLIC,
}

HIDDEN = ("layout",)


class WallPart(Part):
    __slots__ = (
        "done",
        "fronts",
        "giving",
        "gone",
        "layout",
        "left",
        "seen",
        "tiles",
        "traded",
        "trading",
        "under",
    )

    def __init__(self, players: int, source: "WallPart | None" = None) -> None:
        if source is None:
            self.layout: tuple[int, ...] = ()  # hidden: the tile of each section
            self.fronts: tuple[int, ...] = ()  # public: the colour that each section shows
            self.seen: list[int] = [UNKNOWN] * WALL_SECTIONS  # public: the tiles that have been turned over
            self.left = 0  # public: sections with a tile, as bits
            self.tiles: list[int] = [0] * players  # public: loose before each player: their sections, as bits
            self.under = 0  # public: tiles that have been given up for a request
            self.gone = 0  # public: tiles that have been exchanged
            self.traded: list[int] = [0] * players  # public: exchange tiles: bits of orange, green, purple
            self.trading = 0  # public: the blend of an exchange for which tiles are being chosen
            self.giving = 0  # public: the sections chosen so far
            self.done = 0  # public: the one on the tile has had his turn
        else:
            # Written by tools/fields.py from the blank state, like __slots__, KNOWLEDGE and HIDDEN.
            self.layout = source.layout
            self.fronts = source.fronts
            self.seen = source.seen[:]
            self.left = source.left
            self.tiles = source.tiles[:]
            self.under = source.under
            self.gone = source.gone
            self.traded = source.traded[:]
            self.trading = source.trading
            self.giving = source.giving
            self.done = source.done

    def clone(self) -> "WallPart":
        return WallPart(0, self)

    def knowledge(self) -> dict[str, str]:
        return KNOWLEDGE

    def hidden(self) -> tuple[str, ...]:
        return HIDDEN
