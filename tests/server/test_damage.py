"""One bad row hurts its own table and no other: every column of every table is spoilt in every way, one at a time.

The server goes on meanwhile. Nothing it is asked for is a fault of the server, the other tables are what they were, and
the computers of other tables go on.
"""

import asyncio
import contextlib
import json
import random
import sqlite3
import zlib
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Integer

from bottega import Record
from bottega.review import Worked
from bottega.server.reviewer import ENCODER
from bottega.server.store.file import FILE
from bottega.server.store.schema import METADATA
from bottega.server.tables import TableRegistry
from tests.soaked import mostly

from .served import PATIENCE, Guest, Page, Served, acting, settings, wait_until
from .test_replay import played

pytestmark = pytest.mark.sqlite
NUMBERS = ["'x'", "9999", "-1", "x'ff00'", "1.5", "4611686018427387904", "NULL"]
TEXTS = ["CAST(x'ff41' AS TEXT)", "x'ff00'", "'null'", "''", "'{'", "'[1]'", "'princes'", "7", "NULL"]
# Rows of the journal: the first, the last move, and what was said and done around the game.
PLACES = ("number = 0", "kind = 'move'", "kind = 'chat'", "kind = 'takeover'", "kind IN ('deal', 'move', 'undo')")


class Town:
    """Tables of every kind that are spoilt, and two that are not."""

    def __init__(self, served: Served, folder: Path) -> None:
        self.served = served
        self.file = folder / FILE
        self.host, self.friend, self.stranger = served.guest(), served.guest(), served.guest()
        self.host.ask("POST", "/api/me", {"name": "Ada"})
        self.open = self.host.make("fresco", ["me", "open", "random"], public=True, name="Friday")
        self.over = self.host.make("fresco-cards", ["random", "random"])
        self.running = self.begun("fresco")
        self.good = self.begun("fresco-cards")
        self.computers = self.begun("fresco-cards")
        self.lesson = self.host.ask("POST", "/api/lessons/fresco-cards", {}).json()["id"]
        self.record = json.loads(Record.of(played("fresco-cards", moves=12)).to_json())
        self.other_record = json.loads(Record.of(played("princes", moves=3)).to_json())
        self.brought = self.host.ask("POST", "/api/replays", self.record).json()["id"]
        self.spoilt = [self.running, self.over, self.open]
        wait_until(lambda: served.registry.tables[self.over["id"]].over)
        self.host.get("/api/history")  # what it tells of that game is kept
        self.leave_it_to_a_computer()
        self.keep_a_review()
        self.keep_a_key()
        self.keep_a_property()
        for guest in (self.host, self.friend):
            for page in guest.pages:
                page.close()
        self.served.inside(self.forget(served.registry))
        self.memory = sqlite3.connect(":memory:", check_same_thread=False)
        with self.on_disk() as file:
            file.backup(self.memory)
        self.before = self.told_of_good()

    def begun(self, game: str) -> dict[str, str]:
        made = self.host.make(game, ["me", "open"], pace="days", public=True)
        self.friend.join(made["invite"], name="Bea")
        pages = [self.host.open(made["id"]), self.friend.open(made["id"])]
        for _ in range(6):
            page = acting(*pages)
            assert page is not None
            page.act(page.choices[0]["id"])
        pages[1].ask("chat", text="until tomorrow")
        pages[1].ask("takeover")
        pages[1].ask("return")
        return made

    def leave_it_to_a_computer(self) -> None:
        """The computer in the friend's seat is asked, and has not answered."""
        made = self.computers
        page, rng = self.host.open(made["id"]).ready(), random.Random(1)
        while page.ready().my_turn:
            page.act(rng.choice(page.choices)["id"])
        with self.on_disk() as file:
            number = file.execute("SELECT max(number) + 1 FROM journal WHERE table_id = ?", (made["id"],)).fetchone()[0]
            values = (made["id"], number, "resign", 1, "", "", 0, None)
            file.execute("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)

    def keep_a_review(self) -> None:
        with self.on_disk() as file:
            values = (self.over["id"], 1, 1, 0, zlib.compress(ENCODER.encode(Worked(2))))
            file.execute("INSERT INTO reviews VALUES (?, ?, ?, ?, ?)", values)

    def keep_a_key(self) -> None:
        """Of a program that was at one of these tables."""
        with self.on_disk() as file:
            values = ("abc", "a hash", "somebody", self.running["id"], 1, "Greta", 0)
            file.execute("INSERT INTO program_keys VALUES (?, ?, ?, ?, ?, ?, ?)", values)

    def keep_a_property(self) -> None:
        with self.on_disk() as file:
            file.execute("INSERT INTO properties VALUES ('of some later version', x'00')")

    @contextlib.contextmanager
    def on_disk(self) -> Iterator[sqlite3.Connection]:
        with contextlib.closing(sqlite3.connect(self.file, timeout=PATIENCE)) as file, file:
            yield file

    async def forget(self, registry: TableRegistry) -> None:
        """Nothing is in memory, and nobody writes any more."""
        thinking = [task for table in registry.tables.values() for task in table.computers.thinking.values()]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        for table in registry.tables.values():
            for timer in table.presence.absent.values():
                timer.cancel()
        registry.tables.clear()
        registry.broken.clear()
        await registry.store.commit()  # all that was written before is on the disk now

    def mend(self) -> None:
        self.served.inside(self.forget(self.served.registry))
        with self.on_disk() as file:
            for table in METADATA.tables:
                file.execute(f"DELETE FROM {table}")  # noqa: S608 -- names of ours
                rows = list(self.memory.execute(f"SELECT * FROM {table}"))  # noqa: S608 -- as above
                assert rows, f"nothing is kept in {table}: no test would spoil it"
                marks = ", ".join("?" * len(rows[0]))
                file.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)  # noqa: S608 -- as above

    def spoil(self, sql: str) -> bool:
        """False when the file itself does not allow it."""
        with self.on_disk() as file:
            try:
                return file.execute(sql).rowcount > 0
            except sqlite3.IntegrityError:
                return False

    def rows_of(self, table: str, place: str) -> str:
        """Of the tables that are spoilt."""
        ids = ", ".join(f"'{name}'" for name in (*(made["id"] for made in self.spoilt), self.lesson))
        if table == "tables":
            return f"id IN ({ids})"
        if table == "guests":
            return "name IN ('Ada', 'Bea')"
        if table in ("records", "reviews", "properties"):
            return "true"
        if table != "journal":
            return f"table_id IN ({ids})"
        # The last row of that kind of each table.
        last = f"SELECT table_id, max(number) FROM journal WHERE {place} GROUP BY table_id"  # noqa: S608 -- as above
        return f"table_id IN ({ids}) AND (table_id, number) IN ({last})"

    # --- what must be so whatever was spoilt ------------------------------------------------------------------------

    def check(self) -> None:
        for guest in (self.host, self.stranger):
            self.fine(guest, "/api/tables")
            self.fine(guest, "/api/me")
            for part in ("", "/figures", "/file"):
                self.fine(guest, f"/api/history{part}")
        for made in self.spoilt:
            name, token = made["id"], made["watch"].rpartition("/")[2]
            api = f"/api/tables/{name}"
            for path in (f"/t/{name}", api, f"{api}/record", made["invite"], made["watch"]):
                self.fine(self.host, path)
            self.fine(self.stranger, f"/api{made['watch']}")
            self.fine(self.stranger, f"/api{made['invite']}")
            self.talk(self.host.open(name), name)
            self.talk(self.stranger.open(name, f"?watch={token}"), name)
            if "#seat=" in made["url"]:
                secret = {"secret": made["url"].partition("#seat=")[2]}
                assert self.stranger.ask("POST", f"{api}/sit", secret).status_code < 500
        self.check_lesson()
        self.check_records()
        assert self.told_of_good() == self.before
        self.check_computers()

    def check_lesson(self) -> None:
        self.fine(self.host, "/api/lessons")
        self.talk(self.host.open(self.lesson), self.lesson)
        assert self.host.ask("POST", "/api/lessons/fresco-cards", {}).status_code < 500

    def check_records(self) -> None:
        """A record that was brought can be looked at or is refused, and others are taken."""
        for name in (self.brought, self.over["id"], self.running["id"], self.lesson):
            for path in (f"/replay/{name}", f"/api/replays/{name}", f"/api/replays/{name}/story"):
                self.fine(self.host, path)
            for path in (f"/review/{name}", f"/api/reviews/{name}"):
                self.fine(self.host, path)
        self.served.inside(self.served.app.state.reviews.resume())
        for record in (self.record, self.other_record):
            answer = self.stranger.ask("POST", "/api/replays", record)
            assert answer.status_code == 201, answer.text
            assert self.stranger.ask("GET", f"/api/replays/{answer.json()['id']}").status_code == 200

    def fine(self, guest: Guest, path: str) -> None:
        answer = guest.ask("GET", path)
        assert answer.status_code < 500, (path, answer.text)

    def talk(self, page: Page, id: str) -> None:
        """Every request has an answer, until the server says why it has none."""
        with contextlib.closing(page):
            if page.read()["type"] == "refused":
                return
            page.until_type("table")
            assert page.table["id"] == id
            for kind, fields in (
                ("act", {"version": 0, "action": 0}),
                ("undo", {"version": 0}),
                ("chat", {"text": "x"}),
            ):
                assert page.ask(kind, **fields)["type"] in ("ok", "refused")

    def told_of_good(self) -> Any:
        """All that is known of the table beside them, in the lists and at the table."""
        good = self.good["id"]
        mine = self.host.get("/api/tables")["mine"]
        with contextlib.closing(self.host.open(good).ready()) as page:
            seen = {name: page.state[name] for name in ("view", "version", "facts", "can_undo")}
        return [table for table in mine if table["id"] == good], self.host.get(f"/api/tables/{good}"), seen

    def check_computers(self) -> None:
        registry, name = self.served.registry, self.computers["id"]
        rows = self.count(name)
        self.served.inside(registry.wake_all())
        assert name in registry.tables, "it was asked, and is awake"
        wait_until(lambda: self.count(name) > rows)

    def count(self, id: str) -> int:
        with self.on_disk() as file:
            return int(file.execute("SELECT count(*) FROM journal WHERE table_id = ?", (id,)).fetchone()[0])


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    folder = tmp_path_factory.mktemp("town")
    with Served(settings(folder)) as served:
        built = Town(served, folder)
        yield built
        built.memory.close()


