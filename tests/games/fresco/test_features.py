"""A position as numbers: in the order that is described, and from the seat's own side."""

import pytest

import bottega
from bottega.core.playout import TURN, Uniform, play_on
from bottega.core.state import State
from bottega.games.fresco.features import THALERS
from bottega.games.fresco.meta import MODULES
from bottega.games.fresco.state import FrescoState

GAME = bottega.game("fresco")


def told(state: State, seat: int) -> dict[str, list[list[float]]]:
    """The numbers by name; what is told of each rival stands one after the other."""
    numbers = GAME.features(state, seat)
    found: dict[str, list[list[float]]] = {}
    for feature in GAME.feature_spec(state.setup):
        found.setdefault(feature.name, []).append(numbers[: feature.size])
        numbers = numbers[feature.size :]
    assert not numbers
    return found


def later(players: int, modules: tuple[str, ...] = (), turns: int = 9) -> FrescoState:
    state = GAME.new(players=players, seed=4, options={"modules": list(modules)})
    for _ in range(turns):
        play_on(state, Uniform(1), TURN)
    assert isinstance(state, FrescoState)
    return state


def test_rivals_are_told_from_the_left_neighbour_on() -> None:
    state = later(4)
    state.coins = [1, 2, 3, 4]
    assert told(state, 2)["own.coins"] == [[3 / THALERS]]
    assert told(state, 2)["rival.coins"] == [[4 / THALERS], [1 / THALERS], [2 / THALERS]]


def test_only_the_seat_itself_is_told_its_plan() -> None:
    state = GAME.new(players=3, seed=4)
    while state.legal_actions(0) == () or state.moment() != "round 1 planning":
        state.apply(state.to_act[0], state.legal_actions(state.to_act[0])[0])
    before = [told(state, seat)["own.plan"] for seat in range(3)]
    state.play(0, "plan studio")
    after = [told(state, seat)["own.plan"] for seat in range(3)]
    assert before[0] == [[0.0] * 5]
    assert after[0] == [[0.0, 0.0, 1 / 3, 0.0, 0.0]]
    assert before[1:] == after[1:]


def test_what_lies_on_the_ceiling_becomes_less() -> None:
    state = later(4)
    before = told(state, 0)
    state.tiles &= state.tiles - 1
    after = told(state, 0)
    assert before["tiles"][0][0] - after["tiles"][0][0] == pytest.approx(1 / 25)
    assert after["points"] < before["points"]


@pytest.mark.parametrize("module", MODULES)
def test_each_module_tells_its_own_facts(module: str) -> None:
    """Apart from one whose pieces are paints and tiles like others."""
    more = set(told(later(4, (module,)), 0)) - set(told(later(4), 0))
    assert bool(more) == (module != "special_blends")


def test_leonardo_is_told_where_there_are_two_players() -> None:
    state = later(2)
    mine = [told(state, seat)["leonardo.mine"] for seat in range(2)]
    assert sorted(mine) == [[[0.0]], [[1.0]]]
