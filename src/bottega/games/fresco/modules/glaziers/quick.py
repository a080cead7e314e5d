"""The glaziers, for the quick policy: glass that the bench asks for, and the window that brings most."""

from typing import Final, cast

from bottega.core.menu import Menu
from bottega.games.fresco.actions import NO
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_quick import NO_OPINION, ModuleQuick, cover_unused
from bottega.games.fresco.modules.glaziers.actions import BENCH_PLACES, COVER, GLASS, GLAZE, WINDOW
from bottega.games.fresco.modules.glaziers.part import KINDS, NONE
from bottega.games.fresco.modules.glaziers.rules import Glaziers, unpack
from bottega.games.fresco.quick_worth import CENTS, NEVER, Worth
from bottega.games.fresco.sheet import MARKET, count_at
from bottega.games.fresco.state import FrescoState

SPARED: Final = 5  # Thalers that stay in the purse
LOOKED_AT: Final = 3  # places of the bench


class Adviser(ModuleQuick):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(Glaziers, module)

    def answer(self, s: FrescoState, seat: int, menu: Menu, mask: int, worth: Worth) -> int:
        module = self.module
        if menu is module.glass_menu:
            return self.glass_to_buy(s, seat, mask, worth)
        if menu is module.window_menu:
            return WINDOW + self.best_window(s, seat, mask, worth)
        if menu is module.altar_menu and s.final == 0:
            return NO
        best, most = NO, 0
        for kind in range(KINDS):
            if mask & 2 << kind and module.penalties[kind] > most:
                best, most = GLAZE + kind, module.penalties[kind]
        return best

    def glass_to_buy(self, s: FrescoState, seat: int, mask: int, worth: Worth) -> int:
        """The kind that spares most at the windows to come, less its price."""
        module, part = self.module, self.module.part(s)
        if s.final:
            return NO
        have = unpack(part.stock[seat])
        best, most = NO, 0
        for kind in range(KINDS):
            if mask & 2 << kind:
                asked = sum([module.window_panes[window].count(kind) for window in part.bench[:LOOKED_AT]])
                value = CENTS * module.penalties[kind] - worth.thaler * module.prices[kind]
                if asked > have[kind] and value > most:
                    best, most = GLASS + kind, value
        return best

    def best_window(self, s: FrescoState, seat: int, mask: int, worth: Worth) -> int:
        module, part = self.module, self.module.part(s)
        have = unpack(part.stock[seat])
        best, most = 0, NEVER
        for place in range(BENCH_PLACES):
            if mask >> place & 1:
                value = CENTS * module.net(part.bench[place], have) - worth.thaler * module.bench_prices[place]
                if value > most:
                    best, most = place, value
        return best

    def plan(self, s: FrescoState, seat: int, mask: int, target: int) -> int:
        spent = count_at(target, MARKET) * s.rules.c.hour_price[s.hour[seat]]
        if s.final or s.coins[seat] < spent + SPARED or s.unrestored & self.module.segments == 0:
            return NO_OPINION
        return cover_unused(s, mask, target, COVER)

    def value(self, s: FrescoState, painter: int, segment: int) -> int:
        """The oldest window costs nothing."""
        module, part = self.module, self.module.part(s)
        if module.segments >> segment & 1 == 0 or painter >= s.players or part.bench[0] == NONE:
            return 0
        return CENTS * module.net(part.bench[0], unpack(part.stock[painter]))
