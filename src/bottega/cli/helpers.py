"""`bottega think`: this machine thinks for servers elsewhere."""

from typing import TYPE_CHECKING, Annotated

import typer

from bottega.cli.flags import Flag, Help, Lang
from bottega.cli.reader import said

if TYPE_CHECKING:
    from bottega.cli.commands import Commands


class Helpers:
    def __init__(self, commands: "Commands") -> None:
        self.commands = commands

    def think(
        self,
        database: Flag = None,
        jobs: Flag = None,
        config: Flag = None,
        log: Flag = None,
        log_level: Annotated[str | None, typer.Option("--log-level")] = None,
        lang: Lang = None,
        help_page: Help = False,
    ) -> None:
        if help_page:
            self.commands.page("cli-help-think")
        chosen = self.commands.settings(database=database, jobs=jobs, config=config, log=log, log_level=log_level)
        from bottega.server import logs
        from bottega.server.elsewhere import lacking
        from bottega.server.store.urls import is_postgres

        url, at_once = chosen.values["database"], chosen.values["jobs"]
        if not is_postgres(url):
            raise self.commands.read.wrong("cli-think-database")
        try:
            from bottega.server.elsewhere.helper import think
        except ImportError as error:
            raise lacking(error) from None
        logs.set_up(chosen.values["log"], chosen.values["log_level"])
        where = chosen.shown("database")
        started = said(self.commands.texts, "cli-think-started", where=where, jobs=at_once)
        think(url, at_once, lambda: print(started, flush=True))
