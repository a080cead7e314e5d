"""A store of games looked through from outside: is it whole, and can every game in it be played again?"""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, select
from sqlalchemy.exc import SQLAlchemyError

from bottega.server.encoded import EncodedGame
from bottega.server.games import playable
from bottega.server.journal import fingerprint
from bottega.server.rows import Spoilt, facts_of, played, seated
from bottega.server.store.file import StoreError, plainly
from bottega.server.store.schema import HOLDERS, JOURNAL, SEATS, TABLES
from bottega.server.store.urls import POSTGRES, SQLITE
from bottega.server.store.writer import Entry

ONE_MOMENT: Final = {SQLITE: "BEGIN", POSTGRES: "BEGIN ISOLATION LEVEL REPEATABLE READ"}


@dataclass(slots=True)
class Checked:
    """`marks`: the fingerprint of each game as it stands; `stopped`: why others cannot be played again."""

    marks: dict[str, str] = field(default_factory=dict)
    stopped: dict[str, str] = field(default_factory=dict)


def is_of_this_version(file: Path) -> bool:
    """Or an earlier one; a file of a later one is refused, and so is what is none."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "store" / "migrations"))
    scripts = ScriptDirectory.from_config(config)
    try:
        with closing(sqlite3.connect(file)) as opened:
            trouble = opened.execute("PRAGMA integrity_check(1)").fetchone()[0]
            [(version,)] = opened.execute("SELECT version_num FROM alembic_version").fetchall()
    except (sqlite3.Error, ValueError) as error:
        raise StoreError(f"{file} is no file of Bottega's: {plainly(error)}") from None
    if trouble != "ok":
        raise StoreError(f"{file} is damaged: {trouble}")
    if version not in {script.revision for script in scripts.walk_revisions()}:
        raise StoreError(f"{file} was written by a later version of Bottega.")
    return bool(version == scripts.get_current_head())


def check_games(file: Path) -> Checked:
    """Nobody needs to have it open, and it is not changed, not even in how it is written to."""
    return check_store(create_engine(f"sqlite:///{file}"))


def check_store(engine: Engine) -> Checked:
    """In one go, as all of it is now, and whoever writes meanwhile is not in the way. The engine is used up."""
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql(ONE_MOMENT[engine.dialect.name])
            found = asyncio.run(all_checked(lambda query: list(connection.execute(query).all())))
            connection.exec_driver_sql("ROLLBACK")
            return found
    except SQLAlchemyError as error:
        raise StoreError(f"The games cannot be read: {plainly(error)}") from None
    finally:
        engine.dispose()


async def all_checked(read: Any) -> Checked:
    found, games = Checked(), playable()
    for row in read(select(TABLES).order_by(TABLES.c.created)):
        try:
            facts = facts_of(row, games)
            rows = read(select(SEATS).where(SEATS.c.table_id == facts.id).order_by(SEATS.c.seat))
            seats = seated(rows, read(select(HOLDERS).where(HOLDERS.c.table_id == facts.id)), facts.game)
            entries = read(select(JOURNAL).where(JOURNAL.c.table_id == facts.id).order_by(JOURNAL.c.number))
            play = await played([Entry(*entry) for entry in entries], facts, seats)
        except Spoilt as spoilt:
            found.stopped[str(row.id)] = str(spoilt)
            continue
        if isinstance(play, EncodedGame):
            found.marks[facts.id] = fingerprint(play.state)
        else:
            found.stopped[facts.id] = str(play)
    return found
