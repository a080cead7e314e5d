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
from bottega.advice import Hint
from bottega.core.errors import IllegalAction, MalformedAction
from bottega.core.record import result_of
from bottega.core.state import State
from bottega.play.live import COMPUTER, PERSON, Advance, CannotUndo, Retreat, Viewer
from bottega.server import journal, messages, seating
from bottega.server.coach import Coach
from bottega.server.computers import Computers
from bottega.server.encoded import EncodedGame
from bottega.server.errors import Refused
from bottega.server.journal import CHAT, MOVE, RESIGN, RETURN, TAKEOVER, UNDO, Stopped, now
from bottega.server.lessons import Taught, kept
from bottega.server.limits import RateLimit
from bottega.server.presence import Page, Presence
from bottega.server.programs.at_table import ProgramsAt
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


# By seat: since when it was asked, and what it was told or will be.
Advised = dict[int, tuple[int, asyncio.Task[Hint]]]


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
        self.programs = ProgramsAt(self)
        self.coach = Coach(self)
        self.lesson: Taught | None = None  # as long as it is taught here
        self.advised: Advised = {}
        self.chat_limits: dict[int, RateLimit] = {}
        self.touched = time.monotonic()
        self.deleted = False  # by the last of its guests; a page may still show it
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
        self.take_backs = 0
        for entry in entries:
            try:
                self.note(entry)
            except Exception:
                LOG.exception("Row %r of table %s cannot be read.", entry.number, self.facts.id)

    def note(self, entry: Entry) -> None:
        """What a row says about the table itself."""
        if entry.kind == CHAT:
            self.chat += words_of(entry)
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

    def program_time(self) -> float | None:
        return self.registry.programs.time_at(self.facts.pace) if self.programs.seats() else None

    def stood_in(self, seat: int) -> int:
        if self.play is None:
            return 0
        given = 0 if self.deal.origin is None else self.deal.origin["moves"]  # a trial begins with moves of others
        own = [move.by for move in reversed(self.play.moves[given:]) if move.seat == seat]
        return next((count for count, by in enumerate(own) if by != COMPUTER), len(own))

    def watching(self, viewer: Viewer) -> int:
        return self.presence.watching(viewer) + (0 if viewer is None else len(self.programs.lines(viewer)))

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

    def check_current(self, seat: int, version: int) -> EncodedGame:
        """This offer is still good. Looked at before the lock too: it may be held until somebody's secret move is on
        disk, and how long a refusal takes would tell of that."""
        play = self.check_in_person(seat)
        if not play.offered_at[seat] <= version <= play.version(seat) and not play.state.is_over:
            raise Refused("stale")
        return play

    # --- commit -----------------------------------------------------------------------------------------------------

    async def commit(self, *statements: Executable, entry: Entry | None = None) -> None:
        if self.deleted:
            raise Refused("no-table")
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

    async def act(self, seat: int, version: int, action: int, unless_final: bool = False) -> None:
        began = time.perf_counter()
        if self.lock.locked():
            try_move(self.check_current(seat, version), seat, action, PERSON)
        async with self.lock:
            play = self.check_current(seat, version)
            if self.lesson is not None:
                self.lesson.check(play, seat, action)
            if unless_final and play.is_final(try_move(play, seat, action, PERSON)):
                raise Refused("final")
            await self.move(play, seat, action, PERSON)
        self.registry.metrics.action_time.note(time.perf_counter() - began)

    async def move(self, play: EncodedGame, seat: int, action: int, by: str) -> None:
        """Of a person or a computer: checked, committed, taken, broadcast."""
        advance = try_move(play, seat, action, by)
        body = journal.move_body(by, journal.notations(play.game.id)[action])
        ended: list[Executable] = []
        over = result = None
        if advance.state.is_over:
            over, result = now(), msgspec.json.encode(result_of(advance.state)).decode()
            ended = [update(TABLES).where(TABLES.c.id == self.facts.id).values(over=over, result=result)]
        further = None if self.lesson is None else self.lesson.after([*play.moves, advance.move])
        await self.commit_row(MOVE, seat, body, advance.state, *ended, *kept(self.lesson, further))
        noticed = self.computers.moved(play, advance)
        play.take(advance)
        self.lesson = further
        self.registry.metrics.actions.count(by)
        self.broadcast_move(play)
        self.coach.tell()
        if over is not None:
            self.facts.over, self.facts.result = over, result
            self.broadcast_table()
        elif noticed:
            await self.programs.seen(seat)
        self.computers.wake()

    async def undo(self, seat: int, version: int, choice: int) -> None:
        if self.lock.locked():
            self.check_undo(seat, version, choice)
        async with self.lock:
            play, retreat = self.check_undo(seat, version, choice)
            await self.go_back(play, retreat, journal.undo_body(choice))

    def check_undo(self, seat: int, version: int, choice: int) -> tuple[EncodedGame, Retreat]:
        play = self.check_in_person(seat)
        self.check_offered(play, seat, version)
        if self.lesson is not None:
            self.lesson.check_undo(play, seat)
        if self.lesson is not None and choice:
            raise Refused("lesson")
        try:
            return play, play.try_undo(seat, choice)
        except CannotUndo as error:
            raise Refused(error.code) from None

    async def take_back(self, seat: int, version: int) -> None:
        """Against computers only: to before the last choice, whatever was seen since."""
        async with self.lock:
            play = self.check_in_person(seat)
            self.check_offered(play, seat, version)
            if not self.own_choices(play, seat).take_back:
                raise Refused("cannot-undo")
            retreat = play.try_take_back(seat)
            await self.go_back(play, retreat, journal.take_back_body(retreat))
            self.broadcast_table()

    def check_offered(self, play: EncodedGame, seat: int, version: int) -> None:
        if not play.offered_at[seat] <= version <= play.version(seat):
            raise Refused("stale")

    async def go_back(self, play: EncodedGame, retreat: Retreat, body: str) -> None:
        """Committed, taken and told to those who notice."""
        left = [*play.moves[: retreat.place], *retreat.moves]
        further = None if self.lesson is None else self.lesson.after(left)
        row = await self.commit_row(UNDO, retreat.seat, body, retreat.state, *kept(self.lesson, further))
        self.note(row)
        noticed = play.take_back(retreat)
        self.lesson = further
        for viewer in noticed:
            self.send_game(play, viewer)
        self.coach.tell()
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
            own, weight = self.own_choices(play, viewer), play.latest_weight(viewer)
            text = messages.state(sent[viewer], parts, False, own, weight)
            for page in pages[viewer]:
                page.send(text)
        self.programs.tell_move(play)

    def broadcast_table(self) -> None:
        """Who sits where, and whether they are there; links only to those who sit."""
        self.presence.all_told()
        for viewer, pages in self.presence.pages.items():
            text = messages.table(self.described(viewer))
            for page in pages:
                page.send(text)
        self.programs.tell_table()

    def send_game(self, play: EncodedGame, viewer: Viewer, only: Page | None = None) -> None:
        """The whole game so far, as this viewer may know it."""
        if only is None and viewer is not None:
            self.programs.tell_game(play, viewer)
        pages = self.presence.pages.get(viewer, []) if only is None else [only]
        if not pages:
            return
        self.presence.sent[viewer] = version = play.version(viewer)
        parts = play.view(viewer), play.facts(viewer), play.lines(viewer), play.account(viewer)
        text = messages.state(version, parts, True, self.own_choices(play, viewer))
        for page in pages:
            page.send(text)

    def broadcast_words(self, entries: list[Entry]) -> None:
        """What was said elsewhere."""
        for entry in entries:
            if entry.kind == CHAT:
                with suppress(msgspec.DecodeError):  # it is in the log since it was noted
                    for words in words_of(entry):
                        self.presence.broadcast(words)

    def resync(self, page: Page) -> None:
        if self.play is not None and self.facts.started is not None:
            self.send_game(self.play, page.viewer, page)

    # --- coming and going -------------------------------------------------------------------------------------------

    async def join(self, page: Page) -> None:
        async with self.lock:
            self.presence.add(page)
            self.computers.seen()
            self.touched = time.monotonic()
            number = page.viewer
            if number is not None and self.seats[number].away == ABSENT and not self.over and self.stopped is None:
                with suppress(Refused):  # what cannot be committed now is tried again at the next visit
                    self.note(await self.commit_row(RETURN, number, ""))
            if not self.presence.tell():
                page.send(messages.table(self.described(number)))
            for said in self.chat:
                page.send(said)
            self.resync(page)
            self.coach.tell()
            self.presence.watch_empty_seats()

    def leave(self, page: Page) -> None:
        if not self.presence.remove(page):
            return
        self.computers.seen()
        self.touched = time.monotonic()
        self.presence.tell()
        self.presence.watch_empty_seats()

    async def replace_absent(self, number: int) -> None:
        async with self.lock:
            if self.presence.is_here(number) or self.is_computer(number) or self.over:
                return
            with suppress(Refused):  # what cannot be committed now is tried again after another while
                await self.replace(number, ABSENT)
            self.presence.watch_empty_seats()

    async def replace(self, number: int, why: str) -> None:
        await self.coach.end()
        self.note(await self.commit_row(TAKEOVER, number, why))
        self.broadcast_table()
        self.computers.wake()

    # --- lessons ----------------------------------------------------------------------------------------------------

    def lets_think(self, seat: int) -> bool:
        """In a lesson a computer waits until the script comes to it."""
        return self.lesson is None or self.play is None or self.lesson.lets_think(self.play.state, seat)

    def own_choices(self, play: EncodedGame, viewer: Viewer) -> messages.OwnChoices:
        """What a viewer may take back (a lesson has its own rule, and no take-backs), and when it chose last."""
        own = [] if viewer is None else play.own_choices(viewer)
        if self.lesson is not None:
            own = own[: self.lesson.can_undo(play, viewer)]
        words = journal.notations(play.game.id)
        undo = [words[play.moves[place].action] for place in own]
        take_back = self.lesson is None and play.can_take_back(viewer, self.persons)
        return messages.OwnChoices(undo, take_back, 0 if viewer is None else play.chosen_at[viewer])

    # --- around the game --------------------------------------------------------------------------------------------

    async def say(self, seat: int, text: str) -> None:
        current = time.monotonic()
        if not self.chat_limits.setdefault(seat, RateLimit(self.registry.settings.limits.chats, current)).take(current):
            raise Refused("slow-down")
        async with self.lock:
            body = Said(self.seats[seat].name, text)
            self.note(await self.commit_row(CHAT, seat, msgspec.json.encode(body).decode()))
            self.registry.metrics.chats.count()
            self.presence.broadcast(self.chat[-1])

    async def resign(self, seat: int) -> None:
        async with self.lock:
            self.check_not_over()
            if self.seats[seat].resigned:
                raise Refused("resigned")
            await self.coach.end()
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
                if not self.may_fill(seat):
                    raise Refused("not-host")
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
            for viewer in {*self.presence.pages, *self.programs.seats()}:
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
        return self.so_far(self.play)

    def so_far(self, play: EncodedGame) -> Record:
        """The game up to now, seed and secrets included: not for anybody while it is running."""
        record = Record.of(play.state)
        record.origin = self.deal.origin
        return record


def words_of(entry: Entry) -> list[str]:
    """The message of a row of chat; none once it was erased."""
    said = msgspec.json.decode(entry.body, type=Said)
    return [messages.chat(entry.seat, said.name, said.text, entry.at)] if said.text else []


def try_move(play: EncodedGame, seat: int, action: int, by: str) -> Advance:
    """The move, or why it is refused."""
    try:
        return play.try_move(seat, action, by)
    except IllegalAction as error:
        raise Refused(error.reason, str(error)) from None
    except MalformedAction as error:
        raise Refused("malformed", str(error)) from None
