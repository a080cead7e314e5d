"""The wishing well, for the quick policy: pennies go with whoever goes to the market, and cards are used when they
can be."""

from typing import Final, cast

from bottega.core.menu import Menu
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_quick import NO_OPINION, ModuleQuick
from bottega.games.fresco.modules.wishing_well.actions import PENNY, THROW, WISH
from bottega.games.fresco.modules.wishing_well.part import BUSKER, FINDER, LUCKY, PAINTS, PRAISE, TIP
from bottega.games.fresco.modules.wishing_well.rules import WishingWell
from bottega.games.fresco.quick_worth import Worth
from bottega.games.fresco.sheet import MARKET, count_at
from bottega.games.fresco.state import FrescoState

# In every menu at most one of them stands beside the moves of the base game, apart from the market's.
GLADLY: Final = (THROW, WISH + LUCKY, *[WISH + kind for kind in PAINTS], *[WISH + k for k in (PRAISE, TIP, FINDER)])
MOOD_FOR_MUSIC: Final = 2  # below the top


class Adviser(ModuleQuick):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(WishingWell, module)

    def advise(self, s: FrescoState, seat: int, menu: Menu, mask: int, worth: Worth) -> int:
        bits = menu.bits
        size = len(bits)
        if menu is s.rules.rise_menu:
            busks = size > WISH + BUSKER and mask & bits[WISH + BUSKER]
            return WISH + BUSKER if busks and s.mood[seat] <= s.rules.c.mood_top - MOOD_FOR_MUSIC else NO_OPINION
        if size <= THROW:
            return NO_OPINION
        for action in GLADLY:
            if action < size and mask & bits[action]:
                return action
        return NO_OPINION

    def plan(self, s: FrescoState, seat: int, mask: int, target: int) -> int:
        """When nobody is left to place, so that only those at the market carry one."""
        if mask & self.module.penny_bit and count_at(s.plans[seat], MARKET) >= count_at(target, MARKET):
            return PENNY
        return NO_OPINION
