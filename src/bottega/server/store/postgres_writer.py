"""The thread that writes to PostgreSQL, over one connection which it keeps.

A connection may end at any moment, also while a commit is on its way. What became of it then is found out before
anybody is told: the writer connects again, waits until its former session has ended for good, and looks whether its
rows are there.
"""

import logging
import secrets
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from queue import Empty
from typing import Any, Final, cast

import psycopg
from sqlalchemy import Connection, Engine, delete, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql import Executable

from bottega.server.store.file import StoreError, plainly
from bottega.server.store.put import put
from bottega.server.store.schema import JOURNAL, PROPERTIES
from bottega.server.store.writer import Entry, NotKept, Outcome, PendingCommit, Writer, execute

LOG = logging.getLogger("bottega.server")
TYPES: Final = ("varchar", "int4", "varchar", "int4", "text", "varchar", "int8", "int4")  # of the journal's columns
COLUMNS: Final = ", ".join(f"%s::{kind}[]" for kind in TYPES)
APPEND: Final = f"INSERT INTO journal SELECT * FROM unnest({COLUMNS})"  # noqa: S608 -- words of ours
IN_USE: Final = "SELECT pg_try_advisory_lock(1651471476, 1)"
MINE: Final = "SELECT pg_advisory_lock(%s::bigint)"
END: Final = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = %s AND backend_start = %s"
WHO: Final = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
# The promise is ours, whatever is usual there; a stricter choice stays.
SAFE: Final = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
START_TIMEOUT: Final = 1.0  # seconds that the session of a server which has just been killed may take to end
AGAIN: Final = 0.5  # seconds between two tries to connect
TRIES: Final = 3  # of a group whose connection ended before it was written
IDLE: Final = 10.0


class Taken(Exception):
    """Another server has the database."""


DOWN: Final = (Taken, SQLAlchemyError, psycopg.Error)


@dataclass(frozen=True, slots=True)
class Session:
    """A connection that may write, and the number of its process there with the moment when that began."""

    connection: Connection
    driver: "psycopg.Connection[Any]"
    process: tuple[Any, ...]

    @property
    def is_lost(self) -> bool:
        return self.driver.closed or self.connection.invalidated or self.has_ended()

    def has_ended(self) -> bool:
        """Whether the other side has hung up meanwhile: asked before something is sent, nothing is in doubt yet."""
        try:
            for _ in range(2):  # its last words first, then that there are no more
                self.driver.pgconn.consume_input()
        except psycopg.OperationalError:
            return True
        return False


