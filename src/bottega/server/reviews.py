"""Reviews of finished games: asked for, worked out one piece after the other, and kept as far as they are.

One game at a time is worked on, the others wait, and only so many may: nobody can fill the machine. A review is asked
for by whoever looks at it; what was begun is gone on with after a start.
"""

import asyncio
import logging
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

import msgspec
from sqlalchemy import literal, select

from bottega import Record
from bottega.review import FORMAT, Worked
from bottega.server.errors import Refused
from bottega.server.journal import now
from bottega.server.replays import Look, Replays
from bottega.server.reviewer import DECODER, ENCODER, Done, Piece, Reviewer
from bottega.server.rows import Spoilt, checked
from bottega.server.store.put import put
from bottega.server.store.schema import RECORDS, REVIEWS, TABLES
from bottega.server.tables import TableRegistry
from bottega.server.workers import Lost

LOG = logging.getLogger("bottega.server")
KEPT_EVERY = 4  # pieces of work
MOST_FAILED = 1000  # games of which it is remembered that their review failed
TRIES = 2  # of a piece, by processes that are lost
MOST_SPREAD = 4_000_000  # bytes of a kept review when it is spread out again
State = Literal["none", "waiting", "working", "done", "failed"]


class Kept(msgspec.Struct, frozen=True):
    """A row of `reviews`."""

    id: str
    done: int
    total: int
    created: int
    body: bytes


