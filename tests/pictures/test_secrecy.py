"""A picture shows what its viewer may see: it is the same whatever the others hold."""

import pytest

import bottega
from bottega.core.rng import Rng
from tests.pictures.positions import TABLES, positions
from tests.soaked import spread

SEEDS = range(6)


def faults(state: bottega.State, rng: Rng) -> list[str]:
    """For whom a position looks otherwise once all that they cannot know is dealt anew."""
    found = []
    for seat in range(state.players):
        world = state.observe(seat).sample(rng)
        if bottega.picture(world, seat).svg != bottega.picture(state, seat).svg:
            found.append(f"seat {seat} at move {state.ply}")
        if bottega.picture(world).svg != bottega.picture(state).svg:
            found.append(f"a spectator at move {state.ply}")
    return found


@pytest.mark.parametrize(("game_id", "players", "seed"), spread(TABLES, SEEDS[:3]))
def test_what_a_seat_cannot_know_changes_nothing(game_id: str, players: int, seed: int) -> None:
    rng = Rng(seed, "worlds")
    for number, state in enumerate(positions(game_id, players, seed)):
        if number % 4 == 0:
            assert faults(state, rng) == []


@pytest.mark.soak
@pytest.mark.parametrize(("game_id", "players"), TABLES)
@pytest.mark.parametrize("seed", range(3, 60))
def test_the_same_in_many_games(game_id: str, players: int, seed: int) -> None:
    rng = Rng(seed, "worlds")
    for state in positions(game_id, players, seed):
        assert faults(state, rng) == []


@pytest.mark.parametrize("game_id", [meta.id for meta in bottega.metas()])
def test_an_observation_is_drawn_as_its_seat_sees_it(game_id: str) -> None:
    for state in positions(game_id, 3, 1):
        assert bottega.picture(state.observe(1)).svg == bottega.picture(state, 1).svg
        break


def test_who_looks_sees_more_than_a_spectator() -> None:
    """So that the tests above cannot pass because nothing of anybody's is drawn."""
    for meta in bottega.metas():
        state = bottega.game(meta.id).new(players=3, seed=7)
        assert bottega.picture(state, 0).svg != bottega.picture(state).svg
