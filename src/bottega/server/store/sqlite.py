"""The store in one file. It needs nothing else, and is what a table at home has."""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, insert
from sqlalchemy.sql import Executable

from bottega.server.store.file import alone_with, beside, make_private, migrate, set_pragmas
from bottega.server.store.queued import QueuedStore
from bottega.server.store.schema import JOURNAL
from bottega.server.store.secret import keep_key, kept_key
from bottega.server.store.writer import Entry, Writer, execute

KEY = "cookies.key"


class SqliteStore(QueuedStore):
    def __init__(self, file: Path, own_folder: bool) -> None:
        """`own_folder`: nothing else is in its folder, so nobody else has to look into it."""
        self.file = file
        self.where = str(file)
        self.own_folder = own_folder
        self.writer = SqliteWriter(file)

    def is_there(self) -> bool:
        return self.file.exists()

    @contextmanager
    def alone(self) -> Iterator[None]:
        make_private(self.file, self.own_folder)
        with alone_with(self.file):
            migrate(self.file)
            yield

    def engine(self) -> Engine:
        engine = create_engine(f"sqlite:///{self.file}")
        event.listen(engine, "connect", set_pragmas)
        event.listen(engine, "connect", read_anything)
        return engine

    async def open(self) -> None:
        await asyncio.to_thread(make_private, self.file, self.own_folder)
        await asyncio.to_thread(migrate, self.file)
        self.begin()

    async def size(self) -> int:
        return (await asyncio.to_thread(self.file.stat)).st_size

    def cookie_key(self) -> bytes:
        return kept_key(beside(self.file, KEY))

    def keep_cookie_key(self, key: bytes) -> None:
        keep_key(beside(self.file, KEY), key)


class SqliteWriter(Writer):
    clashes = (sqlite3.IntegrityError,)
    faults = (sqlite3.Error,)

    def __init__(self, file: Path) -> None:
        super().__init__(str(file))
        self.engine: Engine
        self.append: str

    def connect(self) -> None:
        self.engine = create_engine(f"sqlite:///{self.where}")
        event.listen(self.engine, "connect", set_pragmas)
        self.append = str(insert(JOURNAL).compile(dialect=self.engine.dialect))

    def disconnect(self) -> None:
        self.engine.dispose()

    def write(self, statements: Sequence[Executable], entries: Sequence[Entry]) -> None:
        if not statements:
            self.append_rows(entries)
            return
        with self.engine.begin() as connection:
            for statement in statements:
                execute(connection, statement)
            if entries:
                connection.exec_driver_sql(self.append, [tuple(entry) for entry in entries])

    def append_rows(self, entries: Sequence[Entry]) -> None:
        """Rows of the journal alone, as nearly always: around SQLAlchemy, which would take as long as the disk."""
        connection = self.engine.raw_connection()
        try:
            connection.cursor().executemany(self.append, entries)
            connection.commit()
        finally:
            connection.close()  # back to the pool, and to where it was if this failed


def read_anything(connection: Any, _record: object) -> None:
    """One text that is no text any more would otherwise keep all rows of its list from being read."""
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")
