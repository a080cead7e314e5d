"""Many games between named players: who wins, by how much, and how sure that is.

>>> result = run("fresco", ["random", "random", "random"], games=2, seed=1)
>>> [entry.name for entry in result.entries], result.games
(['random', 'random', 'random'], 2)
"""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bottega.bots import BotError
from bottega.core.edition import Edition
from bottega.core.errors import OptionError
from bottega.core.registry import game
from bottega.lab.kept_games import KeptGames
from bottega.lab.match import Match, MatchResult, check
from bottega.lab.rows import Row
from bottega.lab.statistics import Spread, wilson
from bottega.lab.telling import NOTHING, Told, Wanted, game_rows
from bottega.lab.workers import WorkerLost, results
from bottega.pictures import Picture

__all__ = ["ArenaResult", "BotError", "Entry", "Told", "Wanted", "WorkerLost", "rows", "run"]

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Entry:
    """One player of a run. Two of the same name are two entries."""

    name: str
    wins: float
    win_share: float
    ci95: tuple[float, float]
    scores: Spread

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "wins": round(self.wins, 4),
            "win_share": round(self.win_share, 4),
            "ci95": [round(bound, 4) for bound in self.ci95],
            "mean_score": round(self.scores.mean, 4),
            "scores": self.scores.to_json(),
        }


@dataclass(frozen=True, slots=True)
class ArenaResult:
    game_id: str
    games: int
    seed: int
    entries: tuple[Entry, ...]
    mean_winning_score: float
    rounds: Spread
    decisions: int
    seconds: float

    @property
    def decisions_per_s(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def to_json(self) -> dict[str, Any]:
        """Plain data; all but the last two figures follow from the seed alone."""
        return {
            "game": self.game_id,
            "games": self.games,
            "seed": self.seed,
            "bots": [entry.to_json() for entry in self.entries],
            "mean_winning_score": round(self.mean_winning_score, 4),
            "rounds": self.rounds.to_json(),
            "decisions_per_s": round(self.decisions_per_s, 1),
            "seconds": round(self.seconds, 3),
        }

    def picture(self) -> Picture:
        """Who won how often, as bars with the interval that holds the true share in 95 of 100 cases."""
        from bottega.lab.shown import bars

        return bars(self)

    def _repr_html_(self) -> str:
        """In a notebook: the same picture, and the figures below it."""
        from bottega.lab.shown import page

        return page(self)


def run(
    game_id: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    edition: "str | Path | Edition | None" = None,
    keep: Path | None = None,
    wanted: Wanted = NOTHING,
    listener: Callable[[Match, Told], None] | None = None,
) -> ArenaResult:
    """Play `games` games, in `jobs` processes; bot i sits at seat (i + game) % players.

    `progress` is told the number of games done and their total from time to time, `listener` each game with what is
    `wanted` of it. What the file `keep` holds of this match already is not played again, and the rest is written to it
    game by game.
    """
    if keep is not None and wanted != NOTHING:
        raise OptionError("Of games that were kept from before neither records nor decisions are known.")
    for what, figure in (("number of games", games), ("number of jobs", jobs)):
        if figure < 1:
            raise OptionError(f"The {what} must be at least 1, not {figure}.")
    match = Match(game_id, tuple(bots), seed, dict(options or {}), game(game_id).edition(edition))
    check(match)
    kept = None if keep is None else KeptGames(keep, match)
    played = [] if kept is None else kept.played[:games]
    before = len(played)
    if listener is not None:
        for known in played:
            listener(match, Told(known))
    start = time.perf_counter()
    if before < games:
        for piece in results(match, games, min(jobs, games - before), before, wanted):
            found = [told.result for told in piece]
            played += found
            if kept is not None:
                kept.add(found)
            if listener is not None:
                for told in piece:
                    listener(match, told)
            if progress is not None:
                progress(len(played), games)
    return summary(match, played, time.perf_counter() - start, before)


def rows(game_id: str, bots: Sequence[str], games: int, seed: int, **more: Any) -> list[Row]:
    """A row for each player of each game, for whatever reads tables; `more` is what `run` takes besides.

    >>> [(row["game"], row["player"], row["seat"]) for row in rows("princes", ["random"] * 3, games=1, seed=1)]
    [(0, 'random', 0), (0, 'random', 1), (0, 'random', 2)]
    """
    found: list[Row] = []
    run(game_id, bots, games, seed, listener=lambda match, told: found.extend(game_rows(match, told.result)), **more)
    return found


def summary(match: Match, played: Sequence[MatchResult], seconds: float, before: int = 0) -> ArenaResult:
    """Of all games; those that had been played before took none of the seconds."""
    games = len(played)
    entries = []
    for bot, name in enumerate(match.bots):
        wins = sum(result.shares[bot] for result in played)
        scores = Spread.of([result.scores[bot] for result in played])
        entries.append(Entry(name, wins, wins / games, wilson(wins, games), scores))
    return ArenaResult(
        match.game_id,
        games,
        match.seed,
        tuple(entries),
        sum(result.winning_score for result in played) / games,
        Spread.of([result.rounds for result in played]),
        sum(result.decisions for result in played[before:]),
        seconds,
    )
