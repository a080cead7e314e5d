"""A player that was learnt: a small net, which needs numpy alone. `examples/learn_cards.py` learns one.

bottega arena fresco-cards --bots examples.learnt_player:Learnt,random,random --games 200 --seed 1
"""

import os
from functools import cache
from pathlib import Path

import numpy as np

from bottega import Observation

LEARNT = Path(__file__).parents[1] / "build" / "learn" / "policy.npz"
NET = "LEARNT_POLICY"  # names another file in the environment

Layer = tuple[np.ndarray, np.ndarray]


class Learnt:
    """Takes the choice that the net likes best among those that are open."""

    name = "learnt"
    games = ("fresco-cards",)

    def __init__(self, game_id: str, seed: int) -> None:
        file = Path(os.environ.get(NET, LEARNT))
        self.layers = layers(file, file.stat().st_mtime_ns)

    def choose(self, observation: Observation) -> int:
        told = np.frombuffer(observation.tensor(), np.float32)
        for weight, bias in self.layers[:-1]:
            told = np.tanh(weight @ told + bias)
        weight, bias = self.layers[-1]
        legal = list(observation.legal_actions)
        return legal[int(np.argmax(weight[legal] @ told + bias[legal]))]


@cache
def layers(file: Path, changed: int) -> list[Layer]:
    """The weights and biases in the order they are used; read anew when the file has changed."""
    with np.load(file) as kept:
        parts = [kept[f"arr_{n}"] for n in range(len(kept.files))]
    return list(zip(parts[::2], parts[1::2], strict=True))
