"""In what the servers of the tests keep their tables: a file, or a database of a PostgreSQL started for them."""

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from subprocess import DEVNULL, PIPE
from typing import Any, Final

import psycopg
import pytest
from sqlalchemy import URL, create_engine
from sqlalchemy.pool import NullPool

from bottega.server.store.file import FILE
from bottega.server.store.postgres import PostgresStore
from bottega.server.store.urls import read_url
from browser import is_needed
from postgres import NO_POSTGRES, find_postgres
from tests.patience import PATIENCE, wait_until

SQLITE, POSTGRES = KINDS = ("sqlite", "postgres")
USUAL: Final = os.environ.get("BOTTEGA_TEST_DATABASE", SQLITE)
if USUAL not in KINDS:
    raise ValueError(f"BOTTEGA_TEST_DATABASE is one of {', '.join(KINDS)}, not {USUAL!r}")
OWNER: Final = "bottega"
TEMPLATE: Final = "house"
# Nothing here outlives the machine. Whoever tests what does asks for a server of its own.
HASTY: Final = ("fsync=off", "full_page_writes=off")
MODEST: Final = ("listen_addresses=", "max_connections=200", "shared_buffers=32MB", "jit=off", "log_min_messages=error")
# It ends, and its folder goes, with whoever started it, however that ends: then nobody holds the other end of the pipe.
UNTIL_LEFT: Final = """
exec 3<&0
"$@" 3<&- & started=$!
{ cat <&3 >/dev/null; kill -INT $started; while kill -0 $started; do sleep 0.1; done; rm -rf "$FOLDER"; } & watching=$!
wait $started
kill $watching
"""


