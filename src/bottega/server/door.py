"""Connections, before anybody has asked for anything: how many there may be, and how long they may take to ask.

A connection that has not sent a whole request costs its owner nothing and the server a file. Newcomers are never turned
away because of those: the oldest of them goes. That is counted by the address at the other end of the line. Behind a
proxy this is the proxy's, which hurts nobody: a proxy sends a request at once, and what it keeps open in between is
closed only when there is no other room. Whoever has been let in is counted elsewhere, by guest and by his own address.
"""

import asyncio
import logging
import time
from typing import Any, Final

from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from bottega.server.proxies import counted
from bottega.server.settings import Limits

try:
    import resource
except ImportError:  # not everywhere, and where it is not nobody counts files
    resource = None  # type: ignore[assignment]

# Files that are no connections: the database, computers, and connections that have been taken or given up in this very
# moment. All who wait at the port, 128 of them, come in at once, and it takes some turns of the loop to close one.
SPARE = 512
AGAIN: Final = 10.0  # seconds until the same complaint is written to the log again
MOST_COMPLAINTS: Final = 100
NO_ROOM = "Too many people are here now. Try again in a moment.\n"
ASKING, ANSWERED, IDLE = "asking", "answered", "idle"


def more_files(wanted: int) -> int:
    """How many files this process may have open, after asking for that many."""
    allowed = wanted
    if resource is not None:
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if now != resource.RLIM_INFINITY and now < wanted:
            allowed = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))
            except (OSError, ValueError):  # some systems allow less than they say
                allowed = now
    return allowed


