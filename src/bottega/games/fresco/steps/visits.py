"""What the visits to all locations share."""

from typing import Final

from bottega.games.fresco.events import Left
from bottega.games.fresco.module import Added
from bottega.games.fresco.state import FrescoState

EARN_OR_PASS: Final = 3


def lingers(s: FrescoState, painter: int, place: int) -> bool:
    """Nobody is sent away when that would tell what he does not hold."""
    for module in s.rules.on_lingers:  # noqa: SIM110 - a generator would cost more on the hot path
        if module.lingers(s, painter, place):
            return True
    return False


def with_modules(s: FrescoState, painter: int, menu: str, added: Added, mask: int) -> int:
    """What modules add here and what they do not permit; what is said aside comes beside something else only."""
    for module, shift in added.asking:
        mask |= module.options(s, painter, menu) << shift
    for module in s.rules.on_permit:
        mask = module.permit(s, painter, menu, mask)
    if mask:
        for module, shift in added.aside:
            mask |= module.options(s, painter, menu) << shift
    return mask


def tell_left(s: FrescoState, painter: int) -> None:
    if s.log is not None:
        s.log.append(Left(painter, s.rules.rounds[s.final][s.step].name, s.acts))
