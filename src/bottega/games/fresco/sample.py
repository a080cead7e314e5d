"""Filling in what a seat of Fresco cannot know: the plans behind other screens, the draws to come, modules' secrets.

A rival's plan is mostly the one that the quick policy would make in his place, from what everybody knows of him, with
some apprentices sent elsewhere; but every plan that he could have made may come.
"""

from typing import Final

from bottega.core.rng import Rng
from bottega.games.fresco.actions import PLAN
from bottega.games.fresco.quick_days import Days
from bottega.games.fresco.quick_worth import DEFAULT, Worth
from bottega.games.fresco.sheet import COLUMNS, PLACED, SPACES, THEATRE, count_at, with_one
from bottega.games.fresco.state import FrescoState
from bottega.games.fresco.steps.planning import PLAN_MASKS, READY_BIT, plan_mask
from bottega.games.fresco.track import ask_landing

MOST_STEPS: Final = 8
ANY_PLAN: Final = 5  # one plan in so many is any plan at all
ELSEWHERE: Final = 6  # otherwise one apprentice in so many goes anywhere

# One for all tables: it keeps what it has found, and the samples of one search ask for the same plans.
DAYS: Final = Days(Worth(DEFAULT))


def redraw(s: FrescoState, seat: int, rng: Rng) -> None:
    s.draws = rng.below(1 << 28) << 28 | rng.below(1 << 28) | 1
    for module in s.rules.modules:
        module.redraw(s, seat, rng)
    if s.rules.rounds[s.final][s.step].name != "planning":
        if s.waiting & ~(1 << seat):
            ask_again(s)
        return
    for other in range(s.players):
        if other == seat:
            continue
        ready = s.waiting >> other & 1 == 0
        if s.rules.on_planning:
            replan(s, other, rng, ready)
            continue
        plan = draw_plan(s, other, rng, ready)
        s.plans[other] = plan
        s.secret[other] = PLACED[plan]
        s.ply += PLACED[plan]
        if not ready:
            s.menus[other] = s.rules.plan_menu
            s.masks[other] = PLAN_MASKS[s.final][plan] if PLACED[plan] < s.hands[other] else READY_BIT


def replan(s: FrescoState, other: int, rng: Rng, ready: bool) -> None:
    """A plan with what modules add to it, made step by step."""
    menu = s.rules.plan_menu
    s.ask(other, menu, plan_mask(s, other))
    steps = MOST_STEPS if ready and rng.below(8) else rng.below(MOST_STEPS)
    likely = DAYS.target(s, other) if steps and rng.below(ANY_PLAN) else 0
    while steps > 0 or (ready and s.masks[other] & READY_BIT == 0):
        choices = menu.actions(s.masks[other] & ~READY_BIT)
        if not choices:
            break
        action = choices[rng.below(len(choices))]
        if likely:
            column = next_column(rng, s.plans[other], likely)
            place = COLUMNS if column == THEATRE and s.final else column
            if s.masks[other] >> place & 1:
                action = PLAN + place
        menu.decider.decide(s, other, action)
        s.ply += 1
        steps -= 1
    if ready:
        s.waiting &= ~(1 << other)


def draw_plan(s: FrescoState, other: int, rng: Rng, ready: bool) -> int:
    """A closed plan mostly uses everybody; an open one may have got anywhere."""
    hands = s.hands[other]
    placed = hands if ready and rng.below(8) else rng.below(hands + 1)
    likely = DAYS.target(s, other) if placed and rng.below(ANY_PLAN) else 0
    plan = 0
    while PLACED[plan] < placed:
        column = next_column(rng, plan, likely)
        if count_at(plan, column) < SPACES:
            plan = with_one(plan, column)
    return plan


def next_column(rng: Rng, plan: int, likely: int) -> int:
    """A column that the likely plan has more apprentices in, now and then any."""
    if likely and rng.below(ELSEWHERE):
        column = rng.below(COLUMNS)
        for _ in range(COLUMNS):
            if count_at(plan, column) < count_at(likely, column):
                return column
            column = column + 1 if column + 1 < COLUMNS else 0
    return rng.below(COLUMNS)


def ask_again(s: FrescoState) -> None:
    """What another seat may choose now follows from what is known, so it is asked once more."""
    s.waiting = 0
    if s.lander >= 0:
        ask_landing(s)
    else:
        s.go_on()
