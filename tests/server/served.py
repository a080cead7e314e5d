"""A real server on a free port of this machine, and guests who come with a browser of their own."""

import asyncio
import random
import socket
import ssl
import threading
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import replace
from functools import cache
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Protocol, Self, TypeVar

import httpx
import uvicorn

from bottega.review import Depth
from bottega.server import workers
from bottega.server.app import create_app
from bottega.server.leaving import Server
from bottega.server.run import bound, configured
from bottega.server.seating import Seating
from bottega.server.settings import Limits, Settings
from bottega.server.store.file import FILE, migrate
from bottega.server.tables import TableRegistry
from tests.patience import PATIENCE as PATIENCE  # the tests beside this file take both from here
from tests.patience import wait_until as wait_until

from .databases import DATABASES
from .sockets import Message, Socket

T = TypeVar("T")
TICK = 0.1  # seconds between two looks of uvicorn at its clock
GLANCE = 0.002  # seconds between two looks at whether all pages have gone
UNUSED = ssl.create_default_context()  # made once: each client would make its own, and it takes longer than a test
GENEROUS = Limits(
    requests=(10**6, 10**6),
    makes=(10**6, 10**6),
    messages=(10**6, 10**6),
    chats=(10**6, 10**6),
    resyncs=(10**6, 10**6),
    openings=(10**6, 10**6),
    program_messages=(10**6, 10**6),
    looks=(10**6, 10**6),
    hints=(10**6, 10**6),
    tables=10**6,
    sockets=10**6,
    address_sockets=10**6,
    address_tables=10**6,
)


# Hundreds of servers need a process to think in, and to load everything takes longer than most tests: here it is forked
# from one in which all is loaded. Servers that a test starts by command spawn it, as everywhere else.
if "forkserver" in get_all_start_methods():
    workers.CONTEXT = get_context("forkserver")  # type: ignore[assignment] # it is used in the same way
    games = [f"bottega.games.{game}.game" for game in ("fresco", "princes", "fresco_cards")]
    workers.CONTEXT.set_forkserver_preload(["bottega.server.workers", "bottega.server.reviewer", *games])

QUICK = Depth(knots=4, halved=1, worlds=2, tried=3, weighed=2, playouts=4)  # reviews that are soon worked out


def settings(folder: Path, **changes: Any) -> Settings:
    usual = Settings(folder, DATABASES.of(folder), pace=0.0, think_time=PATIENCE, review=QUICK, review_behind=0)
    return replace(usual, **{"limits": GENEROUS, **changes})


class PromptServer(Server):
    """Begins and ends as soon as it is told, not at its next tick."""

    def __init__(self, config: uvicorn.Config, registry: TableRegistry) -> None:
        super().__init__(config, registry)
        self.told_to_end = asyncio.Event()
        self.begun = threading.Event()  # or it never will

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.begun.set()

    async def main_loop(self) -> None:
        ticks = 0
        while not await self.on_tick(ticks):
            ticks += 1
            with suppress(TimeoutError):
                await asyncio.wait_for(self.told_to_end.wait(), TICK)
        await self.leave()

    def end(self) -> None:
        self.should_exit = True
        self.told_to_end.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn does it, but it looks more often whether the last page has gone."""
        for listening in self.servers:
            listening.close()
        for bound_to in sockets or []:
            bound_to.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.config.timeout_graceful_shutdown):
                while self.server_state.connections or self.server_state.tasks:
                    await asyncio.sleep(GLANCE)
        for task in self.server_state.tasks:
            task.cancel()
        await self.lifespan.shutdown()


@cache
def empty_file() -> bytes:
    """What a server makes of an empty folder; to work it out takes longer than most tests."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / FILE
        migrate(file)
        return file.read_bytes()


class Leaving(Protocol):
    def close(self) -> None: ...


