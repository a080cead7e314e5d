"""The medico, for the quick policy: the ill stay apart from the healthy, and medicine is used as soon as it helps."""

from typing import Final, cast

from bottega.core.menu import Menu
from bottega.games.fresco.actions import NO
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_quick import NO_OPINION, ModuleQuick
from bottega.games.fresco.modules.medico.actions import (
    ASIDE,
    BOTTLE,
    BOTTLES,
    COVER,
    INFECT,
    PLACES_OF_THE_ILL,
    PLAN_ILL,
    PLAN_NEUTRAL,
    SEND,
    USE,
)
from bottega.games.fresco.modules.medico.part import JUICE, NO_BOTTLE
from bottega.games.fresco.modules.medico.rules import Medico
from bottega.games.fresco.quick_worth import Worth
from bottega.games.fresco.sheet import CATHEDRAL, COLUMNS, MARKET, STUDIO, THEATRE, WORKSHOP, count_at, ill_at
from bottega.games.fresco.state import FrescoState

OFTEN: Final = 2  # ill ones from which on the medico is called


class Adviser(ModuleQuick):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(Medico, module)

    def answer(self, s: FrescoState, seat: int, menu: Menu, mask: int, worth: Worth) -> int:
        module = self.module
        if menu is module.aside_menu:
            return ASIDE + 1  # an ill one, who recovers
        if menu is module.send_menu:
            return SEND
        if menu is module.infect_menu:
            return INFECT + 1  # the neutral one
        if menu is module.bottle_menu:
            return BOTTLE + (mask & -mask).bit_length() - 1
        return self.bottle_to_use(s, seat, mask) if menu is module.heal_menu else NO_OPINION

    def bottle_to_use(self, s: FrescoState, seat: int, mask: int) -> int:
        ill = self.module.part(s).ill[seat]
        for kind in range(len(BOTTLES)):
            if mask & 2 << kind and kind != JUICE and ill:
                return USE + kind
        thirsty = mask & 2 << JUICE and s.mood[seat] < s.rules.c.mood_top
        return USE + JUICE if thirsty else NO

    def plan(self, s: FrescoState, seat: int, mask: int, target: int) -> int:
        """The neutral one where somebody is wanted; the ill where nobody else is."""
        plan, bits = s.plans[seat], s.rules.plan_menu.bits
        offered = [bottle for bottle in self.module.part(s).offer if bottle != NO_BOTTLE]
        if mask & bits[COVER] and count_at(plan, MARKET) == 0 and offered and self.module.part(s).ill[seat] >= OFTEN:
            return COVER
        for column in range(COLUMNS):
            place = COLUMNS if s.final and column == THEATRE else column
            if count_at(plan, column) < count_at(target, column) and mask & bits[PLAN_NEUTRAL + place]:
                return PLAN_NEUTRAL + place
        if mask & (1 << COLUMNS + 1) - 1:
            return NO_OPINION  # the healthy first
        for place in range(len(PLACES_OF_THE_ILL)):
            column = (STUDIO, WORKSHOP, CATHEDRAL, THEATRE)[place]
            ill = (1, 2, 0, 3)[place]
            if mask & bits[PLAN_ILL + ill] and count_at(plan, column) == ill_at(plan, column):
                return PLAN_ILL + ill
        for place in range(len(bits) - PLAN_NEUTRAL):
            if mask & bits[PLAN_NEUTRAL + place]:
                return PLAN_NEUTRAL + place
        return NO_OPINION
