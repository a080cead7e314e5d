"""How a server stops: it says that it is not ready, lets no new page in, does what has been begun and says so, tells
every page that it will be back (1012), and then ends. A second signal ends it at once.
"""

import asyncio
import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING, Final

import uvicorn

import bottega

if TYPE_CHECKING:
    from bottega.server.socket import Socket
    from bottega.server.tables import TableRegistry

LOG = logging.getLogger("bottega.server")
RESTART: Final = 1012  # the code by which a page knows that it shall come back
LEAVE_TIME = 5.0  # seconds for all pages to be told
LOOK_EVERY = 0.02


class Leaving:
    """The sockets that are open, and whether they are to go."""

    def __init__(self) -> None:
        self.begun = False
        self.sockets: set[Socket] = set()

    def begin(self) -> None:
        self.begun = True
        for page in self.sockets:
            page.send_away()

    @contextmanager
    def staying(self, page: "Socket") -> Iterator[None]:
        self.sockets.add(page)
        if self.begun:  # it was let in before, and its table is only here now
            page.send_away()
        try:
            yield
        finally:
            self.sockets.discard(page)


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, registry: "TableRegistry") -> None:
        super().__init__(config)
        self.registry = registry

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            self.force_exit = True
        super().handle_exit(sig, frame)

    async def main_loop(self) -> None:
        LOG.info("Bottega %s has started.", bottega.__version__)
        await super().main_loop()
        await self.leave()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        LOG.info("Bottega has stopped%s.", ", at once" if self.force_exit else "")

    async def leave(self) -> None:
        leaving = self.registry.leaving
        LOG.info("Bottega stops; %d sockets are told.", len(leaving.sockets))
        leaving.begin()
        self.registry.programs.close()
        late = asyncio.get_running_loop().time() + LEAVE_TIME
        while leaving.sockets and not self.force_exit and asyncio.get_running_loop().time() < late:
            await asyncio.sleep(LOOK_EVERY)
