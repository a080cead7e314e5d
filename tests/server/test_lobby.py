"""The lobby is asked for by everybody, again and again: it costs little, and nobody fills it for the others."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import segno

from bottega.server import limits, lobby
from bottega.server.errors import Refused
from bottega.server.guard import cost
from bottega.server.lobby import ADDRESS_SHARE, LISTED, SHARE
from bottega.server.proxies import networks
from bottega.server.store.readers import Readers

from .served import GENEROUS, Guest, Served, refused, settings


@pytest.fixture
def queries(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was asked of the store."""
    asked: list[str] = []
    honest = Readers.read

    async def noted(self: Readers, query: Any) -> list[Any]:
        asked.append(str(query))
        return await honest(self, query)

    monkeypatch.setattr(Readers, "read", noted)
    return asked


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    standing = Clock()
    monkeypatch.setattr(lobby, "clock", standing)
    monkeypatch.setattr(limits, "clock", standing)
    return standing


def test_empty_lists_are_not_asked_for(served: Served, clock: Clock, queries: list[str]) -> None:
    stranger = served.guest()
    assert stranger.get("/api/tables") == {"mine": [], "open": [], "finished": []}
    assert len(queries) == 1, "whether there are open tables"
    queries.clear()
    stranger.get("/api/tables")
    assert len(queries) == 2, "his own, running and finished"


def test_open_tables_are_looked_for_once_a_second(served: Served, clock: Clock, queries: list[str]) -> None:
    host = served.guest()
    made = host.make("fresco", ["me", "open"], public=True)
    assert served.guest().get("/api/tables")["open"]
    queries.clear()
    for _ in range(20):
        assert [table["id"] for table in served.guest().get("/api/tables")["open"]] == [made["id"]]
    assert queries == []
    clock.now += lobby.FRESH
    served.guest().get("/api/tables")
    assert queries


def test_a_new_table_and_a_full_one_are_seen_at_once(served: Served, clock: Clock) -> None:
    host, friend = served.guest(), served.guest()
    assert friend.get("/api/tables")["open"] == []
    made = host.make("fresco", ["me", "open"], public=True)
    [found] = friend.get("/api/tables")["open"]
    assert found["id"] == made["id"]
    friend.join(made["invite"])
    assert served.guest().get("/api/tables")["open"] == []


def test_a_list_that_could_not_be_read_is_read_again(
    served: Served, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(lobby.LobbyLists, "find_open", broken)
        refused(served.guest().ask("GET", "/api/tables"), 503, "not-kept")
    assert served.guest().get("/api/tables")["open"] == []


async def broken(_: object) -> list[Any]:
    raise Refused("not-kept")


def test_an_invitation_is_drawn_once(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    honest = segno.make

    def noted(link: str, **more: Any) -> Any:
        drawn.append(link)
        return honest(link, **more)

    monkeypatch.setattr(segno, "make", noted)
    guest = served.guest()
    made = [guest.make("fresco", ["me", "open"])["id"] for _ in range(2)]
    pictures = [guest.ask("GET", f"/api/tables/{table}/qr.svg").text for table in made * 3]
    assert len(drawn) == 2
    assert pictures == pictures[:2] * 3
    assert pictures[0] != pictures[1]


# --- one among many ---------------------------------------------------------------------------------------------------


@pytest.fixture
def behind_a_proxy(tmp_path: Path) -> Iterator[Served]:
    with Served(settings(tmp_path, proxies=networks("127.0.0.1"))) as served:
        yield served


def opened(guest: Guest, count: int) -> list[str]:
    return [guest.make("fresco-cards", ["me", "open"], public=True)["id"] for _ in range(count)]


def test_the_tables_of_one_guest_leave_those_of_others_in_sight(served: Served) -> None:
    modest = opened(served.guest(), 1)
    noisy = opened(served.guest(), LISTED + 3)
    listed = [table["id"] for table in served.guest().get("/api/tables")["open"]]
    assert listed[: SHARE + 1] == [*reversed(noisy[-SHARE:]), *modest]
    assert len(listed) == LISTED, "where there is room the others follow"


def test_nor_does_one_address_with_many_guests(behind_a_proxy: Served) -> None:
    served = behind_a_proxy
    modest = opened(served.guest(headers={"x-forwarded-for": "192.0.2.1"}), 1)
    for _ in range(LISTED // SHARE + 1):
        opened(served.guest(headers={"x-forwarded-for": "192.0.2.2"}), SHARE)
    listed = [table["id"] for table in served.guest().get("/api/tables")["open"]]
    assert listed.index(modest[0]) == ADDRESS_SHARE


# --- what it counts for -----------------------------------------------------------------------------------------------


def test_dear_requests_count_for_more(tmp_path: Path, clock: Clock) -> None:
    few = replace(GENEROUS, requests=(20, 2.0))
    with Served(settings(tmp_path, limits=few)) as served:
        guest = served.guest()
        answers = [guest.ask("GET", "/api/tables") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        refused(answers[2], 429, "slow-down")
        assert answers[2].headers["retry-after"] == "2", "four are left of eight"
        assert [guest.ask("GET", "/api/me").status_code for _ in range(5)] == [200] * 4 + [429]
        clock.now += 4.0
        assert guest.ask("GET", "/api/tables").status_code == 200


def test_people_are_told_too_when_to_come_again(tmp_path: Path, clock: Clock) -> None:
    with Served(settings(tmp_path, limits=replace(GENEROUS, requests=(1, 0.1)))) as served:
        guest = served.guest()
        guest.http.get("/")
        answer = guest.http.get("/", headers={"accept": "text/html"})
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "10")
        assert 'data-code="slow-down"' in answer.text


@pytest.mark.parametrize(
    ("method", "path", "least"),
    [
        ("GET", "/api/tables", 5),
        ("POST", "/api/tables/", 5),
        ("GET", "/api/tables/abc/record", 5),
        ("GET", "/api/me", 1),
    ],
)
def test_what_a_request_costs(method: str, path: str, least: float) -> None:
    assert cost({"type": "http", "method": method, "path": path}) >= least
    assert cost({"type": "websocket", "path": "/ws/abc"}) == 1
