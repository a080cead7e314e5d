"""A line to PostgreSQL that is cut at the worst moment."""

import socket
import threading
from contextlib import suppress
from types import TracebackType
from typing import Final, Self

from sqlalchemy import URL

from .databases import Cluster

PIECE: Final = 65536
PORT: Final = "127.0.0.1"


class Wire:
    """Everything goes through until it is told to cut at some words: before they arrive, or when they were answered
    and nobody has heard the answer. Afterwards it lets nobody through while `shut` is set.
    """

    def __init__(self, cluster: Cluster, shuts: bool = False) -> None:
        self.there = str(cluster.folder / ".s.PGSQL.5432")
        self.shuts = shuts
        self.shut = threading.Event()
        self.cut = threading.Event()
        self.flowing = threading.Event()  # else everything is held back, and nothing is lost
        self.flowing.set()
        self.words = b""
        self.answered = False
        self.lines: list[Line] = []
        self.listening = socket.create_server((PORT, 0))
        threading.Thread(target=self.accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self.listening.close()
        self.flowing.set()
        self.end_all()

    def url(self, cluster: Cluster, name: str) -> URL:
        url = cluster.url(name)
        return url.set(host=PORT, port=self.listening.getsockname()[1], query={"sslmode": "disable"})

    def cut_at(self, words: bytes, answered: bool) -> None:
        self.answered, self.words = answered, words

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self.listening.accept()
                if self.shut.is_set():
                    here.close()
                    continue
                try:
                    self.lines.append(Line(self, here))
                except OSError:  # nobody is at home
                    here.close()

    def cut_off(self, line: "Line") -> None:
        self.words = b""
        if self.shuts:
            self.shut.set()  # before anybody can notice and come again
            self.end_all()
        line.end()
        self.cut.set()

    def end_all(self) -> None:
        """Those that there are now; who comes again is let through."""
        ended, self.lines = self.lines, []
        for line in ended:
            line.end()


class Line:
    def __init__(self, wire: Wire, here: socket.socket) -> None:
        self.wire = wire
        self.here = here
        self.there = socket.socket(socket.AF_UNIX)
        try:
            self.there.connect(wire.there)
        except OSError:
            self.there.close()
            raise
        self.deaf = False
        for carry in (self.go, self.come):
            threading.Thread(target=carry, daemon=True).start()

    def go(self) -> None:
        with suppress(OSError):
            while piece := self.here.recv(PIECE):
                if self.wire.words and self.wire.words in piece:
                    if not self.wire.answered:
                        self.wire.cut_off(self)
                        return
                    self.deaf = True
                self.wire.flowing.wait()
                self.there.sendall(piece)
        self.end()

    def come(self) -> None:
        with suppress(OSError):
            while piece := self.there.recv(PIECE):
                if self.deaf:
                    self.wire.cut_off(self)
                    return
                self.wire.flowing.wait()
                self.here.sendall(piece)
        self.end()

    def end(self) -> None:
        for side in (self.here, self.there):
            with suppress(OSError):
                side.shutdown(socket.SHUT_RDWR)
            side.close()
