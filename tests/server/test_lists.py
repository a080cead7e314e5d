"""Lists and starts do not play games again, and a game that must be played again leaves the others their turn."""

import asyncio
import gc
import random
import warnings
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.sql import Executable

from bottega.server import journal
from bottega.server.computers import Computers
from bottega.server.encoded import EncodedGame
from bottega.server.errors import Refused
from bottega.server.store.readers import Readers
from bottega.server.store.writer import Entry
from bottega.server.table import Table
from bottega.server.tables import TableRegistry

from .databases import behind
from .served import Guest, Served, acting, settings, wait_until


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose games were played again."""
    played: list[str] = []
    honest = journal.replayed

    async def counted(entries: list[Entry]) -> Any:
        played.append(entries[0].table_id)
        return await honest(entries)

    monkeypatch.setattr(journal, "replayed", counted)
    return played


def evening(served: Served, host: Guest) -> None:
    """Tables in every state."""
    friend = served.guest()
    host.make("fresco", ["me", "open", "random"], public=True, name="Friday")
    done = host.make("fresco-cards", ["random", "random"])
    taken_back(host, friend)
    for ending in ("move", "resign", "takeover", "return"):
        made = host.make("fresco-cards", ["me", "random", "open"], pace="days")
        friend.join(made["invite"], name="Bea")
        pages = [host.open(made["id"]), friend.open(made["id"])]
        for _ in range(4):
            page = acting(*pages)
            assert page is not None
            page.act(page.choices[0]["id"])
        if ending != "move":
            assert pages[1].ask("resign" if ending == "resign" else "takeover")["type"] == "ok"
        if ending == "return":
            assert pages[1].ask("return")["type"] == "ok"
    wait_until(lambda: served.registry.tables[done["id"]].facts.over)
    for guest in (host, friend):
        for page in guest.pages:
            page.close()
    wait_until(
        lambda: not any(table.presence.pages or table.computers.thinking for table in served.registry.tables.values())
    )


def taken_back(host: Guest, friend: Guest) -> None:
    """Everybody plans at once: whoever said that he is ready, and took it back, is asked again."""
    made = host.make("fresco", ["me", "open"], pace="days")
    friend.join(made["invite"], name="Bea")
    pages = [host.open(made["id"]), friend.open(made["id"])]
    while (page := acting(*pages)) is not None and page.state["view"]["deciding"] != "plan":
        page.act(page.choices[0]["id"])
    mine = pages[0]
    assert mine.wait_for_turn(), "both are asked, and one of them may hear of it a moment later"
    while mine.choices:
        last = [choice["id"] for choice in mine.choices if choice["verb"] == "ready"]
        assert mine.act(last[0] if last else mine.choices[0]["id"])["type"] == "ok"
    assert mine.undo()["type"] == "ok"
    assert mine.choices


def test_one_table_that_cannot_be_read_leaves_the_others_awake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served(settings(tmp_path)) as served, monkeypatch.context() as asleep:
        asleep.setattr(Computers, "wake", lambda _: None)
        guest = served.guest()
        ids = [guest.make("fresco-cards", ["random", "random"])["id"] for _ in range(3)]
    honest = TableRegistry.load

    async def troubled(registry: TableRegistry, id: str) -> Table:
        if id == ids[-1]:
            raise Refused("not-kept")
        return await honest(registry, id)

    monkeypatch.setattr(TableRegistry, "load", troubled)
    with Served(settings(tmp_path)) as served:
        wait_until(lambda: all(one in served.registry.tables and served.registry.tables[one].over for one in ids[:2]))


def test_a_result_that_was_not_written_down_is_worked_out(tmp_path: Path) -> None:
    with Served(settings(tmp_path)) as served:
        host = served.guest()
        made = host.make("fresco-cards", ["random", "random"])
        wait_until(lambda: served.registry.tables[made["id"]].facts.over)
        before = host.get("/api/tables")["finished"]
        cookie = host.http.cookies["bottega_guest"]
    with behind(tmp_path) as kept:
        kept.execute("UPDATE tables SET result = NULL")
    with Served(settings(tmp_path)) as served:
        assert before[0]["scores"]
        assert served.guest(cookies={"bottega_guest": cookie}).get("/api/tables")["finished"] == before


def test_a_spoilt_deal_is_logged_by_whoever_opens_it_and_not_by_lists(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with Served(settings(tmp_path)) as served:
        made = served.guest().make("fresco", ["me", "open"], public=True)
    with behind(tmp_path) as kept:
        kept.execute("UPDATE journal SET body = '{' WHERE number = 0")
    with Served(settings(tmp_path)) as served:
        guest = served.guest()
        guest.get("/api/tables")
        assert made["id"] not in caplog.text
        guest.get(f"/api/tables/{made['id']}")
        assert made["id"] in caplog.text


def test_lists_are_the_same_without_playing_the_games_again(tmp_path: Path, replays: list[str]) -> None:
    with Served(settings(tmp_path)) as served:
        host = served.guest()
        evening(served, host)
        before = host.get("/api/tables")
        cookie = host.http.cookies["bottega_guest"]
    assert {name: len(tables) for name, tables in before.items()} == {"mine": 6, "open": 1, "finished": 1}
    replays.clear()
    with Served(settings(tmp_path)) as served:
        host = served.guest(cookies={"bottega_guest": cookie})
        assert host.get("/api/tables") == before
        assert replays == []
        assert served.registry.tables == {}


def test_a_start_wakes_computers_and_leaves_the_rest_on_disk(
    tmp_path: Path, replays: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Served(settings(tmp_path)) as served, monkeypatch.context() as asleep:
        asleep.setattr(Computers, "wake", lambda _: None)
        guest = served.guest()
        computers = guest.make("fresco-cards", ["random", "random"])["id"]
        people = guest.make("fresco-cards", ["me", "open"])
        served.guest().join(people["invite"])
    replays.clear()
    with Served(settings(tmp_path)) as served:
        wait_until(lambda: computers in served.registry.tables and served.registry.tables[computers].over)
        assert replays == [computers]


def test_a_server_that_stops_while_it_loads_a_table_says_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with Served(settings(tmp_path)) as served:
        made = served.guest().make("fresco-cards", ["me", "open"])["id"]
    reads = asyncio.Semaphore(1)  # the row of the table is read, and its journal is not

    honest = Readers.read

    async def read(readers: Readers, query: Executable) -> list[Any]:
        await reads.acquire()
        return await honest(readers, query)

    async def stop_at_once() -> None:
        registry = TableRegistry(settings(tmp_path))
        monkeypatch.setattr(registry, "wake_all", registry.sweep_regularly)
        await registry.open()
        monkeypatch.setattr(Readers, "read", read)
        asked = asyncio.create_task(registry.table(made))
        while not reads.locked():
            await asyncio.sleep(0)
        await registry.close()
        reads.release()
        with pytest.raises(asyncio.CancelledError):
            await asked

    asyncio.run(stop_at_once())
    assert not caplog.records


def test_a_server_that_stops_before_it_loads_a_table_says_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is left that was begun for it and never waited for."""
    with Served(settings(tmp_path)) as served:
        made = served.guest().make("fresco-cards", ["me", "open"])["id"]

    async def stop_at_once() -> None:
        registry = TableRegistry(settings(tmp_path))
        monkeypatch.setattr(registry, "wake_all", registry.sweep_regularly)
        await registry.open()
        asked = asyncio.create_task(registry.table(made))
        await asyncio.sleep(0)
        assert made in registry.loading
        await registry.close()
        with pytest.raises(asyncio.CancelledError):
            await asked

    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        asyncio.run(stop_at_once())
        gc.collect()
    assert [str(one.message) for one in said if "never awaited" in str(one.message)] == []


