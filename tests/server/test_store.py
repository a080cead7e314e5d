"""What is written is there, whole and in order; of two writers one wins."""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Engine, insert, inspect, literal, select

from bottega.server.errors import Refused
from bottega.server.seating import Seating, claim_seat
from bottega.server.store.file import FILE, StoreError, make_private, migrate
from bottega.server.store.put import put
from bottega.server.store.schema import GUESTS, HOLDERS, JOURNAL, METADATA
from bottega.server.store.sqlite import SqliteStore
from bottega.server.store.store import Store, store_at
from bottega.server.store.writer import Conflict, Entry, NotKept
from bottega.server.tables import TableRegistry

from .databases import DATABASES, behind
from .served import PATIENCE, Served, settings


def entry(number: int, table: str = "t", body: str = "x") -> Entry:
    return Entry(table, number, "move", 0, body, "", 0)


def store_for(folder: Path) -> Store:
    return store_at(DATABASES.of(folder), folder)


def stored(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = store_for(folder)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_many_writes_share_a_transaction_and_all_are_there(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await asyncio.gather(*[store.commit(entries=[entry(n, f"t{t}")]) for t in range(20) for n in range(30)])
        for table in range(20):
            assert [row.number for row in await store.journal(f"t{table}")] == list(range(30))

    stored(tmp_path, work)


@pytest.mark.sqlite
def test_a_commit_is_on_disk_when_it_is_done(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with store.engine().connect() as connection:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2, "FULL"

    stored(tmp_path, work)


@pytest.mark.sqlite
def test_the_file_is_made_for_many_before_anybody_opens_it(tmp_path: Path) -> None:
    """Of two who turn a new file to WAL at once one would be refused, at random."""
    migrate(tmp_path / "new.sqlite")
    with contextlib.closing(sqlite3.connect(tmp_path / "new.sqlite")) as file:
        assert file.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_two_writers_cannot_both_win(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        rival = store_for(tmp_path)
        await rival.open()
        results = await asyncio.gather(
            *[writer.commit(entries=[entry(5, body=name)]) for writer, name in ((store, "a"), (rival, "b"))],
            return_exceptions=True,
        )
        await rival.close()
        assert [type(result) for result in results if result is not None] == [Conflict]
        assert len(await store.journal("t")) == 1

    stored(tmp_path, work)


def test_one_bad_write_does_not_hurt_the_others_of_its_group(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.commit(entries=[entry(0)])
        writes = [store.commit(entries=[entry(number)]) for number in (1, 0, 2)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        assert [row.number for row in await store.journal("t")] == [0, 1, 2]

    stored(tmp_path, work)


def test_a_write_is_whole_or_not_at_all(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.commit(entries=[entry(0)])
        with pytest.raises(Conflict):
            await store.commit(insert(GUESTS).values(id="a", name="Ada"), entries=[entry(0)])
        assert await store.read(select(GUESTS)) == []

    stored(tmp_path, work)


def test_a_disk_that_refuses_is_told(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with behind(tmp_path) as kept:
            kept.execute("DROP TABLE journal")
        with pytest.raises(NotKept):
            await store.commit(entries=[entry(0)])

    stored(tmp_path, work)


def test_a_file_that_cannot_be_read_is_told_and_written_to_again_afterwards(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with behind(tmp_path) as kept:
            kept.execute("ALTER TABLE journal RENAME TO elsewhere")
        with pytest.raises(Refused) as refused:
            await store.journal("t")
        assert (refused.value.code, refused.value.status) == ("not-kept", 503)
        with pytest.raises(NotKept):
            await store.commit(entries=[entry(0)])
        with behind(tmp_path) as kept:
            kept.execute("ALTER TABLE elsewhere RENAME TO journal")
        await store.commit(entries=[entry(0)])
        assert len(await store.journal("t")) == 1

    stored(tmp_path, work)


def test_a_table_that_another_process_wrote_to_is_read_again(tmp_path: Path) -> None:
    """Two servers on one folder: the second one is told no, and then sees what the first one did."""

    async def run() -> None:
        registries = [TableRegistry(settings(tmp_path)), TableRegistry(settings(tmp_path))]
        for registry in registries:
            await registry.store.open()
        table, _ = await Seating(registries[0]).create("ada", "fresco", ["me", "open"], {})
        await claim_seat(table, "bea", "Bea", None, "hash")
        twin = await registries[1].table(table.facts.id)
        assert table.play is not None
        assert twin.play is not None
        seat = table.play.state.to_act[0]
        actions = table.play.state.legal_actions(seat)
        results = await asyncio.gather(
            table.act(seat, 0, actions[0]), twin.act(seat, 0, actions[1]), return_exceptions=True
        )
        refusals = [result for result in results if isinstance(result, Refused)]
        assert [refusal.code for refusal in refusals] == ["conflict"]
        loser = table if isinstance(results[0], Refused) else twin
        winner = twin if loser is table else table
        assert loser.play is not None
        assert winner.play is not None
        assert [move.action for move in loser.play.moves] == [move.action for move in winner.play.moves]
        for registry in registries:
            await registry.close()

    asyncio.run(run())


SAID_ELSEWHERE = """INSERT INTO journal
SELECT table_id, number + 1, kind, seat, replace(body, 'here', 'there'), mark, at, waiting FROM journal
WHERE kind = 'chat'"""


def test_words_that_another_process_wrote_are_heard_when_the_table_is_read_again(tmp_path: Path) -> None:
    with Served(settings(tmp_path)) as served:
        guest = served.guest()
        page = guest.open(guest.make("fresco-cards", ["me", "random"])["id"])
        assert page.ready().wait_for_turn()
        assert page.ask("chat", text="over here")["type"] == "ok"
        with behind(tmp_path) as kept:
            assert kept.changed(SAID_ELSEWHERE) == 1
        assert page.act(page.choices[0]["id"])["code"] == "conflict"
        told = [message["text"] for message in page.messages if message["type"] == "chat"]
        assert told == ["over here", "over there"]
        assert page.act(page.choices[0]["id"])["type"] == "ok"


def test_two_houses_do_not_give_one_seat_to_two_guests(tmp_path: Path) -> None:
    async def run() -> None:
        registries = [TableRegistry(settings(tmp_path)), TableRegistry(settings(tmp_path))]
        for registry in registries:
            await registry.store.open()
        table, _ = await Seating(registries[0]).create("ada", "fresco", ["me", "open", "open"], {})
        twin = await registries[1].table(table.facts.id)
        assert await claim_seat(table, "bea", "Bea", 1, "one")
        for work in (claim_seat(twin, "cleo", "Cleo", 1, "two"), twin.takeover(0, 1)):
            with pytest.raises(Refused):
                await work
        assert twin.seats[1].holders == {"bea"}
        rows = await registries[0].store.read(select(HOLDERS.c.guest).where(HOLDERS.c.seat == 1))
        assert [row.guest for row in rows] == ["bea"]
        assert await claim_seat(twin, "cleo", "Cleo", 2, "two")
        for registry in registries:
            await registry.close()

    asyncio.run(run())


def test_a_mistake_while_writing_does_not_stop_the_writing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    async def work(store: Store) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(store.writer, "write", broken)
            with pytest.raises(NotKept):
                await asyncio.wait_for(store.commit(entries=[entry(0)]), PATIENCE)
        await asyncio.wait_for(store.commit(entries=[entry(0)]), PATIENCE)
        assert len(await store.journal("t")) == 1

    stored(tmp_path, work)


@pytest.mark.sqlite
@pytest.mark.skipif(os.name != "posix", reason="only there a file has a mode")
def test_only_the_owner_may_look_into_the_folder(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir(mode=0o755)
    migrate(old / FILE)
    (old / FILE).chmod(0o644)
    for folder in (old, new):
        with Served(settings(folder), from_nothing=True) as served:
            served.guest().make("fresco", ["me", "open"])
            modes = {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}
            assert set(modes.values()) == {0o600}, modes
            assert FILE in modes
            assert folder.stat().st_mode & 0o777 == 0o700


@pytest.mark.sqlite
@pytest.mark.skipif(os.name != "posix", reason="only there a file has a mode")
def test_a_folder_that_everybody_uses_stays_open(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    make_private(tmp_path / FILE)
    assert tmp_path.stat().st_mode & 0o7777 == 0o1777
    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600


def test_the_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    """Grown step by step, and made at once."""
    nothing_done(tmp_path / "grown")
    grown, made = store_for(tmp_path / "grown").engine(), empty_store(tmp_path / "made").engine()
    METADATA.create_all(made)
    for table in METADATA.tables:
        assert shape(made, table) == shape(grown, table)
    for engine in (made, grown):
        engine.dispose()


def nothing_done(folder: Path) -> None:
    """Opened and closed."""

    async def work(_store: Store) -> None: ...

    stored(folder, work)


def empty_store(folder: Path) -> Store:
    """Without any tables."""
    folder.mkdir()
    store = store_for(folder)
    engine = store.engine()
    with engine.begin() as connection:
        for table in inspect(connection).get_table_names():
            connection.exec_driver_sql(f"DROP TABLE {table}")
    engine.dispose()
    return store


def shape(engine: Engine, table: str) -> list[object]:
    found = inspect(engine)
    columns = [(column["name"], str(column["type"]), column["nullable"]) for column in found.get_columns(table)]
    indexes = {index["name"]: index["column_names"] for index in found.get_indexes(table)}
    return [columns, found.get_pk_constraint(table)["constrained_columns"], indexes]


def test_an_empty_database_is_made_by_several_at_once(tmp_path: Path) -> None:
    """Servers that start at the same moment: all find the same tables and the same key, and none is refused."""
    empty_store(tmp_path / "new")

    async def run() -> None:
        stores = [store_for(tmp_path / "new") for _ in range(4)]
        await asyncio.gather(*[store.open() for store in stores])
        for number, store in enumerate(stores):
            await store.commit(entries=[entry(number)])
        assert [len(await store.journal("t")) for store in stores] == [4] * 4
        keys = await asyncio.gather(*[asyncio.to_thread(store.cookie_key) for store in stores])
        assert len(set(keys)) == 1
        assert len(keys[0]) == 32
        await asyncio.gather(*[store.close() for store in stores])

    asyncio.run(run())


def test_a_row_takes_the_place_of_another(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for name in ("Ada", "Bea"):
            await store.commit(put(GUESTS, "name").values(id="a", name=name))
        copied = select(GUESTS.c.id, literal("Cleo")).where(GUESTS.c.id == "a")
        await store.commit(put(GUESTS, "name").from_select(["id", "name"], copied))
        assert await store.read(select(GUESTS)) == [("a", "Cleo")]

    stored(tmp_path, work)


def test_what_no_text_can_hold_is_not_found_and_no_fault(tmp_path: Path) -> None:
    """A letter that PostgreSQL has not, in an address that somebody made up."""

    async def work(store: Store) -> None:
        await store.commit(insert(GUESTS).values(id="a", name="Ada"))
        assert await store.read(select(GUESTS).where(GUESTS.c.id == "a\0")) == []
        assert await store.read(select(GUESTS).where(GUESTS.c.id.in_(["\0", "a"]))) == [("a", "Ada")]

    stored(tmp_path, work)


def test_only_one_server_has_it(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    folder.mkdir()
    with store_for(folder).alone():
        with pytest.raises(StoreError, match="Another server keeps its games in") as refused, store_for(folder).alone():
            pass
        assert "\n" not in str(refused.value)
    with store_for(folder).alone():
        pass


def test_a_later_version_is_refused(tmp_path: Path) -> None:
    nothing_done(tmp_path)
    with behind(tmp_path) as kept:
        kept.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="later version"), store_for(tmp_path).alone():
        pass


def test_what_lost_a_table_is_refused(tmp_path: Path) -> None:
    nothing_done(tmp_path)
    with behind(tmp_path) as kept:
        kept.execute("DROP TABLE holders")
    with pytest.raises(StoreError, match="it has no table holders"), store_for(tmp_path).alone():
        pass


def test_lists_find_their_tables_without_looking_at_all_of_them(tmp_path: Path) -> None:
    nothing_done(tmp_path)
    conditions = ("owner = 'a'", "public IS {} AND started IS NULL", "over IS NULL AND started IS NOT NULL")
    with behind(tmp_path) as kept:
        postgres = kept.kind != "sqlite"
        if postgres:
            kept.execute("SET enable_seqscan = off")  # an empty table is read faster than any index
        for condition in conditions:
            where = condition.format("true" if postgres else 1)
            query = f"SELECT id FROM tables WHERE {where}"  # noqa: S608 -- words of ours
            plan = str(kept.execute(f"EXPLAIN {query}" if postgres else f"EXPLAIN QUERY PLAN {query}"))
            assert "tables_by_" in plan, plan


@pytest.mark.sqlite
def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite"
    file.write_bytes(b"this is no database" * 100)
    with pytest.raises(StoreError, match="cannot be used"):
        migrate(file)


@pytest.mark.sqlite
def test_a_file_with_a_name_of_its_own_leaves_its_folder_to_others(tmp_path: Path) -> None:
    """`--database sqlite:///...`: two of them in one folder, which is somebody else's."""
    tmp_path.chmod(0o755)
    one, other = (SqliteStore(tmp_path / name, own_folder=False) for name in ("one.sqlite", "other.sqlite"))
    with one.alone(), other.alone():
        assert one.cookie_key() != other.cookie_key()
    assert tmp_path.stat().st_mode & 0o777 == 0o755
    assert (tmp_path / "one.sqlite").stat().st_mode & 0o777 == 0o600


def test_rows_are_found_by_their_key() -> None:
    assert [column.name for column in JOURNAL.primary_key] == ["table_id", "number"]
