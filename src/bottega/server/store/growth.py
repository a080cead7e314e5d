"""How a database grows: the same steps whatever keeps it, in one transaction that whoever calls has begun."""

from collections.abc import Callable
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

NO_VERSION = "0000"  # of a file whose first start was cut short by an earlier version of this program


def upgrade(connection: Connection, before_it_grows: Callable[[str], None]) -> None:
    """To the newest version; `before_it_grows` is told the version that it has, if it has any tables.

    Raises Alembic's `CommandError` when it is of a later version.
    """
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    before = MigrationContext.configure(connection).get_current_revision()
    scripts.get_revision(before or "head")  # refuses one that is not known here
    if before != scripts.get_current_head():
        if inspect(connection).get_table_names():
            before_it_grows(before or NO_VERSION)
        command.upgrade(config, "head")
