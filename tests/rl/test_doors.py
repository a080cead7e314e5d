"""What the doors promise besides what their libraries ask for."""

import pickle
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import aec_to_parallel

import bottega
from bottega import IllegalAction, OptionError, rl
from bottega.core.playout import play_on
from bottega.rl.playing import Playing, Rewards, returns
from tests.rl.guide import GUIDE, OURS
from tests.rl.tables import TABLES, Table, name
from tests.soaked import mostly

ROOT = Path(__file__).parents[2]
LONG = [pytest.param(example, marks=pytest.mark.long) for example in ("search_player", "open_spiel_search")]
EXAMPLES = ["random_and_greedy", "pettingzoo_loop", *LONG]
FEW = mostly([(table,) for table in TABLES], len(TABLES) if bottega.compiled() else 4)


def ended(game: str, players: int, seed: int = 5) -> bottega.State:
    state = bottega.game(game).new(players=players, seed=seed)
    play_on(state, state.game.policy(seed))
    return state


@pytest.mark.parametrize("kind", list(Rewards))
@pytest.mark.parametrize(("game", "players"), [("fresco", 4), ("princes", 3), ("fresco-cards", 2)])
def test_rewards_sum_to_nothing_and_the_first_has_most(kind: Rewards, game: str, players: int) -> None:
    state = ended(game, players)
    found = returns(state, kind)
    assert sum(found) == pytest.approx(0.0)
    assert found[state.ranking()[0][0]] == max(found)
    assert any(found)


def test_who_shares_places_shares_what_they_bring(monkeypatch: pytest.MonkeyPatch) -> None:
    state = ended("fresco", 4)
    monkeypatch.setattr(type(state), "ranking", lambda _: ((1, 3), (0,), (2,)))
    assert returns(state, Rewards.RANK) == pytest.approx([-1 / 3, 2 / 3, -1.0, 2 / 3])


@pytest.mark.parametrize("table", FEW, ids=name)
def test_each_row_is_told_what_its_seat_is_told(table: Table) -> None:
    game, players, options = table
    many = rl.Many(game, 5, players, options, seed=2)
    for _ in range(60):
        many.step(many.random_actions())
    for row, state in enumerate(many.states):
        seat = int(many.seats[row])
        assert seat == state.to_act[0]
        assert many.observations[row].tobytes() == state.observe(seat).tensor().tobytes()
        assert tuple(np.flatnonzero(many.masks[row])) == state.legal_actions(seat)


def test_a_game_that_ends_tells_its_rewards_and_begins_anew() -> None:
    many = rl.Many("fresco-cards", 6, players=3, seed=4, rewards="score")
    while not many.done.any():
        assert not many.rewards.any()
        before = [state.clone() for state in many.states]
        actions = many.random_actions()
        many.step(actions)
    row = int(np.argmax(many.done))
    last = before[row]
    last.apply(last.to_act[0], int(actions[row]))
    assert last.is_over
    assert many.rewards[row] == pytest.approx(returns(last, Rewards.SCORE))
    assert many.states[row].ply == 0
    assert many.games == int(many.done.sum())


def test_the_same_seed_gives_the_same_games() -> None:
    one, two, other = (rl.Many("princes", 4, players=3, seed=seed) for seed in (5, 5, 6))
    for _ in range(50):
        for many in (one, two, other):
            many.step(many.random_actions())
    assert (one.observations == two.observations).all()
    assert (one.observations != other.observations).any()


@pytest.mark.parametrize("bad", [[0, 99_999], [-1, 0], [0, 720]])
def test_a_choice_that_is_not_open_is_refused_before_anything_is_done(bad: list[int]) -> None:
    many = rl.Many("princes", 2, players=3, seed=1)
    plies = [state.ply for state in many.states]
    with pytest.raises(IllegalAction, match="In row"):
        many.step(bad)
    assert [state.ply for state in many.states] == plies


@pytest.mark.parametrize("bad", [[1], [1, 2, 3], [0.5, 1.0], "ab"])
def test_what_are_no_choices_is_refused(bad: Any) -> None:
    with pytest.raises(OptionError, match="2 whole numbers"):
        rl.Many("princes", 2, players=3).step(bad)


