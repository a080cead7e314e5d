"""The commands for whoever looks after a server: `bottega admin`."""

import asyncio
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from bottega.cli.flags import AsJson, Flag, Help, Lang
from bottega.cli.told import Told

if TYPE_CHECKING:
    from bottega.cli.commands import Commands

Word = Annotated[str | None, typer.Argument()]
STATES: Final = ("waiting", "running", "over")
# The commands that need a word, and how its place is called.
NEEDED: Final = {"table": "ID", "close": "ID", "delete": "ID", "erase": "GUEST", "block": "WHO", "unblock": "WHO"}


class Admin:
    def __init__(self, commands: "Commands") -> None:
        self.commands = commands
        self.texts = commands.texts
        self.read = commands.read
        self.app = typer.Typer(add_completion=False, rich_markup_mode=None)
        self.app.callback(invoke_without_command=True, add_help_option=False)(self.no_command)
        self.app.command("config", add_help_option=False)(self.config)
        for name in ("tables", *NEEDED, "blocked", "announce", "check", "statistics"):
            self.app.command(name, add_help_option=False)(self.command(name))

    def no_command(self, context: typer.Context, lang: Lang = None, help_page: Help = False) -> None:
        if help_page or context.invoked_subcommand is None:
            self.commands.page("cli-help-admin")

    def config(self, config: Flag = None, as_json: AsJson = False, lang: Lang = None, help_page: Help = False) -> None:
        """What is in force here for a server without flags, and where it was said."""
        if help_page:
            self.commands.page("cli-help-admin")
        chosen = self.commands.settings(config=config)
        shown = {name: chosen.shown(name) for name in chosen.values}
        if as_json:
            facts = {name: {"value": value, "from": chosen.said.get(name)} for name, value in shown.items()}
            print(json.dumps(facts, indent=2, ensure_ascii=False))
            return
        usual = self.texts.text("cli-config-usual")
        width = max(len(name) for name in shown)
        for name, value in shown.items():
            print(f"{name:<{width}}  {json.dumps(value, ensure_ascii=False):<24}  {chosen.said.get(name, usual)}")

    def command(self, name: str) -> Callable[..., None]:
        """One that a running server carries out or, where none runs, is done to its store."""

        def carry_out(
            word: Word = None,
            data: Flag = None,
            database: Flag = None,
            config: Flag = None,
            as_json: AsJson = False,
            lang: Lang = None,
            help_page: Help = False,
        ) -> None:
            if help_page:
                self.commands.page("cli-help-admin")
            self.check(name, word)
            told = self.ask(name, [] if word is None else [word], data, database, config)
            if as_json:
                print(json.dumps(told, indent=2, ensure_ascii=False))
            else:
                Told(self.texts).print(name, told)

        return carry_out

    def check(self, name: str, word: str | None) -> None:
        if word is None and name in NEEDED:
            missing = self.texts.text("cli-missing", name=NEEDED[name])
            raise self.read.wrong("cli-try-help", what=missing, command=f"bottega admin {name} --help")
        if word is not None and name == "tables" and word not in STATES:
            raise self.read.unknown("cli-admin-state", word, STATES)
        if word is not None and name not in NEEDED and name not in ("tables", "announce"):
            raise self.read.wrong("cli-unexpected", value=word)

    def ask(
        self, name: str, words: list[str], data: str | None, database: str | None, config: str | None
    ) -> dict[str, Any]:
        chosen = self.commands.settings(data=data, database=database, config=config)
        from bottega.server import control
        from bottega.server.administration import Administration
        from bottega.server.store.copying import refuse_unfinished
        from bottega.server.store.file import StoreError
        from bottega.server.tables import TableRegistry

        if (told := control.ask(chosen.folder, name, words)) is not None:
            return told
        administration = Administration(TableRegistry(chosen.settings()))
        store = administration.store
        if not store.is_there():
            raise StoreError(f"There are no games in {store.where}.")
        with store.alone():
            refuse_unfinished(store)
            return asyncio.run(control.with_the_store(administration, name, words))
