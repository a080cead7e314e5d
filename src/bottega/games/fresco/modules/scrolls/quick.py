"""The scrolls, for the quick policy: one is played when its line is well restored, or for want of another chance."""

from typing import Final, cast

from bottega.core.menu import Menu
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_quick import NO_OPINION, ModuleQuick
from bottega.games.fresco.modules.scrolls.actions import SCROLL
from bottega.games.fresco.modules.scrolls.part import NONE
from bottega.games.fresco.modules.scrolls.rules import BOTH, COLUMN, ROW, Scrolls
from bottega.games.fresco.quick_worth import Worth
from bottega.games.fresco.state import FrescoState

ENOUGH: Final = 3  # points, before the final round


class Adviser(ModuleQuick):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(Scrolls, module)

    def advise(self, s: FrescoState, seat: int, menu: Menu, mask: int, worth: Worth) -> int:
        if menu is not s.rules.cathedral_menu:
            return NO_OPINION
        part = self.module.part(s)
        best, most = NO_OPINION, 0 if s.final else ENOUGH - 1
        for lines in (ROW, COLUMN, BOTH):
            if mask & menu.bits[SCROLL + lines - 1]:
                row = part.rows[seat] if lines & ROW else NONE
                column = part.columns[seat] if lines & COLUMN else NONE
                points = self.module.points(s, row, column)
                if points > most:
                    best, most = SCROLL + lines - 1, points
        return best
