"""Games of OpenSpiel, written in C++ and driven from Python; only players' decisions count, not the dice and deals."""

from functools import partial
from random import Random
from typing import Any

import pyspiel

from worker import Request, answer, timed

random = Random(1)


def chance(outcomes: list[tuple[int, float]]) -> int:
    # Deals are uniform and as long as the deck: no walk for them, or hearts would pay for our sampling. Dice differ.
    if outcomes[0][1] == outcomes[-1][1]:
        return outcomes[int(random.random() * len(outcomes))][0]
    left = random.random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


def play(game: Any) -> int:
    choose = random.random
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state.chance_outcomes()))
            continue
        actions = state.legal_actions()
        state.apply_action(actions[int(choose() * len(actions))])
        decisions += 1
    return decisions


def timed_play(request: Request) -> dict[str, float]:
    return timed(partial(play, pyspiel.load_game(request["game"])), request["seconds"])


if __name__ == "__main__":
    answer({"play": timed_play})
