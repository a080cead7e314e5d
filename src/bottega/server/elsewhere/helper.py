"""`bottega think`: a helper takes questions from the queue of a database and answers them, in the same processes as a
server has: so many for moves, and one each for hints and for reviews, which stand back behind them.
"""

import asyncio
import logging
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, Final

from procrastinate import App
from sqlalchemy import URL

import bottega
from bottega.server.elsewhere import jobs
from bottega.server.elsewhere.database import AGAIN, BEAT, DOWN, HELPER, SERVER, Database, Seen, reason
from bottega.server.elsewhere.schema import FORGOTTEN
from bottega.server.reviewer import Reviewer
from bottega.server.store.file import StoreError
from bottega.server.workers import Lost, Worker, worker_main

LOG = logging.getLogger("bottega.server")
END_TIME: Final = 5.0  # seconds to end what was begun; then it is given back, and others take it
LOOK_EVERY: Final = 0.5  # seconds: what others give back is not called out, and now and then a call is missed
REVIEW_BEHIND: Final = 19  # how far reviews stand back, as at a server
HAND_IN: Final = """
INSERT INTO answers (server, key, body) SELECT id, %s, %s FROM present WHERE id = %s ON CONFLICT DO NOTHING
"""
TELL: Final = "SELECT pg_notify(%s, '')"
Process = Worker | Reviewer


def think(url: URL, moves: int, started: Callable[[], None]) -> None:
    """Until somebody stops it. A database that cannot be used is refused before anything is done."""
    # Of all loops of asyncio this is the one that psycopg can use everywhere.
    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        runner.run(Helper(url, moves).run(started))


