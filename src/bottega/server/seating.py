"""Who sits where: new tables and their seats, the keys that make a browser the holder of one, and the links that lead
to a table.
"""

import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Select, Update, insert, select, update
from sqlalchemy.sql import Executable

import bottega
from bottega import Record, bots
from bottega.core.edition import Edition, EditionError
from bottega.core.errors import OptionError
from bottega.core.game import SEED_BITS
from bottega.core.record import shortened
from bottega.core.rng import SEALED
from bottega.core.state import State
from bottega.play.live import COMPUTER, PERSON
from bottega.server import journal
from bottega.server.editions import chosen, corrected
from bottega.server.errors import Refused
from bottega.server.guests import hash_of
from bottega.server.journal import DEAL, now
from bottega.server.names import clean, told_apart
from bottega.server.presence import LIVE
from bottega.server.programs.keys import Keys, NewKey, new_key
from bottega.server.rows import is_number
from bottega.server.store.put import put
from bottega.server.store.schema import GUESTS, HOLDERS, KEYS, SEATS, TABLES
from bottega.server.store.writer import MUST_FIND, Entry
from bottega.server.summary import OPEN, Facts, Seat, usual_bot

if TYPE_CHECKING:
    from bottega.server.table import Table
    from bottega.server.tables import TableRegistry
    from bottega.server.trials import Trial

ME = "me"
PROGRAM = "program:"  # how a seat for a program of this name is written
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12