class Door:
    def __init__(self, limits: Limits) -> None:
        files = more_files(limits.connections + SPARE)
        self.most = min(limits.connections, files - min(SPARE, files // 2))
        self.most_asking = limits.asking
        self.patience = {ASKING: limits.request_time, ANSWERED: limits.answer_time, IDLE: limits.answer_time}
        self.here: dict[Any, str] = {}  # every connection, and where it comes from
        # Since when each is in that state, the longest first. One that has become a socket is in none of them.
        self.since: dict[str, dict[Any, float]] = {state: {} for state in self.patience}
        self.asking: dict[str, dict[Any, None]] = {}  # by address
        self.timer: asyncio.TimerHandle | None = None
        self.http: type[asyncio.Protocol] = type("Calling", (Calling, AutoHTTPProtocol), {"door": self})
        sockets: Any = AutoWebSocketsProtocol  # a class, whatever its type says
        self.sockets: type[asyncio.Protocol] = type("Staying", (Staying, sockets), {"door": self})

    # --- coming and going ---------------------------------------------------------------------------------------------

    def enter(self, line: Any) -> bool:
        """False when there is no room, not even by closing one that asks for nothing."""
        address = address_of(line)
        self.here[line] = address
        self.turn(line, ASKING)
        if len(self.asking[address]) > self.most_asking:
            self.drop(next(iter(self.asking[address])))
        if len(self.here) <= self.most:
            return True
        for state in (ASKING, IDLE):
            oldest = next(iter(self.since[state]), line)
            if oldest is not line:
                self.drop(oldest)
                return True
        return False

    def turn(self, line: Any, state: str | None) -> None:
        if line not in self.here or (state is not None and line in self.since[state]):
            return
        self.forget(line)
        if state is None:
            return
        now = asyncio.get_running_loop().time()
        self.since[state][line] = now
        if state == ASKING:
            self.asking.setdefault(self.here[line], {})[line] = None
        self.look_at(now + self.patience[state])

    def forget(self, line: Any) -> None:
        for lines in self.since.values():
            lines.pop(line, None)
        address = self.here[line]
        if (asking := self.asking.get(address)) is not None:
            asking.pop(line, None)
            if not asking:
                del self.asking[address]

    def leave(self, line: Any) -> None:
        if line in self.here:
            self.forget(line)
            del self.here[line]

    def drop(self, line: Any) -> None:
        """At once: one that does not read either would not hear a farewell."""
        self.leave(line)
        line.abort()

    # --- those who take too long --------------------------------------------------------------------------------------

    def look_at(self, when: float) -> None:
        if self.timer is not None:
            if self.timer.when() <= when:
                return
            self.timer.cancel()
        self.timer = asyncio.get_running_loop().call_at(when, self.look)

    def look(self) -> None:
        now = asyncio.get_running_loop().time()
        self.timer, due = None, []
        for state, lines in self.since.items():
            for line, since in list(lines.items()):
                if since + self.patience[state] > now:
                    due.append(since + self.patience[state])
                    break
                self.drop(line)
        if due:
            self.look_at(min(due))


class Calling(asyncio.Protocol):
    """Before uvicorn's protocol for HTTP, whichever is installed: it tells the door how far its caller is."""

    door: Door
    app: Any
    cycle: Any
    transport: asyncio.Transport

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.welcome = self.door.enter(transport)
        if not self.welcome:
            self.app = turn_away

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.judge(ASKING)  # what comes after an answer is the beginning of another request

    def on_response_complete(self) -> None:
        super().on_response_complete()  # type: ignore[misc]  # of the class after this one
        self.judge(IDLE)

    def judge(self, between: str) -> None:
        if self.transport.get_protocol() is not self:
            self.door.turn(self.transport, None)  # a socket by now
        elif self.cycle is None or self.cycle.response_complete:
            self.door.turn(self.transport, between)
        else:
            self.door.turn(self.transport, ASKING if self.cycle.more_body else ANSWERED)

    def handle_websocket_upgrade(self, *request: Any) -> None:
        if self.welcome:
            super().handle_websocket_upgrade(*request)  # type: ignore[misc]  # as above
            return
        body = NO_ROOM.encode()
        head = f"HTTP/1.1 503 Service Unavailable\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        self.transport.write(head.encode() + body)
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.door.leave(self.transport)


class Staying(asyncio.Protocol):
    """Before uvicorn's protocol for sockets, which takes the connection over."""

    door: Door
    transport: asyncio.Transport
    handshake_complete: bool

    async def send(self, message: Any) -> None:
        """A refusal is a whole answer; uvicorn would call it an error that nothing else came of it."""
        await super().send(message)  # type: ignore[misc]  # of the class after this one
        if isinstance(message, dict) and message.get("type") == "websocket.http.response.body":
            self.handshake_complete = self.handshake_complete or not message.get("more_body", False)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.door.leave(self.transport)


async def turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    await PlainTextResponse(NO_ROOM, 503, {"connection": "close", "retry-after": "10"})(scope, receive, send)


def address_of(line: Any) -> str:
    peer = line.get_extra_info("peername")
    return counted(str(peer[0])) if isinstance(peer, tuple) else ""


class Calm(logging.Filter):
    """A stranger can make the libraries complain as often as he likes: the same complaint is written once in a while,
    with the number of those that were left out.
    """

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[object, float] = {}
        self.left_out: dict[object, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        complaint, now = (record.msg, place_of(record)), time.monotonic()
        if now < self.told.get(complaint, 0.0):
            self.left_out[complaint] = self.left_out.get(complaint, 0) + 1
            return False
        if len(self.told) >= MOST_COMPLAINTS:
            self.told.clear()
            self.left_out.clear()
        self.told[complaint] = now + AGAIN
        if more := self.left_out.pop(complaint, 0):
            record.msg = f"{record.msg} ({more} more like this were left out.)"
        return True


def place_of(record: logging.LogRecord) -> tuple[str, int] | None:
    """Where it was raised: mistakes of two kinds are two complaints."""
    trace = record.exc_info[2] if record.exc_info else None
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return None if trace is None else (trace.tb_frame.f_code.co_filename, trace.tb_lineno)


CALM = Calm()


def keep_calm() -> None:
    for name in ("asyncio", "uvicorn.error"):
        logging.getLogger(name).addFilter(CALM)
