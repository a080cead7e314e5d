"""Whole games of The Princes of Florence through the prompt."""

from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

import bottega
import bottega.games.princes.events as princes_events
from bottega import Record
from bottega.core.events import Event
from bottega.games.princes import actions
from bottega.games.princes.chronicle import UNSAID
from bottega.locale import LANGUAGES, MissingText, Texts
from bottega.terminal.app import TerminalApp
from bottega.terminal.marks import Marks
from bottega.terminal.princes import PrincesFace
from bottega.terminal.replay import Replay
from bottega.terminal.screen import compose
from bottega.terminal.sitting import Sitting
from bottega.terminal.watch import Watch
from tests.soaked import LONGEST_FIRST, mostly

from .princes_session import by_notation, seated
from .session import SIZES, Session, check_account, check_pipe, settings
from .test_watch_and_replay import desk_with

CLEAR = "\x1b[2J\x1b[H"


@pytest.fixture(scope="module")
def piped(tmp_path_factory: pytest.TempPathFactory) -> Session:
    """A whole game whose screens go into a pipe; several tests look at it."""
    session = seated(tmp_path_factory.mktemp("piped"), by_notation(Random(2)), 4, size=(80, 24))
    assert session.run() == 0
    return session


@pytest.mark.parametrize(("players", "lang", "size"), settings([3, 4, 5], 0))
def test_a_game_is_played_to_its_end_and_every_screen_fits(
    tmp_path: Path, players: int, lang: str, size: tuple[int, int]
) -> None:
    width, height = size
    seed = players * 10 + len(lang) + width
    session = seated(tmp_path, by_notation(Random(seed)), players, seed, lang=lang, size=size, is_terminal=True)
    assert session.run() == 0
    assert session.app.sitting.state.is_over
    for screen, prompt in zip(session.screens, session.prompts, strict=False):
        lines = screen.rpartition(CLEAR)[2].rstrip("\n").split("\n")
        assert max(cell_len(line) for line in lines) <= width, screen
        assert len(lines) + 1 <= height, screen
        assert cell_len(prompt) + 4 <= width
    assert Record.load(tmp_path / "game.json").replay().is_over


@pytest.mark.long
@pytest.mark.parametrize(("lang", "size"), mostly(zip(LONGEST_FIRST, cycle(SIZES))))
def test_every_seat_and_a_spectator_has_screens_that_fit(lang: str, size: tuple[int, int]) -> None:
    """Many more positions than the person's own: after each move, as each of five people and a spectator sees it."""
    width, height = size
    rng = Random(width)
    texts = Texts(lang)
    state = bottega.game("princes").new(players=5, seed=width)
    faces = {seat: PrincesFace(texts, Marks(True), seat, 5) for seat in (*range(5), None)}
    while not state.is_over:
        for seat in (state.to_act[0], None):
            view = state.view(seat)
            lines = compose(faces[seat], texts, view, [], width, height - 1)
            screen = "\n".join(line.plain for line in lines)
            assert len(lines) <= height - 1, screen
            assert max(line.cell_len for line in lines) <= width, screen
        state.apply(state.to_act[0], rng.choice(state.legal_actions(state.to_act[0])))


@pytest.mark.parametrize("size", [(80, 24), (100, 30)])
def test_a_turn_with_everything_on_offer_fits(tmp_path: Path, size: tuple[int, int]) -> None:
    """A full hand, recruiting cards and fifteen professions on the tables of four rivals."""
    width, height = size
    state: Any = bottega.game("princes").new(players=5, seed=3)
    rng = Random(3)
    while state.view(0)["phase"] != "actions" or state.to_act[0] != 0 or state.view(0)["deciding"] != "turn":
        state.apply(state.to_act[0], rng.choice(state.legal_actions(state.to_act[0])))
    mine = state.hand[0]
    others = [card for card in range(21) if not mine >> card & 1]
    for seat in range(1, 5):
        state.hand[seat] = 0
        state.played[seat] = sum(1 << card for card in others[seat - 1 :: 4][:4])
    state.profession_pile = ()
    state.recruiting[0] = 3
    state.florins[0] = 5000
    view = state.view(0)
    view["choices"] = [*view["choices"], *[recruit(view, card) for card in others[:16]]]
    for lang in LANGUAGES:
        face = PrincesFace(Texts(lang), Marks(True), 0, 5)
        lines = compose(face, Texts(lang), view, [], width, height - 1)
        assert len(lines) <= height - 1, "\n".join(line.plain for line in lines)
        assert max(line.cell_len for line in lines) <= width


