"""Tables are found by their owner, and when they are listed."""

from alembic import op

from bottega.server.store.migrations import create_index

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

INDEXES = {
    "tables_by_owner": ["owner"],
    "tables_by_public_and_started": ["public", "started"],
    "tables_by_over_and_started": ["over", "started"],
}


def upgrade() -> None:
    for name, columns in INDEXES.items():
        create_index(name, "tables", columns)


def downgrade() -> None:
    for name in INDEXES:
        op.drop_index(name, "tables")
