"""A start that is killed at any moment leaves a folder that opens, with everything that was in it."""

import contextlib
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import PIPE
from types import FrameType
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event

import bottega.server
from bottega.server.store.disk import copy_beside
from bottega.server.store.file import FILE, StoreError, migrate
from bottega.server.store.secret import kept_key
from tests.soaked import mostly

from .served import PATIENCE

HERE = Path(bottega.server.__file__).parent
pytestmark = pytest.mark.sqlite
VERSIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009", "0010")
OLDER = VERSIONS[:-1]
NEWEST = VERSIONS[-1]
Rows = dict[str, list[dict[str, Any]]]


def grow(file: Path, version: str) -> None:
    """The file as that version of the program left it."""
    grow_to(create_engine(f"sqlite:///{file}"), version)


def grow_to(engine: Engine, version: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(HERE / "store" / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    engine.dispose()


@contextlib.contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        yield connection


def names(file: Path) -> list[str]:
    with opened(file) as connection:
        return [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]


def fill(file: Path) -> None:
    """Two rows in every table, whatever columns it has."""
    with opened(file) as connection:
        for table in names(file):
            columns = list(connection.execute(f"PRAGMA table_info({table})"))
            for number in range(2 if table != "alembic_version" else 0):
                values = [number if "INT" in kind else f"{name} {number}" for _, name, kind, *_ in columns]
                marks = ", ".join("?" * len(values))
                connection.execute(f"INSERT INTO {table} VALUES ({marks})", values)  # noqa: S608 -- names of ours


def rows(file: Path) -> Rows:
    """By table and column, without what later versions add."""
    with opened(file) as connection:
        connection.row_factory = sqlite3.Row
        rows = {name: connection.execute(f"SELECT * FROM {name}") for name in names(file)}  # noqa: S608
        found = {name: [dict(row) for row in some] for name, some in rows.items()}
    found.pop("alembic_version", None)
    return found


def version(file: Path) -> str:
    with opened(file) as connection:
        [(found,)] = connection.execute("SELECT version_num FROM alembic_version")
        return str(found)


def old_file(folder: Path, made: str) -> Path:
    folder.mkdir(exist_ok=True)
    grow(folder / FILE, made)
    fill(folder / FILE)
    return folder / FILE


def assert_whole(file: Path, before: Rows) -> None:
    """It opens, it is of today, and every value is where it was."""
    migrate(file)
    assert version(file) == NEWEST
    after = rows(file)
    for table, kept in before.items():
        assert [{name: row[name] for name in old} for row, old in zip(after[table], kept, strict=True)] == kept
    with opened(file) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def copies(folder: Path) -> list[Path]:
    return sorted(folder.glob("*-from-*.sqlite"))


# --- killed at every moment ------------------------------------------------------------------------------------------


class Moments:
    """What a kill would leave at each moment: before every line of ours and around every statement. All that a process
    has written is in its files then, and nothing else survives it.
    """

    def __init__(self, folder: Path, places: Path) -> None:
        self.folder = folder
        self.places = places
        self.seen: set[bytes] = set()
        self.left: list[Path] = []

    def look(self, *_: object) -> None:
        files = sorted(path for path in self.folder.iterdir() if path.suffix != ".sqlite-shm")
        stamp = b"\0".join([path.name.encode() + path.read_bytes() for path in files])
        if stamp in self.seen:
            return
        self.seen.add(stamp)
        self.left.append(Path(shutil.copytree(self.folder, self.places / str(len(self.left)))))

    def trace(self, frame: FrameType, what: str, _: object) -> "Callable[..., Any] | None":
        if not frame.f_code.co_filename.startswith(str(HERE)):
            return None
        self.look()
        return self.trace


@contextlib.contextmanager
def watched(moments: Moments) -> Iterator[None]:
    for when in ("before_cursor_execute", "after_cursor_execute", "commit"):
        event.listen(Engine, when, moments.look)
    before = sys.gettrace()
    sys.settrace(moments.trace)
    try:
        yield
    finally:
        sys.settrace(before)
        for when in ("before_cursor_execute", "after_cursor_execute", "commit"):
            event.remove(Engine, when, moments.look)


@pytest.mark.parametrize("made", mostly([None, OLDER[0], *OLDER[:0:-1]], 3))
def test_a_start_that_is_killed_at_any_moment_leaves_a_folder_that_opens(made: str | None, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    before: Rows = {} if made is None else rows(old_file(folder, made))
    moments = Moments(folder, tmp_path / "left")
    with watched(moments):
        migrate(folder / FILE)
    moments.look()
    assert len(moments.left) > 3, "nothing was watched"
    for left in moments.left:
        assert_whole(left / FILE, before)
        assert (made is None) == (copies(left) == [])
        for copy in copies(left):
            assert rows(copy) == before
            assert version(copy) == made
        assert list(left.glob("*.part")) == []


# --- what earlier versions left half done ----------------------------------------------------------------------------


def statements(file: Path, made: str) -> list[str]:
    """What the next step does to the schema, one by one."""
    done: list[str] = []

    def note(_c: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.split()[0] in ("CREATE", "ALTER"):
            done.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    grow(file, made)
    event.remove(Engine, "before_cursor_execute", note)
    return done


@pytest.mark.parametrize("step", mostly(range(len(VERSIONS)), 3))
def test_a_file_that_was_left_half_grown_is_mended(step: int, tmp_path: Path) -> None:
    """Earlier versions committed every change of the schema by itself, and the number of the version after them."""
    grown = tmp_path / "grown.sqlite"
    if step:
        grow(grown, VERSIONS[step - 1])
    done = statements(grown, VERSIONS[step])
    assert done
    for some in range(1, len(done) + 1):
        folder = tmp_path / str(some)
        folder.mkdir()
        if step:
            old_file(folder, VERSIONS[step - 1])
        with opened(folder / FILE) as file:
            for statement in done[:some]:
                file.execute(statement)
        before = rows(folder / FILE)
        assert_whole(folder / FILE, before)
        assert [rows(copy) for copy in copies(folder)] == [before]


@pytest.mark.parametrize(
    ("spoilt", "lacking"),
    [
        ("CREATE TABLE tables (id TEXT PRIMARY KEY, price INTEGER)", "no such column"),
        ("CREATE TABLE seats (table_id TEXT, seat INTEGER, kind TEXT, name TEXT, bot TEXT)", "key of table seats"),
        ("CREATE TABLE guests (id TEXT PRIMARY KEY)", "column guests.name"),
    ],
)
def test_a_file_of_somebody_else_is_one_line_and_stays_as_it_is(spoilt: str, lacking: str, tmp_path: Path) -> None:
    file = tmp_path / FILE
    with opened(file) as connection:
        connection.execute(spoilt)
    with pytest.raises(StoreError) as refused:
        migrate(file)
    assert "\n" not in str(refused.value)
    assert lacking in str(refused.value)
    with opened(file) as connection:
        assert [sql for (sql,) in connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")] == [spoilt]


def test_a_file_of_today_that_lost_a_table_is_one_line(tmp_path: Path) -> None:
    migrate(tmp_path / FILE)
    with opened(tmp_path / FILE) as connection:
        connection.execute("DROP TABLE holders")
    with pytest.raises(StoreError, match="it has no table holders"):
        migrate(tmp_path / FILE)


# --- the copy --------------------------------------------------------------------------------------------------------


def test_an_older_copy_stays_and_the_same_is_not_kept_twice(tmp_path: Path) -> None:
    """Somebody went back to the earlier version, played, and updated again."""
    file = old_file(tmp_path, "0003")
    first = copy_beside(file, "0003")
    assert copy_beside(file, "0003") == first
    before = first.read_bytes()
    with opened(file) as connection:
        connection.execute("UPDATE guests SET name = 'Cleo'")
    second = copy_beside(file, "0003")
    assert copies(tmp_path) == [second, first]
    assert first.read_bytes() == before
    assert {row["name"] for row in rows(second)["guests"]} == {"Cleo"}
    assert [path.stat().st_mode & 0o777 for path in copies(tmp_path)] == [0o600, 0o600]


def test_without_room_for_a_copy_nothing_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = old_file(tmp_path, "0002")
    before = rows(file)

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("bottega.server.store.disk.os.fsync", full)
        with pytest.raises(StoreError, match=r"cannot be copied before its upgrade: .*No space left"):
            migrate(file)
    assert version(file) == "0002"
    assert_whole(file, before)


def test_a_file_of_today_is_not_copied(tmp_path: Path) -> None:
    for _ in range(2):
        migrate(tmp_path / FILE)
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_the_folder_of_the_key_is_flushed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a power cut a key whose name is not on the disk would make every cookie void."""
    flushed: list[str] = []
    honest = os.fsync

    def note(handle: int) -> None:
        flushed.append(Path(f"/proc/self/fd/{handle}").readlink().name)
        honest(handle)

    monkeypatch.setattr("bottega.server.store.disk.os.fsync", note)
    key = kept_key(tmp_path / "cookies.key")
    assert [flushed[0].partition("-")[0], *flushed[1:]] == ["cookies.key", tmp_path.name], (
        "written beside, and then named"
    )
    assert kept_key(tmp_path / "cookies.key") == key


# --- real starts ------------------------------------------------------------------------------------------------------

# Everything is loaded once; then each start is a process of its own, which does what `bottega serve` does from here on.
STARTS = """
import os, sys
from pathlib import Path
from bottega.server.run import bound, serve
from bottega.server.settings import Settings
for folder in sys.stdin:
    if not (started := os.fork()):
        serve(Settings(Path(folder.strip())), bound("127.0.0.1", 0), lambda: None)
    print(started, flush=True)
    os.waitpid(started, 0)
    print("gone", flush=True)
"""


class Starts:
    def __init__(self, log: Path) -> None:
        with log.open("w") as errors:
            words = [sys.executable, "-c", STARTS]
            self.process = subprocess.Popen(words, stdin=PIPE, stdout=PIPE, stderr=errors, text=True)  # noqa: S603

    def kill_one(self, folder: Path, wait: float) -> None:
        """So long after it has come to its folder."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{folder}\n")
        self.process.stdin.flush()
        started = int(self.process.stdout.readline())
        while not (folder / "in-use").exists():
            time.sleep(0.0005)
        time.sleep(wait)
        os.kill(started, signal.SIGKILL)
        assert self.process.stdout.readline() == "gone\n"
        (folder / "in-use").unlink()


@pytest.mark.soak
def test_a_hundred_starts_that_are_killed_lose_nothing(tmp_path: Path) -> None:
    """First starts and upgrades of every earlier version in turns, each killed twice in the same folder."""
    rng = random.Random(5)
    log = tmp_path / "log"
    starts, found = Starts(log), list[str | None]()
    for number in range(50):
        made = (None, *OLDER)[number % len(VERSIONS)]
        folder = tmp_path / str(number)
        folder.mkdir()
        before: Rows = {} if made is None else rows(old_file(folder, made))
        for _ in range(2):
            starts.kill_one(folder, rng.uniform(0.0, 0.25))
            found.append(reached(folder / FILE))
        assert_whole(folder / FILE, before)
        for copy in copies(folder):
            assert rows(copy) == before
    starts.process.communicate(timeout=PATIENCE)
    assert log.read_text() == ""
    assert len(found) == 100
    assert len(set(found)) == len(VERSIONS) + 1, "some were killed before they were done, and some after"
    print({made: found.count(made) for made in set(found)})


def reached(file: Path) -> str | None:
    return version(file) if file.exists() and "alembic_version" in names(file) else None
