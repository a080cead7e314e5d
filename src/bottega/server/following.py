"""A table at a server that does not write to it: rows that another one has committed are taken and broadcast here as
they were there, by the same functions, so that every page hears the same wherever it is open.
"""

import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from bottega.play.live import Retreat
from bottega.server import journal, messages
from bottega.server.errors import Refused
from bottega.server.journal import BY, CHAT, MOVE, UNDO, Stopped
from bottega.server.lessons import taught_at
from bottega.server.rows import facts_of, seated
from bottega.server.store.schema import HOLDERS, SEATS, TABLES
from bottega.server.store.sharing import NEWS
from bottega.server.store.writer import Entry
from bottega.server.summary import Seat

if TYPE_CHECKING:
    from bottega.server.encoded import EncodedGame
    from bottega.server.table import Table
    from bottega.server.tables import TableRegistry

LOG = logging.getLogger("bottega.server")


async def catch_up(registry: "TableRegistry", table: "Table") -> None:
    """All that the store has and this server does not know. The table is locked here."""
    lock = table.lock
    rows = await registry.store.read(NEWS.bindparams(id=table.facts.id, number=table.next_number))
    if not rows:
        registry.drop(table)
        raise Refused("no-table")
    entries = [Entry(*row[1:]) for row in rows if row.number is not None]
    if entries and lock.is_ours:  # so it is not any more
        lock.lost()
    try:
        for entry in entries:
            follow(table, entry)
    except Exception as error:  # noqa: BLE001 -- whatever does not fit, what is in the store counts
        LOG.warning(
            "Table %s is read again: what another server has written does not fit (%s).",
            table.facts.id,
            type(error).__name__,
        )
        await registry.reload(table)
    if rows[0].changes != lock.changes:
        await refresh(registry, table)
        lock.changes = rows[0].changes


def follow(table: "Table", entry: Entry) -> None:
    table.next_number = entry.number + 1
    if entry.kind in (MOVE, UNDO):
        if table.play is not None and entry.seat is not None:
            repeat(table, table.play, entry, entry.seat)
        return
    table.note(entry)
    if entry.kind == CHAT:
        table.presence.broadcast(table.chat[-1])
    else:
        table.broadcast_table()
        table.computers.wake()


def repeat(table: "Table", play: "EncodedGame", entry: Entry, seat: int) -> None:
    """A move, or one that was taken back."""
    if entry.kind == MOVE:
        action = play.game.number(play.game.parse(entry.body[1:]))
        advance = play.try_move(seat, action, BY[entry.body[0]])
        check(entry, advance.state)
        further = None if table.lesson is None else table.lesson.after([*play.moves, advance.move])
        table.take_move(play, advance, further)
    else:
        retreat = retreat_of(play, entry, seat)
        check(entry, retreat.state)
        left = [*play.moves[: retreat.place], *retreat.moves]
        further = None if table.lesson is None else table.lesson.after(left)
        table.take_retreat(play, retreat, entry, further)
        if journal.is_take_back(entry):
            table.broadcast_table()
    table.computers.wake()


def retreat_of(play: "EncodedGame", entry: Entry, seat: int) -> Retreat:
    choice = journal.undone(entry.body)
    return play.try_take_back(seat) if choice is None else play.try_undo(seat, choice)


def check(entry: Entry, state: Any) -> None:
    if entry.mark != journal.fingerprint(state):
        raise Stopped(f"After row {entry.number} of the journal this version would play the game differently.")


async def refresh(registry: "TableRegistry", table: "Table") -> None:
    """Seats, their holders, the facts and the lesson, none of which is in the journal."""
    mine, read = table.facts.id, registry.store.read
    rows = await read(select(TABLES).where(TABLES.c.id == mine))
    seats = await read(select(SEATS).where(SEATS.c.table_id == mine).order_by(SEATS.c.seat))
    holders = await read(select(HOLDERS).where(HOLDERS.c.table_id == mine))
    if not rows:
        return  # it has just gone; the notice of that is on its way
    facts, before = facts_of(rows[0], registry.games), shown(table)
    begins = table.facts.started is None and facts.started
    table.facts = facts
    for seat, found in zip(table.seats, seated(seats, holders, facts.game), strict=True):
        become(seat, found)
    if begins:
        table.begin(begins)
    elif shown(table) != before:
        table.broadcast_table()
    if table.lesson is not None:
        await refresh_lesson(registry, table)


def shown(table: "Table") -> list[Any]:
    """What pages are told of it."""
    facts = table.facts
    seats = [(seat.kind, seat.name, seat.bot, seat.program) for seat in table.seats]
    return [facts.started, facts.over, facts.rematch, facts.name, facts.owner, *seats]


def become(seat: Seat, found: Seat) -> None:
    """What the journal tells of a seat stays."""
    seat.kind, seat.name, seat.program, seat.holders = found.kind, found.name, found.program, found.holders
    seat.bot = found.bot or seat.bot


async def refresh_lesson(registry: "TableRegistry", table: "Table") -> None:
    before, after = table.lesson, await taught_at(registry.store, table)
    table.lesson = after
    if before is not None and after is None:
        for page in table.presence.pages.get(before.lesson.learner, []):
            page.send(messages.lesson(None))
    elif before is not None and after is not None and before.step != after.step:
        table.coach.tell()
    table.computers.wake()
