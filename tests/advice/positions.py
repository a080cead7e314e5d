"""Positions to be advised in, and advice that costs nothing to make."""

from collections.abc import Iterator
from dataclasses import replace

import bottega
from bottega import Rng, bots
from bottega.advice import Advice, Weighed
from bottega.advice.turns import follow
from bottega.core.observation import Observation
from bottega.core.state import State

GAMES = (("fresco", 3), ("princes", 3), ("fresco-cards", 3))


def positions(game_id: str, players: int, seed: int, level: str = "random") -> Iterator[tuple[State, int]]:
    """Every decision of a game between computers, and the seat that is asked."""
    state = bottega.game(game_id).new(players, seed)
    seated = [bots.make(level, game_id, seat) for seat in range(players)]
    while not state.is_over:
        seat = state.to_act[0]
        yield state, seat
        state.apply(seat, seated[seat].choose(state.observe(seat)))


def decision(game_id: str, kind: str, seed: int = 3, number: int = 1) -> Observation:
    """The first decision of that kind with a real choice, or a later one."""
    for state, seat in positions(game_id, 3, seed):
        observation = state.observe(seat)
        if observation.view["deciding"] == kind and len(observation.legal_actions) > 1:
            number -= 1
            if number == 0:
                return observation
    raise LookupError(kind)


def followed(observation: Observation, first: int) -> Advice:
    """As `made_up`, each choice with the steps with which the strongest player would go on."""
    player = bots.adviser(observation.game.id).plays_on(observation.game.id, 1)
    world = observation.sample(Rng(1))
    advice = made_up(observation, first)
    choices = [
        replace(one, turn=follow(world, observation.seat, (one.action,), player).actions) for one in advice.choices[:3]
    ]
    return replace(advice, choices=tuple(choices))


def made_up(observation: Observation, first: int) -> Advice:
    """As if the legal actions from that one on had been weighed, each a point below the one before."""
    legal = observation.legal_actions
    turned = [*legal[first:], *legal[:first]]
    weighed = [Weighed(action, 50.0 - n, 3.0, 0.5, 4, (action,), ()) for n, action in enumerate(turned)]
    return Advice("journeyman", tuple(weighed), turned[0])
