"""What goes over a socket. Messages to pages are built as text without their first field, the number: that is each
page's own, and the rest is made once for all who get the same.
"""

from typing import Annotated, Any

import msgspec

# What a page can count in.
Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]


class Act(msgspec.Struct, tag_field="type", tag="act", frozen=True):
    id: Whole
    version: Whole
    action: Whole


class Undo(msgspec.Struct, tag_field="type", tag="undo", frozen=True):
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


class Resync(msgspec.Struct, tag_field="type", tag="resync", frozen=True):
    pass


class Ping(msgspec.Struct, tag_field="type", tag="ping", frozen=True):
    pass


Request = Act | Undo | Chat | Resign | Takeover | Return
Message = Request | Resync | Ping

DECODER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
ENCODER = msgspec.json.Encoder()

PONG = '"type":"pong"}'


def hello(build: str, seats: list[int]) -> str:
    """The first word over every line: a page of another build should load itself anew, and a browser with several seats
    should say which one it shows.
    """
    return tail({"type": "hello", "build": build, "seats": seats})


def state(version: int, parts: tuple[bytes, bytes, bytes, bytes], reset: bool, can_undo: bool) -> str:
    """`parts` are the view, the facts (with commas between), the lines and the account, encoded."""
    view, facts, lines, account = parts
    head = b'"type":"state","version":%d,"reset":%s,"can_undo":%s,"view":'
    words = {True: b"true", False: b"false"}
    start = head % (version, words[reset], words[can_undo])
    return (start + view + b',"facts":[' + facts + b'],"lines":' + lines + b',"account":' + account + b"}").decode()


def table(facts: dict[str, Any]) -> str:
    return tail({"type": "table", "table": facts})


def chat(seat: int | None, name: str, text: str, at: int) -> str:
    return tail({"type": "chat", "from": seat, "name": name, "text": text, "at": at})


def accepted(re: int) -> str:
    return f'"type":"ok","re":{re}}}'


def refused(re: int | None, code: str, message: str, version: int | None) -> str:
    return tail({"type": "refused", "re": re, "code": code, "message": message, "version": version})


def tail(message: dict[str, Any]) -> str:
    return ENCODER.encode(message)[1:].decode()
