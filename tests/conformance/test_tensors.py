"""The complete encoding of every game over random tables: what is seen is told, in many comparisons."""

from collections.abc import Iterator

import pytest

import bottega
from bottega.core.rng import Rng
from bottega.games.fresco.meta import MODULES
from bottega.testing.books import drawn_setting
from bottega.testing.conformance import Setting
from bottega.testing.tensors import comparisons, tensors_are_known

GAMES = [meta.id for meta in bottega.metas()]
USUAL, MANY = 600, 100_000


def tables(game_id: str) -> Iterator[tuple[Setting, int]]:
    """Every number of seats, drawn options and, in Fresco, drawn sets of modules."""
    [players] = [meta.players for meta in bottega.metas() if meta.id == game_id]
    seed = 0
    while True:
        setting = drawn_setting(game_id, players[seed % len(players)], seed)
        rng = Rng(seed, "tables")
        if game_id == "fresco":
            setting.options["modules"] = [module for module in MODULES if rng.below(2)]
        yield setting, seed
        seed += 1


@pytest.mark.parametrize("game_id", GAMES)
def test_what_looks_different_is_encoded_differently(game_id: str) -> None:
    compare(game_id, USUAL)


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
def test_a_hundred_thousand_positions_that_look_different(game_id: str) -> None:
    compare(game_id, MANY)


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
def test_a_hundred_tables_tell_nothing_but_what_is_known(game_id: str) -> None:
    for (setting, seed), _ in zip(tables(game_id), range(100), strict=False):
        tensors_are_known(setting, seed, every=4)


def compare(game_id: str, most: int) -> None:
    made = 0
    for setting, seed in tables(game_id):
        for _ in comparisons(setting, seed, every=6):
            made += 1
        if made >= most:
            return