def test_an_illegal_choice_is_replaced_penalized_and_told() -> None:
    env = rl.single("fresco-cards", players=2, opponents=["random"], penalty=0.25, seat=0)
    env.reset(seed=1)
    closed = int(np.argmin(env.action_masks()))
    _, reward, over, _, info = env.step(closed)
    assert info["illegal"]
    assert reward == -0.25
    assert not over


def test_an_illegal_choice_is_refused_where_that_is_wanted() -> None:
    env = rl.aec("fresco", players=3, illegal="raise")
    env.reset(seed=1)
    ply = env.playing.state.ply
    with pytest.raises(IllegalAction):
        env.step(env.playing.actions - 1)
    assert env.playing.state.ply == ply


@pytest.mark.parametrize(("illegal", "bad"), [("raise", 99_999), ("raise", 366), ("replace", 1.5), ("replace", None)])
def test_of_those_who_act_at_once_all_are_heard_or_none(illegal: str, bad: Any) -> None:
    env = rl.parallel("fresco", players=4, illegal=illegal)
    seen, _ = env.reset(seed=1)
    while len(env.playing.state.to_act) < 4:
        seen, *_ = env.step({agent: int(np.argmax(one["action_mask"])) for agent, one in seen.items()})
    before = env.playing.state.dump()
    chosen = {agent: int(np.argmax(one["action_mask"])) for agent, one in seen.items()}
    with pytest.raises((IllegalAction, TypeError, bottega.MalformedAction)):
        env.step(chosen | {"player_2": bad})
    assert env.playing.state.dump() == before
    env.step(chosen)
    assert env.playing.state.ply == before["ply"] + 4


@pytest.mark.parametrize("bad", [3.7, None, "3"])
def test_what_is_no_number_of_an_action_is_never_taken_for_one(bad: Any) -> None:
    env = rl.single("fresco-cards", players=2, opponents=["random"])
    env.reset(seed=1)
    before = env.playing.state.ply
    with pytest.raises(TypeError):
        env.step(bad)
    assert env.playing.state.ply == before


def test_a_word_that_the_doors_do_not_know_is_theirs() -> None:
    """Not that of a class which nobody has heard of."""
    doors: tuple[Any, ...] = (rl.aec, rl.parallel, rl.single)
    for door in doors:
        with pytest.raises(TypeError, match=rf"{door.__name__}\(\) got an unexpected keyword argument 'reward'"):
            door("fresco", reward="win")


def test_opponents_are_named_or_brought() -> None:
    class Mine:
        name = "mine"

        def __init__(self, game_id: str, seed: int) -> None:
            self.made_from = game_id, seed

        def choose(self, observation: bottega.Observation) -> int:
            return observation.legal_actions[0]

    env = rl.single("fresco-cards", players=3, opponents=[Mine, "random"], seat=1)
    env.reset(seed=1)
    assert isinstance(env.others[0], Mine)
    assert env.others[0].made_from[0] == "fresco-cards"
    assert env.others[2].name == "random"


def test_one_opponent_may_be_named_without_a_list() -> None:
    env = rl.single("fresco", players=3, opponents="random", seat=0)
    env.reset(seed=1)
    assert [env.others[seat].name for seat in (1, 2)] == ["random", "random"]


def test_all_may_be_imported_where_not_all_libraries_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    for library in ("open_spiel", "sb3"):
        monkeypatch.setitem(sys.modules, f"bottega.rl.{library}", None)
    found: dict[str, Any] = {}
    exec("from bottega.rl import *", found)  # noqa: S102 - that is the test
    assert {"aec", "parallel", "single", "Many", "advantages"} <= found.keys()
    with pytest.raises(AttributeError, match=r"'bottega.rl' has no attribute 'parralel'"):
        rl.__getattr__("parralel")


def test_only_the_parallel_door_says_that_agents_act_at_once() -> None:
    """Who acts several times in a row fits into no cycle, so that PettingZoo's own wrapper has to refuse."""
    assert rl.parallel("princes").metadata["is_parallelizable"]
    with pytest.raises(AssertionError, match="not generally safe"):
        aec_to_parallel(rl.aec("princes"))


