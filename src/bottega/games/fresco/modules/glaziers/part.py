"""What the glaziers keep at a running table."""

from typing import Final

from bottega.core.state import COUNTED, PUBLIC, Part
from bottega.games.fresco.actions import SEGMENTS
from bottega.games.fresco.modules.glaziers.actions import BENCH_PLACES, GLASS_COLOURS

NONE: Final = -1
KINDS: Final = len(GLASS_COLOURS)

KNOWLEDGE = {
    "bag": COUNTED,
    "board": PUBLIC,
    "reserve": PUBLIC,
    "stock": COUNTED,
    "bench": PUBLIC,
    "openings": PUBLIC,
    "buys": PUBLIC,
    "chosen": PUBLIC,
    "panes": PUBLIC,
    "glazed": PUBLIC,
    "altar": PUBLIC,
    "adorned": PUBLIC,
}

HIDDEN = (
    "draws",
    "deck",
)


class GlassPart(Part):
    __slots__ = (
        "adorned",
        "altar",
        "bag",
        "bench",
        "board",
        "buys",
        "chosen",
        "deck",
        "draws",
        "glazed",
        "openings",
        "panes",
        "reserve",
        "stock",
    )

    def __init__(self, players: int, source: "GlassPart | None" = None) -> None:
        if source is None:
            self.bag: list[int] = [0] * KINDS  # counted: tokens by colour
            self.board: list[int] = [0] * KINDS  # public
            self.reserve: list[int] = [0] * KINDS  # public
            self.stock: list[int] = [0] * players  # counted: behind the screens, five bits a colour
            self.draws = 0  # hidden
            self.deck: tuple[int, ...] = ()  # hidden: of windows, from the bottom to the top
            self.bench: list[int] = [NONE] * BENCH_PLACES  # public
            self.openings: list[int] = [NONE] * SEGMENTS  # public: the window beside each segment
            self.buys = NONE  # public: glazery actions left in the running turn
            self.chosen = NONE  # public: the place of the bench whose window goes with the running restoration
            self.panes = 0  # public: of that window, as bits: those that have got their glass
            self.glazed = 0  # public: no more glass for it
            self.altar = 0  # public: colours given for the altar window in the running restoration, as bits
            self.adorned = 0  # public: no more glass for that
        else:
            # Written by tools/fields.py from the blank state, like __slots__, KNOWLEDGE and HIDDEN.
            self.bag = source.bag[:]
            self.board = source.board[:]
            self.reserve = source.reserve[:]
            self.stock = source.stock[:]
            self.draws = source.draws
            self.deck = source.deck
            self.bench = source.bench[:]
            self.openings = source.openings[:]
            self.buys = source.buys
            self.chosen = source.chosen
            self.panes = source.panes
            self.glazed = source.glazed
            self.altar = source.altar
            self.adorned = source.adorned

    def clone(self) -> "GlassPart":
        return GlassPart(0, self)

    def knowledge(self) -> dict[str, str]:
        return KNOWLEDGE

    def hidden(self) -> tuple[str, ...]:
        return HIDDEN
