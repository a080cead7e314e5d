"""catanatron's environment for Gymnasium: the learner's own steps, and what three random players do between them."""

from random import Random
from typing import Any

import catanatron_gym
import gymnasium
from catanatron import Color, RandomPlayer

from worker import Request, answer, timed

random = Random(1)
COLOURS = (Color.RED, Color.WHITE, Color.ORANGE)


def with_gym(request: Request) -> dict[str, float]:
    enemies = [RandomPlayer(colour) for colour in COLOURS[: request["players"] - 1]]
    env: Any = gymnasium.make(f"{catanatron_gym.__name__}:catanatron-v1", config={"enemies": enemies})

    def game() -> int:
        _, info = env.reset(seed=random.getrandbits(30))
        decisions, over = 0, False
        while not over:
            actions = info["valid_actions"]
            _, _, terminated, truncated, info = env.step(actions[int(random.random() * len(actions))])
            over = terminated or truncated
            decisions += 1
        return decisions

    return timed(game, request["seconds"])


if __name__ == "__main__":
    answer({"single": with_gym})
