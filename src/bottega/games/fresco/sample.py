"""Filling in what a seat of Fresco cannot know: the plans behind other screens, the draws to come, modules' secrets."""

from bottega.core.rng import Rng
from bottega.games.fresco.sheet import COLUMNS, PLACED, SPACES, count_at, with_one
from bottega.games.fresco.state import FrescoState
from bottega.games.fresco.steps.planning import PLAN_MASKS, READY_BIT, plan_mask
from bottega.games.fresco.track import ask_landing

MOST_STEPS = 8


def redraw(s: FrescoState, seat: int, rng: Rng) -> None:
    s.draws = Rng(rng.below(1 << 30), "sample").word
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
        plan = draw_plan(rng, s.hands[other], ready)
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
    while steps > 0 or (ready and s.masks[other] & READY_BIT == 0):
        choices = menu.actions(s.masks[other] & ~READY_BIT)
        if not choices:
            break
        menu.decider.decide(s, other, choices[rng.below(len(choices))])
        s.ply += 1
        steps -= 1
    if ready:
        s.waiting &= ~(1 << other)


def draw_plan(rng: Rng, hands: int, ready: bool) -> int:
    """A closed plan mostly uses everybody; an open one may have got anywhere."""
    placed = hands if ready and rng.below(8) else rng.below(hands + 1)
    plan = 0
    while PLACED[plan] < placed:
        column = rng.below(COLUMNS)
        if count_at(plan, column) < SPACES:
            plan = with_one(plan, column)
    return plan


def ask_again(s: FrescoState) -> None:
    """What another seat may choose now follows from what is known, so it is asked once more."""
    s.waiting = 0
    if s.lander >= 0:
        ask_landing(s)
    else:
        s.go_on()
