"""One game as a table plays it: moves, what each viewer has been told, what may still be taken back.

Nothing here touches disk or network. A move is tried first, which changes nothing; it is taken when it has been written
down. A viewer is a seat, or None for all who watch.

`version` is what a viewer knows to have happened: moves, and moves taken back. Secret moves of others do not count, and
neither does their taking back, so that no number tells of them (see decisions 003 and 010).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from bottega.core.errors import BottegaError, IllegalAction
from bottega.core.events import EVERYONE, Event
from bottega.core.state import State

Viewer = int | None
PERSON: Final = "person"
COMPUTER: Final = "computer"

ENCODER = msgspec.json.Encoder()


class CannotUndo(BottegaError):
    """`code` says whether there is nothing, or whether it is too late."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(slots=True)
class Move:
    seat: int
    action: int
    by: str
    events: Sequence[Event]
    before: State | None  # as long as the move may be taken back
    plies: dict[Viewer, int]  # the moves that each viewer knew of after this one
    told: dict[int, bytes] = field(default_factory=dict)  # by number of moves: what those hear who hear all of it


@dataclass(frozen=True, slots=True)
class Advance:
    """A move that can be made."""

    move: Move
    state: State


@dataclass(frozen=True, slots=True)
class Retreat:
    """A move that can be taken back: the position without it, and the moves from its place on, made again."""

    seat: int
    place: int
    moves: list[Move]
    state: State


