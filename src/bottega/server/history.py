"""A guest's finished games: a list to turn over, and figures over all that count.

What is told of a game is worked out once, by playing it again in a thread, and kept beside its journal. Lessons and
trials are listed and do not count, nor does a game that was left to a computer.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Select, func, literal, or_, select

from bottega.core.digest import Digest
from bottega.core.errors import BottegaError
from bottega.core.events import facts_for
from bottega.core.record import result_of as result_at
from bottega.play.frames import frames
from bottega.server.journal import RESIGN, RETURN, TAKEOVER
from bottega.server.lessons import hidden
from bottega.server.rows import Result, exported, is_number, result_of
from bottega.server.store.put import put
from bottega.server.store.schema import DIGESTS, HOLDERS, LESSONS, SEATS, TABLES
from bottega.server.store.writer import Entry
from bottega.server.summary import TableSummary
from bottega.server.tables import TableRegistry

LOG = logging.getLogger("bottega.server")
VERSION: Final = "1"  # of what is worked out: another one is worked out again
AT_ONCE = 24  # games that are worked out for one request
MOST_COUNTED = 2000  # the latest games of a guest, for figures


class Told(msgspec.Struct, frozen=True):
    """What is kept of a finished game; `left` are the seats that a computer played at the end."""

    result: Result
    trial: bool
    left: list[int]
    seats: list[Digest]  # nothing when this version cannot play it


class Counted(NamedTuple):
    """A game that counts, as its guest's seat has it."""

    id: str
    game: str
    seat: int
    told: Told

    @property
    def players(self) -> int:
        return len(self.told.result.scores)

    @property
    def points(self) -> int:
        return self.told.result.scores[self.seat]

    @property
    def place(self) -> int:
        return place_of(self.told.result.ranking, self.seat)

    @property
    def digest(self) -> Digest:
        return self.told.seats[self.seat] if self.seat < len(self.told.seats) else Digest()


class Histories:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = registry.store
        self.working = asyncio.Lock()  # one game at a time is played again, whoever asks
        self.untold: set[str] = set()  # games of which nothing can be told; not tried again before the next start

    # --- lists ------------------------------------------------------------------------------------------------------

    async def page(
        self, guest: str, game: str | None, players: int | None, skip: int, count: int
    ) -> tuple[list[tuple[TableSummary, Told | None]], int]:
        """Finished games, the latest first, and how many there are in all."""
        which = [*finished_of(guest), *narrowed(game, players)]
        total = (await self.store.read(select(func.count()).select_from(TABLES).where(*which)))[0][0]
        query = select(TABLES).where(*which).order_by(TABLES.c.over.desc(), TABLES.c.id).offset(skip).limit(count)
        summaries = await self.registry.summaries(await self.store.read(query))
        told, _ = await self.told_of([summary.facts.id for summary in summaries], count)
        return [(summary, told.get(summary.facts.id)) for summary in summaries], total

    async def ids(self, guest: str) -> list[str]:
        rows = await self.store.read(select(TABLES.c.id).where(*finished_of(guest)).order_by(TABLES.c.over.desc()))
        return [row.id for row in rows]

    async def summaries(self, ids: Sequence[str]) -> list[TableSummary]:
        """The same tables in the same order, without those that cannot be read."""
        rows = {row.id: row for row in await self.store.read(select(TABLES).where(TABLES.c.id.in_(ids)))}
        return await self.registry.summaries([rows[table] for table in ids if table in rows])

    # --- figures ----------------------------------------------------------------------------------------------------

    async def counted(self, guest: str) -> tuple[list[Counted], int]:
        """The games that count, the latest first, and how many are still to be worked out."""
        lessons = select(LESSONS.c.table_id)
        query = (
            select(TABLES.c.id, TABLES.c.game, func.min(HOLDERS.c.seat).label("seat"))
            .join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
            .where(HOLDERS.c.guest == guest, TABLES.c.over.is_not(None), TABLES.c.id.not_in(lessons))
            .group_by(TABLES.c.id)
            .order_by(TABLES.c.over.desc())
            .limit(MOST_COUNTED)
        )
        rows = await self.store.read(query)
        told, pending = await self.told_of([row.id for row in rows], AT_ONCE)
        return [
            Counted(row.id, row.game, row.seat, told[row.id])
            for row in rows
            if row.id in told and row.game in self.registry.games and counts(told[row.id], row.seat)
        ], pending

    # --- worked out once --------------------------------------------------------------------------------------------

    async def told_of(self, ids: Sequence[str], most: int) -> tuple[dict[str, Told], int]:
        """What is kept of these games, and how many are still to be worked out; as many as `most` are now."""
        found = await self.kept(ids)
        missing = [table for table in ids if table not in found and table not in self.untold]
        for table in missing[:most]:
            async with self.working:
                found |= await self.kept([table])
                if table not in found and table not in self.untold:
                    with self.registry.contained(table):  # what is refused may go well the next time
                        found[table] = await self.work_out(table)
                    if table not in found:
                        self.untold.add(table)
        return found, max(0, len(missing) - most)

    async def kept(self, ids: Sequence[str]) -> dict[str, Told]:
        query = select(DIGESTS).where(DIGESTS.c.table_id.in_(ids), DIGESTS.c.version == VERSION)
        return await asyncio.to_thread(read_all, await self.store.read(query))

    async def work_out(self, id: str) -> Told:
        rows = await self.store.read(select(TABLES.c.result).where(TABLES.c.id == id))
        entries = await self.registry.entries(id)
        written = rows[0].result if rows else None
        told = await asyncio.to_thread(digest, entries, result_of(written) if isinstance(written, str) else None)
        body = msgspec.json.encode(told).decode()
        there = select(TABLES.c.id, literal(VERSION), literal(body)).where(TABLES.c.id == id)  # not deleted meanwhile
        kept = put(DIGESTS, "version", "body").from_select(["table_id", "version", "body"], there)
        await self.registry.commit(kept)
        return told


