"""Tables in the store, in short, without playing their games again."""

from collections import defaultdict
from collections.abc import Container, Sequence
from typing import Any

from sqlalchemy import Select, func, select

from bottega.server.journal import ALLOW, CHAT, DEAL, HINT, MOVE, RESIGN, RETURN, TAKE_BACK, TAKEOVER, UNDO
from bottega.server.rows import facts_of, seated, waiting_of
from bottega.server.store.schema import HOLDERS, JOURNAL, SEATS
from bottega.server.store.store import Store
from bottega.server.store.writer import Entry
from bottega.server.summary import StoredSummary, TableSummary


class StoredTables:
    """What the store has of some tables, fetched together."""

    def __init__(self) -> None:
        self.seats: dict[str, list[Any]] = defaultdict(list)
        self.holders: dict[str, list[Any]] = defaultdict(list)
        self.entries: dict[str, list[Entry]] = defaultdict(list)
        self.waiting: dict[str, object] = {}

    @classmethod
    async def of(cls, store: Store, ids: Sequence[str]) -> "StoredTables":
        found = cls()
        if not ids:
            return found
        for row in await store.read(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)):
            found.seats[row.table_id].append(row)
        for row in await store.read(select(HOLDERS).where(HOLDERS.c.table_id.in_(ids))):
            found.holders[row.table_id].append(row)
        for row in await store.read(about_seats(ids)):
            found.entries[row.table_id].append(Entry(*row))
        for row in await store.read(last_moves(ids)):
            found.waiting[row.table_id] = row.waiting
        return found

    def summary(self, row: Any, games: Container[str]) -> TableSummary | None:
        """None when only the game itself can tell who is asked or how it ended: earlier versions did not write that
        down, and what is written may be spoilt."""
        facts = facts_of(row, games)
        seats = seated(self.seats[row.id], self.holders[row.id], facts.game)
        waiting = waiting_of(self.waiting.get(row.id, 0), len(seats))
        if facts.started is not None and (waiting if facts.over is None else facts.result) is None:
            return None
        return StoredSummary(facts, seats, self.entries[row.id], waiting or 0)


def about_seats(ids: Sequence[str]) -> Select[Any]:
    """The deals, who came and went, what was taken back, and what was said of hints."""
    taken_back = (JOURNAL.c.kind == UNDO) & JOURNAL.c.body.startswith(TAKE_BACK)
    told = JOURNAL.c.kind.in_((DEAL, TAKEOVER, RETURN, RESIGN, HINT, ALLOW)) | taken_back
    of_these = JOURNAL.c.table_id.in_(ids) & told
    return select(JOURNAL).where(of_these).order_by(JOURNAL.c.number)


def told_of(table_id: str, words: int) -> Select[Any]:
    """The journal of a table, but of what was said there only the last: there is no end to that."""
    of_this = JOURNAL.c.table_id == table_id
    said = select(JOURNAL.c.number).where(of_this, JOURNAL.c.kind == CHAT).order_by(JOURNAL.c.number.desc())
    before = func.coalesce(said.limit(1).offset(words).scalar_subquery(), -1)
    return (
        select(JOURNAL)
        .where(of_this, (JOURNAL.c.kind != CHAT) | (JOURNAL.c.number > before))
        .order_by(JOURNAL.c.number)
    )


def last_moves(ids: Sequence[str]) -> Select[Any]:
    of_these = JOURNAL.c.table_id.in_(ids) & JOURNAL.c.kind.in_((DEAL, MOVE, UNDO))
    number = func.max(JOURNAL.c.number).label("number")
    last = select(JOURNAL.c.table_id, number).where(of_these).group_by(JOURNAL.c.table_id).subquery()
    is_last = (JOURNAL.c.table_id == last.c.table_id) & (JOURNAL.c.number == last.c.number)
    return select(JOURNAL.c.table_id, JOURNAL.c.waiting).join(last, is_last)
