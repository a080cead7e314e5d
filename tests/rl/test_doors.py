"""What the doors promise besides what their libraries ask for."""

import re
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bottega
from bottega import IllegalAction, OptionError, rl
from bottega.core.playout import play_on
from bottega.rl.playing import Playing, Rewards, returns
from tests.rl.tables import TABLES, Table, name
from tests.soaked import mostly

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "rl.md"
BLOCKS: list[str] = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
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
        (lambda: rl.single("fresco", 4, opponents=["nobody"]).reset(), "nobody"),
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


@pytest.mark.parametrize("block", BLOCKS)
def test_a_block_of_the_guide_runs(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block, str(GUIDE), "exec"), {})  # noqa: S102 - that is the test
    assert capsys.readouterr().out


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example: str) -> None:
    command = [sys.executable, "-W", "error::DeprecationWarning:bottega", str(ROOT / "examples" / f"{example}.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)  # noqa: S603 - our own
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
