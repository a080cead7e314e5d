"""The command `bottega serve`, and `bottega` alone."""

import contextlib
import os
import signal
import socket
import sqlite3
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest

import bottega
from bottega import cli
from bottega.cli import web
from bottega.locale import LANGUAGES
from bottega.server import run as server_run
from bottega.server.settings import Settings
from bottega.server.store.file import FILE, migrate
from bottega.server.store.store import store_at
from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent.parent
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
    monkeypatch.setenv("BOTTEGA_PORT", "0")
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
    more = ["--behind-proxy", "127.0.0.1,10.0.0.0/8", "--behind-proxy", "::1", "--thinkers", "3"]
    assert cli.run([*words, "--pace", "0", "--grace", "5", "--lang", "fr", *more]) == 0
    [(settings, address)] = asked
    assert address == EVERYWHERE
    assert (settings.pace, settings.grace, settings.hosts) == (0.0, 5.0, ("table.example",))
    assert settings.data == tmp_path / "d"
    assert [str(known) for known in settings.proxies] == ["127.0.0.1/32", "10.0.0.0/8", "::1/128"]
    assert settings.thinkers == 3
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


def test_a_table_that_is_already_open_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(web, "GLANCE", PATIENCE)

    class Front(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write((Path(bottega.__file__).parent / "web" / "index.html").read_bytes())

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Front) as front:
        threading.Thread(target=front.serve_forever, daemon=True).start()
        port = str(front.server_address[1])
        assert cli.run(["serve", "--port", port, "--data", str(tmp_path), "--no-open", "--lang", "en"]) == 1
        front.shutdown()
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert f"already open at http://127.0.0.1:{port}/" in said.err
    assert "--port 0 --data" in said.err


@pytest.mark.parametrize("host", ["192.0.2.77", "no.such.host.invalid", "2001:db8::77", "x" * 70])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_host_that_is_not_ours_is_said_to_be_the_reason(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, host: str, lang: str
) -> None:
    assert cli.run(["serve", "--host", host, "--port", "0", "--data", str(tmp_path), "--no-open", "--lang", lang]) == 1
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert f"--host {host}" in said.err
    assert "--port" not in said.err


def heed_interrupts() -> None:
    """Tests that run in the background of a shell ignore Ctrl-C, and what they start inherits that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_under_make_is_no_error_and_a_failure_is(tmp_path: Path) -> None:
    """As a terminal does it: the signal goes to make, its shell and the command at once.

    The failure comes without a signal: a make that is interrupted may lose sight of its shell, and of how that ended.
    """
    made = tmp_path / ".venv" / "bin"
    made.mkdir(parents=True)
    recipe = (ROOT / "Makefile").read_text("utf-8")
    (tmp_path / "Makefile").write_text(recipe, "utf-8")
    (tmp_path / "requirements").mkdir()
    for name in ("pyproject.toml", "requirements/dev.txt"):
        (tmp_path / name).touch()
    command = made / "python"  # becomes the table: tools/play.py
    (made / "../.installed").touch()
    # Not as a part of the make that runs this test, and in the one language that the test reads.
    env = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    env["LC_ALL"] = "C"
    endless = "trap 'exit 130' INT\necho ready\nwhile :; do sleep 0.05; done"
    for script, fails in ((endless, False), ("echo ready\nexit 3", True)):
        command.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
        command.chmod(0o755)
        words = ["make", "play"]
        with subprocess.Popen(  # noqa: S603 -- as above
            words,
            cwd=tmp_path,
            env=env,
            stdout=PIPE,
            stderr=PIPE,
            text=True,
            start_new_session=True,
            preexec_fn=heed_interrupts,
        ) as make:
            try:
                assert make.stdout is not None
                assert make.stdout.readline() == "ready\n"
                if not fails:
                    os.killpg(make.pid, signal.SIGINT)
                _, complaint = make.communicate(timeout=PATIENCE)
            finally:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(make.pid, signal.SIGKILL)
        assert ("Error 3" in complaint) == fails, complaint
        assert "Error 130" not in complaint


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
    with store_at(None, tmp_path).alone():
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
    assert said.err.endswith(": pip install bottega. Or play in the terminal: bottega play fresco\n")
