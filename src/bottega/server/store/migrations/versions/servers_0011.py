"""Several servers with one database: which run, which of them may write to a table, and who is at which."""

import sqlalchemy as sa
from alembic import op

from bottega.server.store.migrations import create_index, create_table

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_table(
        "servers",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    create_table(
        "leases",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("server", sa.String, nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.Column("changes", sa.BigInteger, nullable=False),
        sa.Column("wanted", sa.String),
        sa.Column("wanted_at", sa.BigInteger),
    )
    create_index("leases_by_server", "leases", ["server"])
    create_table(
        "presence",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("server", sa.String, primary_key=True),
        sa.Column("pages", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("presence", "leases", "servers"):
        op.drop_table(table)
