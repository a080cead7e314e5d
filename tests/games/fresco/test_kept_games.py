"""Finished games of the past, kept as records: they replay to the same end as long as their rules are played."""

from pathlib import Path

import pytest

import bottega
from bottega import Record
from bottega.games.fresco.meta import END_REASONS, MODULES

KEPT = sorted((Path(__file__).parent / "kept").glob("*.json"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_replays_to_the_same_end(path: Path) -> None:
    record = Record.load(path)
    state = record.replay()
    assert state.is_over
    assert record.result == {"scores": list(state.scores()), "ranking": [list(seats) for seats in state.ranking()]}


def test_they_cover_the_box() -> None:
    records = [Record.load(path) for path in KEPT]
    modules = {module for record in records for module in record.options["modules"]}
    assert modules == set(MODULES)
    for players in bottega.game("fresco").players:
        sizes = [len(record.options["modules"]) for record in records if record.players == players]
        assert 0 in sizes
        assert len(MODULES) in sizes


def test_they_cover_every_reason_to_end() -> None:
    assert {Record.load(path).replay().view()["end_reason"] for path in KEPT} == set(END_REASONS)