class Cluster:
    """A server of our own in a temporary folder, reached by a socket there."""

    def __init__(self, programs: Path, changed: Sequence[str] = HASTY) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="bottega-pg-"))
        self.programs = programs
        self.changed = changed
        self.user = somebody_else()
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        words = ["-D", str(self.folder / "data"), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run([programs / "initdb", *words], check=True, stdout=DEVNULL, user=self.user, cwd="/")  # noqa: S603
        self.process = self.started()

    def started(self) -> "subprocess.Popen[bytes]":
        chosen = [
            word for one in (*MODEST, *self.changed, f"unix_socket_directories={self.folder}") for word in ("-c", one)
        ]
        words = [str(self.programs / "postgres"), "-D", str(self.folder / "data"), *chosen]
        process = subprocess.Popen(  # noqa: S603
            ["/bin/sh", "-c", UNTIL_LEFT, "sh", *words],
            stdin=PIPE,
            stderr=DEVNULL,
            user=self.user,
            cwd="/",
            env={**os.environ, "FOLDER": str(self.folder)},
        )
        wait_until(self.answers)
        return process

    def answers(self) -> bool:
        try:
            self.run("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def url(self, name: str) -> URL:
        return read_url(f"postgresql://{OWNER}@/{name}?host={self.folder}")

    def run(self, statement: str, name: str = "postgres") -> list[Any]:
        with psycopg.connect(host=str(self.folder), user=OWNER, dbname=name, autocommit=True) as connection:
            found = connection.execute(statement.encode())
            return list(found.fetchall()) if found.description else []

    def crash(self) -> None:
        """It has no time to write anything more."""
        pid = int((self.folder / "data" / "postmaster.pid").read_text().splitlines()[0])
        os.kill(pid, signal.SIGQUIT)
        self.process.wait(PATIENCE)  # with the pipe held until the end: else the folder would go too
        assert self.process.stdin is not None
        self.process.stdin.close()

    def start(self) -> None:
        self.process = self.started()

    def ask_for_passwords(self) -> None:
        """Of everybody but the one who owns it all."""
        rules = f"local all {OWNER} trust\nlocal all all scram-sha-256\n"
        (self.folder / "data" / "pg_hba.conf").write_text(rules)
        self.run("SELECT pg_reload_conf()")

    def stop(self) -> None:
        self.process.communicate(timeout=PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)


def somebody_else() -> str | None:
    """PostgreSQL refuses to be run by root."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    import pwd

    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Databases:
    """Of this process: which folder of a test stands for which database."""

    def __init__(self) -> None:
        self.kind = USUAL
        self.named: dict[Path, str] = {}
        self.made = 0

    def of(self, folder: Path) -> URL | None:
        """None when it is a file in the folder."""
        if self.kind == SQLITE:
            return None
        if folder not in self.named:
            self.made += 1
            self.named[folder] = f"house{self.made}"
            cluster().run(f"CREATE DATABASE {self.named[folder]} TEMPLATE {template()}")
        return cluster().url(self.named[folder])

    def copied(self, folder: Path, to: Path) -> Path:
        """Another folder with all that is kept for this one, which nobody uses at the moment."""
        shutil.copytree(folder, to)
        if folder in self.named:
            self.made += 1
            self.named[to] = f"house{self.made}"
            cluster().run(f"CREATE DATABASE {self.named[to]} TEMPLATE {self.named[folder]}")
        return to

    def words(self, folder: Path) -> list[str]:
        """For the command."""
        url = self.of(folder)
        if url is None:
            return ["--data", str(folder)]
        return ["--database", url.render_as_string(hide_password=False)]

    @contextmanager
    def instead(self) -> Iterator[None]:
        """The other kind, for a while; of folders that have no database yet."""
        before, self.kind = self.kind, POSTGRES if self.kind == SQLITE else SQLITE
        try:
            yield
        finally:
            self.kind = before

    @contextmanager
    def while_tested(self, kind: str) -> Iterator[None]:
        before, self.kind = set(self.named), kind
        try:
            yield
        finally:
            self.kind = USUAL
            for folder in set(self.named) - before:
                cluster().run(f"DROP DATABASE {self.named.pop(folder)} WITH (FORCE)")


DATABASES: Final = Databases()


@cache
def cluster() -> Cluster:
    return new_cluster()


def new_cluster(changed: Sequence[str] = HASTY) -> Cluster:
    programs = find_postgres()
    if programs is None:
        if is_needed():
            pytest.fail(NO_POSTGRES)
        pytest.skip(NO_POSTGRES)
    return Cluster(programs, changed)


@cache
def template() -> str:
    """What a server makes of an empty database; to work it out each time would take longer than most tests."""
    cluster().run(f"CREATE DATABASE {TEMPLATE}")
    store = PostgresStore(cluster().url(TEMPLATE))
    store.migrate()
    store.writer.engine.dispose()
    return TEMPLATE


@contextmanager
def behind(folder: Path) -> Iterator["Behind"]:
    """What is kept for this folder, behind the back of the server. All that is done is there at the end."""
    named = DATABASES.of(folder)
    patient = {"timeout": PATIENCE} if named is None else {}
    engine = create_engine(named or f"sqlite:///{folder / FILE}", poolclass=NullPool, connect_args=patient)
    with closing(engine.connect()) as connection, connection.begin():
        yield Behind(connection)
    engine.dispose()


@contextmanager
def without_room(folder: Path, table: str) -> Iterator[None]:
    """No row can be added to a table meanwhile."""
    with behind(folder) as kept:
        if kept.kind == SQLITE:
            refusing = f"CREATE TRIGGER full BEFORE INSERT ON {table} BEGIN SELECT RAISE(ABORT, 'full'); END"
            again = "DROP TRIGGER full"
        else:
            refusing = f"ALTER TABLE {table} ADD CONSTRAINT no_room CHECK (false) NOT VALID"
            again = f"ALTER TABLE {table} DROP CONSTRAINT no_room"
        kept.execute(refusing)
    try:
        yield
    finally:
        with behind(folder) as kept:
            kept.execute(again)


class Behind:
    def __init__(self, connection: Any) -> None:
        self.connection = connection

    @property
    def kind(self) -> str:
        return str(self.connection.dialect.name)

    def execute(self, statement: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """`?` stands for a value, whatever the database."""
        found = self.run(statement, values)
        return [tuple(row) for row in found] if found.returns_rows else []

    def changed(self, statement: str, values: Sequence[Any] = ()) -> int:
        return int(self.run(statement, values).rowcount)

    def run(self, statement: str, values: Sequence[Any]) -> Any:
        words = statement if self.kind == SQLITE else statement.replace("?", "%s")
        return self.connection.exec_driver_sql(words, tuple(values))
