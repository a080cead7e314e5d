"""A line between one browser and the server. Everything that comes over it is kept, and it can really be cut."""

import asyncio
import threading
from typing import Any, Self

from tests.patience import PATIENCE

CHUNK = 1 << 16


class Wire:
    """Its address is an own one; `to` is the port of the server, which may be another one after a restart."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.port = 0
        self.heard: list[bytearray] = []  # what the server said, connection by connection
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.server: asyncio.Server | None = None
        self.calls: set[asyncio.Task[None]] = set()
        self.flowing = asyncio.Event()  # to the server
        self.answering = asyncio.Event()  # and back
        self.flow()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self.thread.start()
        self.mend()
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()

    def cut(self) -> None:
        """Whoever talks is interrupted, and whoever calls finds nobody."""
        self.run(self.close())

    def mend(self) -> None:
        self.run(self.listen())

    def stall(self) -> None:
        """Nothing comes through any more, and nobody is told."""
        self.loop.call_soon_threadsafe(self.flowing.clear)
        self.hush()

    def hush(self) -> None:
        """The server hears everything, and nobody hears the server."""
        self.loop.call_soon_threadsafe(self.answering.clear)

    def flow(self) -> None:
        for way in (self.flowing, self.answering):
            self.loop.call_soon_threadsafe(way.set)

    def run(self, work: Any) -> None:
        asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    async def listen(self) -> None:
        self.server = await asyncio.start_server(self.call, "127.0.0.1", self.port)
        self.port = self.server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()
            self.server = None
        for call in self.calls:
            call.cancel()
        await asyncio.gather(*self.calls, return_exceptions=True)

    async def call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.calls.add(task)
        writers = [writer]
        try:
            other, far = await asyncio.open_connection("127.0.0.1", self.to)
            writers.append(far)
            said = bytearray()
            self.heard.append(said)
            there = self.carry(reader, far, bytearray(), self.flowing)
            await asyncio.gather(there, self.carry(other, writer, said, self.answering))
        except (OSError, asyncio.CancelledError):
            pass  # cut, or one of the two hung up
        finally:
            self.calls.discard(task)
            for one in writers:
                one.transport.abort()

    async def carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, kept: bytearray, open_way: asyncio.Event
    ) -> None:
        while chunk := await reader.read(CHUNK):
            await open_way.wait()
            kept += chunk
            writer.write(chunk)
            await writer.drain()
        if writer.can_write_eof():
            writer.write_eof()