class Play:
    def __init__(self, first: State, dealt: Sequence[Event]) -> None:
        self.game = first.game
        self.state = first
        self.viewers: tuple[Viewer, ...] = (*range(first.players), None)
        self.deal = Move(-1, -1, COMPUTER, dealt, None, dict.fromkeys(self.viewers, 0))
        self.moves: list[Move] = []
        self.known = self.deal.plies
        self.shift: dict[Viewer, int] = dict.fromkeys(self.viewers, 0)
        self.offered_at = [0] * first.players  # the version at which each seat was asked what it is asked now
        self.open_from = [0] * first.players  # the first move that each seat may still take back
        self.heard: dict[Viewer, list[bytes]] = {}  # for each move the facts as JSON, for viewers who asked

    def version(self, viewer: Viewer) -> int:
        return self.known[viewer] + self.shift[viewer]

    # --- moves ------------------------------------------------------------------------------------------------------

    def try_move(self, seat: int, action: int, by: str) -> Advance:
        state = self.state.clone()
        events: list[Event] = []
        state.apply(seat, action, events)
        return Advance(self.made(seat, action, by, events, self.state, state), state)

    def made(self, seat: int, action: int, by: str, events: list[Event], before: State, after: State) -> Move:
        return Move(seat, action, by, events, before, {viewer: after.known_ply(viewer) for viewer in self.viewers})

    def is_noticed(self, advance: Advance) -> bool:
        """Does anybody but the seat itself hear of it?"""
        move = advance.move
        others = [viewer for viewer in self.viewers if viewer != move.seat]
        return any(move.plies[viewer] != self.known[viewer] or spoken(move, viewer) for viewer in others)

    def take(self, advance: Advance) -> None:
        move, before, known = advance.move, self.state, self.known
        self.moves.append(move)
        self.state, self.known = advance.state, move.plies
        self.close_what_is_past(move, before, known)
        self.renew_offers(before, {move.seat})
        for viewer, facts in self.heard.items():
            facts.append(spoken(move, viewer))

    def renew_offers(self, before: State, certain: set[Viewer]) -> None:
        for seat in range(self.state.players):
            if seat in certain or before.legal_actions(seat) != self.state.legal_actions(seat):
                self.offered_at[seat] = self.version(seat)

    def close_what_is_past(self, move: Move, before: State, known: dict[Viewer, int]) -> None:
        """What was revealed, or passed on to somebody, stays. A move that a seat does not know of closes nothing for
        it, since that would tell of the move.
        """
        mine = 1 << move.seat
        length = len(self.moves)
        revealed = any(event.kind in self.game.revealing for event in move.events)
        passed_on = self.state.waiting & ~before.waiting & ~mine or self.state.is_over
        if revealed or passed_on:
            closed = list(range(before.players))
        elif before.waiting & ~mine == 0:
            # Nobody else was asked: what the others did before has been built upon.
            closed = [seat for seat in range(before.players) if seat != move.seat]
        else:
            return
        was_open = min(self.open_from)
        for seat in closed:
            if move.plies[seat] != known[seat]:
                self.open_from[seat] = length
        for place in range(was_open, min(self.open_from)):
            self.moves[place].before = None

    # --- taking back ------------------------------------------------------------------------------------------------

    def last_own(self, seat: int) -> int:
        """The place of the move that `seat` may take back, or -1."""
        for place in range(len(self.moves) - 1, self.open_from[seat] - 1, -1):
            move = self.moves[place]
            if move.seat == seat:
                return place if move.by == PERSON else -1
        return -1

    def can_undo(self, viewer: Viewer) -> bool:
        return viewer is not None and self.last_own(viewer) >= 0

    def try_undo(self, seat: int) -> Retreat:
        place = self.last_own(seat)
        if place < 0:
            mine = [move for move in self.moves if move.seat == seat]
            raise CannotUndo("cannot-undo" if mine and mine[-1].by == PERSON else "nothing-to-undo")
        before = self.moves[place].before
        if before is None:
            raise CannotUndo("cannot-undo")
        # Others may have moved since, in parallel: their moves stay.
        state, again = before, []
        for move in self.moves[place + 1 :]:
            after, events = state.clone(), list[Event]()
            try:
                after.apply(move.seat, move.action, events)
            except IllegalAction:
                raise CannotUndo("cannot-undo") from None
            if events != list(move.events):
                raise CannotUndo("cannot-undo")
            again.append(self.made(move.seat, move.action, move.by, events, state, after))
            state = after
        return Retreat(seat, place, again, state)

    def take_back(self, retreat: Retreat) -> tuple[Viewer, ...]:
        """Those who notice: the seat itself, and whoever had known of the move."""
        before, self.state = self.state, retreat.state
        self.moves[retreat.place :] = retreat.moves
        known, self.known = self.known, (self.moves[-1] if self.moves else self.deal).plies
        noticed: list[Viewer] = []
        for viewer in self.viewers:
            lost = known[viewer] - self.known[viewer]
            if lost or viewer == retreat.seat:
                self.shift[viewer] += lost + 1
                noticed.append(viewer)
        self.renew_offers(before, {retreat.seat})
        for viewer, facts in self.heard.items():
            facts[retreat.place + 1 :] = [spoken(move, viewer) for move in retreat.moves]
        return tuple(noticed)

    # --- what a viewer gets -----------------------------------------------------------------------------------------

    def views(self, viewers: list[Viewer]) -> list[bytes]:
        return [ENCODER.encode(view) for view in self.state.views(viewers)]

    def view(self, viewer: Viewer) -> bytes:
        return self.views([viewer])[0]

    def facts(self, viewer: Viewer) -> bytes:
        """All that a viewer has heard since the deal, with commas between."""
        return b",".join([facts for facts in self.hearing(viewer) if facts])

    def latest(self, viewer: Viewer) -> bytes:
        """What a viewer heard of the last move."""
        return self.hearing(viewer)[-1]

    def hearing(self, viewer: Viewer) -> list[bytes]:
        if viewer not in self.heard:
            self.heard[viewer] = [spoken(move, viewer) for move in (self.deal, *self.moves)]
        return self.heard[viewer]


def spoken(move: Move, viewer: Viewer) -> bytes:
    """What a viewer hears of a move. Most moves are told to everyone alike, and then put into words once."""
    at = move.plies[viewer]
    if at in move.told:
        return move.told[at]
    facts = []
    for event in move.events:
        if (fact := event.told(viewer)) is not None:
            fact["at"] = at
            facts.append(ENCODER.encode(fact))
    words = b",".join(facts)
    if all(event.audience == EVERYONE for event in move.events):
        move.told[at] = words
    return words
