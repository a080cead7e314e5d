"""What a page is told of a review: its figures, and the choices that it names as the seat could see them; work for a
thread.
"""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from bottega.advice.turns import MOST_STEPS
from bottega.core.errors import BottegaError
from bottega.core.state import State
from bottega.review import SeatWork, Weighing, Worked, best, chances_of, close_calls, costly, like, turning_points
from bottega.server.models import (
    ChanceFacts,
    ReviewedChoice,
    ReviewedSeat,
    ReviewFacts,
    TurnFacts,
    TypicalFacts,
)
from bottega.server.replays import Look
from bottega.server.reviews import Progress


def review_facts(look: Look, progress: Progress) -> ReviewFacts:
    frames, worked = look.replay.frames, progress.worked or Worked(look.finished().players)
    course = chances_of(frames, worked.knots)
    points = turning_points(course, [note.scores for note in frames.notes])
    return ReviewFacts(
        id=look.id,
        state=progress.state,
        done=progress.done,
        total=progress.total,
        level=worked.level,
        chances=[ChanceFacts(move=one.ply, chances=[round(part, 3) for part in one.of]) for one in course],
        turns=[TurnFacts(**point._asdict()) for point in points],
        seats=[seat_facts(look, work) for work in worked.seats],
        typical=typical_facts(look),
    )


def typical_facts(look: Look) -> TypicalFacts | None:
    found = like(look.finished())
    if found is None:
        return None
    return TypicalFacts(**{name: value for name, value in asdict(found).items() if name in TypicalFacts.model_fields})


def seat_facts(look: Look, work: SeatWork) -> ReviewedSeat:
    dear = costly(work)
    good = best(work)
    return ReviewedSeat(
        seat=work.seat,
        over=work.over,
        decisions=work.decisions,
        costly=[choice_facts(look, work.seat, one) for one in dear],
        close=[] if dear or not work.over else [choice_facts(look, work.seat, one) for one in close_calls(work)],
        best=None if good is None else choice_facts(look, work.seat, good),
    )


def choice_facts(look: Look, seat: int, one: Weighing) -> ReviewedChoice:
    state = look.replay.frames.at(one.ply)
    view = state.view(seat)
    return ReviewedChoice(
        move=one.ply,
        round=int(view.get("round", 0)),
        phase=str(view.get("phase", "")),
        cost=one.cost,
        spread=one.spread,
        did=steps(state, seat, one.did or [one.chosen]),
        better=steps(state, seat, one.turn),
        did_score=one.score,
        better_score=one.other_score,
        did_chance=one.chance,
        better_chance=one.other_chance,
        reason=one.reason or None,
        args=one.args,
        view={**view, "choices": []},
    )


def steps(state: State, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
    """Each action as it was offered; they end where somebody else is asked, or in the same kind of place no more."""
    world, found = state.clone(), []
    begun = state.moment()
    for action in actions[:MOST_STEPS]:
        if seat not in world.to_act or world.moment() != begun:
            break
        offered = [choice for choice in world.view(seat)["choices"] if choice["id"] == action]
        if not offered:
            break
        found += offered
        try:
            world.apply(seat, action)
        except BottegaError:
            break
    return found
