"""The journal of a table: its kinds of rows, how the first one sets up the game, and how the rest is played again."""

import asyncio
import hashlib
import logging
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Final

import msgspec

import bottega
from bottega import Record
from bottega.core.errors import BottegaError
from bottega.core.state import State
from bottega.play.live import COMPUTER, PERSON, Retreat
from bottega.server.contract import Cause
from bottega.server.encoded import EncodedGame
from bottega.server.store.writer import Entry

LOG = logging.getLogger("bottega.server")
DEAL, MOVE, UNDO, RESIGN, TAKEOVER, RETURN, CHAT = "deal", "move", "undo", "resign", "takeover", "return", "chat"
HINT, ALLOW = "hint", "allow"  # somebody asked for a hint; somebody allows hints at this table, or does no more
YES: Final = "yes"
NO: Final = "no"
BY: Final = {"p": PERSON, "c": COMPUTER}
TAKE_BACK: Final = "take-back to "  # how the body of such a row begins
LETTER: Final = {PERSON: "p", COMPUTER: "c"}
CHANGED: Final = "changed"  # what stops a game
DAMAGED: Final = "damaged"
AT_A_STRETCH = 0.003  # seconds that a game is played again before the other tables have their turn


class Stopped(Exception):
    """The game cannot go on as it was begun: the rules have changed since, or what is written of it is damaged."""

    def __init__(self, message: str, by: Cause = CHANGED) -> None:
        super().__init__(message)
        self.by = by


def now() -> int:
    """Milliseconds, as pages count them."""
    return time.time_ns() // 1_000_000


def deal_body(record: Record) -> str:
    """Event 0: a record without moves; that of a trial says where it came from."""
    trial = {} if record.origin is None else {"origin": record.origin}
    return msgspec.json.encode(
        {
            **trial,
            "game": record.game,
            "rules_version": record.rules_version,
            "edition": record.edition,
            "players": record.players,
            "options": record.options,
            "seed": str(record.seed),
            "generator": record.generator,
        }
    ).decode()


def deal_record(body: str) -> Record:
    deal = msgspec.json.decode(body)
    return Record(**{**deal, "seed": int(deal["seed"])}, moves=[], result=None)


def move_body(by: str, notation: str) -> str:
    return LETTER[by] + notation


def undo_body(choice: int) -> str:
    """Of an undo: nothing for the last choice, else which of them it was."""
    return str(choice) if choice else ""


def take_back_body(retreat: Retreat) -> str:
    """Of a take-back: how many moves stay."""
    return f"{TAKE_BACK}{retreat.place}"


def undone(body: str) -> int | None:
    """Which of the open choices a row has undone (0: the last one); None of a take-back."""
    return None if body.startswith(TAKE_BACK) else int(body or 0)


def taken_back_to(body: str) -> int:
    return int(body.removeprefix(TAKE_BACK))


def is_take_back(entry: Entry) -> bool:
    return entry.kind == UNDO and entry.body.startswith(TAKE_BACK)


def begun(entries: Sequence[Entry]) -> Record:
    """What was dealt."""
    if not entries or entries[0].kind != DEAL:
        raise Stopped("Its journal has no beginning.", DAMAGED)
    with fitting(entries[0]):
        return deal_record(entries[0].body)


def opened(entries: Sequence[Entry]) -> EncodedGame:
    record = begun(entries)
    with fitting(entries[0]):
        _, first = record.start()
        return EncodedGame(first, first.deal_events())


@contextmanager
def fitting(entry: Entry) -> Iterator[None]:
    """What does not fit this version stops the game."""
    try:
        yield
    except BottegaError as error:
        raise Stopped(str(error)) from None
    except Exception as error:
        raise unforeseen(entry) from error


async def replayed(entries: Sequence[Entry]) -> EncodedGame | Stopped:
    """The game as the journal tells it, or why this version would play it differently."""
    try:
        play = opened(entries)
        pause = time.perf_counter() + AT_A_STRETCH
        for entry in entries:
            if entry.kind in (MOVE, UNDO) and entry.seat is not None:
                repeat(play, entry, entry.seat)
                if time.perf_counter() > pause:
                    await asyncio.sleep(0)
                    pause = time.perf_counter() + AT_A_STRETCH
    except Stopped as reason:
        if reason.__cause__ is not None:
            table, cause = entries[0].table_id, reason.__cause__
            LOG.error("Table %s: %s", table, reason, exc_info=cause)  # noqa: TRY400 -- with its cause
        return reason
    return play


def repeat(play: EncodedGame, entry: Entry, seat: int) -> None:
    try:
        if entry.kind == MOVE:
            action = play.game.number(play.game.parse(entry.body[1:]))
            play.take(play.try_move(seat, action, BY[entry.body[0]]))
        else:
            choice = undone(entry.body)
            retreat = play.try_take_back(seat) if choice is None else play.try_undo(seat, choice)
            play.take_back(retreat)
    except BottegaError as error:
        # What does not fit may be a secret of that seat, and the reason is told to all.
        LOG.warning("Table %s stops at row %d of its journal: %s", entry.table_id, entry.number, error)
        raise Stopped(f"Row {entry.number} of the journal does not fit any more.") from None
    except Exception as error:
        raise unforeseen(entry) from error
    if entry.mark != fingerprint(play.state):
        raise Stopped(f"After row {entry.number} of the journal this version would play the game differently.")


def unforeseen(entry: Entry) -> Stopped:
    """A mistake of ours, or a file that was written to by hand: one table is lost, and no other. It is logged when
    somebody opens the table, and not by every list."""
    return Stopped(f"Row {entry.number} of the journal cannot be read.", DAMAGED)


def exported(entries: Sequence[Entry]) -> Record:
    """The record of a game that this version cannot play, from the rows alone."""
    record = deal_record(entries[0].body)
    for entry in entries:
        if entry.kind == MOVE:
            record.moves.append([entry.seat, entry.body[1:]])
        elif entry.kind == UNDO:
            choice = undone(entry.body)
            if choice is None:
                del record.moves[taken_back_to(entry.body) :]
            else:
                own = [n for n, move in enumerate(record.moves) if move[0] == entry.seat]
                del record.moves[own[-1 - choice]]
    return record


def fingerprint(state: State) -> str:
    """What can be done now and how it stands, by names: the same as long as the rules are, however they are written."""
    words = notations(state.game.id)
    told: list[Any] = [state.ply, state.scores()]
    for seat in state.to_act:
        told += (seat, *[words[action] for action in state.legal_actions(seat)])
    return hashlib.blake2b(repr(told).encode(), digest_size=8).hexdigest()


@lru_cache
def notations(game_id: str) -> list[str]:
    return [str(action) for action in bottega.game(game_id).actions.actions]
