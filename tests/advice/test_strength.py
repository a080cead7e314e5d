"""What the advice says is played: it must not be weaker than the player who gives it. Only in long runs."""

from statistics import fmean

import pytest

import bottega
from bottega import bots
from bottega.advice import usual_playouts, weigh

from .positions import GAMES

MATCHES = {"fresco": 8, "princes": 12, "fresco-cards": 16}


def margins(game_id: str, players: int, seed: int) -> float:
    """By how many points whoever follows the advice ends above the mean of the others."""
    state = bottega.game(game_id).new(players, seed)
    advised = seed % players
    seated = [bots.adviser(game_id).maker(game_id, seat) for seat in range(players)]
    while not state.is_over:
        seat = state.to_act[0]
        observation = state.observe(seat)
        if seat == advised and len(observation.legal_actions) > 1:
            action = weigh(observation, playouts=usual_playouts(game_id) // 2, seed=state.ply).choices[0].action
        else:
            action = seated[seat].choose(observation)
        state.apply(seat, action)
    scores = state.scores()
    return scores[advised] - fmean([score for seat, score in enumerate(scores) if seat != advised])


@pytest.mark.soak
@pytest.mark.parametrize(("game_id", "players"), GAMES)
def test_who_follows_the_advice_is_not_weaker(game_id: str, players: int) -> None:
    ahead = [margins(game_id, players, seed) for seed in range(MATCHES[game_id])]
    assert fmean(ahead) > -2.0, ahead
