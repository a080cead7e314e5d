"""What is hidden from a person must not show: the screen is the same in every world the person cannot tell apart."""

from pathlib import Path
from random import Random

import pytest

from bottega import Rng
from bottega.core.state import State
from bottega.terminal.screen import compose
from tests.soaked import mostly

from .session import Session, at_random, typed


def text(session: Session, state: State, size: tuple[int, int]) -> str:
    app = session.app
    view = state.view(app.sitting.seat)
    lines = compose(app.face, app.texts, view, app.sitting.facts, *size)
    if view["choices"]:
        lines = [*lines, *app.face.explain(view)]
        lines += [line for choice in app.choices(view) for line in app.face.explain_choice(view, choice.id)]
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("players", mostly([3, 2, 4]))
def test_the_screen_is_the_same_whatever_is_hidden(tmp_path: Path, players: int) -> None:
    session = Session(tmp_path / "game.json", typed([]), players, 3, bot="random", game="fresco-cards")
    sitting, rng = session.app.sitting, Random(players)
    for step in range(240):
        if sitting.state.is_over:
            break
        if step % 6 == 0:
            observation = sitting.state.observe(0)
            worlds = [observation.sample(Rng(n)) for n in range(3)]
            shown = {text(session, world, (80, 24)) for world in worlds} | {text(session, sitting.state, (80, 24))}
            assert len(shown) == 1
        seat = sitting.next_seat()
        sitting.play(seat, rng.choice(sitting.state.legal_actions(seat)))


def test_no_fact_names_a_card_that_the_person_has_not_seen(tmp_path: Path) -> None:
    session = Session(tmp_path / "game.json", at_random(Random(4)), 4, 4, bot="random", game="fresco-cards")
    session.run()
    private = [fact for fact in session.app.sitting.facts if "card" in fact or fact["event"] == "saw-hand"]
    assert {fact["seat"] for fact in private} == {0}


def test_a_spectator_sees_no_hand(tmp_path: Path) -> None:
    session = Session(tmp_path / "game.json", typed([]), 3, 3, bot="random", game="fresco-cards")
    view = session.app.sitting.first.view(None)
    lines = compose(session.app.face, session.app.texts, view, [], 80, 24)
    assert "Hand" not in "\n".join(line.plain for line in lines)
