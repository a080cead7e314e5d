"""The arena's progress and its table of results."""

from typing import Any, Self

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bottega import Game
from bottega.locale import Texts


class Counting:
    """A progress bar on stderr, where somebody sits in front of it."""

    def __init__(self, texts: Texts, games: int) -> None:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        self.task = self.progress.add_task(texts.text("cli-arena-progress"), total=games)

    def __enter__(self) -> Self:
        self.progress.start()
        return self

    def __exit__(self, *raised: object) -> None:
        self.progress.stop()

    def tell(self, done: int, games: int) -> None:
        self.progress.update(self.task, completed=done)


def print_results(texts: Texts, game: Game, facts: dict[str, Any]) -> None:
    say = texts.text
    title = say("cli-arena-title", title=game.title, games=facts["games"], seed=str(facts["seed"]))
    table = Table(title=title, box=SIMPLE_HEAD, title_justify="left")
    table.add_column(say("cli-arena-player"))
    for column in ("wins", "share", "interval", "mean", "middle"):
        table.add_column(say(f"cli-arena-{column}"), justify="right")
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
