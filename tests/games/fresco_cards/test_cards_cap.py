"""No game of the card game runs away: how often the cap on turns ends one."""

import pytest

from bottega.games.fresco_cards.state import CardsState
from bottega.testing.conformance import Setting, walk

GAMES = 1000


def end_of(players: int, seed: int) -> CardsState:
    *_, (state, _, _) = walk(Setting("fresco-cards", players), seed)
    assert isinstance(state, CardsState)
    assert state.is_over
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_do_not_reach_the_cap(players: int) -> None:
    assert {end_of(players, seed).reason for seed in range(30)} == {"sections"}


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_how_often_the_cap_ends_a_random_game(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    ends = [end_of(players, seed) for seed in range(GAMES)]
    capped, longest = sum(end.reason == "turn-cap" for end in ends), max(end.round for end in ends)
    with capsys.disabled():
        print(f"\n{players} x random: {capped} of {GAMES} games reached the cap; the longest had {longest} rounds")
    assert capped == 0
