"""A written game, move by move."""

from dataclasses import dataclass

from rich.text import Text

from bottega import Record
from bottega.core.events import facts_for
from bottega.locale import Texts
from bottega.play.frames import Frames
from bottega.terminal.app import INTERRUPTED
from bottega.terminal.blocks import Block, ink, wrapped
from bottega.terminal.desk import Desk
from bottega.terminal.face import Fact
from bottega.terminal.faces import face_of
from bottega.terminal.numbers import number
from bottega.terminal.screen import compose, log_lines


@dataclass
class Replay:
    desk: Desk
    record: Record
    texts: Texts
    seat: int | None = None
    at: int = 0

    def __post_init__(self) -> None:
        self.frames = Frames(self.record)
        self.told: list[list[Fact]] = [facts_for(happened, self.seat) for happened in self.frames.events[1:]]
        self.last = self.frames.last
        self.at = min(self.at, self.last)
        game = self.record.game
        self.face = face_of(game, self.texts, self.desk.marks, self.seat, self.record.players, self.frames.at(0).setup)

    def run(self) -> int:
        try:
            if self.desk.interactive:
                self.step_through()
            else:
                self.print_all()
        except EOFError:
            return 0
        except KeyboardInterrupt:
            self.desk.console.print()
            return INTERRUPTED
        return 0

    def step_through(self) -> None:
        note = ""
        while True:
            self.desk.show(self.screen(note), fresh=True)
            line = self.desk.ask(self.texts.text("prompt-replay")).strip().lower()
            note = ""
            wanted = number(line)
            if line == "q":
                return
            if line in ("", "n"):
                self.at = min(self.at + 1, self.last)
            elif line == "b":
                self.at = max(self.at - 1, 0)
            elif wanted is not None and wanted <= self.last:
                self.at = wanted
            else:
                note = self.texts.text("replay-bounds", plies=self.last)

    def print_all(self) -> None:
        """The whole story line by line, then the last position; up to the wanted move when one is given."""
        end = self.at or self.last
        self.at = end
        facts: list[Fact] = []
        for ply in range(1, end + 1):
            first = len(facts)
            facts += self.told[ply - 1]
            self.desk.show([self.caption(ply), *log_lines(self.face, facts, first, self.desk.width)])
        self.desk.show(self.screen(""))

    def caption(self, number: int) -> Text:
        if number == 0:
            return ink(self.texts.text("move-start", plies=self.last))
        seat, notation = self.record.moves[number - 1]
        who = self.face.name(seat).plain
        return ink(self.texts.text("move-line", ply=number, plies=self.last, who=who, move=notation), "bold")

    def screen(self, note: str) -> Block:
        state = self.frames.at(self.at)
        view = state.view(self.seat)
        view["choices"] = []  # a replay asks nothing
        facts = [fact for part in self.told[: self.at] for fact in part]
        below: Block = [Text(note)] if note else []
        below = [*wrapped(self.caption(self.at), self.desk.width), *below]
        if state.is_over:
            below = [*self.face.account(view, facts, self.desk.width), *below]
        room = self.desk.height - 1 - len(below)
        return [*compose(self.face, self.texts, view, facts, self.desk.width, room), *below]
