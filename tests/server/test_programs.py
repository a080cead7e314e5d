"""Programs that sit at a table: their keys, what they are told, and the games they play beside people."""

import random
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bottega.server.programs import messages

from .databases import behind
from .programs import Poller, Wired, beside, key_of
from .served import GENEROUS, Page, Served, settings, wait_until

GAMES = {"fresco": 3, "princes": 3, "fresco-cards": 2}


def in_background(page: Page, seed: int) -> threading.Thread:
    thread = threading.Thread(target=page.play_on, args=(random.Random(seed),), daemon=True)
    thread.start()
    return thread


def fits(message: dict[str, Any]) -> None:
    """It is what its type says, and has nothing besides."""
    told = {key: value for key, value in message.items() if key != "n"}
    read = msgspec.json.decode(msgspec.json.encode(told), type=messages.ToProgram)
    assert set(told) == {"type", *read.__struct_fields__}


# --- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["fresco-cards", pytest.param("princes", marks=pytest.mark.long)])
def test_a_poller_plays_a_game_beside_a_person(served: Served, game: str) -> None:
    guest, made = beside(served, game, GAMES[game])
    page = guest.open(made["id"]).ready()
    person = in_background(page, 1)
    program = Poller(served, key_of(made))
    over = program.play(random.Random(2))
    person.join(60)
    assert over["scores"] == page.state["view"]["scores"]
    assert over["seed"] == guest.get(f"/api/tables/{made['id']}")["seed"]
    for message in program.heard:
        fits(message)
    kinds = {message["type"] for message in program.heard}
    assert kinds == {"hello", "table", "told", "decide", "over"}
    numbers = [message["n"] for message in program.heard]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_a_program_sits_there_like_a_computer_and_is_marked(served: Served) -> None:
    guest, made = beside(served, "fresco-cards", 2)
    page = guest.open(made["id"]).ready()
    seat = page.table["seats"][1]
    assert (seat["kind"], seat["name"], seat["bot"], seat["program"]) == ("computer", "Greta", "program", True)
    assert not seat["connected"]
    program = Wired(served, key_of(made))
    page.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["connected"])
    program.close()
    page.until(lambda message: message["type"] == "table" and not message["table"]["seats"][1]["connected"])
    [listed] = guest.get("/api/tables")["mine"]
    assert listed["seats"][1]["program"]
    assert listed["seats"][1]["bot"] == "program"


def test_a_table_says_whose_program_plays_and_how_long_it_may_think(tmp_path: Path) -> None:
    with Served(settings(tmp_path, program_time=33.0)) as served:
        host, friend = served.guest(), served.guest()
        made = host.make("fresco-cards", ["program:Greta", "open", "me", "open"])
        friend.join(made["invite"])
        friend.ask("POST", f"/api/tables/{made['id']}/programs", {"name": "Ada", "seat": 3})
        page = host.open(made["id"]).ready()
        told = [(seat["program_of"], seat["why_away"]) for seat in page.table["seats"]]
        assert told == [(2, None), (None, None), (None, None), (1, None)]
        assert page.table["program_time"] == 33.0
        owner = served.guest()
        theirs = owner.make("fresco-cards", ["program:Greta", "open"])
        friend.join(theirs["invite"])
        table = friend.open(theirs["id"]).ready().table
        assert table["seats"][0]["program_of"] is None, "whoever set the table sits nowhere"
        alone = served.guest()
        without = alone.make("fresco-cards", ["me", "random"])
        assert alone.open(without["id"]).ready().table["program_time"] is None


def test_nothing_is_missed_between_two_questions(served: Served) -> None:
    guest, made = beside(served, "fresco-cards", 2)
    page = guest.open(made["id"]).ready()
    program = Poller(served, key_of(made))
    program.until_type("table")
    person = in_background(page, 3)
    over = program.play(random.Random(4))
    person.join(60)
    told = [fact for message in program.heard if message["type"] == "told" for fact in message["facts"]]
    mine = {fact["at"] for fact in page.facts}
    assert {fact["at"] for fact in told} >= mine - {0}
    assert over["ranking"]


def test_whoever_asks_for_what_is_long_gone_begins_anew(served: Served) -> None:
    _, made = beside(served, "fresco-cards", 2)
    program = Poller(served, key_of(made))
    first = program.until_type("hello")
    program.after = 1
    again = program.until_type("hello")
    assert again["n"] > first["n"]
    assert program.heard[-1]["n"] >= again["n"]


def test_a_program_hears_no_links(served: Served) -> None:
    guest, made = beside(served, "fresco-cards", 2)
    program = Wired(served, key_of(made))
    program.until_type("told")
    heard = "\n".join(program.heard)
    for link in (made["invite"], made["watch"], made["url"].split("#")[1]):
        assert link.rpartition("/")[2].removeprefix("seat=") not in heard
    assert guest.http.cookies["bottega_guest"].partition(".")[0] not in heard


# --- keys ------------------------------------------------------------------------------------------------------------


def test_a_key_is_kept_as_a_hash_only(served: Served) -> None:
    guest, made = beside(served, "fresco-cards", 2)
    [listed] = guest.get("/api/programs/keys")
    assert set(listed) == {"id", "table", "seat", "name", "created", "connected"}
    assert (listed["table"], listed["seat"], listed["name"]) == (made["id"], 1, "Greta")
    with behind(served.folder) as kept:
        dump = "\n".join(str(row) for row in kept.execute("SELECT * FROM program_keys"))
    assert key_of(made) not in dump
    assert key_of(made).rpartition("_")[2] not in dump


