"""The partners of a player who is measured: sound but for what they are there for."""

import pytest

import bottega
from bottega.bots import make, usual
from bottega.bots.master import Budget
from bottega.lab.sparring import Earlier, Noisy


@pytest.mark.parametrize("game_id", ["fresco-cards", "princes"])
def test_a_noisy_player_does_anything_in_some_decisions_and_else_what_is_usual(game_id: str) -> None:
    state = bottega.game(game_id).new(3, seed=4)
    noisy, sound = Noisy(game_id, 1), make(usual(game_id).id, game_id, 1)
    asked = otherwise = 0
    while not state.is_over:
        observation = state.observe(state.to_act[0])
        chosen = noisy.choose(observation)
        assert chosen in observation.legal_actions
        if len(observation.legal_actions) > 3:
            asked += 1
            otherwise += chosen != sound.choose(observation)
        state.apply(observation.seat, chosen)
    assert 0 < otherwise < asked / 3


@pytest.mark.parametrize(("game_id", "players"), [("fresco", 2), ("fresco-cards", 3), ("princes", 3)])
def test_the_master_of_the_generation_before_plays_every_game(game_id: str, players: int) -> None:
    state = bottega.game(game_id).new(players, seed=4)
    while len(state.legal_actions(state.to_act[0])) < 2:
        state.apply(state.to_act[0], state.legal_actions(state.to_act[0])[0])
    observation = state.observe(state.to_act[0])
    earlier = Earlier(game_id, 1)
    earlier.budget = Budget(playouts=6, choices=3)
    assert earlier.choose(observation) in observation.legal_actions
