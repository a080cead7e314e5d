"""What the visits to all locations share."""

from typing import Final

from bottega.games.fresco.events import Idled, Left
from bottega.games.fresco.module import Added
from bottega.games.fresco.state import FrescoState

EARN_OR_PASS: Final = 3


def must_be_asked(s: FrescoState, painter: int, place: int) -> bool:
    """Nobody is sent away when that would tell what he does not hold."""
    for module in s.rules.on_must_be_asked:  # noqa: SIM110 - a generator would cost more on the hot path
        if module.must_be_asked(s, painter, place):
            return True
    return False


def with_modules(s: FrescoState, painter: int, menu: str, added: Added, mask: int) -> int:
    """What modules add here and what they do not permit; what is never alone comes beside something else."""
    for module, shift in added.asking:
        mask |= module.options(s, painter, menu) << shift
    for module in s.rules.on_filter_actions:
        mask = module.filter_actions(s, painter, menu, mask)
    if mask:
        for module, shift in added.never_alone:
            mask |= module.options(s, painter, menu) << shift
    return mask


def log_left(s: FrescoState, painter: int) -> None:
    if s.log is not None:
        s.log.append(Left(painter, s.rules.rounds[s.final][s.step].name, s.acts))


def log_idle(s: FrescoState, painter: int, unused: int) -> None:
    if s.log is not None and unused > 0:
        s.log.append(Idled(painter, s.rules.rounds[s.final][s.step].name, unused))
