"""A live table: the only writer of its journal, under one lock.

Everything that changes it goes the same way: what a page sends is received by its socket, checked here, committed to
the store, taken by the game and broadcast to all who may know of it.
"""

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import update
from sqlalchemy.sql import Executable

from bottega import Record
from bottega.core.errors import IllegalAction, MalformedAction
from bottega.core.record import result_of
from bottega.core.state import State
from bottega.play.live import PERSON, CannotUndo, Viewer
from bottega.server import journal, messages, seating
from bottega.server.computers import Computers
from bottega.server.encoded import EncodedGame
from bottega.server.errors import Refused
from bottega.server.journal import CHAT, MOVE, RESIGN, RETURN, TAKEOVER, UNDO, Stopped, now
from bottega.server.limits import RateLimit
from bottega.server.presence import Page, Presence
from bottega.server.rows import exported, next_number
from bottega.server.store.schema import TABLES
from bottega.server.store.writer import Conflict, Entry, NotKept
from bottega.server.summary import NO_DEAL, OPEN, Facts, Seat, TableSummary, whole

if TYPE_CHECKING:
    from bottega.server.tables import TableRegistry

LOG = logging.getLogger("bottega.server")
ABSENT, ASKED = "absent", "asked"  # why a computer plays a person's seat
LAST_WORDS = 100  # of the chat, for those who come later


class Said(msgspec.Struct, frozen=True):
    """The body of a row of chat."""

    name: str
    text: str


