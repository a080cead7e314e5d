"""One live game: the position, its moves, what each viewer knows of them, and what may still be taken back.

A move is tried first, which changes nothing, and taken when whoever keeps the game has kept it. A viewer is a seat, or
None for all who watch.

`version` is what a viewer knows to have happened: moves, and moves taken back. Secret moves of others do not count, and
neither does their taking back, so that no number tells of them (see decisions 003 and 010).

There are two ways back. An undo tells nothing that was not known before the choice; it is open at every table (decision
015). A take-back goes to before the last choice whatever was seen since, and computers choose anew: it is open to
whoever plays against computers alone, within a round, and whoever keeps the game counts it (decision 026).
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from bottega.core.errors import BottegaError, IllegalAction
from bottega.core.events import Event
from bottega.core.state import State
from bottega.play.frames import round_of

Viewer = int | None
# Who made a move. A routine move is the person's too: it followed from a choice by itself, and goes back with it.
PERSON: Final = "person"
ROUTINE: Final = "routine"
COMPUTER: Final = "computer"
# Why nothing can be taken back.
NOTHING: Final = "nothing"
OTHERS: Final = "others"
REVEALED: Final = "revealed"


class CannotUndo(BottegaError):
    """`reason` is one of the three above; `code` says whether there is nothing, or whether it is too late."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.code = "nothing-to-undo" if reason == NOTHING else "cannot-undo"


@dataclass(slots=True)
class Move:
    seat: int
    action: int
    by: str
    events: Sequence[Event]
    before: State | None  # as long as the move may be taken back
    plies: dict[Viewer, int]  # the moves that each viewer knew of after this one
    encoded: dict[int, bytes] = field(default_factory=dict)  # for a server: what it made of the events, by those plies


@dataclass(frozen=True, slots=True)
class Advance:
    """A move that can be made."""

    move: Move
    state: State


@dataclass(frozen=True, slots=True)
class Retreat:
    """A choice that can be taken back: the position without it, and the moves after it that stay, made again."""

    seat: int
    place: int
    choice: Move
    moves: list[Move]
    state: State
    seen: bool = False  # what was seen since is known now: a take-back, and no undo


