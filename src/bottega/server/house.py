"""The house: all tables, loaded when somebody needs them, and what they share."""

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy import ColumnElement, insert, or_, select, update
from sqlalchemy.dialects.sqlite import insert as insert_or
from sqlalchemy.sql import Executable

import bottega
from bottega import Record, bots
from bottega.core.errors import OptionError
from bottega.core.game import SEED_BITS
from bottega.core.record import shortened
from bottega.core.rng import SEALED
from bottega.core.state import State
from bottega.play.live import COMPUTER, PERSON
from bottega.server import journal
from bottega.server.encoded import EncodedGame
from bottega.server.errors import Refused
from bottega.server.journal import DEAL, Stopped, now
from bottega.server.outline import OPEN, Facts, Outline, Seat
from bottega.server.reading import facts_of, is_number, played, seated
from bottega.server.schema import GUESTS, HOLDERS, KEYS, SEATS, TABLES
from bottega.server.settings import Settings
from bottega.server.shelf import Shelf
from bottega.server.storage import MUST_FIND, Conflict, Entry, NotKept, Storage
from bottega.server.table import LIVE, Table
from bottega.server.thinking import Thinkers

LOG = logging.getLogger("bottega.server")
ME = "me"
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
SWEEP_EVERY = 30.0
IN_USE = 10.0  # seconds for which whoever asked for a table may still be about to use it
LISTED = 50
SPOILT = "What is written of this table cannot be read."


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.data)
        self.thinkers = Thinkers(settings.thinkers, settings.think_time)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.broken: set[str] = set()  # tables that could not be loaded, each told once in the log
        self.closed = False

    async def open(self) -> None:
        await self.storage.open()
        self.go(self.wake_all())
        self.go(self.sweep_on())

    async def close(self) -> None:
        self.closed = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in self.tables.values():
            for timer in table.leaving.values():
                timer.cancel()
        self.thinkers.close()
        await self.storage.close()

    def go(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that goes on beside the requests; what it raises is written to the log and hurts nobody."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.gone)
        return task

    def gone(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("A task of the server failed: %r", error, exc_info=error)

    async def write(self, *statements: Executable, entries: Sequence[Entry] = ()) -> None:
        try:
            await self.storage.write(*statements, entries=entries)
        except (Conflict, NotKept):
            raise Refused("not-kept") from None

    # --- tables in memory -------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        if (known := self.tables.get(id)) is not None:
            known.touched = time.monotonic()  # whoever asked is about to use it
            return known
        return await self.arriving(id, lambda: self.loaded(id))

    async def arriving(self, id: str, bring: Callable[[], Coroutine[Any, Any, Table]]) -> Table:
        """There are never two of one table: whoever asks while it is on its way waits for it."""
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.place(id, bring()))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def place(self, id: str, coming: Coroutine[Any, Any, Table]) -> Table:
        self.tables[id] = table = await coming
        if len(self.tables) > self.settings.most_loaded:
            self.sweep(time.monotonic() - IN_USE)
        table.watch_empty_seats()
        table.wake()
        return table

    async def loaded(self, id: str) -> Table:
        rows = await self.storage.read(select(TABLES).where(TABLES.c.id == id))
        if not rows:
            raise Refused("no-table")
        with self.containing(id):
            return Table(self, *await self.written(rows[0]))
        raise Refused("stopped", SPOILT)

    async def written(self, row: Any) -> tuple[Facts, list[Seat], list[Entry], EncodedGame | Stopped]:
        """All that is on disk of a table, looked through."""
        facts = facts_of(row)
        rows = await self.storage.read(select(SEATS).where(SEATS.c.table_id == facts.id).order_by(SEATS.c.seat))
        holders = await self.storage.read(select(HOLDERS).where(HOLDERS.c.table_id == facts.id))
        seats, entries = seated(rows, holders, facts.game), await self.storage.journal(facts.id)
        return facts, seats, entries, await played(entries, facts, seats)

    @contextmanager
    def containing(self, id: str) -> Iterator[None]:
        """Whatever is wrong with one table stops there."""
        try:
            yield
        except Refused:
            raise
        except Exception:  # noqa: BLE001 -- it is logged
            self.report(id)

    def report(self, id: str) -> None:
        """A table that cannot be read, told once."""
        if id not in self.broken:
            self.broken.add(id)
            LOG.exception("Table %s cannot be loaded.", id)

    async def outlines(self, rows: Sequence[Any]) -> list[Outline]:
        """Those in memory as they are, the others as they are written. Games are not played again for a list. One that
        cannot be read is left out; whoever comes to it is told.
        """
        known = {row.id: self.tables[row.id] for row in rows if row.id in self.tables}
        shelf = await Shelf.of(self.storage, [row.id for row in rows if row.id not in known])
        found = []
        for row in rows:
            try:
                with self.containing(row.id):
                    found.append(known.get(row.id) or shelf.outline(row) or await self.table(row.id))
            except Refused as refused:
                if refused.code == "not-kept":
                    raise
        return found

    async def read_again(self, table: Table) -> None:
        """Somebody else wrote to this table: what is on disk counts."""
        rows = await self.storage.read(select(TABLES).where(TABLES.c.id == table.facts.id))
        found = None
        with self.containing(table.facts.id):
            found = await self.written(rows[0])
        if found is None:
            raise Refused("stopped", SPOILT)
        table.facts, table.seats, entries, play = found
        table.read(entries, play)
        table.tell_table()
        for pages in list(table.pages.values()):
            for page in pages:
                table.resync(page)
        table.wake()

    async def wake_all(self) -> None:
        """After a start: computers whose turn it was go on. Tables that wait for people are left on disk."""
        running = select(TABLES).where(TABLES.c.over.is_(None), TABLES.c.started.is_not(None))
        rows = await self.storage.read(running.order_by(TABLES.c.created.desc()))
        for start in range(0, len(rows), LISTED):
            some = rows[start : start + LISTED]
            try:
                await self.wake_computers(some)
            except Refused:  # one of them, and the others shall not wait for it
                for row in some:
                    with suppress(Refused):  # whoever comes to that table will be told
                        await self.wake_computers([row])

    async def wake_computers(self, rows: Sequence[Any]) -> None:
        for outline in await self.outlines(rows):
            with suppress(Refused), self.containing(outline.facts.id):  # whoever comes to that table will be told
                if any(outline.is_computer(seat) for seat in outline.to_act):
                    await self.table(outline.facts.id)

    async def sweep_on(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.sweep(time.monotonic() - self.settings.keep_loaded)

    def sweep(self, before: float) -> None:
        """Tables that nobody has looked at for a while go back to disk."""
        for table in list(self.tables.values()):
            if not table.pages and not table.thinking and not table.lock.locked() and table.touched < before:
                for timer in table.leaving.values():
                    timer.cancel()
                del self.tables[table.facts.id]

    # --- new tables -------------------------------------------------------------------------------------------------

    async def create(
        self,
        guest: str,
        game_id: str,
        places: list[str],
        options: dict[str, Any],
        name: str = "",
        pace: str = LIVE,
        public: bool = False,
    ) -> tuple[Table, str | None]:
        """A new table, and the key of the creator's seat if there is one."""
        if game_id not in {meta.id for meta in bottega.metas()}:
            raise Refused("no-game")
        me = await self.name_of(guest)
        seats = [seat_at(game_id, place, guest, me) for place in places]
        if sum(seat.kind == PERSON for seat in seats) > 1:
            raise Refused("bad-seats", "Only one seat can be yours.")
        mine = any(seat.kind == PERSON for seat in seats)
        key = secrets.token_urlsafe(24)
        table = await self.set_up(guest, game_id, seats, options, name, pace, public, hash_of(key))
        return table, key if mine else None

    async def set_up(
        self,
        owner: str,
        game_id: str,
        seats: list[Seat],
        options: dict[str, Any],
        name: str,
        pace: str,
        public: bool,
        key_hash: str | None = None,
        follows: str | None = None,
    ) -> Table:
        """A table with its seats, its deal and the key of its owner, written down together; and in the table that it
        follows, where to find it.
        """
        if await self.unfinished(owner) >= self.settings.limits.tables:
            raise Refused("too-many-tables")
        first = deal(game_id, len(seats), options)
        full = not any(seat.kind == OPEN for seat in seats)
        facts = Facts(
            id="".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH)),
            game=game_id,
            name=name,
            pace=pace,
            public=public,
            owner=owner,
            invite=secrets.token_urlsafe(12),
            watch=secrets.token_urlsafe(12),
            created=now(),
            started=now() if full else None,
        )
        columns = {column: getattr(facts, column) for column in Facts.__slots__}
        statements: list[Executable] = [insert(TABLES).values(**columns)]
        if follows is not None:
            first_to_ask = (TABLES.c.id == follows) & TABLES.c.rematch.is_(None)
            found = update(TABLES).where(first_to_ask).values(rematch=facts.id)
            statements.append(found.execution_options(**{MUST_FIND: True}))
        for number, seat in enumerate(seats):
            statements.append(
                insert(SEATS).values(table_id=facts.id, seat=number, kind=seat.kind, name=seat.name, bot=seat.bot)
            )
            statements += [
                insert(HOLDERS).values(table_id=facts.id, seat=number, guest=holder) for holder in seat.holders
            ]
            if key_hash is not None and owner in seat.holders:
                statements.append(insert(KEYS).values(hash=key_hash, table_id=facts.id, seat=number))
        dealt = Entry(facts.id, 0, DEAL, None, journal.deal_body(Record.of(first)), "", now(), first.waiting)

        async def written() -> Table:
            await self.write(*statements, entries=[dealt])
            return Table(self, facts, seats, [dealt], await journal.replayed([dealt]))

        return await self.arriving(facts.id, written)

    async def rematch(self, table: Table, guest: str) -> Table:
        """The same people at the same seats; whoever asks second gets the same table."""
        if not table.seats_of(guest) and table.facts.owner != guest:
            raise Refused("not-seated")
        async with table.lock:
            if table.facts.rematch is not None:
                return await self.table(table.facts.rematch)
            if not table.over and table.stopped is None:
                raise Refused("not-over")
            facts = table.facts
            seats = [Seat(seat.kind, seat.name, seat.bot, set(seat.holders)) for seat in table.seats]
            for seat in seats:
                seat.bot = seat.bot if seat.kind == COMPUTER else None
            options = table.deal.options
            again = await self.set_up(
                facts.owner, facts.game, seats, options, facts.name, facts.pace, facts.public, follows=facts.id
            )
            facts.rematch = again.facts.id
            table.tell_table()
            return again

    # --- links and keys ---------------------------------------------------------------------------------------------

    async def new_key(self, table: Table, seat: int) -> str:
        key = secrets.token_urlsafe(24)
        await self.write(insert(KEYS).values(hash=hash_of(key), table_id=table.facts.id, seat=seat))
        return key

    async def sit(self, table: Table, guest: str, key: str) -> int:
        query = select(KEYS.c.seat).where(KEYS.c.hash == hash_of(key), KEYS.c.table_id == table.facts.id)
        rows = await self.storage.read(query)
        if not rows:
            raise Refused("wrong-secret")
        seat: int = rows[0].seat
        if not is_number(seat, len(table.seats)):
            raise Refused("wrong-secret")
        if guest not in table.seats[seat].holders:
            async with table.lock:
                if guest not in table.seats[seat].holders:
                    await table.write(insert(HOLDERS).values(table_id=table.facts.id, seat=seat, guest=guest))
                    table.seats[seat].holders.add(guest)
        return seat

    async def claim(self, table: Table, guest: str, name: str | None, seat: int | None) -> str | None:
        """The key of the seat that the guest gets; None when the guest sits there already."""
        if table.seats_of(guest):
            return None
        key = secrets.token_urlsafe(24)
        called = await self.name_of(guest) if name is None else name
        return key if await table.claim(guest, called, seat, hash_of(key)) else None

    async def invited(self, token: str) -> Table:
        return await self.linked(select(TABLES.c.id).where(TABLES.c.invite == token))

    async def watched(self, token: str) -> Table:
        return await self.linked(select(TABLES.c.id).where(TABLES.c.watch == token))

    async def linked(self, query: Any) -> Table:
        rows = await self.storage.read(query)
        if not rows:
            raise Refused("wrong-link")
        return await self.table(rows[0].id)

    # --- guests -----------------------------------------------------------------------------------------------------

    async def name_of(self, guest: str) -> str:
        rows = await self.storage.read(select(GUESTS.c.name).where(GUESTS.c.id == guest))
        return rows[0].name if rows and isinstance(rows[0].name, str) else ""

    async def rename(self, guest: str, name: str) -> None:
        named = insert_or(GUESTS).values(id=guest, name=name)
        await self.write(named.on_conflict_do_update(index_elements=[GUESTS.c.id], set_={"name": name}))

    async def unfinished(self, guest: str) -> int:
        """How many tables a guest has opened that are not over."""
        rows = await self.storage.read(select(TABLES.c.id).where(TABLES.c.owner == guest, TABLES.c.over.is_(None)))
        return len(rows)

    async def still_unfinished(self, ids: list[str]) -> list[str]:
        rows = await self.storage.read(select(TABLES.c.id).where(TABLES.c.id.in_(ids), TABLES.c.over.is_(None)))
        return [row.id for row in rows]

    # --- the lobby --------------------------------------------------------------------------------------------------

    async def mine(self, guest: str, over: bool) -> list[Outline]:
        held = select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest)
        ended = TABLES.c.over.is_not(None) if over else TABLES.c.over.is_(None)
        return await self.newest(or_(TABLES.c.id.in_(held), TABLES.c.owner == guest), ended)

    async def open_tables(self) -> list[Outline]:
        return await self.newest(TABLES.c.public.is_(True), TABLES.c.started.is_(None))

    async def newest(self, *which: ColumnElement[bool]) -> list[Outline]:
        query = select(TABLES).where(*which).order_by(TABLES.c.created.desc()).limit(LISTED)
        return await self.outlines(await self.storage.read(query))


def seat_at(game_id: str, place: str, guest: str, name: str) -> Seat:
    if place == ME:
        return Seat(PERSON, name, None, {guest})
    if place == OPEN:
        return Seat(OPEN, "", None)
    known = bots.names(game_id)
    if place not in known:
        raise Refused("bad-seats", f"A seat is {ME!r}, {OPEN!r} or a computer: {', '.join(known)}.")
    return Seat(COMPUTER, "", place)


def deal(game_id: str, players: int, options: dict[str, Any]) -> State:
    game = bottega.game(game_id)
    if players not in game.players:
        raise Refused("bad-seats", f"{game.title} is played by {game.players[0]} to {game.players[-1]}.")
    try:
        return game.new(players, secrets.randbits(SEED_BITS), options, generator=SEALED)
    except OptionError as error:
        raise Refused("bad-options", shortened(str(error))) from None


def hash_of(key: str) -> str:
    """A key has more letters than anybody can guess, so a plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()
