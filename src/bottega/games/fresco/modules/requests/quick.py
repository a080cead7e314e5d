"""The bishop's requests, for the quick policy: the dearest one, as soon as it can be fulfilled."""

from typing import cast

from bottega.core.menu import Menu
from bottega.games.fresco.actions import NO, PICK
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_quick import NO_OPINION, ModuleQuick
from bottega.games.fresco.modules.requests.actions import REQUEST, REQUEST_TYPES
from bottega.games.fresco.modules.requests.rules import ANY_BASIC, Requests
from bottega.games.fresco.quick_worth import Worth
from bottega.games.fresco.state import FrescoState


class Adviser(ModuleQuick):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(Requests, module)

    def answer(self, s: FrescoState, seat: int, menu: Menu, mask: int, worth: Worth) -> int:
        if menu is self.module.paint_menu:
            return PICK + worth.scarcest(s, seat, ANY_BASIC)
        return NO if menu is self.module.other_menu else NO_OPINION

    def advise(self, s: FrescoState, seat: int, menu: Menu, mask: int, worth: Worth) -> int:
        if menu is not s.rules.workshop_menu:
            return NO_OPINION
        best, most = NO_OPINION, 0
        for stack in range(len(REQUEST_TYPES)):
            if mask & menu.bits[REQUEST + stack]:
                top = self.module.top(s, stack)
                if top is not None and top.points > most:
                    best, most = REQUEST + stack, top.points
        return best
