"""Nothing is lost: saves, Ctrl-C, the end of input, and going on."""

import json
import shlex
from pathlib import Path
from random import Random

import pytest

from bottega import Record
from bottega.core.errors import ReplayError
from bottega.locale import Texts
from bottega.terminal import saves
from bottega.terminal.app import TerminalApp
from bottega.terminal.faces import face_of
from bottega.terminal.saves import SaveError
from bottega.terminal.sitting import resume

from .princes_session import by_notation
from .session import Session, at_random, typed


def test_the_end_of_input_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "game.json"
    session = Session(file, typed(["rise 8", "m m"]), 3, 5, seat=2)
    assert session.run() == 0
    last = session.shown.strip().split("\n")[-1]
    assert last == f"The game is kept. Go on with: bottega play fresco --load {file}"
    assert [move for seat, move in Record.load(file).moves if seat == 2] == ["rise 8", "plan market", "plan market"]


def test_ctrl_c_keeps_the_game_too(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    def read(app: TerminalApp, prompt: str) -> str:
        if len(app.sitting.moves) < 5:
            return "1"
        raise KeyboardInterrupt

    session = Session(file, read, 3, 5, seat=2)
    assert session.run() == 130
    assert len(Record.load(file).moves) >= 5
    assert "Go on with" in session.shown


@pytest.mark.parametrize("game", ["fresco", "princes"])
def test_a_killed_process_loses_nothing_that_was_on_the_screen(tmp_path: Path, game: str) -> None:
    file = tmp_path / "game.json"
    play = by_notation(Random(4))
    prompts: list[int] = []

    def read(app: TerminalApp, prompt: str) -> str:
        action = app.sitting.first.game.action
        assert Record.load(file).moves == [[move.seat, str(action(move.action))] for move in app.sitting.moves]
        prompts.append(len(app.sitting.moves))
        return play(app, prompt)

    session = Session(file, read, 3, 5, seat=2, game=game)
    session.run()
    assert session.app.sitting.state.is_over
    assert len(prompts) > 12


def test_the_line_to_go_on_can_be_pasted_into_a_shell(tmp_path: Path) -> None:
    file = tmp_path / "my games" / "it's.json"
    session = Session(file, typed(["rise 8"]), 3, 5, seat=2)
    session.run()
    line = session.shown.strip().split("\n")[-1].partition("Go on with: ")[2]
    assert shlex.split(line) == ["bottega", "play", "fresco", "--load", str(file)]


def test_a_kept_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file, copy = tmp_path / "game.json", tmp_path / "copy.json"
    session = Session(file, typed(["rise 8", "m m c w", f"save {copy}", "save"]), 3, 5, seat=2, bot="journeyman")
    session.run()
    assert f"Saved in {copy}." in " ".join(session.shown.split())
    seating = saves.read_seating(copy)
    assert seating == saves.Seating(2, {0: "journeyman", 1: "journeyman"})
    face = face_of("fresco", Texts("en"), session.app.desk.marks, 2, 3)
    again = resume(Record.load(copy), 2, seating.bots, face, ask_all=False)
    assert again.state.dump() == session.app.sitting.state.dump()
    assert again.facts == session.app.sitting.facts
    assert [move.by for move in again.moves] == [move.by for move in session.app.sitting.moves]
    assert again.undo().seat == 2


def test_a_whole_game_resumed_again_and_again_ends_like_its_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session = Session(file, at_random(Random(1)), players=2)
    session.run()
    face = face_of("fresco", Texts("fr"), session.app.desk.marks, 0, 2)
    again = resume(Record.load(file), 0, {1: "random"}, face, ask_all=False)
    assert again.state.is_over
    assert again.record().to_json() == session.app.sitting.record().to_json()


@pytest.mark.parametrize(
    "place", ["missing/\0/x", "/proc/nowhere/game.json", "~nosuchuser/x", "x" * 300, f"{'x' * 300}/game.json"]
)
def test_an_unwritable_place_is_one_line_and_the_game_goes_on(tmp_path: Path, place: str) -> None:
    session = Session(tmp_path / "game.json", typed([f"save {place}", "rise 8"]), 3, 5, seat=2)
    assert session.run() == 0
    assert "cannot be written" in " ".join(session.shown.split())
    assert session.app.sitting.moves


@pytest.mark.parametrize("refused", ["exists", "is_file"])
def test_a_folder_that_may_not_be_looked_into_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refused: str
) -> None:
    def locked(path: Path) -> bool:
        raise PermissionError(13, "Permission denied", str(path))

    (tmp_path / "x.json").write_text("", encoding="utf-8")
    monkeypatch.setattr(Path, refused, locked)
    session = Session(tmp_path / "game.json", typed([f"save {tmp_path / 'x.json'}"]), 3, 5, seat=2)
    assert session.run() == 0
    assert "cannot be written: Permission denied" in " ".join(session.shown.split())


def test_a_save_leaves_nothing_beside_it(tmp_path: Path) -> None:
    Session(tmp_path / "game.json", typed(["rise 8"]), 3, 5, seat=2).run()
    blocked = tmp_path / "folder.json"
    blocked.mkdir()
    with pytest.raises(SaveError):
        saves.write(blocked, Record.load(tmp_path / "game.json"), saves.Seating(2, {}))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder.json", "game.json"]


def test_somebody_elses_file_is_not_written_over(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("mine", encoding="utf-8")
    session = Session(tmp_path / "game.json", typed([f"save {notes}"]), 3, 5, seat=2)
    session.run()
    assert notes.read_text(encoding="utf-8") == "mine"
    assert "is no kept game" in " ".join(session.shown.split())


def test_when_nothing_can_be_kept_the_game_is_played_all_the_same(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    session = Session(blocked / "game.json", at_random(Random(1)), players=2)
    assert session.run() == 0
    assert session.app.sitting.state.is_over
    assert session.shown.count("cannot be kept") == 1


def test_a_record_with_a_wrong_move_is_refused_by_its_number(tmp_path: Path) -> None:
    session = Session(tmp_path / "game.json", typed(["rise 8"]), 3, 5, seat=2)
    session.run()
    record = session.app.sitting.record()
    record.moves[1] = [0, "rise 8"]
    face = face_of("fresco", Texts("en"), session.app.desk.marks, 2, 3)
    with pytest.raises(ReplayError, match="Move 2"):
        resume(record, 2, {0: "random", 1: "random"}, face, ask_all=False)


def test_seating_is_read_with_care(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for content in ("", "[]", "{}", '{"table": 3}', '{"table": {"seat": "x", "bots": {}}}', '{"table": {"seat": 1}}'):
        file.write_text(content, encoding="utf-8")
        assert saves.read_seating(file) is None
    file.write_text(json.dumps({"table": {"seat": None, "bots": {"0": "random"}}}), encoding="utf-8")
    assert saves.read_seating(file) == saves.Seating(None, {0: "random"})


def test_where_games_are_kept(tmp_path: Path) -> None:
    assert saves.folder({"BOTTEGA_STATE": "/a"}) == Path("/a")
    assert saves.folder({"XDG_STATE_HOME": "/b"}) == Path("/b/bottega")
    assert saves.folder({}) == Path.home() / ".local" / "state" / "bottega"


def test_without_a_home_there_is_no_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    with pytest.raises(saves.NoHome):
        saves.folder({})
    assert saves.folder({"BOTTEGA_STATE": "/a"}) == Path("/a")