class Helper:
    def __init__(self, url: URL, moves: int) -> None:
        self.database = Database(url, HELPER, moves)
        self.makers: dict[str, Callable[[], Process]] = {
            "move": partial(Worker, worker_main),
            "hint": partial(Worker, worker_main),
            "review": partial(Reviewer, REVIEW_BEHIND),
        }
        self.at_once = {"move": moves, "hint": 1, "review": 1}
        self.free = {kind: [make() for _ in range(self.at_once[kind])] for kind, make in self.makers.items()}
        self.busy: list[Process] = []
        self.threads = ThreadPoolExecutor(sum(self.at_once.values()), thread_name_prefix="helper")
        self.stopping = asyncio.Event()
        self.hurried = False
        self.was_there = False
        self.told = ""  # in the log: what keeps it from thinking

    async def run(self, started: Callable[[], None]) -> None:
        try:
            with stopped_by_signal(self.stop):
                while not self.stopping.is_set():
                    await self.try_to_stay(started)
        finally:
            for process in (*self.busy, *[one for free in self.free.values() for one in free]):
                process.end()
            self.threads.shutdown()
        LOG.info("The helper has stopped.")

    def stop(self) -> None:
        """What was begun is ended, or after a while given back; when it is told a second time, at once."""
        self.hurried = self.stopping.is_set()
        if self.hurried:
            for process in self.busy:
                process.end()
        self.stopping.set()

    async def try_to_stay(self, started: Callable[[], None]) -> None:
        try:
            await self.stay(started)
        except DOWN as error:
            why = f"{self.database.where} cannot be used: {reason(error)}. Can this machine reach it?"
            if isinstance(error, StoreError):
                why = str(error)
            if not self.was_there:
                raise StoreError(why) from None
            self.tell("database", f"{why} It is tried again until it can be.")
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stopping.wait(), AGAIN)

    async def stay(self, started: Callable[[], None]) -> None:
        """For as long as the database can be reached."""
        async with self.database.connected() as queue:
            queue.task(name=jobs.TASK, retry=True)(self.answer)
            if not self.was_there:
                await self.warm_up()
            self.meet(await self.database.beat())
            if not self.was_there:
                LOG.info("Bottega %s thinks for %s.", bottega.__version__, self.database.where)
                started()
            self.was_there = True
            await self.serve(queue)

    async def warm_up(self) -> None:
        """Nobody's move waits until a process has loaded everything."""
        loop = asyncio.get_running_loop()
        starts = [loop.run_in_executor(self.threads, one.start) for one in self.free["move"] if isinstance(one, Worker)]
        for failed in errors(await asyncio.gather(*starts, return_exceptions=True)):
            LOG.warning("A process for computers did not start: %s. It is started again when it is asked.", failed)

    async def serve(self, queue: App) -> None:
        takers = [asyncio.create_task(self.take(queue, kind)) for kind in self.at_once]
        beating = asyncio.create_task(self.beat())
        stopping = asyncio.create_task(self.stopping.wait())
        try:
            await asyncio.wait([*takers, beating, stopping], return_when=asyncio.FIRST_COMPLETED)
        finally:
            moves, self.database.moves = self.database.moves, 0  # nobody need count on us from now on
            for task in takers:
                task.cancel()  # which lets them end what they have begun
            failed = errors(await asyncio.gather(*takers, return_exceptions=True))
            beating.cancel()
            stopping.cancel()
            failed += errors(await asyncio.gather(beating, return_exceptions=True))
            self.database.moves = moves
            with suppress(*DOWN):
                await self.database.leave()
        if failed:
            raise failed[0]

    async def take(self, queue: App, kind: str) -> None:
        await queue.run_worker_async(
            queues=[jobs.queue_of(kind)],
            name=kind,
            concurrency=self.at_once[kind],
            delete_jobs="always",
            install_signal_handlers=False,
            fetch_job_polling_interval=LOOK_EVERY,
            update_heartbeat_interval=BEAT,
            stalled_worker_timeout=FORGOTTEN,
            shutdown_graceful_timeout=END_TIME,
        )

    # --- one question -------------------------------------------------------------------------------------------------

    async def answer(self, server: str, key: str, kind: str, body: str, limit: float, until: float) -> None:
        if self.database.now() > until:
            LOG.info("A question is too old; nobody waits for its answer any more.")
            return
        try:
            packed = jobs.packed(kind, await self.think(kind, jobs.asked_in(kind, body), limit))
        except (Lost, jobs.Unreadable) as lost:
            if self.hurried:
                raise  # it is given back
            LOG.warning("A question was lost: %s.", lost)
            packed = jobs.packed("lost", str(lost))
        async with self.database.pool.connection() as connection:
            await connection.execute(HAND_IN, [key, packed, server])
            await connection.execute(TELL, [jobs.channel(server)])

    async def think(self, kind: str, asked: Any, limit: float) -> object:
        process = self.free[kind].pop()
        self.busy.append(process)
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, process.ask, asked, limit)
        except asyncio.CancelledError:
            process.end()  # its thread still listens to it
            process = self.makers[kind]()
            raise
        finally:
            self.busy = [one for one in self.busy if one is not process]
            self.free[kind].append(process)

    # --- who is there -------------------------------------------------------------------------------------------------

    async def beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self.meet(await self.database.beat())

    def meet(self, seen: Sequence[Seen]) -> None:
        servers = {one.version for one in seen if one.kind == SERVER}
        if servers and jobs.VERSION not in servers:
            others = ", ".join(sorted(servers))
            self.tell(
                others,
                f"The servers there are Bottega {others}, and this is {jobs.VERSION}: it takes none of their questions."
                " Install the same version here.",
            )
        elif self.told:
            LOG.warning("This helper thinks again.")
            self.told = ""

    def tell(self, kind: str, line: str) -> None:
        """`kind` is the same for what is told once."""
        if kind != self.told:
            LOG.warning("%s", line)
            self.told = kind


def errors(ended: Iterable[object]) -> list[Exception]:
    return [one for one in ended if isinstance(one, Exception)]


@contextmanager
def stopped_by_signal(stop: Callable[[], None]) -> Iterator[None]:
    loop, known = asyncio.get_running_loop(), (signal.SIGINT, signal.SIGTERM)
    with suppress(NotImplementedError):  # then Ctrl-C ends it at once
        for one in known:
            loop.add_signal_handler(one, stop)
    try:
        yield
    finally:
        with suppress(NotImplementedError):
            for one in known:
                loop.remove_signal_handler(one)
