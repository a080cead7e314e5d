"""The commands themselves. Help pages are texts like any other, so Typer's own are switched off."""

import json
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import bottega
from bottega import Game, Record
from bottega.cli import computers as levels
from bottega.cli.admin import Admin
from bottega.cli.databases import Databases
from bottega.cli.flags import AsJson, Flag, Flags, GameName, Help, Lang, Options
from bottega.cli.keeping import Keeping
from bottega.cli.lab import Lab
from bottega.cli.reader import FAILED, Fault, Reader, named_game, said
from bottega.core import registry
from bottega.core.options import Choice, Number, Several
from bottega.core.rng import SEALED
from bottega.locale import LANGUAGES, MissingText, Texts

if TYPE_CHECKING:
    from bottega.cli.config import Chosen
    from bottega.terminal.desk import Desk


class Commands:
    """All commands in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.read = Reader(texts)
        self.app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
        self.app.callback(invoke_without_command=True, add_help_option=False)(self.no_command)
        for name, action in (
            ("serve", self.serve),
            ("play", self.play),
            ("replay", self.replay),
            ("review", self.review),
            ("arena", self.arena),
            ("games", self.games),
        ):
            self.app.command(name, add_help_option=False)(action)
        Keeping(self)
        edition = typer.Typer(add_completion=False, rich_markup_mode=None)
        edition.callback(invoke_without_command=True, add_help_option=False)(self.edition)
        edition.command("check", add_help_option=False)(self.check_edition)
        self.app.add_typer(edition, name="edition", add_help_option=False)
        self.app.add_typer(Admin(self).app, name="admin", add_help_option=False)
        self.app.add_typer(Databases(self).app, name="database", add_help_option=False)
        self.app.add_typer(Lab(self).app, name="lab", add_help_option=False)

    def page(self, name: str, *more: str, **args: str) -> None:
        print(self.texts.text(name, languages=", ".join(LANGUAGES), **args))
        for lines in more:
            print(f"\n{lines}")
        raise typer.Exit

    def no_command(
        self,
        context: typer.Context,
        version: Annotated[bool, typer.Option("--version")] = False,
        lang: Lang = None,
        help_page: Help = False,
    ) -> None:
        if version:
            name = "cli-version-compiled" if bottega.compiled() else "cli-version"
            print(self.texts.text(name, version=bottega.__version__))
            raise typer.Exit
        if help_page:
            self.page("cli-help")
        if context.invoked_subcommand is None:
            self.serve()

    # --- serve ------------------------------------------------------------------------------------------------------

    def serve(
        self,
        host: Flag = None,
        port: Flag = None,
        data: Flag = None,
        database: Flag = None,
        no_open: Annotated[bool, typer.Option("--no-open")] = False,
        name: Flags = None,
        pace: Flag = None,
        grace: Flag = None,
        edition: Flags = None,
        behind_proxy: Annotated[list[str] | None, typer.Option("--behind-proxy")] = None,
        thinkers: Flag = None,
        config: Flag = None,
        log: Flag = None,
        log_level: Annotated[str | None, typer.Option("--log-level")] = None,
        lang: Lang = None,
        help_page: Help = False,
    ) -> None:
        if help_page:
            self.page("cli-help-serve")
        from bottega.cli import web

        flags = {
            "config": config,
            "host": host,
            "port": port,
            "data": data,
            "database": database,
            "open": False if no_open else None,
            "name": name,
            "behind_proxy": behind_proxy,
            "thinkers": thinkers,
            "pace": pace,
            "grace": grace,
            "edition": edition,
            "log": log,
            "log_level": log_level,
        }
        web.serve(self.read, flags)

    # --- play -------------------------------------------------------------------------------------------------------

    def play(
        self,
        game: GameName = None,
        players: Flag = None,
        seat: Flag = None,
        bots: Flag = None,
        seed: Flag = None,
        lang: Lang = None,
        option: Flags = None,
        modules: Flag = None,
        edition: Flag = None,
        watch: Annotated[bool, typer.Option("--watch")] = False,
        pace: Flag = None,
        load: Flag = None,
        ask_all: Annotated[bool, typer.Option("--ask-all")] = False,
        help_page: Help = False,
    ) -> None:
        if help_page:
            self.page("cli-help-play", levels.to_play_against(self.texts), usual=levels.usual_name())
        chosen = self.the_game(game, "bottega play")
        if pace is not None and not watch:
            raise self.read.wrong("cli-pace-without-watch")
        from bottega.terminal import start

        desk = start.desk()
        if load is not None:
            given = {"--players": players, "--seed": seed, "--modules": modules, "--edition": edition}
            clash = [flag for flag, value in given.items() if value is not None] + (["--option"] if option else [])
            if clash:
                raise self.read.wrong("cli-load-alone", flag=clash[0])
            raise typer.Exit(self.play_on(desk, chosen, Path(load), seat, bots, ask_all))
        count = self.read.players(chosen, players)
        person = None if watch else self.read.number("--seat", seat or "1", 1, count) - 1
        computers = self.read.bots(chosen, bots, [other for other in range(count) if other != person])
        options = self.read.options(chosen, option or [], modules)
        paced = self.read.pace(pace, desk.interactive)
        first = chosen.new(count, self.read.seed(seed), options, edition, generator=SEALED)
        if watch:
            raise typer.Exit(start.watch(desk, first, computers, self.texts, paced, time.sleep))
        raise typer.Exit(start.play(desk, first, person, computers, self.texts, ask_all))

    def play_on(self, desk: "Desk", game: Game, file: Path, seat: str | None, named: str | None, ask_all: bool) -> int:
        from bottega.terminal import saves, start

        record = Record.load(file)
        if record.game != game.id:
            command = saves.way_back(record.game, file)
            raise self.read.wrong("cli-load-other", file=str(file), found=record.game, wanted=game.id, command=command)
        kept = saves.read_seating(file)
        person = kept.seat if kept is not None and kept.seat is not None and seat is None else None
        if person is None or not 0 <= person < record.players:
            person = self.read.number("--seat", seat or "1", 1, record.players) - 1
        others = [other for other in range(record.players) if other != person]
        if kept is not None and named is None and sorted(kept.bots) == others:
            computers = {other: self.read.bot(game, kept.bots[other]) for other in others}
        else:
            computers = self.read.bots(game, named, others)
        return start.play_on(desk, record, file, person, computers, self.texts, ask_all)

    def the_game(self, given: str | None, path: str) -> Game:
        if given is None:
            missing = self.texts.text("cli-missing", name="GAME")
            raise self.read.wrong("cli-try-help", what=missing, command=f"{path} --help")
        return self.read.game(given)

    # --- replay -----------------------------------------------------------------------------------------------------

    def replay(
        self,
        file: Annotated[str | None, typer.Argument()] = None,
        to: Flag = None,
        seat: Flag = None,
        lang: Lang = None,
        help_page: Help = False,
    ) -> None:
        if help_page:
            self.page("cli-help-replay")
        path = self.the_file(file, "bottega replay")
        from bottega.terminal import start

        record = Record.load(path)
        at = 0 if to is None else self.read.number("--to", to, 0, len(record.moves))
        viewer = None if seat is None else self.read.number("--seat", seat, 1, record.players) - 1
        raise typer.Exit(start.replay(start.desk(), record, self.texts, viewer, at))

    def review(
        self,
        file: Annotated[str | None, typer.Argument()] = None,
        seat: Flag = None,
        lang: Lang = None,
        help_page: Help = False,
    ) -> None:
        if help_page:
            self.page("cli-help-review")
        path = self.the_file(file, "bottega review")
        from bottega.terminal import start

        record = Record.load(path)
        if record.result is None:
            raise self.read.wrong("cli-review-not-over")
        whose = self.read.number("--seat", seat or "1", 1, record.players) - 1
        raise typer.Exit(start.review(start.desk(), record, self.texts, whose))

    def settings(self, **flags: Any) -> "Chosen":
        """What is set for a server, by these flags or elsewhere; whatever looks after one begins here."""
        try:
            from bottega.cli.config import gather
        except ImportError as error:
            raise Fault(FAILED, said(self.texts, "cli-serve-extra", missing=str(error.name))) from None
        return gather(self.read, flags, os.environ)

    def the_file(self, given: str | None, path: str) -> Path:
        if given is None:
            missing = self.texts.text("cli-missing", name="FILE")
            raise self.read.wrong("cli-try-help", what=missing, command=f"{path} --help")
        return Path(given)

    # --- arena ------------------------------------------------------------------------------------------------------

    def arena(
        self,
        game: GameName = None,
        bots: Flag = None,
        games: Flag = None,
        seed: Flag = None,
        options: Options = None,
        modules: Flag = None,
        edition: Flag = None,
        jobs: Flag = None,
        keep: Flag = None,
        rows: Flag = None,
        choices: Flag = None,
        records: Flag = None,
        as_json: AsJson = False,
        lang: Lang = None,
        help_page: Help = False,
    ) -> None:
        if help_page:
            self.page("cli-help-arena", levels.all_there_are(self.texts))
        chosen = self.the_game(game, "bottega arena")
        if bots is None:
            raise self.read.wrong("cli-bots-needed", bots=levels.example(chosen))
        names = [name.strip() for name in bots.split(",") if name.strip()]
        self.read.players(chosen, str(len(names)))
        for name in names:
            self.read.bot(chosen, name)
        from bottega.cli.results import Counting, print_results
        from bottega.cli.written import Written
        from bottega.lab import arena

        run = self.read.run(chosen, games, seed, options, modules, jobs)
        with Written(rows, choices, records) as written, Counting(self.texts, run.games) as counting:
            result = arena.run(
                chosen.id,
                names,
                run.games,
                run.seed,
                run.options,
                run.jobs,
                counting.tell,
                chosen.edition(edition),
                None if keep is None else Path(keep),
                written.wanted,
                written.add,
            ).to_json()
        if as_json:
            print(json.dumps(result, ensure_ascii=False))
        else:
            print_results(self.texts, chosen, result)

    # --- games and editions -----------------------------------------------------------------------------------------

    def games(self, lang: Lang = None, help_page: Help = False) -> None:
        if help_page:
            self.page("cli-help-games")
        say = self.texts.text
        for meta in bottega.metas(installed=True):
            low, high = meta.players[0], meta.players[-1]
            print(say("cli-games-line", id=meta.id, title=meta.title, low=low, high=high))
            for option in meta.options:
                for line in self.module_lines(option) or [self.option_line(option)]:
                    print("  " + line)
        for fault in registry.faults():
            print(said(self.texts, "cli-error", what=fault), file=sys.stderr)

    def module_lines(self, option: Choice | Number | Several) -> list[str]:
        """One line for each module in the box, those with a number first."""
        if not isinstance(option, Several) or not option.numbered:
            return []
        say = self.texts.text
        lines = [say("cli-games-box")]
        for module in (*option.numbered, *[word for word in option.words if word not in option.numbered]):
            number = option.number(module)
            try:
                about = say(f"cli-about-{module.replace('_', '-')}")
            except MissingText:  # of a game from another package
                line = module
            else:
                line = say("cli-games-module", module=module, about=about)
            lines.append(f"{'' if number is None else number:>4} {line}")
        return lines

    def option_line(self, option: Choice | Number | Several) -> str:
        say = self.texts.text
        if isinstance(option, Several):
            words = ", ".join(option.words)
            return say("cli-games-modules", modules=words) if words else say("cli-games-no-modules")
        if isinstance(option, Choice):
            values, usual = ", ".join(option.values), option.default
            return f"{option.name}={say('cli-games-choice', values=values, default=usual, rule=option.rule)}"
        facts: dict[str, int] = {"low": option.low, "high": option.high, "default": option.default}
        return f"{option.name}={say('cli-games-number', rule=option.rule, **facts)}"

    def edition(
        self,
        context: typer.Context,
        lang: Lang = None,
        help_page: Help = False,
    ) -> None:
        if help_page or context.invoked_subcommand is None:
            self.page("cli-help-edition")

    def check_edition(
        self,
        file: Annotated[str | None, typer.Argument()] = None,
        game: Flag = None,
        lang: Lang = None,
        help_page: Help = False,
    ) -> None:
        if help_page:
            self.page("cli-help-edition")
        path = self.the_file(file, "bottega edition check")
        chosen = self.read.game(game) if game is not None else named_game(path)
        edition = chosen.edition(path)
        tables = ", ".join(edition.changed)
        line = self.texts.text("cli-edition-good", file=str(path), game=chosen.title, name=edition.name, tables=tables)
        print(line)
