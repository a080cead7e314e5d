"""How the database grew, step by step; run at every start.

A start is one transaction today. The first four steps were once run without one, and whoever was killed then has a file
with a part of a step: they therefore leave alone what is there already. Later steps need not ask.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op


def is_there(table: str, column: str | None = None) -> bool:
    found = sa.inspect(op.get_bind())
    if column is None or not found.has_table(table):
        return found.has_table(table)
    return any(one["name"] == column for one in found.get_columns(table))


def create_table(name: str, *columns: sa.Column[Any], **more: Any) -> None:
    if not is_there(name):
        op.create_table(name, *columns, **more)


def create_index(name: str, table: str, columns: list[str]) -> None:
    op.create_index(name, table, columns, if_not_exists=True)


def add_column(table: str, column: sa.Column[Any]) -> None:
    if not is_there(table, column.name):
        op.add_column(table, column)
