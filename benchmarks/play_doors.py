"""Bottega's games as learners play them: step by step, with what an agent sees and what is open to it.

Every step takes any open action, found in the way of each door: a learner's net would choose among the same. PYTHONPATH
says which copy is measured.
"""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import bottega
from bottega import rl
from play_zoo import zoo_game
from worker import Request, answer, timed

random = Random(1)
ROWS = 1024
ROUNDS_BEFORE = 100  # steps of all rows, so that they are in the middle of their games


def stepped(request: Request, look: Callable[[Any, int], object]) -> int:
    """A game by the engine itself; `look` is what a seat is told before it chooses."""
    choose = random.random
    state = bottega.game(request["game"]).new(players=request["players"], seed=random.getrandbits(32))
    decisions = 0
    while not state.is_over:
        seat = state.to_act[0]
        look(state, seat)
        actions = state.legal_actions(seat)
        state.apply(seat, actions[int(choose() * len(actions))])
        decisions += 1
    return decisions


def masked(state: Any, seat: int, mask: bytearray) -> None:
    state.mask_into(seat, mask)


def told(state: Any, seat: int, mask: bytearray, numbers: bytearray) -> None:
    state.mask_into(seat, mask)
    state.tensor_into(seat, numbers)


def with_mask(request: Request) -> dict[str, float]:
    mask = bytearray(bottega.game(request["game"]).num_actions)
    return timed(partial(stepped, request, partial(masked, mask=mask)), request["seconds"])


def with_tensor(request: Request) -> dict[str, float]:
    game = bottega.game(request["game"])
    start = game.new(players=request["players"], seed=1)
    mask, numbers = bytearray(game.num_actions), bytearray(game.tensor(start, 0))
    return timed(partial(stepped, request, partial(told, mask=mask, numbers=numbers)), request["seconds"])


def with_many(request: Request) -> dict[str, float]:
    """All rows at once: whose turn it is, what that seat knows and what is open to it, in arrays."""
    many = rl.Many(request["game"], ROWS, players=request["players"], seed=random.getrandbits(32))
    for _ in range(ROUNDS_BEFORE):
        many.step(many.random_actions())

    def once() -> int:
        many.step(many.random_actions())
        return ROWS

    return timed(once, request["seconds"])


def with_aec(request: Request) -> dict[str, float]:
    env = rl.aec(request["game"], players=request["players"])
    return timed(partial(zoo_game, env, random), request["seconds"])


def with_single(request: Request) -> dict[str, float]:
    """Gymnasium: the learner's own steps, and all that the others do between them."""
    env = rl.single(request["game"], players=request["players"], opponents=["random"])
    choose = random.random

    def game() -> int:
        _, info = env.reset(seed=random.getrandbits(30))
        decisions, over = 0, False
        while not over:
            open_ = info["action_mask"].nonzero()[0]
            _, _, over, _, info = env.step(open_[int(choose() * len(open_))])
            decisions += 1
        return decisions

    return timed(game, request["seconds"])


def with_open_spiel(request: Request) -> dict[str, float]:
    """In the loop in which OpenSpiel's own games are played."""
    import pyspiel

    from play_open_spiel import timed_observed

    rl.open_spiel.register()
    name = f"bottega_{request['game'].replace('-', '_')}"
    return timed_observed(pyspiel.load_game(name, {"players": request["players"]}), request["seconds"])


if __name__ == "__main__":
    answer(
        {
            "mask": with_mask,
            "tensor": with_tensor,
            "many": with_many,
            "aec": with_aec,
            "single": with_single,
            "open_spiel": with_open_spiel,
        }
    )
