"""Several servers with one PostgreSQL: no matter which of them a page or a request reaches."""

import random
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from .databases import DATABASES, POSTGRES, behind
from .served import Guest, Page, Served, acting, settings, wait_until
from .test_restart import Process


@pytest.fixture(autouse=True, scope="module")
def kept_in() -> Iterator[str]:
    with DATABASES.while_tested(POSTGRES):
        yield POSTGRES


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    with Served(settings(tmp_path)) as one, Served(settings(tmp_path)) as other:
        yield one, other


def elsewhere(guest: Guest, served: Served) -> Guest:
    """The same browser, sent to another server."""
    return served.guest(cookies=dict(guest.http.cookies))


def same(page: Page) -> dict[str, Any]:
    """What a page shows, however it came there."""
    return {name: page.state[name] for name in ("version", "view", "undo", "chosen_at")}


def rows(folder: Path, table: str, columns: str = "number, kind, seat, body") -> list[tuple[Any, ...]]:
    with behind(folder) as kept:
        return kept.execute(f"SELECT {columns} FROM journal WHERE table_id = ? ORDER BY number", (table,))  # noqa: S608


# --- a game over several servers --------------------------------------------------------------------------------------


def test_a_game_is_played_at_two_servers_move_by_move(two: tuple[Served, Served], tmp_path: Path) -> None:
    ada, bea = two[0].guest(), two[1].guest()
    made = ada.make("fresco-cards", ["me", "open", "random"])
    bea.join(made["invite"])
    pages = [ada.open(made["id"]), bea.open(made["id"])]
    rng = random.Random(3)
    while (page := acting(*pages)) is not None:
        answer = page.act(rng.choice(page.choices)["id"])
        assert answer["type"] == "ok", answer
    entries = rows(tmp_path, made["id"])
    assert [entry[0] for entry in entries] == list(range(len(entries)))
    for page in pages:
        while not page.table["over"]:
            page.until_type("table")
    record = ada.get(f"/api/tables/{made['id']}/record")
    assert bea.get(f"/api/tables/{made['id']}/record") == record
    assert record["result"]["scores"] == pages[0].state["view"]["scores"] == pages[1].state["view"]["scores"]


def test_whoever_took_a_seat_at_one_server_sits_at_the_other(two: tuple[Served, Served]) -> None:
    ada, bea = two[0].guest(), two[0].guest()
    made = ada.make("fresco-cards", ["me", "open", "open"])
    page = elsewhere(ada, two[1]).open(made["id"])
    page.until_type("table")  # there before anybody else came
    bea.join(made["invite"])
    again = elsewhere(bea, two[1]).open(made["id"])
    again.until_type("table")
    assert again.table["you"] == 1
    page.until(lambda _: page.table["seats"][1]["kind"] == "person")
    two[1].guest().join(made["invite"])  # the last seat, at the server that has not made the table
    for one in (page, again, ada.open(made["id"])):
        assert one.ready().table["started"]


def test_what_is_said_taken_back_and_given_up_is_heard_everywhere(two: tuple[Served, Served]) -> None:
    ada = two[0].guest()
    made = ada.make("fresco", ["me", "random"])
    here, there = ada.open(made["id"]).ready(), elsewhere(ada, two[1]).open(made["id"]).ready()
    here.wait_for_turn()
    while not here.state["can_undo"]:
        here.act(here.choices[0]["id"])
        here.wait_for_turn()
    there.until(lambda _: there.state["version"] == here.state["version"])
    answer = there.undo()
    assert answer["type"] == "ok", answer
    here.until(lambda _: here.state["version"] == there.state["version"])
    assert same(here) == same(there)
    assert there.ask("chat", text="hello")["type"] == "ok"
    assert here.until_type("chat")["text"] == "hello"
    assert there.ask("resign")["type"] == "ok"
    here.until(lambda _: here.table["seats"][0]["resigned"])
    here.until(lambda _: here.state["view"]["over"])
    there.until(lambda _: there.state["view"]["over"])
    assert elsewhere(ada, two[1]).ask("POST", f"/api/tables/{made['id']}/rematch").status_code == 201
    here.until(lambda _: "rematch" in here.table)


# --- who is there -----------------------------------------------------------------------------------------------------


def is_there(page: Page, seat: int) -> bool:
    return bool(page.table) and bool(page.table["seats"][seat]["connected"])


