"""How many moves does the server take in a second? `make bench-server` runs this; everything stays on 127.0.0.1.

Beside it, in turns, runs the least that any server of this kind must do: a bare Starlette socket that commits one row
to SQLite (WAL, synchronous=FULL, what waits in one transaction), then encodes a view of 4 KB for each of four sockets
and sends it. It has no rules, seats, secrets or journal. At each table sit four clients; whoever is asked answers at
once. Answers are timed from the request to its `ok`.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from statistics import median
from typing import Any

import httpx
import msgspec
import uvicorn
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as RichTable

SEATS = 4
TARGET = 0.40
WARM_UP = 1.5
VIEW = 4096
TOGETHER = 16  # tables that are set at once
WIDTH = 96
OURS, BARE = "bottega", "bare socket"


# --- the servers, each in a process of its own ------------------------------------------------------------------------


def serve_ours(folder: Path) -> None:
    from bottega.server import run
    from bottega.server.settings import Limits, Settings

    free = (10**9, 1e9)
    most = 10**6
    limits = Limits(
        tables=most, address_tables=most, sockets=most, address_sockets=most, requests=free, makes=free, messages=free
    )
    listening = run.bound("127.0.0.1", 0)
    port = listening.getsockname()[1]
    run.serve(Settings(data=folder, pace=0.0, grace=1e6, limits=limits), listening, lambda: print(port, flush=True))


def serve_bare(folder: Path) -> None:
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    from bottega.server import run

    rows: SimpleQueue[tuple[str, asyncio.Future[None]]] = SimpleQueue()
    tables: dict[str, list[WebSocket]] = {}
    view = view_of(VIEW)
    encode = msgspec.json.Encoder().encode

    def write(loop: asyncio.AbstractEventLoop) -> None:
        file = sqlite3.connect(folder / "bare.sqlite")
        file.execute("PRAGMA journal_mode=WAL")
        file.execute("PRAGMA synchronous=FULL")
        file.execute("CREATE TABLE rows (body TEXT)")
        while True:
            batch = [rows.get()]
            while not rows.empty():
                batch.append(rows.get())
            file.executemany("INSERT INTO rows VALUES (?)", [(text,) for text, _ in batch])
            file.commit()
            loop.call_soon_threadsafe(settle, batch)

    def settle(batch: list[tuple[str, asyncio.Future[None]]]) -> None:
        for _, done in batch:
            done.set_result(None)

    async def answer(socket: WebSocket) -> None:
        await socket.accept()
        loop = asyncio.get_running_loop()
        here = tables.setdefault(socket.path_params["id"], [])
        here.append(socket)
        try:
            while True:
                text = str(msgspec.json.decode(await socket.receive_text())["action"])
                done: asyncio.Future[None] = loop.create_future()
                rows.put((text, done))
                await done
                for seat, other in enumerate(here):
                    view["seat"] = seat
                    await other.send_text(encode(view).decode())
                await socket.send_text("ok")
        except WebSocketDisconnect:
            here.remove(socket)

    app = Starlette(routes=[WebSocketRoute("/ws/{id}", answer)])
    config = uvicorn.Config(app, log_level="warning", ws_per_message_deflate=False, backlog=run.BACKLOG)
    listening = run.bound("127.0.0.1", 0)
    port = listening.getsockname()[1]

    async def main() -> None:
        threading.Thread(target=write, args=(asyncio.get_running_loop(),), daemon=True).start()
        await run.until_stopped(uvicorn.Server(config), listening, lambda: print(port, flush=True))

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(main())


def view_of(size: int) -> dict[str, Any]:
    """As much of a view of Fresco as fits."""
    import bottega

    whole, some = bottega.game("fresco").new(seed=1).view(0), dict[str, Any]()
    for key, value in whole.items():
        if len(msgspec.json.encode({**some, key: value})) <= size:
            some[key] = value
    return {**some, "rest": "x" * (size - len(msgspec.json.encode(some)) - len(',"rest":""'))}


class Server:
    def __init__(self, kind: str, folder: Path, script: str = __file__) -> None:
        folder.mkdir(parents=True)
        self.process = subprocess.Popen(
            [sys.executable, script, "--serve", kind, "--folder", str(folder)], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None  # noqa: S101 -- it was asked for
        self.port = int(self.process.stdout.readline())

    def worked(self) -> float:
        """Seconds of processor time so far, where the system tells: less noisy than the clock on a busy machine."""
        try:
            words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


# --- the clients ------------------------------------------------------------------------------------------------------


class Line(asyncio.Protocol):
    """The least of a WebSocket client, so that the clients cost little beside the servers."""

    def __init__(self, path: str, cookie: str, heard: Callable[["Line", bytes], None]) -> None:
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        self.heard = heard
        self.waiting = bytearray()
        self.open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request.encode())

    def data_received(self, data: bytes) -> None:
        self.waiting += data
        if not self.open.done():
            end = self.waiting.find(b"\r\n\r\n")
            if end < 0:
                return
            del self.waiting[: end + 4]
            self.open.set_result(None)
        while (frame := self.next_frame()) is not None:
            kind, payload = frame
            if kind == 1:
                self.heard(self, payload)
            elif kind == 9:
                self.write(10, payload)

    def next_frame(self) -> tuple[int, bytes] | None:
        known = len(self.waiting)
        if known < 2:
            return None
        length, start = self.waiting[1], 2
        if length == 126:
            length, start = int.from_bytes(self.waiting[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(self.waiting[2:10], "big"), 10
        if known < start + length:
            return None
        kind, payload = self.waiting[0] & 15, bytes(self.waiting[start : start + length])
        del self.waiting[: start + length]
        return kind, payload

    def send(self, text: str) -> None:
        self.write(1, text.encode())

    def write(self, kind: int, payload: bytes) -> None:
        """Masked with zeros, which is allowed and costs nothing."""
        size = len(payload)
        head = bytes((128 | kind, 128 | size)) if size < 126 else bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)


@dataclass
class Tally:
    worked: Callable[[], float]
    playing: bool = False
    counting: bool = False
    times: list[float] = field(default_factory=list)
    work: float = 0.0

    def note(self, since: float) -> None:
        if self.counting:
            self.times.append(time.perf_counter() - since)


class Choice(msgspec.Struct):
    id: int


class View(msgspec.Struct):
    choices: list[Choice]


class Heard(msgspec.Struct):
    """What a client needs of a message; the rest is skipped."""

    type: str
    version: int | None = None
    view: View | None = None


NOT_ASKED = b'"choices":[]'
READ = msgspec.json.Decoder(Heard)


class Guest:
    """One seat of ours: it answers whenever it is asked."""

    def __init__(self, rng: random.Random, tally: Tally) -> None:
        self.rng = rng
        self.tally = tally
        self.seen = False
        self.asked: Heard | None = None
        self.since = 0.0

    def hear(self, line: Line, payload: bytes) -> None:
        # Most views are only looked at: the clients shall not cost more than the servers.
        if NOT_ASKED in payload:
            self.seen, self.asked = True, None
            return
        message = READ.decode(payload)
        if message.type == "state":
            self.seen, self.asked = True, message
        elif message.type in ("ok", "refused"):
            if message.type == "ok":
                self.tally.note(self.since)
            self.since = 0.0
        if self.tally.playing and not self.since:
            self.act(line)

    def act(self, line: Line) -> None:
        if self.asked is not None and self.asked.view is not None:
            action = self.rng.choice(self.asked.view.choices).id
            self.since = time.perf_counter()
            line.send(f'{{"type":"act","id":1,"version":{self.asked.version},"action":{action}}}')


class BareTable:
    """Four sockets that take turns."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.lines: list[Line] = []
        self.turn = 0
        self.since = 0.0

    def hear(self, line: Line, payload: bytes) -> None:
        if payload == b"ok":
            self.tally.note(self.since)
            self.turn = (self.turn + 1) % SEATS
            self.ask()

    def ask(self) -> None:
        self.since = time.perf_counter()
        self.lines[self.turn].send('{"type":"act","id":1,"version":1,"action":1}')


