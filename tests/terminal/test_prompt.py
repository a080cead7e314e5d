"""What may be typed, and what is said when it makes no sense."""

from pathlib import Path

import pytest
from rich.text import Text

from bottega.terminal.commands import begins, command, matches, plain
from bottega.terminal.face import Choice

from .session import Session, typed


def played(tmp_path: Path, *lines: str, lang: str = "en", players: int = 3, seed: int = 5) -> Session:
    # With seed 5 and three players seat 3 gets up first, so it is the one asked.
    session = Session(tmp_path / "game.json", typed(lines), players, seed, lang, seat=2)
    session.run()
    return session


def notations(session: Session) -> list[str]:
    game = session.app.sitting.first.game
    return [str(game.action(move.action)) for move in session.app.sitting.moves if move.seat == 2]


def test_a_choice_by_number_notation_or_beginning(tmp_path: Path) -> None:
    for line in ("2", "rise 6", "RISE  6", "r 6"):
        assert notations(played(tmp_path, line)) == ["rise 6"]


def test_a_whole_plan_in_one_line(tmp_path: Path) -> None:
    plan = ["plan market", "plan market", "plan cathedral", "plan workshop", "plan theatre"]
    for line in ("m m c w t", "1 1 2 4 5", "market market cathedral w 5"):
        assert notations(played(tmp_path, "rise 8", line))[1:] == plan
    assert notations(played(tmp_path, "rise 8", "m m c w t ready"))[6] == "ready"
    assert notations(played(tmp_path, "rise 8", "m c a t s prêt", lang="fr"))[4:] == [
        "plan theatre",
        "plan studio",
        "ready",
    ]


def test_a_plan_stops_at_nonsense_and_keeps_what_came_before(tmp_path: Path) -> None:
    session = played(tmp_path, "rise 8", "m m xyz c")
    assert notations(session)[1:] == ["plan market", "plan market"]
    assert "“xyz” is no choice here" in session.shown


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "There is no choice 99: they run from 1 to 5."),
        ("0", "There is no choice 0"),
        ("-1", "is no choice here"),
        ("²", "is no choice here"),
        ("٣", "is no choice here"),
        ("9" * 5000, "is no choice here"),
        ("9 " * 2000, "is no choice here"),
        ("lang " + "d" * 5000, "There is no language “ddd"),
        ("save " + "d" * 5000, "cannot be written"),
        ("? ²", "is no choice here"),
        ("buy III.2", "“buy III.2” is not open to you now"),
        ("dance", "“dance” is no choice here"),
        ("rise", "could mean rise 5, rise 6"),
        ("rise 6 7", "is no choice here"),
        ("1 2", "One choice at a time"),
        ("[bold]x[/]", "[bold]x[/]"),
        ("\x00", "is no choice here"),
        ("é" * 500, "is no choice here"),
        ("lang xx", "There is no language “xx” here. There are: en (English), "),
        ("undo", "nothing of yours to take back"),
        ("? 77", "There is no choice 77"),
        ("?", "F-P1-19"),
        ("? 1", "F-P1-18"),
        ("help", "undo"),
        ("log", "Round 1 begins. Getting up: you"),
    ],
)
def test_nonsense_and_questions_change_nothing(tmp_path: Path, line: str, answer: str) -> None:
    session = played(tmp_path, line)
    assert answer in " ".join(session.shown.split())
    assert notations(session) == []


def test_language_changes_at_once_log_included(tmp_path: Path) -> None:
    session = played(tmp_path, "rise 8", "lang fr", "log")
    assert "Vous vous levez à 8\u00a0h." in session.shown


def test_commands_win_by_full_word_choices_by_beginning() -> None:
    assert command("undo", whole=True) is not None
    assert command("u", whole=True) is None
    assert command("u", whole=False) is not None
    assert command("l", whole=False) is None  # log, lang, langue
    assert plain("  Cathédrale  ENCORE ") == "cathedrale encore"
    assert begins("buy iii.2", "b iii.2")
    assert not begins("buy iii.2", "buy iii.2 x")
    choices = [Choice(1, 5, "plan cathedral", Text(), ("cathedral",)), Choice(2, 6, "plan cathedral.2", Text())]
    assert [choice.number for choice in matches("cathedral", choices)] == [1]
    assert [choice.number for choice in matches("plan", choices)] == [1, 2]
