"""Commits: one thread writes for all tables. What waits goes into one transaction, so that many tables share the price
of one flush to the disk.
"""

import asyncio
import logging
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import ClassVar, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.sql import Executable

from bottega.server.store.file import plainly

LOG = logging.getLogger("bottega.server")
MOST_TOGETHER = 512
MUST_FIND = "must_find"  # an option of statements that change a row which is surely there, if nobody else was first
Outcome = Exception | None


class Conflict(Exception):
    """Another writer was first."""


class NotKept(Exception):
    """The disk refused, or the database cannot be reached."""


class Entry(NamedTuple):
    """One row of a table's journal, in the order of its columns."""

    table_id: str
    number: int
    kind: str
    seat: int | None
    body: str
    mark: str
    at: int
    waiting: int | None = None


@dataclass(slots=True)
class PendingCommit:
    entries: Sequence[Entry]
    statements: Sequence[Executable]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer(ABC):
    """What is the same for every database; `write` is one transaction of it."""

    clashes: ClassVar[tuple[type[Exception], ...]]  # what the driver says when another writer was first
    faults: ClassVar[tuple[type[Exception], ...]]  # and when it cannot write
    idle: float | None = None  # seconds without a commit after which `rest` is called

    def __init__(self, where: str) -> None:
        self.where = where
        self.queue: SimpleQueue[PendingCommit | None] = SimpleQueue()
        self.refusing = False
        self.committed: Callable[[int, float], None] = lambda size, seconds: None  # told of each batch
        self.thread: threading.Thread
        self.loop: asyncio.AbstractEventLoop

    @abstractmethod
    def connect(self) -> None:
        """In the thread, before the first commit."""

    @abstractmethod
    def disconnect(self) -> None: ...

    @abstractmethod
    def write(self, statements: Sequence[Executable], entries: Sequence[Entry]) -> None:
        """One transaction, on the disk when this returns."""

    def rest(self) -> None:  # noqa: B027 -- most have nothing to do then
        """Nobody has committed anything for a while."""

    def start(self) -> None:
        # A thread with a plain connection: through the event loop a transaction would cost four times as much.
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self.commit_batches, name="journal", daemon=True)
        self.thread.start()

    async def stop(self) -> None:
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    async def commit(self, statements: Sequence[Executable], entries: Sequence[Entry]) -> None:
        pending = PendingCommit(entries, statements)
        self.queue.put(pending)
        await pending.done

    # --- in the thread ----------------------------------------------------------------------------------------------

    def commit_batches(self) -> None:
        self.connect()
        while (batch := self.next_batch()) is not None:
            began = time.perf_counter()
            outcomes = self.commit_batch(batch)
            self.committed(len(batch), time.perf_counter() - began)
            self.report(outcomes)
            self.tell(batch, outcomes)
        self.disconnect()

    def next_batch(self) -> list[PendingCommit] | None:
        """All that wait; None when it is time to go."""
        pending = self.next_one()
        batch = []
        while pending is not None:
            batch.append(pending)
            if self.queue.empty() or len(batch) == MOST_TOGETHER:
                return batch
            pending = self.queue.get()
        self.queue.put(None)
        return batch or None

    def next_one(self) -> PendingCommit | None:
        while True:
            try:
                return self.queue.get(timeout=self.idle)
            except Empty:
                self.rest()

    def commit_batch(self, batch: list[PendingCommit]) -> list[Outcome]:
        """What became of each."""
        error = self.try_commit(batch)
        if error is None or len(batch) == 1 or not self.is_one_to_blame():
            return [error] * len(batch)
        # The others shall not pay for it.
        return [self.try_commit([pending]) for pending in batch]

    def is_one_to_blame(self) -> bool:
        """Whether others of a group that was not written could be."""
        return True

    def try_commit(self, batch: list[PendingCommit]) -> Outcome:
        try:
            return self.attempt(batch)
        except Exception as error:  # noqa: BLE001 -- whatever it is, the thread goes on: nobody else could write
            return self.refusal(error)

    def attempt(self, batch: list[PendingCommit]) -> Outcome:
        statements = [statement for pending in batch for statement in pending.statements]
        entries = [entry for pending in batch for entry in pending.entries]
        self.write(statements, entries)
        return None

    def refusal(self, error: Exception) -> Exception:
        if isinstance(error, Conflict):
            return error
        if isinstance(error, (IntegrityError, *self.clashes)):
            return Conflict(plainly(error))
        if isinstance(error, (SQLAlchemyError, *self.faults)):
            return NotKept(plainly(error))
        LOG.error("A write failed in a way that nobody thought of.", exc_info=error)
        return NotKept(type(error).__name__)

    def report(self, outcomes: Sequence[Outcome]) -> None:
        """Whoever looks after the server is told when the disk begins to refuse, and when it stops."""
        refused = next((outcome for outcome in outcomes if isinstance(outcome, NotKept)), None)
        if refused is not None and not self.refusing:
            LOG.error("Nothing can be written to %s, so no move is taken: %s", self.where, refused)
        elif refused is None and self.refusing:
            LOG.warning("%s can be written to again.", self.where)
        self.refusing = refused is not None

    def tell(self, batch: list[PendingCommit], outcomes: list[Outcome]) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(resolve, batch, outcomes)


def execute(connection: Connection, statement: Executable) -> None:
    done = connection.execute(statement)
    if statement.get_execution_options().get(MUST_FIND) and done.rowcount == 0:
        raise Conflict("what was to be changed is not there any more")


def resolve(batch: list[PendingCommit], outcomes: list[Outcome]) -> None:
    for pending, error in zip(batch, outcomes, strict=True):
        if pending.done.done():  # whoever asked has gone; the rows are there all the same
            continue
        if error is None:
            pending.done.set_result(None)
        else:
            pending.done.set_exception(error)
