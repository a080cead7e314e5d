"""`print(state)` and the short forms: a board to read, in plain letters, that tells a viewer no more than the view."""

import subprocess
import sys
from typing import Any

import pytest

import bottega
from bottega.core.drawing import WIDTH, facts
from bottega.core.rng import Rng
from bottega.core.state import State
from bottega.games.fresco.meta import MODULES
from bottega.testing.conformance import Setting, walk
from bottega.testing.fresco import plan_all, play, position

ALL_MODULES = {"modules": list(MODULES)}
SETTINGS = [
    Setting("fresco", 4, {"idle_rounds": 3}),
    Setting("fresco", 2, {**ALL_MODULES, "idle_rounds": 3}),
    Setting("fresco", 3, {**ALL_MODULES, "idle_rounds": 3, "screens": "open"}),
    Setting("princes", 5),
    Setting("princes", 3, {"money": "open"}),
    Setting("fresco-cards", 2),
    Setting("fresco-cards", 4),
]


def check_drawing(drawn: str, state: State) -> None:
    assert drawn.isascii()
    assert drawn == drawn.rstrip()
    for line in drawn.splitlines():
        assert len(line) <= WIDTH, line
        assert line == line.rstrip()
    first = drawn.splitlines()[0]
    assert first.startswith(state.game.title)
    assert ("over" in first) if state.is_over else ("to act" in first)
    assert all(f"seat {seat}" in drawn for seat in range(state.players))


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda s: f"{s.game_id}-{s.players}-{len(s.options)}")
def test_every_position_of_a_game_is_drawn(setting: Setting) -> None:
    last: State | None = None
    rng = Rng(3)
    for state, seat, _ in walk(setting, 3):
        last = state
        if state.ply % 7:
            continue
        check_drawing(str(state), state)
        observation = state.observe(seat)
        drawn = str(observation)
        check_drawing(drawn, state)
        assert f"yours (seat {seat})" in drawn
        for action in observation.legal_actions[:3]:
            assert str(state.game.action(action)) in drawn
        world = observation.sample(rng)
        assert str(world) == str(state), "the open board tells two worlds apart"
        assert str(world.observe(seat)) == drawn, "the seat's board tells two worlds apart"
    assert last is not None
    assert last.is_over
    check_drawing(str(last), last)
    for seat in range(last.players):
        check_drawing(str(last.observe(seat)), last)


def test_the_board_of_fresco_shows_what_lies_open() -> None:
    s = position(at="planning", paints={0: "RRR"}, coins={0: 12})
    plan_all(s, {0: {"market": 2, "studio": 1}})
    drawn = str(s)
    row = next(line for line in drawn.splitlines() if line.strip(" >").startswith("seat 0"))
    assert row.split()[-6:-1] == ["2", ".", "1", ".", "."]
    assert f"bishop ! on {s.view()['bishop']}" in drawn
    assert "12 Thalers" not in drawn
    assert "yours (seat 0): 12 Thalers" in str(s.observe(0))
    assert "R3" in str(s.observe(0))


def test_a_restored_tile_shows_by_whom() -> None:
    s = position(at="planning", restored={2: ["a1"]})
    rows = str(s).splitlines()
    assert rows[3].startswith("1 [2]")


def test_a_secret_plan_is_drawn_for_its_seat_only() -> None:
    s = position(at="planning")
    before = str(s), str(s.observe(0))
    play(s, 1, "plan market", "plan market")
    assert (str(s), str(s.observe(0))) == before
    assert "planned market 2" in str(s.observe(1))


def test_the_end_names_the_winners() -> None:
    s = position(at="prepare", restored={0: [f"{column}{row}" for column in "abcde" for row in range(1, 6)]})
    assert s.is_over
    assert str(s).startswith("Fresco, over after round 2; best to last: seat ")


def test_a_game_without_a_drawing_shows_the_facts_of_its_view() -> None:
    for meta in bottega.metas():
        state = bottega.game(meta.id).new(players=3, seed=3)
        seat = state.to_act[0]
        told = facts(state.view(seat))
        assert told.isascii()
        assert str(state.game.action(state.legal_actions(seat)[0])) in told


def test_it_is_drawn_without_what_the_terminal_needs() -> None:
    script = """
import sys
class Refused:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("rich", "fluent", "typer", "babel"):
            raise ImportError(name)
sys.meta_path.insert(0, Refused())
import bottega
for meta in bottega.metas():
    state = bottega.game(meta.id).new(seed=1)
    print(state)
    print(state.observe(state.to_act[0]))
"""
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("to act") >= 6


# --- the short forms -----------------------------------------------------------------------------


def test_the_short_forms_say_what_a_thing_is() -> None:
    game = bottega.game("fresco")
    state = game.new(players=4, seed=7)
    assert repr(game.meta) == "<meta of fresco>"
    assert repr(game) == "<game fresco>"
    assert repr(state) == "<fresco state: 4 players, seed 7, ply 0, round 1 get-up, to act (0,)>"
    assert repr(state.observe(0)).startswith("<fresco observation: seat 0 of 4, ply 0, round 1 get-up, 5 legal actions")
    assert repr(state.redact(0)).startswith("<fresco state: 4 players, no seed, ply 0, round 1 get-up")
    assert repr(bottega.Rng(5)) == repr(bottega.Rng(5)) != repr(bottega.Rng(6))
    assert repr(game.house_edition).startswith("<edition 'house edition' of fresco, ")
    state.play(0, "rise 6")
    assert repr(bottega.Record.of(state)) == "<fresco record: 4 players, seed 7, 1 move, not over>"


@pytest.mark.parametrize("game_id", [meta.id for meta in bottega.metas()])
def test_the_short_form_of_every_action_is_its_notation(game_id: str) -> None:
    game = bottega.game(game_id)
    for number in range(game.num_actions):
        action = game.action(number)
        assert repr(action) == f"<{action}>"
        assert hash(action) == hash(game.parse(str(action)))


@pytest.mark.parametrize("setting", SETTINGS[:5:2], ids=lambda s: s.game_id)
def test_the_short_form_goes_with_the_game(setting: Setting) -> None:
    seen: set[str] = set()
    last: Any = None
    for state, seat, _ in walk(setting, 4):
        last = state
        view = state.view(seat)
        assert f"ply {state.ply}, round {view['round']} {view['phase']}, to act {state.to_act}>" in repr(state)
        seen.add(view["phase"])
    assert len(seen) > 2
    assert repr(last).endswith(", over>")