def test_a_table_of_an_earlier_version_is_read_to_be_listed(tmp_path: Path) -> None:
    with Served(settings(tmp_path)) as served:
        host = served.guest()
        made = host.make("fresco-cards", ["me", "random"])
        host.open(made["id"]).play_on(random.Random(2), 2)
        host.pages[0].wait_for_turn()
        cookie = host.http.cookies["bottega_guest"]
    with behind(tmp_path) as kept:
        kept.execute("UPDATE journal SET waiting = NULL")
    with Served(settings(tmp_path)) as served:
        [mine] = served.guest(cookies={"bottega_guest": cookie}).get("/api/tables")["mine"]
        assert mine["your_turn"] is True


def test_a_long_game_leaves_the_others_their_turn(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = served.guest()
    made = guest.make("fresco-cards", ["random", "random"])
    wait_until(lambda: served.registry.tables[made["id"]].facts.over)
    monkeypatch.setattr(journal, "AT_A_STRETCH", 0.0)

    async def read() -> tuple[int, int]:
        entries = await served.registry.store.journal(made["id"])
        turns = 0

        async def other() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        beside = asyncio.create_task(other())
        play = await journal.replayed(entries)
        beside.cancel()
        assert isinstance(play, EncodedGame)
        return turns, len(entries)

    turns, rows = served.inside(read())
    assert turns >= rows - 2


def test_what_was_said_is_not_read_with_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table where two have said more than anybody will read is opened like any other."""
    with Served(settings(tmp_path)) as served:
        host = served.guest()
        made = host.make("fresco-cards", ["me", "open"])
        page = host.open(made["id"])
        page.until_type("table")
        assert page.ask("chat", text="first")["type"] == "ok"
        cookie = host.http.cookies["bottega_guest"]
    with behind(tmp_path) as kept:
        for number in range(2, 302):
            said = f'{{"name":"Ada","text":"{number}"}}'
            row = (made["id"], number, "chat", 0, said, "", 1)
            kept.execute(
                'INSERT INTO journal (table_id, number, kind, seat, body, mark, "at") VALUES (?, ?, ?, ?, ?, ?, ?)', row
            )
    read: list[int] = []
    honest = Readers.read

    async def counted(self: Readers, query: Executable) -> list[Any]:
        found = await honest(self, query)
        read.append(len(found))
        return found

    monkeypatch.setattr(Readers, "read", counted)
    with Served(settings(tmp_path)) as served:
        guest = served.guest(cookies={"bottega_guest": cookie})
        page = guest.open(made["id"])
        page.until(lambda message: message["type"] == "chat" and message["text"] == "301")
        assert max(read) <= 110
        heard = [message["text"] for message in page.messages if message["type"] == "chat"]
        assert heard == [str(number) for number in range(202, 302)]
        assert page.ask("chat", text="last")["type"] == "ok", "the next row has the next number"
        assert served.inside(served.registry.store.journal(made["id"]))[-1].number == 302
