"""A review of a finished game: chances over its course, and what choices cost."""

import random
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace

import pytest

import bottega
from bottega import Record
from bottega.advice.turns import make as make_moves
from bottega.bots import make, take_turn
from bottega.core.state import State
from bottega.games.fresco.actions import READY
from bottega.play.turning import TurningPoint
from bottega.review import (
    Chances,
    Depth,
    SeatWork,
    Weighing,
    Work,
    Worked,
    best,
    chances_of,
    close_calls,
    costly,
    turning_points,
)
from bottega.review.curve import to_win
from bottega.review.decisions import ask, done_from
from bottega.review.positions import Positions
from bottega.review.work import progress
from bottega.review.worked import Disagreement

QUICK = Depth(knots=4, halved=1, worlds=2, tried=3, weighed=2, playouts=4)


def with_blunders(game_id: str, seed: int = 3, players: int = 3, every: float = 0.3) -> Record:
    """Played by computers, of whom the first does anything now and then."""
    state, rng = bottega.game(game_id).new(players=players, seed=seed), random.Random(seed)
    bots = [make("journeyman", game_id, seat) for seat in range(players)]
    while not state.is_over:
        seat = state.to_act[0]
        if seat == 0 and rng.random() < every:
            state.apply(seat, rng.choice(state.legal_actions(seat)))
        else:
            take_turn(state, seat, bots[seat])
    return Record.of(state)


@pytest.fixture(scope="module")
def record() -> Record:
    return with_blunders("fresco-cards", players=2)


@pytest.fixture(scope="module")
def worked(record: Record) -> Worked:
    work = Work(record, depth=QUICK)
    work.want([0])
    for done, total in work.run():
        assert 0 < done <= total
    assert work.done == work.total
    return work.worked


def test_the_curve_ends_with_the_result(record: Record, worked: Worked) -> None:
    work = Work(record, worked)
    course = chances_of(work.positions.frames, worked.knots)
    assert [one.ply for one in course] == sorted({one.ply for one in course})
    assert (course[0].ply, course[-1].ply) == (0, len(record.moves))
    assert all(abs(sum(one.of) - 1) < 1e-9 for one in course)
    assert record.result is not None
    winners = record.result["ranking"][0]
    assert course[-1].of == tuple(1 / len(winners) if seat in winners else 0 for seat in range(record.players))


def test_what_was_weighed_are_choices_of_that_seat(record: Record, worked: Worked) -> None:
    seat = worked.of(0)
    assert seat is not None
    assert seat.over
    assert 0 < len(seat.disagreements) <= QUICK.tried
    assert seat.weighed
    for one in seat.weighed:
        then = record.replay(stop=one.ply)
        assert record.moves[one.ply][0] == 0
        assert then.game.number(record.moves[one.ply][1]) == one.chosen
        assert one.better in then.legal_actions(0)
        assert one.did[0] == one.chosen
        assert one.turn[: len(one.did)] != one.did
        assert one.turn[0] == one.better
        assert one.cost == pytest.approx(one.other_score - one.score, abs=0.2)


def test_the_same_game_has_the_same_review_wherever_it_is_interrupted(record: Record, worked: Worked) -> None:
    work = Work(record, depth=QUICK)
    work.want([0])
    pieces = 0
    while work.step():
        pieces += 1
        if pieces in (2, 6, 9):  # as after a start of the server, from what was kept
            work = Work(record, plainly(work.worked))
    assert work.worked == worked


def plainly(worked: Worked) -> Worked:
    """What was worked out, as it comes back from the disk."""
    msgspec = pytest.importorskip("msgspec")
    again = msgspec.convert(asdict(worked), Worked)
    assert isinstance(again, Worked)
    return again


def test_a_review_hears_nothing_that_the_seat_did_not_know(record: Record, worked: Worked) -> None:
    """Weighed again from an observation that went through the only door there is, the figures are the same."""
    seat = worked.of(0)
    assert seat is not None
    ply = seat.weighed[0].ply
    work = Work(record, depth=QUICK)
    known = record.replay(stop=ply).redact(0)
    observed = work.positions.observed(ply)
    assert observed.view == known.game.render(known, 0)
    assert observed.legal_actions == known.legal_actions(0)


def test_nobody_is_ahead_of_himself() -> None:
    even = to_win([30, 30, 30], 4)
    assert even == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert to_win([80, 20], 1)[0] == pytest.approx(1)
    assert to_win([52, 50], 4)[0] > to_win([51, 50], 4)[0] > 0.5


def test_turning_points_are_changes_of_a_chance() -> None:
    scores = [(0, 0)] * 41
    course = [Chances(0, (0.5, 0.5)), Chances(10, (0.55, 0.45)), Chances(20, (0.8, 0.2)), Chances(40, (0.73, 0.27))]
    assert turning_points(course, scores) == [TurningPoint(20, 0, 25), TurningPoint(40, 1, 7)]
    near = [Chances(0, (0.5, 0.5)), Chances(4, (0.7, 0.3)), Chances(8, (0.5, 0.5)), Chances(40, (0.5, 0.5))]
    assert turning_points(near, scores) == [TurningPoint(4, 0, 20)]


