"""Everything in one file, while the server runs, and back."""

import contextlib
import json
import multiprocessing
import os
import shutil
import signal
import sqlite3
import tarfile
import time
from pathlib import Path

import pytest

from bottega import cli
from bottega.server import backup as backups
from bottega.server.backup import backup, restore
from bottega.server.checking import check_games
from bottega.server.store.file import FILE, StoreError
from bottega.server.store.writer import Entry

from .served import PATIENCE, Guest, Served, settings, wait_until

pytestmark = pytest.mark.sqlite

GAMES = [("fresco-cards", ["random"] * 2), ("princes", ["random"] * 3), ("fresco", ["random"] * 3)]


def played(guest: Guest, tables: int) -> list[str]:
    return [guest.make(*GAMES[number % len(GAMES)])["id"] for number in range(tables)]


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A folder with two games that a server has left."""
    folder = tmp_path / "kept"
    with Served(settings(folder)) as served:
        guest = served.guest()
        made = played(guest, 2)
        wait_until(lambda: served.registry.metrics.actions.kinds.get("computer", 0) > 40)
        assert set(made) <= set(served.registry.tables)
    return folder


def journal(folder: Path, before: dict[str, int] | None = None) -> dict[str, list[Entry]]:
    """All rows, or as many as there were."""
    with contextlib.closing(sqlite3.connect(folder / FILE)) as file:
        rows = [Entry(*row) for row in file.execute("SELECT * FROM journal ORDER BY table_id, number")]
    tables: dict[str, list[Entry]] = {}
    for row in rows:
        tables.setdefault(row.table_id, []).append(row)
    return tables if before is None else {name: tables[name][:count] for name, count in before.items()}


@pytest.mark.long
def test_while_twenty_tables_play_all_of_them_come_back(tmp_path: Path) -> None:
    live, file, other = tmp_path / "live", tmp_path / "all.backup", tmp_path / "other"
    with Served(settings(live)) as served:
        guest = served.guest()
        made = played(guest, 20)
        wait_until(lambda: served.registry.metrics.actions.kinds.get("computer", 0) > 100)
        found = backup(live, file)
        after = served.registry.metrics.actions.kinds["computer"]
        wait_until(lambda: served.registry.metrics.actions.kinds["computer"] > after + 20)  # nobody was kept waiting
    assert found is not None
    assert set(found.marks) == set(made)
    assert found.stopped == {}
    again = restore(file, other)
    assert again is not None
    assert again.marks == found.marks
    assert check_games(other / FILE).marks == found.marks
    assert (other / "cookies.key").read_bytes() == (live / "cookies.key").read_bytes()
    there = journal(other)
    assert there == journal(live, {name: len(rows) for name, rows in there.items()}), "what was there at one moment"
    with Served(settings(other)) as served:
        back = served.guest(cookies=dict(guest.http.cookies))
        assert {table["id"] for kind in ("mine", "finished") for table in back.get("/api/tables")[kind]} == set(made)


def test_only_its_owner_may_read_it_and_nothing_else_is_left(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "one.backup"
    backup(kept, file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kept", "one.backup"]
    with tarfile.open(file) as archive:
        assert sorted(archive.getnames()) == [FILE, "cookies.key"]
    restore(file, tmp_path / "other")
    assert (tmp_path / "other").stat().st_mode & 0o777 == 0o700
    assert {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "other").iterdir()} == {
        FILE: 0o600,
        "cookies.key": 0o600,
    }


def test_a_file_that_is_there_stays_and_so_does_a_folder(kept: Path, tmp_path: Path) -> None:
    file, folder = tmp_path / "one.backup", tmp_path / "other"
    file.write_text("mine")
    with pytest.raises(StoreError, match="there already"):
        backup(kept, file)
    assert file.read_text() == "mine"
    file.unlink()
    backup(kept, file)
    folder.mkdir()
    (folder / "note").write_text("mine")
    with pytest.raises(StoreError, match="not empty"):
        restore(file, folder)
    assert [path.name for path in folder.iterdir()] == ["note"]


def forever(file: Path, check: bool) -> None:
    """In place of the check: whoever waits for it knows that the copy is there."""
    file.with_name("begun").touch()
    time.sleep(PATIENCE)


def make_and_hang(kept: Path, file: Path) -> None:
    backups.checked = forever
    backup(kept, file)


def restore_and_hang(file: Path, folder: Path) -> None:
    backups.checked = forever
    restore(file, folder)


def test_whoever_is_killed_leaves_nothing_under_the_name(kept: Path, tmp_path: Path) -> None:
    file, folder, fork = tmp_path / "one.backup", tmp_path / "other", multiprocessing.get_context("fork")
    for work, words, where, named in (
        (make_and_hang, (kept, file), tmp_path, file),
        (restore_and_hang, (file, folder), folder, folder / FILE),
    ):
        process = fork.Process(target=work, args=words)
        process.start()
        wait_until((where / "begun").exists)
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        assert not named.exists()
        (where / "begun").unlink()
        if work is make_and_hang:
            assert list(tmp_path.glob("*.part"))
            assert backup(kept, file) is not None
            assert not list(tmp_path.glob("*.part"))
    assert restore(file, folder) is not None
    assert check_games(folder / FILE) == check_games(kept / FILE)


@pytest.mark.parametrize("spoilt", ["cut", "other", "key", "none"])
def test_what_is_no_backup_is_refused_and_leaves_nothing(kept: Path, tmp_path: Path, spoilt: str) -> None:
    file, folder = tmp_path / "one.backup", tmp_path / "other"
    backup(kept, file)
    if spoilt == "cut":
        file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    elif spoilt == "other":
        file.write_bytes(b"something else" * 1000)
    else:
        shutil.rmtree(folder, ignore_errors=True)
        with tarfile.open(file) as archive:
            archive.extractall(tmp_path / "x", filter="data")
        (tmp_path / "x" / ("cookies.key" if spoilt == "key" else FILE)).write_bytes(b"")
        with tarfile.open(file, "w:gz") as archive:
            for name in (FILE, "cookies.key"):
                archive.add(tmp_path / "x" / name, name)
    with pytest.raises(StoreError):
        restore(file, folder)
    assert list(folder.iterdir()) == []


def test_a_game_that_cannot_be_played_again_is_named_and_kept(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with contextlib.closing(sqlite3.connect(kept / FILE)) as file, file:
        [(spoilt, other)] = file.execute("SELECT min(id), max(id) FROM tables").fetchall()
        file.execute("UPDATE journal SET mark = 'x' WHERE table_id = ? AND number = 3", (spoilt,))
    target = tmp_path / "one.backup"
    assert cli.run(["backup", str(target), "--data", str(kept), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["checked"]["games"] == 1
    assert list(told["checked"]["stopped"]) == [spoilt]
    assert cli.run(["restore", str(target), "--data", str(tmp_path / "other"), "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert "One game was played again" in said.out
    assert spoilt in said.err
    assert other not in said.err


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_database_is_backed_up_otherwise(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = "postgresql://ada:sesame@db.example/house"
    assert cli.run([command, str(tmp_path / "x"), "--database", url, "--lang", "en"]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "bottega database copy" in said
    assert "pg_dump" in said
    assert "sesame" not in said
    monkeypatch.setenv("BOTTEGA_DATABASE", url)
    assert cli.run([command, str(tmp_path / "x"), "--lang", "en"]) == 1
    assert capsys.readouterr().err == said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", [["backup", "x"], ["restore", "x"], ["backup"], ["restore"]])
def test_what_cannot_be_done_is_one_line(words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = [words[0], *[str(tmp_path / word) for word in words[1:]], "--data", str(tmp_path / "none"), "--lang", "en"]
    assert cli.run(given) in (1, 2)
    assert capsys.readouterr().err.count("\n") == 1