class LiveGame:
    def __init__(self, first: State, dealt: Sequence[Event]) -> None:
        self.game = first.game
        self.first = first
        self.state = first
        self.viewers: tuple[Viewer, ...] = (*range(first.players), None)
        self.deal = Move(-1, -1, COMPUTER, dealt, None, dict.fromkeys(self.viewers, 0))
        self.moves: list[Move] = []
        self.known = self.deal.plies
        self.shift: dict[Viewer, int] = dict.fromkeys(self.viewers, 0)
        self.offered_at = [0] * first.players  # the version at which each seat was asked what it is asked now
        self.chosen_at = [0] * first.players  # the version after the last choice of each seat's own, 0: none
        self.open_from = [0] * first.players  # the first move that each seat may still take back
        self.closed_by = [NOTHING] * first.players  # why the last choice of a seat is closed
        # For take-backs: the first choice of the round in which each seat has chosen last, and that round.
        self.round_from = [0] * first.players
        self.chosen_round = [-1] * first.players
        self.take_backs = 0

    def version(self, viewer: Viewer) -> int:
        return self.known[viewer] + self.shift[viewer]

    # --- moves ------------------------------------------------------------------------------------------------------

    def try_move(self, seat: int, action: int, by: str) -> Advance:
        state = self.state.clone()
        events: list[Event] = []
        state.apply(seat, action, events)
        return self.advance(seat, action, by, events, state)

    def advance(self, seat: int, action: int, by: str, events: list[Event], after: State) -> Advance:
        """A move that was made on a clone of the position."""
        return Advance(self.made(seat, action, by, events, self.state, after), after)

    def made(self, seat: int, action: int, by: str, events: list[Event], before: State, after: State) -> Move:
        return Move(seat, action, by, events, before, {viewer: after.known_ply(viewer) for viewer in self.viewers})

    def is_noticed(self, advance: Advance) -> bool:
        """Does anybody but the seat itself hear of it?"""
        move = advance.move
        others = [viewer for viewer in self.viewers if viewer != move.seat]
        return any(move.plies[viewer] != self.known[viewer] or is_told(move, viewer) for viewer in others)

    def take(self, advance: Advance) -> None:
        move, before, known = advance.move, self.state, self.known
        self.moves.append(move)
        self.state, self.known = advance.state, move.plies
        if move.by != COMPUTER:
            self.chosen_at[move.seat] = self.version(move.seat)
        for seat, why in self.closing(move, before, self.state, known):
            self.close(seat, why)
        self.forget_positions()
        self.begin_round(move, before)
        self.renew_offers(before, {move.seat})

    def renew_offers(self, before: State, certain: set[Viewer]) -> None:
        for seat in range(self.state.players):
            if seat in certain or before.legal_actions(seat) != self.state.legal_actions(seat):
                self.offered_at[seat] = self.version(seat)

    def closing(self, move: Move, before: State, after: State, known: dict[Viewer, int]) -> list[tuple[int, str]]:
        """The seats whose choices so far a move closes, and why. What was revealed, or passed on to somebody, stays. A
        move that a seat does not know of closes nothing for it, since that would tell of the move.
        """
        mine = 1 << move.seat
        revealed = any(event.kind in self.game.revealing for event in move.events)
        passed_on = after.waiting & ~before.waiting & ~mine or after.is_over
        if revealed or passed_on:
            closed = list(range(before.players))
        elif before.waiting & ~mine == 0:
            # Nobody else was asked: what the others did before has been built upon.
            closed = [seat for seat in range(before.players) if seat != move.seat]
        else:
            closed = []
        why = REVEALED if revealed else OTHERS
        return [(seat, why) for seat in closed if move.plies[seat] != known[seat]]

    def is_final(self, advance: Advance) -> bool:
        """Is this a move that its seat could not undo any more?"""
        move = advance.move
        return any(seat == move.seat for seat, _ in self.closing(move, self.state, advance.state, self.known))

    def forget_positions(self) -> None:
        """Those before moves that nobody can undo any more."""
        for place in range(min(self.open_from) - 1, -1, -1):
            if self.moves[place].before is None:
                break
            self.moves[place].before = None

    def begin_round(self, move: Move, before: State) -> None:
        """The first choice in another round closes those of the round before, also for take-backs."""
        if move.by == PERSON and (now := round_of(before)) != self.chosen_round[move.seat]:
            self.chosen_round[move.seat] = now
            self.round_from[move.seat] = len(self.moves) - 1

    def close(self, seat: int, why: str) -> None:
        if any(move.seat == seat and move.by != ROUTINE for move in self.moves[self.open_from[seat] :]):
            self.closed_by[seat] = why
        self.open_from[seat] = len(self.moves)

    # --- taking back ------------------------------------------------------------------------------------------------

    def own_choices(self, seat: int) -> list[int]:
        """The places of the choices that `seat` may undo, the last one first."""
        found: list[int] = []
        for place in range(len(self.moves) - 1, self.open_from[seat] - 1, -1):
            move = self.moves[place]
            if move.seat == seat and move.by == COMPUTER:
                break
            if move.seat == seat and move.by == PERSON:
                found.append(place)
        return found

    def last_own(self, seat: int) -> int:
        """The place of the choice that `seat` may undo, or -1."""
        return next(iter(self.own_choices(seat)), -1)

    def can_undo(self, viewer: Viewer) -> bool:
        return viewer is not None and self.last_own(viewer) >= 0

    def try_undo(self, seat: int, choice: int = 0) -> Retreat:
        """Without the last choice of a seat, or an earlier one (1: the last but one); what it has chosen since then
        stays, if it can still be chosen."""
        own = self.own_choices(seat)
        place = own[choice] if 0 <= choice < len(own) else -1
        before = self.moves[place].before if place >= 0 else None
        if before is None:
            mine = [move for move in self.moves if move.seat == seat and move.by != ROUTINE]
            raise CannotUndo(self.closed_by[seat] if mine and mine[-1].by == PERSON else NOTHING)
        # Others may have moved since, in parallel: their moves stay.
        state, again = before, []
        for later, move in enumerate(self.moves[place + 1 :], place + 1):
            if move.seat == seat and later not in own:
                continue
            after, events = state.clone(), list[Event]()
            try:
                after.apply(move.seat, move.action, events)
            except IllegalAction:
                raise CannotUndo(OTHERS) from None
            if events != list(move.events):
                raise CannotUndo(OTHERS)
            again.append(self.made(move.seat, move.action, move.by, events, state, after))
            state = after
        return Retreat(seat, place, self.moves[place], again, state)

    def can_take_back(self, viewer: Viewer, persons: Collection[int]) -> bool:
        """Only where nobody else plays, and not after the end: the result stands."""
        if viewer is None or set(persons) != {viewer} or self.state.is_over:
            return False
        return self.last_in_round(viewer) >= 0

    def last_in_round(self, seat: int) -> int:
        """The place of the last choice of a seat, if it was made in the round in which the seat has chosen last; -1."""
        for place in range(len(self.moves) - 1, self.round_from[seat] - 1, -1):
            move = self.moves[place]
            if move.seat == seat and move.by != ROUTINE:
                return place if move.by == PERSON else -1
        return -1

    def try_take_back(self, seat: int) -> Retreat:
        """To before the last choice of a seat, whatever was seen since. All draws stay as they are: they follow from
        the seed and from the moves, which are played again here."""
        place = self.last_in_round(seat)
        if place < 0:
            raise CannotUndo(NOTHING)
        state = self.first.clone()
        for move in self.moves[:place]:
            state.apply(move.seat, move.action)
        return Retreat(seat, place, self.moves[place], [], state, seen=True)

    def take_back(self, retreat: Retreat) -> tuple[Viewer, ...]:
        """Those who notice: the seat itself, and whoever had known of the move."""
        before, self.state = self.state, retreat.state
        self.moves[retreat.place :] = retreat.moves
        known, self.known = self.known, (self.moves[-1] if self.moves else self.deal).plies
        noticed: list[Viewer] = []
        for viewer in self.viewers:
            lost = known[viewer] - self.known[viewer]
            if lost or viewer == retreat.seat or retreat.seen:
                self.shift[viewer] += lost + 1
                noticed.append(viewer)
        if retreat.seen:
            self.take_backs += 1
            self.reopen()
        self.renew_offers(before, set(noticed) if retreat.seen else {retreat.seat})
        return tuple(noticed)

    def reopen(self) -> None:
        """After a take-back, what may be undone is worked out anew from the moves that are left."""
        kept, self.moves = self.moves, []
        self.open_from, self.closed_by = [0] * self.first.players, [NOTHING] * self.first.players
        state, known = self.first, self.deal.plies
        for move in kept:
            after = state.clone()
            after.apply(move.seat, move.action)
            move.before = state
            self.moves.append(move)
            for seat, why in self.closing(move, state, after, known):
                self.close(seat, why)
            self.forget_positions()
            state, known = after, move.plies


def is_told(move: Move, viewer: Viewer) -> bool:
    return any(event.as_seen_by(viewer) is not None for event in move.events)
