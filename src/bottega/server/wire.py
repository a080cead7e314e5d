"""A socket at its wire: texts go out without the usual way of a message through the libraries, which would cost as
much as all the rest of telling a move, and what comes in does not stop the reading each time.
"""

import asyncio
from collections.abc import Iterable
from typing import Any, Final, Protocol

from starlette.types import Scope

WIRE: Final = "bottega.wire"  # an extension of ASGI, for our own sockets
OPEN: Final = "OPEN"  # state of a connection that neither side has begun to close
FEW: Final = 16  # messages that may wait to be received before the reading stops
SHORT: Final = 126  # bytes, from which on the length of a frame has two bytes of its own
LONG: Final = 1 << 16  # and eight


class Wire(Protocol):
    def take(self, texts: Iterable[str]) -> bool: ...


class Wired(asyncio.Protocol):
    """Before uvicorn's protocol that leaves reading and writing to us."""

    transport: asyncio.Transport
    queue: Any
    conn: Any
    writable: Any
    scope: Any = None
    read_paused: bool
    close_sent: bool

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)  # type: ignore[misc]  # of the class after this one
        if self.scope is not None:
            self.scope["extensions"][WIRE] = self

    def take(self, texts: Iterable[str]) -> bool:
        """All at once. False when the page does not read, or goes: then they go the usual way, and wait there."""
        conn, gone = self.conn, self.close_sent or self.transport.is_closing()
        if gone or conn.state.name != OPEN or conn.extensions or not self.writable.is_set():
            return False
        self.transport.write(b"".join(map(framed, texts)))
        return True

    def send_receive_event_to_app(self) -> None:
        """Uvicorn stops the reading at every message and goes on when it is received, at two calls of the system."""
        stopped = self.read_paused
        self.read_paused = stopped or self.queue.qsize() < FEW
        super().send_receive_event_to_app()  # type: ignore[misc]  # of the class after this one
        if self.queue.qsize() <= FEW:
            self.read_paused = stopped


def wire_of(scope: Scope) -> Wire | None:
    found: Wire | None = scope.get("extensions", {}).get(WIRE)
    return found


def framed(text: str) -> bytes:
    """A whole text as a server sends it (RFC 6455, 5.2).

    >>> framed("ciao")
    b'\\x81\\x04ciao'
    >>> framed("x" * 300)[:4]
    b'\\x81~\\x01,'
    """
    payload = text.encode()
    size = len(payload)
    if size < SHORT:
        head = bytes((0x81, size))
    elif size < LONG:
        head = b"\x81\x7e" + size.to_bytes(2, "big")
    else:
        head = b"\x81\x7f" + size.to_bytes(8, "big")
    return head + payload
