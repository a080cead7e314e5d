"""The special blends, for the quick policy: pink and brown where a segment in view asks for them."""

from typing import cast

from bottega.core.menu import Menu
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_quick import NO_OPINION, ModuleQuick
from bottega.games.fresco.modules.special_blends.actions import SPECIAL_BLEND, SPECIAL_COLOURS
from bottega.games.fresco.modules.special_blends.rules import RECIPES, SpecialBlends
from bottega.games.fresco.quick_worth import BITS, Worth
from bottega.games.fresco.state import FrescoState


class Adviser(ModuleQuick):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(SpecialBlends, module)

    def advise(self, s: FrescoState, seat: int, menu: Menu, mask: int, worth: Worth) -> int:
        if menu is not s.rules.workshop_menu:
            return NO_OPINION
        best, most = NO_OPINION, 0
        stock = 0
        for number in range(len(SPECIAL_COLOURS)):
            if mask & menu.bits[SPECIAL_BLEND + number] == 0:
                continue
            if stock == 0:
                worth.look(s, seat, 0)
                stock = worth.at(s.rules).stock(s.paints[seat])
                most = worth.prospect(stock)
            first, second, result = self.module.c.recipes[RECIPES + number]
            value = worth.prospect(stock - (1 << BITS * first) - (1 << BITS * second) + (1 << BITS * result))
            if value > most:
                best, most = SPECIAL_BLEND + number, value
        return best
