"""What does a commit cost? `make bench-store ARGS="--database postgresql://..."` runs this.

A file of SQLite beside a database of PostgreSQL, in turns: so many who commit at once, each a row of the journal and
then the next. The database must be empty, and is left with what was written.
"""

import argparse
import asyncio
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as RichTable

from bottega.server.store.store import Store, store_at, store_of
from bottega.server.store.urls import read_url
from bottega.server.store.writer import Entry

AT_ONCE = (1, 16, 64)
BODY = "pplan market 2, cathedral 1, studio 2"
WARM_UP = 0.3
MILLI = 1000.0


@dataclass(slots=True)
class Run:
    times: list[float] = field(default_factory=list)
    rate: float = 0.0
    cpu: float = 0.0  # seconds of this process for a commit


async def commit_on(store: Store, table: str, until: float, run: Run) -> None:
    number = 0
    while time.perf_counter() < until:
        begun = time.perf_counter()
        await store.commit(entries=[Entry(table, number, "move", 0, BODY, "0123456789abcdef", 1_700_000_000_000, 1)])
        run.times.append(time.perf_counter() - begun)
        number += 1


async def measured(store: Store, name: str, at_once: int, seconds: float) -> Run:
    await together(store, f"{name} warm", at_once, WARM_UP)
    return await together(store, name, at_once, seconds)


async def together(store: Store, name: str, at_once: int, seconds: float) -> Run:
    run = Run()
    begun, busy = time.perf_counter(), time.process_time()
    await asyncio.gather(*[commit_on(store, f"{name} {n}", begun + seconds, run) for n in range(at_once)])
    run.rate = len(run.times) / (time.perf_counter() - begun)
    run.cpu = (time.process_time() - busy) / len(run.times)
    return run


async def compare(stores: dict[str, Store], seconds: float, rounds: int) -> dict[tuple[str, int], list[Run]]:
    found: dict[tuple[str, int], list[Run]] = {}
    for store in stores.values():
        await store.open()
    for number in range(rounds):
        for at_once in AT_ONCE:
            for name, store in stores.items():
                run = await measured(store, f"{number} {at_once}", at_once, seconds)
                found.setdefault((name, at_once), []).append(run)
    for store in stores.values():
        await store.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", metavar="URL", help="an empty database of PostgreSQL")
    parser.add_argument("--folder", type=Path, help="where the file of SQLite lies: on which disk")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each run")
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        stores: dict[str, Store] = {"sqlite": store_at(None, Path(folder))}
        if chosen.database:
            stores["postgresql"] = store_of(read_url(chosen.database))
        found = asyncio.run(compare(stores, chosen.seconds, chosen.rounds))
    table = RichTable(box=SIMPLE_HEAD)
    for column in ("", "at once", "commits/s", "ms, median", "ms, 95 of 100", "cpu us"):
        table.add_column(column, justify="left" if not column else "right")
    for (name, at_once), runs in found.items():
        times = sorted(one for run in runs for one in run.times)
        table.add_row(
            name,
            str(at_once),
            f"{median(run.rate for run in runs):.0f}",
            f"{median(times) * MILLI:.2f}",
            f"{times[len(times) * 95 // 100] * MILLI:.2f}",
            f"{median(run.cpu for run in runs) * MILLI**2:.0f}",
        )
    Console(width=96).print(table)


if __name__ == "__main__":
    main()