class Table(TableSummary):
    def __init__(
        self,
        registry: "TableRegistry",
        facts: Facts,
        seats: list[Seat],
        entries: list[Entry],
        played: EncodedGame | Stopped,
    ) -> None:
        super().__init__(facts, seats)
        self.registry = registry
        self.lock = asyncio.Lock()
        self.presence = Presence(self)
        self.computers = Computers(self)
        self.chat_limits: dict[int, RateLimit] = {}
        self.touched = time.monotonic()
        self.read(entries, played)

    def read(self, entries: list[Entry], played: EncodedGame | Stopped) -> None:
        """The game, the computers' seats and the chat, as the journal tells them."""
        self.next_number = next_number(entries)
        self.deal = NO_DEAL
        self.play = played if isinstance(played, EncodedGame) else None
        self.stopped = played if isinstance(played, Stopped) else None
        self.kept: Record | None = None
        try:
            self.deal = whole(journal.deal_record(entries[0].body))
            self.kept = None if self.play is not None else exported(entries)
        except Exception:
            LOG.exception("Table %s has no record.", self.facts.id)
        self.chat: list[str] = []
        for entry in entries:
            try:
                self.note(entry)
            except Exception:
                LOG.exception("Row %r of table %s cannot be read.", entry.number, self.facts.id)

    def note(self, entry: Entry) -> None:
        """What a row says about the table itself."""
        if entry.kind == CHAT:
            said = msgspec.json.decode(entry.body, type=Said)
            self.chat.append(messages.chat(entry.seat, said.name, said.text, entry.at))
            del self.chat[:-LAST_WORDS]
        else:
            super().note(entry)

    # --- how it stands ----------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return super().over if self.play is None else self.play.state.is_over

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.facts.started is None or self.play is None else self.play.state.to_act

    @property
    def result(self) -> dict[str, Any] | None:
        return super().result if self.play is None else result_of(self.play.state)

    def watching(self, viewer: Viewer) -> int:
        return self.presence.watching(viewer)

    # --- check ------------------------------------------------------------------------------------------------------

    def check_running(self) -> EncodedGame:
        if self.play is None:
            raise Refused("stopped", f"This game was stopped. {self.stopped}")
        if self.facts.started is None:
            raise Refused("not-started")
        return self.play

    def check_not_over(self) -> EncodedGame:
        play = self.check_running()
        if play.state.is_over:
            raise Refused("game-over")
        return play

    def check_in_person(self, number: int) -> EncodedGame:
        """A person plays this seat, and no computer in their place."""
        play, seat = self.check_running(), self.seats[number]
        if seat.resigned:
            raise Refused("resigned")
        if seat.away is not None:
            raise Refused("away")
        return play

    # --- commit -----------------------------------------------------------------------------------------------------

    async def commit(self, *statements: Executable, entry: Entry | None = None) -> None:
        try:
            await self.registry.store.commit(*statements, entries=() if entry is None else (entry,))
        except Conflict:
            await self.registry.reload(self)
            raise Refused("conflict") from None
        except NotKept:
            raise Refused("not-kept") from None
        self.touched = time.monotonic()

    async def commit_row(
        self, kind: str, seat: int | None, body: str, after: State | None = None, *also: Executable
    ) -> Entry:
        """A new row of the journal; that of a move says how the game stands after it."""
        mark, waiting = ("", None) if after is None else (journal.fingerprint(after), after.waiting)
        entry = Entry(self.facts.id, self.next_number, kind, seat, body, mark, now(), waiting)
        await self.commit(*also, entry=entry)
        self.next_number += 1
        return entry

    # --- moves ------------------------------------------------------------------------------------------------------

    async def act(self, seat: int, version: int, action: int) -> None:
        async with self.lock:
            play = self.check_in_person(seat)
            if not play.offered_at[seat] <= version <= play.version(seat) and not play.state.is_over:
                raise Refused("stale")
            await self.move(play, seat, action, PERSON)

    async def move(self, play: EncodedGame, seat: int, action: int, by: str) -> None:
        """Of a person or a computer: checked, committed, taken, broadcast."""
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
        await self.commit_row(MOVE, seat, body, advance.state, *ended)
        self.computers.moved(play, advance)
        play.take(advance)
        self.broadcast_move(play)
        if over is not None:
            self.facts.over, self.facts.result = over, result
            self.broadcast_table()
        self.computers.wake()

    async def undo(self, seat: int, version: int) -> None:
        async with self.lock:
            play = self.check_in_person(seat)
            if not play.offered_at[seat] <= version <= play.version(seat):
                raise Refused("stale")
            try:
                retreat = play.try_undo(seat)
            except CannotUndo as error:
                raise Refused(error.code) from None
            await self.commit_row(UNDO, seat, "", retreat.state)
            for viewer in play.take_back(retreat):
                self.send_game(play, viewer)
            self.computers.wake()

    # --- broadcast --------------------------------------------------------------------------------------------------

    def broadcast_move(self, play: EncodedGame) -> None:
        """The last move; a viewer for whom nothing changed is sent nothing at all."""
        pages, sent = self.presence.pages, self.presence.sent
        told = {v: (play.version(v), play.latest(v)) for v in pages}
        noticed = [v for v, (version, facts) in told.items() if version != sent.get(v) or facts]
        for viewer, view in zip(noticed, play.views(noticed), strict=True):
            sent[viewer], facts = told[viewer]
            parts = view, facts, play.latest_lines(viewer), play.account(viewer)
            text = messages.state(sent[viewer], parts, False, play.can_undo(viewer))
            for page in pages[viewer]:
                page.send(text)

    def broadcast_table(self) -> None:
        """Who sits where, and whether they are there; links only to those who sit."""
        for viewer, pages in self.presence.pages.items():
            text = messages.table(self.described(viewer))
            for page in pages:
                page.send(text)

    def send_game(self, play: EncodedGame, viewer: Viewer, only: Page | None = None) -> None:
        """The whole game so far, as this viewer may know it."""
        pages = self.presence.pages.get(viewer, []) if only is None else [only]
        if not pages:
            return
        self.presence.sent[viewer] = version = play.version(viewer)
        parts = play.view(viewer), play.facts(viewer), play.lines(viewer), play.account(viewer)
        text = messages.state(version, parts, True, play.can_undo(viewer))
        for page in pages:
            page.send(text)

    def resync(self, page: Page) -> None:
        if self.play is not None and self.facts.started is not None:
            self.send_game(self.play, page.viewer, page)

    # --- coming and going -------------------------------------------------------------------------------------------

    async def join(self, page: Page) -> None:
        async with self.lock:
            self.presence.add(page)
            self.touched = time.monotonic()
            number = page.viewer
            if number is not None and self.seats[number].away == ABSENT and not self.over and self.stopped is None:
                with suppress(Refused):  # what cannot be committed now is tried again at the next visit
                    self.note(await self.commit_row(RETURN, number, ""))
            self.broadcast_table()
            for said in self.chat:
                page.send(said)
            self.resync(page)
            self.presence.watch_empty_seats()

    def leave(self, page: Page) -> None:
        if not self.presence.remove(page):
            return
        self.touched = time.monotonic()
        self.broadcast_table()
        self.presence.watch_empty_seats()

    async def replace_absent(self, number: int) -> None:
        async with self.lock:
            if self.presence.is_here(number) or self.is_computer(number) or self.over:
                return
            with suppress(Refused):  # what cannot be committed now is tried again after another while
                await self.replace(number, ABSENT)
            self.presence.watch_empty_seats()

    async def replace(self, number: int, why: str) -> None:
        self.note(await self.commit_row(TAKEOVER, number, why))
        self.broadcast_table()
        self.computers.wake()

    # --- around the game --------------------------------------------------------------------------------------------

    async def say(self, seat: int, text: str) -> None:
        current = time.monotonic()
        if not self.chat_limits.setdefault(seat, RateLimit(self.registry.settings.limits.chats, current)).take(current):
            raise Refused("slow-down")
        async with self.lock:
            body = Said(self.seats[seat].name, text)
            self.note(await self.commit_row(CHAT, seat, msgspec.json.encode(body).decode()))
            self.presence.broadcast(self.chat[-1])

    async def resign(self, seat: int) -> None:
        async with self.lock:
            self.check_not_over()
            if self.seats[seat].resigned:
                raise Refused("resigned")
            self.note(await self.commit_row(RESIGN, seat, ""))
            self.broadcast_table()
            self.computers.wake()

    async def takeover(self, seat: int, target: int | None) -> None:
        """A computer for my seat, for a free one before the game, or for one whose player is gone."""
        number = seat if target is None else target
        if not 0 <= number < len(self.seats):
            raise Refused("malformed", f"There is no seat {number}.")
        async with self.lock:
            if self.seats[number].kind == OPEN:
                await seating.seat_computer(self, number)
                return
            self.check_not_over()
            if self.is_computer(number):
                raise Refused("away")
            if number != seat:
                self.presence.check_missing(number)
            await self.replace(number, ASKED if number == seat else ABSENT)

    async def come_back(self, seat: int) -> None:
        async with self.lock:
            self.check_running()
            if self.seats[seat].resigned:
                raise Refused("resigned")
            if self.seats[seat].away is None:
                raise Refused("not-away")
            self.note(await self.commit_row(RETURN, seat, ""))
            self.broadcast_table()

    def begin(self, started: int) -> None:
        """The last seat is taken."""
        self.facts.started = started
        self.presence.begin()
        self.broadcast_table()
        if self.play is not None:
            for viewer in list(self.presence.pages):
                self.send_game(self.play, viewer)
        self.presence.watch_empty_seats()
        self.computers.wake()

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