COLUMNS = [(name, column.name) for name, table in METADATA.tables.items() for column in table.columns]
# What is kept beside the tables: a lesson, a record that was brought, what histories keep of a game, and its review.
# They are asked for in different places, so one of each is spoilt at once and none hides what another does.
APART = ("lessons", "records", "digests", "reviews")
TOGETHER = [
    [column for column in columns if column is not None]
    for columns in zip_longest(*[[column for column in COLUMNS if column[0] == table] for table in APART])
]
# What did most harm before: a list that is no list, a number of no seat, a text that stops a whole query.
WORST = [
    ("tables", "created", "'x'"),
    ("tables", "result", "'null'"),
    ("tables", "result", "'{'"),
    ("tables", "name", "CAST(x'ff41' AS TEXT)"),
    ("tables", "game", "'princes'"),
    ("seats", "seat", "-1"),
    ("holders", "seat", "-1"),
    ("keys", "seat", "9999"),
    ("journal", "waiting", "9999"),
    ("journal", "waiting", "'x'"),
    ("journal", "body", "'null'"),
]


def damages(table: str, column: str) -> list[str]:
    """The values that are tried first differ from column to column."""
    numeric = isinstance(METADATA.tables[table].columns[column].type, Integer)
    values, first = NUMBERS if numeric else TEXTS, COLUMNS.index((table, column))
    turned = [values[(first + place) % (len(values) - 1)] for place in range(len(values) - 1)]
    return [change(table, column, value) for value in (*turned, values[-1])]


