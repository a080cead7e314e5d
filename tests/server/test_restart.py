"""The second promise: no running game changes its rules in silence; and a table is the same tomorrow. That nothing is
lost when servers are killed is seen in `tests/faults`.
"""

import json
import random
import resource
import signal
import subprocess
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from bottega.play.live import Advance
from bottega.server.encoded import EncodedGame

from .databases import DATABASES, behind
from .served import PATIENCE, Guest, Page, Served, acting, settings, wait_until


class Process:
    def __init__(self, folder: Path) -> None:
        words = ["serve", "--port", "0", *DATABASES.words(folder), "--no-open", "--pace", "0", "--lang", "en"]
        self.process = subprocess.Popen(  # noqa: S603 -- the command is written here
            [sys.executable, "-m", "bottega", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, self.process.stderr.read() if self.process.stderr else ""
        self.port = int(line.rstrip().rstrip("/").rpartition(":")[2])

    def end(self, how: int) -> str:
        self.process.send_signal(how)
        _, errors = self.process.communicate(timeout=PATIENCE)
        return errors


# --- the same game tomorrow -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Session:
    """A table with some moves, and what its person saw last."""

    folder: Path
    table: str
    cookie: str
    state: dict[str, Any]

    def again(self, place: Path) -> "Session":
        """The same evening, to be spoilt elsewhere."""
        return replace(self, folder=DATABASES.copied(self.folder, place / "again"))


@pytest.fixture(scope="module")
def kept(kept_in: str, tmp_path_factory: pytest.TempPathFactory) -> Session:
    folder = tmp_path_factory.mktemp("evening")
    with Served(settings(folder)) as served:
        guest = served.guest()
        made = guest.make("fresco", ["me", "random", "random"])
        page = guest.open(made["id"])
        page.play_on(random.Random(4), 12)
        page.wait_for_turn()
        page.ask("chat", text="until tomorrow")
        return Session(folder, made["id"], guest.http.cookies["bottega_guest"], page.state)


@pytest.fixture
def yesterday(kept: Session, tmp_path: Path) -> Session:
    return kept.again(tmp_path)


def rows(folder: Path, id: str) -> list[Any]:
    with behind(folder) as kept:
        return kept.execute("SELECT * FROM journal WHERE table_id = ? ORDER BY number", (id,))


def change(folder: Path, sql: str, *values: object) -> None:
    with behind(folder) as kept:
        assert kept.changed(sql, values) >= 1


def come_back(served: Served, yesterday: Session) -> Page:
    return served.guest(cookies={"bottega_guest": yesterday.cookie}).open(yesterday.table)


def test_the_table_is_the_same_tomorrow(yesterday: Session) -> None:
    with Served(settings(yesterday.folder)) as served:
        page = come_back(served, yesterday).ready()
        for name in ("view", "version", "can_undo"):
            assert page.state[name] == yesterday.state[name]
        assert [m["text"] for m in page.messages if m["type"] == "chat"] == ["until tomorrow"]
        page.play_on(random.Random(5), 5)


def begun_by_the_first_rules(yesterday: Session, modules: list[str]) -> None:
    """As it stands in a file that an earlier version wrote: fast deals, and options that came later are not there."""
    deal = json.loads(rows(yesterday.folder, yesterday.table)[0][4])
    later = ("m8_later_instalments", "m10_neutral", "idle_altar")
    options = {name: value for name, value in deal["options"].items() if name not in later}
    first = {**deal, "rules_version": "fresco-1", "options": {**options, "modules": modules}}
    change(yesterday.folder, "UPDATE journal SET body = ? WHERE number = 0", json.dumps(first))


def test_a_game_that_new_rulings_cannot_touch_goes_on(yesterday: Session) -> None:
    begun_by_the_first_rules(yesterday, [])
    with Served(settings(yesterday.folder)) as served:
        page = come_back(served, yesterday).ready()
        assert page.state["version"] == yesterday.state["version"]
        assert page.state["view"]["options"]["idle_altar"] == "is_idle", "by the old rule"
        page.play_on(random.Random(5), 5)


@pytest.mark.parametrize("module", ["bells", "portraits", "wishing_well"])
def test_a_game_that_new_rulings_can_touch_is_stopped(module: str, yesterday: Session) -> None:
    begun_by_the_first_rules(yesterday, [module])
    with Served(settings(yesterday.folder)) as served:
        assert "'fresco-1'" in stopped(served, yesterday)


STORIES = {
    "another version of the rules": ("rules_version", "fresco-0"),
    "another edition": ("edition", {"name": "house edition", "sha256": "0" * 64, "corrections": {}}),
    "an option that is gone": ("options", {"modules": ["tarot"]}),
}


@pytest.mark.parametrize("story", STORIES)
def test_a_game_that_would_differ_is_stopped(story: str, yesterday: Session) -> None:
    written_then = rows(yesterday.folder, yesterday.table)
    deal = json.loads(written_then[0][4])
    key, value = STORIES[story]
    change(yesterday.folder, "UPDATE journal SET body = ? WHERE number = 0", json.dumps({**deal, key: value}))
    before = rows(yesterday.folder, yesterday.table)
    with Served(settings(yesterday.folder)) as served:
        stopped(served, yesterday)
    assert rows(yesterday.folder, yesterday.table) == before, "not a row was altered"
    assert before[1:] == written_then[1:]


def test_a_game_whose_moves_lead_elsewhere_is_stopped(yesterday: Session) -> None:
    """The same version by its name, but the position after a move is not the one that was written down."""
    change(yesterday.folder, "UPDATE journal SET mark = 'elsewhere' WHERE kind = 'move' AND number = 6")
    with Served(settings(yesterday.folder)) as served:
        assert "row 6" in stopped(served, yesterday)


def test_a_game_whose_moves_are_not_legal_any_more_is_stopped(yesterday: Session) -> None:
    change(yesterday.folder, "UPDATE journal SET body = 'pfly to the moon' WHERE kind = 'move' AND number = 4")
    with Served(settings(yesterday.folder)) as served:
        assert stopped(served, yesterday) == "Row 4 of the journal does not fit any more.", "it may be a secret"


def test_a_mistake_while_a_game_is_read_stops_that_game_alone(
    yesterday: Session, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    honest = EncodedGame.try_move

    def broken(self: EncodedGame, seat: int, action: int, by: str) -> Advance:
        if len(self.moves) == 6:
            raise ZeroDivisionError
        return honest(self, seat, action, by)

    monkeypatch.setattr(EncodedGame, "try_move", broken)
    with Served(settings(yesterday.folder)) as served:
        assert "cannot be read" in stopped(served, yesterday, by="damaged")
        assert [table["id"] for table in served.guests[-1].get("/api/tables")["mine"]] == [yesterday.table]
    assert "ZeroDivisionError" in caplog.text


SPOILT = {
    "no journal": "DELETE FROM journal",
    "no deal": "DELETE FROM journal WHERE number = 0",
    "a deal that is none": "UPDATE journal SET body = '{' WHERE number = 0",
    "a seat that is none": "UPDATE journal SET seat = 9 WHERE number = 3",
    "a word that is none": "UPDATE journal SET body = '{' WHERE kind = 'chat'",
    "no seats": "DELETE FROM seats",
}


@pytest.mark.parametrize("story", SPOILT)
def test_a_table_that_is_spoilt_hurts_no_other(story: str, yesterday: Session) -> None:
    with Served(settings(yesterday.folder)) as served:
        first = served.guest(cookies={"bottega_guest": yesterday.cookie})
        made = first.make("fresco-cards", ["me", "open"])
        first.join(made["invite"])  # sits there already
        served.guest().join(made["invite"])
    change(
        yesterday.folder,
        f"{SPOILT[story]} {'AND' if 'WHERE' in SPOILT[story] else 'WHERE'} table_id = ?",
        yesterday.table,
    )
    change(yesterday.folder, "UPDATE tables SET created = created + 10000000 WHERE id = ?", yesterday.table)
    change(yesterday.folder, "UPDATE journal SET waiting = NULL WHERE table_id = ?", made["id"])  # must be read to know
    with Served(settings(yesterday.folder)) as served:
        wait_until(lambda: made["id"] in served.registry.tables)  # woken, after the spoilt one
        guest = served.guest(cookies={"bottega_guest": yesterday.cookie})
        listed = {table["id"]: table["stopped"] for table in guest.get("/api/tables")["mine"]}
        assert listed[made["id"]] is None
        assert (yesterday.table in listed) == (story != "no seats")
        status = guest.ask("GET", f"/api/tables/{yesterday.table}").status_code
        assert status == (409 if story == "no seats" else 200)
        record = guest.ask("GET", f"/api/tables/{yesterday.table}/record").status_code
        assert record == 409


def test_a_row_that_somebody_took_out_does_not_stop_the_table(yesterday: Session) -> None:
    """An operator deletes words that should not have been said, and the table goes on, today and tomorrow."""
    with Served(settings(yesterday.folder)) as served:
        come_back(served, yesterday).play_on(random.Random(6), 2)
    change(yesterday.folder, "DELETE FROM journal WHERE kind = 'chat'")
    for day in range(2):
        with Served(settings(yesterday.folder)) as served:
            page = come_back(served, yesterday).ready()
            assert page.table["stopped"] is None
            page.play_on(random.Random(day), 3)
            assert [message for message in page.messages if message["type"] in ("chat", "refused")] == []


def stopped(served: Served, yesterday: Session, by: str = "changed") -> str:
    page = come_back(served, yesterday)
    page.until_type("table")
    reason = page.table["stopped"]
    assert isinstance(reason, str)
    assert page.table["stopped_by"] == by
    answer = page.ask("act", version=0, action=0)
    assert answer["code"] == "stopped"
    assert reason in answer["message"]
    assert page.ask("undo", version=0)["code"] == "stopped"
    assert page.ask("resign")["code"] == "stopped"
    guest = served.guests[-1]
    record = guest.ask("GET", f"/api/tables/{yesterday.table}/record")
    assert (record.status_code, record.json()["error"]) == (409, "stopped"), "an older version can still go on with it"
    assert "seed" not in page.table
    assert guest.get(f"/api/tables/{yesterday.table}")["seed"] is None
    return reason


def test_a_finished_game_keeps_its_result_when_the_rules_change(tmp_path: Path) -> None:
    with Served(settings(tmp_path)) as served:
        guest = served.guest()
        made = guest.make("fresco-cards", ["random", "random"])
        wait_until(lambda: served.registry.tables[made["id"]].facts.over)
        [before] = guest.get("/api/tables")["finished"]
        record = guest.get(f"/api/tables/{made['id']}/record")
        cookie = guest.http.cookies["bottega_guest"]
    deal = json.loads(rows(tmp_path, made["id"])[0][4])
    body = json.dumps({**deal, "rules_version": "another"})
    change(tmp_path, "UPDATE journal SET body = ? WHERE number = 0", body)
    with Served(settings(tmp_path)) as served:
        guest = served.guest(cookies={"bottega_guest": cookie})
        [after] = guest.get("/api/tables")["finished"]
        assert after["stopped"]
        for name in ("over", "scores", "ranking", "seed"):
            assert after[name] == before[name]
        kept = guest.get(f"/api/tables/{made['id']}/record")
        for name in ("format", "moves", "result", "seed"):
            assert kept[name] == record[name]


@pytest.mark.sqlite
@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux can take the disk away from a process")
def test_on_a_full_disk_nothing_happens_and_afterwards_the_game_goes_on(tmp_path: Path) -> None:
    server = Process(tmp_path)
    host = Guest(f"127.0.0.1:{server.port}")
    table = host.make("fresco-cards", ["me", "open"])["id"]
    pages = [host.open(table)]
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE) as friend:
        friend.post(f"/api{pages[0].until_type('table')['table']['invite']}", json={})
        cookie = f"bottega_guest={friend.cookies['bottega_guest']}"
        pages.append(Page(f"ws://127.0.0.1:{server.port}/ws/{table}", {"cookie": cookie}))
        page = acting(*pages)
        assert page is not None
        action, before = page.choices[0]["id"], rows(tmp_path, table)
        limit = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, limit[1]))
        for _ in range(2):
            assert page.act(action)["code"] == "not-kept"
        assert friend.post("/api/me", json={"name": "Bea"}).status_code == 503
        assert friend.get(f"/api/tables/{table}").status_code == 200, "what is there can be read"
        assert rows(tmp_path, table) == before
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limit)
        assert page.act(action)["type"] == "ok"
        assert friend.post("/api/me", json={"name": "Bea"}).status_code == 200
    assert len(rows(tmp_path, table)) == len(before) + 1
    pages[-1].close()
    host.close()
    told = server.end(signal.SIGTERM).splitlines()
    assert len(told) == 2, told
    assert "Nothing can be written" in told[0]
    assert "can be written to again" in told[1]