class PostgresWriter(Writer):
    clashes = (psycopg.IntegrityError,)
    faults = (psycopg.Error, Taken)
    idle = IDLE

    def __init__(self, where: str, engine: Engine) -> None:
        super().__init__(where)
        self.engine = engine
        self.session: Session | None = None
        self.former: tuple[Any, ...] | None = None  # the process of the last session, which may still go on there
        self.alone = False
        self.number = int.from_bytes(secrets.token_bytes(7))  # the lock of this writer's sessions: no two go on at once
        self.mark = f"write-{self.number:x}"  # a row that tells of the last transaction, where no journal does
        self.token = b""

    # --- connecting -------------------------------------------------------------------------------------------------

    def hold(self) -> None:
        """Be the only server with this database from now on, or raise `StoreError`."""
        self.alone = True
        late = time.monotonic() + START_TIMEOUT
        while True:
            try:
                self.begin_session()
            except Taken as taken:
                if time.monotonic() < late:
                    time.sleep(START_TIMEOUT / 10)
                    continue
                raise StoreError(f"{taken} Stop it, or give this one another --database.") from None
            except (SQLAlchemyError, psycopg.Error) as error:
                raise StoreError(f"{self.where} cannot be used: {plainly(error)}") from None
            return

    def connect(self) -> None:
        """Not now: the first commit does, and says so if it cannot."""

    def disconnect(self) -> None:
        if self.session is not None and not self.session.is_lost:
            with suppress(*DOWN):
                self.session.connection.execute(delete(PROPERTIES).where(PROPERTIES.c.name == self.mark))
        self.drop()

    def drop(self) -> None:
        session, self.session = self.session, None
        if session is not None:
            end(session.connection)

    def begin_session(self) -> Session:
        """Nobody else writes for this server, and if it is to be alone, no other server does."""
        self.drop()
        connection = self.engine.connect()
        try:
            self.session = self.admitted(connection)
        except BaseException:
            end(connection)
            raise
        return self.session

    def end_former(self, connection: Connection) -> None:
        """Only one session at a time has the lock of this writer: here the former has ended, whatever it was about."""
        if self.former is not None:
            connection.exec_driver_sql(END, self.former)
        connection.exec_driver_sql(MINE, (self.number,))

    def admitted(self, connection: Connection) -> Session:
        self.end_former(connection)
        if self.alone and not connection.exec_driver_sql(IN_USE).scalar():
            raise Taken(f"Another server keeps its games in {self.where}.")
        connection.exec_driver_sql(SAFE)
        self.former = tuple(connection.exec_driver_sql(WHO).one())
        connection.commit()
        driver = connection.connection.driver_connection
        return Session(connection, cast("psycopg.Connection[Any]", driver), self.former)

    def live(self) -> Session:
        """A session that has not been lost, as far as anybody knows."""
        if self.session is None or self.session.is_lost:
            return self.begin_session()
        return self.session

    def rest(self) -> None:
        """A connection that ended is noticed before somebody moves."""
        try:
            self.live().driver.execute("SELECT 1")
        except DOWN as error:
            self.report([NotKept(plainly(error))])
        else:
            self.report([None])

    # --- writing ----------------------------------------------------------------------------------------------------

    def is_one_to_blame(self) -> bool:
        return self.session is not None and not self.session.is_lost

    def attempt(self, batch: list[PendingCommit]) -> Outcome:
        outcome: Outcome = None
        for _ in range(TRIES):
            session = self.live()
            self.token = secrets.token_bytes(16)
            try:
                return super().attempt(batch)
            except Exception as error:  # noqa: BLE001 -- whatever it was, the connection is looked at first
                outcome = self.refusal(error)
            if not session.is_lost:
                return outcome
            written = self.find_out(batch)
            if written is None:
                return NotKept("the connection ended while it was written, and did not come back")
            if written:
                return None
        return outcome

    def write(self, statements: Sequence[Executable], entries: Sequence[Entry]) -> None:
        session = self.live()
        if not statements:
            append_rows(session, entries)
            return
        connection = session.connection
        with connection.begin():  # which sends nothing: this connection commits by itself until it is told to begin
            connection.exec_driver_sql("BEGIN")
            for statement in statements:
                execute(connection, statement)
            if entries:
                append_rows(session, entries)
            else:
                connection.execute(put(PROPERTIES, "body").values(name=self.mark, body=self.token))
            connection.exec_driver_sql("COMMIT")

    # --- after a loss -----------------------------------------------------------------------------------------------

    def find_out(self, batch: list[PendingCommit]) -> bool | None:
        """Whether it was written. As long as nobody can tell, whoever else comes hears that nothing can be kept; None
        when the server stops before that.
        """
        while True:
            self.drop()
            try:
                with closing(self.engine.connect()) as connection:
                    self.end_former(connection)
                    return self.is_there(connection, batch)
            except DOWN as error:
                refusal = NotKept(plainly(error))
            self.report([refusal])
            if not self.refuse(refusal):
                return None

    def is_there(self, connection: Connection, batch: list[PendingCommit]) -> bool:
        """Of a transaction one row is as good as all."""
        entry = next((entry for pending in batch for entry in pending.entries), None)
        if entry is None:
            kept = select(PROPERTIES.c.body).where(PROPERTIES.c.name == self.mark)
            return connection.scalar(kept) == self.token
        key = (JOURNAL.c.table_id == entry.table_id) & (JOURNAL.c.number == entry.number)
        return [Entry(*row) for row in connection.execute(select(JOURNAL).where(key))] == [entry]

    def refuse(self, refusal: NotKept) -> bool:
        """Those who come within a while; False when the server stops."""
        late = time.monotonic() + AGAIN
        while (left := late - time.monotonic()) > 0:
            try:
                pending = self.queue.get(timeout=left)
            except Empty:
                return True
            if pending is None:
                self.queue.put(None)
                return False
            self.tell([pending], [refusal])
        return True


def end(connection: Connection) -> None:
    with suppress(*DOWN):
        connection.invalidate()
    with suppress(*DOWN):
        connection.close()


def append_rows(session: Session, entries: Sequence[Entry]) -> None:
    """One statement, however many rows: outside of a transaction it commits by itself, in one errand."""
    if entries:
        session.driver.execute(APPEND, [list(column) for column in zip(*entries, strict=True)])
