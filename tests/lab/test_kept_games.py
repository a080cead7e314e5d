"""A run of the arena that is kept in a file: stopped and gone on with, it is the same run."""

from pathlib import Path

import pytest

from bottega import OptionError
from bottega.lab import arena

BOTS = ["random", "apprentice", "random"]
TIMING = ("decisions_per_s", "seconds")


def run(games: int, file: Path | None, seed: int = 3, jobs: int = 1) -> dict[str, object]:
    told = arena.run("fresco-cards", BOTS, games, seed, jobs=jobs, keep=file).to_json()
    return {name: value for name, value in told.items() if name not in TIMING}


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(3, file)
    three = file.read_text()
    assert run(7, file) == run(7, None)
    assert file.read_text().startswith(three)
    assert file.read_text().count("\n") == 1 + 7


def test_a_run_that_is_complete_plays_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    whole = run(4, file)
    monkeypatch.setattr(arena, "results", None)
    assert run(4, file) == whole
    assert run(2, file)["games"] == 2  # of which the first ones count


def test_the_number_of_processes_makes_no_difference(tmp_path: Path) -> None:
    run(2, tmp_path / "one")
    assert run(6, tmp_path / "one", jobs=2) == run(6, tmp_path / "two")
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


def test_half_a_line_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(4, file)
    whole = file.read_text()
    file.write_text(whole[:-9])
    run(4, file)
    assert file.read_text() == whole


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a letter\n", "is not a file of kept games"),
        ('{"game": "fresco"}\n', "holds games of another match"),
        ('{"game": "fresco"}\n{"number": 0}\n', "is not a file of kept games"),
    ],
)
def test_any_other_file_is_refused_and_left_alone(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(text)
    with pytest.raises(OptionError, match=message):
        run(2, file)
    assert file.read_text() == text


def test_games_of_another_seed_or_out_of_order_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(3, file)
    with pytest.raises(OptionError, match="another match"):
        run(3, file, seed=4)
    match, first, *others = file.read_text().splitlines()
    file.write_text("\n".join([match, *others, first, ""]))
    with pytest.raises(OptionError, match="not in their order"):
        run(3, file)


def test_a_file_that_cannot_be_written_is_told_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="cannot be written"):
        run(2, tmp_path / "nowhere" / "games.jsonl")
    with pytest.raises(OptionError, match="cannot be read"):
        run(2, tmp_path)
