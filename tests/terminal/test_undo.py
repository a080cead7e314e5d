"""Taking back, as long as nobody has learnt or done anything."""

from pathlib import Path

from .table import Table, typed


def played(tmp_path: Path, *lines: str, bot: str = "journeyman") -> Table:
    # With seed 5 and three players seat 3 gets up first.
    table = Table(tmp_path / "game.json", typed(lines), 3, 5, seat=2, bot=bot)
    table.run()
    return table


def mine(table: Table) -> list[str]:
    game = table.app.sitting.first.game
    return [str(game.action(move.action)) for move in table.app.sitting.moves if move.seat == 2]


def test_a_plan_is_taken_back_piece_by_piece(tmp_path: Path) -> None:
    table = played(tmp_path, "rise 8", "m m c", "undo", "undo", "t")
    assert mine(table) == ["rise 8", "plan market", "plan theatre"]
    assert "Taken back: plan cathedral." in table.shown


def test_not_what_others_have_answered(tmp_path: Path) -> None:
    table = played(tmp_path, "rise 8", "undo")
    assert "others have acted" in table.shown
    assert mine(table) == ["rise 8"]


def test_not_what_opened_the_screens(tmp_path: Path) -> None:
    table = played(tmp_path, "rise 5", "m m c w", "ready", "undo")
    assert "revealed something" in table.shown
    assert "ready" in mine(table)


def test_a_purchase_is_taken_back_while_the_visit_lasts(tmp_path: Path) -> None:
    table = played(tmp_path, "rise 5", "m m c w", "ready", "buy II.1", "undo", "buy I.1")
    assert mine(table)[-1] == "buy I.1"
    assert table.app.sitting.state.view(2)["mine"]["coins"] == 12 - 4


def test_after_taking_back_the_game_is_what_it_was(tmp_path: Path) -> None:
    straight = played(tmp_path, "rise 5", "m m c w", "ready", "buy I.1")
    detour = played(tmp_path, "rise 5", "m m", "undo", "m c w", "ready", "buy II.1", "undo", "buy I.1")
    assert straight.app.sitting.state.dump()["fields"] == detour.app.sitting.state.dump()["fields"]
