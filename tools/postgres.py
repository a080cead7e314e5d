"""The PostgreSQL of the tests. This is the only place that knows where one comes from.

    python tools/postgres.py     find one or fetch one; where none can be had, say so, and fail if this is CI

The programs on the path come first, then those of the system's packages. The tests only look for them, and start a
server of their own: what else runs on this machine is left alone.
"""

import os
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from browser import CONNECTING, INSTALLING, done, is_needed

PROGRAMS = ("initdb", "postgres")
PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")
PACKAGE = "postgresql"
# Debian would start a server with every installation; nobody asked for one.
NO_SERVER = Path("/etc/postgresql-common/createcluster.d/bottega.conf")
NO_POSTGRES = "NO POSTGRESQL is here: install one (on Debian and Ubuntu: apt install postgresql) and run this again"

Way = Callable[[], Path | None]


def find_postgres() -> Path | None:
    """The folder of its programs."""
    on_path = shutil.which(PROGRAMS[0])
    places = [Path(on_path).resolve().parent] if on_path else []
    for pattern in PLACES:
        places += sorted(Path("/").glob(pattern.lstrip("/")), key=newest, reverse=True)
    return next((place for place in places if all((place / name).exists() for name in PROGRAMS)), None)


def newest(place: Path) -> list[int]:
    """The numbers in its name, without those of the folders before."""
    return [int(number) for number in re.findall(r"\d+", place.parent.name)]


def packaged() -> Path | None:
    """Only root may install a package, and only apt's name for it is known here."""
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    NO_SERVER.parent.mkdir(parents=True, exist_ok=True)
    NO_SERVER.write_text("create_main_cluster = false\n", "utf-8")
    command = [apt, "-qq", "-o", f"Acquire::http::Timeout={CONNECTING}", "-o", "Acquire::Retries=0"]
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    # A list that could not be renewed may still name the package.
    done([*command, "update"], INSTALLING, quiet)
    done([*command, "install", "--yes", PACKAGE], INSTALLING, quiet)
    return find_postgres()


def main(ways: tuple[Way, ...] = (find_postgres, packaged)) -> int:
    for number, way in enumerate(ways):
        if number == 1:
            print("There is no PostgreSQL here. Trying to fetch one ...", flush=True)
        if (place := way()) is not None:
            print(f"postgres: {place}")
            return 0
    needed = is_needed()
    consequence = "it is needed here" if needed else "its tests are skipped"
    print(f"{NO_POSTGRES}. None could be fetched; {consequence}.", file=sys.stderr)
    return 1 if needed else 0


if __name__ == "__main__":
    sys.exit(main())