def test_who_is_there_is_true_at_every_server(two: tuple[Served, Served]) -> None:
    ada, bea = two[0].guest(), two[1].guest()
    made = ada.make("fresco-cards", ["me", "open"])
    bea.join(made["invite"])
    here = ada.open(made["id"]).ready()
    there = bea.open(made["id"])
    here.until(lambda _: is_there(here, 1))
    there.until(lambda _: is_there(there, 0))
    third = two[1].guest().watch(made["watch"])
    here.until(lambda _: here.table["watchers"] == 1)
    third.close()
    here.until(lambda _: here.table["watchers"] == 0)
    there.close()
    here.until(lambda _: not is_there(here, 1))


def test_nobody_is_replaced_who_is_at_another_server(tmp_path: Path) -> None:
    chosen = settings(tmp_path, grace=0.2)
    with Served(chosen) as one, Served(chosen) as other:
        ada, bea, cleo = one.guest(), other.guest(), other.guest()
        made = ada.make("fresco-cards", ["me", "open", "open"])
        here = ada.open(made["id"])
        bea.join(made["invite"])
        there = bea.open(made["id"])
        here.until(lambda _: is_there(here, 1))
        cleo.join(made["invite"])  # and never comes
        here.until(lambda _: here.table["started"] and here.table["seats"][2]["away"])
        assert not here.table["seats"][1]["away"]
        there.close()
        here.until(lambda _: here.table["seats"][1]["away"])


# --- secrets ----------------------------------------------------------------------------------------------------------


def told(page: Page) -> list[str]:
    """All positions and words, to the byte; only their numbers are the page's own."""
    kinds = zip(page.heard, page.messages, strict=True)
    return [text.partition(",")[2] for text, message in kinds if message["type"] in ("state", "chat")]


@pytest.mark.parametrize("viewer", ["the same seat", "somebody else", "who watches"])
def test_a_page_elsewhere_hears_byte_for_byte_what_it_would_have_heard(viewer: str, two: tuple[Served, Served]) -> None:
    ada, bea = two[0].guest(), two[0].guest()
    made = ada.make("fresco", ["me", "open", "random"], options={"modules": ["bells"]})
    bea.join(made["invite"])
    pages = [ada.open(made["id"]).ready(), bea.open(made["id"]).ready()]
    if viewer == "who watches":
        looking = [two[0].guest().watch(made["watch"]), two[1].guest().watch(made["watch"])]
    else:
        guest = ada if viewer == "the same seat" else bea
        looking = [guest.open(made["id"]), elsewhere(guest, two[1]).open(made["id"])]
    begun = [len(told(page.ready())) for page in looking]
    rng = random.Random(8)
    for _ in range(60):
        page = acting(*pages)
        assert page is not None
        if page.state["can_undo"] and rng.random() < 0.2:
            page.undo()
        else:
            page.act(rng.choice(page.choices)["id"])
    pages[0].ask("chat", text="the end")
    for page in looking:
        page.until_type("chat")
    here, there = [told(page)[number:] for page, number in zip(looking, begun, strict=True)]
    assert len(here) > 10
    # Those who came a moment apart may have begun at different moments of the game.
    shorter = min(len(here), len(there))
    assert here[-shorter:] == there[-shorter:]


# --- servers that die, sleep and stop ---------------------------------------------------------------------------------


def lease(folder: Path, table: str) -> tuple[str, int]:
    with behind(folder) as kept:
        [(server, fence)] = kept.execute("SELECT server, fence FROM leases WHERE id = ?", (table,))
    return server, fence


@pytest.fixture
def processes(tmp_path: Path) -> Iterator[list[Process]]:
    """Two servers; what is left of them ends with the test."""
    DATABASES.of(tmp_path)
    with ExitStack() as stack, ThreadPoolExecutor() as starting:
        begun = list(starting.map(Process, [tmp_path] * 2))
        for process in begun:
            stack.callback(ended, process)
        yield begun


def ended(process: Process) -> None:
    if process.process.poll() is None:
        process.end(signal.SIGKILL)


def guest_at(stack: ExitStack, process: Process, cookies: dict[str, str] | None = None) -> Guest:
    guest = Guest(f"127.0.0.1:{process.port}", cookies=cookies or {})
    stack.callback(guest.close)
    return guest


