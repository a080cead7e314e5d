"""A page that does not read is given up: nothing piles up for it, and nobody waits for it."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bottega.server import socket
from bottega.server.files import Files
from bottega.server.guests import COOKIE, Guests
from bottega.server.seating import Seating, claim_seat
from bottega.server.socket import TOO_SLOW, Sockets
from bottega.server.table import Table
from bottega.server.tables import TableRegistry

from .served import GENEROUS, PATIENCE, Served, acting, settings, wait_until


class Deaf:
    """A line over which nothing gets out after the greeting."""

    def __init__(self, sockets: Sockets, path: str, guest: str = "", watch: str = "") -> None:
        self.frames: list[Any] = []
        self.coming: asyncio.Queue[Any] = asyncio.Queue()
        self.coming.put_nowait({"type": "websocket.connect"})
        self.close_gets_out = True
        cookie = f"{COOKIE}={guest}.{sockets.guests.signature(guest)}".encode()
        scope = {
            "type": "websocket",
            "path": f"/ws/{path}",
            "path_params": {"id": path},
            "query_string": f"watch={watch}".encode() if watch else b"",
            "headers": [(b"cookie", cookie)] if guest else [],
            "client": ("192.0.2.7", 1),
        }
        self.line = asyncio.create_task(sockets.serve(scope, self.coming.get, self.send))

    async def send(self, message: Any) -> None:
        self.frames.append(message)
        if message["type"] == "websocket.send" or (message["type"] == "websocket.close" and not self.close_gets_out):
            await asyncio.Event().wait()

    async def sits(self, table: Table, viewer: int | None) -> None:
        await until(lambda: viewer in table.presence.pages and self.frames[1:])


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.001)


LIMITS = {"messages": replace(GENEROUS, backlog=20), "letters": replace(GENEROUS, backlog_size=20_000)}


@pytest.mark.parametrize("close_gets_out", [True, False])
@pytest.mark.parametrize("limit", LIMITS)
def test_a_page_that_does_not_read_leaves_at_once(
    limit: str, close_gets_out: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "FAREWELL", 0.05)

    async def run() -> None:
        registry = TableRegistry(settings(tmp_path, limits=LIMITS[limit]))
        await registry.store.open()
        table, _ = await Seating(registry).create("ada", "fresco", ["me", "open"], {})
        sockets = Sockets(registry, Guests(b"key"), Files())
        deaf = Deaf(sockets, table.facts.id, watch=table.facts.watch)
        deaf.close_gets_out = close_gets_out
        await deaf.sits(table, None)
        [page] = table.presence.pages[None]
        assert isinstance(page, socket.Socket)
        for _ in range(100):
            table.broadcast_table()
            assert len(page.waiting) <= 20 or limit == "letters"
            assert sum(map(len, page.waiting)) <= 20_000 or limit == "messages"
        assert not page.waiting
        await until(lambda: not table.presence.pages)
        await asyncio.wait_for(deaf.line, PATIENCE)
        assert deaf.frames[-1] == {"type": "websocket.close", "code": TOO_SLOW}
        assert sockets.open == {}
        await registry.close()

    asyncio.run(run())


def test_nobody_is_told_of_a_move_before_it_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served(settings(tmp_path)) as served:
        ada, bea, cleo = [served.guest() for _ in range(3)]
        made = ada.make("fresco", ["me", "open"])
        ada.sit(made["url"])
        bea.join(made["invite"])
        pages = [ada.open(made["id"]).ready(), bea.open(made["id"]).ready(), cleo.watch(made["watch"]).ready()]
        begun, go_on, commit = asyncio.Event(), asyncio.Event(), served.registry.store.commit

        async def held(*statements: Any, **more: Any) -> None:
            begun.set()
            await go_on.wait()
            await commit(*statements, **more)

        monkeypatch.setattr(served.registry.store, "commit", held)
        mover = acting(*pages[:2])
        assert mover is not None
        for page in pages:  # who came later was announced to those who were there
            page.send({"type": "ping"})
            page.until_type("pong")
        heard = [len(page.heard) for page in pages]
        mover.send({"type": "act", "id": 7, "version": mover.state["version"], "action": mover.choices[0]["id"]})
        wait_until(begun.is_set)
        others = [page for page in pages if page is not mover]
        for page in others:  # the mover's own line waits for the answer
            page.send({"type": "ping"})
            page.until_type("pong")
            assert [json.loads(text)["type"] for text in page.heard[heard[pages.index(page)] :]] == ["pong"]
        assert len(mover.heard) == heard[pages.index(mover)]
        served.loop.call_soon_threadsafe(go_on.set)
        for page in pages:
            page.until_type("state")


def test_what_a_page_asked_for_before_it_was_given_up_is_done_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        registry = TableRegistry(settings(tmp_path, limits=replace(GENEROUS, backlog=20)))
        await registry.store.open()
        table, _ = await Seating(registry).create("ada", "fresco", ["me", "open"], {})
        await claim_seat(table, "bea", "Bea", None, "hash")
        play = table.play
        assert play is not None
        seat = play.state.to_act[0]
        guest = ("ada", "bea")[seat]
        deaf = Deaf(Sockets(registry, Guests(b"key"), Files()), table.facts.id, guest)
        await deaf.sits(table, seat)
        writing, go_on, write = asyncio.Event(), asyncio.Event(), registry.store.commit

        async def slow(*statements: Any, **more: Any) -> None:
            writing.set()
            await go_on.wait()
            await write(*statements, **more)

        monkeypatch.setattr(registry.store, "commit", slow)
        act = {"type": "act", "id": 1, "version": 0, "action": play.state.legal_actions(seat)[0]}
        deaf.coming.put_nowait({"type": "websocket.receive", "text": json.dumps(act)})
        await writing.wait()
        for _ in range(30):
            table.broadcast_table()
        await until(lambda: not table.presence.pages)
        go_on.set()
        await asyncio.wait_for(deaf.line, PATIENCE)
        assert len(play.moves) == 1
        assert table.next_number == len(await registry.store.journal(table.facts.id)) == 2
        await registry.close()

    asyncio.run(run())


def test_the_whole_game_is_not_asked_for_again_and_again(tmp_path: Path) -> None:
    with Served(settings(tmp_path, limits=replace(GENEROUS, resyncs=(2, 0.0)))) as served:
        guest = served.guest()
        page = guest.open(guest.make("fresco", ["me", "random"])["id"]).ready()
        for _ in range(2):
            page.send({"type": "resync"})
            assert page.until(lambda message: message["type"] == "state" and message["reset"])
        page.send({"type": "resync"})
        assert page.until_type("refused")["code"] == "slow-down"
        page.send({"type": "ping"})
        assert page.until_type("pong")
