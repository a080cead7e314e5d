"""All players of a game at mixed tables: a rating for each, and how sure it is.

The ratings are openskill's (Plackett and Luce), which takes whole tables of several players and gives each rating with
a deviation. Players are as strong in their last game as in their first, so that a rating only grows surer.
"""

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from bottega.core.errors import OptionError
from bottega.core.registry import game
from bottega.core.rng import Rng
from bottega.lab.match import Match, MatchResult, check, derived
from bottega.lab.spread import spread
from bottega.lab.statistics import Z95
from bottega.lab.workers import play_one

__all__ = ["Ladder", "Rung", "climb", "tables"]

Progress = Callable[[int, int], None]
FEWEST = 2  # players of whom one can be the better


@dataclass(frozen=True, slots=True)
class Rung:
    """A player as far as some games tell: all, or those at one number of seats."""

    name: str
    rating: float
    error: float  # standard deviation of the rating
    games: int
    win_share: float
    mean_score: float

    def to_json(self) -> dict[str, Any]:
        reach = Z95 * self.error
        return {
            "name": self.name,
            "rating": round(self.rating, 2),
            "ci95": [round(self.rating - reach, 2), round(self.rating + reach, 2)],
            "games": self.games,
            "win_share": round(self.win_share, 4),
            "mean_score": round(self.mean_score, 2),
        }


@dataclass(frozen=True, slots=True)
class Ladder:
    game_id: str
    seed: int
    rungs: tuple[Rung, ...]  # the strongest first
    by_players: Mapping[int, tuple[Rung, ...]]
    seconds: float

    def to_json(self) -> dict[str, Any]:
        """Plain data; all but the time follows from the seed alone."""
        return {
            "game": self.game_id,
            "seed": self.seed,
            "ladder": [rung.to_json() for rung in self.rungs],
            "by_players": {str(count): [rung.to_json() for rung in rungs] for count, rungs in self.by_players.items()},
            "seconds": round(self.seconds, 3),
        }


def climb(
    game_id: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    players: Sequence[int] | None = None,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    ray: str | None = None,
    progress: Progress | None = None,
) -> Ladder:
    """`games` games at each number of seats, at tables that are mixed anew each time.

    >>> ladder = climb("fresco-cards", ["random", "apprentice"], games=4, seed=1, players=[2])
    >>> [rung.name for rung in ladder.rungs], ladder.rungs[0].games
    (['apprentice', 'random'], 4)
    """
    if len(set(bots)) < FEWEST:
        raise OptionError("A ladder needs at least two different players.")
    rating_model()  # who has none hears it before the games, not after
    counts = tuple(players or game(game_id).players)
    begun = time.perf_counter()
    matches = [
        Match(game_id, seats, derived(seed, f"ladder/{count}/{number}"), dict(options or {}))
        for count in counts
        for number, seats in enumerate(tables(bots, count, games, seed))
    ]
    for match in matches[:: max(1, games)]:
        check(match)
    played: list[tuple[Match, MatchResult]] = []
    for match, result in zip(matches, spread(play_one, matches, min(jobs, len(matches)), ray), strict=True):
        played.append((match, result))
        if progress is not None:
            progress(len(played), len(matches))
    by_players = {count: rated(bots, [one for one in played if one[0].players == count]) for count in counts}
    return Ladder(game_id, seed, rated(bots, played), by_players, time.perf_counter() - begun)


def tables(bots: Sequence[str], players: int, games: int, seed: int) -> list[tuple[str, ...]]:
    """Who sits where in each game: those who have played least, twice only where there are too few of them.

    >>> tables(["one", "two", "three"], 2, 3, seed=1)
    [('one', 'two'), ('three', 'one'), ('two', 'three')]
    """
    rng = Rng(seed, f"ladder/{players}")
    so_far = dict.fromkeys(bots, 0)
    drawn = []
    for _ in range(games):
        mixed: list[str] = rng.shuffled(so_far)
        chosen: list[str] = []
        for _ in range(players):
            name = min(mixed, key=lambda name: (chosen.count(name), so_far[name]))
            chosen.append(name)
            so_far[name] += 1
        drawn.append(tuple(rng.shuffled(chosen)))
    return drawn


@dataclass(slots=True)
class Climber:
    """What is known of a player while games are gone through."""

    rating: Any  # openskill's
    shares: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)


def rated(bots: Iterable[str], played: Sequence[tuple[Match, MatchResult]]) -> tuple[Rung, ...]:
    model = rating_model()
    climbers = {name: Climber(model.rating(name=name)) for name in bots}
    for match, result in played:
        teams = [[climbers[name].rating] for name in match.bots]
        after = model.rate(teams, ranks=[float(place) for place in result.places])
        for name in dict.fromkeys(match.bots):
            seats = [seat for seat, other in enumerate(match.bots) if other == name]
            climber = climbers[name]
            # Who sits at a table twice has learnt the mean of what both seats tell.
            mu, sigma = (fmean([getattr(after[seat][0], part) for seat in seats]) for part in ("mu", "sigma"))
            climber.rating = model.rating(mu=mu, sigma=sigma, name=name)
            climber.shares += [result.shares[seat] for seat in seats]
            climber.scores += [result.scores[seat] for seat in seats]
    rungs = [
        Rung(name, one.rating.mu, one.rating.sigma, len(one.scores), fmean(one.shares), fmean(one.scores))
        for name, one in climbers.items()
        if one.scores
    ]
    return tuple(sorted(rungs, key=lambda rung: -rung.rating))


def rating_model() -> Any:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise OptionError("Ratings need openskill: pip install 'bottega[lab]'.") from None
    return PlackettLuce(tau=0.0)  # nobody learns from one game to the next
