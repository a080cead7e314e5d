"""What stands in the log, in which form, and what never does."""

import json
import logging
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from bottega.server import logs

from .served import Served, refused, wait_until


class Log:
    """Whatever has been logged, in the form that a test asks for."""

    def __init__(self, captured: pytest.CaptureFixture[str]) -> None:
        self.captured = captured
        self.text = ""

    def lines(self) -> list[str]:
        self.text += self.captured.readouterr().err
        return self.text.splitlines()


@pytest.fixture
def log(capsys: pytest.CaptureFixture[str]) -> Iterator[Log]:
    root, own = logging.getLogger(), logging.getLogger("bottega")
    handlers, level = root.handlers[:], root.level
    yield Log(capsys)
    root.handlers[:] = handlers
    root.setLevel(level)
    own.setLevel(logging.NOTSET)


def test_a_refusal_has_a_number_in_its_answer_and_in_the_log(log: Log, served: Served) -> None:
    logs.set_up("json", "info")
    guest = served.guest()
    made = guest.make("fresco", ["me", "open"])
    assert "x-request-id" not in guest.http.get("/api/me").headers, "only where there was trouble"
    answer = guest.http.post("/api/join/a-secret-link", json={})
    assert refused(answer, 404, "wrong-link")
    told = [json.loads(line) for line in log.lines()]
    [line] = [line for line in told if "wrong-link" in line["message"]]
    assert line["request"] == answer.headers["x-request-id"]
    assert line["message"] == "Refused: wrong-link, POST /api/join/..."
    assert (line["level"], line["from"]) == ("info", "bottega.server")
    for secret in ("a-secret-link", made["id"], made["invite"].rpartition("/")[2], "127.0.0.1"):
        assert secret not in log.text


def test_the_number_of_a_proxy_is_kept_if_it_is_plain(served: Served) -> None:
    guest = served.guest()
    given = "0af7651916cd43dd-8448eb211c80319c"
    assert guest.http.get("/nowhere", headers={"x-request-id": given}).headers["x-request-id"] == given
    for bad in ("a b", "x" * 65, 'x"y', ""):
        own = guest.http.get("/nowhere", headers={"x-request-id": bad}).headers["x-request-id"]
        assert own != bad
        assert len(own) == 16


def test_what_a_socket_is_refused_has_the_number_of_its_line(log: Log, served: Served) -> None:
    logs.set_up("lines", "info")
    guest = served.guest()
    made = guest.make("fresco-cards", ["me", "random"])
    guest.sit(made["url"])
    page = guest.open(made["id"]).ready()
    assert page.ask("act", version=10**6, action=0)["code"] == "stale"
    response = page.socket.response
    assert response is not None
    number = response.headers["x-request-id"]
    [line] = [line for line in log.lines() if "stale" in line]
    assert line.endswith(f"INFO Refused: stale, a message [{number}]")
    assert line[:2] == "20"
    assert line[23] == "Z"


def test_a_mistake_of_ours_has_its_trace_in_one_line_of_json(
    log: Log, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    logs.set_up("json", "warning")

    async def breaks(guest: str) -> str:
        raise RuntimeError("broken")

    monkeypatch.setattr(served.seating, "name_of", breaks)
    answer = served.guest().http.get("/api/me")
    assert answer.status_code == 500
    wait_until(log.lines)  # it is told after the answer
    told = [json.loads(line) for line in log.lines()]
    [line] = [line for line in told if "trace" in line]
    assert "RuntimeError: broken" in line["trace"]
    assert line["request"] == answer.headers["x-request-id"]


def test_at_the_usual_level_refusals_are_not_told(log: Log, served: Served) -> None:
    logs.set_up("lines", "warning")
    assert served.guest().http.get("/nowhere").status_code == 404
    assert log.lines() == []


def test_a_log_that_cannot_be_written_keeps_nobody_from_playing(
    monkeypatch: pytest.MonkeyPatch, log: Log, served: Served
) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("no /dev/full here")
    logs.set_up("lines", "debug")
    with suppress(OSError), full.open("w") as nowhere:
        monkeypatch.setattr(sys, "stderr", nowhere)
        assert refused(served.guest().http.get("/nowhere"), 404, "no-page")
        assert served.guest().http.get("/api/me").status_code == 200
        monkeypatch.undo()
        assert log.lines() == []
