"""One stranger with many connections keeps nobody out and fills no disk."""

import asyncio
import contextlib
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from bottega.server.door import CALM, SPARE, Door, more_files

from .served import GENEROUS, PATIENCE, Served, settings, wait_until

HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
WHOLE = HALF + b"\r\n"
HALF_BODY = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"


@contextlib.contextmanager
def serving(folder: Path, **limits: Any) -> Iterator[tuple[Served, Door]]:
    with Served(settings(folder, limits=replace(GENEROUS, **limits))) as served:
        yield served, served.app.state.door


class Lines:
    """Connections of somebody who does not care for HTTP."""

    def __init__(self, served: Served) -> None:
        host, _, port = served.base.partition(":")
        self.where = host, int(port)
        self.open: list[socket.socket] = []

    def add(self, said: bytes) -> socket.socket:
        line = socket.create_connection(self.where, PATIENCE)
        line.sendall(said)
        self.open.append(line)
        return line

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for line in self.open:
            line.close()


def is_over(line: socket.socket) -> bool:
    """Waits for it."""
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


def answered(line: socket.socket) -> int:
    """The whole answer is read, so that the next one can be too."""
    head = b""
    while b"\r\n\r\n" not in head:
        head += line.recv(65536)
    head, _, body = head.partition(b"\r\n\r\n")
    length = next(int(row[15:]) for row in head.lower().split(b"\r\n") if row.startswith(b"content-length:"))
    while len(body) < length:
        body += line.recv(65536)
    return int(head.split()[1])


def states(door: Door) -> dict[str, int]:
    return {state: len(lines) for state, lines in door.since.items()}


def test_the_oldest_of_those_who_ask_for_nothing_makes_room(tmp_path: Path) -> None:
    with serving(tmp_path, asking=5) as (served, door), Lines(served) as lines:
        guest = served.guest()
        page = guest.watch(guest.make("fresco", ["me", "open"])["watch"])
        for _ in range(12):
            lines.add(HALF)
        assert all(is_over(line) for line in lines.open[:7])
        assert served.guest().get("/api/games"), "from the same address"
        assert len(door.asking["127.0.0.1"]) <= 5
        assert answered_after(lines.open[-1], b"\r\n") == 200, "whoever does ask is served"
        page.send({"type": "ping"})
        assert page.until_type("pong")
        guest.get("/api/games")


def answered_after(line: socket.socket, rest: bytes) -> int:
    line.sendall(rest)
    return answered(line)


def test_whoever_asks_too_slowly_is_cut_off_and_whoever_waits_is_not(tmp_path: Path) -> None:
    with serving(tmp_path, request_time=0.2) as (served, door), Lines(served) as lines:
        guest = served.guest()
        page = guest.watch(guest.make("fresco", ["me", "open"])["watch"])
        kept, dribbling = lines.add(WHOLE), lines.add(WHOLE)
        assert [answered(kept), answered(dribbling)] == [200, 200]
        slow = [lines.add(said) for said in (b"", HALF, HALF_BODY)]
        dribbling.sendall(HALF)
        assert all(is_over(line) for line in (*slow, dribbling))
        assert answered_after(kept, WHOLE) == 200
        page.send({"type": "ping"})
        assert page.until_type("pong")
        wait_until(lambda: states(door)["asking"] == 0)


def test_whoever_does_not_take_his_answer_is_cut_off(tmp_path: Path) -> None:
    """He asks for the same file again and again, and reads nothing."""
    with serving(tmp_path, answer_time=0.2) as (served, door), Lines(served) as lines:
        line = lines.add(b"")
        line.setblocking(False)
        asked = HALF.replace(b"/ ", b"/api/openapi.json ") + b"\r\n"
        for _ in range(10**5):
            try:
                line.send(asked)
            except BlockingIOError:
                wait_until(lambda: not door.here)
                break
            except (ConnectionResetError, BrokenPipeError):
                break
        wait_until(lambda: not door.here)


def test_without_room_newcomers_are_told_and_later_served(tmp_path: Path) -> None:
    with serving(tmp_path, connections=3) as (served, door), Lines(served) as lines:
        guest = served.guest()
        made = guest.make("fresco", ["me", "open"])
        guest.http.close()
        wait_until(lambda: not door.here)
        url = f"ws://{served.base}/ws/{made['id']}?watch={made['watch'].rpartition('/')[2]}"
        with connect(url) as first, connect(url), connect(url):
            assert answered(lines.add(WHOLE)) == 503
            assert is_over(lines.open[-1])
            with pytest.raises(InvalidStatus) as refused, connect(url):
                pass
            assert refused.value.response.status_code == 503
            first.close()
            wait_until(lambda: len(door.here) == 2)
            assert answered(lines.add(WHOLE)) == 200
            assert answered(lines.add(WHOLE)) == 200, "the one before only waits, and makes room"
            assert is_over(lines.open[-2])
        wait_until(lambda: len(door.here) <= 1)


