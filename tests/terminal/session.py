"""A table for tests: what is typed comes from a list or a function, what is shown goes into a text."""

import io
from collections.abc import Callable, Iterable, Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import bottega
from bottega.core.account import Account
from bottega.locale import LANGUAGES, Texts
from bottega.terminal.app import TerminalApp
from bottega.terminal.desk import Desk
from bottega.terminal.sitting import Sitting

Typing = Callable[[TerminalApp, str], str]
SIZES = [(80, 24), (100, 30)]


def settings(players: Sequence[int], usual: int) -> list[Any]:
    """Numbers of players, languages and sizes. Every run has the `usual` of each, and another one in every game, so
    that all are met; the long run has all together.
    """
    found: list[Any] = []
    for (i, number), (j, lang), (k, size) in product(enumerate(players), enumerate(LANGUAGES), enumerate(SIZES)):
        marks = [] if i == j == usual and k == usual % 2 else [pytest.mark.soak]
        found.append(pytest.param(number, lang, size, marks=marks, id=f"{number}-{lang}-{size[0]}"))
    return found


def typed(lines: Iterable[str]) -> Typing:
    """These lines, then the end of input."""
    waiting = iter(lines)

    def read(app: TerminalApp, prompt: str) -> str:
        for line in waiting:
            return line
        raise EOFError

    return read


def at_random(rng: Random) -> Typing:
    """Any choice by its number until the game is over, then the end of input."""

    def read(app: TerminalApp, prompt: str) -> str:
        if app.sitting.state.is_over:
            raise EOFError
        choices = app.choices(app.sitting.state.view(app.sitting.seat))
        return str(rng.choice(choices).number)

    return read


def until_shown(play: Typing, said: str) -> Typing:
    """The same until this has been on the screen, then the end of input."""

    def read(app: TerminalApp, prompt: str) -> str:
        out = app.desk.console.file
        assert isinstance(out, io.StringIO)
        if said in out.getvalue():
            raise EOFError
        return play(app, prompt)

    return read


class Session:
    """One person and computers; `shown` is everything on the screen so far, `screens` each board on its own."""

    def __init__(
        self,
        file: Path,
        read: Typing,
        players: int = 4,
        seed: int = 7,
        lang: str = "en",
        size: tuple[int, int] = (100, 30),
        seat: int = 0,
        bot: str = "journeyman",
        is_terminal: bool = False,
        ask_all: bool = False,
        game: str = "fresco",
    ) -> None:
        self.out = io.StringIO()
        console = Console(
            file=self.out,
            width=size[0],
            height=size[1],
            force_terminal=is_terminal,
            color_system=None,
            legacy_windows=False,
            _environ={"TERM": "xterm"},
        )
        self.prompts: list[str] = []
        first = bottega.game(game).new(players=players, seed=seed)
        bots = {other: bot for other in range(players) if other != seat}
        self.app = TerminalApp(Desk(console, self.read), Sitting(first, seat, bots), Texts(lang), file, ask_all)
        self.typing = read

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.out.write("\f")
        return self.typing(self.app, prompt)

    def run(self) -> int:
        return self.app.run()

    @property
    def shown(self) -> str:
        return self.out.getvalue()

    @property
    def screens(self) -> list[str]:
        return self.shown.split("\f")


def check_pipe(session: Session) -> None:
    """What goes into a pipe has no signs for a terminal, and no line that is too long for one of 80."""
    assert "\x1b" not in session.shown
    assert max(cell_len(line) for line in session.shown.replace("\f", "").split("\n")) <= 80


def check_account(session: Session, account: Account, scores: list[int]) -> None:
    """The points by source add up, and the last screen but one shows them."""
    assert [sum(sources.values()) for sources in account.points] == scores
    assert "The account" in session.screens[-2]
