"""Who may write to a table is settled by the database: an old fence writes nothing."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, insert, select
from sqlalchemy.sql import Executable

from bottega.server.errors import Refused
from bottega.server.leases import LeasedLock
from bottega.server.seating import Seating
from bottega.server.store import postgres_writer
from bottega.server.store.file import StoreError
from bottega.server.store.postgres import PostgresStore
from bottega.server.store.schema import GUESTS, LEASES
from bottega.server.store.sharing import GIVE, LEAVE, TAKE, WANT
from bottega.server.store.writer import Claim, Conflict, Entry
from bottega.server.tables import TableRegistry

from .databases import DATABASES, POSTGRES, cluster
from .served import PATIENCE, settings
from .test_upgrade import VERSIONS, grow_to

Work = Callable[[PostgresStore], Awaitable[None]]


@pytest.fixture(autouse=True, scope="module")
def kept_in() -> Iterator[str]:
    with DATABASES.while_tested(POSTGRES):
        yield POSTGRES


@pytest.fixture
def url(tmp_path: Path) -> URL:
    found = DATABASES.of(tmp_path)
    assert found is not None
    return found


def with_store(url: URL, work: Work) -> None:
    async def run() -> None:
        store = PostgresStore(url)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def row(number: int, table: str = "t") -> Entry:
    return Entry(table, number, "move", 0, "x", "", 0)


def lives(url: URL, *servers: str, dead: bool = False) -> None:
    for server in servers:
        row = f"'{server}', {0 if dead else 10**15}"
        put = f"INSERT INTO servers VALUES ({row}) ON CONFLICT (id) DO UPDATE SET until = excluded.until"  # noqa: S608
        cluster().run(put, str(url.database))


async def take(store: PostgresStore, server: str) -> int | None:
    rows = await store.read(TAKE.bindparams(id="t", server=server))
    return rows[0].fence if rows else None


async def want(store: PostgresStore, server: str) -> bool:
    """Whether the server that has it is told."""
    return bool(await store.read(WANT.bindparams(id="t", server=server)))


# --- the fence --------------------------------------------------------------------------------------------------------


async def old_fences_write_nothing(store: PostgresStore) -> None:
    old = await take(store, "a")
    assert old is not None
    await store.commit(entries=[row(0)], claim=Claim("t", "a", old))
    await want(store, "b")
    await store.read(GIVE.bindparams(id="t", server="a"))
    new = await take(store, "b")
    assert new is not None
    assert new > old
    late = Claim("t", "a", old)
    with pytest.raises(Conflict):
        await store.commit(entries=[row(1)], claim=late)
    with pytest.raises(Conflict):
        await store.commit(insert(GUESTS).values(id="g", name="Ada"), claim=late)
    with pytest.raises(Conflict):
        await store.commit(insert(GUESTS).values(id="g", name="Ada"), entries=[row(1)], claim=late)
    await store.commit(entries=[row(1)], claim=Claim("t", "b", new))
    assert [entry.number for entry in await store.journal("t")] == [0, 1]
    assert await store.read(select(GUESTS)) == []


def test_whoever_slept_and_lost_the_lease_writes_nothing(url: URL) -> None:
    lives(url, "a", "b")
    with_store(url, old_fences_write_nothing)


UNFENCED = {
    "rows": ("APPEND", postgres_writer.APPEND.replace("= %s\nRETURNING", ">= %s - 1\nRETURNING")),
    "statements": (
        "CHANGE",
        postgres_writer.CHANGE.replace("lease.fence = claim.fence AND lease.server = %s", "%s::text <> ''"),
    ),
}


@pytest.mark.parametrize("what", UNFENCED)
def test_a_writer_that_does_not_compare_is_found_out(what: str, url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    name, careless = UNFENCED[what]
    assert careless != getattr(postgres_writer, name)
    monkeypatch.setattr(postgres_writer, name, careless)
    lives(url, "a", "b")
    with pytest.raises((pytest.fail.Exception, AssertionError)):
        with_store(url, old_fences_write_nothing)


def test_one_that_lost_its_lease_does_not_hurt_those_it_waited_with(url: URL) -> None:
    """Commits of several tables go together; each has its own answer."""

    async def work(store: PostgresStore) -> None:
        fence = await take(store, "a")
        assert fence is not None
        claims = [("t", fence), ("t", fence + 1), ("t", fence)]
        commits = [
            store.commit(entries=[row(number, table)], claim=Claim(table, "a", number_of))
            for number, (table, number_of) in enumerate(claims)
        ]
        outcomes = await asyncio.gather(*commits, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]

    lives(url, "a")
    with_store(url, work)


# --- to ask, to hand over, to lose ------------------------------------------------------------------------------------


def test_a_lease_goes_to_the_one_who_asked(url: URL) -> None:
    async def work(store: PostgresStore) -> None:
        first = await take(store, "a")
        assert await take(store, "a") == first, "it is the same as long as no other server had it"
        assert await take(store, "b") is None
        assert await want(store, "b")
        assert not await want(store, "c"), "it stands in line"
        await store.read(GIVE.bindparams(id="t", server="a"))
        assert await take(store, "a") is None
        assert await take(store, "c") is None
        assert await take(store, "b") == (first or 0) + 1

    lives(url, "a", "b", "c")
    with_store(url, work)


def test_the_lease_of_a_dead_server_is_free(url: URL) -> None:
    async def work(store: PostgresStore) -> None:
        first = await take(store, "a")
        assert await take(store, "b") is None
        await asyncio.to_thread(lives, url, "a", dead=True)
        assert await take(store, "b") == (first or 0) + 1

    lives(url, "a", "b")
    with_store(url, work)


def test_whoever_does_not_hand_over_in_time_has_lost_it(url: URL) -> None:
    async def work(store: PostgresStore) -> None:
        first = await take(store, "a")
        await want(store, "b")
        await want(store, "b")
        assert await take(store, "b") is None
        await asyncio.to_thread(cluster().run, "UPDATE leases SET wanted_at = 0", str(url.database))
        assert await take(store, "b") == (first or 0) + 1

    lives(url, "a", "b")
    with_store(url, work)


def test_who_stops_leaves_nothing_behind(url: URL) -> None:
    async def work(store: PostgresStore) -> None:
        await take(store, "a")
        await store.read(LEAVE.bindparams(server="a"))
        assert [(one.server, one.fence) for one in await store.read(select(LEASES))] == [("b", 2)]
        await store.read(LEAVE.bindparams(server="b"))
        assert [(one.server, one.fence) for one in await store.read(select(LEASES))] == [("", 3)]

    lives(url, "a", "b")
    with_store(url, work)


def test_a_table_that_nobody_else_asks_for_costs_no_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        registry = TableRegistry(settings(tmp_path))
        await registry.open_store()
        try:
            table, _ = await Seating(registry).create("ada", "fresco-cards", ["me", "open"], {})
            asked: list[Executable] = []
            mine, read = asyncio.current_task(), registry.store.read

            async def noted(query: Executable) -> list[Any]:
                if asyncio.current_task() is mine:
                    asked.append(query)
                return await read(query)

            monkeypatch.setattr(registry.store, "read", noted)
            async with table.lock:
                assert table.lock.is_ours
            assert await registry.table(table.facts.id) is table
            assert asked == []
            assert isinstance(table.lock, LeasedLock)
            assert table.lock.leases.ours == {table.facts.id: 1}
        finally:
            await registry.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_two_who_move_at_once_make_one_move(tmp_path: Path) -> None:
    async def run() -> None:
        one, other = TableRegistry(settings(tmp_path)), TableRegistry(settings(tmp_path))
        for registry in (one, other):
            await registry.open_store()
        try:
            table, _ = await Seating(one).create("ada", "fresco-cards", ["me", "open"], {})
            await Seating(one).claim(table, "bea", "Bea", None)
            twin = await other.table(table.facts.id)
            seat = table.to_act[0]
            assert table.play is not None
            actions = table.play.state.legal_actions(seat)
            results = await asyncio.gather(
                table.act(seat, 0, actions[0]), twin.act(seat, 0, actions[1]), return_exceptions=True
            )
            assert sorted(str(result.code) for result in results if isinstance(result, Refused)) == ["stale"]
            last = twin if results[0] is not None else table
            assert last.play is not None
            assert len(last.play.moves) == 1
            entries = await one.store.journal(table.facts.id)
            assert [entry.kind for entry in entries] == ["deal", "move"]
        finally:
            for registry in (one, other):
                await registry.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


# --- places at the database -------------------------------------------------------------------------------------------


def test_servers_are_several_and_a_copy_is_alone(url: URL) -> None:
    refused = pytest.raises(StoreError, match="Another server keeps its games")
    with PostgresStore(url).serving(), PostgresStore(url).serving(), refused, PostgresStore(url).alone():
        pass
    with PostgresStore(url).alone(), pytest.raises(StoreError, match="alone with"), PostgresStore(url).serving():
        pass


def test_a_step_that_others_cannot_live_with_waits_until_they_have_gone() -> None:
    cluster().run("CREATE DATABASE growing")
    url = cluster().url("growing")
    grow_to(PostgresStore(url).engine(), VERSIONS[-2])
    older = PostgresStore(url)
    older.writer.hold(postgres_writer.TOGETHER)
    try:
        with pytest.raises(StoreError, match="Stop them, and start this one again"), PostgresStore(url).serving():
            pass
        assert cluster().run("SELECT version_num FROM alembic_version", "growing") == [(VERSIONS[-2],)]
    finally:
        older.writer.disconnect()
    with PostgresStore(url).serving(), PostgresStore(url).serving():
        assert cluster().run("SELECT version_num FROM alembic_version", "growing") == [(VERSIONS[-1],)]
