"""The computers at the table: what they are given, and what happens when one of them breaks down."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import bottega
from bottega import Observation, Record
from bottega.bots import BotError
from bottega.locale import Texts
from bottega.terminal.sitting import Sitting
from bottega.terminal.watch import Watch
from tests.soaked import mostly

from .session import Session, at_random
from .test_watch_and_replay import desk_with

SEEDS: list[int] = []


class Listening:
    """Writes down the seed that it is given."""

    name = "listening"

    def __init__(self, game_id: str, seed: int) -> None:
        SEEDS.append(seed)

    def choose(self, observation: Observation) -> Any:
        return observation.legal_actions[0]


class Failing(Listening):
    """Breaks down at its third decision."""

    name = "failing"
    asked = 0

    def choose(self, observation: Observation) -> Any:
        self.asked += 1
        if self.asked == 3:
            raise ValueError("out of\nideas")
        return observation.legal_actions[0]


class Cheating(Listening):
    name = "cheating"

    def choose(self, observation: Observation) -> Any:
        return next(action for action in range(999) if action not in observation.legal_actions)


class Confused(Listening):
    name = "confused"

    def choose(self, observation: Observation) -> Any:
        return ["pass"]


def yours(bot: type) -> str:
    return f"{__name__}:{bot.__name__}"


@pytest.mark.parametrize("seed", [0, 1, 7, 10**9, (1 << 64) + 5, (1 << 128) - 1])
def test_no_computer_can_rebuild_the_deal_from_its_seed(seed: int) -> None:
    SEEDS.clear()
    game = bottega.game("fresco")
    first = game.new(players=4, seed=seed)
    Sitting(first, 0, dict.fromkeys((1, 2, 3), yours(Listening)))
    assert len(set(SEEDS)) == 3
    for given in SEEDS:
        for low in (seed, seed % (1 << 64)):
            assert abs(given - low) > 1000
        for near in range(-4, 5):
            assert game.new(players=4, seed=given + near).dump()["fields"] != first.dump()["fields"]
    assert len({abs(one - other) for one in SEEDS for other in SEEDS if one < other}) == 3


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (Failing, "failed: ValueError: out of ideas."),
        (Cheating, "broke the rules: IllegalAction: "),
        (Confused, "broke the rules: MalformedAction: An action is a whole number, not a 'list'."),
    ],
)
def test_when_a_computer_breaks_down_the_game_is_kept(tmp_path: Path, bot: type, said: str) -> None:
    file = tmp_path / "game.json"
    session = Session(file, at_random(Random(2)), 2, 5, bot=yours(bot))
    with pytest.raises(BotError, match="at seat 1, game seed 5, ply") as caught:
        session.run()
    assert said in str(caught.value)
    assert caught.value.ply == len(session.app.sitting.moves) == len(Record.load(file).moves)
    assert "Go on with: bottega play fresco" in session.shown


def test_a_computer_that_breaks_down_is_named_while_one_watches() -> None:
    desk, _ = desk_with([], is_terminal=True)
    first = bottega.game("fresco").new(players=2, seed=3)
    sitting = Sitting(first, None, dict.fromkeys(range(2), yours(Failing)))
    with pytest.raises(BotError, match="'failing' at seat"):
        Watch(desk, sitting, Texts("en"), 0.0, lambda seconds: None).run()


@pytest.mark.parametrize("size", mostly([((80, 24),), ((120, 40),)]))
def test_the_longest_seed_is_shown_whole(tmp_path: Path, size: tuple[int, int]) -> None:
    seed = (1 << 128) - 1
    session = Session(tmp_path / "game.json", at_random(Random(1)), 2, seed, size=size, is_terminal=True)
    session.run()
    screen = session.screens[-2].replace("\x1b[2J\x1b[H", "")
    assert f"Seed {seed}." in screen
    assert max(len(line) for line in screen.splitlines()) <= size[0]
    assert len(screen.splitlines()) <= size[1]
    assert Record.load(tmp_path / "game.json").seed == seed
