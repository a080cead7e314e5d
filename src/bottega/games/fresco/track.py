"""The victory point track: no two painters ever share a space."""

from typing import Final

from bottega.core.menu import Decider, Menu
from bottega.games.fresco.actions import AHEAD, BEHIND
from bottega.games.fresco.events import Scored, Shifted
from bottega.games.fresco.state import FrescoState

ONLY_AHEAD: Final = 1
AHEAD_OR_BEHIND: Final = 3


def taken(s: FrescoState, painter: int, space: int) -> bool:
    position = s.position
    for other in range(len(position)):  # noqa: SIM110 - a generator would cost a third more on the hot path
        if position[other] == space and other != painter:
            return True
    return False


def free_ahead(s: FrescoState, painter: int, space: int) -> int:
    while taken(s, painter, space):
        space += 1
    return space


def free_behind(s: FrescoState, painter: int, space: int) -> int:
    """The nearest free space behind, one's own included; 0 when it would lose points or leave the track."""
    least = max(s.position[painter], 1)
    while space >= least:
        if not taken(s, painter, space):
            return space
        space -= 1
    return 0


def gain(s: FrescoState, painter: int, points: int) -> None:
    """Advance in play; when the space is taken, its owner chooses the nearest free one ahead or behind."""
    if points <= 0:
        return
    space = s.score(painter) + points
    if not taken(s, painter, space):
        s.position[painter] = space
        return
    s.lander = painter
    s.landing = space
    ask_landing(s)


def ask_landing(s: FrescoState) -> None:
    mask = AHEAD_OR_BEHIND if free_behind(s, s.lander, s.landing) else ONLY_AHEAD
    s.offer(s.seat_of(s.lander), LAND_MENU, mask)


def gain_at_end(s: FrescoState, painter: int, points: int) -> None:
    """Advance in final scoring: always on to the next free space ahead."""
    if points > 0:
        space = s.score(painter) + points
        land(s, painter, space, free_ahead(s, painter, space))


def land(s: FrescoState, painter: int, space: int, free: int) -> None:
    s.position[painter] = free
    if s.log is not None and free != space:
        s.log.append(Shifted(painter, free - space, free))


def log_points(s: FrescoState, painter: int, points: int, source: str) -> None:
    if s.log is not None and points:
        s.log.append(Scored(painter, points, source))


class Landing(Decider):
    def decide(self, s: FrescoState, seat: int, action: int) -> None:
        painter, space = s.lander, s.landing
        s.lander = -1
        s.landing = 0
        find = free_ahead if action == AHEAD else free_behind
        land(s, painter, space, find(s, painter, space))


LAND_MENU: Final = Menu(7, "land", (AHEAD, BEHIND), Landing())
