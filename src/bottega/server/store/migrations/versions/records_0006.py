"""Records that somebody brought are kept beside the tables."""

import sqlalchemy as sa
from alembic import op

from bottega.server.store.migrations import create_table

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_table(
        "records",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("source", sa.String, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("records")