def test_a_players_key_opens_the_seats_where_its_guest_puts_programs(served: Served) -> None:
    guest, made = beside(served, "fresco-cards", 2)
    key = guest.ask("POST", "/api/programs/keys", {"name": "all of mine"}).json()
    assert (key["table"], key["seat"]) == (None, None)
    stranger, theirs = beside(served, "fresco-cards", 2)
    program = Wired(served, key["key"])
    assert program.until_type("table")["table"] == made["id"]
    again = guest.make("fresco-cards", ["program:Second", "random"])
    assert program.until(lambda message: message.get("table") == again["id"])["seat"] == 0
    refused = program.say({"table": theirs["id"], "version": 0, "action": 0})
    assert refused["code"] == "not-seated"
    assert {seat["table"] for seat in Poller(served, key["key"]).http.get("/api/programs").json()["tables"]} == {
        made["id"],
        again["id"],
    }
    assert stranger.get("/api/programs/keys")[0]["id"] != key["id"]


def test_a_program_takes_a_free_seat_in_the_waiting_room(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    made = host.make("fresco-cards", ["me", "open", "open"])
    stranger = served.guest().ask("POST", f"/api/tables/{made['id']}/programs", {"name": "Spy"})
    assert stranger.json()["error"] == "not-seated"
    friend.join(made["invite"])
    mine = friend.ask("POST", f"/api/tables/{made['id']}/programs", {"name": "Greta"})
    assert mine.status_code == 201
    assert mine.json()["seat"] == 2
    program = Wired(served, mine.json()["key"])
    assert program.until_type("told")["reset"]
    taken = host.ask("POST", f"/api/tables/{made['id']}/programs", {"name": "Late", "seat": 2})
    assert taken.json()["error"] == "full"
    another = friend.ask("POST", f"/api/tables/{made['id']}/programs", {"name": "x", "seat": 2}).json()
    assert another["name"] == "Greta"
    assert another["key"] != mine.json()["key"]


def test_a_guest_has_only_so_many_keys(served: Served) -> None:
    guest = served.guest()
    guest.get("/api/me")
    for number in range(20):
        assert guest.ask("POST", "/api/programs/keys", {"name": f"key {number}"}).status_code == 201
    assert guest.ask("POST", "/api/programs/keys", {"name": "more"}).json()["error"] == "too-many-keys"
    many = {"game": "fresco-cards", "seats": ["program:a", "program:b"]}
    assert guest.ask("POST", "/api/tables", many).json()["error"] == "too-many-keys"
    first = guest.get("/api/programs/keys")[0]["id"]
    assert guest.ask("POST", f"/api/programs/keys/{first}/revoke").status_code == 200
    assert guest.ask("POST", f"/api/programs/keys/{first}/revoke").json()["error"] == "no-key"
    assert guest.ask("POST", "/api/programs/keys", {"name": "more"}).status_code == 201


def test_the_key_of_a_seat_goes_with_its_table(served: Served) -> None:
    guest = served.guest()
    made = guest.make("fresco-cards", ["program:Greta", "random"], options={"turn_cap": 1})
    Poller(served, key_of(made)).play(random.Random(1))
    wait_until(lambda: guest.get(f"/api/tables/{made['id']}")["over"])
    assert guest.ask("POST", "/api/history/delete", {"games": [made["id"]]}).json() == {"games": 1}
    assert guest.get("/api/programs/keys") == []


def test_the_same_programs_sit_at_the_next_table(served: Served) -> None:
    guest, made = beside(served, "fresco-cards", 2, options={"turn_cap": 1})
    person = in_background(guest.open(made["id"]), 1)
    Poller(served, key_of(made)).play(random.Random(1))
    person.join(60)
    again = guest.ask("POST", f"/api/tables/{made['id']}/rematch").json()["id"]
    seat = guest.get(f"/api/tables/{again}")["seats"][1]
    assert (seat["name"], seat["program"], seat["bot"]) == ("Greta", True, "program")
    key = guest.ask("POST", f"/api/tables/{again}/programs", {"name": "x", "seat": 1}).json()["key"]
    assert Wired(served, key).until_type("table")["table"] == again


# --- what outlives a start -------------------------------------------------------------------------------------------


def test_a_program_goes_on_after_a_new_start(tmp_path: Path) -> None:
    with Served(settings(tmp_path)) as first:
        _, made = beside(first, "fresco-cards", 2)
        program = Poller(first, key_of(made))
        program.until_type("table")
        after = program.after
    with Served(settings(tmp_path)) as second:
        again = Poller(second, key_of(made))
        again.after = after
        assert again.until_type("hello")["n"] > after
        assert {message["type"] for message in again.heard} >= {"hello", "table", "told"}


def test_whoever_does_not_ask_any_more_has_left(tmp_path: Path) -> None:
    limits = replace(GENEROUS, program_gone=0.2)
    with Served(settings(tmp_path, limits=limits)) as served:
        _, made = beside(served, "fresco-cards", 2)
        Poller(served, key_of(made)).until_type("table")
        wait_until(lambda: not served.registry.programs.lines)
