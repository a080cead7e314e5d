"""Taking back, as long as nobody has learnt or done anything."""

from pathlib import Path

from bottega.terminal.saves import read_seating

from .session import Session, typed


def played(tmp_path: Path, *lines: str, bot: str = "journeyman") -> Session:
    # With seed 5 and three players seat 3 gets up first.
    session = Session(tmp_path / "game.json", typed(lines), 3, 5, seat=2, bot=bot)
    session.run()
    return session


def mine(session: Session) -> list[str]:
    game = session.app.sitting.first.game
    return [str(game.action(move.action)) for move in session.app.sitting.moves if move.seat == 2]


def test_a_plan_is_taken_back_piece_by_piece(tmp_path: Path) -> None:
    session = played(tmp_path, "rise 8", "m m c", "undo", "undo", "t")
    assert mine(session) == ["rise 8", "plan market", "plan theatre"]
    assert "Taken back: plan cathedral." in session.shown


def test_not_what_others_have_answered(tmp_path: Path) -> None:
    session = played(tmp_path, "rise 8", "undo")
    assert "others have acted" in session.shown
    assert mine(session) == ["rise 8"]


def test_not_what_opened_the_screens(tmp_path: Path) -> None:
    session = played(tmp_path, "rise 5", "m m c w", "ready", "undo")
    assert "revealed something" in session.shown
    assert "ready" in mine(session)


def test_a_purchase_is_taken_back_while_the_visit_lasts(tmp_path: Path) -> None:
    session = played(tmp_path, "rise 5", "m m c w", "ready", "buy II.1", "undo", "buy I.1")
    assert mine(session)[-1] == "buy I.1"
    assert session.app.sitting.state.view(2)["mine"]["coins"] == 12 - 4


def test_after_taking_back_the_game_is_what_it_was(tmp_path: Path) -> None:
    straight = played(tmp_path, "rise 5", "m m c w", "ready", "buy I.1")
    detour = played(tmp_path, "rise 5", "m m", "undo", "m c w", "ready", "buy II.1", "undo", "buy I.1")
    assert straight.app.sitting.state.dump()["fields"] == detour.app.sitting.state.dump()["fields"]


# --- against computers: also after something was seen ---------------------------------------------------------------


def test_a_choice_that_others_have_answered_is_taken_back_when_asked_for(tmp_path: Path) -> None:
    session = played(tmp_path, "rise 8", "undo", "undo !", "rise 6")
    assert "undo\N{NO-BREAK SPACE}!" in session.shown
    assert "with take-backs" in session.shown
    assert mine(session) == ["rise 6"]
    assert session.app.sitting.take_backs == 1


def test_choice_by_choice_to_the_beginning_of_the_round_and_no_further(tmp_path: Path) -> None:
    session = played(tmp_path, "rise 5", "m m c w", "ready", "undo !", *["undo"] * 8)
    assert mine(session) == []
    assert session.app.sitting.state.ply == 0
    assert "nothing of yours" in session.shown


def test_computers_know_nothing_of_what_was_taken_back(tmp_path: Path) -> None:
    session = Session(tmp_path / "game.json", typed(["rise 8", "undo !"]), 3, 5, seat=2)
    before = dict(session.app.sitting.players)
    session.run()
    assert all(session.app.sitting.players[seat] is not bot for seat, bot in before.items())


def test_a_kept_game_stays_marked(tmp_path: Path) -> None:
    session = played(tmp_path, "rise 8", "undo !")
    kept = read_seating(tmp_path / "game.json")
    assert kept is not None
    assert (kept.take_backs, mine(session)) == (1, [])
