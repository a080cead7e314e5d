"""Servers that have somebody think for them, and those who do: in the loop of a test, or as processes of their own."""

import asyncio
import secrets
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from subprocess import PIPE
from typing import Any

import psycopg
from sqlalchemy import URL

import bottega
from bottega.server.elsewhere import jobs
from bottega.server.elsewhere.database import line_to
from bottega.server.elsewhere.helper import Helper
from bottega.server.elsewhere.link import Link
from bottega.server.metrics import Metrics
from bottega.server.turns import PLAYED, Asker
from bottega.server.workers import Question, Workers, question

from . import noting
from .served import PATIENCE

ROOT = Path(__file__).parent.parent.parent
TICK = 0.01


class Notes:
    """Questions for a player who notes them: each has a number, and the test says when they may be answered."""

    def __init__(self) -> None:
        self.first = secrets.randbits(48) << 8
        self.folder = noting.folder(self.first)
        self.folder.mkdir()

    def question(self, number: int = 0) -> Question:
        state = bottega.game("fresco-cards").new(3, 5)
        asked = question(f"table {number}", state, state.to_act[0], noting.NAME)
        return replace(asked, seed=self.first + number)

    @property
    def answer(self) -> int:
        """What he always says."""
        state = bottega.game("fresco-cards").new(3, 5)
        return state.legal_actions(state.to_act[0])[-1]

    @property
    def begun(self) -> list[list[int]]:
        """Each time that he was asked: the number of the question, and whose process it was."""
        file = self.folder / "begun"
        return [[int(word) for word in line.split()] for line in file.read_text().splitlines()] if file.exists() else []

    def let_all_answer(self) -> None:
        (self.folder / noting.FREE).touch()


@contextmanager
def notes() -> Iterator[Notes]:
    made = Notes()
    try:
        yield made
    finally:
        shutil.rmtree(made.folder)


class Asking:
    """What a server has of it."""

    def __init__(self, url: URL, think_time: float) -> None:
        self.metrics = Metrics()
        self.workers = Workers(1, think_time)
        self.link = Link(url, think_time, self.workers, self.metrics)

    async def decide(self, asked: Question, rank: int = PLAYED) -> int:
        return await self.workers.decide(asked, tuple(range(10_000)), Asker(rank, (str(asked.table_id),)))

    async def until_helped(self, moves: int) -> None:
        await until(lambda: self.link.moves == moves)

    @property
    def thinks_itself(self) -> bool:
        return self.workers.all[0].process is not None


@asynccontextmanager
async def asking(url: URL, think_time: float = PATIENCE) -> AsyncIterator[Asking]:
    server = Asking(url, think_time)
    await server.link.open()
    try:
        yield server
    finally:
        server.workers.close()
        await server.link.close()


@asynccontextmanager
async def helping(url: URL, moves: int = 1) -> AsyncIterator[Helper]:
    """A helper in this loop; at the end it stops as after a signal."""
    helper, there = Helper(url, moves), asyncio.Event()
    task = asyncio.create_task(helper.run(there.set))
    try:
        await asyncio.wait([task, asyncio.ensure_future(there.wait())], return_when=asyncio.FIRST_COMPLETED)
        yield helper
    finally:
        if not helper.stopping.is_set():
            helper.stop()
        await task


@contextmanager
def process(url: URL, *words: str) -> Iterator["subprocess.Popen[str]"]:
    """`bottega think`, once it does."""
    named = ["--database", url.render_as_string(hide_password=False), "--lang", "en", *words]
    with subprocess.Popen(  # noqa: S603 -- our own command, with words written here
        [sys.executable, "-m", "bottega", "think", *named], stdout=PIPE, stderr=PIPE, text=True, cwd=ROOT
    ) as started:
        try:
            assert started.stdout is not None
            said = started.stdout.readline()
            assert "thinks for" in said, (said, started.stderr and started.stderr.read())
            yield started
        finally:
            started.kill()
            with suppress(subprocess.TimeoutExpired):
                started.wait(PATIENCE)


async def until(true: Callable[[], object]) -> None:
    for _ in range(int(PATIENCE / TICK)):
        if true():
            return
        await asyncio.sleep(TICK)
    raise AssertionError("it never happened")


def rows(url: URL, query: str) -> list[Any]:
    """Of the queue, behind everybody's back."""
    with psycopg.connect(**line_to(url), autocommit=True) as connection:
        found = connection.execute(query.encode())
        return list(found.fetchall()) if found.description else []


def waiting(url: URL) -> int:
    return int(rows(url, "SELECT count(*) FROM procrastinate_jobs WHERE status = 'todo'")[0][0])


def somebody(url: URL, version: str = jobs.VERSION, kind: str = "helper") -> None:
    """Says that he is there, for ever, and does nothing."""
    values = f"('{kind} {version}', '{kind}', '{version}', 3, now() + interval '1 day')"
    rows(url, f"INSERT INTO present (id, kind, version, moves, seen) VALUES {values}")  # noqa: S608 -- words of ours


def run(work: Any) -> None:
    asyncio.run(asyncio.wait_for(work, 4 * PATIENCE))  # of which each step may take one
