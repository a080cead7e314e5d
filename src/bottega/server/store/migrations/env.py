"""Alembic calls this file; the connection comes from `growth.upgrade`."""

from alembic import context

from bottega.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
