"""Records that somebody brings: checked by playing them, kept once, and never more than there is room for."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from bottega import Record
from bottega.core.record import checksum
from bottega.server.store.schema import RECORDS

from .served import GENEROUS, Guest, Served, refused, settings
from .test_replay import played

KEPT = Path(__file__).parents[1] / "games"


def body(record: Record) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(record.to_json())
    return found


def signed(changed: dict[str, Any]) -> dict[str, Any]:
    """With the checksum that belongs to it: whoever forges a record can do that too."""
    rest = {key: value for key, value in changed.items() if key != "checksum"}
    return {**rest, "checksum": checksum(rest)}


def bring(guest: Guest, record: Record | dict[str, Any]) -> str:
    answer = guest.ask("POST", "/api/replays", body(record) if isinstance(record, Record) else record)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def count(served: Served) -> int:
    rows = served.inside(served.registry.store.read(select(func.count()).select_from(RECORDS)))
    return int(rows[0][0])


def test_a_record_is_looked_at_by_whoever_has_the_link(served: Served) -> None:
    guest, stranger = served.guest(), served.guest()
    record = Record.of(played("princes"))
    name = bring(guest, record)
    assert bring(stranger, record) == name  # what is written in it makes the name
    assert count(served) == 1
    facts = stranger.get(f"/api/replays/{name}")
    assert facts["source"] == "file"
    assert facts["last"] == len(record.moves)
    assert facts["movers"] == [seat for seat, _ in record.moves]
    assert "all" in facts["eyes"]
    assert Record.from_json(stranger.ask("GET", f"/api/replays/{name}/record").text).moves == record.moves
    page = stranger.http.get(f"/replay/{name}")
    assert page.status_code == 200
    assert 'data-game="princes"' in page.text
    assert "princes+web-princes" in page.text


def test_a_record_is_there_after_a_start(tmp_path: Path) -> None:
    record = Record.of(played("fresco-cards"))
    with Served(settings(tmp_path)) as first:
        name = bring(first.guest(), record)
    with Served(settings(tmp_path)) as second:
        assert second.guest().get(f"/api/replays/{name}")["last"] == len(record.moves)


def test_a_game_that_is_not_over_is_shown_as_far_as_it_goes(served: Served) -> None:
    guest = served.guest()
    name = bring(guest, Record.of(played("fresco", moves=50)))
    facts = guest.get(f"/api/replays/{name}")
    assert (facts["last"], facts["ranking"]) == (50, None)


def broken() -> dict[str, tuple[dict[str, Any], str, str]]:
    whole = body(Record.of(played("fresco", moves=40)))
    other_move = {**whole, "moves": [*whole["moves"][:20], [0, "rise 5"], *whole["moves"][21:]]}
    return {
        "nothing": ({}, "bad-record", "format"),
        "no record": ({"format": "cookbook"}, "bad-record", "format"),
        "changed": ({**whole, "seed": "5"}, "bad-record", ""),
        "forged": (signed(other_move), "bad-record", "Move 21"),
        "another result": (signed({**whole, "result": {"scores": [1], "ranking": [[0]]}}), "bad-record", "result"),
        "older rules": (signed({**whole, "rules_version": "0.0"}), "old-record", "rules_version"),
        "an unknown game": (signed({**whole, "game": "chess"}), "bad-record", "game"),
        "deep": ({"format": [[[[[[[]]]]]]]}, "bad-record", "format"),
        "a trial from nowhere": (signed({**whole, "format": "bottega-trial/1"}), "bad-record", "origin"),
        "a trial that is too long": (
            signed({**whole, "format": "bottega-trial/1", "origin": {"replay": "x", "moves": 41}}),
            "bad-record",
            "origin",
        ),
        "other components, unsigned": (
            {**whole, "edition": {"name": "mine", "sha256": "0", "corrections": {"tiles": {"rows": []}}}},
            "no-edition",
            "components",
        ),
        "other components": (
            signed({**whole, "edition": {"name": "mine", "sha256": "0", "corrections": {"tiles": {"rows": []}}}}),
            "no-edition",
            "components",
        ),
    }


@pytest.mark.parametrize("case", broken())
def test_what_does_not_play_is_refused_in_clear_words_and_not_kept(served: Served, case: str) -> None:
    record, code, word = broken()[case]
    answer = served.guest().ask("POST", "/api/replays", record)
    refused(answer, 404 if code == "no-edition" else 409, code)
    assert word in answer.json()["message"]
    assert len(answer.json()["message"]) < 400
    assert count(served) == 0


def test_what_is_too_large_or_no_json_is_refused(served: Served) -> None:
    guest = served.guest()
    refused(guest.ask("POST", "/api/replays", {"format": "x" * 500_000}), 413, "too-large")
    for text in ("[1, 2]", "null", "{", "[" * 50_000):
        answer = guest.http.post("/api/replays", content=text, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422), answer.text
        assert answer.json()["error"] == "malformed"


def test_a_long_game_is_not_too_large(served: Served) -> None:
    record = Record.of(played("fresco", seed=3))
    assert len(record.moves) > 700
    assert len(record.to_json()) > GENEROUS.body
    bring(served.guest(), record)


def test_a_record_of_the_first_format_is_brought_too(served: Served) -> None:
    whole = body(Record.of(played("fresco", moves=30)))
    del whole["generator"]
    bring(served.guest(), signed({**whole, "format": "bottega-record/1"}))


def test_kept_games_of_earlier_rules_are_shown(served: Served) -> None:
    guest, versions = served.guest(), set()
    for game in ("fresco", "princes", "fresco_cards"):
        for path in sorted((KEPT / game / "kept").glob("*.json"))[::7]:
            record = json.loads(path.read_text("utf-8"))
            if record["edition"]["corrections"]:
                refused(guest.ask("POST", "/api/replays", record), 404, "no-edition")
                continue
            versions.add((record["game"], record["rules_version"]))
            assert guest.get(f"/api/replays/{bring(guest, record)}")["last"] == len(record["moves"])
    assert len(versions) >= 3


def test_the_oldest_go_when_there_is_no_more_room(tmp_path: Path) -> None:
    records = [Record.of(played("fresco", seed=seed, moves=30)) for seed in range(5)]
    with Served(settings(tmp_path, limits=replace(GENEROUS, address_records=3))) as served:
        guest = served.guest()
        names = [bring(guest, record) for record in records]
        served.app.state.replay_api.replays.opened.known.clear()
        assert [guest.ask("GET", f"/api/replays/{name}").status_code for name in names] == [404, 404, 200, 200, 200]


def test_one_address_does_not_take_the_room_of_another(tmp_path: Path) -> None:
    records = [Record.of(played("fresco", seed=seed, moves=30)) for seed in range(4)]
    with Served(settings(tmp_path, limits=replace(GENEROUS, address_records=2))) as served:
        guest = served.guest()
        first = bring(guest, records[0])
        served.inside(served.registry.commit(update(RECORDS).values(source="somebody else")))
        for record in records[1:]:
            bring(guest, record)
        served.app.state.replay_api.replays.opened.known.clear()
        assert guest.get(f"/api/replays/{first}")["last"] == 30
        assert count(served) == 3


def test_all_together_take_no_more_than_their_room(tmp_path: Path) -> None:
    records = [Record.of(played("fresco", seed=seed, moves=30)) for seed in range(6)]
    with Served(settings(tmp_path, limits=replace(GENEROUS, records=2500))) as served:
        guest = served.guest()
        for record in records:
            bring(guest, record)
        rows = served.inside(served.registry.store.read(select(func.sum(RECORDS.c.size))))
        assert 0 < rows[0][0] <= 2500
        assert count(served) < 6


def test_a_kept_record_that_was_spoilt_is_said_to_be(served: Served) -> None:
    guest = served.guest()
    name = bring(guest, Record.of(played("fresco", moves=30)))
    served.app.state.replay_api.replays.opened.known.clear()
    for spoilt in (b"", b"nothing", b"x\x9c"):
        served.inside(served.registry.commit(update(RECORDS).values(body=spoilt)))
        refused(guest.ask("GET", f"/api/replays/{name}"), 409, "bad-record")
