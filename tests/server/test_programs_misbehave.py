"""What happens when a program errs, lies, floods or falls silent: each kind once, answered as docs/protocol.md says,
and the table goes on.
"""

import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bottega.server.programs.lines import Stream

from .programs import Poller, Wired, beside, key_of
from .served import GENEROUS, Guest, Page, Served, settings, wait_until

STRICT = replace(GENEROUS, program_hello=0.3)


class Evening:
    """A person and a program at a small table."""

    def __init__(self, served: Served, **more: Any) -> None:
        self.served = served
        self.guest: Guest
        self.guest, self.made = beside(served, "fresco-cards", 2, **more)
        self.id = self.made["id"]
        self.key = key_of(self.made)
        self.page: Page = self.guest.open(self.id).ready()

    def program(self) -> Wired:
        return Wired(self.served, self.key)

    def asked(self) -> Wired:
        """A program that has a decision to make."""
        program = self.program()
        while True:
            served = self.served.registry.tables[self.id]
            if 1 in served.to_act:
                program.decide()
                return program
            self.page.wait_for_turn()
            self.page.act(self.page.choices[0]["id"])

    def goes_on(self, program: Wired) -> None:
        """It may still choose, and the person has lost nothing."""
        asked = program.decide()
        assert program.answer(asked["choices"][0]["id"])["type"] == "ok"
        self.page.send({"type": "ping"})
        self.page.until_type("pong")

    def replaced(self) -> dict[str, Any]:
        """What people are told of the seat, as soon as a computer stands in."""
        told = self.page.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["away"])
        return dict(told["table"]["seats"][1])

    def row(self) -> list[tuple[str, str]]:
        """Who came and went, as the journal has it."""
        entries = self.served.inside(self.served.registry.store.journal(self.id))
        return [(entry.kind, entry.body) for entry in entries if entry.kind in ("takeover", "return")]


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    with Served(settings(tmp_path, limits=STRICT)) as served:
        yield Evening(served)


def refused_over_http(evening: Evening, key: str) -> tuple[int, str]:
    answer = Poller(evening.served, key).http.get("/api/programs/events")
    return answer.status_code, answer.json()["error"]


# --- keys and lines --------------------------------------------------------------------------------------------------


def wrong_key(evening: Evening) -> None:
    for key in ("-", "nonsense", evening.key + "x", evening.key[:-1], "bottega_" + evening.key[8:20] + "_"):
        assert refused_over_http(evening, key) == (401, "wrong-key")
        line = Wired(evening.served, key)
        assert line.read()["code"] == "wrong-key"
        assert line.until_closed() == 4401
    act = evening.served.guest().ask("POST", "/api/programs/act", {"table": evening.id, "version": 0, "action": 0})
    assert act.json()["error"] == "wrong-key"


def key_of_a_person(evening: Evening) -> None:
    assert refused_over_http(evening, evening.made["url"].split("#seat=")[1]) == (401, "wrong-key")


def revoked_key(evening: Evening) -> None:
    program = evening.asked()
    evening.guest.ask("POST", f"/api/programs/keys/{evening.made['programs'][0]['id']}/revoke")
    assert program.until_type("bye")["code"] == "revoked"
    assert program.until_closed() == 4409
    assert refused_over_http(evening, evening.key) == (401, "wrong-key")
    assert evening.replaced()["why_away"] == "revoked"
    assert evening.row()[0] == ("takeover", "revoked")
    evening.page.until_type("state")  # a computer goes on


def another_table(evening: Evening) -> None:
    _, other = beside(evening.served, "fresco-cards", 2)
    program = evening.asked()
    for table in (other["id"], "nosuchtable"):
        assert program.say({"table": table, "version": 0, "action": 0})["code"] == "not-seated"
        program.send({"type": "resync", "table": table})
        assert program.until_type("refused")["code"] == "not-seated"
    for table, code in ((other["id"], "not-seated"), ("nosuchtable", "no-table")):
        assert Poller(evening.served, evening.key).act(table, 0, 0).json()["error"] == code
    evening.goes_on(evening.asked())


def another_seat(evening: Evening) -> None:
    program = evening.asked()
    assert program.answer(0, seat=0)["code"] == "not-seated"
    assert program.answer(0, seat=-1)["code"] == "not-seated"
    evening.goes_on(program)


