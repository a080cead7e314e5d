"""The progress of many games, and their tables of results."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Self

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bottega import Game
from bottega.cli.reader import FAILED, Fault
from bottega.lab.studies import ALL, ERROR
from bottega.lab.workers import WorkerLost
from bottega.locale import Texts

if TYPE_CHECKING:
    from bottega.lab.studies import Finding

SHARE = "win_share"  # the only figure of a study that is no difference


class Counting:
    """A progress bar on stderr, where somebody sits in front of it; a process that is lost is told in one line."""

    def __init__(self, texts: Texts, games: int) -> None:
        console = Console(stderr=True)
        self.texts = texts
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        self.task = self.progress.add_task(texts.text("cli-arena-progress"), total=games)

    def __enter__(self) -> Self:
        self.progress.start()
        return self

    def __exit__(self, kind: object, raised: BaseException | None, trace: object) -> None:
        self.progress.stop()
        if isinstance(raised, WorkerLost):
            raise Fault(FAILED, self.texts.text("cli-worker-lost")) from None

    def tell(self, done: int, games: int) -> None:
        self.progress.update(self.task, completed=done, total=games)

    def after(self, before: int) -> Callable[[int, int], None]:
        """Of one run among several, when so many games of the others are done."""
        return lambda done, _: self.progress.update(self.task, completed=before + done)


def print_results(texts: Texts, game: Game, facts: dict[str, Any]) -> None:
    say = texts.text
    title = say("cli-arena-title", title=game.title, games=facts["games"], seed=str(facts["seed"]))
    table = Table(title=title, box=SIMPLE_HEAD, title_justify="left")
    # In a narrow window a long name is folded; figures stay on their line.
    table.add_column(say("cli-arena-player"), overflow="fold")
    for column in ("wins", "share", "interval", "mean", "middle"):
        table.add_column(say(f"cli-arena-{column}"), justify="right", no_wrap=True)
    for bot in facts["bots"]:
        low, high = bot["ci95"]
        spread = bot["scores"]
        table.add_row(
            bot["name"],
            f"{bot['wins']:g}",
            f"{bot['win_share']:.1%}",
            say("cli-arena-between", low=f"{low:.1%}", high=f"{high:.1%}"),
            f"{bot['mean_score']:.1f}",
            say("cli-arena-between", low=f"{spread['q1']:g}", high=f"{spread['q3']:g}"),
        )
    console = Console()
    console.print(table)
    foot = say(
        "cli-arena-foot",
        winning=f"{facts['mean_winning_score']:.1f}",
        rounds=f"{facts['rounds']['mean']:.1f}",
        speed=f"{facts['decisions_per_s']:.0f}",
        seconds=f"{facts['seconds']:.1f}",
    )
    console.print(foot, highlight=False)


def print_ladder(texts: Texts, game: Game, facts: dict[str, Any]) -> None:
    """The ladder over all numbers of seats, and one for each where there are several."""
    console = Console()
    every = {None: facts["ladder"]}
    parts = {count: rungs for count, rungs in facts["by_players"].items() if len(facts["by_players"]) > 1}
    for count, rungs in {**every, **parts}.items():
        console.print(ladder_table(texts, game, rungs, count, str(facts["seed"])))


def ladder_table(texts: Texts, game: Game, rungs: list[dict[str, Any]], count: str | None, seed: str) -> Table:
    say = texts.text
    title = say("cli-ladder-title", title=game.title, seed=seed) if count is None else say("cli-ladder-of", count=count)
    table = Table(title=title, box=SIMPLE_HEAD, title_justify="left")
    table.add_column(say("cli-arena-player"))
    for column in (
        "cli-ladder-rating",
        "cli-arena-interval",
        "cli-ladder-games",
        "cli-ladder-share",
        "cli-ladder-mean",
    ):
        table.add_column(say(column), justify="right")
    for rung in rungs:
        low, high = rung["ci95"]
        table.add_row(
            rung["name"],
            f"{rung['rating']:.1f}",
            say("cli-arena-between", low=f"{low:.1f}", high=f"{high:.1f}"),
            str(rung["games"]),
            f"{rung['win_share']:.1%}",
            f"{rung['mean_score']:.1f}",
        )
    return table


def print_findings(texts: Texts, game: Game, findings: "Sequence[Finding]") -> None:
    say = texts.text
    table = Table(title=say("cli-study-title", title=game.title), box=SIMPLE_HEAD, title_justify="left")
    table.add_column(say("cli-study-about"))
    for column in ("effect", "error", "rows"):
        table.add_column(say(f"cli-study-{column}"), justify="right")
    named = dict.fromkeys(name for finding in findings for name in finding.more)
    further = [name for name in named if not name.endswith(ERROR)]
    for name in further:
        table.add_column(say(f"cli-study-{name.replace('_', '-')}"), justify="right")
    for finding in findings:
        figures = [f"{finding.effect:+.2f}", f"{finding.error:.2f}", str(finding.rows)]
        table.add_row(subject(texts, finding), *figures, *[further_figure(finding, name) for name in further])
    Console().print(table)


def subject(texts: Texts, finding: "Finding") -> str:
    """What a finding is about."""
    told = []
    for kind, what in finding.about.items():
        together = f"cli-study-{kind}-{what}"
        told.append(texts.text(together) if what == ALL else f"{texts.text(f'cli-study-{kind}')} {what}")
    return ", ".join(told)


def further_figure(finding: "Finding", name: str) -> str:
    value, error = finding.more[name], finding.more.get(f"{name}{ERROR}")
    if name == SHARE:
        return f"{value:.1%}"
    return f"{value:+.2f}" if error is None else f"{value:+.2f} ± {error:.2f}"
