"""A house under test: servers as processes of their own, what keeps their tables, and what can be done to them."""

import asyncio
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine

from bottega.server.store.file import FILE
from tests.patience import PATIENCE, wait_until
from tests.server.databases import POSTGRES, SQLITE, Cluster, new_cluster
from tests.server.wire import Wire

from .faults import DROP, KILL, PAUSE, RESTART, SHUT, STALL, STOP, Fault
from .history import now

ROOT: Final = Path(__file__).parents[2]
HOUSE: Final = "faults"
PLENTY: Final = "1000000,1000000"
LIMITS: Final = dict.fromkeys(("OPENINGS", "CHATS", "RESYNCS", "MAKES", "MESSAGES", "REQUESTS"), PLENTY)
COUNTS: Final = dict.fromkeys(("SOCKETS", "ADDRESS_SOCKETS", "ADDRESS_TABLES", "TABLES"), "1000000")
MOST_STARTS: Final = 100


class Launcher:
    """Forks servers, see `launcher.py`."""

    def __init__(self, spoilt: str | None) -> None:
        words = [sys.executable, "-m", "tests.faults.launcher", *([] if spoilt is None else [spoilt])]
        self.process = subprocess.Popen(  # noqa: S603 -- the command is written here
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
        )
        self.lock = threading.Lock()

    def launch(self, order: dict[str, Any]) -> int:
        """A handle of the process, which stays its own whatever becomes of the number."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self.lock:
            self.process.stdin.write(json.dumps(order) + "\n")
            self.process.stdin.flush()
            return os.pidfd_open(int(self.process.stdout.readline()))

    def close(self) -> None:
        self.process.communicate(timeout=PATIENCE)


class Server:
    """One address, and the process that serves it now; started as often as it takes."""

    def __init__(self, number: int, words: Sequence[str], folder: Path, launcher: Launcher) -> None:
        self.number = number
        self.port = free_port()
        self.launcher = launcher
        self.log = folder / f"server-{number}.log"
        self.output = folder / f"server-{number}.out"
        usual = ["serve", "--port", str(self.port), "--no-open", "--pace", "0", "--lang", "en"]
        limits = {f"BOTTEGA_LIMITS_{name}": value for name, value in {**LIMITS, **COUNTS}.items()}
        self.order = {
            "words": [*usual, *words],
            "environment": {**limits, "BOTTEGA_STATE": str(folder / f"state-{number}")},
            "log": str(self.log),
            "output": str(self.output),
        }
        self.handle: int | None = None

    def start(self) -> None:
        """Until it serves: the database may be out of reach, or held for the one that was killed."""
        for _ in range(MOST_STARTS):
            self.output.write_text("")
            self.handle = self.launcher.launch(self.order)
            wait_until(lambda: self.serves() or self.has_ended(0.0))
            if self.serves():
                return
            self.end(signal.SIGKILL)
        raise AssertionError(f"server {self.number} does not start; {self.log} tells why")

    def serves(self) -> bool:
        return "http://" in self.output.read_text()

    def has_ended(self, patience: float) -> bool:
        return self.handle is None or bool(select.select([self.handle], [], [], patience)[0])

    def send(self, what: int) -> None:
        if self.handle is not None:
            with suppress(ProcessLookupError):
                signal.pidfd_send_signal(self.handle, what)

    def end(self, how: int) -> None:
        if self.handle is None:
            return
        self.send(how)
        assert self.has_ended(PATIENCE)
        os.close(self.handle)
        self.handle = None


class House:
    def __init__(self, folder: Path, kind: str, count: int, spoilt: str | None = None) -> None:
        self.folder = folder
        self.kind = kind
        self.wires: list[Wire] = []
        self.cluster: Cluster | None = None
        if kind == POSTGRES:
            self.cluster = new_cluster(())
            self.cluster.run(f"CREATE DATABASE {HOUSE}")
            self.wires = [Wire(self.cluster) for _ in range(count)]
        self.launcher = Launcher(spoilt)
        self.servers = [Server(number, self.words(number), folder, self.launcher) for number in range(count)]
        self.locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)  # of servers; -1 is the database
        self.happened: dict[str, int] = {}

    def words(self, number: int) -> list[str]:
        if self.cluster is None:
            return ["--data", str(self.folder / "house")]
        url = self.wires[number].url(self.cluster, HOUSE)
        return ["--database", url.render_as_string(hide_password=False)]

    def engine(self) -> Engine:
        """Past all servers and wires."""
        if self.cluster is None:
            return create_engine(f"sqlite:///{self.folder / 'house' / FILE}")
        return create_engine(self.cluster.url(HOUSE))

    def addresses(self) -> list[str]:
        return [f"127.0.0.1:{server.port}" for server in self.servers]

    async def start(self) -> None:
        """One after the other: the first makes the tables."""
        for server in self.servers:
            await asyncio.to_thread(server.start)

    async def stop(self) -> None:
        await asyncio.gather(*[asyncio.to_thread(server.end, signal.SIGTERM) for server in self.servers])

    def remove(self) -> None:
        """Whatever state it is in."""
        for server in self.servers:
            server.end(signal.SIGKILL)
        self.launcher.close()
        for wire in self.wires:
            wire.close()
        if self.cluster is not None:
            self.cluster.stop()

    # --- faults -----------------------------------------------------------------------------------------------------

    async def suffer(self, fault: Fault) -> None:
        """One after the other at each server, and at the database; beside each other elsewhere."""
        self.happened[fault.kind] = self.happened.get(fault.kind, 0) + 1
        with (self.folder / "faults.log").open("a") as log:
            log.write(f"{now()} {fault}\n")
        if fault.kind == RESTART:
            async with self.locks[-1]:
                await self.restart(fault.seconds)
            return
        async with self.locks[fault.server]:
            if fault.kind in (KILL, STOP):
                await self.begin_anew(self.servers[fault.server], fault)
            elif fault.kind == PAUSE:
                await self.pause(self.servers[fault.server], fault.seconds)
            else:
                await self.disturb(self.wires[fault.server], fault)

    async def begin_anew(self, server: Server, fault: Fault) -> None:
        await asyncio.to_thread(server.end, signal.SIGKILL if fault.kind == KILL else signal.SIGTERM)
        await asyncio.sleep(fault.seconds)
        await asyncio.to_thread(server.start)

    async def pause(self, server: Server, seconds: float) -> None:
        server.send(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        server.send(signal.SIGCONT)

    async def disturb(self, wire: Wire, fault: Fault) -> None:
        if fault.kind == DROP:
            await asyncio.to_thread(wire.end_all)
        elif fault.kind == SHUT:
            wire.shut.set()
            await asyncio.to_thread(wire.end_all)
            await asyncio.sleep(fault.seconds)
            wire.shut.clear()
        elif fault.kind == STALL:
            wire.flowing.clear()
            await asyncio.sleep(fault.seconds)
            wire.flowing.set()

    async def restart(self, seconds: float) -> None:
        assert self.cluster is not None
        await asyncio.to_thread(self.cluster.crash)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.cluster.start)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def possible(kind: str) -> tuple[str, ...]:
    """The faults that a house of this kind can have: nobody stands between a server and its file."""
    return (KILL, STOP, PAUSE) if kind == SQLITE else (KILL, STOP, PAUSE, DROP, SHUT, STALL, RESTART)
