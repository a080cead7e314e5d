"""Bottega's games, driven as anyone would drive it from Python. PYTHONPATH says which copy is measured."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import bottega
from worker import SNAPSHOT_EVERY, Request, answer, middle, timed, timed_calls

random = Random(1)
POSITIONS = 16


def play(game: str, players: int, options: dict[str, Any]) -> int:
    choose = random.random
    state = bottega.game(game).new(players=players, seed=random.getrandbits(32), options=options)
    decisions = 0
    while not state.is_over:
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        state.apply(seat, actions[int(choose() * len(actions))])
        decisions += 1
    return decisions


def snapshots(game: str, players: int) -> Iterator[Any]:
    state = bottega.game(game).new(players=players, seed=random.getrandbits(32))
    decisions = 0
    while not state.is_over:
        if decisions % SNAPSHOT_EVERY == 0:
            yield state.clone()
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        state.apply(seat, actions[int(random.random() * len(actions))])
        decisions += 1


def sample(state: Any) -> None:
    state.observe(state.to_act[0]).sample(bottega.Rng(random.getrandbits(32)))


def timed_play(request: Request) -> dict[str, float]:
    return timed(partial(play, request["game"], request["players"], request.get("options", {})), request["seconds"])


def timed_copy(request: Request) -> dict[str, float]:
    return timed_calls([state.clone for state in mid_games(request["game"], request["players"])], request["seconds"])


def timed_sample(request: Request) -> dict[str, float]:
    return timed_calls(
        [partial(sample, state) for state in mid_games(request["game"], request["players"])], request["seconds"]
    )


def timed_playouts(request: Request) -> dict[str, float]:
    """Whole games from the middle on, each in turn; an engine of an earlier day has nobody who plays them at once."""
    game, left = request["game"], mid_games(request["game"], request["players"])
    try:
        from bottega.core.playout import Uniform, play_on
    except ImportError:
        return timed_calls([partial(finish, state) for state in left], request["seconds"])
    policy = Uniform(1) if request["policy"] == "random" else bottega.game(game).policy(1)
    return timed_calls([partial(play_out, play_on, policy, state) for state in left], request["seconds"])


def play_out(play_on: Callable[[Any, Any], int], policy: Any, state: Any) -> None:
    play_on(state.clone(), policy)


def finish(state: Any) -> None:
    state = state.clone()
    choose = random.random
    while not state.is_over:
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        state.apply(seat, actions[int(choose() * len(actions))])


def mid_games(game: str, players: int) -> list[Any]:
    return [middle(snapshots(game, players)) for _ in range(POSITIONS)]


if __name__ == "__main__":
    answer({"play": timed_play, "copy": timed_copy, "sample": timed_sample, "playouts": timed_playouts})
