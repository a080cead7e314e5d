"""PostgreSQL is reached over a line, and lines break: what was promised is kept, and what is not known is found out."""

import asyncio
import logging
import os
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import URL, Engine, event, insert, select

from bottega import cli
from bottega.server.errors import Refused
from bottega.server.settings import Settings
from bottega.server.store import postgres_writer
from bottega.server.store.file import StoreError
from bottega.server.store.postgres import PostgresStore
from bottega.server.store.schema import GUESTS, PROPERTIES
from bottega.server.store.store import Store, store_at
from bottega.server.store.urls import BadUrl, read_url, shown
from bottega.server.store.writer import Conflict, Entry, NotKept, PendingCommit

from .databases import DATABASES, POSTGRES, cluster, new_cluster
from .served import PATIENCE, Served, settings
from .test_upgrade import VERSIONS, grow_to
from .wire import Wire

SECRET = "no-one-may-read-this"  # noqa: S105 -- it opens nothing


@pytest.fixture(autouse=True, scope="module")
def kept_in() -> Iterator[str]:
    with DATABASES.while_tested(POSTGRES):
        yield POSTGRES


@pytest.fixture
def url(tmp_path: Path) -> URL:
    found = DATABASES.of(tmp_path)
    assert found is not None
    return found


def entry(number: int, body: str = "x") -> Entry:
    return Entry("t", number, "move", 0, body, "", 0)


