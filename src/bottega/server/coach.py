"""The coach at one table: what a learner's page asks of the lesson that is taught there, and what it is told."""

from typing import TYPE_CHECKING

from bottega.play.live import COMPUTER, PERSON
from bottega.server import messages
from bottega.server.encoded import EncodedGame
from bottega.server.errors import Refused
from bottega.server.lessons import LEAVE, SKIP, kept

if TYPE_CHECKING:
    from bottega.server.table import Table


class Coach:
    """`Table.lesson` is what he teaches; he does nothing where it is None."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    async def teach(self, seat: int, step: int, go: str) -> None:
        """The learner has read a step, lets it be done, or leaves the lesson."""
        table = self.table
        async with table.lock:
            play = table.check_in_person(seat)
            if table.lesson is None:
                raise Refused("no-lesson")
            if go == LEAVE:
                await self.end()
                table.computers.wake()
                return
            if step != table.lesson.step:
                raise Refused("stale")
            table.lesson.check_go(go)
            await self.go_on(play, to_a_move=go == SKIP and not table.lesson.asks)
            self.tell()
            table.computers.wake()

    async def go_on(self, play: EncodedGame, to_a_move: bool) -> None:
        """What the script still has for this step is played at once; then the next step, or the next with a move."""
        table = self.table
        while table.lesson is not None and not table.lesson.at_end:
            step = table.lesson.step
            while table.lesson.step == step and (scripted := table.lesson.next_move(play.state)) is not None:
                seat, action = scripted
                await table.move(play, seat, action, PERSON if seat == table.lesson.lesson.learner else COMPUTER)
            if table.lesson.step == step:
                further = table.lesson.onward()
                await table.commit(*kept(table.lesson, further))
                table.lesson = further
            if not to_a_move or table.lesson.asks:
                return

    async def end(self) -> None:
        """The table goes on like any other."""
        table = self.table
        if table.lesson is not None:
            await table.commit(table.lesson.left())
            learner, table.lesson = table.lesson.lesson.learner, None
            for page in table.presence.pages.get(learner, []):
                page.send(messages.lesson(None))

    def tell(self) -> None:
        """The learner, after every change of the lesson."""
        table = self.table
        if table.lesson is not None and table.play is not None:
            told = messages.lesson(table.lesson.described(table.play.state))
            for page in table.presence.pages.get(table.lesson.lesson.learner, []):
                page.send(told)
