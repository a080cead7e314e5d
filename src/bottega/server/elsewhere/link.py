"""A server's line to those who think for it elsewhere. It gives them as many questions at once as they can think about,
in the order of its own line (`turns.py`), and where nobody is there it thinks by itself.

An answer is for the question that was asked, and comes to whoever waits for it; a second one, or one that nobody waits
for any more, is thrown away. What becomes of it is the table's business, which looks whether it is still asked.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from procrastinate import App
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
from procrastinate.jobs import Status
from psycopg import AsyncConnection
from sqlalchemy import URL

from bottega.server.elsewhere import jobs
from bottega.server.elsewhere.database import AGAIN, BEAT, DOWN, HELPER, SERVER, Database, Seen, line_to, reason
from bottega.server.elsewhere.schema import ALIVE
from bottega.server.reviewer import PATIENCE as REVIEW_TIME
from bottega.server.reviewer import Piece
from bottega.server.workers import Asked, Lost

if TYPE_CHECKING:
    from bottega.server.metrics import Metrics
    from bottega.server.thinker import Thinker
    from bottega.server.workers import Workers

LOG = logging.getLogger("bottega.server")
START_TIME: Final = 5.0  # seconds that a server waits for the database's queue before it opens
DEADLINE: Final = 3  # times as long as may be thought about it, a question may wait there
TRIES: Final = 3  # by helpers that die of it
COLLECT: Final = "DELETE FROM answers WHERE server = %s RETURNING key, body"
Sent = TypeVar("Sent", bound=jobs.Sent)


class Nobody(Exception):
    """There is nobody elsewhere who could answer in time."""


class Place(Generic[Sent]):
    """One who thinks elsewhere; where nobody does, `here` does."""

    def __init__(self, link: "Link", here: "Thinker[Sent]") -> None:
        self.link = link
        self.here = here

    async def think(self, asked: Sent, rank: int) -> object:
        try:
            return await self.link.ask(asked, rank)
        except Nobody:
            if self.link.closed:
                raise Lost("the server is closed") from None
            return await self.here.think(asked, rank)


class Link:
    def __init__(self, url: URL, think_time: float, workers: "Workers", metrics: "Metrics") -> None:
        self.database = Database(url, SERVER)
        self.think_time = think_time
        self.workers = workers
        self.metrics = metrics
        self.helpers: list[Seen] = []
        self.moves = 0  # that they think about at once
        self.places: list[Place[Asked]] = []  # as many as there have ever been
        self.advisers: list[Place[Asked]] = []
        self.told = ""  # in the log: why nobody thinks elsewhere
        self.waiting: dict[str, asyncio.Future[str]] = {}
        self.arrived = asyncio.Event()
        self.queue: App | None = None
        self.putting = asyncio.Lock()  # nothing is taken back while it is put in again
        self.looked = asyncio.Event()
        self.going_on: asyncio.Task[None] | None = None
        self.withdrawals: set[asyncio.Task[None]] = set()
        self.closed = False

    async def open(self) -> None:
        """Knows who is there when this returns, if the database can tell."""
        self.going_on = asyncio.create_task(self.go_on())
        with suppress(TimeoutError):
            await asyncio.wait_for(self.looked.wait(), START_TIME)

    async def close(self) -> None:
        """Nothing of this server stays in the queue."""
        self.closed = True
        self.give_up()
        await asyncio.sleep(0)  # those who waited withdraw what they asked
        await asyncio.gather(*self.withdrawals, return_exceptions=True)
        if self.going_on is not None:
            self.going_on.cancel()
            await asyncio.gather(self.going_on, return_exceptions=True)

    def instead_of(self, here: "Thinker[Piece]") -> "Thinker[Piece]":
        return Place(self, here)

    # --- asking -------------------------------------------------------------------------------------------------------

    async def ask(self, asked: jobs.Sent, rank: int) -> object:
        """The answer of somebody elsewhere, `Lost` when he lost it; `Nobody` when nobody answers."""
        if self.queue is None or self.closed or not self.moves:
            raise Nobody
        kind = jobs.kind_of(asked)
        limit = REVIEW_TIME if kind == "review" else self.think_time
        patience = DEADLINE * limit
        job = jobs.job(self.database.id, asked, limit, self.database.now() + patience)
        if (same := self.waiting.get(job["key"])) is not None:
            return jobs.answer_in(await asyncio.shield(same))
        answer = self.waiting[job["key"]] = asyncio.get_running_loop().create_future()
        number: int | None = None
        try:
            number = await self.put(self.queue, job, rank)
            packed = await asyncio.wait_for(asyncio.shield(answer), patience)
        except (*DOWN, TimeoutError):
            raise Nobody from None
        finally:
            self.forget(job["key"], number)
        self.metrics.helped.count(kind)
        return jobs.answer_in(packed)

    async def put(self, queue: App, job: jobs.Job, rank: int) -> int | None:
        """Its number in the queue; none when it waits there already."""
        deferrer = queue.configure_task(
            jobs.TASK, queue=jobs.queue_of(job["kind"]), priority=jobs.PRIORITY[rank], queueing_lock=job["key"]
        )
        async with self.putting:
            with suppress(AlreadyEnqueued):
                return await deferrer.defer_async(**job)
        return None

    def forget(self, key: str, number: int | None) -> None:
        """Nobody waits for it any more."""
        answer = self.waiting.pop(key)
        if not answer.done():
            answer.set_exception(Nobody())
        if answer.exception() is None or number is None:
            return
        task = asyncio.create_task(self.withdraw(key, number))
        self.withdrawals.add(task)
        task.add_done_callback(self.withdrawals.discard)

    async def withdraw(self, key: str, number: int) -> None:
        """So that nobody thinks about it for nothing; whoever has begun ends it."""
        async with self.putting:
            if self.queue is not None and key not in self.waiting:
                with suppress(*DOWN):
                    await self.queue.job_manager.cancel_job_by_id_async(number, delete_job=True)

    def give_up(self) -> None:
        """What waits for an answer is thought about here."""
        for answer in self.waiting.values():
            if not answer.done():
                answer.set_exception(Nobody())

    # --- who is there -------------------------------------------------------------------------------------------------

    def meet(self, seen: Sequence[Seen]) -> None:
        helpers = [one for one in seen if one.kind == HELPER]
        self.helpers = [one for one in helpers if one.version == jobs.VERSION]
        if not self.helpers:
            others = ", ".join(sorted({one.version for one in helpers}))
            why = f"helpers are of version {others}, and this is {jobs.VERSION}" if others else "no helper is there"
            self.nobody(why, why)
            return
        if self.told:
            LOG.warning("There are helpers again, %d of them: they think for this server.", len(self.helpers))
            self.told = ""
        self.moves = sum(one.moves for one in self.helpers)  # one that is about to leave ends what it has begun
        deciders = grown(self.places, self, self.workers.deciders, self.moves)
        advising = sum(one.moves > 0 for one in self.helpers)
        self.workers.use(deciders, grown(self.advisers, self, self.workers.advisers, advising))

    def nobody(self, kind: str, why: str) -> None:
        """`kind` is the same for what is told once."""
        self.helpers, self.moves = [], 0
        self.workers.use((), ())
        self.give_up()
        if kind != self.told:
            LOG.warning("Nobody thinks elsewhere: %s. This server thinks by itself until somebody does.", why)
            self.told = kind

    # --- the line -----------------------------------------------------------------------------------------------------

    async def go_on(self) -> None:
        while True:
            try:
                await self.stay()
            except* DOWN as errors:
                why = reason(errors.exceptions[0])
                self.nobody("database", f"the queue in {self.database.where} cannot be used ({why})")
            finally:
                self.looked.set()
            await asyncio.sleep(AGAIN)

    async def stay(self) -> None:
        """For as long as the database can be reached."""
        async with (
            self.database.connected() as queue,
            await AsyncConnection.connect(**line_to(self.database.url), autocommit=True) as line,
        ):
            await line.execute(f"LISTEN {jobs.channel(self.database.id)}".encode())
            self.queue = queue
            try:
                self.meet(await self.database.beat())
                self.looked.set()
                await self.sweep(queue)
                async with asyncio.TaskGroup() as group:
                    group.create_task(self.listen(line))
                    group.create_task(self.take_answers())
                    group.create_task(self.look(queue))
            except asyncio.CancelledError:
                await self.database.leave()
                raise
            finally:
                self.queue = None

    async def listen(self, line: "AsyncConnection[Any]") -> None:
        async for _ in line.notifies():
            self.arrived.set()

    async def take_answers(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.arrived.wait(), BEAT)
            self.arrived.clear()
            async with self.database.pool.connection() as connection:
                rows = await (await connection.execute(COLLECT, [self.database.id])).fetchall()
            for key, body in rows:
                if (answer := self.waiting.get(key)) is not None and not answer.done():
                    answer.set_result(body)

    async def look(self, queue: App) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self.meet(await self.database.beat())
            await self.take_back(queue)

    async def take_back(self, queue: App) -> None:
        """What helpers took who have died, for others to take."""
        for job in await queue.job_manager.get_stalled_jobs(seconds_since_heartbeat=ALIVE):
            with suppress(ConnectorException):  # another server was faster
                if job.attempts < TRIES:
                    await queue.job_manager.retry_job(job)
                elif job.id is not None:
                    await queue.job_manager.finish_job_by_id_async(job.id, Status.FAILED, delete_job=True)

    async def sweep(self, queue: App) -> None:
        """What servers asked that have died since, and nobody took."""
        for job in await queue.job_manager.list_jobs_async(status="todo"):
            until = job.task_kwargs.get("until")
            if job.id is not None and not (isinstance(until, float | int) and until > self.database.now()):
                await queue.job_manager.cancel_job_by_id_async(job.id, delete_job=True)


def grown(
    places: list[Place[Asked]], link: Link, here: "Sequence[Thinker[Asked]]", count: int
) -> Sequence[Place[Asked]]:
    """So many of them; when they cannot be used they share those who are here."""
    places += [Place(link, here[number % len(here)]) for number in range(len(places), count)]
    return places[:count]