def stored(url: URL, work: Callable[[PostgresStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = PostgresStore(url)
        with store.alone():
            await store.open()
            try:
                await work(store)
            finally:
                await store.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def bodies(store: Store) -> Awaitable[list[str]]:
    async def read() -> list[str]:
        return [row.body for row in await store.journal("t")]

    return read()


# --- cut while it is written ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answered", [False, True])
@pytest.mark.parametrize("what", ["rows", "statements", "both"])
def test_a_commit_whose_line_is_cut_is_there_once(what: str, answered: bool, url: URL) -> None:
    """Cut before it arrived it is done again, cut after it was done it is found; nobody need know."""

    async def work(store: PostgresStore) -> None:
        wire.cut_at(b"INSERT INTO journal" if what == "rows" else b"COMMIT", answered)
        statements = [] if what == "rows" else [insert(GUESTS).values(id="a", name="Ada")]
        await store.commit(*statements, entries=[] if what == "statements" else [entry(0), entry(1, "y")])
        assert wire.cut.is_set()
        assert await bodies(store) == ([] if what == "statements" else ["x", "y"])
        assert await store.read(select(GUESTS)) == ([] if what == "rows" else [("a", "Ada")])
        await store.commit(entries=[entry(2)])

    with Wire(cluster()) as wire:
        stored(wire.url(cluster(), str(url.database)), work)


@pytest.mark.parametrize("answered", [False, True])
def test_nobody_is_told_before_it_is_known(answered: bool, url: URL, caplog: pytest.LogCaptureFixture) -> None:
    """While the database is away the one commit waits for its outcome; all others hear at once that nothing is kept."""

    async def work(store: PostgresStore) -> None:
        await store.commit(entries=[entry(0)])
        assert await bodies(store) == ["x"]
        wire.cut_at(b"COMMIT", answered)
        doubtful = asyncio.create_task(store.commit(insert(GUESTS).values(id="a", name="Ada"), entries=[entry(1)]))
        assert await asyncio.to_thread(wire.cut.wait, PATIENCE)
        for _ in range(2):
            with pytest.raises(NotKept):
                await store.commit(entries=[entry(2)])
            with pytest.raises(Refused) as refused:
                await store.journal("t")
            assert refused.value.code == "not-kept"
        assert not doubtful.done()
        wire.shut.clear()
        await doubtful
        await store.commit(entries=[entry(2)])
        assert await bodies(store) == ["x"] * 3
        assert await store.read(select(GUESTS)) == [("a", "Ada")]

    with Wire(cluster(), shuts=True) as wire:
        stored(wire.url(cluster(), str(url.database)), work)
    told = [record.getMessage() for record in caplog.records if "written to" in record.getMessage()]
    assert [("Nothing" in line, "again" in line) for line in told] == [(True, False), (False, True)], told


def test_whoever_was_first_meanwhile_wins(url: URL) -> None:
    """It did not arrive, and before the line is back somebody else has written that row."""

    async def work(store: PostgresStore) -> None:
        wire.cut_at(b"INSERT INTO journal", answered=False)
        doubtful = asyncio.create_task(store.commit(entries=[entry(0, "mine")]))
        assert await asyncio.to_thread(wire.cut.wait, PATIENCE)
        cluster().run("INSERT INTO journal VALUES ('t', 0, 'move', 0, 'theirs', '', 0, NULL)", str(url.database))
        wire.shut.clear()
        with pytest.raises(Conflict):
            await doubtful
        assert await bodies(store) == ["theirs"]

    with Wire(cluster(), shuts=True) as wire:
        stored(wire.url(cluster(), str(url.database)), work)


def test_a_session_that_still_works_is_ended_before_anybody_looks(url: URL) -> None:
    """The line is gone, but over there the row is still on its way: it waits for somebody else. To look then would
    find nothing, and a moment later it would be there.
    """
    name = str(url.database)

    async def work(store: PostgresStore) -> None:
        with psycopg.connect(host=url.query["host"], user=url.username, dbname=name) as rival:  # type: ignore[arg-type]
            rival.execute("INSERT INTO journal VALUES ('t', 0, 'move', 0, 'theirs', '', 0, NULL)")
            doubtful = asyncio.create_task(store.commit(entries=[entry(0, "mine")]))
            await until_waiting(name, 1)
            before = waiting(name)
            for line in wire.lines:
                line.end()
            while not set(before).isdisjoint(waiting(name)):
                await asyncio.sleep(0.01)
            await until_waiting(name, 1)  # the second try waits as well
            assert not doubtful.done()
            rival.rollback()
            await doubtful
        assert await bodies(store) == ["mine"]

    with Wire(cluster()) as wire:
        stored(wire.url(cluster(), name), work)


def waiting(name: str) -> list[int]:
    query = f"SELECT pid FROM pg_stat_activity WHERE datname = '{name}' AND wait_event_type = 'Lock'"  # noqa: S608
    return [pid for (pid,) in cluster().run(query)]


async def until_waiting(name: str, number: int) -> None:
    while len(waiting(name)) < number:
        await asyncio.sleep(0.01)


def test_a_server_that_stops_does_not_wait_for_a_line_that_is_gone(url: URL) -> None:
    async def work(store: PostgresStore) -> None:
        wire.cut_at(b"INSERT INTO journal", answered=False)
        doubtful = asyncio.create_task(store.commit(entries=[entry(0)]))
        assert await asyncio.to_thread(wire.cut.wait, PATIENCE)
        await store.writer.stop()
        with pytest.raises(NotKept, match="did not come back"):
            await doubtful
        store.writer.start()

    with Wire(cluster(), shuts=True) as wire:
        stored(wire.url(cluster(), str(url.database)), work)


def test_a_connection_that_ended_unused_is_missed_by_nobody(url: URL, caplog: pytest.LogCaptureFixture) -> None:
    async def work(store: PostgresStore) -> None:
        for number in range(3):
            await store.commit(entries=[entry(number)])
            assert len(await store.journal("t")) == number + 1
            ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'"
            cluster().run(ended.format(url.database))
        await store.commit(insert(GUESTS).values(id="a", name="Ada"))
        assert await store.read(select(GUESTS)) == [("a", "Ada")]

    stored(url, work)
    assert not caplog.records


def test_a_group_shares_one_answer_when_nobody_can_be_reached(url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    """One try to connect for all who wait, not one for each."""
    tries = []

    def refused(self: postgres_writer.PostgresWriter) -> postgres_writer.Session:
        tries.append(self)
        raise psycopg.OperationalError("nobody answers")

    async def work(store: PostgresStore) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(postgres_writer.PostgresWriter, "begin_session", refused)
            store.writer.drop()
            batch = [PendingCommit([entry(number)], []) for number in range(50)]
            outcomes = await asyncio.to_thread(store.writer.commit_batch, batch)
            assert [type(outcome) for outcome in outcomes] == [NotKept] * 50
            assert len(tries) == 1

    stored(url, work)


def test_an_idle_writer_notices_that_its_connection_ended(
    url: URL, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And has its locks again before somebody moves."""
    caplog.set_level(logging.WARNING)
    monkeypatch.setattr(postgres_writer.PostgresWriter, "idle", 0.02)

    async def work(store: PostgresStore) -> None:
        await store.commit(entries=[entry(0)])
        wire.shut.set()
        wire.end_all()
        while "Nothing can be written" not in caplog.text:
            await asyncio.sleep(0.01)
        wire.shut.clear()
        while "can be written to again" not in caplog.text:
            await asyncio.sleep(0.01)
        with pytest.raises(StoreError, match="Another server"), PostgresStore(url).alone():
            pass

    with Wire(cluster()) as wire:
        stored(wire.url(cluster(), str(url.database)), work)


def test_a_server_that_lost_its_place_takes_no_move(url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    """While its line was gone another one was started: of two, one stays."""
    monkeypatch.setattr(postgres_writer.PostgresWriter, "idle", None)

    async def work(store: PostgresStore) -> None:
        await store.commit(entries=[entry(0)])
        wire.shut.set()
        wire.end_all()
        with PostgresStore(url).alone():
            wire.shut.clear()
            with pytest.raises(NotKept, match="Another server"):
                await store.commit(insert(GUESTS).values(id="a", name="Ada"))
        await store.commit(entries=[entry(1)])
        assert len(await store.journal("t")) == 2

    with Wire(cluster()) as wire:
        stored(wire.url(cluster(), str(url.database)), work)


def test_what_was_answered_outlives_a_crash_of_the_database() -> None:
    """The only server here that flushes its disk; killed at once, it has all that it promised."""
    own = new_cluster(changed=())
    try:
        own.run("CREATE DATABASE house")

        async def work(store: PostgresStore) -> None:
            answered = await asyncio.gather(
                *[store.commit(entries=[entry(number)]) for number in range(200)], return_exceptions=True
            )
            own.crash()
            with pytest.raises(NotKept):
                await store.commit(entries=[entry(200)])
            own.start()
            await store.commit(entries=[entry(200)])
            assert answered == [None] * 200
            assert [row.number for row in await store.journal("t")] == list(range(201))

        stored(own.url("house"), work)
    finally:
        own.stop()


# --- at the start -----------------------------------------------------------------------------------------------------


def start(url: URL | str, capsys: pytest.CaptureFixture[str]) -> str:
    """What the command says when it refuses to serve, in one line."""
    text = url if isinstance(url, str) else url.render_as_string(hide_password=False)
    assert cli.run(["serve", "--port", "0", "--database", text, "--no-open", "--lang", "en"]) != 0
    said = capsys.readouterr()
    assert said.err.count("\n") == 1, said.err
    assert SECRET not in said.err + said.out
    return said.err


def test_a_second_server_is_refused_in_one_line(url: URL, capsys: pytest.CaptureFixture[str]) -> None:
    with PostgresStore(url).alone():
        assert "Another server keeps its games" in start(url, capsys)


@pytest.mark.parametrize(
    "text",
    [
        f"postgresql://ada:{SECRET}@127.0.0.1:1/house",
        f"postgresql://ada@127.0.0.1:1/house?password={SECRET}",
        f"postgresql://ada@127.0.0.1:1/house?no_such_word={SECRET}",
        f"mysql://ada:{SECRET}@127.0.0.1/house",
        f"postgresql://ada:{SECRET}@127.0.0.1:port/house",
        f"//ada:{SECRET}@127.0.0.1",
        f"sqlite:///{SECRET}?mode=ro",
        "sqlite://",
    ],
)
def test_what_cannot_be_reached_is_one_line_without_a_password(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    start(text, capsys)


def test_a_wrong_password_is_one_line_without_it(capsys: pytest.CaptureFixture[str], url: URL) -> None:
    own = new_cluster()
    try:
        own.run(f"CREATE ROLE ada LOGIN PASSWORD 'right-{SECRET}'")
        own.ask_for_passwords()
        said = start(own.url("postgres").set(username="ada", password=f"wrong-{SECRET}"), capsys)
        assert "password authentication failed" in said
    finally:
        own.stop()


def test_no_text_of_ours_holds_a_password() -> None:
    url = read_url(f"postgres://ada:{SECRET}@db.example:5433/house?password={SECRET}")
    assert shown(url) == "postgresql://ada@db.example:5433/house"
    assert SECRET not in repr(Settings(Path(), url))
    assert SECRET not in repr(vars(PostgresStore(url)))
    with pytest.raises(BadUrl) as refused:
        read_url(f"postgresql+asyncpg://ada:{SECRET}@db.example/house")
    assert SECRET not in str(refused.value)


def test_flag_and_environment_name_a_database(
    url: URL, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    text = url.render_as_string()
    assert cli.run(["serve", "--data", str(tmp_path), "--database", text, "--no-open", "--lang", "en"]) == 2
    assert "--data and --database" in capsys.readouterr().err
    monkeypatch.setenv("BOTTEGA_DATABASE", text)
    with PostgresStore(url).alone():
        assert cli.run(["serve", "--port", "0", "--no-open", "--lang", "en"]) == 1
        assert "Another server" in capsys.readouterr().err
    with store_at(None, tmp_path).alone():  # a folder that is named in so many words goes before the environment
        assert cli.run(["serve", "--port", "0", "--data", str(tmp_path), "--no-open", "--lang", "en"]) == 1
        assert str(tmp_path) in capsys.readouterr().err


def test_without_the_driver_one_line_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, url: URL
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "bottega.server.store.postgres", None)
    assert "bottega[postgres]" in start(url, capsys)


def test_a_database_that_cannot_hold_every_letter_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    cluster().run("CREATE DATABASE western ENCODING 'LATIN1' TEMPLATE template0")
    assert "LATIN1" in start(cluster().url("western"), capsys)


def test_a_database_that_can_only_be_read_is_refused(url: URL, capsys: pytest.CaptureFixture[str]) -> None:
    """As a standby is, though its tables are of today."""
    cluster().run(f"ALTER DATABASE {url.database} SET default_transaction_read_only = on")
    assert "can only be read" in start(url, capsys)


def test_a_new_database_needs_no_folder_and_no_home(tmp_path: Path) -> None:
    cluster().run("CREATE DATABASE bare")
    with Served(Settings(Path(os.devnull), cluster().url("bare"), pace=0.0)) as served:
        guest = served.guest()
        assert guest.ask("POST", "/api/me", {"name": "Ada\u0301 \U0001f3a8"}).status_code == 200
        made = guest.make("fresco-cards", ["me", "random"])
        cookie = guest.http.cookies["bottega_guest"]
    with Served(settings(tmp_path, database=cluster().url("bare"))) as served:
        [mine] = served.guest(cookies={"bottega_guest": cookie}).get("/api/tables")["mine"]
        assert mine["id"] == made["id"]


# --- growing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", VERSIONS[:-1:4])
def test_a_database_of_every_earlier_version_grows(version: str) -> None:
    name = f"old{version}"
    cluster().run(f"CREATE DATABASE {name}")
    store = PostgresStore(cluster().url(name))
    grow_to(store.engine(), version)
    cluster().run("INSERT INTO guests VALUES ('a', 'Ada')", name)
    store.migrate()
    assert cluster().run("SELECT version_num FROM alembic_version", name) == [(VERSIONS[-1],)]
    assert cluster().run("SELECT * FROM guests", name) == [("a", "Ada")]


def test_an_upgrade_that_breaks_off_leaves_everything_as_it_was() -> None:
    cluster().run("CREATE DATABASE broken")
    store = PostgresStore(cluster().url("broken"))
    grow_to(store.engine(), VERSIONS[3])

    def break_off(_c: object, _cursor: object, statement: str, *_: object) -> None:
        if re.search(r"CREATE TABLE program_keys", statement):
            raise ZeroDivisionError

    event.listen(Engine, "before_cursor_execute", break_off)
    try:
        with pytest.raises(ZeroDivisionError):
            store.migrate()
    finally:
        event.remove(Engine, "before_cursor_execute", break_off)
    assert cluster().run("SELECT version_num FROM alembic_version", "broken") == [(VERSIONS[3],)]
    tables = cluster().run("SELECT tablename FROM pg_tables WHERE schemaname = 'public'", "broken")
    assert ("lessons",) not in tables
    store.migrate()


def test_what_proves_a_commit_is_gone_with_its_server(url: URL) -> None:
    async def work(store: PostgresStore) -> None:
        await store.commit(insert(GUESTS).values(id="a", name="Ada"))
        assert len(await store.read(select(PROPERTIES))) == 1

    stored(url, work)
    assert cluster().run("SELECT * FROM properties", str(url.database)) == []


def test_a_database_that_promises_less_is_told_to_keep_what_we_promise(url: URL) -> None:
    cluster().run(f"ALTER DATABASE {url.database} SET synchronous_commit = off")

    async def work(store: PostgresStore) -> None:
        session = store.writer.live()
        assert session.driver.execute("SHOW synchronous_commit").fetchone() == ("on",)

    stored(url, work)
