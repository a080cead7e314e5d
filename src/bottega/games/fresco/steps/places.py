"""Studio, workshop and theatre."""

from typing import Final

from bottega.core.menu import Menu
from bottega.core.step import Step
from bottega.games.fresco.actions import ATTEND, BLEND, BLENDS, EARN, PASS
from bottega.games.fresco.events import Attended, Blended, Earned
from bottega.games.fresco.paints import BASIC, BLENDED, COLOURS, ONE
from bottega.games.fresco.rules import BLEND_SHIFT
from bottega.games.fresco.scoring import earn
from bottega.games.fresco.sheet import STUDIO, THEATRE, WORKSHOP
from bottega.games.fresco.state import FrescoState
from bottega.games.fresco.steps.visits import EARN_OR_PASS, log_idle, log_left, must_be_asked, with_modules

WORKSHOP_PASS: Final = 1 << len(BLENDS)
BLEND_BITS: Final = (1 << BLENDED - BASIC) - 1


class Studio(Step):
    name = "studio"

    def go(self, s: FrescoState) -> None:
        painter = s.visitor(STUDIO)
        if painter < 0:
            return
        rules = s.rules
        if rules.studio_changed:
            for module in rules.at_studio:
                if module.visit(s, painter, STUDIO):
                    return
            mask = studio_mask(s, painter)
            if mask:
                s.ask(painter, rules.studio_menu, mask)
            else:
                s.acts = 0
        else:
            s.ask(painter, rules.studio_menu, EARN_OR_PASS)

    def decide(self, s: FrescoState, seat: int, action: int) -> None:
        if action != EARN:
            log_left(s, seat)
            s.acts = 0
            return
        s.acts -= 1
        if s.log is not None:
            s.log.append(Earned(seat, s.rules.c.studio_thalers))
        earn(s, seat, s.rules.c.studio_thalers)


def studio_mask(s: FrescoState, painter: int) -> int:
    return with_modules(s, painter, "studio", s.rules.studio_added, EARN_OR_PASS)


class Workshop(Step):
    name = "workshop"

    def go(self, s: FrescoState) -> None:
        painter = s.visitor(WORKSHOP)
        if painter < 0:
            return
        rules = s.rules
        if rules.workshop_changed:
            for module in rules.at_workshop:
                if module.visit(s, painter, WORKSHOP):
                    return
            mask = workshop_mask(s, painter)
        else:
            mask = rules.means(s.paints[painter]) >> BLEND_SHIFT & BLEND_BITS
        if mask or (rules.on_must_be_asked and must_be_asked(s, painter, WORKSHOP)):
            s.ask(painter, rules.workshop_menu, mask | WORKSHOP_PASS)
        else:
            log_idle(s, painter, s.acts - (s.blends > 0))
            s.blends = 0
            s.acts = 0

    def decide(self, s: FrescoState, seat: int, action: int) -> None:
        if action == PASS:
            log_left(s, seat)
            s.blends = 0
            s.acts = 0
            return
        make_blend(s, seat, action - BLEND)


def workshop_mask(s: FrescoState, painter: int) -> int:
    rules = s.rules
    mask = rules.means(s.paints[painter]) >> BLEND_SHIFT & BLEND_BITS
    return with_modules(s, painter, "workshop", rules.workshop_added, mask)


def make_blend(s: FrescoState, seat: int, number: int) -> None:
    first, second, result = s.rules.c.recipes[number]
    s.paints[seat] += ONE[result] - ONE[first] - ONE[second]
    s.blends += 1
    most = s.rules.c.blends_each
    for module in s.rules.on_blends:
        most = module.blends(s, seat, most)
    if s.blends == most:
        s.blends = 0
        s.acts -= 1
    if s.log is not None:
        s.log.append(Blended(seat, (COLOURS[first], COLOURS[second]), COLOURS[result]))


def blends_left(s: FrescoState, painter: int) -> int:
    """How often his apprentices who are still in the workshop may blend together."""
    left = s.acts * s.rules.c.blends_each - s.blends
    for module in s.rules.on_blends_left:
        left = module.blends_left(s, painter, left)
    return left


class Theatre(Step):
    name = "theatre"

    def go(self, s: FrescoState) -> None:
        painter = s.visitor(THEATRE)
        if painter < 0:
            return
        rules = s.rules
        mask = EARN_OR_PASS if s.mood[painter] < rules.c.mood_top else 0
        if rules.theatre_changed:
            for module in rules.at_theatre:
                if module.visit(s, painter, THEATRE):
                    return
            for module, shift in rules.theatre_added.asking:
                mask |= module.options(s, painter, "theatre") << shift
            if mask:
                for module, shift in rules.theatre_added.never_alone:
                    mask |= module.options(s, painter, "theatre") << shift
        if mask or (rules.on_must_be_asked and must_be_asked(s, painter, THEATRE)):
            s.ask(painter, rules.theatre_menu, mask | EARN_OR_PASS)
        else:
            log_idle(s, painter, s.acts)
            s.acts = 0

    def decide(self, s: FrescoState, seat: int, action: int) -> None:
        if action != ATTEND:
            log_left(s, seat)
            s.acts = 0
            return
        c = s.rules.c
        before = s.mood[seat]
        s.acts -= 1
        s.mood[seat] = min(before + theatre_mood(s, seat), c.mood_top)
        if s.log is not None:
            s.log.append(Attended(seat, c.mood_values[before], c.mood_values[s.mood[seat]]))


def theatre_mood(s: FrescoState, painter: int) -> int:
    """How far one apprentice raises the mood."""
    mood = s.rules.c.theatre_mood
    for module in s.rules.on_theatre_mood:
        mood = module.theatre_mood(s, painter, mood)
    return mood


STUDIO_MENU: Final = Menu(4, "studio", (EARN, PASS), Studio())
WORKSHOP_MENU: Final = Menu(5, "workshop", (*range(BLEND, BLEND + len(BLENDS)), PASS), Workshop())
THEATRE_MENU: Final = Menu(6, "theatre", (ATTEND, PASS), Theatre())
