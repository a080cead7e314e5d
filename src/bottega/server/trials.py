"""To play on from a moment of another game, against computers.

A trial has the deal of that game and its first moves, so its record replays like any other and its seed proves every
draw. But that seed is known to whoever could look at the game: the deal therefore says where it came from, in the
journal, in the record and at the table (decision 021).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bottega import Record, bots
from bottega.core.errors import BottegaError
from bottega.core.record import shortened
from bottega.play.frames import frames
from bottega.play.live import COMPUTER, PERSON
from bottega.server import journal
from bottega.server.errors import Refused
from bottega.server.journal import DEAL, MOVE, now
from bottega.server.replays import Look
from bottega.server.store.writer import Entry
from bottega.server.summary import Seat, usual_bot


@dataclass(frozen=True, slots=True)
class Trial:
    """What a new table begins with; its rows belong to no table yet."""

    game: str
    seats: list[Seat]
    entries: Sequence[Entry]


def trial_of(look: Look, moves: int, seat: int, bot: str | None, guest: str, name: str) -> Trial:
    source = look.replay.frames.record
    if look.running:
        raise Refused("not-over")
    if moves > look.replay.frames.last:
        raise Refused("no-move")
    if look.replay.frames.at(moves).is_over:
        raise Refused("game-over")
    if not 0 <= seat < source.players:
        raise Refused("no-such-seat")
    if bot is not None and bot not in bots.names(source.game):
        raise Refused("bad-seats", f"There is no such computer: {', '.join(bots.names(source.game))}.")
    seated = [] if look.table is None else look.table.seats
    seats = [
        Seat(PERSON, name, None, {guest})
        if number == seat
        else Seat(COMPUTER, "", bot or (seated[number].bot if seated else None) or usual_bot(source.game))
        for number in range(source.players)
    ]
    try:
        return Trial(source.game, seats, rows(begun(source, look.id, moves)))
    except BottegaError as error:  # what is finished may be shown by today's rules, and yet not be played on by them
        raise Refused("old-record", shortened(str(error))) from None


def begun(source: Record, id: str, moves: int) -> Record:
    """The record up to that moment, with where it came from."""
    return Record(
        source.game,
        source.rules_version,
        source.edition,
        source.players,
        source.options,
        source.seed,
        source.moves[:moves],
        None,
        source.generator,
        {"replay": id, "moves": moves},
    )


def rows(record: Record) -> Sequence[Entry]:
    """The journal of a game so far. No move of it can be taken back: nobody at this table has made it."""
    entries: list[Entry] = []
    for frame in frames(record):
        state = frame.state
        if frame.ply == 0:
            entries.append(Entry("", 0, DEAL, None, journal.deal_body(record), "", now(), state.waiting))
            continue
        seat, notation = record.moves[frame.ply - 1]
        mark, body = journal.fingerprint(state), journal.move_body(COMPUTER, notation)
        entries.append(Entry("", frame.ply, MOVE, seat, body, mark, now(), state.waiting))
    return entries
