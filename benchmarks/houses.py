"""A house as it is after years: finished tables by the thousand, each a copy of one of a few that were really played.

Benches and tests compare it with the house it was made of, which has the few alone.
"""

import asyncio
import random
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sqlalchemy import Column, Connection, Engine, Integer, MetaData, Select, String, Table, insert, literal, select

from bottega.server.guests import Guests
from bottega.server.history import Histories
from bottega.server.seating import Seating
from bottega.server.settings import Limits, Settings
from bottega.server.store.schema import DIGESTS, GUESTS, HOLDERS, JOURNAL, KEYS, SEATS, TABLES
from bottega.server.table import Table as LiveTable
from bottega.server.tables import TableRegistry

GUEST: Final = "a" * 32  # whose lists are asked for in both houses
FRIEND: Final = "b" * 32
SHORT: Final = {"turn_cap": 3}  # so that a house is filled in minutes
OWNERS: Final = 1000
TOGETHER: Final = 5000  # copies made by one statement
PLAYED: Final = 6
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"

COPIES = Table(
    "copies",
    MetaData(),
    Column("id", String, primary_key=True),
    Column("source", String),
    Column("owner", String),
    Column("friend", String),
    Column("at", Integer),
    prefixes=["TEMPORARY"],
)


@dataclass(slots=True)
class House:
    """What was played in it."""

    finished: list[str] = field(default_factory=list)
    running: str = ""
    cookies: dict[str, str] = field(default_factory=dict)  # of the two guests


def played(settings: Settings, whole: bool = True) -> House:
    """A few finished games, one that goes on, and one that waits in the public list; `whole` adds a game of Fresco from
    the first move to the last."""
    registry = TableRegistry(replace(settings, limits=Limits(tables=10**6)))
    with registry.store.alone():
        return asyncio.run(play_some(registry, whole))


async def play_some(registry: TableRegistry, whole: bool) -> House:
    await registry.store.open()
    try:
        house, seating, rng = House(), Seating(registry), random.Random(1)
        await seating.rename(GUEST, "Ada")
        await seating.rename(FRIEND, "Bea")
        for number in range(PLAYED):
            game, options = ("fresco", {}) if whole and not number else ("fresco-cards", SHORT)
            table = await seated(seating, game, options)
            await play_on(table, rng)
            house.finished.append(table.facts.id)
        await Histories(registry).told_of(house.finished, PLAYED)
        table = await seated(seating, "fresco", {})
        await play_on(table, rng, 20)
        house.running = table.facts.id
        await seating.create(FRIEND, "fresco", ["me", "open"], {}, public=True)
        signed = Guests(await asyncio.to_thread(registry.store.cookie_key))
        house.cookies = {guest: f"bottega_guest={guest}.{signed.signature(guest)}" for guest in (GUEST, FRIEND)}
        return house
    finally:
        await registry.close()


async def seated(seating: Seating, game: str, options: dict[str, Any]) -> LiveTable:
    table, _ = await seating.create(GUEST, game, ["me", "open"], options, pace="days")
    await seating.claim(table, FRIEND, None, None)
    return table


async def play_on(table: LiveTable, rng: random.Random, moves: int = 10**6) -> None:
    """Any legal moves, so many or to the end."""
    play = table.check_running()
    while moves > 0 and not play.state.is_over:
        seat = rng.choice(play.state.to_act)
        await table.act(seat, play.version(seat), rng.choice(play.state.legal_actions(seat)))
        moves -= 1


# --- copies -----------------------------------------------------------------------------------------------------------


def fill(engine: Engine, house: House, count: int) -> None:
    """So many finished tables more, of others than the two guests."""
    rng = random.Random(2)
    ids = sorted({"".join(rng.choices(LETTERS, k=12)) for _ in range(count)})
    with engine.connect() as connection:
        COPIES.create(connection)
        connection.commit()
        for start in range(0, len(ids), TOGETHER):
            copy(connection, house, rng, ids[start : start + TOGETHER], start)
            connection.commit()
        owners = [{"id": owner(number), "name": f"Guest {number}"} for number in range(OWNERS)]
        connection.execute(insert(GUESTS), owners)
        COPIES.drop(connection)
        connection.commit()


def copy(connection: Connection, house: House, rng: random.Random, ids: list[str], first: int) -> None:
    connection.execute(COPIES.delete())
    rows = [
        {
            "id": copied,
            "source": rng.choice(house.finished),
            "owner": owner(rng.randrange(OWNERS)),
            "friend": owner(rng.randrange(OWNERS)),
            "at": first + number,
        }
        for number, copied in enumerate(ids)
    ]
    connection.execute(insert(COPIES), rows)
    guest = {"owner": COPIES.c.owner, "guest": COPIES.c.owner, "rematch": literal(None)}
    own = {"invite": COPIES.c.id + "i", "watch": COPIES.c.id + "w"}
    earlier = {name: TABLES.c[name] - COPIES.c.at for name in ("created", "started", "over")}
    copy_rows(connection, TABLES, {"id": COPIES.c.id, **guest, **own, **earlier})
    for table in (SEATS, JOURNAL, DIGESTS):
        copy_rows(connection, table, {"table_id": COPIES.c.id})
    copy_rows(connection, KEYS, {"table_id": COPIES.c.id, "hash": COPIES.c.id + KEYS.c.hash})
    for was, now in ((GUEST, COPIES.c.owner), (FRIEND, COPIES.c.friend)):
        copy_rows(connection, HOLDERS, {"table_id": COPIES.c.id, "guest": now}, HOLDERS.c.guest == was)


def copy_rows(connection: Connection, table: Table, changed: dict[str, Any], *which: Any) -> None:
    """The rows of each source again for its copy, but for what is changed."""
    key = table.c.id if table is TABLES else table.c.table_id
    query: Select[Any] = select(*[changed.get(column.name, column) for column in table.c])
    query = query.select_from(COPIES.join(table, key == COPIES.c.source)).where(*which)
    connection.execute(insert(table).from_select([column.name for column in table.c], query))


def owner(number: int) -> str:
    return f"{number:032x}"