@dataclass(slots=True)
class Job:
    """A game that is worked on, or waits for it."""

    id: str
    record: str
    source: str  # a mark of the address it was asked from
    created: int
    worked: bytes = b""
    wanted: list[int] = field(default_factory=list)
    done: int = 0
    total: int = 0


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a review is, and what has been worked out."""

    state: State
    done: int
    total: int
    worked: Worked | None


class Reviews:
    def __init__(self, registry: TableRegistry, replays: Replays) -> None:
        self.registry = registry
        self.replays = replays
        self.jobs: OrderedDict[str, Job] = OrderedDict()  # the first is worked on
        self.failed: dict[str, None] = {}
        self.reviewer = Reviewer(registry.settings.review_behind)
        self.working: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """After a start: what was begun goes on."""
        unfinished = select(REVIEWS).where(REVIEWS.c.done < REVIEWS.c.total).order_by(REVIEWS.c.created)
        resumed = 0
        for row in await self.registry.store.read(unfinished):
            if resumed == self.registry.settings.limits.reviews:
                break
            try:
                kept = checked(row, Kept)
                worked = unpacked(kept)
                if worked is not None:
                    await self.take_up(kept, worked)
                    resumed += 1
            except (Spoilt, Refused):
                continue  # whoever asks for it will be told

    async def take_up(self, kept: Kept, worked: Worked) -> None:
        record = await self.replays.look(kept.id, None, Look.finished)
        job = Job(kept.id, record.to_json(), "", kept.created, b"", [], kept.done, kept.total)
        if fits(worked, record):
            job.worked = ENCODER.encode(worked)
            job.wanted = [work.seat for work in worked.seats]
        self.jobs.setdefault(kept.id, job)  # somebody may have asked for it meanwhile
        self.begin()

    def close(self) -> None:
        self.reviewer.end()

    # --- asking -----------------------------------------------------------------------------------------------------

    async def ask(self, id: str, record: Record, seats: Sequence[int], source: str) -> None:
        """Have a finished game worked out, and the choices of these seats."""
        kept = await self.kept(id)
        if (running := self.jobs.get(id)) is not None:
            running.wanted += [seat for seat in seats if seat not in running.wanted]
            return
        worked = None if kept is None else unpacked(kept)
        if worked is not None and not fits(worked, record):
            worked = None
        lacking = [seat for seat in seats if worked is None or worked.of(seat) is None]
        if worked is not None and kept is not None and kept.done >= kept.total and not lacking:
            return
        limits = self.registry.settings.limits
        if len(self.jobs) >= limits.reviews or self.asked_from(source) >= limits.address_reviews:
            raise Refused("slow-down", "Other reviews are being worked out; try again in a moment.")
        self.jobs[id] = job = Job(id, record.to_json(), source, now(), wanted=list(lacking))
        if worked is not None and kept is not None:
            job.worked, job.done, job.total = ENCODER.encode(worked), kept.done, kept.total
        self.failed.pop(id, None)
        self.begin()

    def drop(self, id: str) -> None:
        """The game is deleted."""
        self.jobs.pop(id, None)

    def asked_from(self, source: str) -> int:
        return sum(job.source == source for job in self.jobs.values())

    async def progress(self, id: str, record: Record) -> Progress:
        """What there is of a game that the caller may look at."""
        if (job := self.jobs.get(id)) is not None:
            worked = DECODER.decode(job.worked) if job.worked else None
            first = next(iter(self.jobs)) == id
            return Progress("working" if first else "waiting", job.done, job.total, worked)
        kept = await self.kept(id)
        found = None if kept is None else unpacked(kept)
        if kept is None or found is None or not fits(found, record):
            return Progress("failed" if id in self.failed else "none", 0, 0, None)
        over = kept.done >= kept.total
        state: State = "done" if over else "failed" if id in self.failed else "none"
        return Progress(state, kept.done, kept.total, found)

    async def kept(self, id: str) -> Kept | None:
        rows = await self.registry.store.read(select(REVIEWS).where(REVIEWS.c.id == id))
        try:
            return checked(rows[0], Kept) if rows else None
        except Spoilt:
            return None

    # --- working ----------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        if self.working is None or self.working.done():
            self.working = self.registry.start_task(self.work())

    async def work(self) -> None:
        """As long as somebody waits."""
        try:
            while self.jobs:
                job = next(iter(self.jobs.values()))
                try:
                    await self.work_on(job)
                except (Lost, Refused) as error:
                    LOG.warning("The review of %s cannot be worked out: %s", job.id, error)
                    self.note_failure(job.id)
                except Exception:
                    LOG.exception("The review of %s failed in a way that nobody thought of.", job.id)
                    self.note_failure(job.id)
                finally:
                    self.jobs.pop(job.id, None)
        finally:
            await asyncio.to_thread(self.reviewer.rest)

    def note_failure(self, id: str) -> None:
        self.failed[id] = None
        if len(self.failed) > MOST_FAILED:
            del self.failed[next(iter(self.failed))]

    async def work_on(self, job: Job) -> None:
        pieces = 0
        while self.jobs.get(job.id) is job:
            wanted = tuple(job.wanted)
            done = await self.do(Piece(job.id, job.record, job.worked, wanted, self.registry.settings.review))
            job.worked, job.done, job.total = done.worked, done.done, done.total
            over = done.over and wanted == tuple(job.wanted)
            pieces += 1
            if over:
                job.total = job.done
            if over or pieces % KEPT_EVERY == 0:
                await self.keep(job)
            if over and wanted == tuple(job.wanted):  # somebody may have asked for more while it was kept
                return

    async def do(self, piece: Piece) -> Done:
        for _ in range(TRIES - 1):
            try:
                return await asyncio.to_thread(self.reviewer.do, piece)
            except Lost as lost:
                LOG.warning("A piece of a review was lost: %s. It is done again.", lost)
        return await asyncio.to_thread(self.reviewer.do, piece)

    async def keep(self, job: Job) -> None:
        values = {"done": job.done, "total": job.total, "created": job.created, "body": zlib.compress(job.worked)}
        games = select(TABLES.c.id).union_all(select(RECORDS.c.id)).subquery()
        columns = [literal(value, REVIEWS.c[name].type) for name, value in values.items()]
        there = select(games.c.id, *columns).where(games.c.id == job.id)  # not deleted meanwhile
        await self.registry.commit(put(REVIEWS, *values).from_select(["id", *values], there))


def unpacked(kept: Kept) -> Worked | None:
    """What was kept; None where it cannot be read, or was worked out in another way than today."""
    try:
        worked = DECODER.decode(zlib.decompressobj().decompress(kept.body, MOST_SPREAD))
    except (msgspec.DecodeError, zlib.error, ValueError):
        return None
    return worked if worked.format == FORMAT else None


def fits(worked: Worked, record: Record) -> bool:
    """Is it of this game?"""
    last, players = len(record.moves), record.players
    plies = [knot.ply for knot in worked.knots]
    seats = [work.seat for work in worked.seats]
    for work in worked.seats:
        mine = [one.ply for one in work.disagreements] + [one.ply for one in work.weighed] + (work.to_weigh or [])
        plies += mine
        if not all(0 <= ply < last and record.moves[ply][0] == work.seat for ply in mine):
            return False
    shaped = all(len(scores) == players for knot in worked.knots for scores in knot.scores)
    ordered = len(set(seats)) == len(seats) and all(0 <= seat < players for seat in seats)
    return worked.players == players and shaped and ordered and all(0 <= ply < last for ply in plies)