class Served:
    """The server in a thread of this process, so that a test can look behind the counter."""

    def __init__(self, chosen: Settings, from_nothing: bool = False) -> None:
        """`from_nothing`: the server itself makes the file of a new folder."""
        self.folder = chosen.data
        if not from_nothing and chosen.database is None and not (self.folder / FILE).exists():
            self.folder.mkdir(parents=True, exist_ok=True)  # that nobody else may look is left to the server
            (self.folder / FILE).write_bytes(empty_file())
        self.app = create_app(chosen)
        self.registry: TableRegistry = self.app.state.registry
        self.seating: Seating = self.app.state.seating
        self.listening = bound("127.0.0.1", 0)
        self.port: int = self.listening.getsockname()[1]
        self.base = f"127.0.0.1:{self.port}"
        self.url = f"http://{self.base}"
        config = configured(self.app, chosen)
        config.ws_ping_timeout = PATIENCE  # a browser that is slow to answer is still there
        # A kept connection that ends just while it is used again fails the request; browsers would send it once more.
        config.timeout_keep_alive = 3600
        self.server = PromptServer(config, self.registry)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.guests: list[Guest] = []
        self.others: list[Leaving] = []  # who come without a browser

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        try:
            self.loop.run_until_complete(self.server.serve(sockets=[self.listening]))
        finally:
            self.server.begun.set()
            self.loop.close()

    def __enter__(self) -> Self:
        self.thread.start()
        assert self.server.begun.wait(PATIENCE)
        assert self.server.started
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for guest in (*self.guests, *self.others):
            guest.close()
        with suppress(RuntimeError):  # it has ended by itself
            self.loop.call_soon_threadsafe(self.server.end)
        self.thread.join(PATIENCE)
        self.listening.close()
        assert not self.thread.is_alive()

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def guest(self, **more: Any) -> "Guest":
        guest = Guest(self.base, **more)
        self.guests.append(guest)
        return guest


class Guest:
    """A browser: its cookies and its pages."""

    def __init__(self, base: str, **more: Any) -> None:
        self.base = base
        self.http = httpx.Client(base_url=f"http://{base}", timeout=PATIENCE, verify=UNUSED, **more)
        self.pages: list[Page] = []
        self.heard: list[str] = []  # every answer over HTTP

    def close(self) -> None:
        for page in self.pages:
            page.close()
        self.http.close()

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        answer = self.http.request(method, path, json=body)
        self.heard.append(f"{answer.headers}\n{answer.text}")
        return answer

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def make(self, game: str, seats: list[str], **more: Any) -> dict[str, str]:
        answer = self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, str] = answer.json()
        return made

    def sit(self, url: str) -> int:
        table, key = url.removeprefix("/t/").split("#seat=")
        answer = self.ask("POST", f"/api/tables/{table}/sit", {"secret": key})
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seat"])

    def join(self, invite: str, **more: Any) -> str:
        answer = self.ask("POST", f"/api{invite}", more)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["id"])

    def open(self, id: str, query: str = "") -> "Page":
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        page = Page(f"ws://{self.base}/ws/{id}{query}", {"cookie": cookies})
        self.pages.append(page)
        return page

    def watch(self, link: str) -> "Page":
        token = link.removeprefix("/watch/")
        return self.open(self.get(f"/api/watch/{token}")["id"], f"?watch={token}")


class Page(Socket):
    """A socket as the browser has it."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        super().__init__(url, headers)
        self.table: Message = {}
        self.state: Message = {}
        self.facts: list[Message] = []

    def remember(self, message: Message) -> None:
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "state":
            self.state = message
            self.facts = message["facts"] if message["reset"] else self.facts + message["facts"]

    def ready(self) -> Self:
        """The first position is there."""
        if not self.state:
            self.until_type("state")
        return self

    @property
    def choices(self) -> list[dict[str, Any]]:
        chosen: list[dict[str, Any]] = self.state["view"]["choices"]
        return chosen

    @property
    def my_turn(self) -> bool:
        return bool(self.choices)

    def act(self, action: int) -> dict[str, Any]:
        return self.ask("act", version=self.state["version"], action=action)

    def undo(self) -> dict[str, Any]:
        return self.ask("undo", version=self.state["version"])

    def wait_for_turn(self) -> bool:
        """False when the game is over instead."""
        while not self.choices:
            if self.state["view"]["over"]:
                return False
            self.until_type("state")
        return True

    def play_on(self, rng: random.Random, moves: int = 10**6) -> None:
        """Any legal moves, as many as asked for or to the end; in between others move."""
        self.ready()
        while moves > 0 and self.wait_for_turn():
            answer = self.act(rng.choice(self.choices)["id"])
            moves -= answer["type"] == "ok"


def acting(*pages: Page) -> Page | None:
    """Whoever of these is asked, once one of them is; None when the game is over."""
    while True:
        for page in pages:
            if page.ready().my_turn:
                return page
        newest = max(pages, key=lambda page: int(page.state["view"]["ply"]))
        view = newest.state["view"]
        if view["over"]:
            return None
        next((page for page in pages if page.table["you"] in view["to_act"]), newest).until_type("state")


def refused(answer: httpx.Response, status: int, code: str) -> bool:
    body = answer.json()
    assert (answer.status_code, body["error"]) == (status, code), answer.text
    assert set(body) == {"error", "message"}
    return True
