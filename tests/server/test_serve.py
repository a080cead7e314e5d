"""The command `bottega serve`, and `bottega` alone."""

import contextlib
import socket
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bottega import cli
from bottega.cli import web
from bottega.server import run as server_run
from bottega.server.settings import Settings
from bottega.server.storage import FILE, migrate

EVERYWHERE = "0.0.0.0"  # noqa: S104 -- only asked for, never listened on


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[Settings, str]]:
    """What would be served where, and how the table is announced."""
    served: list[tuple[Settings, str]] = []

    def serve(settings: Settings, listening: socket.socket, started: Any) -> None:
        served.append((settings, listening.getsockname()[0]))
        started()

    monkeypatch.setattr(server_run, "serve", serve)
    monkeypatch.setattr("webbrowser.open", lambda url: served.append((served[-1][0], url)))
    monkeypatch.setattr(web, "PORT", 0)
    monkeypatch.setenv("BOTTEGA_STATE", str(tmp_path))
    monkeypatch.delenv("BOTTEGA_PACE", raising=False)
    return served


def test_bottega_alone_opens_the_table_for_this_machine(
    asked: list[tuple[Settings, str]], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert cli.run(["--lang", "en"]) == 0
    (settings, address), (_, opened) = asked
    assert address == "127.0.0.1"
    assert settings.data == tmp_path / "web"
    assert opened.startswith("http://127.0.0.1:")
    assert opened in capsys.readouterr().out


def test_flags_go_through(
    asked: list[tuple[Settings, str]], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["serve", "--host", EVERYWHERE, "--data", str(tmp_path / "d"), "--no-open", "--name", "table.example"]
    assert cli.run([*words, "--pace", "0", "--grace", "5", "--lang", "fr"]) == 0
    [(settings, address)] = asked
    assert address == EVERYWHERE
    assert (settings.pace, settings.grace, settings.hosts) == (0.0, 5.0, ("table.example",))
    assert settings.data == tmp_path / "d"
    assert "réseau" in capsys.readouterr().out


def test_a_port_that_is_taken_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert cli.run(["serve", "--port", port, "--data", str(tmp_path), "--no-open", "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert port in said.err


def test_a_folder_that_cannot_be_used_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "bottega.sqlite").write_bytes(b"no database" * 500)
    assert cli.run(["serve", "--port", "0", "--data", str(tmp_path), "--no-open", "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "cannot be used" in said.err


def test_a_file_that_another_program_has_locked_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    migrate(tmp_path / FILE)
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as other:
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        assert cli.run(["serve", "--port", "0", "--data", str(tmp_path), "--no-open", "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "locked" in said.err


def test_a_file_of_a_later_version_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    migrate(tmp_path / FILE)
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    assert cli.run(["serve", "--port", "0", "--data", str(tmp_path), "--no-open", "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "later version" in said.err


def test_only_one_server_keeps_its_games_in_a_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with server_run.alone_in(tmp_path):
        assert cli.run(["serve", "--port", "0", "--data", str(tmp_path), "--no-open", "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "Another server" in said.err


def test_a_missing_package_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "bottega.server", None)
    assert cli.run(["serve", "--data", str(tmp_path), "--no-open", "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "bottega[web]" in said.err
