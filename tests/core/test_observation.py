"""What an observation tells besides the view: what everybody could count, and what is printed."""

from typing import Any

import pytest

import bottega
from bottega import bots
from bottega.core.state import COUNTED
from bottega.games.fresco.meta import MODULES


def observed(game_id: str, options: dict[str, Any], plies: int = 60) -> tuple[bottega.State, bottega.Observation]:
    state = bottega.game(game_id).new(players=3, seed=5, options=options)
    chance = bots.make("random", game_id, 5)
    while not state.is_over and state.ply < plies:
        seat = state.to_act[0]
        state.apply(seat, chance.choose(state.observe(seat)))
    return state, state.observe(1)


@pytest.mark.parametrize(("game_id", "options"), [("fresco", {"modules": list(MODULES)}), ("princes", {})])
def test_what_was_counted_is_the_truth_and_nothing_more(game_id: str, options: dict[str, Any]) -> None:
    state, observation = observed(game_id, options)
    owners: list[Any] = [state, *state.all_parts()]
    truth = [
        (field, getattr(owner, field)) for owner in owners for field, who in owner.knowledge().items() if who == COUNTED
    ]
    assert observation.counted == dict(truth)
    assert len(observation.counted) == len(truth)  # no two of them have the same name


def test_what_was_counted_is_a_copy() -> None:
    _, observation = observed("fresco", {})
    observation.counted["coins"][0] = 999
    assert observation.counted["coins"][0] != 999


def test_where_screens_are_open_nothing_is_left_to_count() -> None:
    _, observation = observed("fresco", {"screens": "open", "modules": list(MODULES)})
    assert observation.counted == {}
    assert "coins" in observation.view["painters"][0]


def test_what_is_printed_is_the_edition_of_the_table() -> None:
    state, observation = observed("princes", {})
    assert observation.edition is state.setup.edition
