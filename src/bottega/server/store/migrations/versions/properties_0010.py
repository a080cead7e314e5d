"""What is true of the whole: the key of the cookies, and that a copy is not finished."""

import sqlalchemy as sa
from alembic import op

from bottega.server.store.migrations import create_table

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_table(
        "properties",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("properties")
