"""The browser of the browser tests and of the pictures. This is the only place that knows where one comes from.

    python tools/browser.py     find one or fetch one; where none can be had, say so, and fail if this is CI

A browser on the path comes first, then the one that Playwright keeps, then the system's package. The tests only look
for one: they download nothing.
"""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

# The headless shell has no windows around its pages: a test takes half of the time in it.
NAMES = (
    "chromium-headless-shell",
    *("chromium", "chromium-browser", "google-chrome", "chrome", "microsoft-edge", "msedge"),
)
PACKAGES = NAMES[:2]
NO_BROWSER = "NO BROWSER is here: install one (on Debian and Ubuntu: apt install chromium) and run this again"

# Seconds. Whoever cannot be reached is given up soon; whoever answers may take its time.
CONNECTING = 5
DOWNLOADING = 240
INSTALLING = 600
STARTING = 120

Way = Callable[[], str | None]


def find_browser() -> str | None:
    """The browser that is here already."""
    return on_path() or of_playwright()


def on_path() -> str | None:
    paths = [path for name in NAMES if (path := shutil.which(name))]
    return next((path for path in paths if starts(path)), None)


def starts(path: str) -> bool:
    """Ubuntu has a file of this name that only says what one should install."""
    return done([path, "--version"], STARTING)


def of_playwright() -> str | None:
    path = place_of_playwrights_own()
    return path if Path(path).exists() and starts(path) else None


def place_of_playwrights_own() -> str:
    """Where it lies once it is installed."""
    from playwright.sync_api import sync_playwright  # only here: every test run reads this file

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def downloaded() -> str | None:
    patience = {"PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": str(CONNECTING * 1000)}
    if not done([sys.executable, "-m", "playwright", "install", "chromium"], DOWNLOADING, patience):
        return None
    return of_playwright()


def packaged() -> str | None:
    """Only root may install a package, and only apt's name for it is known here."""
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    command = [apt, "-qq", "-o", f"Acquire::http::Timeout={CONNECTING}", "-o", "Acquire::Retries=0"]
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    # A list that could not be renewed may still name the package.
    done([*command, "update"], INSTALLING, quiet)
    any(done([*command, "install", "--yes", name], INSTALLING, quiet) for name in PACKAGES)
    return on_path()


def done(command: list[str], seconds: float, more: Mapping[str, str] | None = None) -> bool:
    """Whether it ran well, in time. What it says is of no use to anybody here."""
    try:
        run = subprocess.Popen(
            command,
            env={**os.environ, **(more or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    try:
        return run.wait(seconds) == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        if run.poll() is None:
            os.killpg(run.pid, signal.SIGKILL)  # with everything that it started
            run.wait()


def is_needed() -> bool:
    """Where nobody reads along, a skipped test must not look like a passed one."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false", "no")


def main(ways: tuple[Way, ...] = (find_browser, downloaded, packaged)) -> int:
    for number, way in enumerate(ways):
        if number == 1:
            print("There is no browser here. Trying to fetch one ...", flush=True)
        if (path := way()) is not None:
            print(f"browser: {path}")
            return 0
    needed = is_needed()
    consequence = "it is needed here" if needed else "the browser tests are skipped"
    print(f"{NO_BROWSER}. None could be fetched; {consequence}.", file=sys.stderr)
    return 1 if needed else 0


if __name__ == "__main__":
    sys.exit(main())
