"""The conformance suite over every game of the house, every number of players and drawn options."""

import pytest
from tests.soaked import mostly, spread

import bottega
from bottega.core.rng import Rng
from bottega.testing.books import books_of, drawn_setting
from bottega.testing.conformance import CHECKS, SPARING, Check, check_sample, walk

TABLES = [(meta.id, players) for meta in bottega.metas() for players in meta.players]
GAMES, BLOCK, POINTS = 1000, 25, 1000


def test_every_game_of_the_house_is_checked() -> None:
    assert all(books_of(meta.id) is not None for meta in bottega.metas())


# Each game keeps each promise, at one number of players; the compiled engine and the long run take all numbers.
@pytest.mark.parametrize(
    ("game_id", "players", "check"), spread(TABLES, CHECKS), ids=lambda value: getattr(value, "__name__", None)
)
@pytest.mark.parametrize("seed", mostly(range(6)))
def test_every_game_keeps_the_kernels_promises(check: Check, game_id: str, players: int, seed: int) -> None:
    check(drawn_setting(game_id, players, seed), seed)


@pytest.mark.soak
@pytest.mark.parametrize(("game_id", "players"), TABLES)
@pytest.mark.parametrize("block", range(GAMES // BLOCK))
def test_a_thousand_games(game_id: str, players: int, block: int) -> None:
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        for check in SPARING:
            check(drawn_setting(game_id, players, seed), seed)


@pytest.mark.soak
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_thousand_samples_play_on_to_the_end(game_id: str, players: int) -> None:
    rng, points, seed = Rng(players, "points"), 0, 0
    while points < POINTS:
        seed += 1
        for state, _, _ in walk(drawn_setting(game_id, players, seed), seed):
            if points < POINTS and rng.below(8) == 0:
                check_sample(state, rng.below(players), rng, seed, play_on=True)
                points += 1
