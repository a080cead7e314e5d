"""The wall fresco, for the quick policy: a spare blend goes on the wall."""

from typing import cast

from bottega.core.menu import Menu
from bottega.games.fresco.actions import NO, PLAN
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_quick import NO_OPINION, ModuleQuick, cover_unused
from bottega.games.fresco.modules.wall_fresco.actions import COVER, TILE
from bottega.games.fresco.modules.wall_fresco.rules import WallFresco
from bottega.games.fresco.quick_worth import Worth
from bottega.games.fresco.sheet import COLUMNS, count_at, cover_at
from bottega.games.fresco.state import FrescoState


class Adviser(ModuleQuick):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(WallFresco, module)

    def answer(self, s: FrescoState, seat: int, menu: Menu, mask: int, worth: Worth) -> int:
        if menu is not self.module.wall_menu:
            return NO_OPINION
        return menu.ids[mask.bit_length() - 1] if mask > 1 else NO

    def plan(self, s: FrescoState, seat: int, mask: int, target: int) -> int:
        """The tile on a location where nobody is wanted, then somebody on it."""
        plan = s.plans[seat]
        number = s.rules.tiles.index(TILE) + 1
        for column in range(COLUMNS):
            if cover_at(plan, column) == number:
                place = COLUMNS if s.final and column == COLUMNS - 1 else column
                return PLAN + place if count_at(plan, column) == 0 and mask >> place & 1 else NO_OPINION
        return cover_unused(s, mask, target, COVER) if self.module.payable(s, seat) else NO_OPINION
