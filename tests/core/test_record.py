"""Records: every game replays, and whatever does not fit is named in one line."""

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bottega
from bottega.core.events import Event
from bottega.core.record import checksum
from bottega.core.rng import FAST, SEALED
from bottega.testing.conformance import Setting, walk
from bottega.testing.fresco import GAME, with_faces


def finished(seed: int, players: int = 3) -> bottega.State:
    last = None
    for state, _, _ in walk(Setting("fresco", players, {"idle_rounds": 1}), seed):
        last = state
    assert last is not None
    return last


GAME_OVER = bottega.Record.of(finished(5))
TEXT = GAME_OVER.to_json()
HALF = bottega.Record.of(GAME_OVER.replay(stop=40))


def edited(change: Callable[[dict[str, Any]], Any], sign: bool = False) -> str:
    body = json.loads(TEXT)
    change(body)
    if sign:
        del body["checksum"]
        body["checksum"] = checksum(body)
    return json.dumps(body)


def refusal(text: str) -> str:
    with pytest.raises(bottega.ReplayError) as refused:
        bottega.Record.from_json(text).replay()
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 600
    return str(refused.value)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(10))
def test_written_and_read_it_replays_to_the_same_state(tmp_path: Path, players: int, seed: int) -> None:
    state = finished(seed, players)
    path = tmp_path / "game.json"
    bottega.Record.of(state).save(path)
    assert bottega.Record.load(path).replay().dump() == state.dump()


def test_a_running_game_has_a_record_too() -> None:
    assert HALF.result is None
    assert bottega.Record.from_json(HALF.to_json()).replay().ply == 40


def test_a_big_seed_survives() -> None:
    record = bottega.Record.of(GAME.new(seed=2**128 - 1))
    assert bottega.Record.from_json(record.to_json()).seed == 2**128 - 1


def test_a_record_says_by_which_generator_it_was_dealt() -> None:
    fast, sealed = [GAME.new(players=3, seed=8, generator=generator) for generator in (FAST, SEALED)]
    assert fast.dump()["fields"]["layout"] != sealed.dump()["fields"]["layout"]
    for state in (fast, sealed):
        record = bottega.Record.from_json(bottega.Record.of(state).to_json())
        assert record.generator == state.setup.generator
        assert record.replay().dump() == state.dump()
        assert GAME.restore(state.dump()).dump() == state.dump()
    with pytest.raises(bottega.OptionError, match="one of fast, sealed"):
        GAME.new(players=3, generator="loaded dice")


def test_a_record_of_the_first_format_replays() -> None:
    """There was one generator then, and no word of it."""
    body = json.loads(TEXT)
    body["format"] = "bottega-record/1"
    del body["generator"], body["checksum"]
    first = json.dumps({**body, "checksum": checksum(body)})
    assert bottega.Record.from_json(first).replay().dump() == GAME_OVER.replay().dump()
    body["moves"].pop()
    assert "Field 'result'" in refusal(json.dumps({**body, "checksum": checksum(body)}))
    assert "Field 'checksum'" in refusal(first.replace('"checksum": "', '"checksum": "0'))


def test_a_record_carries_its_corrected_edition() -> None:
    edition = with_faces({"a1": (5, "RR")}, {})
    record = bottega.Record.of(GAME.new(players=3, seed=1, edition=edition))
    again = bottega.Record.from_json(record.to_json()).replay()
    assert again.setup.edition.sha256 == edition.sha256
    assert again.setup.edition.sha256 != GAME.house_edition.sha256


