"""What does it cost to come in? `make bench-door` runs this; everything stays on 127.0.0.1.

Two servers take turns: one deals as ever, from the sealed generator, the other from the fast one of simulations. A
table is dealt by one request on a kept connection; a small request is timed on another, with the plainest client, which
costs less than the server.
"""

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from functools import partial
from http import HTTPStatus
from http.client import HTTPConnection
from pathlib import Path
from statistics import median

import httpx
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as RichTable

from bottega.core.rng import FAST, SEALED
from server_bench import WIDTH, Server, serve_ours

DEALS: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("fresco", "fresco", {}),
    ("fresco, all modules", "fresco", {"modules": "all"}),
    ("princes", "princes", {}),
    ("fresco-cards", "fresco-cards", {}),
)
MOST_RATIO = 1.3  # of a sealed deal to a fast one
MOST_GET = 3.0  # ms


def serve(generator: str, folder: Path) -> None:
    from bottega.server import seating

    vars(seating)["SEALED"] = generator
    serve_ours(folder)


def timed(ask: Callable[[], object]) -> float:
    start = time.perf_counter()
    ask()
    return (time.perf_counter() - start) * 1e3


def dealt(guests: dict[str, httpx.Client], game: str, options: dict[str, object], count: int) -> dict[str, float]:
    """The median of so many deals each, in turns."""
    times: dict[str, list[float]] = {generator: [] for generator in guests}
    asked = {"game": game, "seats": ["me", "open", "open"], "options": options}
    for _ in range(count):
        for generator, guest in guests.items():
            times[generator].append(timed(partial(deal, guest, asked)))
    return {generator: median(found) for generator, found in times.items()}


def deal(guest: httpx.Client, asked: Mapping[str, object]) -> None:
    guest.post("/api/tables", json=asked).raise_for_status()


def get_me(line: HTTPConnection, cookie: str) -> None:
    line.request("GET", "/api/me", headers={"Cookie": cookie})
    answer = line.getresponse()
    answer.read()
    if answer.status != HTTPStatus.OK:
        raise SystemExit(f"GET /api/me: {answer.status}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200, help="deals of each kind, and small requests")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", choices=(SEALED, FAST), help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve is not None:
        serve(asked.serve, asked.folder)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        servers = {one: Server(one, Path(folder) / one, __file__) for one in (SEALED, FAST)}
        guests = {one: httpx.Client(base_url=f"http://127.0.0.1:{server.port}") for one, server in servers.items()}
        try:
            for guest in guests.values():
                guest.get("/api/me")
            deals = {name: dealt(guests, game, options, asked.count) for name, game, options in DEALS}
            cookie = "; ".join(f"{name}={value}" for name, value in guests[SEALED].cookies.items())
            line = HTTPConnection("127.0.0.1", servers[SEALED].port)
            small = median(timed(partial(get_me, line, cookie)) for _ in range(asked.count))
            line.close()
        finally:
            for guest in guests.values():
                guest.close()
            for server in servers.values():
                server.stop()
    ratios = {name: found[SEALED] / found[FAST] for name, found in deals.items()}
    if asked.json:
        print(json.dumps({"deals_ms": deals, "ratios": ratios, "get_me_ms": small}))
    else:
        table = RichTable("a deal", "sealed ms", "fast ms", "ratio", "target", box=SIMPLE_HEAD, pad_edge=False)
        for name, found in deals.items():
            table.add_row(name, f"{found[SEALED]:.2f}", f"{found[FAST]:.2f}", f"{ratios[name]:.2f}", f"{MOST_RATIO}")
        console = Console(width=None if sys.stdout.isatty() else WIDTH)
        console.print(table)
        console.print(f"GET /api/me on a kept connection: {small:.2f} ms (target {MOST_GET})")
    return 0 if max(ratios.values()) <= MOST_RATIO and small <= MOST_GET else 1


if __name__ == "__main__":
    sys.exit(main())
