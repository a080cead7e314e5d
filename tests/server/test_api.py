"""The lobby over HTTP, entry by entry, and the door in front of it."""

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Insert, Update, select, update

import bottega
from bottega import Record
from bottega.bots import opponents, usual
from bottega.core.rng import SEALED
from bottega.server.errors import CODES, Refused
from bottega.server.seating import Seating
from bottega.server.settings import Limits
from bottega.server.socket import NO_TABLE, TOO_FAST, TRY_AGAIN
from bottega.server.socket import PATIENCE as TOO_OFTEN
from bottega.server.store.schema import TABLES
from bottega.server.store.writer import NotKept

from .served import PATIENCE, Guest, Served, acting, refused, settings, wait_until

JSON = {"content-type": "application/json"}


def table_of(guest: Guest, seats: list[str], game: str = "fresco-cards", **more: Any) -> dict[str, str]:
    return guest.make(game, seats, **more)


# --- games and guests -------------------------------------------------------------------------------------------------


def test_games(served: Served) -> None:
    games = {game["id"]: game for game in served.guest().get("/api/games")}
    assert set(games) == {meta.id for meta in bottega.metas()}
    assert games["princes"]["players"] == [3, 4, 5]
    assert set(games["fresco"]["modules"]) >= set(games["fresco"]["presets"]["family"])
    assert games["fresco-cards"]["presets"] == {}
    offered = [level.id for level in opponents("fresco")]
    assert games["fresco"]["bots"] == offered[::-1]
    assert [level["id"] for level in games["fresco"]["levels"]] == offered
    assert [level["id"] for level in games["fresco"]["levels"] if level["usual"]] == [usual("fresco").id]
    options = {option["id"]: option for option in games["fresco"]["options"]}
    assert options["screens"]["choices"] == ["closed", "open"]
    assert (options["idle_rounds"]["low"], options["idle_rounds"]["high"]) == (1, 99)


def test_a_guest_has_a_name_and_a_cookie_that_scripts_cannot_read(served: Served) -> None:
    guest = served.guest()
    answer = guest.ask("GET", "/api/me")
    assert answer.json() == {"name": ""}
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    assert guest.ask("POST", "/api/me", {"name": "  Ada \u202e Lovelace "}).json() == {"name": "Ada Lovelace"}
    assert guest.get("/api/me") == {"name": "Ada Lovelace"}
    assert served.guest().get("/api/me") == {"name": ""}
    refused(guest.ask("POST", "/api/me", {"name": "x" * 41}), 422, "malformed")


def test_a_new_guest_who_knocks_many_times_at_once(served: Served) -> None:
    """Whatever comes first, every request is answered, and one of the names stays."""
    guest = served.guest()
    guest.get("/api/me")
    body = {"game": "fresco-cards", "seats": ["me", "open"]}

    async def knock() -> list[httpx.Response]:
        limits = httpx.Limits(max_connections=24)
        async with httpx.AsyncClient(
            base_url=f"http://{served.base}", cookies=guest.http.cookies, timeout=PATIENCE, limits=limits
        ) as http:
            names = [http.post("/api/me", json={"name": f"Ada {number}"}) for number in range(12)]
            tables = [http.post("/api/tables", json=body) for _ in range(6)]
            return await asyncio.gather(*names, *tables, *[http.get("/api/tables") for _ in range(6)])

    answers = asyncio.run(knock())
    assert [answer.status_code for answer in answers] == [200] * 12 + [201] * 6 + [200] * 6
    assert guest.get("/api/me")["name"] in {f"Ada {number}" for number in range(12)}
    made = {answer.json()["id"] for answer in answers[12:18]}
    assert {table["id"] for table in guest.get("/api/tables")["mine"]} == made


def test_a_table_that_is_asked_for_while_it_is_made_is_there_once(served: Served) -> None:
    """Two of one table would each keep their own pages and write against each other."""

    async def race() -> None:
        registry = served.registry
        making = asyncio.create_task(Seating(registry).create("ada", "fresco", ["me", "open"], {}))
        while not (seen := await registry.store.read(select(TABLES.c.id))):
            pass
        early = await registry.table(seen[0].id)
        table, _ = await making
        assert early is table is registry.tables[table.facts.id]

    served.inside(race())