class Seating:
    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.store = registry.store
        self.keys = Keys(registry)

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
        edition: str | None = None,
        opened: Sequence[NewKey] = (),
    ) -> "tuple[Table, str | None]":
        """A new table, and the key of the creator's seat if there is one. `opened` are the keys of programs at it."""
        if game_id not in self.registry.games:
            raise Refused("no-game")
        components = chosen(self.registry.settings.editions, game_id, edition)
        me = await self.name_of(guest)
        seats: list[Seat] = []
        for place in places:
            seats.append(seat_at(game_id, place, guest, me))
            seats[-1].name = told_apart(seats[-1].name, [seat.name for seat in seats[:-1]])
        if sum(seat.kind == PERSON for seat in seats) > 1:
            raise Refused("bad-seats", "Only one seat can be yours.")
        mine = any(seat.kind == PERSON for seat in seats)
        key = secrets.token_urlsafe(24)
        table = await self.set_up(
            guest, game_id, seats, options, name, pace, public, components, hash_of(key), opened=opened
        )
        return table, key if mine else None

    async def program_keys(self, guest: str, places: Sequence[str]) -> list[NewKey]:
        """For a table that is about to be made."""
        names = {seat: clean(place.removeprefix(PROGRAM)) for seat, place in enumerate(places) if is_program(place)}
        if names:
            await self.keys.check_room(guest, len(names))
        return [new_key(guest, name, None, seat) for seat, name in names.items()]

    async def set_up(
        self,
        owner: str,
        game_id: str,
        seats: list[Seat],
        options: dict[str, Any],
        name: str,
        pace: str,
        public: bool,
        edition: Edition | None,
        key_hash: str | None = None,
        follows: str | None = None,
        opened: Sequence[NewKey] = (),
    ) -> "Table":
        """A table with its seats, its deal and the key of its owner, committed together; and in the table that it
        follows, where to find it.
        """
        first = deal(game_id, len(seats), options, edition)

        def link(id: str) -> list[Executable]:
            keys = [made.row(id) for made in opened]
            if follows is None:
                return keys
            first_to_ask = (TABLES.c.id == follows) & TABLES.c.rematch.is_(None)
            found = update(TABLES).where(first_to_ask).values(rematch=id)
            return [*keys, found.execution_options(**{MUST_FIND: True})]

        return await self.lay(owner, first, seats, name, pace, public, key_hash, link)

    async def lay(
        self,
        owner: str,
        first: State,
        seats: list[Seat],
        name: str = "",
        pace: str = LIVE,
        public: bool = False,
        key_hash: str | None = None,
        also: Callable[[str], list[Executable]] = lambda _id: [],
    ) -> "Table":
        """A table with this deal; `also` is committed with it, and is told its id."""
        facts = new_facts(owner, first.game.id, seats, name, pace, public)
        dealt = Entry("", 0, DEAL, None, journal.deal_body(Record.of(first)), "", now(), first.waiting)
        return await self.begin(facts, seats, [dealt], key_hash, also)

    async def begin(
        self,
        facts: Facts,
        seats: list[Seat],
        entries: Sequence[Entry],
        key_hash: str | None = None,
        also: Callable[[str], list[Executable]] = lambda _id: [],
    ) -> "Table":
        """The table that these rows begin."""
        if await self.unfinished(facts.owner) >= self.registry.settings.limits.tables:
            raise Refused("too-many-tables")
        statements = [*table_rows(facts, seats, key_hash), *also(facts.id)]
        return await self.registry.add(facts, seats, [row._replace(table_id=facts.id) for row in entries], statements)

    async def try_out(self, owner: str, trial: "Trial") -> "tuple[Table, str]":
        """A table that goes on from a moment of another game, and the key of its owner's seat."""
        key = secrets.token_urlsafe(24)
        facts = new_facts(owner, trial.game, trial.seats, "", LIVE, False)
        return await self.begin(facts, trial.seats, trial.entries, hash_of(key)), key

    async def rematch(self, table: "Table", guest: str) -> "Table":
        """The same people at the same seats; whoever asks second gets the same table."""
        if not table.seats_of(guest) and table.facts.owner != guest:
            raise Refused("not-seated")
        async with table.lock:
            if table.facts.rematch is not None:
                return await self.registry.table(table.facts.rematch)
            if not table.over and table.stopped is None:
                raise Refused("not-over")
            facts = table.facts
            seats = [
                Seat(seat.kind, seat.name, seat.bot, set(seat.holders), program=seat.program) for seat in table.seats
            ]
            for seat in seats:
                seat.bot = seat.bot if seat.kind == COMPUTER and seat.program is None else None
            options, edition = table.deal.options, corrected(table.deal)
            again = await self.set_up(
                facts.owner, facts.game, seats, options, facts.name, facts.pace, facts.public, edition, follows=facts.id
            )
            facts.rematch = again.facts.id
            table.broadcast_table()
            return again

    async def unfinished(self, guest: str) -> int:
        """How many tables a guest has opened that are not over."""
        rows = await self.store.read(select(TABLES.c.id).where(TABLES.c.owner == guest, TABLES.c.over.is_(None)))
        return len(rows)

    # --- links and keys ---------------------------------------------------------------------------------------------

    async def new_key(self, table: "Table", seat: int) -> str:
        key = secrets.token_urlsafe(24)
        await self.registry.commit(insert(KEYS).values(hash=hash_of(key), table_id=table.facts.id, seat=seat))
        return key

    async def sit(self, table: "Table", guest: str, key: str) -> int:
        query = select(KEYS.c.seat).where(KEYS.c.hash == hash_of(key), KEYS.c.table_id == table.facts.id)
        rows = await self.store.read(query)
        if not rows:
            raise Refused("wrong-secret")
        seat: int = rows[0].seat
        if not is_number(seat, len(table.seats)):
            raise Refused("wrong-secret")
        if guest not in table.seats[seat].holders:
            async with table.lock:
                if guest not in table.seats[seat].holders:
                    await table.commit(insert(HOLDERS).values(table_id=table.facts.id, seat=seat, guest=guest))
                    table.seats[seat].holders.add(guest)
        return seat

    async def claim(self, table: "Table", guest: str, name: str | None, seat: int | None) -> str | None:
        """The key of the seat that the guest gets; None when the guest sits there already."""
        if table.seats_of(guest):
            return None
        key = secrets.token_urlsafe(24)
        called = await self.name_of(guest) if name is None else name
        return key if await claim_seat(table, guest, called, seat, hash_of(key)) else None

    async def invited(self, token: str) -> "Table":
        return await self.linked(select(TABLES.c.id).where(TABLES.c.invite == token))

    async def watched(self, token: str) -> "Table":
        return await self.linked(select(TABLES.c.id).where(TABLES.c.watch == token))

    async def linked(self, query: Select[Any]) -> "Table":
        rows = await self.store.read(query)
        if not rows:
            raise Refused("wrong-link")
        return await self.registry.table(rows[0].id)

    # --- what guests are called -------------------------------------------------------------------------------------

    async def name_of(self, guest: str) -> str:
        rows = await self.store.read(select(GUESTS.c.name).where(GUESTS.c.id == guest))
        return rows[0].name if rows and isinstance(rows[0].name, str) else ""

    async def rename(self, guest: str, name: str) -> None:
        await self.registry.commit(put(GUESTS, "name").values(id=guest, name=name))


# --- free seats -------------------------------------------------------------------------------------------------------


async def claim_seat(table: "Table", guest: str, name: str, wanted: int | None, key_hash: str) -> bool:
    """A free seat for a guest; False when the guest has one already."""
    async with table.lock:
        if table.seats_of(guest):
            return False
        number, name = free_place(table, wanted), told_apart(name, [seat.name for seat in table.seats])
        await take_seat(
            table,
            number,
            Seat(PERSON, name, None, {guest}),
            free_seat(table, number).values(kind=PERSON, name=name),
            insert(KEYS).values(hash=key_hash, table_id=table.facts.id, seat=number),
            insert(HOLDERS).values(table_id=table.facts.id, seat=number, guest=guest),
        )
        return True