def two_lines(evening: Evening) -> None:
    first = evening.asked()
    second = evening.program()
    assert first.until_type("bye")["code"] == "elsewhere"
    assert first.until_closed() == 4409
    evening.goes_on(second)


def no_hello(evening: Evening) -> None:
    line = Wired(evening.served, None)
    assert line.read()["code"] == "wrong-key"
    assert line.until_closed() == 4401


def other_first_word(evening: Evening) -> None:
    for word in ('{"type":"ping"}', "not json", '{"type":"hello","protocol":"one"}', '{"type":"hello","protocol":1}'):
        line = Wired(evening.served, None)
        line.send(word)
        assert line.read()["code"] == "wrong-key"
        assert line.until_closed() == 4401


def other_protocol(evening: Evening) -> None:
    line = Wired(evening.served, None)
    line.send({"type": "hello", "protocol": 2, "key": evening.key})
    assert line.read()["code"] == "wrong-protocol"
    assert line.until_closed() == 4426
    later = evening.program()
    later.send({"type": "hello", "protocol": 0})
    later.until(lambda message: message.get("code") == "wrong-protocol")
    assert later.until_closed() == 4426
    poller = Poller(evening.served, evening.key)
    assert poller.http.get("/api/programs/events?protocol=7").json()["error"] == "wrong-protocol"


def hello_in_a_message(evening: Evening) -> None:
    """No misbehaviour, but what clients do that cannot set a header."""
    line = Wired(evening.served, None)
    line.send({"type": "hello", "protocol": 1, "key": evening.key})
    assert line.until_type("told")["table"] == evening.id


# --- messages --------------------------------------------------------------------------------------------------------


def not_json(evening: Evening) -> None:
    program = evening.asked()
    for text in ("", "{", "[]", "null", "[" * 3000, b"\xff\xfe", '{"type":"act"}', '{"type":"dance"}'):
        program.send(text)
        refusal = program.until_type("refused")
        assert (refusal["code"], refusal["re"], refusal["tries"]) == ("malformed", None, None)
    evening.goes_on(program)


def wrong_types(evening: Evening) -> None:
    program = evening.asked()
    for wrong in (
        {"version": "1"},
        {"version": None},
        {"action": 1.5},
        {"action": True},
        {"action": [1]},
        {"table": 7},
    ):
        program.send({"type": "act", "table": evening.id, "version": 0, "action": 0, **wrong})
        assert program.until_type("refused")["code"] == "malformed"
        answer = Poller(evening.served, evening.key).http.post(
            "/api/programs/act", json={"table": evening.id, "version": 0, "action": 0, **wrong}
        )
        assert answer.status_code == 422, answer.text
    evening.goes_on(program)


def huge_message(evening: Evening) -> None:
    program = evening.asked()
    program.send({"type": "act", "table": evening.id, "version": 0, "action": "x" * 5000})
    assert program.until_type("refused")["code"] == "too-large"
    answer = Poller(evening.served, evening.key).act(evening.id, 0, "x" * 20_000)
    assert answer.status_code == 413
    evening.goes_on(program)
    program.send("x" * 100_000)
    assert program.until_closed() == 1009


# --- choices ---------------------------------------------------------------------------------------------------------


def unknown_number(evening: Evening) -> None:
    program = evening.asked()
    for tries, action in enumerate((10**6, 10**12)):
        refusal = program.answer(action)
        assert (refusal["code"], refusal["tries"]) == ("malformed", 2 - tries)
    evening.goes_on(program)
    assert evening.row() == []


def negative_number(evening: Evening) -> None:
    program = evening.asked()
    refusal = program.answer(-1)
    assert (refusal["code"], refusal["tries"]) == ("malformed", 2)
    evening.goes_on(program)


def illegal_action(evening: Evening) -> None:
    program = evening.asked()
    open_now = {choice["id"] for choice in program.decide()["choices"]}
    closed = next(number for number in range(500) if number not in open_now)
    refusal = program.answer(closed)
    assert (refusal["code"], refusal["tries"]) == ("not-open", 2)
    evening.goes_on(program)


def unknown_notation(evening: Evening) -> None:
    program = evening.asked()
    refusal = program.answer("please win")
    assert (refusal["code"], refusal["tries"]) == ("malformed", 2)
    asked = program.decide()
    assert program.answer(asked["choices"][0]["notation"])["type"] == "ok"


