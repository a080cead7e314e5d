"""Games of OpenSpiel, written in C++ and driven from Python; only players' decisions count, not the dice and deals."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pyspiel
from open_spiel.python.observation import make_observation

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


def play(game: Any, look: Callable[[Any, int], object] | None = None) -> int:
    """A whole game; `look` is what a player is told before he chooses."""
    choose = random.random
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state.chance_outcomes()))
            continue
        if look is not None:
            look(state, state.current_player())
        actions = state.legal_actions()
        state.apply_action(actions[int(choose() * len(actions))])
        decisions += 1
    return decisions


def timed_play(request: Request) -> dict[str, float]:
    return timed(partial(play, pyspiel.load_game(request["game"])), request["seconds"])


def timed_told(request: Request) -> dict[str, float]:
    return timed_observed(pyspiel.load_game(request["game"]), request["seconds"])


def timed_observed(game: Any, seconds: float) -> dict[str, float]:
    """With the observation as a tensor before each choice, as OpenSpiel's own learners ask for it."""
    observation = make_observation(game)
    return timed(partial(play, game, observation.set_from), seconds)


if __name__ == "__main__":
    answer({"play": timed_play, "told": timed_told})
