"""Getting up: rear to front, each painter takes a free hour."""

from typing import Final

from bottega.core.menu import Menu
from bottega.core.step import Step
from bottega.games.fresco.actions import HOURS, RISE
from bottega.games.fresco.events import Rose
from bottega.games.fresco.state import FrescoState


class GetUp(Step):
    """Rear to front, each painter takes a free hour."""

    name = "get-up"

    def go(self, s: FrescoState) -> None:
        if s.turn < len(s.choosers):
            painter = s.choosers[s.turn]
            if s.hour[painter]:
                adjust(s, painter, s.hands[painter])
                return
            mask = s.rules.hours_mask & ~s.beds
            if s.rules.rise_added.every and painter < s.players:
                for module, shift in s.rules.rise_added.every:
                    mask |= module.options(s, painter, "rise") << shift
                s.ask(painter, s.rules.rise_menu, mask)
            else:
                s.offer(s.seat_of(painter), s.rules.rise_menu, mask)
            return
        s.order = tuple(sorted(s.choosers, key=s.hour.__getitem__))
        s.next_step()

    def decide(self, s: FrescoState, seat: int, action: int) -> None:
        c = s.rules.c
        painter = s.choosers[s.turn]
        hour = action - RISE + 1
        s.hour[painter] = hour
        s.beds |= 1 << hour - 1
        before, hands = s.mood[painter], s.hands[painter]
        if painter < s.players:
            mood = risen(s, painter, hour) if s.rules.on_mood_after_rising else c.risen[hour][before]
            s.mood[painter] = mood
            s.hands[painter] = apprentices(s, painter, mood)
        if s.log is not None:
            values = c.mood_values
            s.log.append(Rose(painter, hour, values[before], values[s.mood[painter]], s.hands[painter]))
        if s.rules.on_adjusted:
            adjust(s, painter, hands)
        else:
            s.turn += 1


def adjust(s: FrescoState, painter: int, before: int) -> None:
    """His apprentices have come or gone; when nobody has a question any more, the next one chooses."""
    for module in s.rules.on_adjusted:
        if module.adjusted(s, painter, before):
            return
    s.turn += 1


def apprentices(s: FrescoState, painter: int, mood: int) -> int:
    """How many a painter in this mood has."""
    hands: int = s.rules.c.start_apprentices + s.rules.c.mood_hands[mood]
    for module in s.rules.on_more_hands:
        hands += module.more_hands(s, painter)
    return hands


def risen(s: FrescoState, painter: int, hour: int) -> int:
    """The mood of a painter who gets up at this hour."""
    c = s.rules.c
    mood = c.risen[hour][s.mood[painter]]
    for module in s.rules.on_mood_after_rising:
        mood = min(mood + module.mood_after_rising(s, painter), c.mood_top)
    return mood


RISE_MENU: Final = Menu(0, "rise", tuple(range(RISE, RISE + HOURS)), GetUp())