def recruit(view: dict[str, Any], card: int) -> dict[str, Any]:
    name = actions.PROFESSIONS[card]
    work = {"profession": name, "value": 9, "enough": False, "with": {}, "with_bonuses": 9, "best": 9}
    shown = {"id": actions.RECRUIT + card, "action": f"recruit {name}", "verb": "recruit"}
    return {**shown, "profession": name, "other": 1 + card % 4, "work": work}


def test_a_pipe_gets_the_same_game_line_by_line(piped: Session) -> None:
    check_pipe(piped)


def test_the_account_adds_up(piped: Session) -> None:
    sitting = piped.app.sitting
    assert isinstance(piped.app.face, PrincesFace)
    check_account(piped, piped.app.face.teller.account(sitting.facts), sitting.state.view(0)["scores"])


@pytest.mark.long
def test_a_spectator_and_a_replay_see_the_whole_game(tmp_path: Path) -> None:
    desk, out = desk_with([], is_terminal=True)
    first = bottega.game("princes").new(players=5, seed=3)
    sitting = Sitting(first, None, dict.fromkeys(range(5), "random"))
    assert Watch(desk, sitting, Texts("fr"), 0.0, lambda seconds: None).run() == 0
    assert "Le bilan" in out.getvalue()
    assert max(cell_len(line) for line in out.getvalue().replace(CLEAR, "").split("\n")) <= 80
    again, told = desk_with([], is_terminal=False)
    assert Replay(again, sitting.record(), Texts("en"), seat=2).run() == 0
    assert "The account" in told.getvalue()


@pytest.mark.long
@pytest.mark.parametrize("lang", mostly(LONGEST_FIRST))
def test_every_question_and_every_choice_is_explained_with_its_rule(tmp_path: Path, lang: str) -> None:
    play = by_notation(Random(9))
    kinds: set[str] = set()

    def read(app: TerminalApp, prompt: str) -> str:
        if not app.sitting.state.is_over:
            view = app.sitting.state.view(0)
            if view["deciding"] not in kinds:
                assert "(P-" in " ".join(line.plain for line in app.explain(""))
                for choice in app.choices(view)[:40]:
                    assert "(P-" in " ".join(line.plain for line in app.explain(choice.notation)), choice.notation
            kinds.add(view["deciding"])
        return play(app, prompt)

    wanted = {menu.name for menu in bottega.game("princes").menus}
    for seed in range(60):
        seated(tmp_path, read, 3, seed, lang=lang).run()
        if kinds == wanted:
            break
    assert kinds == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_thing_has_its_words(lang: str) -> None:
    texts = Texts(lang)
    kinds = {
        event.kind
        for event in vars(princes_events).values()
        if isinstance(event, type) and issubclass(event, Event) and event is not Event
    }
    decisions = {menu.name for menu in bottega.game("princes").menus}
    verbs = {actions.ACTIONS[number].verb for number in range(len(actions.ACTIONS))} - {"keep"}
    wanted = {f"princes-log-{kind}" for kind in kinds - UNSAID}
    wanted |= {f"princes-{family}-{kind}" for family in ("ask", "why", "explain") for kind in decisions}
    wanted |= {f"princes-about-{verb}" for verb in verbs}
    wanted |= {
        f"princes-name-{name}" for name in (*actions.PILES, *actions.BUILDINGS, *actions.FREEDOMS, *actions.CARDS)
    }
    wanted |= {f"princes-a-{name}" for name in (*actions.PILES, *actions.BUILDINGS, *actions.FREEDOMS)}
    wanted |= {f"princes-by-{name}" for name in actions.PROFESSIONS}
    wanted |= {f"princes-letter-{name}" for name in actions.BUILDINGS}
    missing = set()
    for key in wanted:
        try:
            texts.text(key)
        except MissingText as error:
            if "no text" in str(error):
                missing.add(key)
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pieces_are_told_apart_by_their_signs_alone(lang: str) -> None:
    for unicode in (True, False):
        words = PrincesFace(Texts(lang), Marks(unicode), 0, 3).words
        signs = [words.letter(piece) for piece in actions.PIECES]
        assert len(set(signs)) == len(signs)
        assert unicode or all(sign.isascii() for sign in signs)


def test_each_style_stays_with_its_own_words(piped: Session) -> None:
    assert all(line.style == "" for line in piped.app.face.log(piped.app.sitting.facts))
