"""A socket to the server, as a page or a program has one; everything that came is kept."""

import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE

Message = dict[str, Any]


class Socket:
    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self.line = ExitStack()
        self.socket: ClientConnection = self.line.enter_context(
            connect(
                url,
                additional_headers=headers,
                max_size=None,
                max_queue=None,
                open_timeout=PATIENCE,
                close_timeout=PATIENCE,
                ping_interval=None,
            )
        )
        self.heard: list[str] = []
        self.messages: list[Message] = []
        self.numbers = 0  # of what was sent and is answered

    def close(self) -> None:
        self.line.close()

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def read(self, timeout: float = PATIENCE) -> Message:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        message: Message = json.loads(text)
        self.heard.append(text)
        self.messages.append(message)
        assert message["n"] == len(self.messages)
        self.remember(message)
        return message

    def remember(self, message: Message) -> None:
        """What a page or a program has to know of it later."""

    def until(self, fits: Callable[[Message], object]) -> Message:
        while True:
            message = self.read()
            if fits(message):
                return message

    def until_type(self, *kinds: str) -> Message:
        return self.until(lambda message: message["type"] in kinds)

    def until_closed(self) -> int:
        try:
            while True:
                self.read()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send, and wait for the answer."""
        self.numbers += 1
        number = self.numbers
        self.send({"type": kind, "id": number, **fields})
        return self.until(lambda message: message.get("re") == number)
