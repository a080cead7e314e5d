"""Scrolls, complete, as numbers for a learner."""

from typing import cast

from bottega.core.tensor import Encoding, tell_bits
from bottega.games.fresco.actions import SIDE
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_tensor import ModuleTensor
from bottega.games.fresco.modules.scrolls.rules import COLUMN, LINES, ROW, Scrolls
from bottega.games.fresco.state import FrescoState


class Told(ModuleTensor):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(Scrolls, module)

    def name(self, e: Encoding) -> None:
        self.line = e.one_of("seat0.scrolls", "one's row and column that are not played yet", SIDE, (len(LINES),))
        e.bits("scrolls.gone", "scrolls that have been played: rows, columns", (len(LINES), SIDE))
        e.stretch("scrolls.playing", "the row and the column played for the restoration to come", (len(LINES), SIDE))

    def name_painter(self, e: Encoding, who: str) -> None:
        self.held = e.small_bits(f"{who}.scrolls_held", "whether the row and the column are not played yet", len(LINES))

    def tell(self, s: FrescoState, seat: int, out: list[bytes]) -> None:
        part = self.module.part(s)
        held, line = part.held[seat], self.line
        out.append(line[part.rows[seat] if held & ROW else -1])
        out.append(line[part.columns[seat] if held & COLUMN else -1])
        tell_bits(out, part.gone, len(LINES) * SIDE)
        out.append(line[part.played_row])
        out.append(line[part.played_column])

    def tell_painter(self, s: FrescoState, seat: int, other: int, out: list[bytes]) -> None:
        out.append(self.held[self.module.part(s).held[other] if other < s.players else 0])
