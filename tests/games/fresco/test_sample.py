"""What a seat takes the plans behind other screens for."""

from collections import Counter

import bottega
from bottega.core.rng import Rng
from bottega.games.fresco.quick_days import Days
from bottega.games.fresco.quick_worth import DEFAULT, Worth
from bottega.games.fresco.sheet import COUNTS, PLACED
from bottega.games.fresco.state import FrescoState

SAMPLES = 3000


def planning() -> FrescoState:
    """All are up; seat 1 has closed its plan, the others have none yet."""
    state = bottega.game("fresco").new(players=3, seed=6)
    while state.moment() != "round 1 planning":
        state.apply(state.to_act[0], state.legal_actions(state.to_act[0])[-1])
    for _ in range(5):
        state.apply(1, state.legal_actions(1)[0])
    state.play(1, "ready")
    assert isinstance(state, FrescoState)
    return state


def drawn(state: FrescoState, other: int) -> Counter[int]:
    rng, observation = Rng(1), state.observe(0)
    worlds = [observation.sample(rng) for _ in range(SAMPLES)]
    return Counter([world.plans[other] for world in worlds if isinstance(world, FrescoState)])


def test_a_closed_plan_is_mostly_like_the_one_the_quick_policy_would_make() -> None:
    state = planning()
    plans = drawn(state, 1)
    likely = Days(Worth(DEFAULT)).target(state, 1)
    assert plans.most_common(1)[0][0] == likely
    assert plans[likely] > SAMPLES // 10


def test_any_plan_may_be_drawn() -> None:
    """With five apprentices there are few enough plans to see nearly all of them."""
    state = planning()
    plans = drawn(state, 1)
    whole = [plan for plan in range(COUNTS + 1) if PLACED[plan] == state.hands[1]]
    assert len([plan for plan in whole if plan in plans]) > len(whole) * 3 // 4
    assert any(PLACED[plan] < state.hands[1] for plan in plans)


def test_an_open_plan_may_have_got_anywhere() -> None:
    placed = Counter([PLACED[plan] for plan in drawn(planning(), 2)])
    assert set(placed) == set(range(planning().hands[2] + 1))
