"""Recruiting: a profession leaves an opponent's table for one's hand, and the recruiting card stays in its place."""

from typing import Final

from bottega.core.menu import Decider, Menu
from bottega.games.princes.actions import PROFESSIONS
from bottega.games.princes.codes import HOLD, RECRUIT
from bottega.games.princes.events import HeldRecruiting, Recruited
from bottega.games.princes.menus import HOLD_BIT, run
from bottega.games.princes.state import STORY, TOLD_RECRUIT, TOLD_SEAT, PrincesState


def ask_recruit(s: PrincesState) -> None:
    """The card just bought may be used at once; with nobody to recruit it goes into hand."""
    s.offer(s.actor, RECRUIT_MENU, s.recruitable(s.actor) | HOLD_BIT)


def recruit(s: PrincesState, seat: int, profession: int) -> None:
    """The opponent keeps his number of cards."""
    card = 1 << profession
    other = 0
    while s.played[other] & card == 0:
        other += 1
    s.played[other] ^= card
    s.replaced[other] += 1
    s.hand[seat] |= card
    s.story = s.story << STORY | TOLD_RECRUIT | seat << TOLD_SEAT | profession
    if s.log is not None:
        s.log.append(Recruited(seat, other, s.rules.c.profession_ids[profession]))


class Calling(Decider):
    def decide(self, s: PrincesState, seat: int, action: int) -> None:
        s.calling = 0
        s.cards[seat] += 1
        if action != HOLD:
            recruit(s, seat, action - RECRUIT)
            return
        s.recruiting[seat] += 1
        if s.log is not None:
            s.log.append(HeldRecruiting(seat))


RECRUIT_MENU: Final = Menu(7, "recruit", (*run(RECRUIT, len(PROFESSIONS)), HOLD), Calling())
