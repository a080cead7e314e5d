"""The peers' own conformance tests, unmodified."""

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

import bottega
from bottega import rl
from bottega.rl.open_spiel import SpielState
from tests.rl.tables import TABLES, Table, name
from tests.soaked import spread

CYCLES = 150 if bottega.compiled() else 50
# Games of Princes at random are short. Those of Fresco are ten times as long, and all is written down after each move:
# one of them in the long run, all where the engine is compiled.
SHORT: Table = ("princes", 3, {})
LONG: Table = ("fresco", 2, {})


def marks_of(table: Table) -> list[pytest.MarkDecorator]:
    if table == SHORT:
        return []
    return [pytest.mark.long if table == LONG or bottega.compiled() else pytest.mark.soak]


SIMULATED = [pytest.param(table, marks=marks_of(table)) for table in TABLES]
# What they only warn of: what is seen is not a bare array (it has a mask beside it), and an agent that is not asked has
# an empty mask.
pytestmark = pytest.mark.filterwarnings("ignore")


Maker = Callable[..., Any]
TESTS: dict[str, Callable[[Maker, Maker, Maker], object]] = {
    "api_test": lambda aec, parallel, single: api_test(aec(), num_cycles=CYCLES),
    "parallel_api_test": lambda aec, parallel, single: parallel_api_test(parallel(), num_cycles=CYCLES),
    "seed_test": lambda aec, parallel, single: seed_test(aec, num_cycles=CYCLES),
    "parallel_seed_test": lambda aec, parallel, single: parallel_seed_test(parallel, num_cycles=CYCLES),
    "render_test": lambda aec, parallel, single: render_test(aec),
    "max_cycles_test": lambda aec, parallel, single: max_cycles_test(SimpleNamespace(env=aec, parallel_env=parallel)),
    "check_env": lambda aec, parallel, single: check_env(single(opponents=["random"], render_mode="ansi")),
}


@pytest.mark.parametrize(
    ("test", "table"), spread(list(TESTS), TABLES), ids=lambda one: one if isinstance(one, str) else name(one)
)
def test_the_environments_pass(test: str, table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    game, players, options = table
    TESTS[test](*[partial(door, game, players, options) for door in (rl.aec, rl.parallel, rl.single)])
    capsys.readouterr()  # what is drawn for people


def spiel_name(table: Table) -> str:
    game, players, options = table
    modules = ",options=modules:big-box" if options else ""
    return f"bottega_{game.replace('-', '_')}(players={players}{modules})"


@pytest.fixture(scope="module", autouse=True)
def registered() -> None:
    rl.open_spiel.register()


@pytest.mark.parametrize("table", SIMULATED, ids=name)
def test_open_spiel_plays_at_random(table: Table) -> None:
    """With everything written down and read again, and observers that look at each state."""
    game = pyspiel.load_game(spiel_name(table))
    for perfect in (False, True):
        observer = game.make_observer(pyspiel.IIGObservationType(perfect_recall=perfect), {})
        pyspiel.random_sim_test(game, num_sims=1, serialize=not perfect, verbose=False, observer=observer)


def searching(game: object, worlds: int) -> ismcts.ISMCTSBot:
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.4,
        max_simulations=worlds,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
        random_state=np.random.RandomState(2),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
        child_selection_policy=ismcts.ChildSelectionPolicy.PUCT,
    )
    bot.set_resampler(rl.open_spiel.resample)
    return bot


SEARCHED = ["fresco_cards(players=2)", "princes(players=3)", pytest.param("fresco(players=3)", marks=pytest.mark.long)]


@pytest.mark.parametrize("game", SEARCHED)
def test_open_spiels_search_plays(game: str) -> None:
    played = pyspiel.load_game(f"bottega_{game}")
    bot, state = searching(played, 4), played.new_initial_state()
    state.apply_action(11)
    for _ in range(6):
        chosen = bot.step(state)
        assert chosen in state.legal_actions()
        state.apply_action(chosen)


def midway(game: str, moves: int) -> SpielState:
    state: SpielState = pyspiel.load_game(f"bottega_{game}").new_initial_state()
    state.apply_action(3)
    for number in range(moves):
        legal = state.legal_actions()
        state.apply_action(legal[number % len(legal)])
    return state


@pytest.mark.parametrize("game", ["fresco_cards(players=2)", "fresco(players=4)", "princes(players=3)"])
def test_an_information_state_remembers_all_that_a_player_was_told(game: str) -> None:
    """The same for a new sample; another one for every other past that the player has seen."""
    state = midway(game, 12)
    player = state.current_player()
    other = state.resample_from_infostate(player)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_string(player) == state.observation_string(player)
    seen = set()
    for moves in range(1, 12):
        seen.add(midway(game, moves).information_state_string(0))
    assert len(seen) > 4


def test_a_sample_tells_nothing_of_what_others_were_told() -> None:
    """Two true states that look the same to a player give samples of which nothing differs, whoever looks at them."""
    state = midway("princes(players=3)", 9)
    player = state.current_player()
    twin = state.resample_from_infostate(player)
    for other in range(3):
        assert state.past.sampled_for(player).digest(other) == twin.past.sampled_for(player).digest(other)


def test_a_copy_goes_its_own_way_and_comes_through_pickling() -> None:
    state = midway("fresco_cards(players=2)", 20)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert copy.past is not state.past
    game = state.get_game()
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    player = state.current_player()
    assert read.information_state_string(player) == state.information_state_string(player)
    assert read.legal_actions() == state.legal_actions()
