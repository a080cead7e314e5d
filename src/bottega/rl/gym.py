"""One seat of a game for Gymnasium; the others are played by players of ours, or by anything else that plays."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np

from bottega.bots import Bot, BotMaker, make, opponents, take_turn, usual
from bottega.core.errors import OptionError
from bottega.rl.playing import Array, Playing

MODES = ("ansi", "human")

# A name, or what makes a player of its own for each game from the game's id and a seed: a class of yours, say.
Opponent = str | BotMaker


class Single(gymnasium.Env[Array, Any]):
    """The position as the seat knows it; `info["action_mask"]` and `action_masks()` say what is open.

    `opponents` are named as everywhere (`random`, `journeyman`, `package.module:Class`) or brought as classes, one for
    each other seat or one for all; without any, the weakest that people play against. `seat` is where the learner sits;
    None: everywhere in turn, drawn for each game. `more` is what `Playing` takes.

    >>> import bottega.rl as rl
    >>> env = rl.single("fresco-cards", players=2, opponents=["random"])
    >>> observation, info = env.reset(seed=1)
    >>> observation.shape == env.observation_space.shape, int(info["action_mask"].sum()) > 1
    (True, True)
    """

    metadata = {"render_modes": list(MODES)}  # noqa: RUF012 -- as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        opponents: Sequence[Opponent] | Opponent | None = None,
        *,
        seat: int | None = None,
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        self.playing = Playing(game, players, options, **more)
        count = self.playing.players
        self.named = named(self.playing.game.id, opponents, count - 1)
        for opponent in self.named:
            seated(opponent, self.playing.game.id, 0)  # whoever cannot play is told so now, not in the first game
        if seat is not None and not 0 <= seat < count:
            raise OptionError(f"There is no seat {seat}: they run from 0 to {count - 1}.")
        if render_mode is not None and render_mode not in MODES:
            raise OptionError(f"render_mode is one of {', '.join(MODES)}, not {render_mode!r}.")
        self.fixed = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.observation_space = gymnasium.spaces.Box(self.playing.low, self.playing.high, dtype=np.float32)
        self.action_space = gymnasium.spaces.Discrete(self.playing.actions)
        self.others: dict[int, Bot] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        playing = self.playing
        playing.begin(int(self.np_random.integers(1 << 62)))
        self.seat = int(self.np_random.integers(playing.players)) if self.fixed is None else self.fixed
        free = [seat for seat in range(playing.players) if seat != self.seat]
        self.others = {
            seat: seated(name, playing.game.id, int(self.np_random.integers(1 << 62)))
            for seat, name in zip(free, self.named, strict=True)
        }
        self.let_others_play()
        return self.seen()

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        playing = self.playing
        open_ = playing.act(self.seat, action)
        self.let_others_play()
        observation, info = self.seen()
        if not open_:
            info["illegal"] = True
        reward = playing.returns()[self.seat] - (0.0 if open_ else playing.penalty)
        return observation, reward, playing.state.is_over, False, info

    def let_others_play(self) -> None:
        """Until the learner is asked, or nobody is any more."""
        state = self.playing.state
        while not state.is_over and self.seat not in state.to_act:
            other = state.to_act[0]
            take_turn(state, other, self.others[other])

    def seen(self) -> tuple[Array, dict[str, Any]]:
        return self.playing.observed(self.seat), {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> Array:
        """What is open, as masked learners ask for it."""
        return self.playing.mask(self.seat).astype(bool)

    def render(self) -> str | None:
        if self.render_mode == "human":
            print(self.playing.state)
            return None
        return str(self.playing.state) if self.render_mode == "ansi" else None


def seated(opponent: Opponent, game_id: str, seed: int) -> Bot:
    return make(opponent, game_id, seed) if isinstance(opponent, str) else opponent(game_id, seed)


def named(game_id: str, given: Sequence[Opponent] | Opponent | None, count: int) -> list[Opponent]:
    """One player for each other seat.

    >>> named("princes", ["random"], 2)
    ['random', 'random']
    """
    if isinstance(given, str) or callable(given):
        given = [given]
    names = list(given or [next(iter(opponents(game_id)), usual(game_id)).id])
    if len(names) == 1:
        return names * count
    if len(names) != count:
        raise OptionError(f"{count} opponents sit at this table, not {len(names)}.")
    return names
