"""A table: who sits there, what is played, and who looks on. One lock makes it the only writer of its journal.

Everything that changes it goes the same way: checked, written down, taken, told.
"""

import asyncio
import logging
import math
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from sqlalchemy import Update, insert, update
from sqlalchemy.sql import Executable

from bottega import Record
from bottega.core.errors import IllegalAction, MalformedAction
from bottega.core.record import result_of
from bottega.core.state import State
from bottega.play.live import COMPUTER, PERSON, CannotUndo, Viewer
from bottega.server import journal, messages
from bottega.server.encoded import EncodedGame
from bottega.server.errors import Refused
from bottega.server.journal import CHAT, MOVE, RESIGN, RETURN, TAKEOVER, UNDO, Stopped, now
from bottega.server.limits import Bucket
from bottega.server.outline import NO_DEAL, OPEN, Facts, Outline, Seat, usual_bot, whole
from bottega.server.reading import exported, next_number
from bottega.server.schema import HOLDERS, KEYS, SEATS, TABLES
from bottega.server.storage import MUST_FIND, Conflict, Entry, NotKept
from bottega.server.thinking import question

if TYPE_CHECKING:
    from bottega.server.house import House

LOG = logging.getLogger("bottega.server")
LIVE, DAYS = "live", "days"
ABSENT, ASKED = "absent", "asked"  # why a computer plays a person's seat
LAST_WORDS = 100  # of the chat, for those who come later
THINK_AGAIN = 5.0  # seconds until a computer is asked again after a mistake of ours

clock, pause = time.monotonic, asyncio.sleep  # of the pace of computers


class Said(msgspec.Struct, frozen=True):
    """The body of a row of talk."""

    name: str
    text: str


class Page(Protocol):
    """One socket, as the table sees it."""

    viewer: Viewer

    def send(self, tail: str) -> None: ...


