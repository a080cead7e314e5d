"""Does one guest who floods the server slow the others? `make bench-flood` runs this; everything stays on 127.0.0.1.

Two people play at a calm pace, in the quiet and while somebody at another address asks for as much as he can: the lobby
over kept connections, messages over sockets at a table of his own. The limits are the usual ones. Told is how long the
moves of the two take, and what of the flood was let in.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as RichTable

from server_bench import READ, WIDTH, Heard, Line, Server, connected

MOST: Final = 2.0  # times the quiet figure
PACE: Final = 0.05  # seconds between two moves
ELSEWHERE: Final = "127.0.0.2"
AT_ONCE: Final = 8
KINDS: Final = ("lobby", "messages")
WARM_UP: Final = 20  # moves
ASK: Final = b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


def serve(folder: Path) -> None:
    from bottega.server import run
    from bottega.server.settings import Settings

    listening = run.bound("127.0.0.1", 0)
    port = listening.getsockname()[1]
    run.serve(Settings(folder, pace=0.0, grace=1e6), listening, lambda: print(port, flush=True))


# --- somebody who floods it, in a process of his own ------------------------------------------------------------------


async def flood(port: int, kind: str) -> None:
    """Until this process is ended."""
    if kind == "lobby":
        await asyncio.gather(*[ask_again(port) for _ in range(AT_ONCE)])
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", transport=httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
    ) as browser:
        await browser.get("/api/me")
        made = (await browser.post("/api/tables", json={"game": "fresco", "seats": ["me", "open"]})).json()
        cookie = f"bottega_guest={browser.cookies['bottega_guest']}"
    await asyncio.gather(*[speak_again(port, f"/ws/{made['id']}", cookie) for _ in range(AT_ONCE)])


async def ask_again(port: int) -> None:
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ELSEWHERE, 0))
            while True:
                writer.write(ASK)
                head = await reader.readuntil(b"\r\n\r\n")
                await reader.readexactly(int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]))
        except (OSError, ValueError, asyncio.IncompleteReadError):
            await asyncio.sleep(0.001)


async def speak_again(port: int, path: str, cookie: str) -> None:
    loop = asyncio.get_running_loop()
    while True:
        made = await loop.create_connection(
            lambda: Line(path, cookie, lambda *_: None), "127.0.0.1", port, local_addr=(ELSEWHERE, 0)
        )
        line = made[1]
        while not line.transport.is_closing():
            for _ in range(AT_ONCE):
                line.send('{"type":"act","id":1,"version":0,"action":0}')
            await asyncio.sleep(0)


@contextmanager
def flooded(port: int, kind: str) -> Iterator[None]:
    flooding = subprocess.Popen([sys.executable, __file__, "--flood", kind, "--port", str(port)])
    try:
        yield
    finally:
        flooding.kill()
        flooding.wait()


# --- two who play -----------------------------------------------------------------------------------------------------


class Two:
    def __init__(self) -> None:
        self.asked: dict[Line, Heard] = {}
        self.answered = asyncio.Event()

    def hear(self, line: Line, payload: bytes) -> None:
        heard = READ.decode(payload)
        if heard.type == "state":
            self.asked[line] = heard
        elif heard.type in ("ok", "refused"):
            self.answered.set()

    async def sit(self, port: int) -> None:
        path, cookies = "", []
        for number in range(2):
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as browser:
                await browser.get("/api/me")
                if not number:
                    body = {"game": "fresco", "seats": ["me", "open"]}
                    made = (await browser.post("/api/tables", json=body)).json()
                    path = f"/ws/{made['id']}"
                else:
                    await browser.post(f"/api{made['invite']}", json={})
                cookies.append(f"bottega_guest={browser.cookies['bottega_guest']}")
        for cookie in cookies:
            await connected(port, path, cookie, self.hear)
        while len(self.asked) < len(cookies):
            await asyncio.sleep(0.01)

    async def moves(self, count: int) -> list[float]:
        """How long each took, in milliseconds; when their game is over they are not asked any more."""
        times = []
        for _ in range(count):
            await asyncio.sleep(PACE)
            for line, heard in self.asked.items():
                if heard.view is not None and heard.view.choices:
                    self.answered.clear()
                    action = heard.view.choices[0].id
                    begun = time.perf_counter()
                    line.send(f'{{"type":"act","id":1,"version":{heard.version},"action":{action}}}')
                    await self.answered.wait()
                    times.append((time.perf_counter() - begun) * 1e3)
                    break
        return times


async def measured(port: int, kind: str, count: int) -> dict[str, float]:
    """In the quiet and in the flood, in turns."""
    two = Two()
    await two.sit(port)
    await two.moves(WARM_UP)
    quiet, loud = [], []
    for _ in range(4):
        quiet += await two.moves(count // 4)
        with flooded(port, kind):
            await asyncio.sleep(2)  # it has begun, and has used up what may be asked for at once
            loud += await two.moves(count // 4)
    return {"quiet p50": at(quiet, 50), "quiet p99": at(quiet, 99), "p50": at(loud, 50), "p99": at(loud, 99)}


def at(times: list[float], share: int) -> float:
    return sorted(times)[len(times) * share // 100]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=200, help="moves in the quiet, and in each flood")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--flood", choices=KINDS, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.folder)
    if asked.flood:
        asyncio.run(flood(asked.port, asked.flood))
    told: dict[str, Any] = {}
    for kind in KINDS:
        with tempfile.TemporaryDirectory() as folder:
            server = Server("--serve", "--folder", folder, script=__file__)
            try:
                told[kind] = asyncio.run(measured(server.port, kind, asked.count))
            finally:
                server.stop()
    table = RichTable("flood", "quiet p50 ms", "p50 ms", "quiet p99 ms", "p99 ms", "ratio", "target", box=SIMPLE_HEAD)
    for kind, found in told.items():
        ratio = found["p99"] / found["quiet p99"]
        cells = [f"{found[name]:.1f}" for name in ("quiet p50", "p50", "quiet p99", "p99")]
        table.add_row(kind, *cells, f"{ratio:.2f}", f"{MOST:.0f}")
    if asked.json:
        print(json.dumps(told))
    else:
        Console(width=None if sys.stdout.isatty() else WIDTH).print(table)
    return 0 if all(found["p99"] <= MOST * found["quiet p99"] for found in told.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
