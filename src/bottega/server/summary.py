"""A table in short, as far as it is known without playing its game again: what lists show of it."""

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from bottega import Record
from bottega.bots import usual
from bottega.core.state import SEATS
from bottega.play.live import COMPUTER, PERSON, Viewer
from bottega.server import editions
from bottega.server.contract import Kind, Origin, SeatFacts, TableFacts
from bottega.server.journal import (
    ALLOW,
    DAMAGED,
    HINT,
    RESIGN,
    RETURN,
    TAKEOVER,
    YES,
    Stopped,
    begun,
    fitting,
    is_take_back,
)
from bottega.server.programs.messages import REASONS, Reason
from bottega.server.store.writer import Entry

OPEN: Final = "open"
PROGRAM: Final = "program"  # what plays a seat that a guest's program plays
OTHER_TABLE = "Its journal is of another table."
NO_DEAL = Record("", "", {}, 0, {}, 0, [], None)  # of a table whose journal cannot be read


@dataclass(slots=True)
class Seat:
    kind: Kind
    name: str
    bot: str | None
    holders: set[str] = field(default_factory=set)
    away: str | None = None  # ABSENT or ASKED while a computer keeps it warm
    resigned: bool = False
    hints: int = 0  # how often it has asked for one
    allows_hints: bool = False
    program: str | None = None  # the guest whose program plays here

    @property
    def is_played_by_program(self) -> bool:
        """Not while a computer stands in for it."""
        return self.program is not None and self.away is None and not self.resigned


@dataclass(slots=True)
class Facts:
    """What is known of a table besides its game."""

    id: str
    game: str
    name: str
    pace: str
    public: bool
    owner: str
    invite: str
    watch: str
    created: int
    started: int | None = None
    over: int | None = None
    rematch: str | None = None
    result: str | None = None


