"""Where games are kept. A save is a record with one more field: who sat at the table."""

import json
import os
import shlex
import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bottega import Record
from bottega.core.record import write_whole

SEATING = "table"


@dataclass(frozen=True, slots=True)
class Seating:
    """The person's seat (None: nobody's), the computers at the others, and how often a choice was taken back after
    something was seen: the record itself has only the moves that count."""

    seat: int | None
    bots: dict[int, str]
    take_backs: int = 0


def way_back(game_id: str, file: Path) -> str:
    """What to type to go on, such that it works in this shell."""
    called = sys.argv[0] if Path(sys.argv[0]).name == "bottega" and not shutil.which("bottega") else "bottega"
    return f"{shlex.quote(called)} play {game_id} --load {shlex.quote(str(file))}"


class NoHome(Exception):
    """There is no folder in which games could be kept."""


class SaveError(Exception):
    """The file and what the system says of it."""

    def __init__(self, file: Path, detail: str) -> None:
        super().__init__(f"{file}: {detail}")
        self.file = file
        self.detail = detail


def folder(env: Mapping[str, str] | None = None) -> Path:
    env = os.environ if env is None else env
    if own := env.get("BOTTEGA_STATE"):
        return Path(own)
    state = env.get("XDG_STATE_HOME")
    try:
        return (Path(state) if state else Path.home() / ".local" / "state") / "bottega"
    except RuntimeError:
        raise NoHome from None


def fresh_file(game_id: str) -> Path:
    """A name that no other game has."""
    now = datetime.now(UTC).astimezone().strftime("%Y%m%d-%H%M%S")
    return folder() / f"{game_id}-{now}-{os.getpid()}.json"


def place(typed: str) -> Path:
    """The file that somebody named."""
    try:
        return Path(typed).expanduser()
    except RuntimeError as error:
        raise SaveError(Path(typed), reason(error)) from None


def write(file: Path, record: Record, seating: Seating) -> None:
    body = record.to_dict()
    bots = {str(seat): name for seat, name in seating.bots.items()}
    body[SEATING] = {"seat": seating.seat, "bots": bots, "take_backs": seating.take_backs}
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, json.dumps(body, ensure_ascii=False, indent=1) + "\n")
    except (OSError, ValueError) as error:
        raise SaveError(file, reason(error)) from None


def is_foreign(file: Path) -> bool:
    """Whether there is a file of that name which is no game: that one must not be written over."""
    try:
        if not file.exists():
            return False
        if not file.is_file():
            return True
    except OSError as error:
        raise SaveError(file, reason(error)) from None
    try:
        with file.open("rb") as opened:
            return b'"bottega-record' not in opened.read(200)
    except OSError:
        return True


def read_seating(file: Path) -> Seating | None:
    """Who sat at the table, when the record tells; the record itself is checked elsewhere."""
    try:
        table = json.loads(file.read_text(encoding="utf-8"))[SEATING]
        seat = table["seat"]
        bots = {int(number): str(name) for number, name in table["bots"].items()}
        take_backs = int(table.get("take_backs", 0))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
    return Seating(seat, bots, take_backs) if seat is None or type(seat) is int else None


def reason(error: Exception) -> str:
    return ((isinstance(error, OSError) and error.strerror) or str(error)).rstrip(".")
