"""Tables to check, random play at them, and what a check says when a promise is not kept."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

import bottega
from bottega.core.game import Game
from bottega.core.rng import Rng
from bottega.core.state import State

MOST_PLIES = 20_000


class Broken(AssertionError):
    """A promise of the kernel that a game does not keep."""


class Books(Protocol):
    """A game's accounts, kept by a bystander from what is said aloud and compared with the state after each move."""

    def __init__(self, state: State) -> None: ...

    def enter(self, facts: list[dict[str, Any]]) -> None: ...

    def faults(self, state: State) -> list[str]: ...


@dataclass(frozen=True, slots=True)
class Setting:
    game_id: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    books: type[Books] | None = None

    @property
    def game(self) -> Game:
        return bottega.game(self.game_id)

    def new(self, seed: int) -> State:
        return self.game.new(players=self.players, seed=seed, options=self.options)


def demand(holds: bool, state: State, seed: int, wrong: str) -> None:
    if not holds:
        raise Broken(f"{state.game.id}, {state.players} players, seed {seed}, ply {state.ply}: {wrong}")


def choose(state: State, rng: Rng) -> tuple[int, int]:
    seat = state.to_act[rng.below(len(state.to_act))]
    legal = state.legal_actions(seat)
    return seat, legal[rng.below(len(legal))]


def walk(setting: Setting, seed: int) -> Iterator[tuple[State, int, int]]:
    """Random play: each position with the seat and the action about to be taken in it."""
    state, rng = setting.new(seed), Rng(seed, "walk")
    while not state.is_over:
        demand(state.ply < MOST_PLIES, state, seed, "the game does not come to an end")
        seat, action = choose(state, rng)
        yield state, seat, action
        ply = state.ply
        state.apply(seat, action)
        demand(state.ply == ply + 1, state, seed, "a move must add one ply")
