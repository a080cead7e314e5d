"""A hint in the terminal: choices of the strongest player with their reasons, by the numbers that can be typed."""

import re
from pathlib import Path

import pytest

from bottega.terminal import hint
from bottega.terminal.commands import HINT, command

from .session import Session, typed


@pytest.mark.parametrize(("line", "lang"), [("hint", "en"), ("conseil", "fr"), ("Rat", "de"), ("hint", "de")])
def test_the_command(line: str, lang: str) -> None:
    found = command(line, whole=True, lang=lang)
    assert found is not None
    assert found.name == HINT


@pytest.mark.parametrize(("lang", "word"), [("en", "Choice"), ("fr", "Choix"), ("de", "Wahl")])
def test_the_best_choices_by_their_numbers(
    tmp_path: Path, lang: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hint, "SECONDS", 0.0)  # each choice is tried once
    table = Session(tmp_path / "game.json", typed(["hint"]), 3, 5, lang, seat=2, game="fresco-cards")
    table.run()
    ranks = re.findall(rf"{word} (\d)\s?: \[(\d+)\]", table.shown)
    assert [rank for rank, _ in ranks] == [str(rank) for rank in range(1, len(ranks) + 1)]
    assert len(ranks) >= 2
    assert len(table.app.sitting.moves) == len([move for move in table.app.sitting.moves if move.seat != 2])
