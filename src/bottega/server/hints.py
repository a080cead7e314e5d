"""Hints: the best choices of the strongest player for a person's seat, from what that seat knows and nothing else.

They are thought out in a process of their own. Whoever asks is seen to have asked: a row of the journal, which all at
the table are told of; what was advised is for the seat alone. Where several people play, all of them must allow hints.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from fastapi import Request

from bottega.advice import Hint, usual_playouts
from bottega.bots import adviser
from bottega.server.api import Api, Id
from bottega.server.errors import Refused
from bottega.server.guard import address
from bottega.server.journal import ALLOW, HINT, NO, YES
from bottega.server.limits import RateLimits
from bottega.server.models import AdvisedChoice, AskHint, HintFacts
from bottega.server.workers import Busy, HintQuestion, Lost, Question, question

if TYPE_CHECKING:
    from bottega.server.encoded import EncodedGame
    from bottega.server.table import Advised, Table

LOG = logging.getLogger("bottega.server")


class HintApi:
    def __init__(self, api: Api) -> None:
        self.api = api
        self.settings = api.registry.settings
        self.limits = RateLimits(self.settings.limits.hints)
        self.thinking: Counter[str] = Counter()  # hints that are being thought out, by address
        api.add("POST", "/tables/{id}/hint", self.hint, 200, (404, 409))

    async def hint(self, request: Request, id: Id, asked: AskHint) -> HintFacts:
        """For a seat of mine that is asked now; what it answers is good for as long as the seat is asked the same."""
        table = await self.api.registry.table(id)
        guest = self.api.guests.of(request)
        held = [seat for seat in table.seats_of(guest) if asked.seat in (None, seat)]
        if not held:
            raise Refused("not-seated")
        seat = held[0]
        async with table.lock:
            play = check(table, seat, asked.version)
            offered = play.offered_at[seat]
            known = table.advised.get(seat)
            if known is None or known[0] != offered:
                source = address(request.scope)
                self.take_place(guest or "", source)
                try:
                    table.note(await table.commit_row(HINT, seat, ""))
                    table.broadcast_table()
                    posed = question(table.facts.id, play.state, seat, adviser(play.game.id).id)
                    wanted = partial(still_asked, table, play, seat, offered)
                    known = offered, asyncio.create_task(self.thought_out(posed, wanted))
                except BaseException:
                    self.leave_place(source)
                    raise
                known[1].add_done_callback(partial(self.leave_place, source))
                known[1].add_done_callback(partial(forget_failed, table.advised, seat))
                table.advised[seat] = known
        # Whoever closes the panel and opens it again waits for the same answer.
        return hint_facts(asked.version, await asyncio.shield(known[1]))

    def take_place(self, guest: str, source: str) -> None:
        """A guest is soon a new one: no address has all the places of those who wait. It is taken before anything is
        waited for, so that those who ask at once are counted too."""
        if self.api.registry.workers.is_sought or self.thinking[source] >= self.settings.limits.address_hints:
            raise Refused("busy")
        self.limits.demand(guest)
        self.thinking[source] += 1

    def leave_place(self, source: str, _thought: "asyncio.Task[Hint] | None" = None) -> None:
        self.thinking[source] -= 1
        self.thinking += Counter()  # nobody who has none is remembered

    async def thought_out(self, posed: Question, wanted: Callable[[], bool]) -> Hint:
        asked = HintQuestion(posed, usual_playouts(posed.game), self.settings.hint_time)
        try:
            hint = await self.api.registry.workers.advise(asked, wanted)
        except Busy:
            raise Refused("busy") from None
        except Lost as lost:
            LOG.warning("A hint was lost: %s.", lost)
            raise Refused("no-advice") from None
        if hint is None or not wanted():
            raise Refused("stale")
        return hint


def forget_failed(advised: "Advised", seat: int, thought: "asyncio.Task[Hint]") -> None:
    """So that the seat may ask again; perhaps nobody waits for it any more."""
    if (thought.cancelled() or thought.exception()) and seat in advised and advised[seat][1] is thought:
        del advised[seat]


def still_asked(table: "Table", play: "EncodedGame", seat: int, offered: int) -> bool:
    return table.play is play and play.offered_at[seat] == offered


def check(table: "Table", seat: int, version: int) -> "EncodedGame":
    """May this seat be advised now?"""
    table.check_not_over()
    play = table.check_in_person(seat)
    if not table.hints:
        raise Refused("no-hints")
    if table.lesson is not None and table.lesson.done is None:
        raise Refused("lesson", "In a lesson the master speaks by himself.")
    if seat not in play.state.to_act:
        raise Refused("not-your-turn")
    if not play.offered_at[seat] <= version <= play.version(seat):
        raise Refused("stale")
    return play


async def allow(table: "Table", seat: int, is_allowed: bool) -> None:
    async with table.lock:
        if table.over:
            raise Refused("game-over")
        if table.seats[seat].allows_hints != is_allowed:
            table.note(await table.commit_row(ALLOW, seat, YES if is_allowed else NO))
            table.broadcast_table()


def hint_facts(version: int, hint: Hint) -> HintFacts:
    return HintFacts(
        version=version,
        level=hint.level,
        ways=hint.ways,
        alike=hint.alike,
        choices=[
            AdvisedChoice(
                action=line.weighed.action,
                turn=list(line.weighed.turn),
                steps=list(line.steps),
                alike=list(line.weighed.alike),
                score=round(line.weighed.score, 2),
                spread=round(line.weighed.spread, 2),
                win=round(line.weighed.win, 3),
                worlds=line.weighed.worlds,
                reason=line.reason.id,
                args=line.reason.args,
            )
            for line in hint.lines
        ],
    )
