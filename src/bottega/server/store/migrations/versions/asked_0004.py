"""A row says who is asked after it, so that lists need not play the game again."""

import sqlalchemy as sa
from alembic import op

from bottega.server.store.migrations import add_column

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    add_column("journal", sa.Column("waiting", sa.Integer))


def downgrade() -> None:
    op.drop_column("journal", "waiting")
