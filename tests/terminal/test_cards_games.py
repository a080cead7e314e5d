"""Whole games of the card game through the prompt."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

import bottega
from bottega import Record
from bottega.locale import Texts
from bottega.terminal.app import TerminalApp
from bottega.terminal.fresco_cards import CardsFace
from bottega.terminal.replay import Replay
from bottega.terminal.screen import compose
from bottega.terminal.sitting import Sitting
from bottega.terminal.watch import Watch
from tests.soaked import LONGEST_FIRST, mostly

from .session import Session, Typing, at_random, check_account, check_pipe, settings, typed, until_shown
from .test_watch_and_replay import desk_with

CLEAR = "\x1b[2J\x1b[H"


def seated(tmp_path: Path, read: Typing, players: int = 3, seed: int = 5, **more: Any) -> Session:
    return Session(tmp_path / "game.json", read, players, seed, bot="random", game="fresco-cards", **more)


@pytest.fixture(scope="module")
def piped(tmp_path_factory: pytest.TempPathFactory) -> Session:
    """A whole game whose screens go into a pipe; several tests look at it."""
    session = seated(tmp_path_factory.mktemp("piped"), at_random(Random(2)), 4, size=(80, 24))
    assert session.run() == 0
    return session


def words_of(session: Session) -> CardsFace:
    face = session.app.face
    assert isinstance(face, CardsFace)
    return face


@pytest.mark.long
@pytest.mark.parametrize(("players", "lang", "size"), settings([2, 3, 4], 1))
def test_a_game_is_played_to_its_end_and_every_screen_fits(
    tmp_path: Path, players: int, lang: str, size: tuple[int, int]
) -> None:
    width, height = size
    seed = players * 10 + len(lang)
    session = seated(
        tmp_path, at_random(Random(seed)), players, seed, lang=lang, size=size, is_terminal=True, ask_all=True
    )
    assert session.run() == 0
    assert session.app.sitting.state.is_over
    # What is known of other hands may be more than a narrow screen has room for; nothing else is ever cut.
    known = Texts(lang).text("cards-known")
    for screen, prompt in zip(session.screens, session.prompts, strict=False):
        lines = screen.rpartition(CLEAR)[2].rstrip("\n").split("\n")
        assert max(cell_len(line) for line in lines) <= width, screen
        assert len(lines) + 1 <= height, screen
        assert cell_len(prompt) + 4 <= width
        # The name of the file may be longer than any terminal.
        said = [line for line in lines if str(tmp_path)[:12] not in line]
        assert not [line for line in said if "…" in line[2:] and known not in line], screen
    assert Record.load(tmp_path / "game.json").replay().is_over


def test_a_pipe_gets_the_same_game_line_by_line(piped: Session) -> None:
    check_pipe(piped)


def test_the_account_adds_up(piped: Session) -> None:
    check_points(piped)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_the_account_adds_up_with_fewer_players_too(tmp_path: Path, seed: int) -> None:
    session = seated(tmp_path, at_random(Random(seed)), players=2 + seed % 3, seed=seed)
    session.run()
    check_points(session)


def check_points(session: Session) -> None:
    sitting = session.app.sitting
    check_account(session, words_of(session).teller.account(sitting.facts), sitting.state.view(0)["scores"])


# In the games of two seeds every question and the rare verbs come up.
@pytest.mark.parametrize("seeds", [(3, 5), pytest.param(range(24), marks=pytest.mark.soak)], ids=["two", "many"])
@pytest.mark.parametrize("lang", mostly(LONGEST_FIRST))
def test_every_question_and_every_choice_is_explained(tmp_path: Path, lang: str, seeds: Sequence[int]) -> None:
    kinds: set[str] = set()
    verbs: set[str] = set()

    def reading(play: Typing) -> Typing:
        def read(app: TerminalApp, prompt: str) -> str:
            if not app.sitting.state.is_over:
                view = app.sitting.state.view(0)
                kinds.add(view["deciding"])
                verbs.update(offer["verb"] for offer in view["choices"])
                assert "C-" in "".join(line.plain for line in app.explain(""))
                for choice in app.choices(view):
                    assert "C-" in "".join(line.plain for line in app.explain(str(choice.number)))
            return play(app, prompt)

        return read

    for seed in seeds:
        seated(tmp_path, reading(at_random(Random(seed))), 4, seed, lang=lang, ask_all=True).run()
    assert kinds == {"choice", "lay", "draw", "pay", "reward", "more", "give", "discard"}
    assert verbs >= {"swap-and-restore", "request", "pay-tile", "turn", "take", "done", "reveal", "pass"}


def test_what_is_hardly_a_choice_is_made_by_itself_unless_all_are_asked(piped: Session, tmp_path: Path) -> None:
    question = "Restoring: say done"
    assert question not in piped.shown
    asked = seated(tmp_path, until_shown(at_random(Random(2)), question), 4, ask_all=True)
    asked.run()
    assert question in asked.shown


def test_several_cards_are_laid_in_one_line_by_numbers_that_stay(tmp_path: Path) -> None:
    session = seated(tmp_path, typed(["swap", "5 2 1", "3 7"]), seat=2, seed=5)
    session.run()
    game = session.app.sitting.first.game
    mine = [str(game.action(move.action)) for move in session.app.sitting.moves if move.seat == 2]
    held = [face["card"] for face in session.app.sitting.first.view(2)["mine"]["hand"]]
    assert mine == ["swap", f"lay {held[4]}", f"lay {held[1]}", f"lay {held[0]}", f"lay {held[2]}", "reveal"]


def test_a_laid_card_is_taken_back_until_it_lies_open(tmp_path: Path) -> None:
    session = seated(tmp_path, typed(["swap", "1", "2", "undo", "lay open", "undo"]), seat=2, seed=5)
    session.run()
    assert "Taken back: lay" in session.shown
    assert "it has revealed something" in session.shown


@pytest.mark.parametrize("size", [(80, 24), (100, 30)])
def test_a_hand_of_twenty_cards_fits_too(tmp_path: Path, size: tuple[int, int]) -> None:
    """So many can be held before the end of a turn, after swaps and requests."""
    width, height = size
    session = seated(tmp_path, at_random(Random(1)), 4, 7, lang="fr", size=size)
    sitting = session.app.sitting
    while sitting.next_seat() != 0:
        sitting.let_computer_play(sitting.next_seat())
    sitting.play(0, sitting.state.game.number(sitting.state.game.parse("swap")))
    view = sitting.state.view(0)
    deck = words_of(session).words.deck
    view["mine"]["hand"] = list(deck.cards.values())[::4][:20]
    view["choices"] = [{"id": n, "action": "lay", "verb": "lay", **face} for n, face in enumerate(view["mine"]["hand"])]
    lines = compose(session.app.face, session.app.texts, view, sitting.facts, width, height - 1)
    assert len(lines) <= height - 1
    assert max(line.cell_len for line in lines) <= width
    assert "20" in lines[-1].plain


def test_each_style_stays_with_its_own_words(piped: Session) -> None:
    for line in piped.app.face.log(piped.app.sitting.facts):
        assert line.style == ""


def test_computers_are_watched_and_their_game_is_replayed() -> None:
    first = bottega.game("fresco-cards").new(players=3, seed=3)
    sitting = Sitting(first, None, dict.fromkeys(range(3), "random"))
    for is_terminal in (True, False):
        desk, out = desk_with([], is_terminal)
        assert Watch(desk, sitting, Texts("en"), 0.0, lambda seconds: None).run() == 0
        assert "The account" in out.getvalue()
        desk, out = desk_with(["", "b", *[str(ply) for ply in range(20, 80)], "q"], is_terminal)
        assert Replay(desk, sitting.record(), Texts("fr"), seat=1).run() == 0
        assert "Vous piochez" in out.getvalue()