@pytest.mark.parametrize("path", ["/", "/games", "/rules/fresco"])
def test_a_page_makes_its_guest_known_before_it_asks_for_anything(served: Served, path: str) -> None:
    """Questions asked at once without a cookie were answered as several guests; the last answer's stayed."""
    guest = served.guest()
    guest.http.get(path)
    cookie = guest.http.cookies["bottega_guest"]
    for asked in ("/api/me", "/api/history", "/api/tables", "/api/lessons"):
        guest.get(asked)
        assert guest.http.cookies["bottega_guest"] == cookie
    assert "set-cookie" not in guest.http.get(path).headers
    thief = served.guest(cookies={"bottega_guest": "forged.cookie"})
    assert "bottega_guest=" in thief.http.get(path).headers["set-cookie"]


def test_a_forged_cookie_is_nobodys(served: Served) -> None:
    guest = served.guest()
    guest.ask("POST", "/api/me", {"name": "Ada"})
    value = guest.http.cookies["bottega_guest"]
    thief = served.guest(cookies={"bottega_guest": value[:-1] + ("0" if value[-1] != "0" else "1")})
    assert thief.get("/api/me") == {"name": ""}


# --- tables -----------------------------------------------------------------------------------------------------------


def test_a_new_table_is_there_for_its_creator_alone(served: Served) -> None:
    guest = served.guest()
    made = guest.make("fresco", ["me", "open", "journeyman"], name="Friday", options={"screens": "open"}, pace="days")
    assert re.fullmatch(r"/t/[a-z0-9]+#seat=[\w-]{20,}", made["url"])
    assert made["invite"].startswith("/join/")
    assert made["watch"].startswith("/watch/")
    lobby = guest.get("/api/tables")
    [mine] = lobby["mine"]
    assert (mine["id"], mine["name"], mine["pace"], mine["you"]) == (made["id"], "Friday", "days", 0)
    assert mine["started"] is False
    assert mine["options"]["screens"] == "open"
    assert served.guest().get("/api/tables") == {"mine": [], "open": [], "finished": []}


