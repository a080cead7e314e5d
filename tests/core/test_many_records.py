"""Many games in one file: the same games come out, whatever happened to the file they are in."""

from pathlib import Path

import pytest

import bottega
from bottega import Record, Records, ReplayError
from bottega.core.playout import play_on
from bottega.core.records import HEAD, SAMPLES, RecordFile


def some(count: int) -> list[Record]:
    found = []
    for seed in range(count):
        state = bottega.game("fresco-cards").new(players=2, seed=seed)
        play_on(state, state.game.policy(seed))
        found.append(Record.of(state))
    return found


@pytest.fixture(scope="module")
def records() -> list[Record]:
    return some(SAMPLES + 3)


@pytest.fixture
def file(tmp_path: Path, records: list[Record]) -> Path:
    return Records.write(tmp_path / "some.games", records).path


def test_the_same_games_come_out(file: Path, records: list[Record]) -> None:
    read = Records(file)
    assert [record.to_dict() for record in read] == [record.to_dict() for record in records]
    assert read[-1].to_dict() == records[-1].to_dict()
    assert [record.seed for record in read[1:3]] == [1, 2]
    with pytest.raises(IndexError):
        read[len(records)]


def test_they_replay(file: Path) -> None:
    assert Records(file)[SAMPLES].replay().is_over


def test_they_take_a_fifth_of_the_space_and_less(file: Path, records: list[Record]) -> None:
    plain = sum(len(record.to_json()) for record in records)
    assert file.stat().st_size * 5 < plain


def test_their_digest_is_that_of_the_games_not_of_the_file(file: Path, tmp_path: Path, records: list[Record]) -> None:
    lines = tmp_path / "some.jsonl"
    lines.write_text("".join(record.to_json().replace("\n", " ") + "\n" for record in records), encoding="utf-8")
    assert Records(lines).digest == Records(file).digest
    assert Records.write(tmp_path / "fewer.games", records[1:]).digest != Records(file).digest


def test_no_games_are_a_file_too(tmp_path: Path) -> None:
    assert list(Records.write(tmp_path / "none.games", [])) == []


@pytest.mark.parametrize("cut", [1, 3, 5, 100])
def test_a_file_that_breaks_off_keeps_its_whole_games(file: Path, records: list[Record], cut: int) -> None:
    file.write_bytes(file.read_bytes()[:-cut])
    read = Records(file)
    assert [record.seed for record in read] == [record.seed for record in records[:-1]]


def test_what_is_written_can_be_read_at_once(tmp_path: Path, records: list[Record]) -> None:
    with RecordFile(tmp_path / "growing.games") as growing:
        for count, record in enumerate(records, 1):
            growing.add(record)
            assert len(Records(tmp_path / "growing.games")) == count


def test_a_spoilt_game_is_named_and_the_others_are_read(file: Path, records: list[Record]) -> None:
    place, length = Records(file).places[-1]
    data = bytearray(file.read_bytes())
    data[place + length // 2] ^= 0xFF
    file.write_bytes(data)
    read = Records(file)
    with pytest.raises(ReplayError, match=f"game {len(records) - 1}"):
        read[-1]
    assert read[-2].seed == records[-2].seed


def test_a_block_that_would_fill_the_memory_is_refused(tmp_path: Path) -> None:
    import zlib

    bomb = zlib.compress(b" " * (1 << 25))
    file = tmp_path / "bomb.games"
    file.write_bytes(HEAD + len(bomb).to_bytes(4, "big") + bomb)
    with pytest.raises(ReplayError, match="damaged"):
        Records(file)[0]


@pytest.mark.parametrize("content", [b"\x89PNG\r\n", b"hello", b"[]\n"])
def test_what_holds_no_records_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "other").write_bytes(content)
    with pytest.raises(ReplayError, match="holds no records"):
        Records(tmp_path / "other")


def test_a_missing_file_and_a_missing_folder_are_told(tmp_path: Path) -> None:
    with pytest.raises(ReplayError, match="cannot be read"):
        Records(tmp_path / "none")
    with pytest.raises(ReplayError, match="cannot be written"):
        Records.write(tmp_path / "none" / "some.games", [])