def change(table: str, column: str, value: str) -> str:
    return f"UPDATE OR IGNORE {table} SET {column} = {value} WHERE "  # noqa: S608 -- names of ours


def try_all(town: Town, table: str, place: str, changes: list[str]) -> None:
    done = 0
    for change in changes:
        if town.spoil(change + town.rows_of(table, place)):
            try:
                town.check()
            finally:
                town.mend()
            done += 1
    assert done, "nothing was spoilt"


def try_together(town: Town, changes: list[tuple[str, str]]) -> None:
    """Changes of different things at once. What goes wrong is tried alone, so that the column at fault is named."""
    try:
        for table, change in changes:
            assert town.spoil(change + town.rows_of(table, PLACES[0])), f"nothing was spoilt by {change}"
        town.check()
    except Exception:
        town.mend()
        for table, change in changes:
            try:
                try_all(town, table, PLACES[0], [change])
            except Exception as error:
                error.add_note(f"after {change}")
                raise
        raise
    finally:
        town.mend()


ALONE = [column for column in COLUMNS if column[0] not in APART]


@pytest.mark.long
@pytest.mark.parametrize(("table", "column"), mostly([*ALONE[::3], *ALONE[1::3], *ALONE[2::3]], len(ALONE[::3])))
def test_a_spoilt_value_hurts_its_own_table_alone(town: Town, table: str, column: str) -> None:
    place = PLACES[COLUMNS.index((table, column)) % 2]
    try_all(town, table, place, damages(table, column)[:1])


@pytest.mark.parametrize("columns", TOGETHER, ids=lambda columns: " ".join([".".join(column) for column in columns]))
def test_spoilt_values_beside_the_tables_hurt_nothing_else(town: Town, columns: list[tuple[str, str]]) -> None:
    try_together(town, [(table, damages(table, column)[0]) for table, column in columns])


@pytest.mark.parametrize(("table", "column", "value"), WORST)
def test_what_did_most_harm_does_none(town: Town, table: str, column: str, value: str) -> None:
    try_all(town, table, PLACES[0] if column == "body" else PLACES[-1], [change(table, column, value)])


@pytest.mark.long
@pytest.mark.parametrize("table", [table for table in METADATA.tables if table not in APART])
def test_a_row_that_is_gone_hurts_its_own_table_alone(town: Town, table: str) -> None:
    for place in PLACES if table == "journal" else PLACES[:1]:
        try_all(town, table, place, [f"DELETE FROM {table} WHERE "])  # noqa: S608 -- names of ours


def test_rows_that_are_gone_beside_the_tables_hurt_nothing_else(town: Town) -> None:
    try_together(town, [(table, f"DELETE FROM {table} WHERE ") for table in APART])  # noqa: S608 -- names of ours


@pytest.mark.soak
@pytest.mark.parametrize(("table", "column"), COLUMNS)
def test_a_value_that_is_spoilt_in_any_way_hurts_its_own_table_alone(town: Town, table: str, column: str) -> None:
    for place in PLACES if table == "journal" else PLACES[:1]:
        try_all(town, table, place, damages(table, column))
