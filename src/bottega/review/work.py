"""A review as work in small pieces, one after the other. What is done is a `Worked`, from which the work goes on: after
each piece it can be kept, and taken up again elsewhere. All that is random follows from the record, and everything is
counted, never timed: the same game has the same review.
"""

from collections.abc import Iterable, Iterator

from bottega.core.record import Record
from bottega.review import curve, decisions
from bottega.review.positions import Positions
from bottega.review.worked import USUAL, Depth, SeatWork, Worked


class Work:
    """The work on one finished game."""

    def __init__(self, record: Record, worked: Worked | None = None, depth: Depth = USUAL) -> None:
        self.worked = worked or Worked(record.players, depth=depth)
        self.positions = Positions(record, self.worked.depth)
        self.worked.level = self.positions.level.id

    def want(self, seats: Iterable[int]) -> None:
        """The choices of these seats are looked at too."""
        for seat in seats:
            if self.worked.of(seat) is None:
                self.worked.seats.append(SeatWork(seat))

    @property
    def done(self) -> int:
        return progress(self.worked)[0]

    @property
    def total(self) -> int:
        return progress(self.worked)[1]

    def step(self) -> bool:
        """Do the next piece; False when there is none left."""
        return self.step_curve() or any(self.step_seat(seat) for seat in list(self.worked.seats))

    def step_curve(self) -> bool:
        knots = self.worked.knots
        ply = curve.next_knot(self.positions, knots)
        if ply is None:
            return False
        knots.append(curve.play_on(self.positions, ply, len(knots) % curve.ENDS_EVERY == 0))
        return True

    def step_seat(self, work: SeatWork) -> bool:
        if not work.asked:
            self.worked.seats[self.worked.seats.index(work)] = decisions.ask(self.positions, work.seat)
            return True
        if (one := decisions.next_try(work)) is not None:
            decisions.try_out(self.positions, one)
            return True
        if work.to_weigh is None:
            work.to_weigh = decisions.to_weigh(self.positions, work)
        if not work.to_weigh:
            return False
        ply = work.to_weigh.pop(0)
        found = decisions.weigh_at(self.positions, work.seat, ply)
        if found is not None:
            work.weighed.append(found)
        return True

    def run(self) -> Iterator[tuple[int, int]]:
        """All of it; after each piece how many are done, and of how many."""
        while self.step():
            yield self.done, self.total


def progress(worked: Worked) -> tuple[int, int]:
    """Pieces that are done, and about how many there are."""
    depth = worked.depth
    weighed = depth.weighed + decisions.GOOD
    done, total = len(worked.knots), max(depth.knots + depth.halved * curve.HALVINGS, len(worked.knots))
    for work in worked.seats:
        if not work.asked:
            total += depth.tried + decisions.LARGEST + weighed
            continue
        tried = sum(bool(one.gains) + (len(one.gains) > decisions.FIRST_WORLDS) for one in work.disagreements)
        tries = len(work.disagreements) + min(decisions.LARGEST, len(work.disagreements))
        done += 1 + tried + len(work.weighed)
        total += 1 + tries + len(work.weighed) + (weighed if work.to_weigh is None else len(work.to_weigh))
    return done, total