def nonsense_to_the_end(evening: Evening) -> None:
    program = evening.asked()
    told = [program.answer("please win")["tries"] for _ in range(3)]
    assert told == [2, 1, 0]
    assert any(message["type"] == "taken" and message["why"] == "nonsense" for message in program.messages)
    assert evening.replaced()["why_away"] == "nonsense"
    assert program.answer(0)["code"] in ("away", "not-your-turn", "stale")
    wait_until(lambda: evening.row() == [("takeover", "nonsense"), ("return", "")])
    program.asked = {}
    evening.goes_on(evening.asked())


def wrong_version(evening: Evening) -> None:
    program = evening.asked()
    asked = program.decide()
    for version in (asked["version"] + 1, asked["version"] + 1000, -1, 2**53):
        refusal = program.say({"table": evening.id, "version": version, "action": asked["choices"][0]["id"]})
        assert (refusal["code"], refusal["tries"]) == ("stale", None)
    evening.goes_on(program)


def stale_version(evening: Evening) -> None:
    program = evening.asked()
    first = program.decide()
    evening.goes_on(program)
    program = evening.asked()
    again = program.say({"table": evening.id, "version": first["version"], "action": first["choices"][0]["id"]})
    assert (again["code"], again["tries"]) == ("stale", None)
    evening.goes_on(program)


def the_same_answer_twice(evening: Evening) -> None:
    program = evening.asked()
    asked = program.decide()
    act = {"table": evening.id, "version": asked["version"], "action": asked["choices"][0]["id"]}
    assert program.say(act)["type"] == "ok"
    again = program.say(act)
    assert again["code"] in ("stale", "not-your-turn")  # the second where others are asked now
    assert again["tries"] is None
    evening.goes_on(evening.asked())
    assert evening.row() == []


def not_asked(evening: Evening) -> None:
    program = evening.asked()
    while 1 in evening.served.registry.tables[evening.id].to_act:
        evening.goes_on(program)
    version = program.messages[-1].get("version", 0)
    refusal = program.say({"table": evening.id, "version": version, "action": 0})
    assert (refusal["code"], refusal["tries"]) == ("not-your-turn", None)


def after_the_end(evening: Evening) -> None:
    evening.page.ask("resign")
    program = Poller(evening.served, evening.key)
    over = program.play(random.Random(1))
    answer = program.act(evening.id, 10**6, 0)
    assert (answer.status_code, answer.json()["error"]) == (409, "game-over")
    late = Wired(evening.served, evening.key)
    assert late.until_type("over")["seed"] == over["seed"]


CALM: dict[str, Callable[[Evening], None]] = {
    "a wrong key": wrong_key,
    "the key of a person's seat": key_of_a_person,
    "a revoked key": revoked_key,
    "another table": another_table,
    "another seat": another_seat,
    "two lines with one key": two_lines,
    "no hello": no_hello,
    "another first word": other_first_word,
    "another protocol": other_protocol,
    "a hello in a message": hello_in_a_message,
    "not JSON": not_json,
    "wrong types": wrong_types,
    "a huge message": huge_message,
    "an unknown number": unknown_number,
    "a negative number": negative_number,
    "an illegal action": illegal_action,
    "an unknown notation": unknown_notation,
    "nonsense to the end": nonsense_to_the_end,
    "a wrong version": wrong_version,
    "a stale version": stale_version,
    "the same answer twice": the_same_answer_twice,
    "acting when not asked": not_asked,
    "acting after the end": after_the_end,
}


@pytest.mark.parametrize("kind", CALM)
def test_it_is_answered_as_the_page_says(kind: str, evening: Evening) -> None:
    CALM[kind](evening)


# --- with other settings ---------------------------------------------------------------------------------------------


def test_silence_is_ended_by_a_computer(tmp_path: Path) -> None:
    with Served(settings(tmp_path, program_time=0.4)) as served:
        evening = Evening(served)
        program = evening.asked()
        assert program.until_type("taken")["why"] == "silent"
        assert evening.replaced()["why_away"] == "silent"
        evening.page.wait_for_turn()  # a computer goes on, without any more waiting
        assert evening.row() == [("takeover", "silent")]
        program.close()
        again = evening.program()
        again.until_type("told")
        assert evening.row()[:2] == [("takeover", "silent"), ("return", "")]


