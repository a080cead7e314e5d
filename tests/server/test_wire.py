"""Texts go out at once where a page reads, and wait in their order where it does not."""

import asyncio
from collections.abc import Iterable
from typing import Any

import pytest
from websockets.protocol import State

from bottega.server.settings import Limits
from bottega.server.socket import Socket
from bottega.server.wire import FEW, Wired, framed

from .served import Served
from .test_socket import seated


class Held:
    """A wire that takes texts only while it is free."""

    def __init__(self) -> None:
        self.free = True
        self.pieces: list[list[str]] = []

    def take(self, texts: Iterable[str]) -> bool:
        if self.free:
            self.pieces.append(list(texts))
        return self.free


def test_what_is_said_in_one_turn_goes_out_in_one_piece() -> None:
    async def run() -> list[list[str]]:
        wire = Held()
        page = new_page(wire, [])
        for text in ("one", "two"):
            page.send(text)
        await page.silent.wait()
        page.send("three")
        await page.silent.wait()
        return wire.pieces

    pieces = asyncio.run(run())
    assert [[text[-3:] for text in piece] for piece in pieces] == [["one", "two"], ["ree"]]


def test_nothing_overtakes_what_waits_for_a_page_that_does_not_read() -> None:
    sent: list[str] = []

    async def run() -> None:
        wire, reads = Held(), asyncio.Event()
        page = new_page(wire, sent, reads)
        sending = asyncio.create_task(page.send_on())
        wire.free = False
        page.send("first")
        while not page.sending:
            await asyncio.sleep(0)
        wire.free = True  # it reads again, and the first one is still on its way
        page.send("second")
        await asyncio.sleep(0)
        assert wire.pieces == []
        reads.set()
        await page.silent.wait()
        page.send("third")
        await page.silent.wait()
        sending.cancel()
        assert [text.rpartition(",")[2] for text in sent] == ["first", "second"]
        assert [text.rpartition(",")[2] for text in wire.pieces[0]] == ["third"]

    asyncio.run(run())


def new_page(wire: Held, sent: list[str], reads: asyncio.Event | None = None) -> Socket:
    async def send(message: Any) -> None:
        if reads is not None:
            await reads.wait()
        sent.append(message["text"])

    return Socket(send, 0, "192.0.2.7", Limits(), wire)


def test_a_move_and_its_answer_leave_together(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    page = seated(served)
    page.wait_for_turn()
    together: list[int] = []
    honest = Wired.take

    def noted(self: Wired, texts: Iterable[str]) -> bool:
        together.append(len(list(texts)))
        return honest(self, texts)

    monkeypatch.setattr(Wired, "take", noted)
    assert page.act(page.choices[0]["id"])["type"] == "ok"
    assert together[0] == 2, "else the libraries have changed, and it goes the slow way"


def test_one_that_does_not_read_is_given_nothing() -> None:
    class Line(Wired):
        def __init__(self) -> None:
            self.written: list[bytes] = []
            self.transport: Any = self
            self.conn: Any = self
            self.state, self.extensions = State.OPEN, ()
            self.close_sent = False
            self.writable = asyncio.Event()

        def write(self, data: bytes) -> None:
            self.written.append(data)

        def is_closing(self) -> bool:
            return False

    line = Line()
    assert not line.take(["lost"])
    line.writable.set()
    assert line.take(["ciao", "bella"])
    line.close_sent = True
    assert not line.take(["lost"])
    assert line.written == [framed("ciao") + framed("bella")]


def test_reading_stops_when_several_messages_wait() -> None:
    class Uvicorn:
        def send_receive_event_to_app(self: Any) -> None:
            self.queue.put_nowait("message")
            if not self.read_paused:
                self.read_paused = True
                self.stops += 1

    class Line(Wired, Uvicorn):  # as the door puts them together
        def __init__(self) -> None:
            self.queue: Any = asyncio.Queue()
            self.read_paused = False
            self.stops = 0

    line = Line()
    for _ in range(FEW):
        line.send_receive_event_to_app()
    assert (line.stops, line.read_paused) == (0, False)
    line.send_receive_event_to_app()
    assert (line.stops, line.read_paused) == (1, True)
    line.send_receive_event_to_app()
    assert (line.stops, line.read_paused) == (1, True)


def test_frames_of_every_length() -> None:
    for size, head in ((125, 2), (126, 4), (65535, 4), (65536, 10)):
        assert len(framed("x" * size)) == head + size
