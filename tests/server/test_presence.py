"""Coming and going is told to everybody, but not each time that somebody comes and goes."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bottega.play.live import Viewer
from bottega.server import presence
from bottega.server.seating import Seating, claim_seat
from bottega.server.socket import TOO_FAST
from bottega.server.table import Table
from bottega.server.tables import TableRegistry

from .served import GENEROUS, PATIENCE, Served, settings


class Onlooker:
    where = "192.0.2.1"

    def __init__(self, viewer: Viewer = None) -> None:
        self.viewer = viewer
        self.heard: list[dict[str, Any]] = []
        self.woken = asyncio.Event()

    def send(self, tail: str) -> None:
        self.heard.append(json.loads("{" + tail))
        self.woken.set()

    def send_away(self, code: int) -> None:
        raise AssertionError(f"nobody should be sent away here: {code}")

    @property
    def tables(self) -> list[dict[str, Any]]:
        return [message["table"] for message in self.heard if message["type"] == "table"]

    async def until(self, fits: Callable[[dict[str, Any]], bool]) -> None:
        while not self.tables or not fits(self.tables[-1]):
            self.woken.clear()
            await self.woken.wait()


def at_a_table(folder: Path, work: Callable[[Table], Awaitable[None]]) -> None:
    async def run() -> None:
        registry = TableRegistry(settings(folder))
        await registry.store.open()
        try:
            table, _ = await Seating(registry).create("ada", "fresco", ["me", "open", "open"], {})
            await work(table)
        finally:
            await registry.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_hundred_who_come_and_go_are_told_of_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "TELL_AGAIN", 10**6)  # until the test says so

    async def work(table: Table) -> None:
        page = Onlooker(0)
        await table.join(page)
        before = len(page.tables)
        others = [Onlooker() for _ in range(100)]
        for other in others:
            await table.join(other)
            assert other.tables[-1]["watchers"], "whoever comes is told at once how it stands"
        for other in others[1:]:
            table.leave(other)
        assert len(page.tables) == before
        assert table.presence.telling is not None
        table.broadcast_table()
        assert page.tables[before:] == [table.described(0)]
        assert page.tables[-1]["watchers"] == 1
        assert table.presence.telling is None

    at_a_table(tmp_path, work)


def test_what_was_left_for_later_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "TELL_AGAIN", 0.02)

    async def work(table: Table) -> None:
        page, other = Onlooker(0), Onlooker()
        await table.join(page)
        await table.join(other)
        await page.until(lambda told: told["watchers"] == 1)
        table.leave(other)
        await page.until(lambda told: told["watchers"] == 0)

    at_a_table(tmp_path, work)


def test_what_people_do_is_told_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "TELL_AGAIN", 10**6)

    async def work(table: Table) -> None:
        page = Onlooker(0)
        await table.join(page)
        await table.join(Onlooker())
        await claim_seat(table, "bea", "Bea", None, "hash")
        assert page.tables[-1]["seats"][1]["name"] == "Bea"
        assert page.tables[-1]["watchers"] == 1

    at_a_table(tmp_path, work)


def test_pages_of_a_table_are_not_opened_again_and_again(tmp_path: Path) -> None:
    """By one address; whoever opens another table is not concerned."""
    limits = replace(GENEROUS, openings=(3, 0.0))
    with Served(settings(tmp_path, limits=limits)) as served:
        guest = served.guest()
        made, other = (guest.make("fresco", ["me", "open"]) for _ in range(2))
        for _ in range(3):
            page = guest.open(made["id"])
            page.until_type("table")
            page.close()
        again = guest.open(made["id"])
        assert again.read()["code"] == "slow-down"
        assert again.until_closed() == TOO_FAST
        guest.open(other["id"]).until_type("table")
