"""A table of The Princes of Florence for tests."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from bottega.terminal.app import TerminalApp

from .session import Session, Typing


def seated(tmp_path: Path, read: Typing, players: int = 3, seed: int = 5, **more: Any) -> Session:
    return Session(tmp_path / "game.json", read, players, seed, bot="random", game="princes", **more)


def by_notation(rng: Random) -> Typing:
    """Any choice in its own words until the game is over, then the end of input."""

    def read(app: TerminalApp, prompt: str) -> str:
        if app.sitting.state.is_over:
            raise EOFError
        return rng.choice(app.choices(app.sitting.state.view(app.sitting.seat))).notation

    return read


def advanced(session: Session, wanted: Callable[[dict[str, Any]], bool], rng: Random) -> dict[str, Any]:
    """Everybody acts at random until the person faces such a decision; the view of it."""
    sitting = session.app.sitting
    while not sitting.state.is_over:
        seat = sitting.next_seat()
        if seat == sitting.seat:
            view = sitting.state.view(seat)
            if wanted(view):
                return view
        sitting.play(seat, rng.choice(sitting.state.legal_actions(seat)), asked=seat == sitting.seat)
    raise AssertionError("the game ended before such a decision")


def deciding(kind: str) -> Callable[[dict[str, Any]], bool]:
    return lambda view: bool(view["deciding"] == kind)


def shown(session: Session, width: int = 80, height: int = 24) -> str:
    """What the person would see now."""
    from bottega.terminal.screen import compose

    app = session.app
    view = app.sitting.state.view(app.sitting.seat)
    lines = compose(app.face, app.texts, view, app.sitting.facts, width, height - 1)
    return "\n".join(line.plain for line in lines)
