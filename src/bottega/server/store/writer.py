"""Commits: one thread writes for all tables. What waits goes into one transaction, so that many tables share the price
of one flush to the disk.
"""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from sqlalchemy import Connection, Engine, create_engine, event, insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.sql import Executable

from bottega.server.store.file import plainly, set_pragmas
from bottega.server.store.schema import JOURNAL

LOG = logging.getLogger("bottega.server")
MOST_TOGETHER = 512
MUST_FIND = "must_find"  # an option of statements that change a row which is surely there, if nobody else was first


class Conflict(Exception):
    """Another writer was first."""


class NotKept(Exception):
    """The disk refused."""


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


class Writer:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.queue: SimpleQueue[PendingCommit | None] = SimpleQueue()
        self.refusing = False
        self.thread: threading.Thread

    def start(self) -> None:
        # A thread with a plain connection: through the event loop a transaction would cost four times as much.
        loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self.commit_batches, args=(loop,), name="journal", daemon=True)
        self.thread.start()

    async def stop(self) -> None:
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    async def commit(self, statements: Sequence[Executable], entries: Sequence[Entry]) -> None:
        pending = PendingCommit(entries, statements)
        self.queue.put(pending)
        await pending.done

    def commit_batches(self, loop: asyncio.AbstractEventLoop) -> None:
        engine = create_engine(f"sqlite:///{self.file}")
        event.listen(engine, "connect", set_pragmas)
        append = str(insert(JOURNAL).compile(dialect=engine.dialect))
        while (batch := self.next_batch()) is not None:
            outcomes = commit_batch(engine, append, batch)
            self.report(outcomes)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(resolve, batch, outcomes)
        engine.dispose()

    def report(self, outcomes: list[Exception | None]) -> None:
        """Whoever looks after the server is told when the disk begins to refuse, and when it stops."""
        refused = next((outcome for outcome in outcomes if isinstance(outcome, NotKept)), None)
        if refused is not None and not self.refusing:
            LOG.error("Nothing can be written to %s, so no move is taken: %s", self.file, refused)
        elif refused is None and self.refusing:
            LOG.warning("%s can be written to again.", self.file)
        self.refusing = refused is not None

    def next_batch(self) -> list[PendingCommit] | None:
        """All that wait; None when it is time to go."""
        pending = self.queue.get()
        batch = []
        while pending is not None:
            batch.append(pending)
            if self.queue.empty() or len(batch) == MOST_TOGETHER:
                return batch
            pending = self.queue.get()
        self.queue.put(None)
        return batch or None


def commit_batch(engine: Engine, append: str, batch: list[PendingCommit]) -> list[Exception | None]:
    """What became of each."""
    error = try_commit(engine, append, batch)
    if error is None or len(batch) == 1:
        return [error] * len(batch)
    # One of them is to blame; the others shall not pay for it.
    return [try_commit(engine, append, [pending]) for pending in batch]


def try_commit(engine: Engine, append: str, batch: list[PendingCommit]) -> Exception | None:
    statements = [statement for pending in batch for statement in pending.statements]
    entries = [entry for pending in batch for entry in pending.entries]
    try:
        if not statements:
            append_rows(engine, append, entries)
            return None
        with engine.begin() as connection:
            for statement in statements:
                execute(connection, statement)
            if entries:
                connection.exec_driver_sql(append, [tuple(entry) for entry in entries])
    except Conflict as conflict:
        return conflict
    except (IntegrityError, sqlite3.IntegrityError) as error:
        return Conflict(plainly(error))
    except (SQLAlchemyError, sqlite3.Error) as error:
        return NotKept(plainly(error))
    except Exception as error:  # whatever it is, the thread goes on: without it nobody could move any more
        LOG.exception("A write failed in a way that nobody thought of.")
        return NotKept(type(error).__name__)
    return None


def execute(connection: Connection, statement: Executable) -> None:
    done = connection.execute(statement)
    if statement.get_execution_options().get(MUST_FIND) and done.rowcount == 0:
        raise Conflict("what was to be changed is not there any more")


def append_rows(engine: Engine, append: str, entries: list[Entry]) -> None:
    """Rows of the journal alone, as nearly always: around SQLAlchemy, which would take as long as the disk."""
    connection = engine.raw_connection()
    try:
        connection.cursor().executemany(append, entries)
        connection.commit()
    finally:
        connection.close()  # back to the pool, and to where it was if this failed


def resolve(batch: list[PendingCommit], outcomes: list[Exception | None]) -> None:
    for pending, error in zip(batch, outcomes, strict=True):
        if pending.done.done():  # whoever asked has gone; the rows are there all the same
            continue
        if error is None:
            pending.done.set_result(None)
        else:
            pending.done.set_exception(error)
