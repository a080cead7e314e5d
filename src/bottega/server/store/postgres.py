"""The store in PostgreSQL, for houses that have one anyway. The same rows, the same order of things."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from alembic.util import CommandError
from psycopg import Connection as Driver
from psycopg.types.string import StrDumperUnknown
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, func, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from bottega.server.store.file import StoreError, plainly
from bottega.server.store.growth import upgrade
from bottega.server.store.postgres_writer import PostgresWriter
from bottega.server.store.put import put
from bottega.server.store.queued import QueuedStore
from bottega.server.store.readers import READERS
from bottega.server.store.schema import JOURNAL, PROPERTIES, missing
from bottega.server.store.secret import new_key
from bottega.server.store.urls import shown

COOKIE_KEY: Final = "cookies-key"
MIGRATING: Final = "SELECT pg_advisory_xact_lock(1651471476, 2)"
MAKE_KEY: Final = "INSERT INTO properties (name, body) VALUES (%s, %s) ON CONFLICT DO NOTHING"
OPTIONS: Final = {
    "application_name": "bottega",
    "client_encoding": "utf8",
    "connect_timeout": "3",
    # Whoever has gone without a word is noticed soon, here and there: no lock is held for hours by a dead machine.
    "keepalives_idle": "30",
    "keepalives_interval": "10",
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",
}
THERE: Final = "-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3 -c lock_timeout=5000"


class PostgresStore(QueuedStore):
    writer: PostgresWriter

    def __init__(self, url: URL) -> None:
        self.url = url
        self.where = shown(url)
        self.writer = PostgresWriter(self.where, engine_of(url, poolclass=NullPool))

    def is_there(self) -> bool:
        with refused_plainly(self.where), self.writer.engine.connect() as connection:
            return inspect(connection).has_table(JOURNAL.name)

    @contextmanager
    def alone(self) -> Iterator[None]:
        self.writer.hold()
        try:
            self.migrate()
            yield
        finally:
            self.writer.disconnect()

    def engine(self) -> Engine:
        return engine_of(self.url, pool_size=READERS)

    async def open(self) -> None:
        await asyncio.to_thread(self.migrate)
        self.begin()

    async def size(self) -> int:
        [(size,)] = await self.read(select(func.pg_database_size(func.current_database())))
        return int(size)

    def cookie_key(self) -> bytes:
        """Of two who make it at once, one does, and both read that one."""
        with self.writer.engine.connect() as connection:
            connection.exec_driver_sql(MAKE_KEY, (COOKIE_KEY, new_key()))
            return bytes(connection.scalar(select(PROPERTIES.c.body).where(PROPERTIES.c.name == COOKIE_KEY)) or b"")

    def keep_cookie_key(self, key: bytes) -> None:
        with self.writer.engine.connect() as connection:
            connection.execute(put(PROPERTIES, "body").values(name=COOKIE_KEY, body=key))

    def migrate(self) -> None:
        """Bring it up to date, or make its tables. Whoever comes at the same time waits, and finds it done."""
        engine = engine_of(self.url, poolclass=NullPool, isolation_level="READ COMMITTED")
        try:
            with refused_plainly(self.where), engine.begin() as connection:
                check(connection, self.where)
                connection.exec_driver_sql("SET LOCAL lock_timeout = 0")  # an upgrade may take its time
                connection.exec_driver_sql(MIGRATING)
                upgrade(connection, lambda _version: None)  # a copy is made by whoever looks after the database
                if (lacking := missing(connection)) is not None:
                    raise StoreError(f"{self.where} cannot be used: it has no {lacking}. Give --database another one.")
        finally:
            engine.dispose()


@contextmanager
def refused_plainly(where: str) -> Iterator[None]:
    try:
        yield
    except CommandError:
        raise StoreError(
            f"{where} was written by a later version of Bottega. Update this one, or give --database another one."
        ) from None
    except SQLAlchemyError as error:
        raise StoreError(f"{where} cannot be used: {plainly(error)}") from None


def check(connection: Connection, where: str) -> None:
    """Every letter can be written there, and anything at all: a standby can only be read."""
    letters = connection.exec_driver_sql("SHOW server_encoding").scalar()
    if letters != "UTF8":
        raise StoreError(f"{where} cannot be used: it is in {letters}. Make it with ENCODING 'UTF8'.")
    if connection.exec_driver_sql("SHOW transaction_read_only").scalar() == "on":
        raise StoreError(f"{where} cannot be used: it can only be read.")


def engine_of(url: URL, **more: Any) -> Engine:
    """Each statement commits by itself, unless a transaction is begun in so many words: a query is one errand."""
    wanted = {name: value for name, value in OPTIONS.items() if name not in url.query}
    given = url.query.get("options", "")
    wanted["options"] = f"{THERE} {given if isinstance(given, str) else ' '.join(given)}".strip()
    engine = create_engine(url, connect_args=wanted, **{"isolation_level": "AUTOCOMMIT", **more})
    event.listen(engine, "connect", take_any_letter)
    return engine


def take_any_letter(connection: "Driver[Any]", _record: object) -> None:
    connection.adapters.register_dumper(str, WithoutNul)


class WithoutNul(StrDumperUnknown):
    """The one letter that PostgreSQL has not is in nothing we write; whoever asks for it finds nothing."""

    def dump(self, obj: str) -> Any:
        return super().dump(obj.replace("\0", "\ufffd") if "\0" in obj else obj)
