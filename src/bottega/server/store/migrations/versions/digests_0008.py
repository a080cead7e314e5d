"""What histories tell of a finished game is kept beside its journal."""

import sqlalchemy as sa
from alembic import op

from bottega.server.store.migrations import create_table

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_table(
        "digests",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("version", sa.String, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("digests")
