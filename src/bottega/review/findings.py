"""What a review tells of one seat: its most costly choices, and its best one."""

from bottega.review.worked import SeatWork, Weighing

NAMED = 3  # choices
WORTH_NAMING = 1.0  # points


def costly(work: SeatWork) -> list[Weighing]:
    """Those that cost most, the worst first."""
    return [one for one in ranked(work) if one.cost >= WORTH_NAMING][:NAMED]


def close_calls(work: SeatWork) -> list[Weighing]:
    """Where another choice would have been as good or a little better; for a game in which nothing was costly."""
    return [one for one in ranked(work) if 0 <= one.cost < WORTH_NAMING][:NAMED]


def best(work: SeatWork) -> Weighing | None:
    """The choice that was better than all others by most."""
    found = [one for one in reversed(ranked(work)) if one.cost <= -WORTH_NAMING / 2]
    return found[0] if found else None


def ranked(work: SeatWork) -> list[Weighing]:
    return sorted(work.weighed, key=lambda one: (-one.cost, one.ply))
