"""A disk on which there is no room any more: for backups, for what an operator says, and for the log."""

import functools
import resource
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from bottega.server import control
from bottega.server.administration import CannotDo

from .served import PATIENCE, Served, settings
from .test_restart import Process

pytestmark = [
    pytest.mark.sqlite,
    pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux can take the disk away"),
]


def test_a_backup_that_has_no_room_leaves_nothing_behind(tmp_path: Path) -> None:
    folder, target = tmp_path / "kept", tmp_path / "out" / "one.backup"
    target.parent.mkdir()
    with Served(settings(folder)) as served:
        served.guest().make("fresco", ["me", "open"])
    words = [sys.executable, "-m", "bottega", "backup", str(target), "--data", str(folder), "--lang", "en"]
    small = functools.partial(resource.setrlimit, resource.RLIMIT_FSIZE, (20_000, 20_000))
    done = subprocess.run(  # noqa: S603 -- the command is written here
        words, capture_output=True, text=True, check=False, timeout=PATIENCE, preexec_fn=small
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1, done.stderr
    assert list(target.parent.iterdir()) == []


@pytest.mark.long
def test_what_an_operator_says_is_refused_and_the_server_goes_on(tmp_path: Path) -> None:
    server = Process(tmp_path)
    limit = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, limit[1]))
    for words in (["announce", "hello"], ["block", "192.0.2.1"]):
        with pytest.raises(CannotDo, match="written down"):
            control.ask(tmp_path, words[0], words[1:])
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limit)
    assert control.ask(tmp_path, "announce", ["hello"]) == {"announcement": "hello"}
    server.end(signal.SIGTERM)


@pytest.mark.long
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_where_neither_log_nor_games_have_room_nothing_breaks(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--data", str(tmp_path), "--no-open", "--lang", "en", "--log-level", "debug"]
    with Path("/dev/full").open("w") as nowhere:
        process = subprocess.Popen(  # noqa: S603 -- the command is written here
            [sys.executable, "-m", "bottega", *words], stdout=subprocess.PIPE, stderr=nowhere, text=True
        )
        assert process.stdout is not None
        port = int(process.stdout.readline().rstrip().rstrip("/").rpartition(":")[2])
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as guest:
            assert guest.post("/api/me", json={"name": "Ada"}).status_code == 200
            limit = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (0, limit[1]))
            for _ in range(3):
                assert guest.post("/api/me", json={"name": "Bea"}).status_code == 503
                assert guest.get("/api/me").json() == {"name": "Ada"}
                assert guest.get("/nowhere").status_code == 404
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, limit)
            assert guest.post("/api/me", json={"name": "Bea"}).status_code == 200
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)
