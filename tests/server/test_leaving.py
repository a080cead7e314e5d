"""How a server stops, as pages and programs see it: a real process, and real signals."""

import asyncio
import json
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from bottega.server import health
from bottega.server.table import Table

from .databases import DATABASES
from .programs import Wired
from .served import PATIENCE, Guest, Page, Served, settings, wait_until
from .test_restart import Process, rows

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")


@pytest.mark.long
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_what_was_asked_is_done_and_answered_and_pages_come_back(tmp_path: Path, how: int) -> None:
    server = Process(tmp_path)
    guest = Guest(f"127.0.0.1:{server.port}")
    table = guest.make("fresco-cards", ["me", "random"])["id"]
    page = guest.open(table).ready()
    while not page.choices:
        page.until_type("state")
    before = len(rows(tmp_path, table))
    page.send({"type": "act", "id": 1, "version": page.state["version"], "action": page.choices[0]["id"]})
    page.until(lambda message: message.get("re") == 1)
    server.process.send_signal(how)
    assert page.until_closed() == 1012
    _, errors = server.process.communicate(timeout=PATIENCE)
    assert errors == ""
    assert len(rows(tmp_path, table)) > before
    again = Process(tmp_path)
    cookie = f"bottega_guest={guest.http.cookies['bottega_guest']}"
    back = Page(f"ws://127.0.0.1:{again.port}/ws/{table}", {"cookie": cookie}).ready()
    assert back.state["version"] >= page.state["version"]
    again.end(signal.SIGTERM)
    back.close()
    guest.close()


def test_whatever_was_begun_is_answered_before_the_line_is_closed(tmp_path: Path) -> None:
    """The disk is slow, and the server is told to stop while a move is on its way there."""
    with Served(settings(tmp_path)) as served:
        guest = served.guest()
        made = guest.make("fresco-cards", ["me", "random"])
        guest.sit(made["url"])
        page = guest.open(made["id"]).ready()
        assert page.wait_for_turn()
        held, begun = threading.Event(), threading.Event()
        usual = served.registry.store.writer.committed

        def slow(size: int, seconds: float) -> None:
            begun.set()
            assert held.wait(PATIENCE)
            usual(size, seconds)

        served.registry.store.writer.committed = slow
        page.send({"type": "act", "id": 77, "version": page.state["version"], "action": page.choices[0]["id"]})
        assert begun.wait(PATIENCE)
        served.loop.call_soon_threadsafe(served.registry.leaving.begin)
        ready = guest.http.get("/readyz")
        assert (ready.status_code, ready.json()["reason"]) == (503, health.STOPPING)
        late = guest.open(made["id"])
        assert late.until_closed() == 1012
        assert late.heard == []
        held.set()
        assert page.until(lambda message: message.get("re") == 77)["type"] == "ok"
        assert page.until_closed() == 1012


def test_what_comes_after_the_signal_is_not_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written, go_on = threading.Event(), threading.Event()
    honest = Table.commit_row

    async def slowly(self: Table, *row: Any) -> Any:
        entry = await honest(self, *row)
        written.set()
        while not go_on.is_set():
            await asyncio.sleep(0.001)
        return entry

    with Served(settings(tmp_path)) as served:
        host = served.guest()
        page = host.open(host.make("fresco", ["me", "open"])["id"])
        page.until_type("table")
        monkeypatch.setattr(Table, "commit_row", slowly)
        page.send({"type": "chat", "id": 1, "text": "written"})
        assert written.wait(PATIENCE)
        served.loop.call_soon_threadsafe(served.server.end)
        wait_until(lambda: served.registry.leaving.begun)
        page.send({"type": "chat", "id": 2, "text": "too late"})
        page.send({"type": "ping"})
        assert served.registry.leaving.sockets, "it waits for the first"
        go_on.set()
        assert page.until_closed() == 1012
        heard = [(message["type"], message.get("re"), message.get("text")) for message in page.messages[2:]]
        assert heard == [("chat", None, "written"), ("ok", 1, None)]


def test_programs_are_told_too(tmp_path: Path) -> None:
    with Served(settings(tmp_path)) as served:
        guest = served.guest()
        key = guest.ask("POST", "/api/programs/keys", {"name": "Ada"}).json()["key"]
        program = Wired(served, key)
        program.until_type("hello")
        served.loop.call_soon_threadsafe(served.registry.leaving.begin)
        assert program.until_closed() == 1012


@pytest.mark.long
def test_a_second_signal_ends_it_at_once_and_the_log_tells(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", *DATABASES.words(tmp_path), "--no-open", "--pace", "0", "--lang", "en"]
    process = subprocess.Popen(  # noqa: S603 -- the command is written here
        [sys.executable, "-m", "bottega", *words, "--log", "json", "--log-level", "info"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    port = int(process.stdout.readline().rstrip().rstrip("/").rpartition(":")[2])
    guest = Guest(f"127.0.0.1:{port}")
    guest.open(guest.make("fresco-cards", ["me", "random"])["id"]).ready()
    process.send_signal(signal.SIGSTOP)  # so that both come in together
    process.send_signal(signal.SIGTERM)
    process.send_signal(signal.SIGINT)
    process.send_signal(signal.SIGCONT)
    _, errors = process.communicate(timeout=PATIENCE)
    told = [json.loads(line)["message"] for line in errors.splitlines()]
    assert told[0].startswith("Bottega 0")
    assert told[-1] == "Bottega has stopped, at once."
    guest.close()
