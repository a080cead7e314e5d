"""The door for whoever looks after a server: a socket in the data folder that only its owner can open. A command and
its words go in as a line of JSON, and the answer comes back as one.
"""

import asyncio
import json
import logging
import os
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from bottega.server.administration import Administration, CannotDo

LOG = logging.getLogger("bottega.server")
DOOR: Final = "control"
LONGEST_PATH = 100  # letters of a socket's address; systems take hardly more
LONGEST_LINE = 1 << 24


class Control:
    def __init__(self, administration: Administration, folder: Path) -> None:
        self.administration = administration
        self.folder = folder
        self.server: asyncio.Server | None = None

    async def open(self) -> None:
        if not hasattr(asyncio, "start_unix_server"):  # then the store alone can be looked after, while nothing runs
            return
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with address(self.folder) as path:
                before = os.umask(0o177)
                try:
                    self.server = await asyncio.start_unix_server(self.attend, path, limit=LONGEST_LINE)
                finally:
                    os.umask(before)
        except OSError as error:
            LOG.warning("The door for bottega admin cannot be opened: %s", error.strerror)

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()
            (self.folder / DOOR).unlink(missing_ok=True)

    async def attend(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            asked = json.loads(await reader.readline())
            writer.write(json.dumps(await self.answer(asked["command"], asked["words"])).encode() + b"\n")
            await writer.drain()
        except (OSError, ValueError, KeyError, TypeError):
            LOG.warning("What came in at the door for bottega admin cannot be read.")
        finally:
            writer.close()

    async def answer(self, command: str, words: list[str]) -> dict[str, Any]:
        try:
            return {"done": await self.administration.do(command, words)}
        except CannotDo as error:
            return {"error": str(error)}
        except OSError as error:  # a full disk, say
            return {"error": f"That could not be written down: {error.strerror}."}
        except Exception:
            LOG.exception("The command %s failed.", command)
            return {"error": "The server made a mistake; it has been written to its log."}


def ask(folder: Path, command: str, words: Sequence[str]) -> dict[str, Any] | None:
    """What a server that runs there answers; None when none does."""
    if not hasattr(socket, "AF_UNIX") or not (folder / DOOR).exists():
        return None
    try:
        with address(folder) as path, socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.connect(path)
            line.sendall(json.dumps({"command": command, "words": list(words)}).encode() + b"\n")
            with line.makefile("rb") as answer:
                told: dict[str, Any] = json.loads(answer.readline() or b"{}")
    except (ConnectionRefusedError, FileNotFoundError):  # left behind by one that was killed
        return None
    if "done" not in told:
        raise CannotDo(told.get("error", "The server has gone."))
    return dict(told["done"])


@contextmanager
def address(folder: Path) -> Iterator[str]:
    """The path of the socket; a long one by way of the folder's number, where there is such a way."""
    path = str(folder.absolute() / DOOR)
    if len(path) < LONGEST_PATH or not Path("/proc/self/fd").is_dir():
        yield path
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{handle}/{DOOR}"
    finally:
        os.close(handle)


async def with_the_store(administration: Administration, command: str, words: Sequence[str]) -> dict[str, Any]:
    """Where no server runs: nobody plays meanwhile, and no computer begins to think."""
    registry = administration.registry
    registry.closed = True
    await registry.store.open()
    try:
        return await administration.do(command, words)
    finally:
        await registry.close()
