"""One game of the arena, from its number to its result; anything a player does wrong is told in one line."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from bottega.bots import Bot, Visitor, make, take_turn, unhurried
from bottega.core.edition import Edition
from bottega.core.registry import game
from bottega.core.state import State


@dataclass(frozen=True, slots=True)
class Match:
    """What all games of one run have in common; small and plain, so that it travels to other processes."""

    game_id: str
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, Any]
    edition: Edition | None = None

    @property
    def players(self) -> int:
        return len(self.bots)

    def seat(self, bot: int, number: int) -> int:
        """Everybody sits everywhere in turn."""
        return (bot + number) % self.players

    def new(self, number: int) -> State:
        return game(self.game_id).new(self.players, self.game_seed(number), self.options, self.edition)

    def game_seed(self, number: int) -> int:
        return derived(self.seed, f"game/{number}")

    def seated(self, number: int) -> list[Bot]:
        """The players by seat."""
        by_seat = sorted((self.seat(bot, number), name) for bot, name in enumerate(self.bots))
        seeds = [derived(self.game_seed(number), f"seat/{seat}") for seat, _ in by_seat]
        return [unhurried(make(name, self.game_id, seed)) for seed, (_, name) in zip(seeds, by_seat, strict=True)]


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How one game ended, by bot in the order they were named."""

    number: int
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]  # 1 for the best; who shares a place has the same
    winning_score: int
    rounds: int
    decisions: int


def derived(seed: int, what: str) -> int:
    """A seed of its own for each thing, the same in every process."""
    return int.from_bytes(sha256(f"arena/{seed}/{what}".encode()).digest()[:8], "big")


class Stopped(Exception):
    """Somebody wants the run to end now."""


def play(match: Match, number: int, stop: Callable[[], bool] = bool) -> MatchResult:
    """Play game `number` of a run to its end."""
    return result(match, number, played(match, number, stop))


def played(match: Match, number: int, stop: Callable[[], bool] = bool) -> State:
    """Game `number` of a run, at its end."""
    state = match.new(number)
    bots = match.seated(number)
    visitors = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, Visitor)}
    for visitor in visitors.values():
        visitor.stop_when(stop)
    try:
        while not state.is_over:
            if stop():
                raise Stopped
            seat = state.to_act[0]
            take_turn(state, seat, bots[seat])
    finally:
        for seat, visitor in visitors.items():
            visitor.leave(state.observe(seat) if state.is_over else None)
    return state


def result(match: Match, number: int, state: State) -> MatchResult:
    ranking = state.ranking()
    winners = ranking[0]
    places = {seat: place for place, level in enumerate(ranking, 1) for seat in level}
    scores = state.scores()
    seats = [match.seat(bot, number) for bot in range(match.players)]
    return MatchResult(
        number,
        tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats),
        tuple(scores[seat] for seat in seats),
        tuple(places[seat] for seat in seats),
        max(scores[seat] for seat in winners),
        int(state.view(None).get("round", 0)),
        state.ply,
    )


def check(match: Match) -> None:
    """Refuse before the first game what would go wrong in it: an unknown game, player, option or number of seats."""
    match.new(0)
    match.seated(0)


def chunks(games: int, jobs: int, first: int = 0) -> list[Sequence[int]]:
    """The game numbers from `first` on in pieces: several for each process, so that none waits long for the last one.

    >>> chunks(50, jobs=2)[:2]
    [range(0, 3), range(3, 6)]
    """
    size = max(1, min(8, (games - first) // (jobs * 8)))
    return [range(number, min(number + size, games)) for number in range(first, games, size)]