class TableSummary:
    """What the rows of a table tell. A table in memory is one of these, and knows more."""

    def __init__(self, facts: Facts, seats: list[Seat]) -> None:
        self.facts = facts
        self.seats = seats
        self.deal = NO_DEAL
        self.stopped: Stopped | None = None
        self.take_backs = 0

    def note(self, entry: Entry) -> None:
        """What a row says about a seat, or about the game as a whole."""
        self.take_backs += is_take_back(entry)
        if entry.seat is None or entry.kind not in (TAKEOVER, RETURN, RESIGN, HINT, ALLOW):
            return
        if entry.seat not in range(len(self.seats)):
            raise LookupError(f"there is no seat {entry.seat!r}")
        seat = self.seats[entry.seat]
        if entry.kind == RETURN:
            seat.away = None
            return
        if entry.kind == HINT:
            seat.hints += 1
            return
        if entry.kind == ALLOW:
            seat.allows_hints = entry.body == YES
            return
        seat.bot = seat.bot or usual_bot(self.facts.game)
        if entry.kind == TAKEOVER:
            seat.away = entry.body
        else:
            seat.resigned = True

    # --- who sits there ---------------------------------------------------------------------------------------------

    def seats_of(self, guest: str | None) -> list[int]:
        """Nearly always one, or none; a browser may have followed the links of several."""
        return [number for number, seat in enumerate(self.seats) if guest in seat.holders]

    def is_computer(self, number: int) -> bool:
        seat = self.seats[number]
        return seat.kind == COMPUTER or seat.resigned or seat.away is not None

    def is_left_to_computer(self, number: int) -> bool:
        """A computer of ours decides, and nobody's program."""
        return self.is_computer(number) and not self.seats[number].is_played_by_program

    def player_at(self, number: int) -> str | None:
        """What plays a seat now: a level of computer player, a program, or nothing of the kind."""
        seat = self.seats[number]
        if seat.is_played_by_program:
            return PROGRAM
        return seat.bot if self.is_computer(number) else None

    @property
    def persons(self) -> list[int]:
        """The seats that are a person's, also while a computer keeps one warm."""
        return [number for number, seat in enumerate(self.seats) if seat.kind != COMPUTER]

    @property
    def hints(self) -> bool:
        """Hints are nobody's business but one's own as long as only one person plays; else all must allow them."""
        people = [seat for seat in self.seats if seat.kind == PERSON and not seat.resigned]
        return len(people) < 2 or all(seat.allows_hints for seat in people)

    def may_fill(self, seat: int) -> bool:
        """At a table that stands in the list for everybody strangers sit down: whoever set it says who plays, and not
        they, as long as he sits there himself."""
        hosts = self.seats_of(self.facts.owner)
        return not self.facts.public or not hosts or seat in hosts

    def watching(self, viewer: Viewer) -> int:
        """How many pages a seat has open, or how many watch."""
        return 0

    # --- how it stands ----------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.facts.over is not None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are asked."""
        raise NotImplementedError

    @property
    def result(self) -> dict[str, Any] | None:
        """As it was when the game ended, whatever has become of the rules since."""
        return None if self.facts.result is None else dict(msgspec.json.decode(self.facts.result))

    def program_time(self) -> float | None:
        """How many seconds a program has for an answer, where one plays."""
        return None

    def stood_in(self, seat: int) -> int:
        """How many moves a computer has made for this seat since its player last chose, as far as that is known."""
        return 0

    def described(self, viewer: Viewer) -> TableFacts:
        facts, seed = self.facts, str(self.deal.seed)
        told: TableFacts = {
            "id": facts.id,
            "game": facts.game,
            "name": facts.name,
            "pace": facts.pace,
            "started": facts.started is not None,
            "seed_sha256": hashlib.sha256(seed.encode()).hexdigest(),
            "over": self.over,
            "stopped": None if self.stopped is None else str(self.stopped),
            "stopped_by": None if self.stopped is None else self.stopped.by,
            "seats": [self.described_seat(number) for number in range(len(self.seats))],
            "you": viewer,
            "watchers": self.watching(None),
            "watch": f"/watch/{facts.watch}",
            "edition": editions.described(self.deal.edition),
            "trial": origin_of(self.deal),
            "take_backs": self.take_backs,
            "program_time": self.program_time(),
            "hints": self.hints,
        }
        if self.over and self.deal is not NO_DEAL:
            told["seed"] = seed
        if viewer is not None:
            told["invite"] = f"/join/{facts.invite}"
            told["may_fill"] = self.may_fill(viewer)
            told["stood_in"] = self.stood_in(viewer)
        if facts.rematch is not None:
            told["rematch"] = f"/t/{facts.rematch}"
        return told

    def described_seat(self, number: int) -> SeatFacts:
        seat = self.seats[number]
        return {
            "seat": number,
            "name": seat.name,
            "kind": seat.kind,
            "bot": self.player_at(number),
            "program": seat.program is not None,
            "program_of": next(iter(self.seats_of(seat.program)), None),
            "why_away": why_away(seat),
            "connected": self.watching(number) > 0,
            "away": seat.away is not None,
            "resigned": seat.resigned,
            "hints": seat.hints,
            "allows_hints": seat.allows_hints,
        }


class StoredSummary(TableSummary):
    """A table on disk, from the deal and the rows that speak of seats. A game that breaks off later is found out by
    playing it.
    """

    def __init__(self, facts: Facts, seats: list[Seat], entries: Sequence[Entry], waiting: int) -> None:
        super().__init__(facts, seats)
        self.waiting = waiting  # the seats that are asked, as bits
        try:
            deal = begun(entries)
            with fitting(entries[0]):
                self.deal = whole(deal)
                self.deal.rules()
        except Stopped as reason:
            self.stopped = reason
        else:
            if self.deal.game != facts.game or self.deal.players != len(seats):
                self.stopped = Stopped(OTHER_TABLE, DAMAGED)
        for entry in entries:
            with suppress(LookupError):  # it speaks of no seat; it is logged by whoever opens the table
                self.note(entry)

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.facts.started is None or self.stopped is not None else SEATS[self.waiting]


def why_away(seat: Seat) -> Reason | None:
    """Why a computer stands in for a program; of people nobody is told."""
    return next((why for why in REASONS if seat.program is not None and why == seat.away), None)


def whole(deal: Record) -> Record:
    """A deal that at least has the shape of one."""
    shape = (deal.game, str), (deal.options, dict), (deal.players, int), (deal.seed, int)
    if not all(type(value) is kind for value, kind in shape):
        raise ValueError("this is no deal")
    return deal


def origin_of(deal: Record) -> Origin | None:
    """Where a trial came from."""
    origin = deal.origin
    return None if origin is None else {"replay": origin["replay"], "moves": origin["moves"]}


def usual_bot(game: str) -> str:
    """Who fills a seat that nobody chose a computer for."""
    return usual(game).id