async def connected(port: int, path: str, cookie: str, heard: Callable[[Line, bytes], None]) -> Line:
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(path, cookie, heard), "127.0.0.1", port)
    await line.open
    return line


async def drive_ours(port: int, tables: int, seconds: float, game: str, tally: Tally) -> None:
    rng = random.Random(1)
    seated = await set_tables(port, tables, game)
    lines, guests = [], []
    for table, cookies in seated:
        for cookie in cookies:
            guests.append(Guest(rng, tally))
            lines.append(await connected(port, f"/ws/{table}", cookie, guests[-1].hear))
    while not all(guest.seen for guest in guests):
        await asyncio.sleep(0.1)
    tally.playing = True
    for guest, line in zip(guests, lines, strict=True):
        guest.act(line)
    await counted(tally, lines, seconds)


async def set_tables(port: int, tables: int, game: str) -> list[tuple[str, list[str]]]:
    """The same four guests at every table."""
    browsers = [httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) for _ in range(SEATS)]
    for browser in browsers:
        await browser.get("/api/me")
    cookies = [f"bottega_guest={browser.cookies['bottega_guest']}" for browser in browsers]
    some = asyncio.Semaphore(TOGETHER)

    async def set_one() -> tuple[str, list[str]]:
        async with some:
            asked = {"game": game, "seats": ["me"] + ["open"] * (SEATS - 1)}
            made = (await browsers[0].post("/api/tables", json=asked)).json()
            for browser in browsers[1:]:
                await browser.post(f"/api{made['invite']}", json={})
            return made["id"], cookies

    seated = await asyncio.gather(*[set_one() for _ in range(tables)])
    for browser in browsers:
        await browser.aclose()
    return list(seated)


