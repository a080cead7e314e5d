"""A house moves from one database to another, with everything that is in it."""

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event, insert, select

from bottega import cli
from bottega.server.store import copying
from bottega.server.store.copying import copy, refuse_unfinished
from bottega.server.store.file import FILE, StoreError
from bottega.server.store.schema import METADATA, RECORDS
from bottega.server.store.store import Store, store_of
from bottega.server.store.urls import read_url

from .databases import DATABASES, behind
from .served import Served, settings, wait_until

Rows = dict[str, list[tuple[Any, ...]]]


def address(folder: Path) -> str:
    """Of the house of a folder, as the command is given it."""
    folder.mkdir(exist_ok=True)
    url = DATABASES.of(folder)
    return f"sqlite:///{folder / FILE}" if url is None else url.render_as_string(hide_password=False)


def elsewhere(folder: Path) -> str:
    """In the other kind of database."""
    with DATABASES.instead():
        return address(folder)


def store_at(where: str) -> Store:
    return store_of(read_url(where))


def rows_of(where: str) -> Rows:
    engine = store_at(where).engine()
    with engine.connect() as connection:
        found = {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for table in METADATA.sorted_tables
            if table.name != "properties"
        }
    engine.dispose()
    return found


@pytest.fixture(scope="module")
def lived_in(kept_in: str, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A house with a game that is over, one that goes on, a lesson, and a record; one guest's cookie, and a table."""
    folder = tmp_path_factory.mktemp("lived-in")
    with Served(settings(folder)) as served:
        guest = served.guest()
        guest.ask("POST", "/api/me", {"name": "Ada \U0001f3a8"})
        over = guest.make("fresco-cards", ["random", "random"])
        wait_until(lambda: served.registry.tables[over["id"]].over)
        guest.get("/api/history/figures")
        made = guest.make("fresco", ["me", "random"])
        guest.open(made["id"]).play_on(random.Random(3), 8)
        guest.ask("POST", "/api/lessons/fresco-cards", {})
        guest.ask("POST", "/api/replays", guest.get(f"/api/tables/{over['id']}/record"))
        cookie = guest.http.cookies["bottega_guest"]
    return folder, cookie, made["id"]


House = tuple[Path, str, str]


def test_a_copy_has_every_row_and_its_guests_go_on(
    lived_in: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, cookie, table = lived_in
    here, there = address(folder), elsewhere(tmp_path / "new")
    assert cli.run(["database", "copy", here, there, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert "3 games were played again" in said
    assert rows_of(there) == rows_of(here)
    with DATABASES.instead(), Served(settings(tmp_path / "new")) as served:
        page = served.guest(cookies={"bottega_guest": cookie}).open(table).ready()
        assert page.table["stopped"] is None
        page.play_on(random.Random(4), 2)
    back = address(tmp_path / "back")
    if DATABASES.of(tmp_path / "back") is None:
        assert cli.run(["database", "copy", there, back, "--lang", "de"]) == 0
        assert rows_of(back) == rows_of(there)
        with Served(settings(tmp_path / "back")) as served:
            assert served.guest(cookies={"bottega_guest": cookie}).get("/api/me")["name"] == "Ada \U0001f3a8"


def test_some_rows_at_a_time_are_all_rows(lived_in: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However large the house is, no more than a part of it is in memory."""
    monkeypatch.setattr(copying, "TOGETHER", 3)
    here, there = address(lived_in[0]), elsewhere(tmp_path / "new")
    copy(store_at(here), store_at(there))
    assert rows_of(there) == rows_of(here)


def test_a_house_that_is_open_is_not_copied(
    lived_in: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there = address(lived_in[0]), elsewhere(tmp_path / "new")
    for open_one in (here, there):
        with store_at(open_one).alone():
            assert cli.run(["database", "copy", here, there, "--lang", "en"]) == 1
            said = capsys.readouterr().err
            assert said.count("\n") == 1
            assert "Another server" in said


def test_nothing_is_copied_over_another_house(lived_in: House, tmp_path: Path) -> None:
    here, there = address(lived_in[0]), elsewhere(tmp_path / "other")
    with DATABASES.instead(), Served(settings(tmp_path / "other")) as served:
        served.guest().ask("POST", "/api/me", {"name": "Bea"})
    before = rows_of(there)
    with pytest.raises(StoreError, match="is not empty"):
        copy(store_at(here), store_at(there))
    with pytest.raises(StoreError, match=r"Another server|is not empty"):
        copy(store_at(here), store_at(here))
    assert rows_of(there) == before


def test_there_must_be_a_house_to_be_copied(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing = f"sqlite:///{tmp_path / 'none' / FILE}"
    assert cli.run(["database", "copy", nothing, address(tmp_path / "new"), "--lang", "en"]) == 1
    assert "no tables" in capsys.readouterr().err
    assert not (tmp_path / "none").exists(), "nothing was made"
    assert cli.run(["database", "copy", nothing, "--lang", "fr"]) == 2
    assert "bottega database copy --help" in capsys.readouterr().err
    for words in (["database"], ["database", "copy", "--help"]):
        assert cli.run([*words, "--lang", "en"]) == 0
        assert "begun anew" in capsys.readouterr().out


class Killed(BaseException):
    """Nothing of ours catches it."""


@pytest.mark.parametrize("at", ["tables", "journal", "records", "DELETE FROM properties"])
def test_a_copy_that_was_cut_short_is_refused_and_begun_anew(at: str, lived_in: House, tmp_path: Path) -> None:
    here, there = address(lived_in[0]), elsewhere(tmp_path / "new")
    words = at if " " in at else f"INSERT INTO {at} "

    def kill(_c: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith(words):
            raise Killed

    event.listen(Engine, "before_cursor_execute", kill)
    try:
        with pytest.raises(Killed):
            copy(store_at(here), store_at(there))
    finally:
        event.remove(Engine, "before_cursor_execute", kill)
    new = store_at(there)
    with new.alone(), pytest.raises(StoreError, match="not finished"):
        refuse_unfinished(new)
    assert cli.run(["serve", "--port", "0", "--database", there, "--no-open", "--lang", "en"]) == 1
    with pytest.raises(StoreError, match="not finished"):
        copy(store_at(there), store_at(here))  # nor is it worth a copy itself
    assert copy(store_at(here), store_at(there)).games == 3
    assert rows_of(there) == rows_of(here)


def test_a_row_that_did_not_arrive_as_it_was_is_found(
    lived_in: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = address(lived_in[0]), elsewhere(tmp_path / "new")
    honest = copying.parts_of

    def spoilt(table: Any, engine: Engine) -> Iterator[list[dict[str, Any]]]:
        for rows in honest(table, engine):
            yield [{**row, "body": "pfly"} if row.get("number") == 3 else row for row in rows]

    def lost(table: Any, engine: Engine) -> Iterator[list[dict[str, Any]]]:
        for rows in honest(table, engine):
            yield rows[1:] or rows

    cases: list[tuple[Callable[..., Any], str]] = [(spoilt, "did not arrive as it was"), (lost, "rows arrived")]
    for broken, found in cases:
        with monkeypatch.context() as patch:
            patch.setattr(copying, "parts_of", broken)
            with pytest.raises(StoreError, match=found):
                copy(store_at(here), store_at(there))
    assert copy(store_at(here), store_at(there)).stopped == 0


def test_a_game_of_other_rules_moves_too(lived_in: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, _, table = lived_in
    old = DATABASES.copied(folder, tmp_path / "old")
    with behind(old) as kept:
        kept.execute("UPDATE journal SET mark = 'elsewhere' WHERE kind = 'move' AND table_id = ?", (table,))
    assert cli.run(["database", "copy", address(old), elsewhere(tmp_path / "new"), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "2 games were played again" in said
    assert "One more cannot be played by this version" in said


@pytest.mark.sqlite
def test_a_row_that_the_other_database_does_not_take_is_named(lived_in: House, tmp_path: Path) -> None:
    old = DATABASES.copied(lived_in[0], tmp_path / "old")
    with behind(old) as kept:
        kept.execute("UPDATE reviews SET done = 'x'")
        kept.execute("UPDATE seats SET name = x'ff00'")
        kept.execute("UPDATE tables SET over = 'long ago'")
    with pytest.raises(StoreError, match="A row of tables cannot be copied") as refused:
        copy(store_at(address(old)), store_at(elsewhere(tmp_path / "new")))
    assert "\n" not in str(refused.value)


def test_a_large_record_arrives_whole(tmp_path: Path) -> None:
    here, there = address(tmp_path / "old"), elsewhere(tmp_path / "new")
    body = random.Random(1).randbytes(300_000)

    async def keep() -> None:
        store = store_at(here)
        await store.open()
        values = {"id": "r", "game": "fresco", "source": "", "size": len(body), "created": 2**40}
        await store.commit(insert(RECORDS).values(**values, body=body))
        await store.close()

    asyncio.run(keep())
    copy(store_at(here), store_at(there))
    assert rows_of(there)["records"][0][-1] == body
