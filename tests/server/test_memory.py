"""What strangers can fill has an end: tables that nobody looks at, addresses, option sets."""

import gc
import random
import time
from dataclasses import replace
from functools import partial
from itertools import permutations
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

import bottega
from bottega.core.options import Choice, Number
from bottega.server import api, files, limits
from bottega.server.api import Api
from bottega.server.files import Files
from bottega.server.guests import Guests
from bottega.server.limits import RateLimits
from bottega.server.lobby import LobbyLists
from bottega.server.seating import Seating
from bottega.server.settings import Limits
from bottega.server.table import Table
from bottega.server.tables import IN_USE, TableRegistry

from .served import GENEROUS, Served, settings, wait_until

TOGETHER = 20  # tables at once


def test_tables_that_nobody_looks_at_make_room(tmp_path: Path) -> None:
    with Served(settings(tmp_path, most_loaded=3)) as served:
        guest = served.guest()
        made = [guest.make("fresco-cards", ["me", "open"]) for _ in range(3)]
        page = guest.open(made[0]["id"])
        page.until_type("table")
        for table in served.registry.tables.values():
            table.touched -= 2 * IN_USE
        last = guest.make("fresco-cards", ["me", "open"])["id"]
        assert set(served.registry.tables) == {made[0]["id"], last}, "one is looked at, the other is in use"
        assert guest.get(f"/api/tables/{made[1]['id']}")["id"] == made[1]["id"], "the others are on disk"


def test_addresses_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KNOWN", 5)
    monkeypatch.setattr(api, "MOST_KNOWN", 5)
    counted = RateLimits((1, 1.0))
    for number in range(20):
        counted.take(f"10.0.0.{number}")
    assert len(counted.limits) == 5

    async def knock() -> Api:
        registry = TableRegistry(settings(tmp_path))
        lobby = Api(registry, Seating(registry), LobbyLists(registry), Guests(b""))
        for number in range(20):
            await lobby.made_from(f"10.0.0.{number}")
        return lobby

    with Served(settings(tmp_path)) as served:
        assert len(served.inside(knock()).made) == 5


def test_the_tables_of_an_address_are_counted_up_to_a_number(tmp_path: Path) -> None:
    chosen = replace(GENEROUS, address_tables=3)
    with Served(settings(tmp_path, limits=chosen)) as served:
        guest = served.guest()
        for _ in range(3):
            guest.make("fresco-cards", ["me", "open"])
        asked = {"game": "fresco-cards", "seats": ["me", "open"]}
        assert guest.ask("POST", "/api/tables", asked).status_code == 429
    assert Limits().address_tables <= 1000


def test_parts_that_are_asked_for_together_in_many_ways_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MOST_PACKED", 5)
    monkeypatch.setattr(files, "MOST_JOINED", 5)
    sent, request = Files(), Request({"type": "http", "headers": []})
    for some in permutations(("common", "web", "words", "cli", "terminal"), 3):
        assert sent.text(request, "en", "+".join(some)).status_code == 200
    assert len(sent.joined.known) == 5
    assert sent.text(request, "en", "+".join(["web"] * 40)).status_code == 404
    for page in ("table", "lobby", "replay"):
        for game in ("princes", "fresco"):
            assert sent.pack(f"pack/{page}/games/{game}/index.js") is not None
    assert len(sent.packed.known) == 5
    for other in ("games/./fresco/index.js", "games//fresco/index.js", "games/x/../fresco/index.js"):
        assert sent.pack(f"pack/table/{other}") is None
    assert len(sent.packed.known) == 5


# --- a thousand tables ------------------------------------------------------------------------------------------------


def any_options(rng: random.Random, game: bottega.Game) -> dict[str, Any]:
    chosen: dict[str, Any] = {}
    for option in game.options:
        if isinstance(option, Choice):
            chosen[option.name] = rng.choice(option.values)
        elif isinstance(option, Number):
            chosen[option.name] = rng.randint(option.low, option.high)
        else:
            chosen[option.name] = [word for word in option.words if rng.random() < 0.3]
    return chosen


def megabytes(served: Served) -> tuple[float, ...]:
    """Of this process with the server, and of the one in which its computers think."""
    gc.collect()
    thinking = [worker.process.pid for worker in served.registry.workers.all if worker.process is not None]
    words = [Path(f"/proc/{who}/statm").read_text().split() for who in ("self", *thinking)]
    return tuple(int(word[1]) * 4096 / 1e6 for word in words)


def is_done(table: Table) -> bool:
    return table.over and not table.computers.thinking


def is_empty(registry: TableRegistry) -> bool:
    registry.sweep(time.monotonic())
    return not registry.tables


@pytest.mark.soak
def test_a_thousand_finished_tables_leave_no_memory_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers play them, each with other options; what the first 300 fill is not filled further."""
    monkeypatch.setattr("bottega.server.workers.CONTEXT", get_context("spawn"))  # as outside of these tests
    rng = random.Random(3)
    games = [bottega.game(name) for name in ("fresco", "fresco-cards", "princes")]
    with Served(settings(tmp_path)) as served:
        after: list[tuple[float, ...]] = []
        for _ in range(0, 1000, TOGETHER):
            tables = []
            for number in range(TOGETHER):
                game = games[number % len(games)]
                guest = served.guest()
                made = guest.make(game.id, ["random"] * game.players[0], options=any_options(rng, game))
                tables.append(served.registry.tables[made["id"]])
                served.guests.pop().close()
            for table in tables:
                wait_until(partial(is_done, table))
            wait_until(partial(is_empty, served.registry))
            after.append(megabytes(served))
            print(len(after) * TOGETHER, after[-1], flush=True)
        grown = [max(process) - process[300 // TOGETHER - 1] for process in zip(*after, strict=True)]
        # Without an end to the sets of rules that are kept it would be 100 MB in each.
        assert max(grown) < 5, after
