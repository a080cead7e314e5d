"""What the database holds for thinking elsewhere, in a schema of its own beside the tables: the queue as its library
makes it, who is there, and answers on their way. Nothing in it is needed for longer than an answer takes, so it is
never brought up to date: what another version has made is made anew as soon as nobody uses it.
"""

from hashlib import sha256
from typing import Any, Final

from procrastinate.schema import SchemaManager
from psycopg import AsyncConnection

from bottega.server.store.file import StoreError

SCHEMA: Final = "bottega_thinking"
ALIVE: Final = 5.0  # seconds for which whoever was heard of is taken to be there
FORGOTTEN: Final = 60.0
ONE_AT_A_TIME: Final = "SELECT pg_advisory_xact_lock(1651471476, 3)"
OURS: Final = """
CREATE TABLE made (mark text NOT NULL);

-- Servers that ask and helpers that answer; how many moves a helper thinks about at once.
CREATE TABLE present (
    id text PRIMARY KEY,
    kind text NOT NULL,
    version text NOT NULL,
    moves integer NOT NULL,
    seen timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- They go with the server that asked.
CREATE TABLE answers (
    server text NOT NULL REFERENCES present ON DELETE CASCADE,
    key text NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (server, key)
);
"""
LIBRARY: Final = SchemaManager.get_schema()
MARK: Final = sha256((OURS + LIBRARY).encode()).hexdigest()[:16]


async def prepare(connection: AsyncConnection[Any], where: str) -> None:
    """Make it, unless it is there. Whoever comes at the same time waits."""
    async with connection.transaction():
        await connection.execute("SET LOCAL lock_timeout = 0")
        await connection.execute(ONE_AT_A_TIME)
        if await first(connection, f"SELECT to_regclass('{SCHEMA}.made')") is not None:
            if await first(connection, "SELECT mark FROM made") == MARK:
                return
            await replace(connection, where)
        await connection.execute(f"CREATE SCHEMA {SCHEMA}".encode())
        await connection.execute(LIBRARY)
        await connection.execute(OURS)
        await connection.execute("INSERT INTO made VALUES (%s)", [MARK])


async def replace(connection: AsyncConnection[Any], where: str) -> None:
    """What another version has made, unless it is used."""
    heard = "SELECT version FROM present WHERE seen > clock_timestamp() - make_interval(secs => %s) LIMIT 1"
    cursor = await connection.execute(heard, [ALIVE])
    if (row := await cursor.fetchone()) is not None:
        raise StoreError(
            f"The queue for thinking elsewhere in {where} is used by Bottega {row[0]}, with another procrastinate. "
            "Stop those servers and helpers, or install the same version here and there."
        )
    await connection.execute(f"DROP SCHEMA {SCHEMA} CASCADE".encode())


async def first(connection: AsyncConnection[Any], query: str) -> Any:
    row = await (await connection.execute(query.encode())).fetchone()
    return None if row is None else row[0]
