"""The portraits, for the quick policy: the better card when it is worth more than an apprentice's wages."""

from typing import cast

from bottega.core.menu import Menu
from bottega.games.fresco.actions import NO, PICK
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_quick import NO_OPINION, ModuleQuick
from bottega.games.fresco.modules.portraits.actions import PORTRAIT
from bottega.games.fresco.modules.portraits.part import NO_CARD
from bottega.games.fresco.modules.portraits.rules import ANY_BASIC, Card, Portraits
from bottega.games.fresco.paints import BASIC
from bottega.games.fresco.quick_worth import CENTS, Worth
from bottega.games.fresco.state import FrescoState


class Adviser(ModuleQuick):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(Portraits, module)

    def answer(self, s: FrescoState, seat: int, menu: Menu, mask: int, worth: Worth) -> int:
        module = self.module
        if menu is module.paint_menu:
            return PICK + worth.scarcest(s, seat, ANY_BASIC)
        if menu is module.other_menu:
            return PORTRAIT + self.best(s, worth)[0]
        return NO

    def advise(self, s: FrescoState, seat: int, menu: Menu, mask: int, worth: Worth) -> int:
        if menu is not s.rules.studio_menu or mask & menu.bits[PORTRAIT] + menu.bits[PORTRAIT + 1] == 0:
            return NO_OPINION
        space, value = self.best(s, worth)
        return PORTRAIT + space if value > s.rules.c.studio_thalers * worth.thaler else NO_OPINION

    def best(self, s: FrescoState, worth: Worth) -> tuple[int, int]:
        """The space of the better card, and what it is worth."""
        space, most = 0, -1
        rounds = worth.rounds(s)
        for place, number in enumerate(self.module.part(s).shown):
            if number != NO_CARD:
                value = self.card_worth(self.module.cards[number], rounds, worth)
                if value > most:
                    space, most = place, value
        return space, most

    def card_worth(self, card: Card, rounds: int, worth: Worth) -> int:
        reward = card.reward
        value = CENTS * reward.points + worth.thaler * reward.thalers + worth.mood * min(reward.mood, 4)
        for colour in reward.colours:
            value += worth.pot if colour < BASIC else 2 * worth.pot + worth.mixing
        value += card.picks * worth.pot
        return value + rounds * (card.income * worth.thaler + CENTS * card.bonus + worth.mood * card.mood)
