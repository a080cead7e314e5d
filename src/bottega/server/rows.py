"""Rows as they must be. A disk that forgets, or somebody who writes to the file by hand, can spoil any value: each is
looked at here, once, so that everything else can rely on it. What is spoilt stops its own table and no other.
"""

from collections.abc import Container, Iterable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from bottega import Record
from bottega.bots import names as bot_names
from bottega.play.live import COMPUTER
from bottega.server import journal
from bottega.server.contract import Kind
from bottega.server.encoded import EncodedGame
from bottega.server.journal import ALLOW, CHAT, DAMAGED, DEAL, HINT, MOVE, RESIGN, RETURN, TAKEOVER, UNDO, Stopped
from bottega.server.store.writer import Entry
from bottega.server.summary import OTHER_TABLE, Facts, Seat, usual_bot

PLAYED: Final = frozenset({MOVE, UNDO})
KINDS: Final = frozenset({DEAL, *PLAYED, RESIGN, TAKEOVER, RETURN, CHAT, HINT, ALLOW})
T = TypeVar("T")


class Spoilt(Exception):
    """Nobody can tell who sits at this table, or what is played there."""


class Result(msgspec.Struct, frozen=True):
    scores: list[int]
    ranking: list[list[int]]


class Place(msgspec.Struct, frozen=True):
    """A row of `seats`."""

    table_id: str
    seat: int
    kind: Kind
    name: str
    bot: str | None
    program: str | None = None


def checked(row: Any, kind: type[T]) -> T:
    try:
        return msgspec.convert({str(name): value for name, value in row._mapping.items()}, kind)
    except msgspec.ValidationError as error:
        raise Spoilt(str(error)) from None


def facts_of(row: Any, games: Container[str]) -> Facts:
    facts = checked(row, Facts)
    if facts.game not in games:
        raise Spoilt("no such game")
    if facts.result is not None and result_of(facts.result) is None:
        facts.result = None  # the journal can tell it again
    return facts


def result_of(text: str) -> Result | None:
    try:
        return msgspec.json.decode(text, type=Result)
    except msgspec.DecodeError:
        return None


def seated(rows: Sequence[Any], holders: Iterable[Any], game: str) -> list[Seat]:
    places = [checked(row, Place) for row in rows]
    if not places or [place.seat for place in places] != list(range(len(places))):
        raise Spoilt("a seat is missing")
    known = bot_names(game)
    seats = [
        Seat(
            place.kind,
            place.name,
            place.bot if place.bot is None or place.bot in known else usual_bot(game),
            program=place.program if place.kind == COMPUTER else None,
        )
        for place in places
    ]
    for holder in holders:
        # Whoever holds a seat that there is not holds none.
        if is_number(holder.seat, len(seats)) and isinstance(holder.guest, str):
            seats[holder.seat].holders.add(holder.guest)
    return seats


def is_number(value: object, below: int) -> bool:
    return type(value) is int and 0 <= value < below


def waiting_of(value: object, seats: int) -> int | None:
    """Who is asked, as bits; None when only the game itself can tell."""
    return value if type(value) is int and 0 <= value < 1 << seats else None


def next_number(entries: Sequence[Entry]) -> int:
    """After the last row, not after so many of them: somebody may have taken one out."""
    return max([entry.number for entry in entries if type(entry.number) is int], default=-1) + 1


async def played(entries: Sequence[Entry], facts: Facts, seats: Sequence[Seat]) -> EncodedGame | Stopped:
    """The game as the journal tells it, if it is this table's."""
    for entry in entries:
        if type(entry.number) is not int or entry.kind not in KINDS or (entry.kind in PLAYED and entry.seat is None):
            return Stopped(f"Row {entry.number!r} of the journal cannot be read.", DAMAGED)
    play = await journal.replayed(entries)
    if isinstance(play, EncodedGame) and (play.game.id != facts.game or play.state.players != len(seats)):
        return Stopped(OTHER_TABLE, DAMAGED)
    return play


def exported(entries: Sequence[Entry]) -> Record:
    """The record of a game that this version cannot play, if it can be written at all."""
    record = journal.exported(entries)
    record.to_json()
    return record
