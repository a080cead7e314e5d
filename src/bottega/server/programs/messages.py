"""The protocol of programs: every message, both ways. The schemas that others read are made from these types, and
docs/protocol.md tells of them.

Over a socket and in answers the server numbers its messages (`n`); on standard input they come without a number.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, get_args

import msgspec

PROTOCOL: Final = 1  # grows when a program that was written for an earlier one would go wrong

Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Notation = Annotated[str, msgspec.Meta(max_length=200)]
Reason = Literal["silent", "nonsense", "revoked"]  # why a computer decides instead
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)
Farewell = Literal["revoked", "elsewhere"]


# --- from programs ---------------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, tag_field="type", tag="hello", frozen=True):
    """The first word, where no header can bring the key; else it need not be said."""

    protocol: Whole
    key: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class Act(msgspec.Struct, tag_field="type", tag="act", frozen=True):
    """An action by its number or in notation. `id` comes back with the answer; `seat` only where one key has several
    seats at a table."""

    table: Id
    version: Whole
    action: Whole | Notation
    seat: Whole | None = None
    id: Whole | None = None


class Resync(msgspec.Struct, tag_field="type", tag="resync", frozen=True):
    """All that was told of a table, and what is asked there, again."""

    table: Id


class Ping(msgspec.Struct, tag_field="type", tag="ping", frozen=True):
    """Is anybody there?"""


FromProgram = Hello | Act | Resync | Ping


# --- to programs -----------------------------------------------------------------------------------------------------


class Choice(msgspec.Struct, frozen=True):
    """One legal action; what it costs and brings stands in the view, in the same order."""

    id: int
    notation: str


class Greeting(msgspec.Struct, tag_field="type", tag="hello", frozen=True):
    """The first word of the server; with it everything begins anew. `key` is the key's name for people, not the key."""

    protocol: int
    server: str
    key: str
    name: str


class AtTable(msgspec.Struct, tag_field="type", tag="table", frozen=True):
    """Who sits at a table and how it stands, after every change: `facts` are those that a page gets, without links.
    `seconds` is how long an answer may take there."""

    table: str
    seat: int
    seconds: float
    facts: dict[str, Any]


class Told(msgspec.Struct, tag_field="type", tag="told", frozen=True):
    """What happened, as the seat may know it. With `reset`: since the deal."""

    table: str
    seat: int
    version: int
    reset: bool
    facts: msgspec.Raw
    lines: msgspec.Raw


class Decide(msgspec.Struct, tag_field="type", tag="decide", frozen=True):
    """The seat is asked, once for each decision. `version` belongs into the answer, `ply` is how many moves the seat
    knows of, and at `deadline` (milliseconds since 1970) a computer decides instead."""

    table: str
    seat: int
    version: int
    ply: int
    deadline: int
    view: msgspec.Raw
    choices: list[Choice]


class Taken(msgspec.Struct, tag_field="type", tag="taken", frozen=True):
    """A computer decides instead: `silent` until the program is heard again, `nonsense` up to the seat's next move that
    others see, `revoked` until another key is used."""

    table: str
    seat: int
    why: Reason


class Over(msgspec.Struct, tag_field="type", tag="over", frozen=True):
    """The game is over; `account` says where the points come from."""

    table: str
    seat: int
    scores: list[int]
    ranking: list[list[int]]
    seed: str
    view: msgspec.Raw
    account: msgspec.Raw


class Ok(msgspec.Struct, tag_field="type", tag="ok", frozen=True):
    """Done, and on disk."""

    re: int | None
    table: str
    version: int


class Refusal(msgspec.Struct, tag_field="type", tag="refused", frozen=True):
    """Not done, and why. `tries` is how many more answers may be nonsense; null where nothing was counted."""

    re: int | None
    table: str | None
    code: str
    message: str
    tries: int | None


class Bye(msgspec.Struct, tag_field="type", tag="bye", frozen=True):
    """The line ends: the key was `revoked`, or is used `elsewhere`."""

    code: Farewell


class Pong(msgspec.Struct, tag_field="type", tag="pong", frozen=True):
    """Here."""


ToProgram = Greeting | AtTable | Told | Decide | Taken | Over | Ok | Refusal | Bye | Pong

DECODER: msgspec.json.Decoder[FromProgram] = msgspec.json.Decoder(FromProgram)
ENCODER = msgspec.json.Encoder()


def tail(message: ToProgram) -> str:
    """The message without its first brace: its number is each line's own."""
    return ENCODER.encode(message)[1:].decode()


def without_links(facts: Mapping[str, Any]) -> dict[str, Any]:
    """What a table says of itself, without the links that let others in and what is said to people only."""
    return {key: value for key, value in facts.items() if key not in ("invite", "watch", "rematch", "stood_in")}
