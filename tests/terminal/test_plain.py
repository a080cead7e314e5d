"""A game without a face of its own: the plain table is enough to play it, to watch it and to read it again."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bottega
from bottega.core import registry
from bottega.locale import LANGUAGES, Texts
from bottega.terminal.faces import face_of
from bottega.terminal.marks import Marks
from bottega.terminal.plain import PlainFace
from bottega.terminal.replay import Replay
from tests.installed import lay_pig

from .session import Session, at_random, typed


@pytest.fixture
def pig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[bottega.Game]:
    """A game of another package, known in this process only."""
    lay_pig(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "pig", raising=False)  # of another test, with an edition that is gone
    monkeypatch.setattr(registry, "_METAS", {**registry._METAS})
    monkeypatch.setattr(registry, "_GAMES", {**registry._GAMES})
    bottega.register(importlib.import_module("pig").META)
    yield bottega.game("pig")
    del sys.modules["pig"]


def session(file: Path, lang: str = "en", **more: Any) -> Session:
    return Session(file, at_random(Random(1)), 3, lang=lang, bot="random", game="pig", **more)


@pytest.mark.usefixtures("pig")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("is_terminal", [True, False])
def test_it_is_played_to_the_end_and_replayed(tmp_path: Path, lang: str, is_terminal: bool) -> None:
    file = tmp_path / "game.json"
    at = session(file, lang, is_terminal=is_terminal)
    assert at.run() == 0
    assert at.app.sitting.state.is_over
    assert Texts(lang).text("plain-ask") in at.shown
    assert "1 roll" in at.shown
    assert "rolled (die " in at.shown
    best = max(at.app.sitting.state.scores())
    assert Texts(lang).text("plain-account") + "\n" in at.shown.replace("\r", "")
    assert str(best) in at.shown
    again = session(tmp_path / "other.json", lang)
    assert Replay(again.app.desk, bottega.Record.load(file), Texts(lang)).run() == 0
    assert "held (points " in again.shown


@pytest.mark.usefixtures("pig")
def test_choices_are_typed_by_number_or_notation_and_explained(tmp_path: Path) -> None:
    at = Session(tmp_path / "game.json", typed(["?", "? 1", "hold", "1"]), 2, bot="random", game="pig")
    at.run()
    assert "This game shows no more than its board" in at.shown
    moves = [str(at.app.sitting.first.game.action(move.action)) for move in at.app.sitting.moves if move.seat == 0]
    assert moves[:2] == ["hold", "roll"]


@pytest.mark.usefixtures("pig")
def test_whoever_waits_is_told_for_whom() -> None:
    face = face_of("pig", Texts("en"), Marks(True), 1, 2)
    assert isinstance(face, PlainFace)
    ask, _ = face.question(bottega.game("pig").new(players=2, seed=1).view(1))
    assert ask.plain == "Waiting for Ginevra."


@pytest.mark.parametrize("game_id", ["app", "screen", "nowhere"])
def test_a_game_called_like_a_file_of_the_table_has_no_face(game_id: str) -> None:
    assert isinstance(face_of(game_id, Texts("en"), Marks(True), None, 2), PlainFace)
