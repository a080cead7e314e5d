"""What is committed and read, whatever keeps it. The journal is the game; everything else can be lost without losing a
move.
"""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import URL, Engine
from sqlalchemy.sql import Executable

from bottega.server.store.file import FILE, StoreError
from bottega.server.store.sqlite import SqliteStore
from bottega.server.store.urls import POSTGRES, file_of
from bottega.server.store.writer import Entry, Writer


class Store(Protocol):
    where: str  # for logs and errors

    @property
    def writer(self) -> Writer:
        """Tells of each batch, and whether it has to refuse."""

    def is_there(self) -> bool:
        """Whether anything was ever kept in it; nothing is made."""

    def alone(self) -> AbstractContextManager[None]:
        """As long as this lasts no other server has it. It is brought up to date first, or refused: `StoreError`."""

    def engine(self) -> Engine:
        """A way to it of one's own, for whoever copies it."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def commit(self, *statements: Executable, entries: Sequence[Entry] = ()) -> None:
        """All or nothing, on the disk when this returns; `Conflict` or `NotKept` when nothing was written."""

    async def read(self, query: Executable) -> list[Any]:
        """The rows; `Refused` when they cannot be read now."""

    async def journal(self, table_id: str) -> list[Entry]: ...

    async def size(self) -> int:
        """In bytes, all of it."""

    def cookie_key(self) -> bytes:
        """With which cookies are signed: made once, the same for everybody who opens this store."""

    def keep_cookie_key(self, key: bytes) -> None:
        """That of the store from which this one is copied, so that guests stay who they are."""


def store_at(url: URL | None, folder: Path) -> Store:
    """That of a URL, else the file in the data folder. Nothing is opened or made yet."""
    return SqliteStore(folder / FILE, own_folder=True) if url is None else store_of(url)


def store_of(url: URL) -> Store:
    if url.get_backend_name() != POSTGRES:
        return SqliteStore(file_of(url), own_folder=False)
    try:
        from bottega.server.store.postgres import PostgresStore
    except ImportError as error:
        raise StoreError(f"PostgreSQL needs {error.name}. Install it with: pip install 'bottega[postgres]'") from None
    return PostgresStore(url)
