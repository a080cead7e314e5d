"""What goes over a socket. Messages to pages are built as text without their first field, the number: that is each
page's own, and the rest is made once for all who get the same.
"""

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple

import msgspec

# What a page can count in.
Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]


class Act(msgspec.Struct, tag_field="type", tag="act", frozen=True):
    """`unless_final`: refused, and nothing is done, where it could not be undone."""

    id: Whole
    version: Whole
    action: Whole
    unless_final: bool = False


class Undo(msgspec.Struct, tag_field="type", tag="undo", frozen=True):
    """The last choice, or an earlier one of those that can be undone (1: the last but one)."""

    id: Whole
    version: Whole
    choice: Whole = 0


class TakeBack(msgspec.Struct, tag_field="type", tag="take-back", frozen=True):
    """To before the last choice, whatever was seen since; the table says from then on that it was done."""

    id: Whole
    version: Whole


class Chat(msgspec.Struct, tag_field="type", tag="chat", frozen=True):
    id: Whole
    text: str


class Resign(msgspec.Struct, tag_field="type", tag="resign", frozen=True):
    id: Whole


class Takeover(msgspec.Struct, tag_field="type", tag="takeover", frozen=True):
    """A computer for a seat: mine, a free one before the game, or one whose player is gone."""

    id: Whole
    seat: Whole | None = None


class Return(msgspec.Struct, tag_field="type", tag="return", frozen=True):
    id: Whole


class AllowHints(msgspec.Struct, tag_field="type", tag="hints", frozen=True):
    """Whether I have nothing against hints at this table, mine and those of others."""

    id: Whole
    allow: bool


class Lesson(msgspec.Struct, tag_field="type", tag="lesson", frozen=True):
    """On with the lesson from this step: read, skipped (the script makes the moves it asks for), or left for good."""

    id: Whole
    step: Whole
    go: Literal["next", "skip", "leave"]


class Resync(msgspec.Struct, tag_field="type", tag="resync", frozen=True):
    pass


class Ping(msgspec.Struct, tag_field="type", tag="ping", frozen=True):
    pass


class Numbered(msgspec.Struct, frozen=True):
    """All that is read of a message that came too early."""

    id: Whole | None = None


Request = Act | Undo | TakeBack | Chat | Resign | Takeover | Return | Lesson | AllowHints
Message = Request | Resync | Ping

DECODER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
NUMBERS = msgspec.json.Decoder(Numbered)
ENCODER = msgspec.json.Encoder()

PONG = '"type":"pong"}'


class OwnChoices(NamedTuple):
    """What became of a viewer's own choices, and what of them may be taken back."""

    undo: list[str]  # those that can be undone, in notation, the last one first
    take_back: bool
    chosen_at: int = 0  # the version after the last one; a choice made at this version or later has not arrived


def hello(build: str, seats: list[int]) -> str:
    """The first word over every line: a page of another build should load itself anew, and a browser with several seats
    should say which one it shows.
    """
    return tail({"type": "hello", "build": build, "seats": seats})


def announcement(text: str) -> str:
    """From whoever runs the server; nothing takes the last one away, and so does a hello."""
    return tail({"type": "announcement", "text": text})


def state(version: int, parts: tuple[bytes, bytes, bytes, bytes], reset: bool, own: OwnChoices, weight: int = 0) -> str:
    """`parts` are the view, the facts (with commas between), the lines and the account, encoded; `weight` is for how
    many beats a page may show it before the next one.
    """
    view, facts, lines, account = parts
    head = b'"type":"state","version":%d,"chosen_at":%d,"reset":%s,'
    head += b'"can_undo":%s,"can_take_back":%s,"undo":%s,"weight":%d,"view":'
    words = {True: b"true", False: b"false"}
    back = words[bool(own.undo)], words[own.take_back], ENCODER.encode(own.undo)
    start = head % (version, own.chosen_at, words[reset], *back, weight)
    return (start + view + b',"facts":[' + facts + b'],"lines":' + lines + b',"account":' + account + b"}").decode()


def table(facts: Mapping[str, object]) -> str:
    return tail({"type": "table", "table": facts})


def lesson(told: Mapping[str, object] | None) -> str:
    """How far the lesson at this table is; null when it was left."""
    return tail({"type": "lesson", "lesson": told})


def chat(seat: int | None, name: str, text: str, at: int) -> str:
    return tail({"type": "chat", "from": seat, "name": name, "text": text, "at": at})


def accepted(re: int) -> str:
    return f'"type":"ok","re":{re}}}'


def refused(re: int | None, code: str, message: str, version: int | None) -> str:
    return tail({"type": "refused", "re": re, "code": code, "message": message, "version": version})


def tail(message: Mapping[str, object]) -> str:
    return ENCODER.encode(message)[1:].decode()


def number_in(text: str | bytes) -> int | None:
    """The number of a message that is not looked at any further."""
    try:
        return NUMBERS.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
