"""Planning: all seats at once, behind their screens."""

from typing import Final

from bottega.core.menu import Menu
from bottega.core.state import SEAT_BITS
from bottega.core.step import Step
from bottega.games.fresco.actions import PLACES, PLAN, READY
from bottega.games.fresco.events import GotReady, Planned, Revealed
from bottega.games.fresco.sheet import COLUMNS, COUNTS, PLACED, SPACES, THEATRE, unpack_plan, with_one
from bottega.games.fresco.state import FrescoState

READY_BIT: Final = 1 << len(PLACES)
ONE_MORE: Final = [with_one(0, min(place, THEATRE)) for place in range(len(PLACES))]  # what each place adds to a plan


def plan_masks(final: bool) -> list[int]:
    """For each plan the places that still have a space, and `ready`."""
    fifth = 1 << COLUMNS if final else 1 << COLUMNS - 1
    masks: list[int] = []
    for plan in range(1 << 2 * COLUMNS):
        mask = READY_BIT
        for column, here in enumerate(unpack_plan(plan)):
            if here < SPACES:
                mask |= fifth if column == THEATRE else 1 << column
        masks.append(mask)
    return masks


PLAN_MASKS: Final[tuple[list[int], ...]] = (plan_masks(False), plan_masks(True))


class Planning(Step):
    """All seats at once, behind their screens."""

    name = "planning"

    def go(self, s: FrescoState) -> None:
        for seat in range(s.players):
            s.plans[seat] = 0
            s.ask(seat, s.rules.plan_menu, plan_mask(s, seat))

    def decide(self, s: FrescoState, seat: int, action: int) -> None:
        if action != READY:
            plan = s.plans[seat] + ONE_MORE[action - PLAN]
            if s.rules.on_planning:
                plan_on(s, seat, plan)
            else:
                s.plans[seat] = plan
                s.secret[seat] += 1
                s.masks[seat] = PLAN_MASKS[s.final][plan] if PLACED[plan] < s.hands[seat] else READY_BIT
                s.waiting |= SEAT_BITS[seat]
            if s.log is not None:
                s.log.append(Planned(seat, PLACES[action - PLAN]))
            return
        if s.log is not None:
            s.log.append(GotReady(seat))
        if s.waiting == 0:
            self.reveal(s)

    def reveal(self, s: FrescoState) -> None:
        for seat in range(s.players):
            s.sheets[seat] = s.plans[seat]
            s.plans[seat] = 0
            s.secret[seat] = 0
        if s.log is not None:
            s.log.append(Revealed(tuple([unpack_plan(sheet) for sheet in s.sheets]), s.order))
        for module in s.rules.on_revealed:
            module.revealed(s)
        s.next_step()


def plan_mask(s: FrescoState, seat: int) -> int:
    """What may be planned next."""
    counts = s.plans[seat] & COUNTS
    mask = PLAN_MASKS[s.final][counts] if PLACED[counts] < s.hands[seat] else READY_BIT
    for module in s.rules.on_planning:
        mask = module.planning(s, seat, mask)
    return mask


def plan_on(s: FrescoState, seat: int, plan: int) -> None:
    """The plan of a seat is this now, by a move of a module; nobody else notices, and the seat goes on planning."""
    s.plans[seat] = plan
    s.secret[seat] += 1
    s.waiting |= SEAT_BITS[seat]
    s.masks[seat] = plan_mask(s, seat)


PLAN_MENU: Final = Menu(1, "plan", (*range(PLAN, PLAN + len(PLACES)), READY), Planning())
