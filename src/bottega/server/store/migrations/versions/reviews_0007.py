"""Reviews of finished games are kept, as far as they have been worked out."""

import sqlalchemy as sa
from alembic import op

from bottega.server.store.migrations import create_table

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_table(
        "reviews",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reviews")
