"""What a person cannot know does not show: not on the board, in the choices, the log, the pages or an answer."""

from pathlib import Path
from random import Random

import pytest

from bottega import Rng
from bottega.terminal.screen import compose
from tests.soaked import mostly

from .princes_session import seated
from .session import Session, typed

SECRET = {"returned", "saw", "kept", "put-under"}


def everything(session: Session) -> str:
    app = session.app
    view = app.sitting.state.view(0)
    blocks = [compose(app.face, app.texts, view, app.sitting.facts, *size) for size in ((100, 29), (80, 23))]
    blocks += [app.aided(page, view) or [] for page in ("professions", "cards")]
    if view["choices"]:
        blocks += [app.explain(""), app.explain(view["choices"][0]["action"])]
    blocks.append(app.log(""))
    return "\n".join(line.plain for block in blocks for line in block)


@pytest.mark.parametrize("players", mostly([3, 5]))
def test_the_screen_is_the_same_whatever_is_hidden(tmp_path: Path, players: int) -> None:
    session = seated(tmp_path, typed([]), players, seed=players)
    sitting = session.app.sitting
    rng = Random(players)
    looked = 0
    while not sitting.state.is_over:
        seat = sitting.next_seat()
        if sitting.state.ply % 9 == 0:
            real, seen = sitting.state, everything(session)
            for number in range(3):
                sitting.state = real.observe(0).sample(Rng(number))
                assert everything(session) == seen
            sitting.state = real
            looked += 1
        sitting.play(seat, rng.choice(sitting.state.legal_actions(seat)))
    assert looked > 10


def test_secret_facts_of_others_never_reach_the_person(tmp_path: Path) -> None:
    session = seated(tmp_path, typed([]), 4, seed=2)
    sitting = session.app.sitting
    rng = Random(2)
    while not sitting.state.is_over:
        seat = sitting.next_seat()
        sitting.play(seat, rng.choice(sitting.state.legal_actions(seat)))
    secret = [fact for fact in sitting.facts if fact["event"] in SECRET]
    assert secret
    assert {fact["seat"] for fact in secret} == {0}


def test_money_of_others_is_not_on_the_board(tmp_path: Path) -> None:
    session = seated(tmp_path, typed([]), 3, seed=4)
    before = session.app.face.board(session.app.sitting.state.view(0), 100, True)
    assert sum(line.plain.count("3500") for line in before) == 1