async def drive_bare(port: int, tables: int, seconds: float, _game: str, tally: Tally) -> None:
    playing = [BareTable(tally) for _ in range(tables)]
    lines = []
    for number, table in enumerate(playing):
        table.lines = [await connected(port, f"/ws/{number}", "", table.hear) for _ in range(SEATS)]
        lines += table.lines
    for table in playing:
        table.ask()
    await counted(tally, lines, seconds)


async def counted(tally: Tally, lines: list[Line], seconds: float) -> None:
    await asyncio.sleep(WARM_UP)
    before = tally.worked()
    tally.counting = True
    await asyncio.sleep(seconds)
    tally.counting = False
    tally.work = tally.worked() - before
    for line in lines:
        line.transport.abort()


# --- the run ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Result:
    rate: float
    p50: float
    p99: float
    cpu: float  # microseconds of the server's processor time for each action


def measured(kind: str, tables: int, seconds: float, game: str) -> Result:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(kind, Path(folder) / "data")
        try:
            drive = drive_ours if kind == OURS else drive_bare
            tally = Tally(server.worked)
            with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
                runner.run(drive(server.port, tables, seconds, game, tally))
        finally:
            server.stop()
    times = sorted(tally.times) or [float("inf")]
    p50, p99 = times[len(times) // 2] * 1e3, times[len(times) * 99 // 100] * 1e3
    return Result(len(times) / seconds, p50, p99, tally.work / len(times) * 1e6)


def middle(results: list[Result]) -> Result:
    return Result(*[median(getattr(result, name) for result in results) for name in ("rate", "p50", "p99", "cpu")])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="50,200,500", help="how many tables, several with commas")
    parser.add_argument("--seconds", type=float, default=4.0, help="measured in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", default="fresco")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", choices=(OURS, BARE), help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve is not None:
        (serve_ours if asked.serve == OURS else serve_bare)(asked.folder)
        return 0
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    table = RichTable(box=SIMPLE_HEAD, pad_edge=False)
    for head in ("tables", "", "actions/s", "p50 ms", "p99 ms", "cpu us", "to bare", "target"):
        table.add_column(head, justify="left" if not head else "right")
    told, worst = [], float("inf")
    for count in [int(word) for word in asked.tables.split(",")]:
        rounds: dict[str, list[Result]] = {BARE: [], OURS: []}
        for _ in range(asked.rounds):
            for kind, results in rounds.items():
                results.append(measured(kind, count, asked.seconds, asked.game))
        bare, ours = middle(rounds[BARE]), middle(rounds[OURS])
        share = ours.rate / bare.rate if bare.rate else 0.0
        worst = min(worst, share)
        for kind, result in ((BARE, bare), (OURS, ours)):
            cells = [f"{result.rate:,.0f}", f"{result.p50:.1f}", f"{result.p99:.1f}", f"{result.cpu:.0f}"]
            ratio = [f"{share:.2f}", f"{TARGET:.2f}"] if kind == OURS else ["", ""]
            table.add_row(str(count), kind, *cells, *ratio)
            told.append({"tables": count, "server": kind, **result.__dict__})
    if asked.json:
        print(json.dumps({"game": asked.game, "results": told, "least_share": worst}))
    else:
        console.print(f"{asked.game}, {SEATS} clients a table, {platform.python_version()}, {os.cpu_count()} cores")
        console.print(table)
    return 0 if worst >= TARGET else 1


if __name__ == "__main__":
    sys.exit(main())
