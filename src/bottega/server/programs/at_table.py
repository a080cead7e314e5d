"""The programs at one table: what they are told and asked, what they answer, and who decides when they do not.

They are told by the same rule as pages: what their seat may know, and nothing at all when nothing has changed for it.
The clock of a seat runs until its next move that others see, so that no take-over tells how much was done in secret.
"""

from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from bottega.core.errors import MalformedAction
from bottega.play.live import COMPUTER
from bottega.server import journal
from bottega.server.encoded import EncodedGame
from bottega.server.errors import Refused
from bottega.server.journal import RETURN
from bottega.server.programs import messages
from bottega.server.programs.lines import Line, Place
from bottega.server.programs.messages import Choice, Decide, Over, Reason, Taken, Told

if TYPE_CHECKING:
    from bottega.server.table import Table

SILENT: Final = "silent"
NONSENSE: Final = "nonsense"
REVOKED: Final = "revoked"
COUNTED: Final = frozenset({"malformed", "not-open", "no-such-seat"})  # refusals of answers that are none


class ProgramsAt:
    def __init__(self, table: "Table") -> None:
        self.table = table
        self.hub = table.registry.programs
        self.faults: dict[int, int] = {}  # answers that were none, by seat, since its last move that others saw

    def place(self, seat: int) -> Place:
        return self.table.facts.id, seat

    def lines(self, seat: int) -> list[Line]:
        return self.hub.at.get(self.place(seat), [])

    def seats(self) -> list[int]:
        """At which a program is listening."""
        return [number for number, seat in enumerate(self.table.seats) if seat.program is not None]

    def send(self, seat: int, message: messages.ToProgram) -> None:
        lines = self.lines(seat)
        tail = messages.tail(message) if lines else ""
        for line in lines:
            line.send(tail)

    # --- telling ----------------------------------------------------------------------------------------------------

    def tell_table(self) -> None:
        for seat in self.seats():
            if self.lines(seat):
                self.send(seat, self.described(seat))

    def described(self, seat: int) -> messages.AtTable:
        table = self.table
        facts = messages.without_links(table.described(seat))
        return messages.AtTable(table.facts.id, seat, self.hub.time_at(table.facts.pace), facts)

    def tell_move(self, play: EncodedGame) -> None:
        """The last move, to those who notice it."""
        for seat in self.seats():
            place, version, tail = self.place(seat), play.version(seat), ""
            for line in self.lines(seat):
                facts = play.latest(seat)
                if version == line.places[place] and not facts:
                    continue
                if not tail:
                    told = msgspec.Raw(b"[" + facts + b"]"), msgspec.Raw(play.latest_lines(seat))
                    tail = messages.tail(Told(*place, version, False, *told))
                line.places[place] = version
                line.send(tail)
            if play.state.is_over:
                self.send(seat, self.over(play, seat))

    def tell_game(self, play: EncodedGame, seat: int, only: Line | None = None) -> None:
        """The whole game so far."""
        if seat not in self.seats():
            return
        place, version = self.place(seat), play.version(seat)
        for line in self.lines(seat) if only is None else [only]:
            told = msgspec.Raw(b"[" + play.facts(seat) + b"]"), msgspec.Raw(play.lines(seat))
            line.places[place] = version
            line.decided.pop(place, None)
            line.send(messages.tail(Told(*place, version, True, *told)))
            if play.state.is_over:
                line.send(messages.tail(self.over(play, seat)))

    def over(self, play: EncodedGame, seat: int) -> Over:
        scores, ranking = list(play.state.scores()), [list(level) for level in play.state.ranking()]
        view, account = msgspec.Raw(play.view(seat)), msgspec.Raw(play.account(seat))
        return Over(*self.place(seat), scores, ranking, str(self.table.deal.seed), view, account)

    def ask(self, play: EncodedGame, seat: int) -> None:
        """Once for each decision, however much is seen of others meanwhile."""
        place, decision = self.place(seat), play.offered_at[seat]
        deadline = self.hub.deadline(place, self.table.facts.pace)
        lines = [line for line in self.lines(seat) if line.decided.get(place) != decision]
        if not lines:
            return
        words = journal.notations(play.game.id)
        choices = [Choice(action, words[action]) for action in play.state.legal_actions(seat)]
        view, ply = msgspec.Raw(play.view(seat)), play.state.known_ply(seat)
        tail = messages.tail(Decide(*place, play.version(seat), ply, deadline, view, choices))
        for line in lines:
            line.decided[place] = decision
            line.send(tail)

    def wake(self, play: EncodedGame) -> None:
        """After every change: those that are asked hear of it, and the clocks run for nobody else."""
        for seat in self.seats():
            if seat in play.state.to_act and self.table.seats[seat].is_played_by_program:
                self.ask(play, seat)
            else:
                self.hub.stop(self.place(seat))

    # --- coming and going -------------------------------------------------------------------------------------------

    async def join(self, line: Line, seat: int) -> None:
        """A line begins to serve a seat, unless it has ended meanwhile."""
        table = self.table
        async with table.lock:
            if self.hub.lines.get(line.key.id) is not line or self.place(seat) in line.places:
                return
            self.hub.at.setdefault(self.place(seat), []).append(line)
            line.places[self.place(seat)] = -1
            with suppress(Refused):  # what cannot be committed now is tried again at its next word
                await self.come_back(seat)
            if not table.presence.tell():
                line.send(messages.tail(self.described(seat)))
            self.tell_all(line, seat)

    def tell_all(self, line: Line, seat: int) -> None:
        play = self.table.play
        if play is not None and self.table.facts.started is not None:
            self.tell_game(play, seat, line)
            self.table.computers.wake()

    async def resync(self, line: Line, table_seats: list[int]) -> None:
        async with self.table.lock:
            for seat in table_seats:
                line.send(messages.tail(self.described(seat)))
                self.tell_all(line, seat)

    async def come_back(self, seat: int) -> None:
        """It is heard again. One that talked nonsense has to wait for the next decision."""
        if self.table.seats[seat].away in (SILENT, REVOKED):
            await self.give_back(seat)

    async def give_back(self, seat: int) -> None:
        table = self.table
        table.note(await table.commit_row(RETURN, seat, ""))
        self.faults.pop(seat, None)
        for line in self.lines(seat):
            line.decided.pop(self.place(seat), None)
        table.broadcast_table()
        table.computers.wake()

    # --- when it does not answer ------------------------------------------------------------------------------------

    async def replace(self, seat: int, why: Reason) -> None:
        """A computer decides instead, as for a person who left."""
        await self.table.replace(seat, why)
        self.faults.pop(seat, None)
        self.send(seat, Taken(*self.place(seat), why))

    async def miss(self, seat: int) -> None:
        """The time is up, unless the seat has moved in this very moment: then another clock runs."""
        table = self.table
        async with table.lock:
            if self.place(seat) in self.hub.clocks:
                return
            if table.over or table.stopped is not None or not table.seats[seat].is_played_by_program:
                return
            if seat in table.to_act:
                try:
                    await self.replace(seat, SILENT)
                except Refused:  # it could not be written down: another while
                    table.computers.wake()

    async def lose(self, seat: int) -> None:
        """Its key was revoked, and it has no other line."""
        table = self.table
        async with table.lock:
            is_played = table.seats[seat].is_played_by_program and not table.over and table.stopped is None
            if is_played and not self.lines(seat):
                await self.replace(seat, REVOKED)

    def moved(self, seat: int) -> None:
        """Others see this move: the time for the next decision begins anew."""
        self.hub.stop(self.place(seat))
        self.faults.pop(seat, None)

    async def seen(self, seat: int) -> None:
        """After a move that others saw: a decision for which a computer was called in is made."""
        if self.table.seats[seat].away == NONSENSE:
            with suppress(Refused):  # what cannot be committed now is tried after the next one
                await self.give_back(seat)

    # --- answering --------------------------------------------------------------------------------------------------

    def seat_for(self, opened: list[int], wanted: int | None) -> int:
        """Which of the seats that a key opens is meant: that which is asked, if none is named."""
        if wanted is not None:
            opened = [seat for seat in opened if seat == wanted]
        if not opened:
            raise Refused("not-seated")
        return next((seat for seat in opened if seat in self.table.to_act), opened[0])

    async def act(self, seat: int, version: int, action: int | str) -> int:
        """The version after it."""
        table = self.table
        async with table.lock:
            play = table.check_running()
            if not play.state.is_over:
                await self.come_back(seat)
            table.check_in_person(seat)
            if play.state.is_over:
                raise Refused("game-over")
            if seat not in play.state.to_act:
                raise Refused("not-your-turn")
            table.check_offered(play, seat, version)
            try:
                await table.move(play, seat, number_of(play, action), COMPUTER)
            except Refused as refused:
                if refused.code in COUNTED:
                    await self.count_fault(seat)
                raise
            return play.version(seat)

    async def count_fault(self, seat: int) -> None:
        """With the last of its tries it loses the decision."""
        self.faults[seat] = self.faults.get(seat, 0) + 1
        if self.faults[seat] >= self.table.registry.settings.limits.program_tries:
            with suppress(Refused):
                await self.replace(seat, NONSENSE)

    def tries_left(self, seat: int, code: str) -> int | None:
        """How many more of its answers may be nonsense, after one that was."""
        if code not in COUNTED:
            return None
        if not self.table.seats[seat].is_played_by_program:
            return 0
        return self.table.registry.settings.limits.program_tries - self.faults.get(seat, 0)


def number_of(play: EncodedGame, action: int | str) -> int:
    if isinstance(action, int):
        return action
    try:
        return play.game.number(play.game.parse(action))
    except MalformedAction as error:
        raise Refused("malformed", str(error)) from None
