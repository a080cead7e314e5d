"""The review in the terminal: what cost most, and everybody's points by round."""

import io
import random
from pathlib import Path

import pytest
from rich.console import Console

import bottega
from bottega import Record
from bottega.cli import run
from bottega.locale import Texts
from bottega.review import Depth
from bottega.terminal.desk import Desk
from bottega.terminal.review import Review
from tests.soaked import LONGEST_FIRST, mostly

QUICK = Depth(knots=2, halved=0, worlds=2, tried=2, weighed=1, playouts=2)


def any_game() -> Record:
    state, rng = bottega.game("fresco-cards").new(players=2, seed=5), random.Random(5)
    while not state.is_over:
        state.apply(state.to_act[0], rng.choice(state.legal_actions(state.to_act[0])))
    return Record.of(state)


@pytest.mark.parametrize("lang", mostly(LONGEST_FIRST))
def test_choices_are_named_and_rounds_add_up(lang: str) -> None:
    record, told = any_game(), io.StringIO()
    desk = Desk(Console(file=told, width=100), lambda _: "")
    assert Review(desk, record, Texts(lang), 0, QUICK).run() == 0
    lines = told.getvalue().splitlines()
    assert record.result is not None
    assert any(str(record.result["scores"][0]) in line for line in lines[:2])
    did, better = (Texts(lang).text(f"terminal-review-{key}", what="", points="") for key in ("did", "better"))
    assert any(line.startswith(did.strip()[:8]) for line in lines)
    assert any(line.startswith(better.strip()[:8]) for line in lines)
    total = next(line for line in lines if line.strip().startswith(Texts(lang).text("terminal-review-sum")))
    assert [int(word) for word in total.split()[1:]] == record.result["scores"]


def test_a_game_that_is_not_over_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = bottega.game("fresco-cards").new(players=2, seed=5)
    Record.of(state).save(tmp_path / "begun.json")
    assert run(["review", str(tmp_path / "begun.json"), "--lang", "en"]) == 2
    assert "not over" in capsys.readouterr().err
