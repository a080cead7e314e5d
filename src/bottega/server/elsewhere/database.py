"""The way to the queue, for a server as for a helper: a few connections of asyncio, and who is there."""

import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

import psycopg
from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import ConnectorException
from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool
from sqlalchemy import URL

from bottega.server.elsewhere.jobs import VERSION
from bottega.server.elsewhere.schema import ALIVE, FORGOTTEN, SCHEMA, prepare
from bottega.server.store.file import StoreError, plainly
from bottega.server.store.postgres import OPTIONS, THERE
from bottega.server.store.urls import shown

LOG = logging.getLogger("bottega.server")
BEAT: Final = 1.0  # seconds between two signs of life
AGAIN: Final = 2.0  # seconds until a database that was lost is looked for again
PATIENCE: Final = 5.0  # seconds to wait for a connection
MOST: Final = 4  # connections, besides those that listen
DOWN: Final = (psycopg.Error, ConnectorException, StoreError, OSError)
SERVER, HELPER = "server", "helper"
HERE_I_AM: Final = """
INSERT INTO present (id, kind, version, moves) VALUES (%s, %s, %s, %s)
ON CONFLICT (id) DO UPDATE SET moves = excluded.moves, seen = clock_timestamp()
"""
WHO: Final = "SELECT kind, version, moves FROM present WHERE seen > clock_timestamp() - make_interval(secs => %s)"
FORGET: Final = "DELETE FROM present WHERE seen < clock_timestamp() - make_interval(secs => %s)"
GONE: Final = "DELETE FROM present WHERE id = %s"
CLOCK: Final = "SELECT extract(epoch FROM clock_timestamp())::float8"


class Seen(NamedTuple):
    """Somebody who has been heard of a moment ago."""

    kind: str
    version: str
    moves: int


class Database:
    """As one of those who are there. Times are those of the database: clocks of machines differ."""

    def __init__(self, url: URL, kind: str, moves: int = 0) -> None:
        self.url = url
        self.where = shown(url)
        self.id = secrets.token_hex(8)
        self.kind = kind
        self.moves = moves
        self.pool: AsyncConnectionPool[AsyncConnection[Any]]
        self.ahead = 0.0  # its clock before ours, which only ticks

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[App]:
        """The queue is there, and can be used for as long as this lasts."""
        wanted = line_to(self.url)
        async with await AsyncConnection.connect(**wanted, autocommit=True) as connection:
            await prepare(connection, self.where)
        pool = AsyncConnectionPool(kwargs=wanted, min_size=1, max_size=MOST, timeout=PATIENCE, open=False)
        async with pool:
            await pool.wait(PATIENCE)
            self.pool = pool
            app = App(connector=PsycopgConnector())
            await app.open_async(pool)
            yield app

    def now(self) -> float:
        return time.monotonic() + self.ahead

    async def beat(self) -> list[Seen]:
        """Say that we are there; who is besides us."""
        async with self.pool.connection() as connection:
            await connection.execute(HERE_I_AM, [self.id, self.kind, VERSION, self.moves])
            await connection.execute(FORGET, [FORGOTTEN])
            clock = await (await connection.execute(CLOCK)).fetchone()
            self.ahead = clock[0] - time.monotonic() if clock else 0.0
            return [Seen(*row) for row in await (await connection.execute(WHO, [ALIVE])).fetchall()]

    async def leave(self) -> None:
        async with self.pool.connection() as connection:
            await connection.execute(GONE, [self.id])


def line_to(url: URL) -> dict[str, Any]:
    """What psycopg wants to hear, in which our schema is where names are looked up."""
    _, given = url.get_dialect()().create_connect_args(url)
    options = f"{THERE} {given.pop('options', '')} -c search_path={SCHEMA}"
    return {**OPTIONS, **given, "options": options}


def reason(error: BaseException) -> str:
    """In one line, without a statement and its values."""
    cause = error.__cause__ if isinstance(error, ConnectorException) and error.__cause__ is not None else error
    return plainly(cause) if isinstance(cause, Exception) and str(cause) else repr(cause)
