"""PettingZoo's classic games, in the loop of its own pages; ours are played in the same one."""

from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from worker import Request, answer, timed


def zoo_game(env: Any, random: Random) -> int:
    """One game; an agent that is through only says goodbye."""
    choose = random.random
    env.reset(seed=random.getrandbits(30))
    decisions = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        open_ = seen["action_mask"].nonzero()[0]
        env.step(open_[int(choose() * len(open_))])
        decisions += 1
    return decisions


def with_classic(request: Request) -> dict[str, float]:
    env = import_module(f"pettingzoo.classic.{request['game']}").env()
    return timed(partial(zoo_game, env, Random(1)), request["seconds"])


if __name__ == "__main__":
    answer({"aec": with_classic})
