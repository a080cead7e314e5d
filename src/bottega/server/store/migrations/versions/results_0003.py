"""The result of a finished game is kept beside its journal."""

import sqlalchemy as sa
from alembic import op

from bottega.server.store.migrations import add_column

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    add_column("tables", sa.Column("result", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "result")
