"""A run by command: `make faults ARGS="--store postgres --tables 40 --faults 200 --seed 1"`."""

import argparse
import json
import sys
import tempfile
from pathlib import Path

from tests.server.databases import KINDS, SQLITE

from .faults import ALL
from .run import Plan, run
from .spoilt import SPOILT


def main() -> int:
    read = argparse.ArgumentParser(prog="make faults")
    read.add_argument("--store", choices=KINDS, default=SQLITE)
    read.add_argument("--tables", type=int, default=8)
    read.add_argument("--faults", type=int, default=20)
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--kinds", nargs="*", choices=ALL, default=[], help="faults; all that are possible")
    read.add_argument("--spoilt", choices=list(SPOILT), help="a build that breaks a promise, to see it caught")
    read.add_argument("--keep", type=Path, help="a folder for the history and the logs; else one is made")
    given = read.parse_args()
    folder = given.keep or Path(tempfile.mkdtemp(prefix="bottega-faults-"))
    plan = Plan(
        1,  # a database has one server
        given.store,
        given.tables,
        given.faults,
        given.seed,
        tuple(given.kinds),
        given.spoilt,
    )
    outcome = run(plan, folder)
    print(json.dumps({**outcome.told(), "folder": str(folder)}, indent=2))
    return 1 if outcome.findings else 0


if __name__ == "__main__":
    sys.exit(main())
