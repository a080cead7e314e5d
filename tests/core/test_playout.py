"""Positions played on by a policy, to a given moment."""

import pytest

import bottega
from bottega.core.playout import GAME, ROUND, TURN, Policy, Uniform, play_on
from bottega.core.state import State

TABLES = [(meta.id, players) for meta in bottega.metas() for players in meta.players]


class First(Policy):
    """A policy of another package."""

    __slots__ = ()

    def choose(self, state: State, seat: int) -> int:
        return state.legal_actions(seat)[0]


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_game_is_played_to_its_end(game_id: str, players: int) -> None:
    state = bottega.game(game_id).new(players, seed=3)
    made = play_on(state, Uniform(seed=1), GAME)
    assert state.is_over
    assert made == state.ply == len(state.moves())


@pytest.mark.parametrize(("game_id", "players"), TABLES)
@pytest.mark.parametrize("until", [ROUND, TURN])
def test_it_stops_when_the_moment_has_come(game_id: str, players: int, until: int) -> None:
    state = bottega.game(game_id).new(players, seed=3)
    policy, stops = Uniform(seed=1), 0
    while not state.is_over:
        begun = state.stage(until)
        made = play_on(state, policy, until)
        assert made > 0
        assert bool(state.is_over) or state.stage(until) != begun
        stops += 1
    assert stops > 1


def test_a_round_ends_where_the_next_begins() -> None:
    state = bottega.game("fresco").new(4, seed=3)
    play_on(state, Uniform(seed=1), ROUND)
    assert (state.view()["round"], state.view()["phase"]) == (2, "get-up")


def test_a_turn_is_no_longer_than_a_round() -> None:
    state = bottega.game("fresco").new(4, seed=3)
    turns = state.clone()
    assert play_on(turns, Uniform(seed=1), TURN) < play_on(state, Uniform(seed=1), ROUND)


def test_the_same_seed_makes_the_same_moves() -> None:
    played = [bottega.game("princes").new(4, seed=3) for _ in range(3)]
    for state, seed in zip(played, (1, 1, 2), strict=True):
        play_on(state, Uniform(seed))
    assert played[0].moves() == played[1].moves() != played[2].moves()


def test_a_policy_may_come_from_another_package() -> None:
    state = bottega.game("fresco-cards").new(3, seed=3)
    play_on(state, First(seed=0))
    assert state.is_over
