"""A written game, position by position: once through in one pass, or any of them at little cost."""

from collections.abc import Iterator
from typing import NamedTuple

from bottega.core.events import Event
from bottega.core.knowledge import PUBLIC
from bottega.core.record import Record
from bottega.core.state import State

KEPT_EVERY = 16  # plies between two positions that are kept: a look elsewhere plays at most that many moves again


class Frame(NamedTuple):
    """The position after so many moves, and what the last of them brought; frame 0 is the deal."""

    ply: int
    state: State  # goes on with the next frame: whoever keeps it keeps a clone
    events: list[Event]


def frames(record: Record) -> Iterator[Frame]:
    """All positions of a record; `ReplayError` where a move does not fit.

    >>> import bottega
    >>> state = bottega.game("fresco").new(players=3, seed=4)
    >>> state.play(0, "rise 6")
    >>> [(frame.ply, frame.state.to_act) for frame in frames(Record.of(state))]
    [(0, (0,)), (1, (1,))]
    """
    _, state = record.start()
    yield Frame(0, state, state.deal_events())
    for number in range(1, len(record.moves) + 1):
        events: list[Event] = []
        record.play_move(state, number, events)
        yield Frame(number, state, events)


class Note(NamedTuple):
    """What is kept of every position: what everybody sees of it, and how many moves each viewer knew of then."""

    scores: tuple[int, ...]
    round: int  # 0 in a game without rounds
    plies: tuple[int, ...]  # one for each seat, then one for whoever looks on


class Frames:
    """The positions of a record in any order. All events are kept, and a position every `KEPT_EVERY` plies."""

    def __init__(self, record: Record) -> None:
        self.events: list[list[Event]] = []  # of the deal, then of each move
        self.notes: list[Note] = []  # of every position
        self.kept: list[State] = []
        self.game, self.end = record.start()
        self.last = 0
        self.add(self.end.deal_events())
        self.play(record)
        record.check_result(self.end)

    def add(self, events: list[Event]) -> None:
        self.events.append(events)
        self.notes.append(noted(self.end))
        if self.last % KEPT_EVERY == 0:
            self.kept.append(self.end.clone())

    def play(self, record: Record) -> None:
        """On to the last move of a record that begins with the moves so far."""
        self.record = record
        while self.last < len(record.moves):
            events: list[Event] = []
            record.play_move(self.end, self.last + 1, events)
            self.last += 1
            self.add(events)

    def leads_to(self, record: Record) -> bool:
        """Is this the same game, as far as it goes? Then `play` goes on with it, sooner than from the beginning."""
        same = (record.game, record.seed, record.options, record.players)
        mine = self.record
        return same == (mine.game, mine.seed, mine.options, mine.players) and record.moves[: self.last] == mine.moves

    def at(self, ply: int) -> State:
        """The position after `ply` moves, the caller's own."""
        near = ply // KEPT_EVERY
        state = self.kept[near].clone()
        for number in range(near * KEPT_EVERY + 1, ply + 1):
            self.record.play_move(state, number)
        return state

    def span(self, first: int, last: int) -> Iterator[State]:
        """The positions from the one after `first` moves to the one after `last`. Each goes on to the next: whoever
        keeps one keeps a clone."""
        state = self.at(first)
        yield state
        for number in range(first + 1, last + 1):
            self.record.play_move(state, number)
            yield state


def noted(state: State) -> Note:
    viewers = (*range(state.players), None)
    return Note(state.scores(), round_of(state), tuple([state.known_ply(viewer) for viewer in viewers]))


def round_of(state: State) -> int:
    """The round, where a game counts them and tells everybody; else 0."""
    return int(getattr(state, "round", 0)) if state.knowledge().get("round") == PUBLIC else 0
