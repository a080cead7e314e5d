"""`bottega backup` and `bottega restore`."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bottega.cli.flags import AsJson, Flag, Help, Lang
from bottega.cli.reader import FAILED, Fault, said

if TYPE_CHECKING:
    from bottega.cli.commands import Commands
    from bottega.server.checking import Checked

FileName = Annotated[str | None, typer.Argument()]
Unchecked = Annotated[bool, typer.Option("--no-check")]


class Keeping:
    def __init__(self, commands: "Commands") -> None:
        self.commands = commands
        self.texts = commands.texts
        commands.app.command("backup", add_help_option=False)(self.backup)
        commands.app.command("restore", add_help_option=False)(self.restore)

    def backup(
        self,
        file: FileName = None,
        data: Flag = None,
        database: Flag = None,
        config: Flag = None,
        no_check: Unchecked = False,
        as_json: AsJson = False,
        lang: Lang = None,
        help_page: Help = False,
    ) -> None:
        if help_page:
            self.commands.page("cli-help-backup")
        target, folder = self.commands.the_file(file, "bottega backup"), self.folder(data, database, config)
        from bottega.server.backup import backup

        found = backup(folder, target, not no_check)
        self.tell("cli-backup-made", target, folder, found, as_json)

    def restore(
        self,
        file: FileName = None,
        data: Flag = None,
        database: Flag = None,
        config: Flag = None,
        no_check: Unchecked = False,
        as_json: AsJson = False,
        lang: Lang = None,
        help_page: Help = False,
    ) -> None:
        if help_page:
            self.commands.page("cli-help-backup")
        source, folder = self.commands.the_file(file, "bottega restore"), self.folder(data, database, config)
        from bottega.server.backup import restore

        found = restore(source, folder, not no_check)
        self.tell("cli-backup-restored", source, folder, found, as_json)

    def folder(self, data: str | None, database: str | None, config: str | None) -> Path:
        """A database has ways of its own, and we name them."""
        chosen = self.commands.settings(data=data, database=database, config=config)
        if chosen.values["database"] is not None:
            raise Fault(FAILED, said(self.texts, "cli-backup-database", where=chosen.shown("database")))
        return chosen.folder

    def tell(self, key: str, file: Path, folder: Path, found: "Checked | None", as_json: bool) -> None:
        if as_json:
            counts = None if found is None else {"games": len(found.marks), "stopped": found.stopped}
            print(json.dumps({"file": str(file), "folder": str(folder), "checked": counts}, ensure_ascii=False))
            return
        print(said(self.texts, key, file=str(file), folder=str(folder)))
        if found is None:
            print(self.texts.text("cli-backup-unchecked"))
            return
        print(self.texts.text("cli-backup-checked", games=len(found.marks)))
        for table, why in found.stopped.items():
            print(said(self.texts, "cli-backup-stopped", table=table, why=why), file=sys.stderr)