def weighing(ply: int, cost: float) -> Weighing:
    return Weighing(ply, 1, 2, cost, 1.0, 0.5, 0.5, 50.0, 50.0 + cost, [2])


def test_the_three_most_costly_are_named_and_what_is_not_worth_it_is_not() -> None:
    costs = [0.4, 5.0, 1.2, -3.0, 2.0, 1.1, -0.1]
    work = SeatWork(0, weighed=[weighing(ply, cost) for ply, cost in enumerate(costs)])
    assert [one.cost for one in costly(work)] == [5.0, 2.0, 1.2]
    found = best(work)
    assert found is not None
    assert found.cost == -3.0
    fair = SeatWork(0, weighed=[weighing(ply, cost) for ply, cost in enumerate([0.9, 0.2, -0.2, -0.3])])
    assert costly(fair) == []
    assert [one.cost for one in close_calls(fair)] == [0.9, 0.2], (
        "what was better than the other choice is no close call"
    )
    assert best(fair) is None


def test_another_seat_may_be_wanted_later(record: Record, worked: Worked) -> None:
    work = Work(record, plainly(worked))
    assert not work.step()
    work.want([0])
    assert not work.step()
    work.want([1])
    assert progress(work.worked)[0] < progress(work.worked)[1]
    assert work.step()
    assert work.worked.of(1) is not None


@pytest.mark.soak
@pytest.mark.parametrize(("game_id", "players"), [("fresco", 2), ("fresco", 4), ("princes", 3), ("fresco-cards", 4)])
def test_every_game_can_be_reviewed(game_id: str, players: int) -> None:
    record = with_blunders(game_id, players=players, every=0.1)
    work = Work(record, depth=replace(QUICK, knots=12, tried=12, weighed=5, playouts=24))
    work.want(range(players))
    for done, total in work.run():
        assert done <= total
    seat = work.worked.of(0)
    assert seat is not None
    assert costly(seat), "somebody who does anything now and then has lost points by it"


# --- whole turns ------------------------------------------------------------------------------------------------------


def planned(by_seat_0: Callable[[State], Iterator[int]]) -> Record:
    """The first round of Fresco between journeymen; seat 0 plans as it is told to."""
    state = bottega.game("fresco").new(players=3, seed=5)
    bots = [make("journeyman", "fresco", seat) for seat in range(3)]
    while not state.is_over and state.view(0)["round"] == 1:
        seat = state.to_act[0]
        if seat == 0 and state.view(0)["deciding"] == "plan":
            for action in by_seat_0(state):
                state.apply(0, action)
        else:
            take_turn(state, seat, bots[seat])
    return Record.of(state)


def backwards(state: State) -> Iterator[int]:
    """The journeyman's own sheet, filled from its end."""
    tried, bot, sheet = state.clone(), make("journeyman", "fresco", 0), list[int]()
    while not sheet or sheet[-1] != READY:
        sheet.append(bot.choose(tried.observe(0)))
        tried.apply(0, sheet[-1])
    yield from [*reversed(sheet[:-1]), sheet[-1]]


def disagreed(record: Record, verb: str) -> list[Disagreement]:
    found = ask(Positions(record, QUICK), 0).disagreements
    game = bottega.game("fresco")
    return [one for one in found if str(game.action(one.wanted[0])).startswith(verb)]


def test_a_plan_is_compared_as_it_is_in_the_end() -> None:
    """In whatever order apprentices were placed, the same sheet is no mistake."""
    assert disagreed(planned(backwards), "plan") == []


def test_a_plan_that_differs_is_one_decision() -> None:
    (found,) = disagreed(planned(lambda state: iter([READY])), "plan")
    assert found.chosen == [READY]
    assert found.wanted[-1] == READY
    assert len(found.wanted) > 4


def test_a_visit_counts_as_a_whole() -> None:
    """Three paints for the altar are one choice, and it begins with the first of them."""
    record = planned(backwards)
    positions = Positions(record, QUICK)
    work = ask(positions, 0)
    assert work.richest >= 0
    done = done_from(positions, work.richest)
    first = positions.frames.at(work.richest)
    assert len(done) > 1 or len(record.moves) == work.richest + 1 or positions.moves[work.richest + 1][0] != 0
    make_moves(first, 0, done)
    gained = first.scores()[0] - positions.frames.at(work.richest).scores()[0]
    assert gained == max_gain(positions)


def max_gain(positions: Positions) -> int:
    """The most that seat 0 got between two moves of others."""
    best, run = 0, 0
    for ply, (mover, _) in enumerate(positions.moves):
        notes = positions.frames.notes
        run = run + notes[ply + 1].scores[0] - notes[ply].scores[0] if mover == 0 else 0
        best = max(best, run)
    return best
