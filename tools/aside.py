"""The engine compiled aside: in the background of one `make play`, for the next one.

A compiled engine lies in a folder of `.venv/fast` that is named after the sources it was made from. `lib` holds the
compiled files, and everything else of `src` by links; a process that finds `lib` before `src` runs compiled. Nothing
in `src` is written, and a folder gets its name when it is whole and has played: so no process ever sees half an engine,
or one that does not fit the sources (docs/decisions/032-the-compiled-engine-reaches-everybody.md).

    python tools/aside.py KEY PID     compile, as long as the process PID runs, our parent; `make play` starts this
"""

import fcntl
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib.util import cache_from_source, find_spec
from pathlib import Path
from typing import IO

import fast
import tryout

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
FOLDER = ROOT / ".venv" / "fast"
LOCK = ROOT / "requirements" / "dev.txt"

NEEDED = ("mypy", "setuptools")
# Only when the table stands may anything else want the processor.
SETTLED = 10.0
LOOK_EVERY = 0.5
# The compilers take 1.7 GB at their peak: below this a small machine would swap, and the game would wait.
MEMORY = 2_500_000_000
# The C code and the objects take 200 MB, the tools 75, the engine 11.
ROOM = 500_000_000


class Stop(Exception):
    """The compiled engine is not to be had this time, for a reason that may be gone the next time."""


# --- which one -------------------------------------------------------------------------------------------------------


def packages() -> list[Path]:
    """The packages that the compiler reads: a compiled module takes types from its neighbours, compiled or not."""
    return [SRC / name for name in sorted({"/".join(pattern.split("/")[:2]) for pattern in fast.COMPILED})]


def key() -> str:
    """The name of the compiled engine that fits the sources as they are, and this Python."""
    digest = hashlib.sha256(str(sysconfig.get_config_var("EXT_SUFFIX")).encode())
    for path in [Path(fast.__file__), *sorted(path for package in packages() for path in package.rglob("*.py"))]:
        digest.update(f"\n{path.relative_to(ROOT)} {hashlib.sha256(path.read_bytes()).hexdigest()}".encode())
    return digest.hexdigest()[:16]


def lib(name: str) -> Path:
    return FOLDER / name / "lib"


def note(name: str) -> Path:
    """Why these sources could not be compiled; they are not tried again as long as it is there."""
    return FOLDER / f"{name}.failed"


# --- using it --------------------------------------------------------------------------------------------------------