def test_public_tables_are_listed_until_they_are_full(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    made = table_of(host, ["me", "open"], public=True)
    [found] = friend.get("/api/tables")["open"]
    assert found["invite"] == made["invite"]
    friend.join(found["invite"])
    assert friend.get("/api/tables")["open"] == []


@pytest.fixture
def asked(served: Served) -> Iterator[Any]:
    guest = served.guest()

    def ask(**changes: Any) -> Any:
        return guest.ask("POST", "/api/tables", {"game": "fresco", "seats": ["me", "random"], **changes})

    yield ask
    assert guest.get("/api/tables")["mine"] == []


def test_what_makes_no_table(asked: Any) -> None:
    for changes, code in (
        ({"game": "chess"}, "no-game"),
        ({"game": 5}, "malformed"),
        ({"game": ""}, "malformed"),
        ({"seats": []}, "malformed"),
        ({"seats": "me"}, "malformed"),
        ({"seats": ["me"]}, "bad-seats"),
        ({"seats": ["me"] * 2}, "bad-seats"),
        ({"seats": ["me"] + ["random"] * 5}, "bad-seats"),
        ({"seats": ["me"] * 99}, "malformed"),
        ({"seats": ["me", "grandmaster"]}, "bad-seats"),
        ({"seats": ["me", "os:system"]}, "bad-seats"),
        ({"seats": ["me", None]}, "malformed"),
        ({"options": {"moon": "full"}}, "bad-options"),
        ({"options": {"screens": ["open"]}}, "bad-options"),
        ({"options": {"modules": "chess"}}, "bad-options"),
        ({"options": {"modules": [[]]}}, "bad-options"),
        ({"options": {"idle_rounds": "x" * 5000}}, "bad-options"),
        ({"options": {"idle_rounds": 10**400}}, "bad-options"),
        ({"options": []}, "malformed"),
        ({"pace": "years"}, "malformed"),
        ({"public": "yes"}, "malformed"),
        ({"name": "x" * 61}, "malformed"),
        ({"seed": 1}, "malformed"),
    ):
        refused(asked(**changes), CODES[code][0], code)


def test_facts_of_a_table_for_strangers(served: Served) -> None:
    guest = served.guest()
    made = table_of(guest, ["me", "random"])
    facts = served.guest().get(f"/api/tables/{made['id']}")
    assert (facts["you"], facts["invite"], facts["watch"], facts["seed"]) == (None, None, None, None)
    refused(guest.ask("GET", "/api/tables/nowhere"), 404, "no-table")
    refused(guest.ask("GET", "/api/nothing"), 404, "no-page")
    answer = guest.ask("DELETE", "/api/tables")
    refused(answer, 405, "no-method")


def test_the_link_sits_its_holder_down_in_any_browser(served: Served) -> None:
    guest, phone = served.guest(), served.guest()
    made = table_of(guest, ["random", "me"])
    assert phone.sit(made["url"]) == 1
    assert phone.open(made["id"]).ready().table["you"] == 1
    refused(phone.ask("POST", f"/api/tables/{made['id']}/sit", {"secret": "guess"}), 403, "wrong-secret")
    other = table_of(guest, ["me", "random"])
    key = made["url"].split("#seat=")[1]
    refused(phone.ask("POST", f"/api/tables/{other['id']}/sit", {"secret": key}), 403, "wrong-secret")
    refused(phone.ask("POST", "/api/tables/nowhere/sit", {"secret": key}), 404, "no-table")


def test_another_key_for_my_own_seat(served: Served) -> None:
    guest, phone = served.guest(), served.guest()
    made = table_of(guest, ["me", "random"])
    refused(phone.ask("POST", f"/api/tables/{made['id']}/link"), 403, "not-seated")
    link = guest.ask("POST", f"/api/tables/{made['id']}/link")
    assert link.status_code == 201
    assert link.json()["url"] != made["url"]
    assert phone.sit(link.json()["url"]) == 0


def test_a_browser_with_two_seats_says_which_one_it_means(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    made = table_of(host, ["me", "open", "random"], pace="days")
    key = friend.ask("POST", f"/api{made['invite']}", {"name": "Bea"}).json()["url"]
    assert host.sit(key) == 1
    for query, seat in (("", 0), ("?seat=0", 0), ("?seat=1", 1)):
        page = host.open(made["id"], query).ready()
        assert page.table["you"] == seat
        assert page.messages[0]["seats"] == [0, 1]
    for query in ("?seat=2", "?seat=-1", "?seat=x", "?seat="):
        assert host.open(made["id"], query).ready().table["you"] == 0
        assert served.guest().open(made["id"], query).read()["code"] == "not-seated"
    for query in ("", "?seat=0"):
        page = friend.open(made["id"], query).ready()
        assert page.table["you"] == 1, "the address of another's page leads to one's own seat"
        assert page.messages[0]["seats"] == [1], "his seat is still his"
    phone = served.guest()
    assert phone.sit(host.ask("POST", f"/api/tables/{made['id']}/link", {"seat": 1}).json()["url"]) == 1
    refused(host.ask("POST", f"/api/tables/{made['id']}/link", {"seat": 2}), 403, "not-seated")
    while acting(*host.pages[1:3]) is not host.pages[2]:
        host.pages[1].act(host.pages[1].choices[0]["id"])
    [listed] = host.get("/api/tables")["mine"]
    assert (listed["your_turn"], listed["url"]) == (True, f"/t/{made['id']}?as={listed['to_act'][0]}")
    assert friend.get("/api/tables")["mine"][0]["url"] == f"/t/{made['id']}"


def test_only_hashes_of_keys_are_kept(served: Served) -> None:
    guest, friend = served.guest(), served.guest()
    made = table_of(guest, ["me", "open"])
    key = made["url"].split("#seat=")[1]
    joined = friend.ask("POST", f"/api{made['invite']}", {}).json()["url"].split("#seat=")[1]
    for file in filter(Path.is_file, served.registry.settings.data.iterdir()):
        kept = file.read_bytes()
        assert key.encode() not in kept
        assert joined.encode() not in kept


# --- invitations ------------------------------------------------------------------------------------------------------


def test_an_invitation_claims_a_free_seat_and_the_game_begins(served: Served) -> None:
    host, friend, late = served.guest(), served.guest(), served.guest()
    made = host.make("fresco", ["me", "open", "open"])
    page = host.open(made["id"])
    page.until_type("table")
    assert not page.table["started"]
    facts = friend.get(f"/api{made['invite']}")
    assert [seat["kind"] for seat in facts["seats"]] == ["person", "open", "open"]
    for taken in (0, 0.0):
        refused(friend.ask("POST", f"/api{made['invite']}", {"seat": taken}), 409, "seat-taken")
    for broken in (0.5, "0", True, -1, 1e400):
        answer = friend.http.post(f"/api{made['invite']}", content=json.dumps({"seat": broken}), headers=JSON)
        refused(answer, 422, "malformed")
    friend.join(made["invite"], seat=2, name="Bea")
    while page.table["seats"][2]["kind"] == "open":
        page.until_type("table")
    assert page.table["seats"][2]["name"] == "Bea"
    assert page.ask("act", version=0, action=0)["code"] == "not-started"
    assert friend.ask("POST", f"/api{made['invite']}", {}).json() == {"id": made["id"], "url": f"/t/{made['id']}"}
    late.ask("POST", "/api/me", {"name": "Cleo"})
    late.join(made["invite"])
    page.ready()
    assert page.table["started"]
    assert [seat["name"] for seat in page.table["seats"]] == ["", "Cleo", "Bea"]
    refused(served.guest().ask("POST", f"/api{made['invite']}", {}), 409, "full")


def test_a_guest_who_knocks_twice_at_once_gets_one_seat(served: Served) -> None:
    async def race() -> None:
        registry = served.registry
        table, _ = await Seating(registry).create("ada", "fresco", ["me", "open", "open"], {})
        keys = await asyncio.gather(*[Seating(registry).claim(table, "bea", None, None) for _ in range(2)])
        assert sum(key is not None for key in keys) == 1
        assert [seat.kind for seat in table.seats] == ["person", "person", "open"]

    served.inside(race())


def test_a_free_seat_can_be_given_to_a_computer(served: Served) -> None:
    host = served.guest()
    made = host.make("fresco", ["me", "open", "open"])
    page = host.open(made["id"])
    for seat in (1, 2):
        assert page.ask("takeover", seat=seat)["type"] == "ok"
    page.ready()
    assert [seat["kind"] for seat in page.table["seats"]] == ["person", "computer", "computer"]


def test_at_a_public_table_only_its_host_calls_in_computers(served: Served) -> None:
    """A stranger who has sat down would begin the game with them."""
    host, stranger = served.guest(), served.guest()
    made = host.make("fresco", ["me", "open", "open"], public=True)
    stranger.join(made["invite"])
    mine, his = host.open(made["id"]), stranger.open(made["id"])
    assert his.ask("takeover", seat=2)["code"] == "not-host"
    refused(stranger.ask("POST", f"/api/tables/{made['id']}/programs", {"name": "Spy"}), 403, "not-host")
    assert his.table["may_fill"] is False
    assert mine.ask("takeover", seat=2)["type"] == "ok"
    assert mine.table["may_fill"] is True
    assert mine.ready().table["started"]


def test_where_the_host_sits_nowhere_all_who_sit_are_hosts(served: Served) -> None:
    host, stranger = served.guest(), served.guest()
    made = host.make("fresco", ["open", "open", "random"], public=True)
    stranger.join(made["invite"])
    assert stranger.open(made["id"]).ask("takeover", seat=1)["type"] == "ok"


def test_links_that_lead_nowhere(served: Served) -> None:
    guest = served.guest()
    refused(guest.ask("GET", "/api/join/nowhere"), 404, "wrong-link")
    refused(guest.ask("POST", "/api/join/nowhere", {}), 404, "wrong-link")
    refused(guest.ask("GET", "/api/watch/nowhere"), 404, "wrong-link")
    made = table_of(guest, ["me", "open"])
    refused(guest.ask("GET", "/api/watch/" + made["invite"].removeprefix("/join/")), 404, "wrong-link")
    refused(guest.ask("GET", "/api/join/" + made["watch"].removeprefix("/watch/")), 404, "wrong-link")
    for path in ("/t/nowhere", "/join/nowhere", "/watch/nowhere", "/nowhere"):
        assert guest.http.get(path, headers={"accept": "text/html"}).status_code == 404


def test_the_invitation_as_a_picture(served: Served) -> None:
    guest = served.guest()
    made = table_of(guest, ["me", "open"])
    answer = guest.ask("GET", f"/api/tables/{made['id']}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert "script" not in answer.text
    refused(served.guest().ask("GET", f"/api/tables/{made['id']}/qr.svg"), 403, "not-seated")


# --- the end ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def finished(served: Served) -> tuple[Guest, str]:
    """A game that computers have played to the end."""
    guest = served.guest()
    made = guest.make("fresco-cards", ["random", "random"])
    wait_until(lambda: served.registry.tables[made["id"]].facts.over)
    return guest, made["id"]


def test_a_finished_game(served: Served, finished: tuple[Guest, str], tmp_path: Path) -> None:
    guest, table = finished
    [entry] = guest.get("/api/tables")["finished"]
    assert entry["over"] is True
    assert entry["seed"] is not None
    answer = guest.ask("GET", f"/api/tables/{table}/record")
    record = Record.from_json(answer.text)
    assert record.generator == SEALED
    assert record.replay().is_over
    assert list(record.replay().scores()) == entry["scores"]
    import hashlib

    assert hashlib.sha256(str(record.seed).encode()).hexdigest() == entry["seed_sha256"]


def test_no_record_before_the_end(served: Served) -> None:
    guest = served.guest()
    made = table_of(guest, ["me", "random"])
    refused(guest.ask("GET", f"/api/tables/{made['id']}/record"), 409, "not-over")
    refused(guest.ask("POST", f"/api/tables/{made['id']}/rematch"), 409, "not-over")
    refused(served.guest().ask("POST", f"/api/tables/{made['id']}/rematch"), 403, "not-seated")


def test_a_rematch_is_one_new_table_for_all(served: Served, finished: tuple[Guest, str]) -> None:
    guest, table = finished
    again = guest.ask("POST", f"/api/tables/{table}/rematch")
    assert again.status_code == 201
    assert guest.ask("POST", f"/api/tables/{table}/rematch").json() == again.json()
    facts = guest.get(f"/api/tables/{again.json()['id']}")
    assert [seat["bot"] for seat in facts["seats"]] == ["random", "random"]
    assert guest.get(f"/api/tables/{table}")["rematch"] == again.json()["url"]


def test_a_rematch_is_written_whole_or_not_at_all(
    served: Served, finished: tuple[Guest, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, table = finished
    written, write = [0], served.registry.store.commit

    async def only_once(*statements: Any, **more: Any) -> None:
        written[0] += any(isinstance(statement, Insert | Update) for statement in statements)
        if written[0] > 1:
            raise NotKept
        await write(*statements, **more)

    monkeypatch.setattr(served.registry.store, "commit", only_once)
    again = guest.ask("POST", f"/api/tables/{table}/rematch")
    assert again.status_code == 201
    monkeypatch.undo()
    [row] = served.inside(served.registry.store.read(select(TABLES.c.rematch).where(TABLES.c.id == table)))
    assert row.rematch == again.json()["id"]


def test_a_rematch_counts_as_a_table(tmp_path: Path) -> None:
    limits = replace(settings(tmp_path).limits, tables=1)
    with Served(settings(tmp_path, limits=limits)) as served:
        guest = served.guest()
        done = table_of(guest, ["random", "random"])["id"]
        wait_until(lambda: served.registry.tables[done].facts.over)
        table_of(guest, ["me", "open"])
        refused(guest.ask("POST", f"/api/tables/{done}/rematch"), 429, "too-many-tables")
        assert guest.get(f"/api/tables/{done}")["rematch"] is None


def test_a_rematch_counts_for_its_address(tmp_path: Path) -> None:
    limits = replace(settings(tmp_path).limits, address_tables=2)
    with Served(settings(tmp_path, limits=limits)) as served:
        guest = served.guest()
        done = table_of(guest, ["me", "random"], options={"turn_cap": 1})["id"]
        guest.open(done).ready().ask("resign")
        wait_until(lambda: served.registry.tables[done].facts.over)
        others = [table_of(served.guest(), ["me", "open"])["id"] for _ in range(2)]
        refused(guest.ask("POST", f"/api/tables/{done}/rematch"), 429, "too-many-tables")
        served.registry.tables[others[0]].facts.over = 1
        served.inside(served.registry.commit(update(TABLES).where(TABLES.c.id == others[0]).values(over=1)))
        again = guest.ask("POST", f"/api/tables/{done}/rematch")
        assert again.status_code == 201
        assert guest.ask("POST", f"/api/tables/{done}/rematch").json() == again.json(), "it opens nothing"
        body = {"game": "fresco-cards", "seats": ["me", "open"]}
        refused(served.guest().ask("POST", "/api/tables", body), 429, "too-many-tables")


def test_people_keep_their_seats_in_a_rematch(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    made = host.make("fresco-cards", ["open", "me"])
    friend.join(made["invite"], name="Bea")
    pages = [host.open(made["id"]).ready(), friend.open(made["id"]).ready()]
    for page in pages:
        assert page.ask("resign")["type"] == "ok"
    for page in pages:
        while not page.table["over"]:
            page.until_type("table")
    again = friend.ask("POST", f"/api/tables/{made['id']}/rematch").json()
    while "rematch" not in pages[0].table:
        pages[0].until_type("table")
    assert pages[0].table["rematch"] == again["url"]
    assert host.open(again["id"]).ready().table["you"] == 1
    assert friend.open(again["id"]).ready().table["you"] == 0


# --- the door ---------------------------------------------------------------------------------------------------------


def test_every_answer_carries_the_safe_headers(served: Served) -> None:
    guest = served.guest()
    for path in ("/", "/api/games", "/api/nothing"):
        headers = guest.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["referrer-policy"] == "no-referrer"
    # Parts of a page need no headers of a page; there are some hundred of them.
    for path in ("/", "/static/boot.js", "/static/nothing.js", "/api/games", "/locale/en/common.ftl"):
        headers = guest.http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_other_names_and_other_sites_are_refused(served: Served) -> None:
    guest = served.guest()
    body = {"game": "fresco", "seats": ["me", "random"]}
    refused(guest.http.get("/api/games", headers={"host": "evil.example"}), 421, "wrong-host")
    for broken in ("a b", "[", "[::1", "]", "[x]", "a:b"):
        refused(guest.http.get("/api/games", headers={"host": broken}), 421, "wrong-host")
    assert guest.http.get("/api/games", headers={"host": "localhost:1"}).status_code == 200
    assert guest.http.get("/api/games", headers={"host": "192.168.1.5"}).status_code == 200
    for origin in ("http://evil.example", "null", f"http://{served.base}.evil.example", "http://[", "http://[x]", ""):
        refused(guest.http.post("/api/tables", json=body, headers={"origin": origin}), 403, "wrong-origin")
    good = guest.http.post("/api/tables", json=body, headers={"origin": f"http://{served.base}"})
    assert good.status_code == 201


def test_a_socket_from_another_site_is_refused(served: Served) -> None:
    from websockets.exceptions import InvalidStatus
    from websockets.sync.client import connect

    guest = served.guest()
    made = table_of(guest, ["me", "random"])
    cookie = f"bottega_guest={guest.http.cookies['bottega_guest']}"
    with (
        pytest.raises(InvalidStatus),
        connect(
            f"ws://{served.base}/ws/{made['id']}",
            additional_headers={"cookie": cookie, "origin": "http://evil.example"},
            open_timeout=PATIENCE,
        ),
    ):
        pass


PERSON = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def explained(answer: httpx.Response, status: int, code: str) -> None:
    """By a page for people, in its own words."""
    assert (answer.status_code, answer.headers["content-type"]) == (status, "text/html; charset=utf-8"), answer.text
    assert f'<body class="page-gate" data-code="{code}">' in answer.text
    assert "script-src 'self';" in answer.headers["content-security-policy"]


def test_people_are_refused_by_a_page_and_programs_in_json(tmp_path: Path) -> None:
    limits = replace(settings(tmp_path).limits, requests=(8, 0.0))
    with Served(settings(tmp_path, limits=limits)) as served:
        guest, elsewhere = served.guest(), {"host": "evil.example"}
        explained(guest.http.get("/", headers={**PERSON, **elsewhere}), 421, "wrong-host")
        assert guest.http.get("/static/boot.js", headers=elsewhere).status_code == 200, "the page needs its parts"
        refused(guest.http.get("/api/games", headers={**PERSON, **elsewhere}), 421, "wrong-host")
        explained(guest.http.post("/", headers={**PERSON, "origin": "http://evil.example"}), 403, "wrong-origin")
        explained(guest.http.post("/", headers=PERSON), 405, "no-method")
        explained(guest.http.get("/nowhere", headers=PERSON), 404, "no-page")
        refused(guest.http.get("/nowhere"), 404, "no-page")
        explained(guest.http.get("/watch/nothing", headers=PERSON), 404, "wrong-link")
        for _ in range(4):
            guest.http.get("/api/games")
        explained(guest.http.get("/t/any", headers=PERSON), 429, "slow-down")
        refused(guest.http.get("/api/games", headers=PERSON), 429, "slow-down")
        assert guest.http.get("/locale/en/web.ftl").status_code == 200


@pytest.mark.parametrize(
    ("error", "status", "code"), [(Refused("not-kept"), 503, "not-kept"), (OSError(), 500, "fault")]
)
def test_trouble_with_a_table_is_explained(
    served: Served, monkeypatch: pytest.MonkeyPatch, error: Exception, status: int, code: str
) -> None:
    async def fail(_: object) -> None:
        raise error

    monkeypatch.setattr(served.registry.store, "read", fail)
    for path in ("/t/any", "/join/any", "/watch/any"):
        explained(served.guest().http.get(path, headers=PERSON), status, code)
    refused(served.guest().ask("GET", "/api/tables/any"), status, code)


def test_a_page_comes_back_to_a_table_that_could_not_be_read(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = served.guest()
    made = table_of(guest, ["me", "random"])
    served.registry.tables.clear()

    async def fail(_: object) -> None:
        raise Refused("not-kept")

    monkeypatch.setattr(served.registry.store, "read", fail)
    assert guest.open(made["id"]).until_closed() == TRY_AGAIN
    monkeypatch.undo()
    assert guest.open("nowhere").until_closed() == NO_TABLE
    guest.open(made["id"]).ready()


def test_bodies_have_a_size_and_a_form(served: Served) -> None:
    guest = served.guest()
    big = json.dumps({"game": "fresco", "seats": ["me"], "name": "x" * 20_000})
    headers = {"content-type": "application/json"}
    refused(guest.http.post("/api/tables", content=big, headers=headers), 413, "too-large")

    def drops() -> Iterator[bytes]:
        for _ in range(40):
            yield b" " * 1000

    refused(guest.http.post("/api/tables", content=drops(), headers=headers), 413, "too-large")
    for content in (b"", b"{", b"\xff", b"[" * 10_000, b"nul", b'{"game":NaN}'):
        refused(guest.http.post("/api/tables", content=content, headers=headers), 422, "malformed")
    refused(guest.http.post("/api/tables", data={"game": "fresco"}), 422, "malformed")


def test_who_comes_too_often_waits(tmp_path: Path) -> None:
    limits = Limits(makes=(3, 0.0), requests=(8, 0.0))
    with Served(settings(tmp_path, limits=limits)) as served:
        guest = served.guest()
        for _ in range(3):
            assert guest.ask("POST", "/api/me", {"name": "x"}).status_code == 200
        refused(guest.ask("POST", "/api/me", {"name": "x"}), 429, "slow-down")
        for _ in range(4):
            assert guest.ask("GET", "/api/me").status_code == 200
        refused(guest.ask("GET", "/api/me"), 429, "slow-down")


def test_a_guest_has_a_bounded_number_of_tables_and_pages(tmp_path: Path) -> None:
    limits = replace(settings(tmp_path).limits, tables=2, sockets=2)
    with Served(settings(tmp_path, limits=limits)) as served:
        guest = served.guest()
        made = table_of(guest, ["me", "open"])
        table_of(guest, ["me", "open"])
        body = {"game": "fresco-cards", "seats": ["me", "open"]}
        refused(guest.ask("POST", "/api/tables", body), 429, "too-many-tables")
        pages = [guest.open(made["id"]) for _ in range(2)]
        for page in pages:
            page.until_type("table")
        third = guest.open(made["id"])
        assert third.read()["code"] == "slow-down"


def test_an_address_has_a_bounded_number_of_tables_and_pages(tmp_path: Path) -> None:
    """Whoever throws his cookie away is a new guest, but he still lives there."""
    limits = replace(settings(tmp_path).limits, address_tables=2, address_sockets=2)
    with Served(settings(tmp_path, limits=limits)) as served:
        done = table_of(served.guest(), ["random", "random"])["id"]
        wait_until(lambda: served.registry.tables[done].facts.over)
        made = [table_of(served.guest(), ["me", "open"]) for _ in range(2)]
        body = {"game": "fresco-cards", "seats": ["me", "open"]}
        refused(served.guest().ask("POST", "/api/tables", body), 429, "too-many-tables")
        for _ in range(2):
            served.guest().watch(made[0]["watch"]).until_type("table")
        assert served.guest().watch(made[0]["watch"]).read()["code"] == "slow-down"


def test_a_seat_does_not_speak_faster_from_two_pages(tmp_path: Path) -> None:
    limits = replace(settings(tmp_path).limits, chats=(2, 0.0))
    with Served(settings(tmp_path, limits=limits)) as served:
        guest = served.guest()
        made = table_of(guest, ["me", "open"])
        pages = [guest.open(made["id"]) for _ in range(2)]
        assert [page.ask("chat", text="ciao")["type"] for page in pages] == ["ok", "ok"]
        assert [page.ask("chat", text="ciao")["code"] for page in pages] == ["slow-down"] * 2


def test_a_page_that_floods_is_slowed_down_and_then_cut(tmp_path: Path) -> None:
    limits = replace(settings(tmp_path).limits, messages=(5, 0.0))
    with Served(settings(tmp_path, limits=limits)) as served:
        guest = served.guest()
        page = guest.open(table_of(guest, ["me", "open"])["id"])
        page.until_type("table")
        for _ in range(5):
            page.send({"type": "ping"})
            assert page.read()["type"] == "pong"
        for _ in range(TOO_OFTEN):
            page.send({"type": "ping"})
            assert page.read()["code"] == "slow-down"
        page.send({"type": "ping"})
        assert page.until_closed() == TOO_FAST


# --- files ------------------------------------------------------------------------------------------------------------


def test_texts_and_files(served: Served) -> None:
    http = served.guest().http
    answer = http.get("/locale/fr/common.ftl")
    assert answer.status_code == 200
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-cache"
    tag = answer.headers["etag"]
    assert http.get("/locale/fr/common.ftl", headers={"if-none-match": tag}).status_code == 304
    page = http.get("/").text
    versioned = re.findall(r'"(/static/@[0-9a-f]{16}/boot\.js)"', page)
    assert "immutable" in http.get(versioned[0]).headers["cache-control"]
    for other in ("/static/boot.js", "/static/@0123456789abcdef/boot.js"):
        assert http.get(other).headers["cache-control"] == "no-cache"
    plain = http.get("/locale/fr/common.ftl", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text


@pytest.mark.parametrize(
    "path",
    [
        "/static/../server/app.py",
        "/static/..%2fserver%2fapp.py",
        "/static/%2e%2e/server/app.py",
        "/static//etc/passwd",
        "/static/%00",
        "/static/" + "a/" * 400,
        "/locale/..%2f..%2fserver/app.ftl",
        "/locale/xx/common.ftl",
        "/locale/en/..%2f..%2fserver%2fapp.ftl",
        "/locale/en/nothing.ftl",
    ],
)
def test_nothing_else_is_served(served: Served, path: str) -> None:
    assert served.guest().http.get(path).status_code == 404


def test_every_code_has_its_sentence() -> None:
    for code, (status, sentence) in CODES.items():
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", code)
        assert 400 <= status <= 599
        assert sentence.endswith(".")
