"""Is a house slower when many games are over in it? `make bench-growth` runs this; everything stays on 127.0.0.1.

Two servers take turns: one has a few tables, the other the same and so many finished ones more, copies of games that
were really played. Asked for is what people open. Compared is the time of processors that it takes, that of the server
and of the database together, so that a busy machine does no harm; the time by the clock is told beside it. A database
of PostgreSQL must be one where databases may be made, on this machine: two are, and go at the end.
"""

import argparse
import asyncio
import json
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as RichTable
from sqlalchemy import URL, create_engine

from bottega.server.settings import Settings
from bottega.server.store.file import FILE
from bottega.server.store.urls import read_url
from houses import FRIEND, GUEST, House, fill, played
from server_bench import READ, WIDTH, Heard, Line, Server, connected, serve_ours

MOST: Final = 1.3  # of the time in the small house
STARTS: Final = 3
PATHS: Final = {
    "lobby": "/api/tables?finished=false",
    "lobby with what is over": "/api/tables",
    "public list": "/api/tables?stranger",
    "games": "/api/history",
    "games of two": "/api/history?players=2",
    "figures": "/api/history/figures",
    "replay": "/api/replays/{id}",
    "page of a replay": "/replay/{id}",
}
FEW, MANY = "few", "many"


@dataclass(frozen=True)
class Place:
    """Where a house is kept."""

    folder: Path
    database: URL | None = None

    @property
    def settings(self) -> Settings:
        return Settings(self.folder, self.database)

    @property
    def url(self) -> str | URL:
        return self.database or f"sqlite:///{self.folder / FILE}"

    @property
    def words(self) -> list[str]:
        shown = [] if self.database is None else ["--database", self.database.render_as_string(hide_password=False)]
        return ["--serve", "--folder", str(self.folder), *shown]


# --- two houses -------------------------------------------------------------------------------------------------------


