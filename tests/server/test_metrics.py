"""What the operator may read as numbers, and nobody else."""

import random
import re
from pathlib import Path

import pytest

from bottega.server.metrics import Counter, Histogram

from .served import Served, refused, settings, wait_until

TOKEN = "a token of some length"  # noqa: S105 -- of this test
KEY = {"authorization": f"Bearer {TOKEN}"}


def numbers(text: str) -> dict[str, float]:
    """By name and labels; every line is of the form that Prometheus reads, and comes after what describes it."""
    found: dict[str, float] = {}
    described: set[str] = set()
    for line in text.splitlines():
        if line.startswith("#"):
            described.add(line.split()[2])
            continue
        fits = re.fullmatch(r'(([a-z_]+)(?:\{[a-z]+="[^"]*"\})?) ([0-9.e+-]+)', line)
        assert fits is not None, line
        assert re.sub("_(bucket|sum|count)$", "", fits[2]) in described, line
        found[fits[1]] = float(fits[3])
    return found


def test_what_is_counted(tmp_path: Path) -> None:
    with Served(settings(tmp_path, metrics_token=TOKEN)) as served:
        guest = served.guest()
        made = guest.make("fresco-cards", ["me", "random"], options={"turn_cap": 2})
        guest.sit(made["url"])
        page = guest.open(made["id"])
        page.play_on(random.Random(1))
        assert page.ask("chat", text="well played")["type"] == "ok"
        assert page.ask("act", version=0, action=0)["code"] == "game-over"
        refused(guest.http.get("/api/tables/nowhere"), 404, "no-table")
        answer = guest.http.get("/metrics", headers={**KEY, "host": "elsewhere.example"})
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        told = numbers(answer.text)
        moves = served.registry.tables[made["id"]].play.moves  # type: ignore[union-attr] # it was played
        persons = sum(move.by == "person" for move in moves)
        assert persons
        assert len(moves) > persons
        assert told['bottega_actions_total{by="person"}'] == persons
        assert told['bottega_actions_total{by="computer"}'] == len(moves) - persons
        assert told["bottega_action_seconds_count"] == persons
        assert told['bottega_action_seconds_bucket{le="+Inf"}'] == persons
        assert told["bottega_thinking_seconds_count"] >= len(moves) - persons
        assert told["bottega_commit_seconds_count"] == told["bottega_commit_batch_count"] > 0
        assert told["bottega_commit_batch_sum"] >= len(moves)
        assert told['bottega_messages_total{type="act"}'] == persons + 1
        assert told['bottega_refusals_total{code="game-over"}'] == 1
        assert told['bottega_refusals_total{code="no-table"}'] == 1
        assert told['bottega_tables_made_total{game="fresco-cards"}'] == 1
        assert told["bottega_chats_total"] == 1
        assert (told["bottega_tables_live"], told["bottega_pages"]) == (1, 1)
        assert told["bottega_store_refusing"] == 0
        assert told["bottega_computers_waiting"] == 0
        page.close()
        wait_until(lambda: "\nbottega_pages 0\n" in guest.http.get("/metrics", headers=KEY).text)
        for secret in (made["id"], made["invite"].rpartition("/")[2], "127.0.0.1", "well played"):
            assert secret not in answer.text


@pytest.mark.parametrize("given", [{}, {"authorization": "Bearer a token"}, {"authorization": TOKEN}])
def test_only_who_has_the_token_may_read(tmp_path: Path, given: dict[str, str]) -> None:
    with Served(settings(tmp_path, metrics_token=TOKEN)) as served:
        answer = served.guest().http.get("/metrics", headers=given)
        assert (answer.status_code, answer.text) == (401, "")


def test_without_a_token_there_is_no_such_page(served: Served) -> None:
    answer = served.guest().http.get("/metrics", headers={"authorization": "Bearer"})
    assert refused(answer, 404, "no-page")


def test_a_histogram_counts_upwards() -> None:
    times = Histogram("t_seconds", "Times.", (1.0, 2.0))
    for value in (0.5, 1.0, 1.5, 7.0):
        times.note(value)
    assert numbers("\n".join(times.lines())) == {
        't_seconds_bucket{le="1"}': 2,
        't_seconds_bucket{le="2"}': 3,
        't_seconds_bucket{le="+Inf"}': 4,
        "t_seconds_sum": 10.0,
        "t_seconds_count": 4,
    }


def test_what_never_happened_is_nought() -> None:
    assert list(Counter("n_total", "Any.").lines())[-1] == "n_total 0"
