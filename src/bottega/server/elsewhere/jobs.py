"""What travels to those who think elsewhere and back, as JSON: whatever stands there, to read it does nothing. Each
version of Bottega has queues of its own, so that nobody takes a question that he might read wrongly.
"""

from hashlib import sha256
from typing import Any, Final, TypedDict

import msgspec

import bottega
from bottega.advice import Hint
from bottega.server.reviewer import Done, Piece
from bottega.server.turns import PLAYED, UNSEEN, WATCHED
from bottega.server.workers import Asked, HintQuestion, Lost, Question

FORMAT: Final = 1
VERSION: Final = f"{bottega.__version__}-{FORMAT}"
TASK: Final = "think"
QUESTIONS: Final[dict[str, Any]] = {"move": Question, "hint": HintQuestion, "review": Piece}
ANSWERS: Final[dict[str, Any]] = {"move": int, "hint": Hint, "review": Done, "lost": str}
PRIORITY: Final = {PLAYED: 3, WATCHED: 2, UNSEEN: 1}  # the greatest goes first

Sent = Asked | Piece


class Job(TypedDict):
    """Of the queue, which keeps it as JSON. What is asked is text in it: JSONB would change the order of keys."""

    server: str  # who wants the answer
    key: str  # of the question
    kind: str
    body: str
    limit: float  # seconds that may be thought about it
    until: float  # when nobody wants the answer any more, by the clock of the database


class Unreadable(Exception):
    """It is nothing that this version writes."""


def channel(server: str) -> str:
    """On which the database tells it that there are answers."""
    return f"bottega_answers_{server}"


def kind_of(asked: Sent) -> str:
    return next(kind for kind, type_ in QUESTIONS.items() if isinstance(asked, type_))


def queue_of(kind: str) -> str:
    """Of its own: no move waits for a hint, and no hint for a review."""
    return f"{kind}-{VERSION}"


def job(server: str, asked: Sent, limit: float, until: float) -> Job:
    kind, body = kind_of(asked), msgspec.json.encode(asked)
    key = sha256(server.encode() + body).hexdigest()[:32]
    return Job(server=server, key=key, kind=kind, body=body.decode(), limit=limit, until=until)


def asked_in(kind: str, body: str) -> Sent:
    found: Sent = read(QUESTIONS, kind, body)
    return found


def packed(kind: str, answer: object) -> str:
    """An answer, packed."""
    return msgspec.json.encode({"kind": kind, "body": answer}).decode()


def answer_in(packed: str) -> object:
    """`Lost` where there is none."""
    try:
        told = msgspec.json.decode(packed, type=dict[str, msgspec.Raw])
        kind = msgspec.json.decode(told["kind"], type=str)
        answer = read(ANSWERS, kind, told["body"])
    except (Unreadable, msgspec.DecodeError, KeyError) as error:
        raise Lost(f"the answer cannot be read: {error}") from None
    if kind == "lost":
        raise Lost(str(answer))
    return answer


def read(types: dict[str, Any], kind: str, body: "str | msgspec.Raw") -> Any:
    if kind not in types:
        raise Unreadable(f"nobody knows what {kind!r} is")
    try:
        return msgspec.json.decode(body, type=types[kind])
    except (msgspec.DecodeError, ValueError) as error:
        raise Unreadable(str(error)) from None