def test_what_is_gone_is_forgotten(tmp_path: Path) -> None:
    with serving(tmp_path) as (served, door), Lines(served) as lines:
        for said in (b"", HALF, WHOLE, HALF_BODY, b"nonsense\r\n\r\n"):
            lines.add(said)
        wait_until(lambda: len(door.here) >= 4)
        for line in lines.open:
            line.close()
        wait_until(lambda: not door.here)
        assert door.asking == {}
        assert set(states(door).values()) == {0}


def test_small_answers_do_not_wait_for_more_to_send(served: Served) -> None:
    guest = served.guest()
    guest.get("/api/games")
    guest.watch(guest.make("fresco", ["me", "open"])["watch"])
    lines = list(served.app.state.door.here)
    assert len(lines) == 2
    for line in lines:
        assert line.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


FILES = """
import resource
from bottega.server.door import Door
from bottega.server.settings import Limits
for now, most in ((256, 4096), (2000, 2000), (256, 1024), (200, 200)):
    resource.setrlimit(resource.RLIMIT_NOFILE, (now, most))
    print(Door(Limits(connections=600)).most, resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


def test_more_files_are_asked_for_and_some_are_left_for_the_house() -> None:
    words = [sys.executable, "-c", FILES]
    said = subprocess.run(words, capture_output=True, text=True, check=True)  # noqa: S603 -- it is written here
    found = [tuple(int(word) for word in line.split()) for line in said.stdout.splitlines()]
    assert found == [(600, 600 + SPARE), (600, 2000), (1024 - SPARE, 1024), (100, 200)]


def test_the_same_complaint_is_written_once_in_a_while(
    served: Served, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As asyncio says it when the system gives it no more files."""
    monkeypatch.setattr(CALM, "told", {})

    async def complain() -> None:
        for _ in range(500):
            trouble = {"message": "socket.accept() out of system resource", "exception": OSError(24, "Too many")}
            asyncio.get_running_loop().call_exception_handler(trouble)

    served.inside(complain())
    assert caplog.text.count("out of system resource") == 1
    monkeypatch.setattr("bottega.server.door.AGAIN", 0.0)
    CALM.told.clear()
    served.inside(complain())
    assert "(499 more like this were left out.)" in caplog.text
    assert caplog.text.count("out of system resource") == 501


def test_nonsense_from_strangers_does_not_fill_the_log(
    served: Served, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CALM, "told", {})
    with Lines(served) as lines:
        for _ in range(20):
            assert lines.add(b"nonsense\r\n\r\n").recv(65536).split()[1] == b"400"
    assert caplog.text.count("Invalid HTTP request") == 1


# --- as an attacker does it -------------------------------------------------------------------------------------------


@pytest.mark.soak
def test_eleven_hundred_half_open_connections_keep_nobody_out(tmp_path: Path) -> None:
    """With 1,024 files, all from one address, and held for as long as the server lets them."""
    more_files(4096)
    words = [sys.executable, "-m", "bottega", "serve", "--port", "0", "--data", str(tmp_path), "--no-open"]
    log = tmp_path.with_suffix(".log")

    def few_files() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))

    with log.open("w") as errors:
        server = subprocess.Popen(  # noqa: S603 -- as above
            [*words, "--lang", "en"],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            preexec_fn=few_files,
        )
    assert server.stdout is not None
    base = server.stdout.readline().split()[-1].rstrip("/")
    where = "127.0.0.1", int(base.rpartition(":")[2])
    held = []
    try:
        for number in range(1100):
            held.append(socket.create_connection(where, PATIENCE))
            held[-1].sendall(HALF)
            if number % 100 == 99:
                with httpx.Client(base_url=base, timeout=PATIENCE) as guest:
                    assert guest.get("/").status_code == 200
                    assert guest.post("/api/me", json={"name": "Bea"}).status_code == 200
        files = len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
        assert files < 200
        assert is_over(held[0])
        assert is_over(held[-1]), "after ten seconds the last one goes too"
    finally:
        for line in held:
            line.close()
        server.terminate()
        server.communicate(timeout=PATIENCE)
    assert log.stat().st_size < 1000, log.read_text()