class Table(Outline):
    def __init__(
        self, house: "House", facts: Facts, seats: list[Seat], entries: list[Entry], played: EncodedGame | Stopped
    ) -> None:
        super().__init__(facts, seats)
        self.house = house
        self.lock = asyncio.Lock()
        self.pages: dict[Viewer, list[Page]] = {}
        self.sent: dict[Viewer, int] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.leaving: dict[int, asyncio.TimerHandle] = {}
        self.left: dict[int, float] = {}  # since when a seat's last page is closed
        self.begun = time.monotonic()  # nobody has been missing for longer
        self.speaking: dict[int, Bucket] = {}
        self.asked_at: dict[int, float] = {}  # since when a seat is asked for its next move that others see
        self.touched = time.monotonic()
        self.read(entries, played)

    def read(self, entries: list[Entry], played: EncodedGame | Stopped) -> None:
        """The game, the computers' seats and the talk, as the journal tells them."""
        self.next_number = next_number(entries)
        self.deal = NO_DEAL
        self.play = played if isinstance(played, EncodedGame) else None
        self.stopped = str(played) if isinstance(played, Stopped) else None
        self.kept: Record | None = None
        try:
            self.deal = whole(journal.deal_record(entries[0].body))
            self.kept = None if self.play is not None else exported(entries)
        except Exception:
            LOG.exception("Table %s has no record.", self.facts.id)
        self.talk: list[str] = []
        for entry in entries:
            try:
                self.note(entry)
            except Exception:
                LOG.exception("Row %r of table %s cannot be read.", entry.number, self.facts.id)

    def note(self, entry: Entry) -> None:
        """What a row says about the table itself."""
        if entry.kind == CHAT:
            said = msgspec.json.decode(entry.body, type=Said)
            self.talk.append(messages.chat(entry.seat, said.name, said.text, entry.at))
            del self.talk[:-LAST_WORDS]
        else:
            super().note(entry)

    # --- who may do what --------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return super().over if self.play is None else self.play.state.is_over

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.facts.started is None or self.play is None else self.play.state.to_act

    @property
    def result(self) -> dict[str, Any] | None:
        return super().result if self.play is None else result_of(self.play.state)

    def running(self) -> EncodedGame:
        if self.play is None:
            raise Refused("stopped", f"This game was stopped. {self.stopped}")
        if self.facts.started is None:
            raise Refused("not-started")
        return self.play

    def in_person(self, number: int) -> EncodedGame:
        play, seat = self.running(), self.seats[number]
        if seat.resigned:
            raise Refused("resigned")
        if seat.away is not None:
            raise Refused("away")
        return play

    def watching(self, viewer: Viewer) -> int:
        return len(self.pages.get(viewer, ()))

    def is_here(self, number: int) -> bool:
        return self.watching(number) > 0

    # --- written down -----------------------------------------------------------------------------------------------

    async def write(self, *statements: Executable, entry: Entry | None = None) -> None:
        try:
            await self.house.storage.write(*statements, entries=() if entry is None else (entry,))
        except Conflict:
            await self.house.read_again(self)
            raise Refused("conflict") from None
        except NotKept:
            raise Refused("not-kept") from None
        self.touched = time.monotonic()

    async def enter(
        self, kind: str, seat: int | None, body: str, after: State | None = None, *also: Executable
    ) -> Entry:
        """A new row; that of a move says how the game stands after it."""
        mark, waiting = ("", None) if after is None else (journal.fingerprint(after), after.waiting)
        entry = Entry(self.facts.id, self.next_number, kind, seat, body, mark, now(), waiting)
        await self.write(*also, entry=entry)
        self.next_number += 1
        return entry

    # --- moves ------------------------------------------------------------------------------------------------------

    async def act(self, seat: int, version: int, action: int) -> None:
        async with self.lock:
            play = self.in_person(seat)
            if not play.offered_at[seat] <= version <= play.version(seat) and not play.state.is_over:
                raise Refused("stale")
            await self.move(play, seat, action, PERSON)

    async def move(self, play: EncodedGame, seat: int, action: int, by: str) -> None:
        try:
            advance = play.try_move(seat, action, by)
        except IllegalAction as error:
            raise Refused(error.reason, str(error)) from None
        except MalformedAction as error:
            raise Refused("malformed", str(error)) from None
        body = journal.move_body(by, journal.notations(play.game.id)[action])
        ended: list[Executable] = []
        over = result = None
        if advance.state.is_over:
            over, result = now(), msgspec.json.encode(result_of(advance.state)).decode()
            ended = [update(TABLES).where(TABLES.c.id == self.facts.id).values(over=over, result=result)]
        await self.enter(MOVE, seat, body, advance.state, *ended)
        if play.is_noticed(advance):
            self.asked_at.pop(seat, None)
        play.take(advance)
        self.tell_move(play)
        if over is not None:
            self.facts.over, self.facts.result = over, result
            self.tell_table()
        self.wake()

    async def undo(self, seat: int, version: int) -> None:
        async with self.lock:
            play = self.in_person(seat)
            if not play.offered_at[seat] <= version <= play.version(seat):
                raise Refused("stale")
            try:
                retreat = play.try_undo(seat)
            except CannotUndo as error:
                raise Refused(error.code) from None
            await self.enter(UNDO, seat, "", retreat.state)
            for viewer in play.take_back(retreat):
                self.tell_all(play, viewer)
            self.wake()

    # --- told -------------------------------------------------------------------------------------------------------

    def tell_move(self, play: EncodedGame) -> None:
        """The last move; a viewer for whom nothing changed hears nothing at all."""
        heard = {v: (play.version(v), play.latest(v)) for v in self.pages}
        noticed = [v for v, (version, facts) in heard.items() if version != self.sent.get(v) or facts]
        for viewer, view in zip(noticed, play.views(noticed), strict=True):
            self.sent[viewer], facts = heard[viewer]
            text = messages.state(self.sent[viewer], view, facts, False, play.can_undo(viewer))
            for page in self.pages[viewer]:
                page.send(text)

    def tell_all(self, play: EncodedGame, viewer: Viewer, only: Page | None = None) -> None:
        """The whole game so far, as this viewer may know it."""
        pages = self.pages.get(viewer, []) if only is None else [only]
        if not pages:
            return
        self.sent[viewer] = version = play.version(viewer)
        text = messages.state(version, play.view(viewer), play.facts(viewer), True, play.can_undo(viewer))
        for page in pages:
            page.send(text)

    def tell_table(self) -> None:
        for viewer, pages in self.pages.items():
            text = messages.table(self.described(viewer))
            for page in pages:
                page.send(text)

    # --- coming and going -------------------------------------------------------------------------------------------

    async def join(self, page: Page) -> None:
        async with self.lock:
            self.pages.setdefault(page.viewer, []).append(page)
            self.touched = time.monotonic()
            number = page.viewer
            if number is not None:
                if (timer := self.leaving.pop(number, None)) is not None:
                    timer.cancel()
                if self.seats[number].away == ABSENT and not self.over and self.stopped is None:
                    with suppress(Refused):  # what cannot be written now is tried again at the next visit
                        self.note(await self.enter(RETURN, number, ""))
            self.tell_table()
            for said in self.talk:
                page.send(said)
            self.resync(page)
            self.watch_empty_seats()

    def resync(self, page: Page) -> None:
        if self.play is not None and self.facts.started is not None:
            self.tell_all(self.play, page.viewer, page)

    def leave(self, page: Page) -> None:
        pages = self.pages.get(page.viewer, [])
        if page not in pages:
            return
        pages.remove(page)
        if not pages:
            del self.pages[page.viewer]
            self.sent.pop(page.viewer, None)
            if page.viewer is not None:
                self.left[page.viewer] = time.monotonic()
        self.touched = time.monotonic()
        self.tell_table()
        self.watch_empty_seats()

    def watch_empty_seats(self) -> None:
        """Whoever is gone is waited for, as long as somebody does wait."""
        if self.facts.pace != LIVE or self.facts.started is None or self.over or self.stopped is not None:
            return
        for number, seat in enumerate(self.seats):
            gone = seat.kind == PERSON and not self.is_here(number) and not self.is_computer(number)
            if gone and number not in self.leaving:
                loop = asyncio.get_running_loop()
                self.leaving[number] = loop.call_later(self.house.settings.grace, self.miss, number)

    def miss(self, number: int) -> None:
        del self.leaving[number]
        somebody_waits = any(viewer is not None for viewer in self.pages)
        if somebody_waits and not self.is_here(number):
            self.house.go(self.replace_absent(number))

    async def replace_absent(self, number: int) -> None:
        async with self.lock:
            if self.is_here(number) or self.is_computer(number) or self.over:
                return
            with suppress(Refused):  # what cannot be written now is tried again after another while
                await self.replace(number, ABSENT)
            self.watch_empty_seats()

    async def replace(self, number: int, why: str) -> None:
        self.note(await self.enter(TAKEOVER, number, why))
        self.tell_table()
        self.wake()

    # --- around the game --------------------------------------------------------------------------------------------

    async def say(self, seat: int, text: str) -> None:
        current = time.monotonic()
        if not self.speaking.setdefault(seat, Bucket(self.house.settings.limits.chats, current)).take(current):
            raise Refused("slow-down")
        async with self.lock:
            body = Said(self.seats[seat].name, text)
            self.note(await self.enter(CHAT, seat, msgspec.json.encode(body).decode()))
            for pages in self.pages.values():
                for page in pages:
                    page.send(self.talk[-1])

    async def resign(self, seat: int) -> None:
        async with self.lock:
            play = self.running()
            if play.state.is_over:
                raise Refused("game-over")
            if self.seats[seat].resigned:
                raise Refused("resigned")
            self.note(await self.enter(RESIGN, seat, ""))
            self.tell_table()
            self.wake()

    async def takeover(self, seat: int, target: int | None) -> None:
        """A computer for my seat, for a free one before the game, or for one whose player is gone."""
        number = seat if target is None else target
        if not 0 <= number < len(self.seats):
            raise Refused("malformed", f"There is no seat {number}.")
        async with self.lock:
            wanted = self.seats[number]
            if wanted.kind == OPEN:
                await self.fill(number)
                return
            play = self.running()
            if play.state.is_over:
                raise Refused("game-over")
            if self.is_computer(number):
                raise Refused("away")
            if number != seat:
                self.check_missing(number)
            await self.replace(number, ASKED if number == seat else ABSENT)

    def check_missing(self, number: int) -> None:
        """Somebody else's seat goes to a computer only where he is waited for, and has been for long enough."""
        if self.is_here(number):
            raise Refused("not-away")
        gone_for = time.monotonic() - self.left.get(number, self.begun)
        if self.facts.pace != LIVE or gone_for < self.house.settings.grace:
            raise Refused("still-expected")

    async def fill(self, number: int) -> None:
        bot = usual_bot(self.facts.game)
        await self.seat_somebody(number, Seat(COMPUTER, "", bot), self.free_seat(number).values(kind=COMPUTER, bot=bot))

    async def come_back(self, seat: int) -> None:
        async with self.lock:
            self.running()
            if self.seats[seat].resigned:
                raise Refused("resigned")
            if self.seats[seat].away is None:
                raise Refused("not-away")
            self.note(await self.enter(RETURN, seat, ""))
            self.tell_table()

    async def claim(self, guest: str, name: str, wanted: int | None, key_hash: str) -> bool:
        """A free seat for a guest; False when the guest has one already."""
        async with self.lock:
            if self.seats_of(guest):
                return False
            if self.over or self.stopped is not None:
                raise Refused("expired-link")
            free = [number for number, seat in enumerate(self.seats) if seat.kind == OPEN]
            if not free:
                raise Refused("full")
            number = free[0] if wanted is None else wanted
            if number not in free:
                raise Refused("seat-taken")
            await self.seat_somebody(
                number,
                Seat(PERSON, name, None, {guest}),
                self.free_seat(number).values(kind=PERSON, name=name),
                insert(KEYS).values(hash=key_hash, table_id=self.facts.id, seat=number),
                insert(HOLDERS).values(table_id=self.facts.id, seat=number, guest=guest),
            )
            return True

    def free_seat(self, number: int) -> Update:
        """A change of a seat that is a conflict when somebody else has taken it."""
        chosen = (SEATS.c.table_id == self.facts.id) & (SEATS.c.seat == number) & (SEATS.c.kind == OPEN)
        return update(SEATS).where(chosen).execution_options(**{MUST_FIND: True})

    async def seat_somebody(self, number: int, seat: Seat, *statements: Executable) -> None:
        full = not any(other.kind == OPEN for place, other in enumerate(self.seats) if place != number)
        started = now()
        if full:
            statements += (update(TABLES).where(TABLES.c.id == self.facts.id).values(started=started),)
        await self.write(*statements)
        self.seats[number] = seat
        if full:
            self.begin(started)
        else:
            self.tell_table()

    def begin(self, started: int) -> None:
        self.facts.started = started
        self.begun = time.monotonic()
        self.left.clear()
        self.tell_table()
        if self.play is not None:
            for viewer in list(self.pages):
                self.tell_all(self.play, viewer)
        self.watch_empty_seats()
        self.wake()

    # --- computers --------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Every computer that may act begins to think."""
        if self.play is None or self.facts.started is None or self.house.closed:
            return
        asked = self.play.state.to_act
        self.asked_at = {seat: self.asked_at.get(seat) or clock() for seat in asked}
        for seat in asked:
            if self.is_computer(seat) and seat not in self.thinking:
                self.thinking[seat] = self.house.go(self.think(self.play, seat))

    async def think(self, play: EncodedGame, seat: int) -> None:
        try:
            version, state = play.version(seat), play.state
            asked = question(self.facts.id, state, seat, self.seats[seat].bot or usual_bot(self.facts.game))
            action = await self.house.thinkers.answer(asked, state.legal_actions(seat), in_a_hurry=bool(self.pages))
            await self.wait_a_moment(play, seat, action)
            async with self.lock:
                current = self.play is play and self.is_computer(seat) and play.offered_at[seat] <= version
                if current and not play.state.is_over:
                    await self.move(play, seat, action, COMPUTER)
        except Refused:
            # It was not kept, or somebody else wrote: think again in a moment.
            await asyncio.sleep(1.0)
        except Exception:
            LOG.exception("A computer at table %s failed; it is asked again.", self.facts.id)
            await asyncio.sleep(THINK_AGAIN)
        finally:
            del self.thinking[seat]
        self.wake()

    async def wait_a_moment(self, play: EncodedGame, seat: int, action: int) -> None:
        """So that people can follow. What they do not see is done at once, and what they see comes when it would have
        come without that: nobody can tell from the clock how much a computer did in secret.
        """
        pace = self.house.settings.pace
        if not self.pages or pace <= 0:
            return
        try:
            noticed = play.is_noticed(play.try_move(seat, action, COMPUTER))
        except IllegalAction:  # somebody was faster: it will be asked again
            return
        if noticed:
            await pause(until_seen(self.asked_at.get(seat, clock()), clock(), pace))

    # --- on paper ---------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        if self.play is None:
            # Before its end an older version can still go on with it: until then its secrets stay secrets.
            if self.kept is None or not self.over:
                raise Refused("stopped", f"This game was stopped. {self.stopped}")
            self.kept.result = self.result
            return self.kept
        if not self.play.state.is_over:
            raise Refused("not-over")
        return Record.of(self.play.state)


def until_seen(asked_at: float, now: float, pace: float) -> float:
    """How long a computer waits with what all see: a whole number of beats since it was asked, and one at least.

    >>> [until_seen(10.0, now, 0.5) for now in (10.0, 10.25, 10.5, 11.25)]
    [0.5, 0.25, 0.0, 0.25]
    """
    beats = max(1, math.ceil((now - asked_at) / pace))
    return asked_at + beats * pace - now