def test_the_tables_of_a_server_that_is_killed_go_on_elsewhere(processes: list[Process], tmp_path: Path) -> None:
    with ExitStack() as stack:
        ada = guest_at(stack, processes[0])
        made = ada.make("fresco", ["journeyman"] * 4)
        wait_until(lambda: len(rows(tmp_path, made["id"])) > 3)
        server, fence = lease(tmp_path, made["id"])
        processes[0].end(signal.SIGKILL)
        known = len(rows(tmp_path, made["id"]))
        wait_until(lambda: len(rows(tmp_path, made["id"])) > known + 20)
        assert lease(tmp_path, made["id"])[0] != server
        assert lease(tmp_path, made["id"])[1] > fence
        page = guest_at(stack, processes[1], dict(ada.http.cookies)).watch(made["watch"])
        page.until(lambda _: page.state and page.state["view"]["over"])
    numbers = [entry[0] for entry in rows(tmp_path, made["id"])]
    assert numbers == list(range(len(numbers)))


def test_a_server_that_slept_writes_nothing_and_shows_what_has_happened(
    processes: list[Process], tmp_path: Path
) -> None:
    with ExitStack() as stack:
        ada = guest_at(stack, processes[0])
        made = ada.make("fresco-cards", ["me", "open"])
        bea = guest_at(stack, processes[1])
        bea.join(made["invite"])
        asleep, awake = ada.open(made["id"]).ready(), bea.open(made["id"]).ready()
        first = acting(asleep, awake)
        assert first is not None
        twin = guest_at(stack, processes[1], dict(ada.http.cookies)).open(made["id"]).ready()
        seats = {asleep.table["you"]: twin, awake.table["you"]: awake}
        assert first.act(first.choices[0]["id"])["type"] == "ok"
        late = {"type": "act", "id": 99, "version": asleep.state["version"], "action": 0}
        processes[0].process.send_signal(signal.SIGSTOP)
        try:
            asleep.send(late)
            twin.until(lambda _: twin.state["version"] >= asleep.state["version"])
            for _ in range(6):
                page = acting(*seats.values())
                assert page is not None
                answer = page.act(page.choices[0]["id"])
                assert answer["type"] == "ok", answer
        finally:
            processes[0].process.send_signal(signal.SIGCONT)
        newest = seats[asleep.table["you"]]
        assert asleep.until(lambda message: message.get("re") == 99)["type"] == "refused"
        while asleep.state["version"] != newest.state["version"]:
            if newest.state["version"] < asleep.state["version"]:
                newest.until_type("state")
            else:
                asleep.until_type("state")
        assert same(asleep) == same(newest)
    numbers = [entry[0] for entry in rows(tmp_path, made["id"])]
    assert numbers == list(range(len(numbers)))


def test_a_server_that_stops_hands_its_tables_over(processes: list[Process], tmp_path: Path) -> None:
    with ExitStack() as stack:
        ada = guest_at(stack, processes[0])
        made = ada.make("fresco", ["me", "journeyman", "journeyman"])
        page = ada.open(made["id"]).ready()
        page.play_on(random.Random(1), 3)
        version = page.state["version"]
        server, fence = lease(tmp_path, made["id"])
        processes[0].process.send_signal(signal.SIGTERM)
        assert page.until_closed() == 1012
        again = guest_at(stack, processes[1], dict(ada.http.cookies)).open(made["id"]).ready()
        assert again.state["version"] >= version
        assert processes[0].end(signal.SIGTERM) == ""
        assert processes[0].process.returncode == 0 or processes[0].process.returncode == -signal.SIGTERM
        assert lease(tmp_path, made["id"])[0] not in ("", server)
        assert lease(tmp_path, made["id"])[1] > fence
        again.play_on(random.Random(2), 3)


def test_pages_at_a_server_that_died_are_not_there_any_more(processes: list[Process]) -> None:
    with ExitStack() as stack:
        ada, bea = guest_at(stack, processes[0]), guest_at(stack, processes[1])
        made = ada.make("fresco-cards", ["me", "open"])
        bea.join(made["invite"])
        here, there = ada.open(made["id"]).ready(), bea.open(made["id"]).ready()
        here.until(lambda _: is_there(here, 1))
        processes[1].end(signal.SIGKILL)
        here.until(lambda _: not is_there(here, 1))
        assert there.until_closed() == 0
