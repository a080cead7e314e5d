"""A row that takes the place of the one with its key, if there is one; written in the same way for every database."""

from typing import Any

from sqlalchemy import Insert, Table
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler


class Put(Insert):
    inherit_cache = False  # what it changes is not in the key of SQLAlchemy's cache
    changes: tuple[str, ...] = ()


def put(table: Table, *changes: str) -> Put:
    """To be given values, or a query, as an insert; of a row that is there already `changes` are taken over."""
    made = Put(table)
    made.changes = changes
    return made


@compiles(Put)
def written(made: Put, compiler: SQLCompiler, **more: Any) -> str:
    key = ", ".join(column.name for column in made.table.primary_key)
    changed = ", ".join(f"{name} = excluded.{name}" for name in made.changes)
    inserted: str = compiler.visit_insert(made, **more)  # type: ignore[no-untyped-call] # theirs
    return f"{inserted} ON CONFLICT ({key}) DO UPDATE SET {changed}"
