"""How a database grows: the same steps whatever keeps it, in one transaction that whoever calls has begun."""

from collections.abc import Callable
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

NO_VERSION = "0000"  # of a file whose first start was cut short by an earlier version of this program


def parts_ways(connection: Connection) -> bool:
    """Whether it needs a step with which a server of the version before cannot go on. One that it can live with says
    so: `beside = True`."""
    scripts = scripts_for(connection)
    before = MigrationContext.configure(connection).get_current_revision()
    steps = scripts.iterate_revisions("head", before or "base")
    return before is not None and any(not getattr(step.module, "beside", False) for step in steps)


def scripts_for(connection: Connection) -> ScriptDirectory:
    return ScriptDirectory.from_config(config_for(connection))


def config_for(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, before_it_grows: Callable[[str], None]) -> None:
    """To the newest version; `before_it_grows` is told the version that it has, if it has any tables.

    Raises Alembic's `CommandError` when it is of a later version.
    """
    config, scripts = config_for(connection), scripts_for(connection)
    before = MigrationContext.configure(connection).get_current_revision()
    scripts.get_revision(before or "head")  # refuses one that is not known here
    if before != scripts.get_current_head():
        if inspect(connection).get_table_names():
            before_it_grows(before or NO_VERSION)
        command.upgrade(config, "head")
