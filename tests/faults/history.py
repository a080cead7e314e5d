"""What the clients of a run saw and did, written down as it happens: a file of JSON lines for each table, so that a
failed run can be read, and so that a table is checked without holding all the others in memory.

`tick` counts all that happens in the order in which the one process of the clients saw it: what was answered at an
earlier tick than something else was sent had happened before.
"""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

Viewer = int | None
ACCEPTED: Final = "ok"  # the answer to a request that was done; any other is the code of a refusal


class Opened(msgspec.Struct, tag_field="event", tag="opened", frozen=True):
    """A line, and who is at its other end; `client` is one page, however often it comes."""

    tick: int
    line: int
    client: str
    viewer: Viewer
    server: int


class Heard(msgspec.Struct, tag_field="event", tag="heard", frozen=True):
    tick: int
    line: int
    text: str


class Asked(msgspec.Struct, tag_field="event", tag="asked", frozen=True):
    """`content`: a choice in notation, a word that was said, the number of a choice that is undone; `version` is what
    the page had seen; `at` is the clock, in milliseconds."""

    tick: int
    line: int
    number: int
    seat: int
    kind: str
    content: str
    version: int
    at: int


class Answered(msgspec.Struct, tag_field="event", tag="answered", frozen=True):
    tick: int
    number: int
    code: str
    at: int


class Seated(msgspec.Struct, tag_field="event", tag="seated", frozen=True):
    """A guest was told that a seat is his."""

    tick: int
    client: str
    seat: int


class Refused(msgspec.Struct, tag_field="event", tag="refused", frozen=True):
    """A whole line, or an address of this table: by the code of the refusal, with nobody asking for anything."""

    tick: int
    client: str
    code: str


Event = Opened | Heard | Asked | Answered | Seated | Refused
ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[Event]] = msgspec.json.Decoder(Event)


class Recorder:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.folder.mkdir(parents=True, exist_ok=True)
        self.ticks = 0
        self.lines = 0
        self.requests = 0
        self.answers: dict[str, int] = {}  # by code, over all tables
        self.heard = 0
        self.files: dict[str, Any] = {}

    def tick(self) -> int:
        self.ticks += 1
        return self.ticks

    def keep(self, table: str, event: Event) -> None:
        if table not in self.files:
            self.files[table] = (self.folder / f"{table}.jsonl").open("ab")
        self.files[table].write(ENCODER.encode(event) + b"\n")

    def close(self) -> None:
        for file in self.files.values():
            file.close()
        self.files.clear()

    # --- what happens -----------------------------------------------------------------------------------------------

    def opened(self, table: str, client: str, viewer: Viewer, server: int) -> int:
        self.lines += 1
        self.keep(table, Opened(self.tick(), self.lines, client, viewer, server))
        return self.lines

    def hear(self, table: str, line: int, text: str) -> None:
        self.heard += 1
        self.keep(table, Heard(self.tick(), line, text))

    def asked(self, table: str, line: int, seat: int, kind: str, content: str, version: int) -> int:
        self.requests += 1
        self.keep(table, Asked(self.tick(), line, self.requests, seat, kind, content, version, now()))
        return self.requests

    def answered(self, table: str, number: int, code: str) -> None:
        self.answers[code] = self.answers.get(code, 0) + 1
        self.keep(table, Answered(self.tick(), number, code, now()))

    def seated(self, table: str, client: str, seat: int) -> None:
        self.keep(table, Seated(self.tick(), client, seat))

    def refused(self, table: str, client: str, code: str) -> None:
        self.keep(table, Refused(self.tick(), client, code))

    @property
    def accepted(self) -> int:
        return self.answers.get(ACCEPTED, 0)


def now() -> int:
    return time.time_ns() // 1_000_000


def events_of(file: Path) -> Iterator[Event]:
    with file.open("rb") as lines:
        for line in lines:
            yield DECODER.decode(line)
