"""A finished game looked at again by the strongest player: what a seat's choices have cost, and its points by round."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bottega import Record
from bottega.advice.turns import steps
from bottega.core.account import Account
from bottega.core.events import facts_for
from bottega.locale import MissingText, Texts
from bottega.review import USUAL, Depth, SeatWork, Weighing, Work, best, close_calls, costly
from bottega.terminal.blocks import ink
from bottega.terminal.desk import Desk
from bottega.terminal.face import Face
from bottega.terminal.faces import face_of


@dataclass
class Review:
    desk: Desk
    record: Record
    texts: Texts
    seat: int
    depth: Depth = USUAL

    def run(self) -> int:
        work = Work(self.record, depth=self.depth)
        self.frames = work.positions.frames
        setup = self.frames.end.setup
        self.face: Face = face_of(self.record.game, self.texts, self.desk.marks, self.seat, self.record.players, setup)
        work.want([self.seat])
        self.work_out(work)
        found = work.worked.of(self.seat)
        if found is not None:
            self.tell(found)
        self.tell_rounds()
        return 0

    def work_out(self, work: Work) -> None:
        """All of it, with a bar where somebody sits in front of it."""
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task(self.texts.text("terminal-review-working"))
            for done, total in work.run():
                bar.update(task, completed=done, total=total)

    def say(self, key: str, style: str = "", **args: str | int) -> None:
        self.desk.console.print(ink(self.texts.text(key, **args), style), soft_wrap=True)

    def tell(self, work: SeatWork) -> None:
        name = self.face.name(self.seat).plain
        self.say(
            "terminal-review-title",
            "bold",
            name=name,
            points=self.frames.end.scores()[self.seat],
            choices=work.decisions,
        )
        named = costly(work)
        if not named:
            self.say("terminal-review-none")
        for number, one in enumerate(named or close_calls(work), 1):
            self.say("terminal-review-cost", "bold", number=number, move=one.ply + 1, cost=f"{max(0.0, one.cost):.1f}")
            self.say("terminal-review-did", what=self.turn_names(one, one.did or [one.chosen]))
            self.say("terminal-review-better", what=self.turn_names(one, one.turn), points=f"{one.other_score:.0f}")
            if because := self.because(one):
                self.say("terminal-review-because", what=because)
        good = best(work)
        if good is not None:
            what = self.turn_names(good, good.did or [good.chosen])
            self.say("terminal-review-best", "bold", move=good.ply + 1, what=what, points=f"{-good.cost:.1f}")

    def turn_names(self, one: Weighing, turn: Sequence[int]) -> str:
        """The steps of a turn that belong to the same kind of choice, each once, with how often."""
        made = steps(self.frames.at(one.ply).observe(self.seat), turn)
        names = Counter([self.named(one, step["id"]) for step in made if step["verb"] == made[0]["verb"]])
        return ", ".join(
            [f"{name} ({count}\N{MULTIPLICATION SIGN})" if count > 1 else name for name, count in names.items()]
        )

    def named(self, one: Weighing, action: int) -> str:
        """A choice as the table would have offered it."""
        view = self.frames.at(one.ply).view(self.seat)
        offered = [choice for group in self.face.groups(view) for choice in group.choices if choice.id == action]
        return offered[0].label.plain if offered else str(self.frames.game.action(action))

    def because(self, one: Weighing) -> str:
        try:
            return self.texts.text(one.reason, **one.args) if one.reason else ""
        except MissingText:
            return ""

    def tell_rounds(self) -> None:
        """Everybody's points in each round; at the end what was counted after the last."""
        heard = [fact for events in self.frames.events for fact in facts_for(events, None)]
        account = self.frames.game.account(self.frames.end.setup, heard)
        if account is not None:
            self.desk.console.print(self.rounds(account))

    def rounds(self, account: Account) -> Table:
        text = self.texts.text
        table = Table(title=text("terminal-review-rounds"), box=SIMPLE_HEAD, title_justify="left")
        table.add_column(text("terminal-review-round"))
        seats = range(self.record.players)
        for seat in seats:
            table.add_column(self.face.name(seat).plain, justify="right")
        last = len(account.by_round) - 1
        for number, given in enumerate(account.by_round):
            label = text("terminal-review-end") if number == last else str(number + 1)
            table.add_row(label, *[str(sum(given[seat].values())) for seat in seats])
        table.add_section()
        table.add_row(text("terminal-review-sum"), *[str(account.totals[seat]) for seat in seats], style="bold")
        return table
