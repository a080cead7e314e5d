"""Games of the quick policy against itself, each seat with weights of its own, drawn around the present ones.

How well the seats did, against how they differed, says which way to go.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bottega.bots.master.relatives import drawn, varied
from bottega.core.playout import Seated, play_on
from bottega.core.registry import game
from bottega.core.rng import Rng
from bottega.lab.match import derived
from bottega.lab.statistics import margins
from bottega.lab.workers import unless_stopped


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some games of one kind; small and plain, so that it travels to other machines."""

    game_id: str
    players: int
    options: Mapping[str, Any]
    seed: int
    numbers: Sequence[int]
    weights: tuple[float, ...]
    against: tuple[float, ...] | None = None  # the weights of every second seat; None: the same
    spread: float = 0.0  # by how much of themselves the weights of a seat differ, by and large
    errs: int = 0  # of a thousand decisions, left to chance


@dataclass(slots=True)
class Played:
    """What came of it, a row for each seat of each game."""

    deviations: list[list[float]] = field(default_factory=list)  # of its weights, in standard deviations
    margins: list[float] = field(default_factory=list)  # own points less the mean of the others'
    wins: list[float] = field(default_factory=list)
    tried: list[bool] = field(default_factory=list)  # whether the seat had `weights`, not those `against` them

    def add(self, other: "Played") -> None:
        for name in Played.__dataclass_fields__:
            getattr(self, name).extend(getattr(other, name))


def play(stretch: Stretch) -> Played:
    played = Played()
    for number in unless_stopped(stretch.numbers):
        play_game(stretch, number, played)
    return played


def play_game(stretch: Stretch, number: int, played: Played) -> None:
    rules, players = game(stretch.game_id), stretch.players
    # Two games in a row have the same deal and the two sides' seats exchanged: luck counts for both.
    pair = number // 2 if stretch.against is not None else number
    seed = derived(stretch.seed, f"training/{pair}")
    rng = Rng(seed, f"weights/{number}")
    state = rules.new(players, seed, stretch.options)
    tried = [stretch.against is None or (seat + number) % 2 == 0 for seat in range(players)]
    deviations = [drawn(rng, len(stretch.weights)) if stretch.spread else [] for _ in range(players)]
    weights = [
        varied(stretch.weights if tried[seat] else stretch.against or (), deviations[seat], stretch.spread)
        for seat in range(players)
    ]
    policies = [rules.policy(rng.below(1 << 30), own) for own in weights]
    play_on(state, Seated(rng.below(1 << 30), policies, stretch.errs))
    winners = state.ranking()[0]
    played.deviations += deviations
    played.margins += margins(state.scores())
    played.wins += [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    played.tried += tried
