"""A house moves: all rows of one store into another, and every game played again there.

The other one says of itself that it is not finished until it is. A server refuses it as long as it does, and the next
copy begins it anew.
"""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, Table, delete, exists, func, insert, select, tuple_
from sqlalchemy.exc import SQLAlchemyError

from bottega.server.journal import Stopped, replayed
from bottega.server.store.file import StoreError, plainly
from bottega.server.store.put import put
from bottega.server.store.readers import rows_of
from bottega.server.store.schema import JOURNAL, METADATA, PROPERTIES
from bottega.server.store.store import Store
from bottega.server.store.writer import Entry

UNFINISHED: Final = "unfinished"
TOGETHER: Final = 500  # rows
HOUSE: Final = [table for table in METADATA.sorted_tables if table is not PROPERTIES]


class Copied(NamedTuple):
    """`stopped` are games that this version cannot play, there as here."""

    rows: int
    games: int
    stopped: int


def refuse_unfinished(store: Store) -> None:
    engine = store.engine()
    try:
        with engine.connect() as connection:
            if is_unfinished(connection):
                raise StoreError(
                    f"{store.where} is a copy that was not finished. Copy it again: bottega database copy FROM TO"
                )
    finally:
        engine.dispose()


def is_unfinished(connection: Connection) -> bool:
    return bool(connection.scalar(select(exists().where(PROPERTIES.c.name == UNFINISHED))))


def copy(source: Store, target: Store) -> Copied:
    """Whoever is served from one of them meanwhile is refused, and so is this while somebody is served."""
    if not source.is_there():
        raise StoreError(f"There are no tables in {source.where}.")
    with source.alone():
        refuse_unfinished(source)
        with target.alone():
            here, there = source.engine(), target.engine()
            try:
                begin(there, target.where)
                rows = sum(copy_table(table, here, there) for table in HOUSE)
                target.keep_cookie_key(source.cookie_key())
                copied = Copied(rows, *asyncio.run(played_again(here, there)))
                finish(there)
            except SQLAlchemyError as error:
                raise StoreError(f"{target.where} cannot be finished: {plainly(error)}") from None
            finally:
                here.dispose()
                there.dispose()
    return copied


def begin(there: Engine, where: str) -> None:
    with there.begin() as connection:
        if is_unfinished(connection):
            for table in HOUSE:
                connection.execute(delete(table))
        elif full := [table.name for table in HOUSE if connection.scalar(select(exists().select_from(table)))]:
            raise StoreError(f"{where} is not empty: there are {full[0]}. A copy needs a database of its own.")
        connection.execute(put(PROPERTIES, "body").values(name=UNFINISHED, body=b""))


def finish(there: Engine) -> None:
    with there.begin() as connection:
        connection.execute(delete(PROPERTIES).where(PROPERTIES.c.name == UNFINISHED))


def copy_table(table: Table, here: Engine, there: Engine) -> int:
    """How many rows it has, counted here and there."""
    for rows in parts_of(table, here):
        try:
            with there.begin() as connection:
                connection.execute(insert(table), rows)
        except (SQLAlchemyError, ValueError, TypeError) as error:
            raise StoreError(f"A row of {table.name} cannot be copied: {plainly(error)}") from None
    counted = select(func.count()).select_from(table)
    with here.connect() as one, there.connect() as other:
        count, again = one.scalar(counted), other.scalar(counted)
    if count is None or count != again:
        raise StoreError(f"Of {table.name} only {again} of {count} rows arrived.")
    return count


def parts_of(table: Table, engine: Engine) -> Iterator[list[dict[str, Any]]]:
    """All rows in the order of their key, some at a time."""
    key = list(table.primary_key)
    query = select(table).order_by(*key).limit(TOGETHER)
    after: Sequence[Any] | None = None
    while True:
        with engine.connect() as connection:
            found = query if after is None else query.where(tuple_(*key) > tuple_(*after))
            rows = [dict(row) for row in connection.execute(found).mappings()]
        if not rows:
            return
        yield rows
        after = [rows[-1][column.name] for column in key]


async def played_again(here: Engine, there: Engine) -> tuple[int, int]:
    """Every game: its rows are the same, and lead to the same positions (each row of a move has a mark of its own)."""
    games = stopped = 0
    with here.connect() as one, there.connect() as other:
        for (table,) in one.execute(select(JOURNAL.c.table_id).distinct().order_by(JOURNAL.c.table_id)).all():
            entries = entries_of(other, table)
            if entries != entries_of(one, table):
                raise StoreError(f"The journal of table {table} did not arrive as it was.")
            games += 1
            stopped += isinstance(await replayed(entries), Stopped)
    return games, stopped


def entries_of(connection: Connection, table: str) -> list[Entry]:
    return [Entry(*row) for row in connection.execute(rows_of(table))]
