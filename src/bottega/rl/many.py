"""Many games at once: each row of the arrays is a game that waits for a decision.

The arrays are made once and written anew at each step, by the engine itself; whoever keeps what they hold copies it.
A game that has ended begins anew at once, with a deal of its own, so that all rows are always waiting. Whose turn it is
differs from row to row: `seats` says whose, and what is told is what that seat knows.
"""

import gc
from collections.abc import Mapping
from typing import Any

import numpy as np

from bottega.core.batch import random_rows, step_rows, tell_rows
from bottega.core.errors import IllegalAction, OptionError
from bottega.core.rng import Rng
from bottega.core.state import State
from bottega.rl.playing import SEED_BITS, Array, Playing, Rewards, returns


class Many:
    """`n` games of one kind, stepped together.

    - `observations` (n, size) float32, `masks` (n, actions) int8: what the asked seats know, and what is open to them
    - `seats` (n,): who is asked
    - `done` (n,): whether the game of this row ended with the last step; `rewards` (n, players) is then what it brought
      each seat, and the row shows the next game already
    - `games`, `moves`: of all rows since the beginning
    - `low`, `high` (size,): between what the numbers of an observation lie

    Without `observing` no observations are written: for players who need none.

    >>> many = Many("fresco-cards", 8, players=2, seed=1)
    >>> for _ in range(200):
    ...     many.step(many.random_actions())
    >>> many.observations.shape == (8, many.size), many.moves, many.games > 0
    (True, 1600, True)
    """

    def __init__(
        self,
        game: str,
        n: int,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        rewards: str = Rewards.WIN,
        *,
        observing: bool = True,
    ) -> None:
        if n < 1:
            raise OptionError(f"At least one game is needed, not {n}.")
        playing = Playing(game, players, options, rewards)
        self.game, self.players, self.options = playing.game, playing.players, playing.options
        self.kind = playing.rewards
        self.size, self.actions, self.n = playing.size, playing.actions, n
        self.low, self.high = playing.low, playing.high
        self.deals = np.random.default_rng(seed)
        self.observations = np.zeros((n, self.size if observing else 0), np.float32)
        self.masks = np.zeros((n, self.actions), np.int8)
        self.seats = np.zeros(n, np.int64)
        self.done = np.zeros(n, bool)
        self.rewards = np.zeros((n, self.players), np.float32)
        self.games = self.moves = 0
        self.chance = Rng(seed, "many").word
        self.rows = np.arange(n)
        self.asked = [0] * n  # `seats`, as the engine takes them
        self.states = [self.deal() for _ in range(n)]
        self.look()
        self.tell(list(range(n)))

    def __repr__(self) -> str:
        return f"<{self.n} game{'' if self.n == 1 else 's'} of {self.game.id} for {self.players} players>"

    def look(self) -> None:
        """The bytes of the arrays, into which the engine writes."""
        self.told = self.observations.data.cast("B") if self.observations.size else None
        self.open = self.masks.data.cast("B")

    def __getstate__(self) -> dict[str, Any]:
        """All but those: a copy has arrays of its own."""
        return {name: value for name, value in vars(self).items() if name not in ("told", "open")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.look()

    def deal(self) -> State:
        return self.game.new(self.players, int(self.deals.integers(1 << SEED_BITS)), self.options)

    def tell(self, rows: list[int]) -> None:
        tell_rows(rows, self.states, self.asked, self.told, self.size, self.open, self.actions)
        self.seats[:] = self.asked

    def step(self, actions: Array | list[int]) -> None:
        """One choice for each row, as numbers of actions. When one of them is not open nothing is done at all."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,) or not np.issubdtype(chosen.dtype, np.integer):
            raise OptionError(f"{self.n} whole numbers are needed, one for each row.")
        inside = (chosen >= 0) & (chosen < self.actions)
        open_ = inside & (self.masks[self.rows, np.where(inside, chosen, 0)] != 0)
        if not open_.all():
            row = int(np.argmin(open_))
            raise IllegalAction("not-open", f"In row {row} the action {int(chosen[row])} is not open.")
        self.done[:] = False
        self.rewards[:] = 0.0
        # What is made in a step is freed in it or kept for long, and to look through all games for it is a fifth of the
        # time: Python looks for what is not needed any more between two steps.
        collecting = gc.isenabled()
        gc.disable()
        try:
            self.go_on(chosen.tolist())
        finally:
            if collecting:
                gc.enable()

    def go_on(self, actions: list[int]) -> None:
        ended = step_rows(self.states, self.asked, actions, self.told, self.size, self.open, self.actions)
        for row in ended:
            self.done[row] = True
            self.rewards[row] = returns(self.states[row], self.kind)
            self.states[row] = self.deal()
        self.tell(ended)
        self.games += len(ended)
        self.moves += self.n

    def random_actions(self) -> Array:
        """Any open action in each row."""
        chosen, self.chance = random_rows(self.states, self.asked, self.chance)
        return np.array(chosen)
