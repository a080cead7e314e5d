"""One run: a house, companies that play there, faults, and in the end every table looked through."""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, select

from bottega.server.store.schema import JOURNAL, SEATS, TABLES
from bottega.server.store.writer import Entry
from tests.patience import PATIENCE

from .checks import check_table
from .clients import KINDS, Company
from .faults import Fault, drawn
from .history import Recorder, events_of
from .house import House, possible

GLANCE: Final = 0.02
LONGEST: Final = 20.0  # seconds that the next fault waits for accepted requests


@dataclass(frozen=True, slots=True)
class Plan:
    servers: int
    store: str
    tables: int
    faults: int
    seed: int
    kinds: tuple[str, ...] = ()  # of faults; all that are possible
    spoilt: str | None = None  # a build that breaks a promise


@dataclass(slots=True)
class Outcome:
    plan: Plan
    findings: list[str] = field(default_factory=list)
    faults: dict[str, int] = field(default_factory=dict)
    answers: dict[str, int] = field(default_factory=dict)
    unanswered: int = 0
    lines: int = 0
    heard: int = 0
    tables: int = 0
    over: int = 0
    rows: int = 0
    seconds: float = 0.0

    def told(self) -> dict[str, Any]:
        return asdict(self)


def run(plan: Plan, folder: Path) -> Outcome:
    """`folder`: everything that is needed to understand a finding stays there."""
    outcome = Outcome(plan)
    house = House(folder, plan.store, plan.servers, plan.spoilt)
    recorder = Recorder(folder / "history")
    began = time.monotonic()
    try:
        outcome.findings += asyncio.run(evening(plan, house, recorder))
        recorder.close()
        look_through(house.engine(), recorder, outcome)
    finally:
        recorder.close()
        house.remove()
    outcome.seconds = round(time.monotonic() - began, 1)
    outcome.faults, outcome.answers = house.happened, recorder.answers
    outcome.unanswered = recorder.requests - sum(recorder.answers.values())
    outcome.lines, outcome.heard = recorder.lines, recorder.heard
    return outcome


async def evening(plan: Plan, house: House, recorder: Recorder) -> list[str]:
    await house.start()
    rng = random.Random(plan.seed)
    companies = [
        Company(f"{number}", KINDS[number % len(KINDS)], house, recorder, random.Random(rng.random()))
        for number in range(plan.tables)
    ]
    playing = [asyncio.create_task(company.play()) for company in companies]
    faults = drawn(plan.seed, plan.faults, plan.servers, plan.kinds or possible(plan.store))
    try:
        befalling = asyncio.create_task(befall(house, faults, recorder))
        await asyncio.wait([befalling, *playing], return_when=asyncio.FIRST_COMPLETED)
        if not befalling.done():  # somebody failed who should have played on
            befalling.cancel()
        await asyncio.gather(befalling, *[task for task in playing if task.done()])
        return await settled(companies, playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await house.stop()


async def befall(house: House, faults: Sequence[Fault], recorder: Recorder) -> None:
    async with asyncio.TaskGroup() as going_on:
        for fault in faults:
            enough = recorder.accepted + fault.after
            late = time.monotonic() + LONGEST
            while recorder.accepted < enough and time.monotonic() < late:
                await asyncio.sleep(GLANCE)
            going_on.create_task(house.suffer(fault))


async def settled(companies: Sequence[Company], playing: Sequence["asyncio.Task[None]"]) -> list[str]:
    """Everything is whole again: whoever plays is heard once more, and no table waits for a computer."""
    late = time.monotonic() + PATIENCE
    waiting = {company: company.newest for company in companies if company.waits_for_a_computer()}
    while waiting and time.monotonic() < late:
        await asyncio.sleep(GLANCE)
        waiting = {
            company: seen
            for company, seen in waiting.items()
            if company.waits_for_a_computer() and company.newest <= seen
        }
    found = [
        f"stands still: table {company.clients[0].place.table} of company {company.name} waits for a computer"
        for company in waiting
    ]
    for company in companies:
        company.ending.set()
    await asyncio.wait(playing, timeout=PATIENCE)
    return [*found, *[one for company in companies for one in unheard(company)]]


def unheard(company: Company) -> list[str]:
    if not company.clients:
        return [f"stands still: company {company.name} never found a table"]
    return [
        f"stands still: {client.name} at table {client.place.table} is not heard any more"
        for client in company.clients
        if not client.is_heard
    ]


# --- afterwards -------------------------------------------------------------------------------------------------------


def look_through(engine: Engine, recorder: Recorder, outcome: Outcome) -> None:
    """Every table in the store, and every one that anybody was told of."""
    with engine.connect() as kept:
        overs = {row.id: row.over is not None for row in kept.execute(select(TABLES))}
        recorded = {file.stem: file for file in recorder.folder.glob("*.jsonl")}
        for table in sorted({*overs, *recorded}):
            rows = kept.execute(select(JOURNAL).where(JOURNAL.c.table_id == table).order_by(JOURNAL.c.number))
            entries = [Entry(*row) for row in rows]
            seats = kept.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
            kinds = [str(seat.kind) for seat in seats]
            events = events_of(recorded[table]) if table in recorded else ()
            outcome.findings += check_table(table, events, entries, kinds, overs.get(table, False))
            outcome.rows += len(entries)
        outcome.tables, outcome.over = len(overs), sum(overs.values())
    engine.dispose()