@contextmanager
def houses(folder: Path, database: URL | None, count: int) -> Iterator[tuple[dict[str, Place], House]]:
    for name in (FEW, MANY):
        (folder / name).mkdir(parents=True)
    if database is None:
        places = {name: Place(folder / name) for name in (FEW, MANY)}
        house = played(places[FEW].settings)
        shutil.copytree(folder / FEW, folder / MANY, dirs_exist_ok=True)
        filled(places[MANY], house, count)
        yield places, house
        return
    names = {name: f"bottega_growth_{name}" for name in (FEW, MANY)}
    places = {name: Place(folder / name, database.set(database=made)) for name, made in names.items()}
    run(database, f"CREATE DATABASE {names[FEW]}")
    try:
        house = played(places[FEW].settings)
        run(database, f"CREATE DATABASE {names[MANY]} TEMPLATE {names[FEW]}")
        filled(places[MANY], house, count)
        for place in places.values():
            run(place.url, "VACUUM ANALYZE")  # as it does by itself after a while
        yield places, house
    finally:
        for name in names.values():
            run(database, f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


def filled(place: Place, house: House, count: int) -> None:
    engine = create_engine(place.url)
    fill(engine, house, count)
    engine.dispose()


def run(url: str | URL, statement: str) -> None:
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(statement)
    engine.dispose()


# --- what is timed ----------------------------------------------------------------------------------------------------


class Took(NamedTuple):
    """In milliseconds."""

    clock: float
    work: float


@dataclass(frozen=True)
class Serving:
    server: Server
    place: Place

    def worked(self) -> float:
        """Milliseconds of processors so far, of the server and of the database's processes for it."""
        pids = [str(self.server.process.pid)]
        if self.place.database is not None:
            mark = f" {self.place.database.database} ".encode()
            pids += [file.parent.name for file in Path("/proc").glob("[0-9]*/cmdline") if mark in read(file)]
        threads = [file for pid in pids for file in Path(f"/proc/{pid}/task").glob("*/schedstat")]
        return sum(int(read(file).split()[0] or 0) for file in threads) / 1e6

    def timed(self, ask: Callable[[], object]) -> Took:
        begun, before = time.perf_counter(), self.worked()
        ask()
        return Took((time.perf_counter() - begun) * 1e3, self.worked() - before)


def read(file: Path) -> bytes:
    """What the system tells of a process, if it is still there."""
    try:
        return file.read_bytes() or b"0"
    except OSError:
        return b"0"


def start(place: Place) -> Took:
    """Until it answers."""
    begun = time.perf_counter()
    serving = Serving(Server(*place.words, script=__file__), place)
    line = HTTPConnection("127.0.0.1", serving.server.port)
    get(line, "/readyz", "")
    took = Took((time.perf_counter() - begun) * 1e3, serving.worked())
    line.close()
    serving.server.stop()
    return took


def get(line: HTTPConnection, path: str, cookie: str) -> None:
    line.request("GET", path, headers={"Cookie": cookie} if cookie else {})
    answer = line.getresponse()
    answer.read()
    if answer.status != HTTPStatus.OK:
        raise SystemExit(f"GET {path}: {answer.status}")


def asked_for(servers: dict[str, Serving], house: House, count: int) -> dict[str, dict[str, list[Took]]]:
    lines = {name: HTTPConnection("127.0.0.1", serving.server.port) for name, serving in servers.items()}
    found: dict[str, dict[str, list[Took]]] = {}
    for what, path in PATHS.items():
        cookie = "" if "stranger" in path else house.cookies[GUEST]
        times = found[what] = {name: [] for name in servers}
        for number in range(count + 1):
            for name, line in lines.items():
                took = servers[name].timed(partial(get, line, path.format(id=house.finished[0]), cookie))
                if number:  # the first one of each may have to load something
                    times[name].append(took)
    for line in lines.values():
        line.close()
    return found


class Player:
    """The two who play the table that goes on: whoever is asked moves, one move at a time."""

    def __init__(self) -> None:
        self.asked: dict[Line, Heard] = {}
        self.answered = asyncio.Event()

    def hear(self, line: Line, payload: bytes) -> None:
        heard = READ.decode(payload)
        if heard.type == "state":
            self.asked[line] = heard
        elif heard.type in ("ok", "refused"):
            self.answered.set()

    async def act(self) -> bool:
        """False where nobody is asked any more."""
        for line, heard in self.asked.items():
            if heard.view is not None and heard.view.choices:
                self.answered.clear()
                line.send(f'{{"type":"act","id":1,"version":{heard.version},"action":{heard.view.choices[0].id}}}')
                await self.answered.wait()
                return True
        return False


async def actions(servers: dict[str, Serving], house: House, count: int) -> dict[str, list[Took]]:
    players, times = {name: Player() for name in servers}, {name: list[Took]() for name in servers}
    for name, serving in servers.items():
        for guest in (GUEST, FRIEND):
            await connected(serving.server.port, f"/ws/{house.running}", house.cookies[guest], players[name].hear)
        while len(players[name].asked) < 2:
            await asyncio.sleep(0.01)
    for _ in range(count):
        for name, player in players.items():
            begun, before = time.perf_counter(), servers[name].worked()
            if await player.act():
                times[name].append(Took((time.perf_counter() - begun) * 1e3, servers[name].worked() - before))
    return times


def measured(places: dict[str, Place], house: House, count: int) -> dict[str, dict[str, Took]]:
    found: dict[str, dict[str, list[Took]]] = {"start": {name: [] for name in places}}
    for _ in range(STARTS):
        for name, place in places.items():
            found["start"][name].append(start(place))
    servers = {name: Serving(Server(*place.words, script=__file__), place) for name, place in places.items()}
    try:
        found |= asked_for(servers, house, count)
        found["action"] = asyncio.run(actions(servers, house, count))
    finally:
        for serving in servers.values():
            serving.server.stop()
    return {what: {name: middle(some) for name, some in times.items()} for what, times in found.items()}


def middle(some: Sequence[Took]) -> Took:
    return Took(median(one.clock for one in some), median(one.work for one in some))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100_000, help="finished ones in the large house")
    parser.add_argument("--count", type=int, default=100, help="requests of each kind, in each house")
    parser.add_argument("--database", metavar="URL", help="PostgreSQL besides, where databases may be made")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help="where the files lie: on which disk")
    asked = parser.parse_args()
    database = read_url(asked.database) if asked.database else None
    if asked.serve:
        serve_ours(asked.folder, database)
        return 0
    heads = ("", "few, ms", "many, ms", "few, cpu ms", "many, cpu ms", "ratio", "target")
    table = RichTable(*heads, box=SIMPLE_HEAD, pad_edge=False)
    told: dict[str, dict[str, dict[str, Took]]] = {}
    for kind, where in (("sqlite", None), *([("postgresql", database)] if database is not None else [])):
        with (
            tempfile.TemporaryDirectory(dir=asked.folder) as folder,
            houses(Path(folder), where, asked.tables) as (places, house),
        ):
            told[kind] = measured(places, house, asked.count)
        for what, took in told[kind].items():
            few, many = took[FEW], took[MANY]
            cells = [f"{value:.2f}" for value in (few.clock, many.clock, few.work, many.work, many.work / few.work)]
            table.add_row(f"{kind}: {what}", *cells, str(MOST))
    if asked.json:
        print(json.dumps({"tables": asked.tables, "ms": told}))
    else:
        Console(width=None if sys.stdout.isatty() else WIDTH).print(table)
    worst = max(took[MANY].work / took[FEW].work for found in told.values() for took in found.values())
    return 0 if worst <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
