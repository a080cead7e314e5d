"""What several servers with one PostgreSQL do together besides games: words for all, programs, reviews, lost lines."""

import random
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from bottega.server.administration import Administration

from .databases import DATABASES, POSTGRES, cluster
from .programs import Wired, beside, key_of
from .served import Served, settings, wait_until
from .test_servers import elsewhere, rows, same
from .wire import Wire


@pytest.fixture(autouse=True, scope="module")
def kept_in() -> Iterator[str]:
    with DATABASES.while_tested(POSTGRES):
        yield POSTGRES


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    with Served(settings(tmp_path)) as one, Served(settings(tmp_path)) as other:
        yield one, other


# --- lost and found ---------------------------------------------------------------------------------------------------


def test_a_server_that_heard_nothing_for_a_while_knows_all_of_it_afterwards(tmp_path: Path) -> None:
    url = DATABASES.of(tmp_path)
    assert url is not None
    with (
        Wire(cluster(), shuts=True) as wire,
        Served(settings(tmp_path)) as one,
        Served(settings(tmp_path, database=wire.url(cluster(), str(url.database)))) as other,
    ):
        ada = one.guest()
        made = ada.make("fresco", ["me", "random"])
        here, there = ada.open(made["id"]).ready(), elsewhere(ada, other).open(made["id"]).ready()
        wire.shut.set()
        wire.end_all()
        here.play_on(random.Random(2), 5)
        here.wait_for_turn()
        assert there.ask("chat", text="is anybody there?")["code"] == "not-kept"
        assert other.registry.hearing is not None
        wait_until(lambda: other.registry.hearing is not None and other.registry.hearing.silent)
        wire.shut.clear()
        there.until(lambda _: there.state["version"] == here.state["version"])
        assert same(there) == same(here)
        wait_until(lambda: other.registry.hearing is not None and not other.registry.hearing.silent)
        assert there.ask("chat", text="I am back")["type"] == "ok"
        assert here.until_type("chat")["text"] == "I am back"


# --- the operator -----------------------------------------------------------------------------------------------------


def operate(served: Served, command: str, *words: str) -> None:
    served.inside(Administration(served.registry).do(command, words))


def test_what_an_operator_says_at_one_server_holds_at_all(two: tuple[Served, Served], tmp_path: Path) -> None:
    ada, bea = two[1].guest(), two[1].guest()
    made = ada.make("fresco-cards", ["me", "open"])
    bea.join(made["invite"])
    here, there = ada.open(made["id"]).ready(), bea.open(made["id"]).ready()
    operate(two[0], "announce", "We close at ten.")
    assert here.until_type("announcement")["text"] == "We close at ten."
    number = next(iter(two[1].registry.tables[made["id"]].seats[1].holders))
    operate(two[0], "block", number)
    assert there.until_closed() == 4403
    with Served(settings(tmp_path)) as third:
        assert third.registry.announcement.text == "We close at ten."
        assert elsewhere(bea, third).ask("GET", "/api/me").status_code == 403
        operate(third, "unblock", number)
    wait_until(lambda: bea.ask("GET", "/api/me").status_code == 200)


def test_a_table_is_deleted_or_closed_wherever_it_is(two: tuple[Served, Served], tmp_path: Path) -> None:
    ada = two[1].guest()
    made, other = [ada.make("fresco-cards", ["me", "random"]) for _ in range(2)]
    page, again = ada.open(made["id"]).ready(), ada.open(other["id"]).ready()
    operate(two[0], "delete", made["id"])
    assert page.until_closed() == 4404
    assert rows(tmp_path, made["id"]) == []
    assert ada.ask("GET", f"/api/tables/{made['id']}").status_code == 404
    operate(two[0], "close", other["id"])
    again.until(lambda _: again.state["view"]["over"])


def test_an_open_table_is_in_the_lobby_of_every_server(two: tuple[Served, Served]) -> None:
    made = two[0].guest().make("fresco-cards", ["me", "open"], public=True)
    guest = two[1].guest()
    wait_until(lambda: [table["id"] for table in guest.get("/api/tables")["open"]] == [made["id"]])
    guest.join(made["invite"])
    wait_until(lambda: two[0].guest().get("/api/tables")["open"] == [])


# --- programs ---------------------------------------------------------------------------------------------------------


def test_a_program_plays_at_another_server_than_the_people(two: tuple[Served, Served]) -> None:
    ada, made = beside(two[0], "fresco-cards", 2)
    page = ada.open(made["id"]).ready()
    person = threading.Thread(target=page.play_on, args=(random.Random(1),), daemon=True)
    program = Wired(two[1], key_of(made))
    page.until(lambda _: page.table["seats"][1]["connected"])
    person.start()
    rng = random.Random(2)
    while not any(message["type"] == "over" for message in program.messages):
        if program.asked:
            assert program.answer(rng.choice(program.asked["choices"])["id"])["type"] == "ok"
        else:
            program.read()
    over = next(message for message in program.messages if message["type"] == "over")
    person.join()
    assert over["scores"] == page.state["view"]["scores"]


def test_the_later_line_of_a_key_ends_the_earlier_one_at_whatever_server(two: tuple[Served, Served]) -> None:
    _, made = beside(two[0], "fresco-cards", 2)
    first = Wired(two[0], key_of(made))
    first.until_type("told")
    Wired(two[1], key_of(made)).until_type("told")
    assert first.until_type("bye")["code"] == "elsewhere"


# --- reviews ----------------------------------------------------------------------------------------------------------


def test_two_servers_do_not_work_out_the_same_review(two: tuple[Served, Served]) -> None:
    hearings = [served.registry.hearing for served in two]
    leases = [hearing.leases for hearing in hearings if hearing is not None]
    assert two[0].inside(leases[0].take_work("game"))
    assert not two[1].inside(leases[1].take_work("game"))
    two[0].inside(leases[0].end_work("game"))
    assert two[1].inside(leases[1].take_work("game"))