@pytest.mark.parametrize("copied", [deepcopy, lambda many: pickle.loads(pickle.dumps(many))])  # noqa: S301 - our own
@pytest.mark.parametrize("observing", [True, False])
def test_many_games_are_copied_with_all_that_comes_of_them(copied: Any, observing: bool) -> None:
    many = rl.Many("fresco-cards", 3, players=2, seed=4, observing=observing)
    for _ in range(30):
        many.step(many.random_actions())
    twin = copied(many)
    told = [one.copy() for one in (many.observations, many.masks, many.seats)]
    for _ in range(200):
        twin.step(twin.random_actions())
    assert all((one == kept).all() for one, kept in zip((many.observations, many.masks, many.seats), told, strict=True))
    for _ in range(200):
        many.step(many.random_actions())
    assert many.games == twin.games > 0
    assert (many.observations == twin.observations).all()
    assert (many.masks == twin.masks).all()


def test_many_says_what_it_is() -> None:
    assert repr(rl.Many("princes", 2, players=3)) == "<2 games of princes for 3 players>"


def test_truncated_agents_are_played_on_for_and_the_game_may_end() -> None:
    env = rl.aec("fresco-cards", players=2, max_cycles=10)
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        steps += not (terminated or truncated)
        env.step(None if terminated or truncated else env.action_space(agent).sample(seen["action_mask"]))
    assert steps == 20


@pytest.mark.parametrize(
    ("make", "wrong"),
    [
        (lambda: rl.aec("chess"), "chess"),
        (lambda: rl.aec("princes", 2), "2"),
        (lambda: rl.aec("fresco", options={"modules": ["dragons"]}), "dragons"),
        (lambda: rl.parallel("fresco", rewards="money"), "rewards"),
        (lambda: rl.single("fresco", 4, opponents=["random", "random"]), "3 opponents"),
        (lambda: rl.single("fresco", 4, seat=4), "no seat 4"),
        (lambda: rl.single("fresco", 4, opponents=["nobody"]), "nobody"),
        (lambda: rl.single("fresco", 4, render_mode="rgb_array"), "render_mode"),
        (lambda: rl.parallel("fresco", render_mode="rgb_array"), "render_mode"),
        (lambda: rl.aec("fresco", max_cycles=0), "max_cycles"),
        (lambda: rl.Many("fresco", 0), "At least one"),
        (lambda: rl.open_spiel.options_of("modules=bells"), "name:value"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(make: Any, wrong: str) -> None:
    with pytest.raises(bottega.BottegaError, match=wrong) as told:
        make()
    assert "\n" not in str(told.value)


def test_nobody_sees_another_ones_plan() -> None:
    """While all plan, whatever the others place changes nothing that an agent sees."""
    env = Playing("fresco", 4)
    env.begin(7)
    while len(env.state.to_act) < 4:
        env.act(env.asked(), env.state.legal_actions(env.asked())[0])
    before = [env.observed(seat) for seat in range(4)]
    env.act(0, env.state.legal_actions(0)[0])
    for seat in (1, 2, 3):
        assert (env.observed(seat) == before[seat]).all()
    assert (env.observed(0) != before[0]).any()


@pytest.mark.parametrize("block", OURS)
def test_a_block_of_the_guide_runs(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block, str(GUIDE), "exec"), {})  # noqa: S102 - that is the test
    assert capsys.readouterr().out


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example: str, tmp_path: Path) -> None:
    """From whatever folder it is called."""
    command = [sys.executable, "-W", "error::DeprecationWarning:bottega", str(ROOT / "examples" / f"{example}.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)  # noqa: S603 - our own
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_a_copied_environment_goes_its_own_way() -> None:
    env = rl.aec("princes", players=3)
    env.reset(seed=2)
    twin = deepcopy(env)
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert twin.playing.state.ply == 0
    twin.step(int(np.flatnonzero(twin.observe(twin.agent_selection)["action_mask"])[-1]))
    assert env.playing.state.moves() != twin.playing.state.moves()
