"""A written game, position by position: once through in one pass, or any of them at little cost."""

from collections.abc import Iterator
from typing import NamedTuple

from bottega.core.events import Event
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


class Frames:
    """The positions of a record in any order. All events are kept, and a position every `KEPT_EVERY` plies."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.events: list[list[Event]] = []  # of the deal, then of each move
        self.kept: list[State] = []
        for frame in frames(record):
            self.events.append(frame.events)
            self.last = frame.ply
            if frame.ply % KEPT_EVERY == 0:
                self.kept.append(frame.state.clone())
        record.check_result(frame.state)

    def at(self, ply: int) -> State:
        """The position after `ply` moves, the caller's own."""
        near = ply // KEPT_EVERY
        state = self.kept[near].clone()
        for number in range(near * KEPT_EVERY + 1, ply + 1):
            self.record.play_move(state, number)
        return state
