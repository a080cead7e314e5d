"""The commands of the lab: `bottega lab train`, `judge`, `ladder`, `study` and `collect`."""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bottega.bots import levels, opponents, usual
from bottega.cli.computers import all_there_are
from bottega.cli.flags import AsJson, Flag, GameName, Help, Lang, Options

if TYPE_CHECKING:
    from bottega.cli.commands import Commands
    from bottega.lab.training import Generation


LEARNING = "400"  # games to learn from, in one go
COLLECTED = "10000"  # games for others to study


class Lab:
    def __init__(self, commands: "Commands") -> None:
        self.commands = commands
        self.texts = commands.texts
        self.read = commands.read
        self.app = typer.Typer(add_completion=False, rich_markup_mode=None)
        self.app.callback(invoke_without_command=True, add_help_option=False)(self.no_command)
        self.app.command("train", add_help_option=False)(self.train)
        self.app.command("judge", add_help_option=False)(self.judge)
        self.app.command("ladder", add_help_option=False)(self.ladder)
        self.app.command("study", add_help_option=False)(self.study)
        self.app.command("collect", add_help_option=False)(self.collect)

    def no_command(
        self,
        context: typer.Context,
        lang: Lang = None,
        help_page: Help = False,
    ) -> None:
        if help_page or context.invoked_subcommand is None:
            self.commands.page("cli-help-lab")

    def train(
        self,
        game: GameName = None,
        out: Flag = None,
        players: Flag = None,
        generations: Flag = None,
        games: Flag = None,
        trials: Flag = None,
        seed: Flag = None,
        options: Options = None,
        modules: Flag = None,
        start: Annotated[str | None, typer.Option("--from")] = None,
        jobs: Flag = None,
        ray: Flag = None,
        as_json: AsJson = False,
        lang: Lang = None,
        help_page: Help = False,
    ) -> None:
        if help_page:
            self.commands.page("cli-help-lab-train")
        chosen = self.commands.the_game(game, "bottega lab train")
        from bottega.cli.results import Counting
        from bottega.lab.plot import strength_picture
        from bottega.lab.training import Course, kept_weights, train

        number = self.read.number
        run = self.read.run(chosen, games or LEARNING, seed, options, modules, jobs, fewest=8)
        course = Course(
            chosen.id,
            self.read.players(chosen, players),
            run.seed,
            run.games,
            number("--trials", trials or "200", 2, 10_000_000),
            run.options,
            start=None if start is None else kept_weights(Path(start)),
        )
        folder = Path(out or f"training-{chosen.id}")
        wanted = number("--generations", generations or "10", 1, 100_000)
        with Counting(self.texts, course.games) as counting:
            for generation in train(course, folder, wanted, run.jobs, ray, counting.tell):
                self.tell(generation, as_json)
        (folder / "strength.svg").write_text(strength_picture(folder))
        if not as_json:
            print(self.texts.text("cli-lab-done", folder=str(folder)))

    def tell(self, generation: "Generation", as_json: bool) -> None:
        facts: dict[str, Any] = {
            "generation": generation.number,
            "taken": generation.taken,
            "margin": round(generation.margin, 3),
            "error": round(generation.error, 3),
            "win_share": round(generation.win_share, 4),
            "against_first": round(generation.against_first, 4),
        }
        if as_json:
            print(json.dumps(facts), flush=True)
            return
        shown = {
            "generation": str(generation.number),
            "taken": "yes" if generation.taken else "no",
            "margin": f"{generation.margin:+.2f}",
            "error": f"{generation.error:.2f}",
            "first": f"{generation.against_first:.1%}",
        }
        print(self.texts.text("cli-lab-generation", **shown), flush=True)

    def judge(
        self,
        game: GameName = None,
        players: Flag = None,
        games: Flag = None,
        seed: Flag = None,
        options: Options = None,
        modules: Flag = None,
        jobs: Flag = None,
        ray: Flag = None,
        lang: Lang = None,
        help_page: Help = False,
    ) -> None:
        if help_page:
            self.commands.page("cli-help-lab-judge")
        chosen = self.commands.the_game(game, "bottega lab judge")
        from bottega.cli.results import Counting
        from bottega.lab.training import Judged, learn, learn_value, tells_parts

        run = self.read.run(chosen, games or LEARNING, seed, options, modules, jobs)
        by_parts = tells_parts(chosen.id)
        # Parts are worth the same at every table; the features of a position are others for each number of players.
        counts = [self.read.players(chosen, players)] if players or by_parts else list(chosen.players)
        command = f"bottega lab judge {chosen.id} --games {run.games} --seed {run.seed}"
        facts: dict[str, Any] = {"command": f"{command} --players {counts[0]}" if len(counts) == 1 else command}
        if run.options:
            facts["options"] = run.options
        found = []
        with Counting(self.texts, run.games * len(counts)) as counting:
            for done, count in enumerate(counts):
                judged = Judged(chosen.id, count, run.options, run.seed)
                learning = learn if by_parts else learn_value
                found.append(asdict(learning(judged, run.games, run.jobs, ray, counting.after(done * run.games))))
        facts.update(found[0] if by_parts else {"tables": dict(zip(counts, found, strict=True))})
        print(json.dumps(facts, indent=None if "tables" in facts else 1))

    def ladder(
        self,
        game: GameName = None,
        bots: Flag = None,
        players: Flag = None,
        games: Flag = None,
        seed: Flag = None,
        options: Options = None,
        modules: Flag = None,
        jobs: Flag = None,
        ray: Flag = None,
        as_json: AsJson = False,
        lang: Lang = None,
        help_page: Help = False,
    ) -> None:
        if help_page:
            self.commands.page("cli-help-lab-ladder", all_there_are(self.texts))
        chosen = self.commands.the_game(game, "bottega lab ladder")
        from bottega.cli.results import Counting, print_ladder
        from bottega.lab.ladder import climb

        named = [name.strip() for name in (bots or "").split(",") if name.strip()]
        pool = named or [level.id for level in levels(chosen.id)]
        for name in pool:
            self.read.bot(chosen, name)
        counts = chosen.players if players is None else (self.read.players(chosen, players),)
        run = self.read.run(chosen, games, seed, options, modules, jobs)
        with Counting(self.texts, run.games * len(counts)) as counting:
            found = climb(
                chosen.id, pool, run.games, run.seed, counts, run.options, run.jobs, ray, counting.tell
            ).to_json()
        if as_json:
            print(json.dumps(found, ensure_ascii=False))
        else:
            print_ladder(self.texts, chosen, found)

    def study(
        self,
        game: GameName = None,
        kind: Annotated[str | None, typer.Argument()] = None,
        verb: Annotated[str | None, typer.Argument()] = None,
        bots: Flag = None,
        players: Flag = None,
        games: Flag = None,
        seed: Flag = None,
        options: Options = None,
        modules: Flag = None,
        out: Flag = None,
        jobs: Flag = None,
        ray: Flag = None,
        as_json: AsJson = False,
        lang: Lang = None,
        help_page: Help = False,
    ) -> None:
        if help_page:
            self.commands.page("cli-help-lab-study")
        chosen = self.commands.the_game(game, "bottega lab study")
        if kind is None:
            missing = self.texts.text("cli-missing", name="KIND")
            raise self.read.wrong("cli-try-help", what=missing, command="bottega lab study --help")
        from bottega.cli.results import Counting, print_findings
        from bottega.lab.studies import KINDS, Question, study

        bot = bots or usual(chosen.id).id
        self.read.bot(chosen, bot)
        run = self.read.run(chosen, games, seed, options, modules, jobs)
        if verb is not None and kind in KINDS and kind != "choices":
            raise self.read.wrong("cli-study-no-verb", kind=kind, given=verb)
        if kind == "modules" and "modules" in run.options:
            raise self.read.wrong("cli-study-every-module")
        count = self.read.players(chosen, players)
        question = Question(kind, chosen.id, count, bot, run.seed, run.options, verb or "")
        with Counting(self.texts, run.games) as counting:
            found = study(question, run.games, run.jobs, ray, counting.tell)
        if as_json:
            print(json.dumps([finding.to_json() for finding in found.findings], ensure_ascii=False))
        else:
            print_findings(self.texts, chosen, found.findings)
        if out is not None:
            for file in found.save(Path(out)):
                print(self.texts.text("cli-study-written", file=str(file)), file=sys.stderr)

    def collect(
        self,
        game: GameName = None,
        out: Flag = None,
        bots: Flag = None,
        players: Flag = None,
        games: Flag = None,
        seed: Flag = None,
        options: Options = None,
        modules: Flag = None,
        jobs: Flag = None,
        ray: Flag = None,
        lang: Lang = None,
        help_page: Help = False,
    ) -> None:
        if help_page:
            self.commands.page("cli-help-lab-collect", all_there_are(self.texts))
        chosen = self.commands.the_game(game, "bottega lab collect")
        from bottega.cli.results import Counting
        from bottega.core.records import Records
        from bottega.lab.collection import collect

        named = [name.strip() for name in (bots or "").split(",") if name.strip()]
        most = usual(chosen.id).strength
        pool = named or [level.id for level in opponents(chosen.id) if level.strength <= most]
        for name in pool:
            self.read.bot(chosen, name)
        counts = None if players is None else (self.read.players(chosen, players),)
        run = self.read.run(chosen, games or COLLECTED, seed, options, modules, jobs)
        with Counting(self.texts, run.games) as counting:
            records = collect(chosen.id, pool, run.games, run.seed, counts, run.options, run.jobs, ray, counting.tell)
            written = Records.write(out or f"{chosen.id}.games", records)
        print(self.texts.text("cli-collected", games=len(written), file=str(written.path), digest=written.digest))
