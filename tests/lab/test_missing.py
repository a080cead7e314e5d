"""Who lacks a library hears it before any game is played, not after all of them."""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bottega import OptionError
from bottega.lab.ladder import climb
from bottega.lab.training import Course, Judged, learn, learn_value, train


def ladder(progress: Callable[[int, int], None], folder: Path) -> Any:
    return climb("fresco-cards", ["random", "apprentice"], games=2, seed=1, players=[2], progress=progress)


def course(progress: Callable[[int, int], None], folder: Path) -> Any:
    return list(train(Course("fresco-cards", 2, seed=5, games=8, trials=6), folder, 1, progress=progress))


def judged(learning: Callable[..., Any], game: str, progress: Callable[[int, int], None], folder: Path) -> Any:
    return learning(Judged(game, 2, {}, 1), 2, progress=progress)


@pytest.mark.parametrize(
    ("library", "work"),
    [
        ("openskill.models", ladder),
        ("numpy", course),
        ("numpy", partial(judged, learn, "fresco")),
        ("numpy", partial(judged, learn_value, "fresco-cards")),
    ],
)
def test_it_is_said_before_the_games(
    library: str, work: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    played: list[int] = []
    with pytest.raises(OptionError, match=r"pip install 'bottega\[lab\]'"):
        work(lambda done, of: played.append(done), tmp_path / "out")
    assert played == []
    assert not (tmp_path / "out").exists()
