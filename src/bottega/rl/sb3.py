"""Self-play for Stable-Baselines3: one learner plays all seats of many games.

MaskablePPO of sb3-contrib believes that each environment is one agent's story. `Tables` are its environments, a row of
`Many` each, in which whoever is asked is the learner; `Seats` credits each choice with what came of it for the seat
that made it. `pip install sb3-contrib` brings what is needed.
"""

from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.buffers import MaskableRolloutBuffer
from stable_baselines3.common.vec_env import VecEnv

from bottega.core.errors import OptionError
from bottega.rl.credit import advantages
from bottega.rl.many import Many
from bottega.rl.playing import Array


def self_play(many: Many, policy: Any = "MlpPolicy", **more: Any) -> MaskablePPO:
    """A learner for all seats of these games; `more` is what MaskablePPO takes.

    A choice leads to the next one of its own seat: from one to the other `gamma` (usually 1) and `gae_lambda` count.
    """
    return Learner(policy, Tables(many), **crediting(many), **{"gamma": 1.0, **more})


def load(file: str | Path, many: Many, **more: Any) -> MaskablePPO:
    """A learner that was saved goes on learning, at these games; `more` is what `MaskablePPO.load` takes.

    Whoever only wants to play with it, or to teach it elsewhere, takes `MaskablePPO.load`.
    """
    return Learner.load(file, env=Tables(many), **crediting(many), **more)


def crediting(many: Many) -> dict[str, Any]:
    return {"rollout_buffer_class": Seats, "rollout_buffer_kwargs": {"many": many}}


class Learner(MaskablePPO):  # type: ignore[misc]  # sb3-contrib has no types
    def _excluded_save_params(self) -> list[str]:
        """The games stay here: learnt from elsewhere, a saved copy of them would credit the wrong seats."""
        return [*super()._excluded_save_params(), "rollout_buffer_class", "rollout_buffer_kwargs"]


class Tables(VecEnv):  # type: ignore[misc]  # Stable-Baselines3 has no types
    """The rows of `Many`, each as an environment."""

    def __init__(self, many: Many) -> None:
        if not many.observations.size:
            raise OptionError("A learner needs games that are observed.")
        self.many = many
        super().__init__(many.n, Box(many.low, many.high, dtype=np.float32), Discrete(many.actions))

    def reset(self) -> Array:
        return self.many.observations.copy()  # the array itself is written anew at the next step

    def step_async(self, actions: Array) -> None:
        self.chosen = actions

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        """The rewards are those of the seats that moved; `Seats` knows the others'."""
        many, moved = self.many, self.many.seats.copy()
        many.step(self.chosen)
        return many.observations.copy(), many.rewards[many.rows, moved], many.done.copy(), [{} for _ in many.rows]

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **more: Any) -> list[Array]:
        return {"action_masks": list(self.many.masks)}[method_name]

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[None]:
        return {"render_mode": [None] * self.many.n}[attr_name]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"The rows of a batch have no {attr_name!r} of their own.")

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        return [False] * self.many.n

    def close(self) -> None:
        """Nothing is held open."""


class Seats(MaskableRolloutBuffer):  # type: ignore[misc]  # as above
    """Remembers who chose, and what each game brought to all its seats."""

    def __init__(self, *args: Any, many: Many, **more: Any) -> None:
        self.many = many
        super().__init__(*args, **more)

    def reset(self) -> None:
        super().reset()
        self.seats = [self.many.seats.copy()]
        self.done: list[Array] = []
        self.brought: list[Array] = []

    def add(self, *args: Any, **more: Any) -> None:
        """What was chosen, right after the step."""
        super().add(*args, **more)
        self.seats.append(self.many.seats.copy())
        self.done.append(self.many.done.copy())
        self.brought.append(self.many.rewards.copy())

    def compute_returns_and_advantage(self, last_values: Any, dones: Array) -> None:
        values = np.vstack([self.values, last_values.cpu().numpy().reshape(1, -1)])
        seats, done, brought = np.array(self.seats), np.array(self.done), np.array(self.brought)
        self.advantages = advantages(seats, values, done, brought, self.gamma, self.gae_lambda)
        self.returns = self.advantages + self.values
