"""What is written to the log, and how: lines for people or JSON for programs, to the standard error. No name, key,
cookie or link is ever in it: of an address only the words that all addresses of its kind share are told.
"""

import json
import logging
import secrets
import sys
import time
from collections.abc import Iterable, MutableMapping
from contextlib import suppress
from contextvars import ContextVar
from typing import Any, Final

from starlette.datastructures import Headers

LOG = logging.getLogger("bottega.server")
LINES: Final = "lines"
JSON: Final = "json"
FORMS: Final = (LINES, JSON)
LEVELS: Final = ("debug", "info", "warning", "error")
HEADER: Final = "x-request-id"
KEPT = "bottega.request"  # where a scope has its number
LONGEST_ID = 64
FLOODS: Final = frozenset({"slow-down"})  # refusals of which a stranger makes as many as he likes

Visit = MutableMapping[str, Any]
CURRENT: ContextVar[Visit | None] = ContextVar("current", default=None)  # the request or socket that this is done for


def set_up(form: str, level: str) -> None:
    """For the whole process, which must be ours."""
    handler = Errors()
    handler.setFormatter(Json() if form == JSON else Lines())
    root = logging.getLogger()
    root.handlers = [handler, *[other for other in root.handlers if not isinstance(other, Errors)]]
    wanted = logging.getLevelNamesMapping()[level.upper()]
    root.setLevel(max(logging.WARNING, wanted))  # libraries would tell what is sent, keys and all
    logging.getLogger("bottega").setLevel(wanted)


class Errors(logging.Handler):
    """To the standard error, whatever that is at the moment. Where it cannot be written to (on a full disk, say) nobody
    can be told, and the games go on.
    """

    def emit(self, record: logging.LogRecord) -> None:
        with suppress(OSError, ValueError):
            sys.stderr.write(f"{self.format(record)}\n")
            sys.stderr.flush()


def request_id(scope: Visit) -> str:
    """Of this request or socket: as a proxy before us calls it, else a number of ours; made when it is first needed."""
    if KEPT not in scope:
        given = Headers(scope=scope).get(HEADER, "")
        plain = given.isascii() and given.replace("-", "").replace("_", "").isalnum() and len(given) <= LONGEST_ID
        scope[KEPT] = given if plain else secrets.token_hex(8)
    return str(scope[KEPT])


class Places:
    """How an address is told of: `GET /join/...`, `POST /api/tables/.../sit`."""

    def __init__(self) -> None:
        self.words: set[str] = {""}

    def know(self, paths: Iterable[str]) -> None:
        self.words |= {word for path in paths for word in path.split("/") if "{" not in word}

    def of(self, scope: Visit) -> str:
        words = [word if word in self.words else "..." for word in str(scope["path"]).split("/")[:8]]
        return f"{scope.get('method', 'socket')} {'/'.join(words)}"


def refusal(scope: Visit | None, code: str, places: Places) -> None:
    level = logging.DEBUG if code in FLOODS else logging.INFO
    if LOG.isEnabledFor(level):
        LOG.log(level, "Refused: %s, %s", code, "a message" if scope is None else places.of(scope))


class Lines(logging.Formatter):
    converter = staticmethod(time.gmtime)
    default_msec_format = "%s.%03dZ"
    default_time_format = "%Y-%m-%dT%H:%M:%S"

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 -- of the base class
        line = super().formatMessage(record)
        return f"{line} [{named}]" if (named := current_id()) else line


class Json(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": Lines().formatTime(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if named := current_id():
            told["request"] = named
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def current_id() -> str | None:
    scope = CURRENT.get()
    return None if scope is None else request_id(scope)
