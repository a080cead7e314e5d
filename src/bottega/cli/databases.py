"""`bottega database`: a house moves from one database to another."""

from typing import TYPE_CHECKING, Annotated

import typer

from bottega.cli.flags import Help, Lang
from bottega.cli.reader import FAILED, Fault, said

if TYPE_CHECKING:
    from bottega.cli.commands import Commands

Place = Annotated[str | None, typer.Argument()]


class Databases:
    def __init__(self, commands: "Commands") -> None:
        self.commands = commands
        self.texts = commands.texts
        self.app = typer.Typer(add_completion=False, rich_markup_mode=None)
        self.app.callback(invoke_without_command=True, add_help_option=False)(self.about)
        self.app.command("copy", add_help_option=False)(self.copy)

    def about(self, context: typer.Context, lang: Lang = None, help_page: Help = False) -> None:
        if help_page or context.invoked_subcommand is None:
            self.commands.page("cli-help-database")

    def copy(self, source: Place = None, target: Place = None, lang: Lang = None, help_page: Help = False) -> None:
        if help_page:
            self.commands.page("cli-help-database")
        if source is None or target is None:
            missing = self.texts.text("cli-missing", name="FROM TO")
            raise self.commands.read.wrong("cli-try-help", what=missing, command="bottega database copy --help")
        try:
            from bottega.server.store import copying
            from bottega.server.store.store import store_of
            from bottega.server.store.urls import read_url
        except ImportError as error:
            raise Fault(FAILED, said(self.texts, "cli-serve-extra", missing=str(error.name))) from None
        here, there = store_of(read_url(source)), store_of(read_url(target))
        copied = copying.copy(here, there)
        played = copied.games - copied.stopped
        lines = [said(self.texts, "cli-database-copied", rows=copied.rows, games=played, where=there.where)]
        if copied.stopped:
            lines.append(said(self.texts, "cli-database-stopped", stopped=copied.stopped))
        print(" ".join(lines))
