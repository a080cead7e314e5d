"""However many games are over, whoever comes waits no longer: what is looked at in the store stays the same.

Counted is what the database does for a query, never how long it takes: steps of SQLite's machine, rows that PostgreSQL
touches.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.pool import NullPool
from sqlalchemy.sql import Executable

from bottega.server.store.file import FILE
from bottega.server.store.readers import Readers
from houses import GUEST, House, fill, played

from .databases import DATABASES, SQLITE
from .served import Served, settings, wait_until

MANY: Final = 4000
A_LITTLE: Final = 1.3  # trees of more rows are a little higher
FIXED: Final = 64  # rows of PostgreSQL: a few more, where it reads a small table as a whole
AFTER_A_START: Final = 1  # task goes on: the one that sweeps the memory
START: Final = "start"
STEPS: Final = 10  # of SQLite's machine, counted together


@dataclass(frozen=True)
class Houses:
    few: Path
    many: Path
    house: House

    def engine(self, folder: Path) -> Engine:
        return create_engine(DATABASES.of(folder) or f"sqlite:///{folder / FILE}", poolclass=NullPool)


@pytest.fixture(scope="module")
def houses(kept_in: str, tmp_path_factory: pytest.TempPathFactory) -> Houses:
    folder = tmp_path_factory.mktemp("houses")
    few = folder / "few"
    few.mkdir()
    house = played(settings(few), whole=False)
    many = DATABASES.copied(few, folder / "many")
    made = Houses(few, many, house)
    fill(made.engine(many), house, MANY)
    if kept_in != SQLITE:
        for one in (few, many):
            with made.engine(one).connect() as connection:  # as it does by itself after a while
                connection.execution_options(isolation_level="AUTOCOMMIT").exec_driver_sql("ANALYZE")
    return made


ASKED: Final = {
    "lobby": "/api/tables",
    "lobby without what is over": "/api/tables?finished=false",
    "games": "/api/history",
    "games of two": "/api/history?players=2&game=fresco-cards",
    "figures": "/api/history/figures",
    "keys of programs": "/api/programs/keys",
    "table": "/api/tables/{id}",
    "replay": "/api/replays/{other}",
    "page of a replay": "/replay/{id}",
}


@pytest.fixture(scope="module")
def work(houses: Houses) -> dict[str, tuple[int, int]]:
    """For each request, and for a start, what the database does in the one house and in the other."""
    few, many = done_in(houses, houses.few), done_in(houses, houses.many)
    return {what: (few[what], many[what]) for what in (START, *ASKED)}


@pytest.mark.parametrize("what", [START, *ASKED])
def test_what_is_asked_for_is_found_among_many_as_among_few(work: dict[str, tuple[int, int]], what: str) -> None:
    few, many = work[what]
    assert few, "else there is nothing to compare"
    assert many <= few * A_LITTLE + FIXED


def done_in(houses: Houses, folder: Path) -> dict[str, int]:
    done = {}
    with pytest.MonkeyPatch.context() as patch:
        queries = noted(patch)
        with Served(settings(folder)) as served:
            wait_until(lambda: len(served.registry.tasks) == AFTER_A_START)
            done[START] = done_for(houses, folder, queries)
            guest = served.guest(cookies=dict([houses.house.cookies[GUEST].split("=", 1)]))
            for what, path in ASKED.items():
                queries.clear()
                one, other, *_ = houses.house.finished
                assert guest.http.get(path.format(id=one, other=other)).status_code == HTTPStatus.OK
                done[what] = done_for(houses, folder, queries)
    return done


def noted(patch: pytest.MonkeyPatch) -> list[Executable]:
    """What is asked of the store from now on."""
    asked: list[Executable] = []
    honest = Readers.read

    async def reading(self: Readers, query: Executable) -> list[Any]:
        asked.append(query)
        return await honest(self, query)

    patch.setattr(Readers, "read", reading)
    return asked


# --- what a database does ---------------------------------------------------------------------------------------------


def done_for(houses: Houses, folder: Path, queries: Sequence[Executable]) -> int:
    engine = houses.engine(folder)
    count = steps if engine.dialect.name == SQLITE else touched
    with engine.connect() as connection:
        if count is touched and folder == houses.few:  # which are so few that it would read them from end to end
            connection.exec_driver_sql("SET enable_seqscan = off")
        return sum(count(connection, query) for query in queries)


def steps(connection: Connection, query: Executable) -> int:
    counted = 0

    def count() -> int:
        nonlocal counted
        counted += 1
        return 0

    driver: Any = connection.connection.driver_connection
    driver.set_progress_handler(count, STEPS)
    connection.execute(query).all()
    return counted * STEPS


def touched(connection: Connection, query: Executable) -> int:
    written: Any = query
    compiled = written.compile(dialect=connection.dialect, compile_kwargs={"render_postcompile": True})
    words = f"EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) {compiled}"
    [(plan,)] = connection.exec_driver_sql(words, compiled.params).all()
    return 1 + rows_of(plan[0]["Plan"])


def rows_of(node: dict[str, Any]) -> int:
    thrown_away = sum(node[name] for name in node if name.startswith("Rows Removed by"))
    own = (node["Actual Rows"] + thrown_away) * node["Actual Loops"]
    return int(own) + sum(rows_of(part) for part in node.get("Plans", []))
