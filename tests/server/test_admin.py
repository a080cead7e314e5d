"""Whoever looks after a server: at one that runs, and with the file where none does."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bottega import cli
from bottega.cli.config import folder_of
from bottega.server import control
from bottega.server.administration import CannotDo
from bottega.server.blocked import Blocked
from bottega.server.proxies import counted, networks
from bottega.server.store.schema import METADATA

from .databases import DATABASES, behind
from .served import Guest, Page, Served, refused, settings, wait_until


class House(Served):
    """Its operator finds it by the words with which it was started."""

    def __init__(self, folder: Path, **more: Any) -> None:
        super().__init__(replace(settings(folder, **more), data=place(folder)))
        self.folder = folder


def place(folder: Path) -> Path:
    """Where the door is."""
    url = DATABASES.of(folder)
    return folder if url is None else folder_of(url)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with House(tmp_path) as server:
        yield server


def everything(folder: Path) -> str:
    with behind(folder) as kept:
        return "\n".join(str(row) for table in METADATA.sorted_tables for row in kept.execute(str(select(table))))


def told(folder: Path, *words: str, capsys: pytest.CaptureFixture[str]) -> Any:
    assert cli.run(["admin", *words, *DATABASES.words(folder), "--json", "--lang", "en"]) == 0
    return json.loads(capsys.readouterr().out)


def number_of(served: Served, guest: Guest) -> str:
    return guest.http.cookies["bottega_guest"].partition(".")[0]


def at_a_table(served: Served, *seats: str, **more: Any) -> tuple[Guest, str, Page]:
    guest = served.guest()
    made = guest.make("fresco-cards", list(seats), **more)
    if "me" in seats:
        guest.sit(made["url"])
    return guest, made["id"], guest.open(made["id"])


def test_tables_are_listed_and_shown(served: Served, capsys: pytest.CaptureFixture[str]) -> None:
    guest, table, page = at_a_table(served, "me", "random")
    page.ready()
    waiting = guest.make("fresco", ["me", "open"])["id"]
    listed = told(served.folder, "tables", capsys=capsys)["tables"]
    assert [(one["id"], one["state"]) for one in listed] == [(waiting, "waiting"), (table, "running")]
    assert [one["id"] for one in told(served.folder, "tables", "running", capsys=capsys)["tables"]] == [table]
    facts = told(served.folder, "table", table, capsys=capsys)
    assert (facts["game"], facts["pages"], facts["seats"][0]["guests"]) == (
        "fresco-cards",
        1,
        [number_of(served, guest)],
    )
    assert cli.run(["admin", "tables", *DATABASES.words(served.folder), "--lang", "de"]) == 0
    assert table in capsys.readouterr().out


def test_a_table_that_is_deleted_is_gone_for_all(served: Served, capsys: pytest.CaptureFixture[str]) -> None:
    guest, table, page = at_a_table(served, "me", "random")
    page.ready()
    other = guest.make("fresco-cards", ["me", "open"])["id"]
    assert told(served.folder, "delete", table, capsys=capsys) == {"table": table}
    assert page.until_closed() == 4404
    assert refused(guest.http.get(f"/api/tables/{table}"), 404, "no-table")
    assert guest.get(f"/api/tables/{other}")["id"] == other
    kept = everything(served.folder)
    assert table not in kept
    assert other in kept


def test_a_table_that_is_closed_is_played_to_its_end(served: Served, capsys: pytest.CaptureFixture[str]) -> None:
    _, table, page = at_a_table(served, "me", "random", options={"turn_cap": 3})
    page.ready()
    assert told(served.folder, "close", table, capsys=capsys) == {"table": table, "seats": [0]}
    page.until(lambda message: message["type"] == "state" and message["view"]["over"])
    assert cli.run(["admin", "close", table, *DATABASES.words(served.folder), "--lang", "en"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("runs", [True, False])
def test_a_guest_is_erased_and_the_game_stays(tmp_path: Path, runs: bool, capsys: pytest.CaptureFixture[str]) -> None:
    """Another person sits there too, and nothing of hers is touched."""
    with House(tmp_path) as served:
        guest, friend = served.guest(), served.guest()
        guest.ask("POST", "/api/me", {"name": "Zenobia"})
        friend.ask("POST", "/api/me", {"name": "Beatrice"})
        made = guest.make("fresco-cards", ["me", "open"], options={"turn_cap": 3})
        guest.sit(made["url"])
        friend.join(made["invite"])
        pages = guest.open(made["id"]).ready(), friend.open(made["id"]).ready()
        assert pages[0].ask("chat", text="my secret address")["type"] == "ok"
        assert pages[1].ask("chat", text="good luck")["type"] == "ok"
        number = number_of(served, guest)
        if runs:
            assert told(tmp_path, "erase", number, capsys=capsys) == {"guest": number, "tables": [made["id"]]}
            assert pages[0].until_closed() == 4403
            assert refused(guest.http.post(f"/api/tables/{made['id']}/link", json={}), 403, "not-seated")
    if not runs:
        assert told(tmp_path, "erase", number, capsys=capsys) == {"guest": number, "tables": [made["id"]]}
        assert not control.ask(place(tmp_path), "blocked", [])
    kept = everything(tmp_path)
    for gone in ("Zenobia", "my secret address", number):
        assert gone not in kept
    assert "Beatrice" in kept
    assert "good luck" in kept
    assert told(tmp_path, "check", capsys=capsys) == {"games": 1, "stopped": {}}
    with House(tmp_path) as served:
        back = served.guest(cookies=dict(friend.http.cookies)).open(made["id"])
        said = back.until_type("chat")
        assert said["text"] == "good luck"
        back.play_on(random.Random(1))
        assert back.state["view"]["over"]


def test_whoever_is_blocked_stays_outside(served: Served, capsys: pytest.CaptureFixture[str]) -> None:
    guest, table, page = at_a_table(served, "me", "random")
    page.ready()
    other = served.guest()
    assert other.get("/api/me")
    number = number_of(served, guest)
    assert told(served.folder, "block", number, capsys=capsys) == {"blocked": [number], "closed": 1}
    assert page.until_closed() == 4403
    assert refused(guest.http.get(f"/api/tables/{table}"), 403, "blocked")
    assert guest.http.get("/static/css/base.css").status_code in (200, 404), "the page that says so may be loaded"
    assert other.get("/api/me")
    assert told(served.folder, "unblock", number, capsys=capsys) == {"blocked": []}
    assert guest.get(f"/api/tables/{table}")["id"] == table
    assert told(served.folder, "block", "127.0.0.0/8", capsys=capsys)["blocked"] == ["127.0.0.0/8"]
    assert refused(other.http.get("/api/me"), 403, "blocked")
    assert other.http.get("/healthz").status_code == 200
    assert told(served.folder, "blocked", capsys=capsys) == {"blocked": ["127.0.0.0/8"]}


def test_an_address_of_ipv6_is_blocked_with_its_household(tmp_path: Path) -> None:
    blocked = Blocked(tmp_path)
    blocked.block("2001:db8:1:2::5")
    assert blocked.is_blocked(None, counted("2001:db8:1:2:3::4"))
    assert not blocked.is_blocked(None, counted("2001:db8:1:3::5"))
    assert not blocked.is_blocked(None, counted("192.0.2.7"))


def test_behind_a_proxy_whoever_asks_is_blocked_and_nobody_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with House(tmp_path, proxies=networks("127.0.0.1")) as served:
        one, other = (served.guest(headers={"x-forwarded-for": address}) for address in ("192.0.2.7", "192.0.2.8"))
        assert told(tmp_path, "block", "192.0.2.7", capsys=capsys)["blocked"] == ["192.0.2.7/32"]
        assert refused(one.http.get("/api/me"), 403, "blocked")
        assert other.get("/api/me")


def test_who_is_blocked_is_remembered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with House(tmp_path):
        pass
    assert told(tmp_path, "block", "127.0.0.1", capsys=capsys) == {"blocked": ["127.0.0.1/32"], "closed": 0}
    assert (place(tmp_path) / "blocked.json").stat().st_mode & 0o777 == 0o600
    with House(tmp_path) as served:
        assert refused(served.guest().http.get("/api/me"), 403, "blocked")


@pytest.mark.parametrize("runs", [True, False])
def test_how_much_there_is_and_whether_it_is_whole(
    tmp_path: Path, runs: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    with House(tmp_path) as served:
        _, table, page = at_a_table(served, "random", "random")
        wait_until(lambda: served.registry.metrics.actions.kinds.get("computer", 0) > 3)
        page.close()
        if runs:
            check(tmp_path, capsys, 1)
            assert cli.run(["admin", "statistics", *DATABASES.words(tmp_path), "--lang", "fr"]) == 0
            assert "coups" in capsys.readouterr().out
    if not runs:
        check(tmp_path, capsys, 0)
    assert table


def check(folder: Path, capsys: pytest.CaptureFixture[str], live: int) -> None:
    facts = told(folder, "statistics", capsys=capsys)
    assert (facts["running"] + facts["over"], facts["waiting"], facts["live"]) == (1, 0, live)
    assert facts["moves"] > 3
    assert told(folder, "check", capsys=capsys) == {"games": 1, "stopped": {}}


def test_only_the_owner_of_the_folder_finds_the_door(served: Served) -> None:
    door = place(served.folder) / "control"
    assert door.is_socket()
    assert door.stat().st_mode & 0o177 == 0


def test_the_door_answers_whatever_comes(served: Served) -> None:
    import socket

    for said in (b"\n", b"{}\n", b"[1]\n", b'{"command": 3, "words": 4}\n', b'{"command": "nothing", "words": []}\n'):
        with socket.socket(socket.AF_UNIX) as line, control.address(place(served.folder)) as path:
            line.connect(path)
            line.sendall(said)
            line.makefile("rb").readline()
    assert control.ask(place(served.folder), "blocked", []) == {"blocked": []}


@pytest.mark.parametrize(
    "words",
    [["table", "none"], ["delete", "none"], ["close", "none"], ["erase", "0" * 32], ["block", "x"], ["unblock", "::1"]],
)
def test_what_cannot_be_done_is_one_line(served: Served, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["admin", *words, *DATABASES.words(served.folder), "--lang", "en"]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    with pytest.raises(CannotDo):
        control.ask(place(served.folder), words[0], words[1:])


def test_a_line_for_all_is_on_every_page_at_once_and_later(served: Served, capsys: pytest.CaptureFixture[str]) -> None:
    guest, table, page = at_a_table(served, "me", "random")
    page.ready()
    assert '<p id="announcement" role="status"></p>' in guest.http.get("/").text
    text = "Tonight at <ten> we \u202eupgrade"
    assert told(served.folder, "announce", text, capsys=capsys) == {"announcement": "Tonight at <ten> we upgrade"}
    assert page.until_type("announcement")["text"] == "Tonight at <ten> we upgrade"
    for path in ("/", "/games", f"/t/{table}", "/rules/fresco", "/nowhere"):
        shown = guest.http.get(path, headers={"accept": "text/html"}).text
        assert "Tonight at &lt;ten&gt; we upgrade</p>" in shown, path
    assert guest.open(table).until_type("announcement", "state")["type"] == "announcement"
    assert told(served.folder, "announce", capsys=capsys) == {"announcement": ""}
    assert page.until_type("announcement")["text"] == ""
    assert "Tonight" not in guest.http.get("/").text
    assert guest.open(table).until_type("announcement", "state")["type"] == "state"
