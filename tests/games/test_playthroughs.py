"""Whole games as texts to read: each still goes as it is written, move by move, sentence by sentence."""

import pytest

import bottega
from playthroughs import PLAYTHROUGHS, TESTS, Playthrough

LARGEST = 100_000  # bytes: a text that somebody reads


@pytest.mark.parametrize("one", PLAYTHROUGHS, ids=lambda one: f"{one.game}-{one.name}")
def test_it_goes_as_it_is_written(one: Playthrough) -> None:
    assert one.text(one.kept_moves()) == one.path.read_text("utf-8"), (
        "python tools/playthroughs.py shows the difference"
    )


def test_every_file_is_compared_and_every_game_has_some() -> None:
    files = set(TESTS.glob("*/playthroughs/*.txt"))
    assert files == {one.path for one in PLAYTHROUGHS}
    assert {one.game for one in PLAYTHROUGHS} == {meta.id for meta in bottega.metas()}
    assert max(path.stat().st_size for path in files) < LARGEST