async def seat_program(table: "Table", guest: str, wanted: int | None, name: str) -> NewKey:
    """A guest's program takes a free seat, and this is its key; that of a seat where it sits already is another one."""
    async with table.lock:
        if wanted is not None and is_number(wanted, len(table.seats)) and table.seats[wanted].program == guest:
            made = new_key(guest, table.seats[wanted].name, table.facts.id, wanted)
            await table.commit(made.row())
            return made
        if table.facts.owner != guest and not table.seats_of(guest):
            raise Refused("not-seated")
        if table.facts.owner != guest and not any(map(table.may_fill, table.seats_of(guest))):
            raise Refused("not-host")
        number, name = free_place(table, wanted), told_apart(name, [seat.name for seat in table.seats])
        made = new_key(guest, name, table.facts.id, number)
        changed = free_seat(table, number).values(kind=COMPUTER, name=name, program=guest)
        await take_seat(table, number, Seat(COMPUTER, name, None, program=guest), changed, made.row())
        return made


def free_place(table: "Table", wanted: int | None) -> int:
    if table.over or table.stopped is not None:
        raise Refused("expired-link")
    free = [number for number, seat in enumerate(table.seats) if seat.kind == OPEN]
    if not free:
        raise Refused("full")
    number = free[0] if wanted is None else wanted
    if number not in free:
        raise Refused("seat-taken")
    return number


async def seat_computer(table: "Table", number: int) -> None:
    """A computer for a free seat; the table's lock is held."""
    bot = usual_bot(table.facts.game)
    changed = free_seat(table, number).values(kind=COMPUTER, bot=bot)
    await take_seat(table, number, Seat(COMPUTER, "", bot), changed)


def free_seat(table: "Table", number: int) -> Update:
    """A change of a seat that is a conflict when somebody else has taken it."""
    chosen = (SEATS.c.table_id == table.facts.id) & (SEATS.c.seat == number) & (SEATS.c.kind == OPEN)
    return update(SEATS).where(chosen).execution_options(**{MUST_FIND: True})


async def take_seat(table: "Table", number: int, seat: Seat, *statements: Executable) -> None:
    """The last one to sit down lets the game begin."""
    full = not any(other.kind == OPEN for place, other in enumerate(table.seats) if place != number)
    started = now()
    if full:
        statements += (update(TABLES).where(TABLES.c.id == table.facts.id).values(started=started),)
    await table.commit(*statements)
    table.seats[number] = seat
    table.registry.open_changes += table.facts.public
    if full:
        table.begin(started)
    else:
        table.broadcast_table()


# --- of a new table --------------------------------------------------------------------------------------------------


def seat_at(game_id: str, place: str, guest: str, name: str) -> Seat:
    if place == ME:
        return Seat(PERSON, name, None, {guest})
    if place == OPEN:
        return Seat(OPEN, "", None)
    if is_program(place):
        return Seat(COMPUTER, clean(place.removeprefix(PROGRAM)), None, program=guest)
    known = bots.names(game_id)
    if place not in known:
        kinds = f"{ME!r}, {OPEN!r}, '{PROGRAM}NAME' or a computer: {', '.join(known)}"
        raise Refused("bad-seats", f"A seat is {kinds}.")
    return Seat(COMPUTER, "", place)


def is_program(place: str) -> bool:
    """One with a name that can be read."""
    return place.startswith(PROGRAM) and bool(clean(place.removeprefix(PROGRAM)))


def new_facts(owner: str, game_id: str, seats: Sequence[Seat], name: str, pace: str, public: bool) -> Facts:
    full = not any(seat.kind == OPEN for seat in seats)
    return Facts(
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


def deal(game_id: str, players: int, options: dict[str, Any], edition: Edition | None) -> State:
    game = bottega.game(game_id)
    if players not in game.players:
        raise Refused("bad-seats", f"{game.title} is played by {game.players[0]} to {game.players[-1]}.")
    try:
        return game.new(players, secrets.randbits(SEED_BITS), options, edition, generator=SEALED)
    except (OptionError, EditionError) as error:  # the edition may hold no such alternative, or a broken one
        raise Refused("bad-options", shortened(str(error))) from None


def table_rows(facts: Facts, seats: list[Seat], key_hash: str | None) -> list[Executable]:
    columns = {column: getattr(facts, column) for column in Facts.__slots__}
    rows: list[Executable] = [insert(TABLES).values(**columns)]
    for number, seat in enumerate(seats):
        place = {"table_id": facts.id, "seat": number}
        rows.append(insert(SEATS).values(**place, kind=seat.kind, name=seat.name, bot=seat.bot, program=seat.program))
        rows += [insert(HOLDERS).values(**place, guest=holder) for holder in seat.holders]
        if key_hash is not None and facts.owner in seat.holders:
            rows.append(insert(KEYS).values(hash=key_hash, **place))
    return rows
