"""Which tables are lessons, whose, and how far they have come."""

import sqlalchemy as sa
from alembic import op

from bottega.server.store.migrations import create_index, create_table

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_table(
        "lessons",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("lesson", sa.String, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("done", sa.BigInteger),
    )
    create_index("lessons_by_guest", "lessons", ["guest"])


def downgrade() -> None:
    op.drop_table("lessons")
