"""The matches that show how strong the players are: what is wanted, and whether it holds."""

from pathlib import Path

import pytest

import matches
from bottega.lab.arena import run


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(matches, "FOLDER", tmp_path)
    return tmp_path


def test_every_match_can_be_seated() -> None:
    for name, line in matches.LINES.items():
        assert line.match.players == len(line.bots), name
        assert len(line.match.seated(0)) == line.match.players, name


def test_the_page_tells_what_was_kept() -> None:
    assert matches.table() in matches.PAGE.read_text("utf-8"), "python tools/matches.py --write"


def test_what_was_not_played_has_no_figures(folder: Path) -> None:
    assert matches.told("cards-2") == "| cards-2 | 1 master + 1 journeyman | above 50% | 0 |  |  |  |"


def test_a_match_is_played_kept_and_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    line = matches.Line("fresco-cards", ["apprentice", "random"], above=0.01)
    monkeypatch.setattr(matches, "LINES", {"small": line})
    monkeypatch.setattr(matches, "GAMES", 4)
    matches.play(["small"], jobs=1, games=4)
    assert len((folder / "small.jsonl").read_text().splitlines()) == 5
    assert matches.told("small").endswith("| yes |")
    monkeypatch.setattr(matches, "GAMES", 5)
    assert matches.told("small").endswith("| yes, so far |")


PLAYERS = ("apprentice", "random")


@pytest.mark.parametrize(
    ("line", "holds"),
    [
        (matches.Line("fresco-cards", PLAYERS, above=0.2), True),
        (matches.Line("fresco-cards", PLAYERS, above=0.9), False),
        (matches.Line("fresco-cards", PLAYERS, below=0.5), False),
        (matches.Line("fresco-cards", PLAYERS, points=500.0), False),
    ],
    ids=["above", "not enough", "too much", "too few points"],
)
def test_a_line_holds_when_the_interval_clears_it(line: matches.Line, holds: bool) -> None:
    result = run("fresco-cards", PLAYERS, games=6, seed=1)
    assert result.entries[0].win_share == 1.0
    assert line.holds(result) is holds
