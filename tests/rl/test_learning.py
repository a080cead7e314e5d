"""What learns, in the environment of `make learn`: from a fixed seed, by a number of decisions, never by a clock."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from bottega.lab import arena
from examples.learnt_player import LEARNT, NET
from tests.rl.guide import LEARNER, LEARNING, NO_LEARNER, ROOT

PYTHON = LEARNER / ("Scripts" if sys.platform == "win32" else "bin") / "python"
TABLE = ["examples.learnt_player:Learnt", "random", "random"]
ENOUGH, FEW = 327_680, 16_384  # decisions
ELSEWHERE = 2027  # seeds games that the learner has not been looked at with

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not (LEARNER / ".installed").exists(), reason=NO_LEARNER),
]


def ran(*command: str) -> str:
    """What it printed. The engine is the one of this environment, and the sources are those of this folder."""
    done = subprocess.run(  # noqa: S603 - our own
        [str(PYTHON), "-W", "error::DeprecationWarning:bottega", *command],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src"), "OMP_NUM_THREADS": "1"},  # threads wait for each other
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def learn(folder: Path, decisions: int, seed: int, games: int) -> list[list[float]]:
    """The learning curve: decisions, share of wins, ..."""
    asked = {"--steps": decisions, "--seed": seed, "--games": games, "--out": folder}
    ran("-m", "examples.learn_cards", *[str(word) for pair in asked.items() for word in pair])
    lines = (folder / "curve.csv").read_text("utf-8").splitlines()[1:]
    return [[float(figure) for figure in line.split(",")] for line in lines]


def test_self_play_learns_to_beat_two_players_at_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    curve = learn(tmp_path, ENOUGH, seed=1, games=50)
    assert curve[0][:2] == [0, pytest.approx(0.0, abs=0.34)], "it should begin no better than chance"
    assert curve[-1][0] == ENOUGH
    assert (tmp_path / "curve.svg").read_text("utf-8").count("<circle") == len(curve)

    monkeypatch.chdir(ROOT)
    monkeypatch.setenv(NET, str(tmp_path / LEARNT.name))
    learnt, *_ = arena.run("fresco-cards", TABLE, games=200, seed=ELSEWHERE).entries
    assert learnt.win_share >= 0.9, learnt


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    nets = []
    for name, seed in (("one", 5), ("two", 5), ("other", 6)):
        learn(tmp_path / name, FEW, seed, games=1)
        with np.load(tmp_path / name / LEARNT.name) as net:
            nets.append(np.concatenate([net[part].ravel() for part in sorted(net)]))
    one, two, other = nets
    assert one.tobytes() == two.tobytes()
    assert one.tobytes() != other.tobytes()


@pytest.mark.parametrize("block", LEARNING)
def test_a_block_of_the_guide_learns(block: str) -> None:
    assert ran("-c", block)


def test_a_learner_without_eyes_is_refused() -> None:
    blind = "from bottega import rl\nmany = rl.Many('princes', 2, observing=False)\n"
    told = "try:\n    rl.sb3.self_play(many)\nexcept rl.many.OptionError as error:\n    print(error)"
    assert "observed" in ran("-c", blind + told)


def test_a_saved_learner_goes_on_where_it_is_taken(tmp_path: Path) -> None:
    """At other games, which credit their own seats, or in the environment of one seat; and the games are not saved."""
    file = tmp_path / "learner.zip"
    go_on = f"""
from sb3_contrib import MaskablePPO

from bottega import rl

def games(seed, n):
    return rl.Many("fresco-cards", n, players=3, seed=seed)

some = games(1, 4)
model = rl.sb3.self_play(some, n_steps=16, batch_size=32, policy_kwargs=dict(net_arch=[8]), device="cpu")
model.learn(64).save({str(file)!r})
others = games(2, 6)
again = rl.sb3.load({str(file)!r}, others, device="cpu")
again.learn(96)
assert again.rollout_buffer.many is others, "the seats of other games would be credited"
assert (some.moves, others.moves) == (64, 96)
alone = MaskablePPO.load({str(file)!r}, env=rl.single("fresco-cards", 3), device="cpu")
alone.learn(16)
print(alone.num_timesteps)
"""
    assert ran("-c", go_on)
    assert file.stat().st_size < 400_000
