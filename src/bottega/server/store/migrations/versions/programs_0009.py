"""Seats that programs play, and the keys by which these are known."""

import sqlalchemy as sa
from alembic import op

from bottega.server.store.migrations import add_column, create_index, create_table

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    add_column("seats", sa.Column("program", sa.String))
    create_index("seats_by_program", "seats", ["program"])
    create_table(
        "program_keys",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("table_id", sa.String),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    create_index("program_keys_by_guest", "program_keys", ["guest"])


def downgrade() -> None:
    op.drop_table("program_keys")
    op.drop_index("seats_by_program", "seats")
    op.drop_column("seats", "program")
