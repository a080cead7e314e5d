"""One game as all doors see it: begun from a seed, stepped by numbers, told as arrays, rewarded at its end."""

from collections.abc import Mapping
from copy import copy
from enum import StrEnum
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt

from bottega.core.errors import IllegalAction, MalformedAction, OptionError
from bottega.core.game import Game
from bottega.core.registry import game as find_game
from bottega.core.setup import Setup
from bottega.core.state import State

Array = npt.NDArray[Any]
NUMBER, BYTE = np.dtype(np.float32), np.dtype(np.int8)
SEED_BITS = 62  # of the seeds that learners deal with
LONGEST = 20_000  # moves; even games at random end long before


class Rewards(StrEnum):
    """What a game is worth at its end; all of them sum to nothing over the table."""

    WIN = "win"  # the share of the win, less that of an even table
    RANK = "rank"  # from 1 for the first to -1 for the last, in even steps
    SCORE = "score"  # one's own points, less the mean of the others', by fifties


POINTS_FOR_ONE = 50.0


class Illegal(StrEnum):
    """What becomes of a choice that is not open."""

    REPLACE = "replace"  # the first one that is open is made instead, `penalty` is taken off, and `info` says so
    RAISE = "raise"


class Playing:
    """The rules of a table and the game that is played at it.

    >>> playing = Playing("fresco", 4)
    >>> playing.begin(7)
    >>> playing.asked(), playing.observed(0).shape == (playing.size,), int(playing.mask(0).sum())
    (0, True, 5)
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        rewards: str = Rewards.WIN,
        illegal: str = Illegal.REPLACE,
        penalty: float = 0.0,
    ) -> None:
        self.game: Game = find_game(game)
        self.players = self.game.players[-1] if players is None else players
        self.options = dict(options or {})
        self.rewards = one_of(Rewards, rewards, "rewards")
        self.illegal = one_of(Illegal, illegal, "illegal")
        self.penalty = penalty
        self.state: State = self.game.new(self.players, 0, self.options)
        self.setup: Setup = self.state.setup
        spec = self.game.tensor_spec(self.setup)
        self.size = sum(part.size for part in spec)
        self.low = bounds([(part.low, part.size) for part in spec])
        self.high = bounds([(part.high, part.size) for part in spec])
        self.actions = self.game.num_actions

    def __deepcopy__(self, memo: object) -> "Playing":
        """The game goes its own way; the rules are the same for both."""
        other = copy(self)
        other.state = self.state.clone()
        return other

    def begin(self, seed: int) -> None:
        self.state = self.game.new(self.players, seed, self.options)

    def asked(self) -> int:
        """Whoever has to decide, one after another when several have to; -1 after the end."""
        to_act = self.state.to_act
        return to_act[0] if to_act else -1

    def observed(self, seat: int) -> Array:
        return np.frombuffer(bytearray(self.state.encoding().tell(self.state, seat)), NUMBER)

    def mask(self, seat: int) -> Array:
        """A 1 for each action that is open to the seat."""
        return np.frombuffer(bytearray(self.state.mask_bytes(seat)), BYTE)

    def act(self, seat: int, action: Any) -> bool:
        """Make a choice of a seat that is asked; whether it was open."""
        if self.illegal is Illegal.RAISE:
            self.state.apply(seat, action)
            return True
        number = index(action)  # whole numbers of any library; half an action is none
        try:
            self.state.apply(seat, number)
        except (IllegalAction, MalformedAction):  # the state is as it was
            legal = self.state.legal_actions(seat)
            if not legal:
                raise
            self.state.apply(seat, legal[0])
            return False
        return True

    def returns(self) -> list[float]:
        """By seat; nothing before the end."""
        return returns(self.state, self.rewards)


def returns(state: State, rewards: Rewards) -> list[float]:
    """
    >>> import bottega
    >>> state = bottega.game("fresco").new(players=4, seed=7)
    >>> returns(state, Rewards.RANK)
    [0.0, 0.0, 0.0, 0.0]
    """
    players = state.players
    if not state.is_over:
        return [0.0] * players
    if rewards is Rewards.WIN:
        return list(state.returns())
    if rewards is Rewards.SCORE:
        scores = state.scores()
        total = sum(scores)
        return [(score - (total - score) / (players - 1)) / POINTS_FOR_ONE for score in scores]
    found, before = [0.0] * players, 0
    for level in state.ranking():
        # Those who share places share what these places bring.
        place = before + (len(level) - 1) / 2
        for seat in level:
            found[seat] = 1.0 - 2.0 * place / (players - 1)
        before += len(level)
    return found


def bounds(parts: list[tuple[float, int]]) -> Array:
    return np.concatenate([np.full(size, bound, np.float32) for bound, size in parts])


def one_of(kind: Any, given: str, what: str) -> Any:
    try:
        return kind(given)
    except ValueError:
        raise OptionError(f"{what!r} is one of {', '.join(map(str, kind))}, not {given!r}.") from None