def finished_of(guest: str) -> list[ColumnElement[bool]]:
    """The finished games that a guest played, or laid for computers."""
    held = select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest)
    return [
        or_(TABLES.c.id.in_(held), TABLES.c.owner == guest),
        TABLES.c.over.is_not(None),
        TABLES.c.id.not_in(hidden(guest)),
    ]


def narrowed(game: str | None, players: int | None) -> list[ColumnElement[bool]]:
    which = [] if game is None else [TABLES.c.game == game]
    if players is not None:
        which.append(TABLES.c.id.in_(with_players(players)))
    return which


def with_players(players: int) -> Select[Any]:
    return select(SEATS.c.table_id).group_by(SEATS.c.table_id).having(func.count() == players)


def read_all(rows: Sequence[Any]) -> dict[str, Told]:
    told = {row.table_id: read_told(row.body) for row in rows}
    return {table: one for table, one in told.items() if one is not None}


def read_told(body: object) -> Told | None:
    """None when it must be worked out again: a disk may have spoilt it."""
    try:
        told = msgspec.json.decode(body, type=Told) if isinstance(body, str) else None
    except (msgspec.DecodeError, UnicodeError):
        return None
    return told if told is not None and is_whole(told.result) else None


def is_whole(result: Result) -> bool:
    """Everybody has points and a place."""
    return sorted(seat for tied in result.ranking for seat in tied) == list(range(len(result.scores)))


def counts(told: Told, seat: object) -> bool:
    return is_number(seat, len(told.result.scores)) and not told.trial and seat not in told.left


def place_of(ranking: Sequence[Sequence[int]], seat: int) -> int:
    """From 1 on; those who share a place have the better one."""
    before = 0
    for tied in ranking:
        if seat in tied:
            break
        before += len(tied)
    return before + 1


def left_to_computers(entries: Sequence[Entry]) -> list[int]:
    left: set[int] = set()
    for entry in entries:
        if entry.seat is not None and entry.kind in (RESIGN, TAKEOVER):
            left.add(entry.seat)
        elif entry.seat is not None and entry.kind == RETURN:
            left.discard(entry.seat)
    return sorted(left)


def digest(entries: Sequence[Entry], result: Result | None) -> Told:
    """The game played again, move by move. What this version cannot play keeps its result and has no figures."""
    record = exported(entries)
    record.result = None if result is None else msgspec.to_builtins(result)
    facts: list[dict[str, Any]] = []
    seats: list[Digest] = []
    try:
        for frame in frames(record):
            facts += facts_for(frame.events, None)
            end = frame.state
        seats = end.game.digests(end.setup, facts)
        result = msgspec.convert(result_at(end), Result) if result is None else result
    except BottegaError as error:
        if result is None:
            raise
        LOG.info("A finished game of %s keeps no figures: %s", record.game, error)
    if not is_whole(result):
        raise ValueError("this game has no result")
    return Told(result, record.origin is not None, left_to_computers(entries), seats)
