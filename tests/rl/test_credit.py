"""Advantages of seats that take turns unevenly: the same as when each seat's story is reckoned by itself."""

from itertools import pairwise

import numpy as np
import pytest

from bottega import rl

STEPS, ROWS, PLAYERS = 1500, 3, 3
DISCOUNT, TRACE = 0.99, 0.9


def story(many: rl.Many) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    seats, done, rewards = [many.seats.copy()], [], []
    for _ in range(STEPS):
        many.step(many.random_actions())
        seats.append(many.seats.copy())
        done.append(many.done.copy())
        rewards.append(many.rewards.copy())
    values = np.random.default_rng(1).normal(size=(STEPS + 1, many.n)).astype(np.float32)
    return np.array(seats), values, np.array(done), np.array(rewards)


def by_itself(
    row: int, seat: int, seats: np.ndarray, values: np.ndarray, done: np.ndarray, rewards: np.ndarray
) -> dict[int, float]:
    """The advantages of one seat of one row by step, game by game and choice by choice, by the definition."""
    ends = [-1, *np.flatnonzero(done[:, row]), None]
    found: dict[int, float] = {}
    for before, end in pairwise(ends):
        chosen = [step for step in range(before + 1, STEPS if end is None else end + 1) if seats[step, row] == seat]
        expected = [values[step, row] for step in chosen]
        if not chosen:
            continue
        if end is not None:
            last = rewards[end, row, seat]
        else:
            last = values[STEPS, row] if seats[STEPS, row] == seat else expected[-1] / DISCOUNT
        surprises = [DISCOUNT * then - now for now, then in zip(expected, [*expected[1:], last], strict=True)]
        for n, step in enumerate(chosen):
            found[step] = sum((DISCOUNT * TRACE) ** k * surprise for k, surprise in enumerate(surprises[n:]))
    return found


def test_each_seat_is_credited_with_its_own_story() -> None:
    seats, values, done, rewards = story(rl.Many("fresco-cards", ROWS, players=PLAYERS, seed=3, rewards="rank"))
    assert done.any(axis=0).all()
    assert done[-1].sum() < ROWS, "some game should be open at the end"
    found = rl.advantages(seats, values, done, rewards, DISCOUNT, TRACE)
    for row in range(ROWS):
        for seat in range(PLAYERS):
            alone = by_itself(row, seat, seats, values, done, rewards)
            assert found[list(alone), row] == pytest.approx(list(alone.values()), abs=1e-4)


def test_a_learner_who_knew_it_all_is_never_surprised() -> None:
    """Where the value is what the seat gets in the end, nothing was better or worse than expected."""
    seats, values, done, rewards = story(rl.Many("fresco-cards", ROWS, players=PLAYERS, seed=3, rewards="rank"))
    for row in range(ROWS):
        start = 0
        for end in np.flatnonzero(done[:, row]).tolist():
            steps = np.arange(start, end + 1)
            values[steps, row] = rewards[end, row, seats[steps, row]]
            start = end + 1
        known = rl.advantages(seats, values, done, rewards)[:start, row]
        assert known == pytest.approx(np.zeros(start), abs=1e-6)
