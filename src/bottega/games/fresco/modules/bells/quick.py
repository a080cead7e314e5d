"""The bells, for the quick policy: an audience for whoever has the money to pay a certificate in full."""

from typing import Final, cast

from bottega.core.menu import Menu
from bottega.games.fresco.actions import NO
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_quick import NO_OPINION, ModuleQuick, cover_unused
from bottega.games.fresco.modules.bells.actions import CERTIFICATE, COVER, INSTALMENT, PAY
from bottega.games.fresco.modules.bells.part import NONE
from bottega.games.fresco.modules.bells.rules import Bells
from bottega.games.fresco.quick_worth import CENTS, NEVER, Worth
from bottega.games.fresco.sheet import MARKET, count_at
from bottega.games.fresco.state import FrescoState

BELL: Final = 45  # hundredths of a point that a golden bell may bring in the end
SPARED: Final = 4  # Thalers that stay in the purse


class Adviser(ModuleQuick):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(Bells, module)

    def answer(self, s: FrescoState, seat: int, menu: Menu, mask: int, worth: Worth) -> int:
        module = self.module
        if menu is module.audience_menu:
            return CERTIFICATE + self.best(s, s.coins[seat], worth)
        if menu is module.last_menu:
            return menu.ids[mask.bit_length() - 1] if mask > 1 else NO
        if menu is module.due_menu:
            return INSTALMENT + (mask & -mask).bit_length() - 1
        return PAY + mask.bit_length() - 1  # as much as possible

    def best(self, s: FrescoState, coins: int, worth: Worth) -> int:
        """The place of the best certificate; one that cannot be paid in full is a burden."""
        module = self.module
        best, most = 0, NEVER
        for place, certificate in enumerate(module.part(s).shown):
            if certificate != NONE:
                price, bells = module.prices[certificate], module.golden[certificate]
                value = CENTS * module.points[certificate] + BELL * bells - worth.thaler * price
                if price > coins:
                    value = -BELL * bells - worth.thaler * (price - coins)
                if value > most:
                    best, most = place, value
        return best

    def plan(self, s: FrescoState, seat: int, mask: int, target: int) -> int:
        module = self.module
        shown = [module.prices[certificate] for certificate in module.part(s).shown if certificate != NONE]
        spent = count_at(target, MARKET) * s.rules.c.hour_price[s.hour[seat]]
        if not shown or module.part(s).partly[seat] or min(shown) + spent + SPARED > s.coins[seat]:
            return NO_OPINION
        return cover_unused(s, mask, target, COVER)
