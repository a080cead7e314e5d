"""How long do computer players think, and do people notice? `make bench-thinking` runs this.

First one player of each level that thinks sits at a table with usual ones, in a process of its own, as at a table where
people wait: processor time of each decision, and the memory of the process. Then people click at some tables of a
server, without and with other tables at which several computers think all the time; everything stays on 127.0.0.1.
"""

import argparse
import asyncio
import json
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import fmean
from typing import Any

import httpx
import uvicorn
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as RichTable

import bottega
from bottega.bots import make, opponents, usual
from server_bench import OURS, SEATS, WIDTH, Guest, Line, Server, Tally, connected, serve_ours, set_tables

TABLES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("fresco", 4, {}),
    ("fresco", 2, {}),
    ("fresco", 4, {"modules": "big-box"}),
    ("princes", 4, {}),
    ("fresco-cards", 3, {}),
)
MORE = 1.0  # seconds: by how much a decision may take longer than the level says
MOST_MEMORY = 300  # MB
TABLES_OF_PEOPLE, THINKING_TABLES = 5, 8
PAUSE = 0.05  # seconds from being asked to the click
WARM_UP = 3.0
AS_QUICK = 1.5  # times as long as without thinkers
KINDLY = 20.0  # ms: what nobody feels


# --- one player ------------------------------------------------------------------------------------------------------


def thought(level: str, game_id: str, players: int, options: dict[str, object], games: int) -> dict[str, float]:
    """Seconds of processor time of each decision in which there was something to choose."""
    times: list[float] = []
    for number in range(games):
        state = bottega.game(game_id).new(players, seed=1000 + number, options=options)
        own = number % players
        table = [make(level if seat == own else usual(game_id).id, game_id, seat) for seat in range(players)]
        while not state.is_over:
            seat = state.to_act[0]
            observation = state.observe(seat)
            begun = time.process_time()
            action = table[seat].choose(observation)
            if seat == own and len(observation.legal_actions) > 1:
                times.append(time.process_time() - begun)
            state.apply(seat, action)
    times.sort()
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return {"mean": fmean(times), "p99": times[len(times) * 99 // 100], "most": times[-1], "memory": memory}


def of_every_level(games: int) -> list[dict[str, Any]]:
    told = []
    for game_id, players, options in TABLES:
        for meta in opponents(game_id):
            if meta.seconds <= usual(game_id).seconds:
                continue
            asked = json.dumps([meta.id, game_id, players, options, games])
            command = [sys.executable, __file__, "--think", asked]
            answer = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
            met = answer["mean"] <= meta.seconds / 2 and answer["most"] <= meta.seconds + MORE
            fits = answer["memory"] <= MOST_MEMORY
            named = {"level": meta.id, "game": game_id, "players": players, "modules": bool(options)}
            told.append({**named, **answer, "met": met and fits})
    return told


# --- people beside thinking computers --------------------------------------------------------------------------------


class Clicker(Guest):
    """A person: clicks a moment after being asked."""

    def act(self, line: Line) -> None:
        asyncio.get_running_loop().call_later(PAUSE, self.click, line)

    def click(self, line: Line) -> None:
        if not self.since:
            super().act(line)


async def clicked(port: int, level: str, game: str, seconds: float) -> dict[str, list[float]]:
    """How long each click took, in ms, before and while the computers think."""
    people = Tally(lambda: 0.0)
    lines = await seated(port, people)
    found = {"without": await counted(people, seconds)}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as browser:
        await browser.get("/api/me")
        cookie = f"bottega_guest={browser.cookies['bottega_guest']}"
        quiet = Tally(lambda: 0.0, playing=True)
        for _ in range(THINKING_TABLES):
            made = (await browser.post("/api/tables", json={"game": game, "seats": ["me", *[level] * 3]})).json()
            guest = Guest(random.Random(2), quiet)
            lines.append(await connected(port, f"/ws/{made['id']}", cookie, guest.hear))
        found["with"] = await counted(people, seconds)
    for line in lines:
        line.transport.abort()
    return found


async def seated(port: int, people: Tally) -> list[Line]:
    rng, lines = random.Random(1), []
    guests = []
    for table, cookies in await set_tables(port, TABLES_OF_PEOPLE, "fresco"):
        for cookie in cookies:
            guests.append(Clicker(rng, people))
            lines.append(await connected(port, f"/ws/{table}", cookie, guests[-1].hear))
    while not all(guest.seen for guest in guests):
        await asyncio.sleep(0.1)
    people.playing = True
    for guest, line in zip(guests, lines, strict=True):
        guest.act(line)
    return lines


async def counted(people: Tally, seconds: float) -> list[float]:
    await asyncio.sleep(WARM_UP)
    people.times.clear()
    people.counting = True
    await asyncio.sleep(seconds)
    people.counting = False
    return sorted([took * 1e3 for took in people.times])


def beside_thinkers(level: str, game: str, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(OURS, Path(folder) / "data", __file__)
        try:
            with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
                found = runner.run(clicked(server.port, level, game, seconds))
        finally:
            server.stop()
    told: dict[str, Any] = {}
    for name, times in found.items():
        told[name] = {"clicks": len(times), "p50": times[len(times) // 2], "p99": times[len(times) * 99 // 100]}
    told["met"] = told["with"]["p99"] <= max(KINDLY, AS_QUICK * told["without"]["p99"])
    return {"level": level, "game": game, **told}


# --- the run ---------------------------------------------------------------------------------------------------------


def show(thinking: list[dict[str, Any]], server: dict[str, Any]) -> None:
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    table = RichTable(box=SIMPLE_HEAD, pad_edge=False)
    for head in ("", "mean s", "p99 s", "most s", "MB", ""):
        table.add_column(head, justify="left" if not head else "right")
    for row in thinking:
        name = f"{row['level']}: {row['game']}, {row['players']} players{', all modules' * row['modules']}"
        figures = [f"{row[key]:.2f}" for key in ("mean", "p99", "most")]
        table.add_row(name, *figures, f"{row['memory']:.0f}", "met" if row["met"] else "missed")
    console.print(table)
    console.print(
        f"{TABLES_OF_PEOPLE} tables of {SEATS} people; then {THINKING_TABLES} tables of {server['level']} beside:"
    )
    for name in ("without", "with"):
        one = server[name]
        console.print(f"  {name:8}{one['clicks']} clicks, p50 {one['p50']:.1f} ms, p99 {one['p99']:.1f} ms")
    console.print("  met" if server["met"] else "  missed")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4, help="of each level at each table")
    parser.add_argument("--seconds", type=float, default=20.0, help="of clicks, without and with thinkers")
    parser.add_argument("--level", default=opponents("fresco")[-2].id, help="who thinks beside people")
    parser.add_argument("--game", default="fresco", help="and at what")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--think", type=json.loads, help=argparse.SUPPRESS)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.think is not None:
        print(json.dumps(thought(*asked.think)))
        return 0
    if asked.serve is not None:
        serve_ours(asked.folder)
        return 0
    thinking = of_every_level(asked.games)
    server = beside_thinkers(asked.level, asked.game, asked.seconds)
    if asked.json:
        print(json.dumps({"thinking": thinking, "server": server}))
    else:
        show(thinking, server)
    return 0 if server["met"] and all(row["met"] for row in thinking) else 1


if __name__ == "__main__":
    sys.exit(main())
