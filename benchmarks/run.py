"""How fast is the engine, beside others, on this machine, now? `make bench` runs this.

Every engine is a worker process that is asked for one short, timed piece of work at a time, in turns, so that a busy
minute of the machine falls on all of them. The figures are medians over the rounds.
"""

import argparse
import json
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median

from rich.console import Console

import peers
from copies import ROOT, compiled_copy, earlier_copy, plain_copy
from engines import Engine, EngineMissing
from measures import (
    TABLES,
    Measure,
    catanatron_measures,
    import_measure,
    module_measures,
    open_spiel_measures,
    play_measures,
    state_measures,
)
from report import EARLIER, report

WARM_UP = 0.2
WIDTH = 96  # of the report, also where no terminal tells its own


def say(line: str) -> None:
    print(line, flush=True)


def collect(work: Path, environment: Path, before: str | None) -> tuple[list[Engine], list[Measure]]:
    """Start what can be started; a line for what cannot."""
    engines: list[Engine] = []
    measures: list[Measure] = []

    def start(script: str, python: Path, path: Path | None, rows: Callable[[Engine], list[Measure]]) -> None:
        try:
            engine = Engine(script, python, path)
        except EngineMissing as missing:
            say(f"left out: {missing}")
            return
        engines.append(engine)
        measures.extend(rows(engine))

    def start_games(path: Path, suffix: str, kinds: Sequence[Callable[..., list[Measure]]]) -> None:
        """A process for each, as the peers have: what one game keeps in memory does not slow another."""
        for game, players in TABLES:
            for measured in kinds:
                start("play_bottega.py", here, path, partial(measured, game=game, players=players, suffix=suffix))
        start("play_bottega.py", here, path, partial(module_measures, suffix=suffix))

    here = Path(sys.executable)
    plain = plain_copy(work / "plain")
    now = (play_measures, state_measures)
    earlier = (play_measures,)  # it may know fewer tasks
    start_games(plain, "", now)
    measures.append(import_measure(plain, ""))
    say("Compiling a copy of the engine ...")
    compiled, why_not = compiled_copy(plain_copy(work / "compiled"), ROOT)
    if compiled:
        start_games(compiled, ", compiled", now)
        measures.append(import_measure(compiled, ", compiled"))
    else:
        say(f"only the uncompiled engine is measured: {why_not}")
    if before:
        start_games(earlier_copy(work / "earlier", before) / "src", f"{EARLIER}{before}", earlier)
        tree = earlier_copy(work / "earlier-compiled", before)
        compiled, why_not = compiled_copy(tree / "src", tree)
        if compiled:
            start_games(compiled, f", compiled{EARLIER}{before}", earlier)
        else:
            say(f"{before} is measured uncompiled only: {why_not}")

    python, missing = peers.ready(environment)
    for line in missing.values():
        say(line)
    if "catanatron" not in missing:
        start("play_catanatron.py", python, None, catanatron_measures)
    if "open_spiel" not in missing:
        start("play_open_spiel.py", python, None, open_spiel_measures)
    return engines, measures


def measure(measures: list[Measure], rounds: int, seconds: float, console: Console) -> None:
    with console.status("warming up") as status:
        for row in measures:
            row.once(min(WARM_UP, seconds))
        for number in range(1, rounds + 1):
            for row in measures:
                status.update(f"round {number} of {rounds}: {row.table}, {row.name}")
                row.rounds.append(row.once(seconds))


def medians(measures: list[Measure], table: str) -> dict[str, float]:
    return {row.name: median(row.rounds) for row in measures if row.table == table}


def save(place: Path, measures: list[Measure], asked: argparse.Namespace) -> None:
    saved = {
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} processors",
        "rounds": asked.rounds,
        "seconds": asked.seconds,
        "units": {"play": "decisions/s", "modules": "decisions/s", "copy": "s", "sample": "s", "import": "s"},
        "results": [
            {"table": row.table, "name": row.name, "median": median(row.rounds), "rounds": row.rounds}
            for row in measures
        ],
    }
    place.write_text(json.dumps(saved, indent=2) + "\n")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure Bottega's engine beside others, in one run.")
    parser.add_argument("--rounds", type=int, default=5, help="turns of each engine; the figures are medians (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one timed piece of play (1.0)")
    parser.add_argument("--before", metavar="REV", help="also measure the games as they were at this commit")
    parser.add_argument("--json", type=Path, metavar="FILE", help="save every figure")
    parser.add_argument(
        "--peers", type=Path, metavar="DIR", default=ROOT / ".bench-venv", help="environment of the peers (.bench-venv)"
    )
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    console = Console(width=max(WIDTH, Console().width))
    with tempfile.TemporaryDirectory(prefix="bottega-bench-") as work:
        engines, measures = collect(Path(work), asked.peers, asked.before)
        try:
            measure(measures, asked.rounds, asked.seconds, console)
        except EngineMissing as stopped:
            raise SystemExit(f"the run ended early: {stopped}") from None
        finally:
            for engine in engines:
                engine.stop()
    tables = ("play", "modules", "copy", "sample", "import")
    console.print(report(*[medians(measures, table) for table in tables]))
    if asked.json:
        save(asked.json, measures, asked)


if __name__ == "__main__":
    main()
