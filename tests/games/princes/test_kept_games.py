"""Finished games of the past, kept as records: they replay to the same end as long as their rules are played."""

from pathlib import Path

import pytest

from bottega import Record
from bottega.games.princes.game import GAME

KEPT = sorted((Path(__file__).parent / "kept").glob("*.json"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_replays_to_the_same_end(path: Path) -> None:
    record = Record.load(path)
    state = record.replay()
    assert state.is_over
    assert vars(Record.of(state)) == vars(record)


def test_they_cover_every_number_of_players_with_usual_and_other_options() -> None:
    usual = GAME.new(3).view()["options"]
    kept = {(record.players, record.options == usual) for record in [Record.load(path) for path in KEPT]}
    assert kept == {(players, same) for players in GAME.players for same in (True, False)}
