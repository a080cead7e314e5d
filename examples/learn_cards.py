"""Learns the card game by playing against itself: MaskablePPO of sb3-contrib, on many games stepped together.

make learn    # about a minute: a learning curve, and a player for the arena (examples/learnt_player.py), in build/learn
"""

import argparse
import csv
import os
import time
from pathlib import Path

import numpy as np
import torch
from sb3_contrib import MaskablePPO

from bottega import rl
from bottega.lab import arena, plot
from examples.learnt_player import LEARNT, NET

ROWS, STEPS = 128, 128  # games side by side, and decisions in each from one lesson to the next
POINT = 2 * ROWS * STEPS  # decisions from one point of the curve to the next
TABLE = ["examples.learnt_player:Learnt", "random", "random"]
HEAD = ("decisions", "win_share", "low", "high", "points", "points_of_random")
LINE = "{:>8,} decisions: {:6.1%} of the wins ({:.1%} to {:.1%}), {:.1f} points to {:.1f}; {:.0f} s"

Point = tuple[float, ...]


def learner(seed: int) -> MaskablePPO:
    torch.set_num_threads(1)  # the same seed learns the same on any number of cores
    return rl.sb3.self_play(
        rl.Many("fresco-cards", ROWS, players=len(TABLE), seed=seed, rewards="rank"),
        n_steps=STEPS,
        batch_size=1024,
        n_epochs=3,
        learning_rate=1e-3,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )


def keep(model: MaskablePPO, file: Path) -> None:
    """The part of the net that chooses, as plain arrays: whoever plays with it needs no torch."""
    inner = [layer for layer in model.policy.mlp_extractor.policy_net if isinstance(layer, torch.nn.Linear)]
    layers = [*inner, model.policy.action_net]
    np.savez(file, *[part.detach().numpy() for layer in layers for part in (layer.weight, layer.bias)])


def learn(steps: int, seed: int, games: int, folder: Path) -> list[Point]:
    """At each point of the curve the policy is kept, and plays against two players at random."""
    file = folder / LEARNT.name
    os.environ[NET] = str(file)
    model, begun = learner(seed), time.process_time()
    curve: list[Point] = []
    while True:
        keep(model, file)
        mine, other, _ = arena.run("fresco-cards", TABLE, games, seed).entries
        curve.append((model.num_timesteps, mine.win_share, *mine.ci95, mine.scores.mean, other.scores.mean))
        print(LINE.format(*curve[-1], time.process_time() - begun), flush=True)
        if model.num_timesteps >= steps:
            return curve
        model.learn(min(POINT, steps - model.num_timesteps), reset_num_timesteps=False)


def tell(curve: list[Point], folder: Path) -> None:
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([HEAD, *[[round(figure, 4) for figure in point] for point in curve]])
    shares = [(point[0], point[1]) for point in curve]
    up = "share of wins against two players at random"
    (folder / "curve.svg").write_text(plot.line_picture(shares, "decisions", up, even=1 / len(TABLE)), "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn the card game by self-play.")
    parser.add_argument("--steps", type=int, default=10 * POINT, help=f"decisions to learn from ({10 * POINT})")
    parser.add_argument("--seed", type=int, default=1, help="the same seed learns the same (1)")
    parser.add_argument("--games", type=int, default=200, help="games played for each point of the curve (200)")
    parser.add_argument("--out", type=Path, default=LEARNT.parent, metavar="DIR", help="where it is kept (build/learn)")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    tell(learn(asked.steps, asked.seed, asked.games, asked.out), asked.out)
