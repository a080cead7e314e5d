"""Rows and records of a run: what tables and replays are made of."""

import csv
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet
from tests.soaked import mostly

from bottega import OptionError, Records
from bottega.lab import arena
from bottega.lab.collection import collect
from bottega.lab.rows import RowFile

BOTS = ["random", "apprentice", "random"]


def read(file: Path) -> list[dict[str, Any]]:
    if file.suffix == ".csv":
        with file.open(encoding="utf-8", newline="") as opened:
            return list(csv.DictReader(opened))
    rows: list[dict[str, Any]] = parquet.read_table(file).to_pylist()
    return rows


def told(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bottega", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own command


def arena_command(*more: str) -> subprocess.CompletedProcess[str]:
    words = ["arena", "princes", "--bots", ",".join(BOTS), "--games", "3", "--json", *more]
    return told(*words)


@pytest.mark.parametrize("ending", mostly(["parquet", "csv"]))
def test_a_run_writes_games_choices_and_records_that_agree(tmp_path: Path, ending: str) -> None:
    rows, choices, records = (tmp_path / name for name in (f"rows.{ending}", f"choices.{ending}", "some.games"))
    files = ["--rows", str(rows), "--choices", str(choices), "--records", str(records)]
    facts = json.loads(arena_command("--jobs", "2", *files).stdout)
    games, decisions = read(rows), read(choices)
    assert len(games) == 3 * len(BOTS)
    kept = Records(records)
    for number, record in enumerate(kept):
        state = record.replay()
        mine = [row for row in games if int(row["game"]) == number]
        assert [int(row["score"]) for row in sorted(mine, key=lambda row: int(row["seat"]))] == list(state.scores())
        made = [row for row in decisions if int(row["game"]) == number]
        assert [[int(row["seat"]), row["action"]] for row in made] == record.moves
        assert [int(row["ply"]) for row in made] == list(range(len(made)))
        assert all(int(row["choices"]) > 1 or row["asked"] for row in made)
    for bot, name in enumerate(BOTS):
        own = games[bot :: len(BOTS)]
        assert {row["player"] for row in own} == {name}
        assert sum(float(row["win"]) for row in own) == pytest.approx(facts["bots"][bot]["wins"])


def test_rows_are_the_same_in_one_process_and_in_two() -> None:
    one = arena.rows("princes", BOTS, games=4, seed=2)
    two = arena.rows("princes", BOTS, games=4, seed=2, jobs=2)
    assert one == two
    assert [row["seat"] for row in one if row["player"] == "apprentice"] == [1, 2, 0, 1]


def test_rows_of_kept_games_are_told_again(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    arena.run("princes", BOTS, 2, 2, keep=keep)
    assert arena.rows("princes", BOTS, games=3, seed=2, keep=keep) == arena.rows("princes", BOTS, games=3, seed=2)


def test_records_of_kept_games_are_refused(tmp_path: Path) -> None:
    answer = arena_command("--keep", str(tmp_path / "kept.jsonl"), "--records", str(tmp_path / "some.games"))
    assert answer.returncode == 2
    assert "kept from before" in answer.stderr
    assert "Traceback" not in answer.stderr


@pytest.mark.parametrize(("name", "wrong"), [("rows.txt", ".csv or .parquet"), ("none/rows.csv", "cannot be written")])
def test_a_file_that_cannot_be_is_refused_before_the_first_game(tmp_path: Path, name: str, wrong: str) -> None:
    answer = arena_command("--rows", str(tmp_path / name), "--games", "1000000")
    assert answer.returncode == 2
    assert wrong in answer.stderr
    assert len(answer.stderr.strip().splitlines()) == 1


def test_many_rows_come_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bottega.lab.rows.TOGETHER", 10)
    with RowFile(tmp_path / "many.parquet") as file:
        for number in range(9):
            file.add([{"number": number, "part": part} for part in range(4)])
    assert [row["number"] for row in read(tmp_path / "many.parquet")] == [number for number in range(9) for _ in "abcd"]


def test_without_pyarrow_parquet_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(OptionError, match="pip install"):
        RowFile(tmp_path / "some.parquet")


def test_a_collection_is_the_same_everywhere_and_mixes_tables(tmp_path: Path) -> None:
    one, two = (
        Records.write(tmp_path / f"{jobs}.games", collect("fresco-cards", ["random", "apprentice"], 7, 3, jobs=jobs))
        for jobs in (1, 2)
    )
    assert one.digest == two.digest
    assert [record.players for record in one] == [2, 3, 4, 2, 3, 4, 2]
    assert len({record.seed for record in one}) == 7
    assert all(record.result is not None for record in one)


def test_the_command_tells_the_checksum(tmp_path: Path) -> None:
    file = tmp_path / "some.games"
    words = ["lab", "collect", "fresco-cards", "--games", "3", "--bots", "random", "--out", str(file)]
    answer = told(*words)
    assert answer.stdout == f"3 games in {file}, checksum {Records(file).digest}\n"
