"""What others plan must not show: not in the board, the choices, the log or an answer."""

from pathlib import Path
from random import Random

from bottega.terminal.screen import compose

from .session import Session, typed


def planned(session: Session, rng: Random) -> None:
    """The others plan in whatever way; one of them may already be ready."""
    sitting = session.app.sitting
    for seat in (0, 1):
        for _ in range(4):
            actions = sitting.state.legal_actions(seat)
            places = actions[:-1]
            sitting.play(seat, rng.choice(places))


def shown(tmp_path: Path, seed: int) -> str:
    session = Session(tmp_path / "game.json", typed(["rise 8"]), 3, 5, seat=2)
    session.run()
    while session.app.sitting.state.view(2)["phase"] != "planning":
        sitting = session.app.sitting
        seat = sitting.next_seat()
        sitting.play(seat, sitting.state.legal_actions(seat)[0])
    planned(session, Random(seed))
    app = session.app
    view = app.sitting.state.view(2)
    screen = compose(app.face, app.texts, view, app.sitting.facts, 100, 30)
    answers = [app.explain(""), app.explain("1"), app.log(""), [*app.said(str(app.find("buy I.1", view)))]]
    app.make(app.choices(view)[0])
    after = compose(app.face, app.texts, app.sitting.state.view(2), app.sitting.facts, 80, 24)
    return "\n".join(line.plain for block in (screen, *answers, after) for line in block)


def test_the_screen_is_the_same_whatever_the_others_plan(tmp_path: Path) -> None:
    texts = {shown(tmp_path, seed) for seed in range(12)}
    assert len(texts) == 1


def test_facts_of_others_plans_never_reach_the_person(tmp_path: Path) -> None:
    session = Session(tmp_path / "game.json", typed(["rise 8", "m m c w t", "ready"]), 3, 5, seat=2)
    session.run()
    planned_by = {fact["seat"] for fact in session.app.sitting.facts if fact["event"] == "planned"}
    assert planned_by <= {2}
