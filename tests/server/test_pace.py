"""A computer takes its time where people look on, and the time tells nothing of what it did in secret."""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega.play.live import COMPUTER, Viewer
from bottega.server import computers
from bottega.server.seating import Seating, claim_seat
from bottega.server.table import Table
from bottega.server.tables import TableRegistry
from bottega.server.turns import Asker
from bottega.server.workers import Question, Workers

from .served import PATIENCE, settings

PACE, THINKING = 0.7, 0.02  # seconds of a clock that only moves when somebody thinks or rests


class Clock:
    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        patch.setattr(computers, "clock", lambda: self.now)
        patch.setattr(computers, "pause", self.rest)

    async def rest(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


class Onlooker:
    """A page that notes when it hears what."""

    where = "192.0.2.1"

    def __init__(self, clock: Clock, viewer: Viewer) -> None:
        self.clock = clock
        self.viewer = viewer
        self.heard: list[tuple[float, str]] = []

    def send(self, tail: str) -> None:
        self.heard.append((self.clock.now, tail))

    def send_away(self, code: int) -> None:
        raise AssertionError(f"nobody should be sent away here: {code}")


@contextlib.asynccontextmanager
async def open_registry(folder: Path) -> AsyncIterator[TableRegistry]:
    registry = TableRegistry(settings(folder, pace=PACE))
    await registry.store.open()
    try:
        yield registry
    finally:
        await registry.close()


async def planned(folder: Path, clock: Clock, patch: pytest.MonkeyPatch, placements: int) -> tuple[float, list[str]]:
    """How long after the plans have begun an onlooker hears that the computer is ready, and what it did until then."""
    game = bottega.game("fresco")

    async def answer(_: Workers, asked: Question, legal: tuple[int, ...], asker: Asker) -> int:
        clock.now += THINKING
        words = {str(game.action(action)): action for action in legal}
        if "ready" not in words:
            return legal[-1]  # late: who gets up at five has an apprentice less to plan with
        done = len(secret_moves(table))
        return words["ready"] if done == placements else words[f"plan {('market', 'studio', 'theatre')[done % 3]}"]

    patch.setattr(Workers, "decide", answer)
    async with open_registry(folder) as registry:
        table, _ = await Seating(registry).create("ada", "fresco", ["me", "random", "open"], {})
        await claim_seat(table, "bea", "Bea", None, "hash")
        watching = Onlooker(clock, None)
        await table.join(watching)
        assert table.play is not None
        play = table.play
        while play.state.view(None)["phase"] == "get-up":
            [seat] = play.state.to_act
            if seat == 1:
                await asyncio.sleep(0.001)
            else:
                await table.act(seat, play.version(seat), play.state.legal_actions(seat)[0])
        while 1 in play.state.to_act:
            await asyncio.sleep(0.001)
        begun, ready = [when for when, tail in watching.heard if '"phase":"planning"' in tail]
        return ready - begun, secret_moves(table)


def secret_moves(table: Table) -> list[str]:
    assert table.play is not None
    game = table.play.game
    mine = [str(game.action(move.action)) for move in table.play.moves if move.seat == 1 and move.by == COMPUTER]
    return [word for word in mine if word.startswith("plan")]


def test_the_clock_does_not_tell_how_much_was_planned_in_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times: dict[int, float] = {}
    for placements in (0, 1, 3, 5):
        folder = tmp_path / str(placements)
        folder.mkdir()
        plan = planned(folder, Clock(monkeypatch), monkeypatch, placements)
        took, done = asyncio.run(asyncio.wait_for(plan, PATIENCE))
        assert len(done) == placements
        times[placements] = round(took, 6)
    assert set(times.values()) == {PACE}, times


def test_what_all_see_comes_one_beat_after_the_move_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)

    async def answer(_: Workers, asked: Question, legal: tuple[int, ...], asker: Asker) -> int:
        clock.now += THINKING
        return legal[0]

    async def run() -> list[tuple[float, str]]:
        async with open_registry(tmp_path) as registry:
            table, _ = await Seating(registry).create("ada", "fresco-cards", ["random", "random"], {})
            watching = Onlooker(clock, None)
            await table.join(watching)
            while not table.over and len(watching.heard) < 60:
                await asyncio.sleep(0.001)
            return watching.heard

    monkeypatch.setattr(Workers, "decide", answer)
    heard: list[Any] = asyncio.run(asyncio.wait_for(run(), PATIENCE))
    told = sorted({round(when, 6) for when, tail in heard if '"type":"state"' in tail})
    assert len(told) > 10
    assert {round(after - before, 6) for before, after in itertools.pairwise(told[1:])} == {PACE}
