"""Whole games through the prompt."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

from bottega import Record
from bottega.locale import LANGUAGES
from bottega.terminal.fresco import FrescoFace
from bottega.terminal.screen import compose
from tests.soaked import LONGEST_FIRST, mostly

from .session import Session, at_random, check_account, check_pipe, settings, until_shown

CLEAR = "\x1b[2J\x1b[H"


@pytest.fixture(scope="module")
def piped(tmp_path_factory: pytest.TempPathFactory) -> Session:
    """A whole game whose screens go into a pipe; several tests look at it."""
    file = tmp_path_factory.mktemp("piped") / "game.json"
    session = Session(file, at_random(Random(2)), players=2, size=(80, 24))
    assert session.run() == 0
    return session


@pytest.mark.parametrize(("players", "lang", "size"), settings([2, 3, 4], 2))
def test_a_game_is_played_to_its_end_and_every_screen_fits(
    tmp_path: Path, players: int, lang: str, size: tuple[int, int]
) -> None:
    width, height = size
    seed = players * 10 + len(lang)
    rng = Random(seed)
    session = Session(tmp_path / "game.json", at_random(rng), players, seed, lang, size, is_terminal=True, ask_all=True)
    assert session.run() == 0
    assert session.app.sitting.state.is_over
    for screen, prompt in zip(session.screens, session.prompts, strict=False):
        lines = screen.rpartition(CLEAR)[2].rstrip("\n").split("\n")
        assert max(cell_len(line) for line in lines) <= width, screen
        assert len(lines) + 1 <= height, screen
        assert cell_len(prompt) + 4 <= width
    assert Record.load(tmp_path / "game.json").replay().is_over


def test_a_pipe_gets_the_same_game_line_by_line(piped: Session) -> None:
    check_pipe(piped)


@pytest.mark.soak
def test_a_pipe_gets_the_game_of_four_too(tmp_path: Path) -> None:
    session = Session(tmp_path / "game.json", at_random(Random(2)), players=4, size=(80, 24))
    assert session.run() == 0
    check_pipe(session)


def test_the_account_adds_up(piped: Session) -> None:
    view = piped.app.sitting.state.view(0)
    assert isinstance(piped.app.face, FrescoFace)
    account = piped.app.face.teller.account(piped.app.sitting.facts)
    check_account(piped, account, [painter["score"] for painter in view["painters"]])
    assert "Leonardo" in piped.screens[-2]


def test_routine_choices_are_made_by_themselves_unless_all_are_asked(piped: Session, tmp_path: Path) -> None:
    question = "Studio: earn or leave"
    assert question not in piped.shown
    asked = Session(tmp_path / "game.json", until_shown(at_random(Random(2)), question), players=2, ask_all=True)
    asked.run()
    assert question in asked.shown


@pytest.mark.long
@pytest.mark.parametrize("lang", mostly(LONGEST_FIRST))
def test_every_question_and_every_choice_is_explained(tmp_path: Path, lang: str) -> None:
    rng = Random(9)
    play = at_random(rng)
    kinds: set[str] = set()

    def read(app, prompt):  # type: ignore[no-untyped-def]
        if not app.sitting.state.is_over:
            view = app.sitting.state.view(0)
            kinds.add(view["deciding"])
            assert app.explain("")
            for choice in app.choices(view):
                assert app.explain(str(choice.number))
        return play(app, prompt)

    Session(tmp_path / "game.json", read, players=2, lang=lang, ask_all=True, bot="journeyman").run()
    assert kinds >= {"rise", "plan", "market", "studio", "theatre", "leonardo-market", "leonardo-cathedral"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (100, 30)])
def test_forty_choices_fit_too(tmp_path: Path, lang: str, size: tuple[int, int]) -> None:
    """Somebody with pots full of everything may restore any segment, step with the bishop and go to the altar."""
    width, height = size
    session = Session(tmp_path / "game.json", at_random(Random(1)), 3, 5, lang, size, seat=2)
    sitting = session.app.sitting
    state: Any = sitting.state
    state.paints[2] = sum(9 << 16 * colour for colour in range(6))
    for action in ("rise 5", "plan cathedral", "plan cathedral", "ready"):
        while sitting.next_seat() != 2:
            sitting.let_computer_play(sitting.next_seat())
        sitting.play(2, sitting.state.game.number(sitting.state.game.parse(action)))
    while sitting.next_seat() != 2:
        sitting.let_computer_play(sitting.next_seat())
    view = sitting.state.view(2)
    assert len(view["choices"]) == 25 + 8 + 6 + 1
    lines = compose(session.app.face, session.app.texts, view, sitting.facts, width, height - 1)
    assert len(lines) <= height - 1
    assert max(line.cell_len for line in lines) <= width
    assert "40" in lines[-1].plain


def test_each_style_stays_with_its_own_words(piped: Session) -> None:
    """A coloured name must not colour the sentence behind it."""
    for line in piped.app.face.log(piped.app.sitting.facts):
        assert line.style == ""
