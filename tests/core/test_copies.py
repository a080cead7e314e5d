"""Copies by `copy` and `pickle`: states of their own, of the same game, holding what the original holds and no more."""

import copy
import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega.core.edition import Edition
from bottega.core.game import Game
from bottega.core.observation import Observation
from bottega.core.rng import Rng
from bottega.core.state import State
from bottega.games.fresco.meta import MODULES
from bottega.testing.conformance import choose
from bottega.testing.fresco import GAME as FRESCO

ALL_MODULES = {"modules": list(MODULES)}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("fresco", 4, {}),
    ("fresco", 2, ALL_MODULES),
    ("fresco", 3, {**ALL_MODULES, "screens": "open"}),
    ("princes", 5, {}),
    ("fresco-cards", 3, {}),
]
every_table = pytest.mark.parametrize(("game_id", "players", "options"), TABLES)


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own


WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, pickled]
every_way = pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])


def middle(game_id: str, players: int, options: dict[str, Any], plies: int = 90) -> State:
    state, rng = bottega.game(game_id).new(players, 5, options), Rng(5, "middle")
    for _ in range(plies):
        state.apply(*choose(state, rng))
    return state


def play_on(state: State, plies: int = 40) -> dict[str, Any]:
    rng = Rng(6, "on")
    while plies and not state.is_over:
        state.apply(*choose(state, rng))
        plies -= 1
    return state.dump()


@every_table
@every_way
def test_a_copy_is_a_state_of_its_own_of_the_same_game(
    way: Callable[[Any], Any], game_id: str, players: int, options: dict[str, Any]
) -> None:
    state = middle(game_id, players, options)
    before = state.dump()
    copied = way(state)
    assert type(copied) is type(state)
    assert copied.game is state.game
    assert copied.dump() == before
    assert play_on(copied) != before
    assert state.dump() == before, "a move on the copy changed the original"
    assert play_on(way(state)) == copied.dump(), "the copy does not go on as the original"
    assert play_on(state) == copied.dump()


@every_table
def test_a_pickle_of_what_a_seat_knows_holds_no_more(game_id: str, players: int, options: dict[str, Any]) -> None:
    """Redacted states of two worlds that a seat cannot tell apart: what is pickled cannot be told apart either."""
    state = middle(game_id, players, options)
    for seat in range(players):
        world = state.observe(seat).sample(Rng(1))
        assert world.dump() != state.dump()
        for one, other in ((state.redact(seat), world.redact(seat)), (state.redact(None), world.redact(None))):
            assert pickle.dumps(one) == pickle.dumps(other)
        assert pickle.dumps(state.observe(seat)) == pickle.dumps(world.observe(seat))
    known = pickled(state.redact(0))
    assert known.seed == -1
    assert known.moves() == []
    assert known.dump() == state.redact(0).dump()


@every_way
@every_table
def test_samples_and_observations_are_copied_too(
    way: Callable[[Any], Any], game_id: str, players: int, options: dict[str, Any]
) -> None:
    state = middle(game_id, players, options)
    observation = state.observe(0)
    copied = way(observation)
    assert type(copied) is Observation
    assert (copied.seat, copied.legal_actions, copied.view) == (0, observation.legal_actions, observation.view)
    assert copied.game is state.game
    world = observation.sample(Rng(3))
    assert copied.sample(Rng(3)).dump() == world.dump()
    assert way(world).dump() == world.dump()
    assert way(world).seed == -1


@every_way
def test_a_game_and_its_house_edition_stay_the_same_objects(way: Callable[[Any], Any]) -> None:
    for meta in bottega.metas():
        game = bottega.game(meta.id)
        assert way(game) is game
        assert way(game.house_edition) is game.house_edition


def corrected() -> Edition:
    """The house edition with one figure changed."""
    economy = copy.deepcopy(FRESCO.house_edition.tables["economy"])
    economy["values"]["studio_thalers_per_apprentice"] = 4
    return Edition.from_corrections(FRESCO.house_edition, "mine", {"economy": economy})


def test_states_of_another_edition_share_it_on_arrival() -> None:
    edition = corrected()
    first, second = (FRESCO.new(3, seed, edition=edition) for seed in (1, 2))
    assert len(pickle.dumps([first, second])) < len(pickle.dumps(first)) + len(pickle.dumps(second))
    arrived = [pickled(state) for state in (first, second, first.clone())]
    assert [state.dump() for state in arrived] == [state.dump() for state in (first, second, first)]
    assert arrived[0].setup.edition.name == "mine"
    assert arrived[0].setup.edition is arrived[1].setup.edition is arrived[2].setup.edition
    assert copy.deepcopy(first).setup.edition is edition
    assert bottega.Record.of(arrived[0]).replay().dump() == first.dump()


def test_an_edition_over_another_house_edition_is_refused() -> None:
    reduced = corrected().__reduce__()
    find, (game_id, name, _, corrections) = reduced
    with pytest.raises(bottega.OptionError, match="'mine' rests on another house edition"):
        find(game_id, name, "0" * 64, corrections)


ELSEWHERE = """
import pickle, sys, json
tables, rng = pickle.load(sys.stdin.buffer)
import bottega
assert all(state.game is bottega.game(state.game.id) for state, _ in tables)
told = [[state.dump(), observation.view] for state, observation in tables]
print(json.dumps([told, [rng.below(100) for _ in range(3)]]))
"""


def test_a_pickle_is_read_in_another_process() -> None:
    states = [middle(*table) for table in TABLES]
    states.append(FRESCO.new(3, 1, edition=corrected()))
    rng = Rng(7)
    packed = pickle.dumps(([(state, state.observe(1)) for state in states], rng))
    command = [sys.executable, "-c", ELSEWHERE]
    done = subprocess.run(command, input=packed, capture_output=True, check=False)  # noqa: S603 - ours
    assert done.returncode == 0, done.stderr.decode()
    expected = [[[state.dump(), state.view(1)] for state in states], [rng.below(100) for _ in range(3)]]
    assert json.loads(done.stdout) == json.loads(json.dumps(expected))


def test_a_game_that_nobody_could_find_again_is_not_pickled() -> None:
    class Loose(Game):
        def __init__(self) -> None:
            super().__init__(FRESCO.meta, FRESCO.actions, FRESCO.menus, Path("nowhere"))
            self.id = "loose"

    loose = Loose()
    with pytest.raises(pickle.PicklingError, match="'loose' is not registered"):
        pickle.dumps(loose)
    assert copy.copy(loose) is copy.deepcopy(loose) is loose


@every_way
def test_a_generator_goes_on_where_it_stood(way: Callable[[Any], Any]) -> None:
    rng = Rng(5, "stream")
    rng.below(6)
    copied = way(rng)
    assert [copied.below(100) for _ in range(5)] == [rng.below(100) for _ in range(5)]
    copied.below(6)
    assert copied.word != rng.word


@every_way
def test_a_record_is_copied_whole(way: Callable[[Any], Any]) -> None:
    record = bottega.Record.of(middle("fresco", 3, ALL_MODULES))
    assert way(record).to_json() == record.to_json()
    assert way(record).replay().dump() == record.replay().dump()
