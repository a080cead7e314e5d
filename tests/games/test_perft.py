"""The number of ways a game can go on, from the beginning and from the middle, for each game and number of players."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega.games.fresco.meta import MODULES
from bottega.testing.perft import after, perft

SEED = 1
TREES = tomllib.loads(Path(__file__).with_name("perft.toml").read_text("utf-8"))["tree"]


def name(tree: dict[str, Any]) -> str:
    return f"{tree['game']}-{tree['players']}{'-all' if 'all_modules' in tree else ''}-{tree['plies']}"


@pytest.mark.parametrize("tree", TREES, ids=name)
def test_there_are_as_many_ways_to_go_on(tree: dict[str, Any]) -> None:
    options = {"modules": list(MODULES)} if "all_modules" in tree else {}
    state = after(bottega.game(tree["game"]).new(tree["players"], SEED, options), tree["plies"], SEED)
    before = state.dump()
    assert perft(state, len(tree["counts"])) == tree["counts"]
    assert state.dump() == before


def test_every_game_and_number_of_players_is_counted() -> None:
    counted = {(tree["game"], tree["players"]) for tree in TREES}
    assert counted == {(meta.id, players) for meta in bottega.metas() for players in meta.players}
