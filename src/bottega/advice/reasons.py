"""Why a choice is good: one sentence, as the id of a text and its arguments, made from what the seat sees.

What can be said of a game stands in the file of `advice/games` named like it, as `REASONS`: functions that look at the
figures of a choice, each answers with a reason that is true of them or with None, and the first one that has something
to say is taken. Where no game has anything to say, the difference from the other choices speaks.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bottega.advice.games import of_game
from bottega.advice.turns import Choice, steps
from bottega.advice.weighing import Advice, Weighed
from bottega.core.observation import Observation

ALIKE = 0.2  # points at the end that make no difference
SHOWN = 3  # choices of a hint


@dataclass(frozen=True, slots=True)
class Reason:
    """`id` is the key of a text."""

    id: str
    args: dict[str, int | float | str]


@dataclass(frozen=True)
class Figures:
    """One choice among those of a hint; `turn` are its steps up to the end of this decision, each as it is offered
    then."""

    view: dict[str, Any]
    turn: tuple[Choice, ...]
    weighed: Weighed
    best: Weighed
    others: tuple[tuple[tuple[Choice, ...], Weighed], ...]

    @property
    def choice(self) -> Choice:
        return self.turn[0]

    @property
    def verb(self) -> str:
        return str(self.choice["verb"])

    @cached_property
    def me(self) -> dict[str, Any]:
        mine: dict[str, Any] = self.view["people"][self.view["seat"]]
        return mine

    def rivals(self, verb: str) -> list[Choice]:
        """The other choices with this verb that are open."""
        return [other for other in self.view["choices"] if other["verb"] == verb and other is not self.choice]


Speaker = Callable[[Figures], Reason | None]


@dataclass(frozen=True, slots=True)
class Advised:
    """A line of a hint; `steps` are those of this decision, each as it is offered when its time comes."""

    weighed: Weighed
    reason: Reason
    steps: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Hint:
    level: str  # of the player who thought it out
    ways: int  # how many choices there were
    alike: bool  # whether it hardly matters which of these is taken
    lines: tuple[Advised, ...]  # the best choices, best first


def reason(id: str, **args: float | str) -> Reason:
    return Reason(id, args)


def speakers(game_id: str) -> Sequence[Speaker]:
    found: Sequence[Speaker] = getattr(of_game(game_id), "REASONS", ())
    return found


def hint(observation: Observation, advice: Advice) -> Hint:
    """The best choices with their reasons."""
    view = observation.view
    shown = [(steps(observation, weighed.turn), weighed) for weighed in advice.choices[:SHOWN]]
    told: list[Advised] = []
    for turn, weighed in shown:
        others = tuple([other for other in shown if other[1] is not weighed])
        figures = Figures(view, turn, weighed, advice.choices[0], others)
        spoken = [said for speak in speakers(observation.game.id) if (said := speak(figures)) is not None]
        used = [line.reason for line in told]
        fresh = [said for said in spoken if said.id not in {one.id for one in used}]  # thrice the same says little
        other = [said for said in spoken if said not in used]  # and in the same words it tells no choice from another
        told.append(Advised(weighed, [*fresh, *other, by_difference(figures)][0], turn))
    scores = [weighed.score for _, weighed in shown]
    alike = max(scores) - min(scores) <= ALIKE
    return Hint(advice.level, len(observation.legal_actions), alike, tuple(told))


def by_difference(figures: Figures) -> Reason:
    """What can always be said."""
    weighed, best = figures.weighed, figures.best
    if not figures.others:
        return reason("hint-only")
    if weighed is best:
        second = max([other.score for _, other in figures.others])
        return by_points("hint-ahead", weighed.score, second, weighed.spread)
    return by_points("hint-behind", best.score, weighed.score, weighed.spread)


def by_points(key: str, more: float, less: float, spread: float) -> Reason:
    """As far apart as both are shown, which is in whole points where these are as far off as a point."""
    told = round(more) - round(less) if spread >= 1 else round(round(more, 1) - round(less, 1), 1)
    return reason("hint-close") if more - less <= ALIKE or not told else reason(key, points=told)
