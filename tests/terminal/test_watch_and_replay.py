"""Looking on, and looking back."""

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import bottega
from bottega import Record
from bottega.locale import Texts
from bottega.terminal.desk import Desk
from bottega.terminal.replay import Replay
from bottega.terminal.sitting import Sitting
from bottega.terminal.watch import Watch

from .session import Session, at_random


def desk_with(lines: list[str], is_terminal: bool) -> tuple[Desk, io.StringIO]:
    out = io.StringIO()
    waiting = iter(lines)

    def read(prompt: str) -> str:
        for line in waiting:
            return line
        raise EOFError

    console = Console(
        file=out, width=80, height=24, force_terminal=is_terminal, color_system=None, _environ={"TERM": "xterm"}
    )
    return Desk(console, read), out


@pytest.mark.parametrize("is_terminal", [False, True])
def test_computers_play_at_a_pace(is_terminal: bool) -> None:
    desk, out = desk_with([], is_terminal)
    slept: list[float] = []
    first = bottega.game("fresco").new(players=2, seed=3)
    watch = Watch(desk, Sitting(first, None, {0: "random", 1: "random"}), Texts("en"), 0.3, slept.append)
    assert watch.run() == 0
    assert set(slept) == {0.3}
    assert "The account" in out.getvalue()
    assert "Seed 3." in out.getvalue()


def test_step_by_step_waits_for_enter_and_stops_on_q() -> None:
    desk, out = desk_with(["", "", "q"], is_terminal=False)
    first = bottega.game("fresco").new(players=3, seed=3)
    sitting = Sitting(first, None, dict.fromkeys(range(3), "random"))
    assert Watch(desk, sitting, Texts("fr"), "step", lambda seconds: None).run() == 0
    assert len(sitting.moves) == 2
    assert "se lève à" in out.getvalue()


@pytest.fixture
def record(tmp_path: Path) -> Record:
    session = Session(tmp_path / "game.json", at_random(Random(3)), players=2)
    session.run()
    return Record.load(tmp_path / "game.json")


def test_a_pipe_gets_the_whole_story(record: Record) -> None:
    desk, out = desk_with([], is_terminal=False)
    assert Replay(desk, record, Texts("en")).run() == 0
    assert f"Move {len(record.moves)} of {len(record.moves)}" in out.getvalue()
    assert "The account" in out.getvalue()


def test_steps_forward_back_and_anywhere(record: Record) -> None:
    desk, out = desk_with(["", "n", "b", "7", "99999", "x", "²", "9" * 5000, "q"], is_terminal=True)
    replay = Replay(desk, record, Texts("en"), seat=1)
    assert replay.run() == 0
    captions = [part.partition(" of")[0] for part in out.getvalue().split("Move ")[1:]]
    assert captions == ["1", "2", "1", "7", "7", "7", "7", "7"]
    assert out.getvalue().count("This record has the moves") == 4


def test_a_replay_begins_where_it_is_told(record: Record) -> None:
    desk, out = desk_with([], is_terminal=True)
    assert Replay(desk, record, Texts("fr"), at=5).run() == 0
    assert "Coup 5 sur" in out.getvalue()