def test_replay_can_stop_and_tell() -> None:
    events: list[list[Event]] = []
    state = GAME_OVER.replay(events, stop=3)
    assert state.ply == 3
    assert len(events) == 3


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda b: b["moves"][7].__setitem__(1, "restore e5"), "Move 8 (seat"),
        (lambda b: b["moves"][7].__setitem__(0, 2 - b["moves"][7][0]), "Move 8 (seat"),
        (lambda b: b["moves"][3].__setitem__(1, "fly"), "Move 4 (seat"),
        (lambda b: b["moves"].__setitem__(3, "fly"), "Move 4 must be a seat and a move"),
        (lambda b: b["moves"].__setitem__(3, [True, "rise 5"]), "Move 4 must be a seat and a move"),
        (lambda b: b["moves"].pop(), "Field 'result'"),
        (lambda b: b["result"]["scores"].__setitem__(0, 99), "Field 'result'"),
        (lambda b: b.__setitem__("game", "chess"), "Field 'game'"),
        (lambda b: b.__setitem__("rules_version", "fresco-999"), "Field 'rules_version'"),
        (lambda b: b.__setitem__("format", "bottega-record/3"), "Field 'format'"),
        (lambda b: b.__setitem__("players", 7), "Field 'players'"),
        (lambda b: b.__setitem__("players", "3"), "Field 'players'"),
        (lambda b: b["options"].__setitem__("modules", ["dragons"]), "Field 'options'"),
        (lambda b: b["options"].pop("screens"), "Field 'options'"),
        (lambda b: b["options"].__setitem__("idle_rounds", "1"), "Field 'options'"),
        (lambda b: b.__setitem__("rules_version", "x" * 100_000), "Field 'rules_version'"),
        (lambda b: b["moves"][3].__setitem__(1, "x" * 100_000), "Move 4 (seat"),
        (lambda b: b["edition"].__setitem__("sha256", "0" * 64), "Field 'edition'"),
        (lambda b: b["edition"].__setitem__("name", "my edition"), "Field 'edition'"),
        (lambda b: b["edition"]["corrections"].__setitem__("altar", {"values": 3}), "Field 'edition'"),
        (lambda b: b["edition"].pop("corrections"), "Field 'edition'"),
        (lambda b: b.__setitem__("seed", "twelve"), "Field 'seed'"),
        (lambda b: b.__setitem__("seed", str(2**128)), "Field 'seed'"),
        (lambda b: b.__setitem__("generator", "dice"), "Field 'generator'"),
        (lambda b: b.__setitem__("generator", "sealed"), "Move "),
        (lambda b: b.pop("generator"), "Field 'generator'"),
        (lambda b: b.pop("moves"), "Field 'moves'"),
    ],
)
@pytest.mark.parametrize("sign", [False, True])
def test_what_does_not_fit_is_named(change: Callable[[dict[str, Any]], Any], message: str, sign: bool) -> None:
    assert message in refusal(edited(change, sign))


def test_a_record_without_checksum_is_refused() -> None:
    assert "Field 'checksum'" in refusal(edited(lambda body: body.pop("checksum")))


def test_an_edit_that_replays_is_refused_all_the_same() -> None:
    """Two planning moves of one seat exchanged lead to the same position, but it is not the record that was written."""
    moves = GAME_OVER.moves
    at = next(i for i, (a, b) in enumerate(pairwise(moves)) if swappable(a, b))

    def exchange(body: dict[str, Any]) -> None:
        body["moves"][at], body["moves"][at + 1] = body["moves"][at + 1], body["moves"][at]

    assert "Field 'checksum'" in refusal(edited(exchange))


def swappable(first: list[Any], second: list[Any]) -> bool:
    both = [move[1] for move in (first, second)]
    return first[0] == second[0] and both[0] != both[1] and all(move.startswith("plan ") for move in both)


@pytest.mark.parametrize("text", ["", "[]", "3", "null", "{", TEXT[:1000], TEXT[:-20], '{"format": 1}', "[" * 100_000])
def test_what_is_no_record_is_refused(text: str) -> None:
    refusal(text)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_one_changed_character_is_refused_or_harmless(at: int, character: str) -> None:
    try:
        again = bottega.Record.from_json(TEXT[:at] + character + TEXT[at + 1 :]).replay()
    except bottega.ReplayError:
        return
    assert again.dump() == GAME_OVER.replay().dump()


def test_a_record_nested_to_the_limit_is_refused() -> None:
    text = TEXT.replace('"result": {', '"result": {"deep": ' + "[" * 900 + "]" * 900 + ", ", 1)
    refusal(text)


def test_files_that_cannot_be_read_or_written_are_named(tmp_path: Path) -> None:
    with pytest.raises(bottega.ReplayError, match="cannot be read: No such file"):
        bottega.Record.load(tmp_path / "nowhere.json")
    with pytest.raises(bottega.ReplayError, match="cannot be written"):
        GAME_OVER.save(tmp_path / "no" / "such" / "folder.json")
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(bottega.ReplayError, match="not UTF-8"):
        bottega.Record.load(tmp_path / "bytes.json")


def test_a_save_that_fails_leaves_the_old_file_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    HALF.save(path)
    before = path.read_text()

    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(bottega.ReplayError, match="No space left"):
        GAME_OVER.save(path)
    assert path.read_text() == before
    assert list(tmp_path.iterdir()) == [path]