def test_at_a_slow_table_silence_may_last_longer(tmp_path: Path) -> None:
    with Served(settings(tmp_path, program_time=0.1, program_days=3600.0)) as served:
        evening = Evening(served, pace="days")
        program = evening.asked()
        assert evening.page.table["program_time"] == 3600.0
        assert program.decide()["deadline"] > time.time() * 1000 + 3_000_000
        evening.goes_on(program)
        assert evening.row() == []


def test_a_program_that_never_comes_keeps_nobody_waiting(tmp_path: Path) -> None:
    with Served(settings(tmp_path, program_time=0.2)) as served:
        guest, made = beside(served, "fresco-cards", 2)
        page = guest.open(made["id"])
        page.play_on(random.Random(1))
        assert page.state["view"]["over"]


def test_leaving_in_the_middle_of_a_decision_loses_nothing(tmp_path: Path) -> None:
    with Served(settings(tmp_path)) as served:
        evening = Evening(served)
        program = evening.asked()
        asked = program.decide()
        program.close()
        evening.page.until(lambda message: message["type"] == "table" and not message["table"]["seats"][1]["connected"])
        again = evening.program()
        assert again.decide()["version"] == asked["version"]
        assert abs(again.decide()["deadline"] - asked["deadline"]) <= 1, "the clock goes on"
        evening.goes_on(again)
        assert evening.row() == []


def test_a_flood_is_cut_off(tmp_path: Path) -> None:
    limits = replace(GENEROUS, program_messages=(10, 1.0))
    with Served(settings(tmp_path, limits=limits)) as served:
        evening = Evening(served)
        program = evening.program()
        program.until_type("told")
        with suppress(ConnectionClosed):  # it may be cut off in the middle of it
            for _ in range(600):
                program.send({"type": "ping"})
        assert program.until_closed() == 4429
        assert any(message.get("code") == "slow-down" for message in program.messages)
        answer = Poller(served, evening.key).http.get("/api/programs/events")
        assert (answer.status_code, answer.json()["error"]) == (429, "slow-down")
        assert evening.page.ask("chat", text="still here")["type"] == "ok"


def test_one_that_does_not_read_is_given_up(tmp_path: Path) -> None:
    limits = replace(GENEROUS, backlog=4)
    with Served(settings(tmp_path, limits=limits)) as served:
        evening = Evening(served)
        program = Poller(served, evening.key)
        program.until_type("table")
        page, rng = evening.page, random.Random(1)
        first = program.heard[0]["n"]

        async def talk() -> None:
            table = served.registry.tables[evening.id]
            for _ in range(20):
                table.broadcast_table()

        served.inside(talk())
        assert program.poll()[0]["type"] == "hello", "too much waited: all begins anew"
        assert program.heard[-1]["n"] > first
        line = evening.program()
        line.until_type("told")
        served.inside(talk())
        assert line.until_closed() == 4408
        page.play_on(rng, moves=0)


def test_trying_keys_is_slowed_down(tmp_path: Path) -> None:
    limits = replace(GENEROUS, makes=(5, 0.01))
    with Served(settings(tmp_path, limits=limits)) as served:
        stranger = Poller(served, "bottega_aaaaaaaaaaaa_x")
        answers = [stranger.http.get("/api/programs").json()["error"] for _ in range(7)]
        assert answers == ["wrong-key"] * 5 + ["slow-down"] * 2
        line = Wired(served, "nothing")
        assert line.read()["code"] == "slow-down"
        assert line.until_closed() == 4429


def test_one_at_a_time_waits_for_events(tmp_path: Path) -> None:
    with Served(settings(tmp_path)) as served:
        evening = Evening(served)
        first, second = Poller(served, evening.key), Poller(served, evening.key)
        first.until_type("told")
        first.poll(0)
        second.after = first.after
        begun = time.monotonic()
        waiting = threading.Thread(target=first.poll, args=(40,), daemon=True)
        waiting.start()
        [line] = served.registry.programs.lines.values()
        assert isinstance(line, Stream)
        wait_until(lambda: line.waiter is not None and not line.waiter.done())
        second.poll(0)
        waiting.join(20)
        assert time.monotonic() - begun < 20


def test_no_answer_tells_a_key(evening: Evening) -> None:
    program = evening.asked()
    program.answer("please win")
    program.send({"type": "resync", "table": evening.id})
    program.until(lambda message: message["type"] == "told" and message["reset"])
    assert evening.key not in "\n".join(program.heard)
    assert evening.key not in "\n".join(evening.page.heard)
    assert evening.key not in json.dumps(evening.guest.get("/api/programs/keys"))
