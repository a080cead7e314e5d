"""The doors through which the command comes to a table."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from bottega import Record
from bottega.core.state import State
from bottega.locale import Texts
from bottega.terminal import saves
from bottega.terminal.app import TerminalApp
from bottega.terminal.desk import Desk, typed_input
from bottega.terminal.faces import face_of
from bottega.terminal.replay import Replay
from bottega.terminal.review import Review
from bottega.terminal.sitting import Sitting, resume
from bottega.terminal.watch import Watch


def desk() -> Desk:
    return Desk(Console(), typed_input)


def play(at: Desk, first: State, seat: int | None, bots: dict[int, str], texts: Texts, ask_all: bool) -> int:
    sitting = Sitting(first, seat, bots)
    return TerminalApp(at, sitting, texts, saves.fresh_file(first.game.id), ask_all).run()


def play_on(at: Desk, record: Record, file: Path, seat: int, bots: dict[int, str], texts: Texts, ask_all: bool) -> int:
    """Go on from a record. A game kept by the table itself goes on in its file; another file is left as it is."""
    face = face_of(record.game, texts, at.marks, seat, record.players)
    sitting = resume(record, seat, bots, face, ask_all)
    kept = saves.read_seating(file)
    sitting.take_backs = 0 if kept is None else kept.take_backs
    own = file.resolve().parent == saves.folder().resolve()
    return TerminalApp(at, sitting, texts, file if own else saves.fresh_file(record.game), ask_all).run()


def watch(
    at: Desk,
    first: State,
    bots: dict[int, str],
    texts: Texts,
    pace: float | str,
    sleep: Callable[[float], None],
) -> int:
    return Watch(at, Sitting(first, None, bots), texts, pace, sleep).run()


def replay(at: Desk, record: Record, texts: Texts, seat: int | None, ply: int) -> int:
    return Replay(at, record, texts, seat, ply).run()


def review(at: Desk, record: Record, texts: Texts, seat: int) -> int:
    return Review(at, record, texts, seat).run()
