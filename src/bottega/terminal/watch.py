"""Computers among themselves: each move is shown, at a pace or step by step."""

from collections.abc import Callable
from dataclasses import dataclass

from bottega.bots import BotError
from bottega.locale import Texts
from bottega.terminal.app import INTERRUPTED
from bottega.terminal.blocks import ink
from bottega.terminal.desk import Desk
from bottega.terminal.face import Fact
from bottega.terminal.faces import face_of
from bottega.terminal.screen import compose, log_lines
from bottega.terminal.sitting import Sitting

STEP = "step"


@dataclass
class Watch:
    desk: Desk
    sitting: Sitting
    texts: Texts
    pace: float | str
    sleep: Callable[[float], None]

    def __post_init__(self) -> None:
        first = self.sitting.first
        self.face = face_of(first.game.id, self.texts, self.desk.marks, None, first.players, first.setup)

    def run(self) -> int:
        sitting = self.sitting
        try:
            self.draw()
            while not sitting.state.is_over and self.go_on():
                news = self.next_news()
                if self.desk.interactive:
                    self.draw()
                else:
                    facts = sitting.facts
                    self.desk.show(log_lines(self.face, facts, len(facts) - len(news), self.desk.width))
        except EOFError:
            return 0
        except KeyboardInterrupt:
            self.desk.console.print()
            return INTERRUPTED
        except BotError:
            self.desk.console.print()
            raise
        if sitting.state.is_over:
            self.show_end()
        return 0

    def next_news(self) -> list[Fact]:
        """Let the computers act until there is something to tell; secret moves are silent."""
        while not self.sitting.state.is_over:
            move = self.sitting.let_computer_play(self.sitting.next_seat())
            facts = self.sitting.facts_of(move)
            if self.face.log(facts, len(self.sitting.facts) - len(facts)):
                return facts
        return []

    def go_on(self) -> bool:
        if self.pace == STEP:
            return self.desk.ask(self.texts.text("prompt-step")).strip().lower() != "q"
        if self.pace:
            self.sleep(float(self.pace))
        return True

    def draw(self) -> None:
        view = self.sitting.state.view(None)
        screen = compose(self.face, self.texts, view, self.sitting.facts, self.desk.width, self.desk.height - 1)
        self.desk.show(screen, fresh=True)

    def show_end(self) -> None:
        view = self.sitting.state.view(None)
        account = self.face.account(view, self.sitting.facts, self.desk.width)
        seed = ink(self.texts.text("seed-unkept", seed=str(self.sitting.first.seed)))
        room = self.desk.height - 2 - len(account) - 1
        board = compose(self.face, self.texts, view, self.sitting.facts, self.desk.width, room)
        self.desk.show([*board, *account, seed], fresh=True)
