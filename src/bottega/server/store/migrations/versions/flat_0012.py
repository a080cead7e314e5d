"""What lists and starts ask for is found without looking through what is over, however much that is."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None
beside = True  # indexes alone: a server of the version before goes on

BEFORE = (
    ("tables_by_owner", ["owner"]),
    ("tables_by_public_and_started", ["public", "started"]),
    ("tables_by_over_and_started", ["over", "started"]),
)
AFTER = (
    ("tables_by_owner_and_over", "tables", ["owner", "over"], None),
    ("tables_open", "tables", ["created"], "public IS {true} AND started IS NULL"),
    ("tables_running", "tables", ["created"], '"over" IS NULL AND started IS NOT NULL'),
    ("keys_by_table", "keys", ["table_id"], None),
    ("program_keys_by_table", "program_keys", ["table_id"], None),
    ("reviews_unfinished", "reviews", ["created"], "done < total"),
)


def upgrade() -> None:
    for name, _ in BEFORE:
        op.drop_index(name, "tables", if_exists=True)
    for name, table, columns, which in AFTER:
        op.create_index(name, table, columns, **where(which))


def downgrade() -> None:
    for name, table, _, _ in AFTER:
        op.drop_index(name, table)
    for name, columns in BEFORE:
        op.create_index(name, "tables", columns)


def where(which: str | None) -> dict[str, Any]:
    if which is None:
        return {}
    return {
        "sqlite_where": sa.text(which.format(true="1")),
        "postgresql_where": sa.text(which.format(true="true")),
    }
