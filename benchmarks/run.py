"""How fast is the engine, beside others, on this machine, now? `make bench` runs this.

In every round an engine does one short, timed piece of work for each figure, in a fresh process and in turns with the
others, so that a busy minute of the machine and the luck of a process fall on all of them. The figures are medians over
the rounds. Today's engine and an earlier commit's are a pair in each round; the median of the pairs' ratios counts.
"""

import argparse
import json
import os
import platform
import sys
import tempfile
from functools import partial
from pathlib import Path
from statistics import median

from rich.console import Console

import peers
from copies import ROOT, compiled_copy, earlier_copy, plain_copy
from engines import Engine, EngineMissing
from measures import (
    Measure,
    catanatron_gym_measures,
    catanatron_measures,
    classic_measures,
    door_measures,
    import_measure,
    open_spiel_measures,
    open_spiel_told_measures,
    play_measures,
    playout_measures,
    state_measures,
)
from report import EARLIER, report

UNITS = {
    "play": "decisions/s",
    "modules": "decisions/s",
    "playouts": "games/s",
    "copy": "s",
    "sample": "s",
    "import": "s",
    "doors": "steps/s",
}
DOOR_TABLES = ("play", "doors")
TRIAL = 0.01  # seconds of work that show whether an engine runs
WIDTH = 112  # of the report, also where no terminal tells its own


def say(line: str) -> None:
    print(line, flush=True)


def collect(work: Path, environment: Path, before: str | None, doors_only: bool) -> list[Measure]:
    """What can be built and installed here; a line for what cannot."""

    def today(path: Path, suffix: str) -> list[Measure]:
        engine = bottega(path)
        own = play_measures(engine, suffix) + state_measures(engine, suffix) + playout_measures(engine, suffix)
        return [*own, import_measure(path, suffix)]

    bottega = partial(Engine, "play_bottega.py", Path(sys.executable))
    plain = plain_copy(work / "plain")
    measures = today(plain, "")
    say("Compiling a copy of the engine ...")
    compiled, why_not = compiled_copy(plain_copy(work / "compiled"), ROOT)
    if compiled:
        measures += today(compiled, ", compiled")
    else:
        say(f"only the uncompiled engine is measured: {why_not}")
    doors = Engine("play_doors.py", Path(sys.executable), compiled or plain)
    measures += door_measures(doors, ", compiled" if compiled else "")
    if before:
        # Only its play: it may know fewer tasks.
        measures += earlier_measures(bottega(earlier_copy(work / "earlier", before) / "src"), f"{EARLIER}{before}")
        tree = earlier_copy(work / "earlier-compiled", before)
        compiled, why_not = compiled_copy(tree / "src", tree)
        if compiled:
            measures += earlier_measures(bottega(compiled), f", compiled{EARLIER}{before}")
        else:
            say(f"{before} is measured uncompiled only: {why_not}")

    python, missing = peers.ready(environment)
    for line in missing.values():
        say(line)
    if "catanatron" not in missing:
        measures += catanatron_measures(Engine("play_catanatron.py", python))
    if "catanatron_gym" not in missing:
        measures += catanatron_gym_measures(Engine("play_catanatron_gym.py", python))
    if "rlcard" not in missing:
        measures += classic_measures(Engine("play_zoo.py", python))
    if "pyspiel" not in missing:
        measures += open_spiel_measures(Engine("play_open_spiel.py", python))
        measures += open_spiel_told_measures(Engine("play_open_spiel.py", python))
    return [row for row in measures if row.table in DOOR_TABLES] if doors_only else measures


def earlier_measures(engine: Engine, suffix: str) -> list[Measure]:
    return play_measures(engine, suffix) + playout_measures(engine, suffix, ("random",))


def tried(measures: list[Measure]) -> list[Measure]:
    """Those that run here, a line for the others. Python now also has its files ready for the measured starts."""
    say("Trying every engine ...")
    running = []
    for row in measures:
        try:
            row.once(TRIAL)
        except EngineMissing as missing:
            say(f"left out: {row.name}: {missing}")
        else:
            running.append(row)
    return running


def measure(measures: list[Measure], rounds: int, seconds: float, console: Console) -> None:
    """Now and then of a game one right after the other, and who is first changes from round to round."""
    turns = sorted(measures, key=lambda row: (row.table, row.name.partition(EARLIER)[0]))
    with console.status("") as status:
        for number in range(1, rounds + 1):
            for row in turns:
                status.update(f"round {number} of {rounds}: {row.table}, {row.name}")
                row.rounds.append(row.once(seconds))
            turns.reverse()


def save(place: Path, measures: list[Measure], asked: argparse.Namespace) -> None:
    saved = {
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} processors",
        "rounds": asked.rounds,
        "seconds": asked.seconds,
        "units": UNITS,
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
    parser.add_argument("--doors", action="store_true", help="only plain play and the doors for learners")
    parser.add_argument("--json", type=Path, metavar="FILE", help="save every figure")
    parser.add_argument(
        "--peers", type=Path, metavar="DIR", default=ROOT / ".bench-venv", help="environment of the peers (.bench-venv)"
    )
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    console = Console(width=max(WIDTH, Console().width))
    with tempfile.TemporaryDirectory(prefix="bottega-bench-") as work:
        measures = tried(collect(Path(work), asked.peers, asked.before, asked.doors))
        try:
            measure(measures, asked.rounds, asked.seconds, console)
        except EngineMissing as stopped:
            raise SystemExit(f"the run ended early: {stopped}") from None
    console.print(report(*[{row.name: row.rounds for row in measures if row.table == table} for table in UNITS]))
    if asked.json:
        save(asked.json, measures, asked)


if __name__ == "__main__":
    main()
