"""The computers at one table: they are woken when they are asked, think elsewhere, and keep a pace that people can
follow and that tells nothing.
"""

import asyncio
import logging
import math
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bottega.core.errors import IllegalAction
from bottega.core.state import State
from bottega.play.live import COMPUTER, Advance
from bottega.server.encoded import EncodedGame
from bottega.server.errors import Refused
from bottega.server.presence import Page
from bottega.server.summary import usual_bot
from bottega.server.turns import PLAYED, UNSEEN, WATCHED, Asker
from bottega.server.workers import question

if TYPE_CHECKING:
    from bottega.server.table import Table

LOG = logging.getLogger("bottega.server")
THINK_AGAIN = 5.0  # seconds until a computer is asked again after a mistake of ours

clock, pause = time.monotonic, asyncio.sleep  # of the pace


class Computers:
    def __init__(self, table: "Table") -> None:
        self.table = table
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.asker = Asker(UNSEEN, self.whose([]))
        self.asked_at: dict[int, float] = {}  # since when a seat is asked for its next move that others see

    def wake(self) -> None:
        """Every computer that may act begins to think."""
        table = self.table
        if table.play is None or table.facts.started is None or table.registry.closed:
            return
        asked = table.play.state.to_act
        self.asked_at = {seat: self.asked_at.get(seat) or clock() for seat in asked}
        for seat in asked:
            if table.is_left_to_computer(seat) and seat not in self.thinking and table.lets_think(seat):
                self.thinking[seat] = table.registry.start_task(self.think(table.play, seat))
        table.programs.wake(table.play)

    def moved(self, play: EncodedGame, advance: Advance) -> bool:
        """Before a move is taken: one that others see ends the time since its seat was asked."""
        if noticed := play.is_noticed(advance):
            self.asked_at.pop(advance.move.seat, None)
            self.table.programs.moved(advance.move.seat)
        return noticed

    async def think(self, play: EncodedGame, seat: int) -> None:
        table = self.table
        try:
            version, state = play.version(seat), play.state
            action = await self.choose(state, seat)
            await self.keep_pace(play, seat, action)
            async with table.lock:
                current = table.play is play and table.is_left_to_computer(seat) and play.offered_at[seat] <= version
                if current and not play.state.is_over:
                    await table.move(play, seat, action, COMPUTER)
        except Refused:
            # It was not kept, or somebody else wrote: think again in a moment.
            await asyncio.sleep(1.0)
        except Exception:
            LOG.exception("A computer at table %s failed; it is asked again.", table.facts.id)
            await asyncio.sleep(THINK_AGAIN)
        finally:
            del self.thinking[seat]
        self.wake()

    async def choose(self, state: State, seat: int) -> int:
        """In a lesson as its script says, else what the computer of this seat decides."""
        table = self.table
        if table.lesson is not None and (scripted := table.lesson.scripted(state, seat)) is not None:
            return scripted
        # After a take-back another one sits down: nobody remembers what was taken back.
        sitting = f"{table.facts.id}/{table.take_backs}"
        asked = question(sitting, state, seat, table.seats[seat].bot or usual_bot(table.facts.game))
        with table.registry.metrics.thinks():
            return await table.registry.workers.decide(asked, state.legal_actions(seat), self.asker)

    def seen(self) -> None:
        """Somebody has come or gone: their table stands elsewhere in the line."""
        pages = self.table.presence.pages
        sitting = [page for viewer, open_pages in pages.items() if viewer is not None for page in open_pages]
        rank = PLAYED if sitting else WATCHED if pages else UNSEEN
        whose = self.whose(sitting or pages.get(None, []))
        self.table.registry.workers.turns.stand(self.asker, rank, whose)

    def whose(self, pages: Sequence[Page]) -> tuple[str, ...]:
        return tuple({page.where: None for page in pages}) or (f"guest {self.table.facts.owner}",)

    async def keep_pace(self, play: EncodedGame, seat: int, action: int) -> None:
        """So that people can follow. What they do not see is done at once, and what they see comes when it would have
        come without that: nobody can tell from the clock how much a computer did in secret.
        """
        pace = self.table.registry.settings.pace
        if not self.table.presence.pages or pace <= 0:
            return
        try:
            noticed = play.is_noticed(play.try_move(seat, action, COMPUTER))
        except IllegalAction:  # somebody was faster: it will be asked again
            return
        if noticed:
            await pause(until_seen(self.asked_at.get(seat, clock()), clock(), pace))


def until_seen(asked_at: float, now: float, pace: float) -> float:
    """How long a computer waits with what all see: a whole number of beats since it was asked, and one at least.

    >>> [until_seen(10.0, now, 0.5) for now in (10.0, 10.25, 10.5, 11.25)]
    [0.5, 0.25, 0.0, 0.25]
    """
    beats = max(1, math.ceil((now - asked_at) / pace))
    return asked_at + beats * pace - now