def take(name: str) -> bool:
    """Make the engine of this name ours, if it is there: nobody throws it away before this process has ended, also
    when it becomes another one by `exec`.
    """
    try:
        held = os.open(FOLDER / name / "lock", os.O_RDONLY)
    except FileNotFoundError:
        return False
    try:
        fcntl.flock(held, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(held)
        return False
    os.set_inheritable(held, True)
    link(lib(name))
    return True


def link(place: Path) -> None:
    """Put a link to everything of `src` beside the compiled files, so that a change is seen as it would be in `src`.

    A folder without compiled files is one link. Each time anew, since files come and go; two may do it at once.
    """
    for folder in [path for path in (place, *place.rglob("*")) if path.is_dir() and not path.is_symlink()]:
        for path in folder.iterdir():
            if path.is_symlink() and not path.exists():
                path.unlink(missing_ok=True)
        for path in (SRC / folder.relative_to(place)).iterdir():
            if path.suffix != ".so" and path.name != "__pycache__":
                with suppress(FileExistsError):
                    (folder / path.name).symlink_to(path)


def found_first(folder: Path) -> dict[str, str]:
    """An environment in which a process finds the engine in this folder."""
    others = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{others}" if others else str(folder)}


# --- making it -------------------------------------------------------------------------------------------------------


def locked() -> IO[str] | None:
    """The right to compile, which one process has at a time, and loses at its end however it ends."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = (FOLDER / "lock").open("w")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        return None
    return file


def begin(name: str) -> bool:
    """Let a process of its own compile beside us, unless another one does already. Ctrl-C does not reach it."""
    lock = locked()
    if lock is None:
        return False
    with lock, (FOLDER / "log").open("w") as log:
        subprocess.Popen(
            [sys.executable, __file__, name, str(os.getpid())],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            pass_fds=[lock.fileno()],
            start_new_session=True,
        )
    return True


def free_memory() -> int | None:
    """What can be had without swapping, where the system says so."""
    with suppress(OSError):
        for line in Path("/proc/meminfo").read_text().splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) * 1024
    return None


class Work:
    """One compile, in a folder that has no name yet; it ends when the table does, for which it is made."""

    def __init__(self, name: str, parent: int) -> None:
        self.name = name
        self.parent = parent
        self.part = FOLDER / f"{name}.part"

    def run(self) -> None:
        self.wait(SETTLED)
        for path in FOLDER.glob("*.part"):
            shutil.rmtree(path)
        self.look_for_room()
        (self.part / "temp").mkdir(parents=True)
        try:
            self.compile()
        finally:
            shutil.rmtree(self.part, ignore_errors=True)
        throw_away_others(self.name)

    def look_for_room(self) -> None:
        memory = free_memory()
        if memory is not None and memory < MEMORY:
            raise Stop(f"{memory} bytes of memory are free, and it may take {MEMORY}")
        room = shutil.disk_usage(FOLDER).free
        if room < ROOM:
            raise Stop(f"{room} bytes of the disk are free, and it may take {ROOM}")

    def compile(self) -> None:
        made = self.part / "engine"
        place = made / "lib"
        place.mkdir(parents=True)
        tools = self.tools()
        command = [sys.executable, fast.__file__, "--src", str(SRC), "--into", str(place)]
        if code := self.call(command, tools):
            self.fail(f"tools/fast.py ended with code {code}")
        link(place)
        trial = [sys.executable, "-P", "-c", f"{tryout.SCRIPT}\nassert bottega.compiled()"]
        if code := self.call(trial, found_first(place)):
            self.fail(f"the compiled engine was tried out, and ended with code {code}")
        if key() != self.name:
            raise Stop("the sources were changed meanwhile")
        (made / "lock").touch()
        flush(made)
        made.rename(FOLDER / self.name)

    def tools(self) -> Mapping[str, str]:
        """An environment with the compilers: those of `.venv`, or else the same versions in a folder of their own, so
        that a table that runs never has a package changed under it.
        """
        if all(find_spec(name) for name in NEEDED):
            return os.environ
        place = FOLDER / f"tools-{hashlib.sha256(LOCK.read_bytes()).hexdigest()[:16]}"
        if not place.exists():
            pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-input"]
            fresh = self.part / "tools"
            if code := self.call([*pip, "--constraint", str(LOCK), "--target", str(fresh), *NEEDED], os.environ):
                raise Stop(f"pip ended with code {code}")
            fresh.rename(place)
        return found_first(place)

    def call(self, command: list[str], env: Mapping[str, str]) -> int:
        """Run a command to its end, or to that of the table. Whatever it leaves behind lies in our folder."""
        process = subprocess.Popen(command, env={**env, "TMPDIR": str(self.part / "temp")}, start_new_session=True)
        try:
            while process.poll() is None:
                self.wait(LOOK_EVERY)
        finally:
            # Those that it started may be alive even when it is not.
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        return process.returncode

    def wait(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while True:
            if os.getppid() != self.parent:
                raise Stop("the table is closed")
            left = end - time.monotonic()
            if left <= 0:
                return
            time.sleep(min(left, LOOK_EVERY))

    def fail(self, why: str) -> None:
        """Keep in mind that these sources cannot be compiled, unless the machine was to blame."""
        self.look_for_room()
        log = (FOLDER / "log").read_text("utf-8", errors="replace")
        note(self.name).write_text(f"{log}\n{why}\n", "utf-8")
        raise Stop(why)


def files_and_folders(place: Path) -> Iterator[Path]:
    yield place
    yield from (path for path in place.rglob("*") if not path.is_symlink())


def flush(place: Path) -> None:
    """On the disk, before it gets its name: after a power cut a file could have that name, and no contents."""
    for path in files_and_folders(place):
        file = os.open(path, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def bytecode(folder: Path) -> Path:
    """Where Python keeps what it made of the sources in a folder."""
    return Path(cache_from_source(str(folder / "any.py"))).parent


def throw_away_others(name: str) -> None:
    """Engines of other sources, as far as no process uses them, and notes about them."""
    for path in FOLDER.glob("*.failed"):
        if path != note(name):
            path.unlink(missing_ok=True)
    for lock in FOLDER.glob("*/lock"):
        if lock.parent.name != name:
            with lock.open() as held, suppress(BlockingIOError):
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
                shutil.rmtree(lock.parent)
                shutil.rmtree(bytecode(lock.parent), ignore_errors=True)


def main() -> None:
    name, parent = sys.argv[1:]
    os.nice(19)
    try:
        Work(name, int(parent)).run()
    except Stop as stop:
        raise SystemExit(str(stop)) from None


if __name__ == "__main__":
    main()
