"""The leaf gold, for the quick policy: gold goes on a restoration unless it is worth more as money."""

from typing import cast

from bottega.core.menu import Menu
from bottega.games.fresco.actions import NO
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_quick import ModuleQuick
from bottega.games.fresco.modules.leaf_gold.actions import GILD
from bottega.games.fresco.modules.leaf_gold.rules import LeafGold
from bottega.games.fresco.quick_worth import CENTS, Worth
from bottega.games.fresco.state import FrescoState


class Adviser(ModuleQuick):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(LeafGold, module)

    def answer(self, s: FrescoState, seat: int, menu: Menu, mask: int, worth: Worth) -> int:
        module = self.module
        points = module.leaf_value(s, s.segment) * CENTS
        return GILD if points >= module.thalers * CENTS // s.rules.c.thalers_per_point else NO

    def value(self, s: FrescoState, painter: int, segment: int) -> int:
        part = self.module.part(s)
        if painter >= s.players or part.gold[painter] == 0:
            return 0
        refined = part.disc in s.rules.c.tile_paints[s.layout[segment]]
        return CENTS * self.module.leaf_value(s, segment) // 2 if refined else 0
