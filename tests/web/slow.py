"""A line on which only round trips count: an answer arrives when the other side has fallen silent."""

import asyncio
import contextlib
import threading
import time
from typing import Self

from tests.patience import PATIENCE

CHUNK = 1 << 16


class SlowLine:
    """A proxy that counts. All that a browser can ask without an answer is one flight, however long it takes to ask;
    then all answers that are there come at once, and that was a round trip. A new connection costs one of its own.
    """

    def __init__(self, to: int, silence: float) -> None:
        """`silence` in seconds: whoever says nothing for so long waits for an answer. A browser that is only slow may
        be taken for one that waits, so that too short a silence counts too many round trips, and never too few.
        """
        self.to = to
        self.silence = silence
        self.port = 0
        self.trips = 0
        self.heard = time.monotonic()
        self.waiting = 0
        self.tick = asyncio.Condition()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self.thread.start()
        asyncio.run_coroutine_threadsafe(self.open(), self.loop).result(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self.close(), self.loop).result(PATIENCE)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()

    async def open(self) -> None:
        self.server = await asyncio.start_server(self.call, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        self.keep(asyncio.create_task(self.count()))

    async def close(self) -> None:
        self.server.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def keep(self, task: asyncio.Task[None]) -> None:
        self.tasks.add(task)

    async def count(self) -> None:
        while True:
            await asyncio.sleep(self.silence / 8)
            if self.waiting and time.monotonic() - self.heard > self.silence:
                async with self.tick:
                    self.trips += 1
                    self.heard = time.monotonic()
                    self.tick.notify_all()

    async def next_trip(self) -> None:
        """Wait until all has been said that can be said now."""
        self.waiting += 1
        self.heard = time.monotonic()
        try:
            async with self.tick:
                await self.tick.wait()
        finally:
            self.waiting -= 1

    async def call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.keep(task)
        far: asyncio.StreamWriter | None = None
        try:
            await self.next_trip()  # the connection itself
            other, far = await asyncio.open_connection("127.0.0.1", self.to)
            await asyncio.gather(self.carry(reader, far, late=False), self.carry(other, writer, late=True))
        except OSError:
            pass
        finally:
            for one in (writer, far):
                if one is not None:
                    one.close()
                    with contextlib.suppress(OSError):
                        await one.wait_closed()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, late: bool) -> None:
        """What the server answers is late by a round trip: half of it each way."""
        while data := await reader.read(CHUNK):
            self.heard = time.monotonic()
            if late:
                await self.next_trip()
                while self.more(reader):
                    data += await reader.read(CHUNK)
            writer.write(data)
            await writer.drain()
        writer.close()

    def more(self, reader: asyncio.StreamReader) -> bool:
        """Whether there is more of the same answer already."""
        return bool(reader._buffer)  # type: ignore[attr-defined] # there is no other way to ask
