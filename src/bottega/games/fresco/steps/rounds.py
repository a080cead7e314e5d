"""A round of Fresco as a list of steps.

Opening, getting up, planning, the five locations in their order, then income and the next round or, after the final
round, the scoring.
"""

from typing import Final

from bottega.core.step import Step
from bottega.games.fresco import events
from bottega.games.fresco.events import GameEnded, RoundBegan, StartRotated
from bottega.games.fresco.meta import CEILING, FEW_TILES, IDLE
from bottega.games.fresco.scoring import earn, score_money
from bottega.games.fresco.state import START_SPACES, FrescoState
from bottega.games.fresco.steps.cathedral import CATHEDRAL_MENU, CATHEDRAL_STEP, SECOND_VISIT
from bottega.games.fresco.steps.getup import RISE_MENU, GetUp
from bottega.games.fresco.steps.market import MARKET_MENU, Market, empty_booth, lay_market
from bottega.games.fresco.steps.places import STUDIO_MENU, THEATRE_MENU, WORKSHOP_MENU, Studio, Theatre, Workshop
from bottega.games.fresco.steps.planning import PLAN_MENU, Planning
from bottega.games.fresco.track import LAND_MENU

ALTARS_TO_IDLENESS: Final = 5  # rounds with nothing but altars end a game as one without any work does


class OpenRound(Step):
    """The end is tested before anybody gets up, so that everybody knows (F-OQ-69)."""

    name = "open-round"

    def go(self, s: FrescoState) -> None:
        rules = s.rules
        if s.tiles.bit_count() <= rules.c.final_at:
            s.reason = FEW_TILES
        elif s.idle >= rules.idle_rounds or s.altars_only >= ALTARS_TO_IDLENESS * rules.idle_rounds:
            s.reason = IDLE
        else:
            for module in rules.on_ends:
                s.reason = s.reason or module.ends(s)
        s.final = 1 if s.reason else 0
        s.choosers = tuple(sorted(range(rules.painters), key=s.position.__getitem__))
        if s.log is not None:
            s.log.append(RoundBegan(s.round, bool(s.final), s.choosers))
        for module in rules.on_open_round:
            module.open_round(s)
        s.next_step()


class Income(Step):
    """Income first, then the next round is laid out (F-OQ-66)."""

    name = "prepare"

    def go(self, s: FrescoState) -> None:
        for module in s.rules.on_before_cleanup:
            if module.before_cleanup(s):
                return
        if s.tiles == 0:
            s.reason = CEILING
            finish(s)
            return
        for module in s.rules.on_before_income:
            if module.before_income(s):
                return
        pay_income(s)
        s.next_step()


class Refill(Step):
    """Everything that lies open for the next round, then the painters go to bed."""

    name = "refill"

    def go(self, s: FrescoState) -> None:
        if s.rules.redraw_market:
            for booth in range(len(s.rules.booth_mask)):
                empty_booth(s, booth)
        lay_market(s)
        for module in s.rules.on_prepare:
            module.prepare(s)
        for painter in range(s.rules.painters):
            s.hour[painter] = 0
            if painter < s.players:
                s.sheets[painter] = 0
        s.beds = 0
        s.order = ()
        rotate_start(s)
        s.idle += 1
        s.altars_only += 1
        s.round += 1
        s.step = 0
        s.turn = 0
        s.acts = -1


def pay_income(s: FrescoState) -> None:
    """Thalers first, then what else there is (F-OQ-66)."""
    for seat in range(s.players):
        thalers = income(s, seat)
        if thalers:
            if s.log is not None:
                s.log.append(events.Income(seat, thalers))
            earn(s, seat, thalers)
        for module in s.rules.on_collect:
            module.collect(s, seat)


def income(s: FrescoState, seat: int) -> int:
    thalers = s.restored[seat].bit_count() * s.rules.c.tile_income
    for module in s.rules.on_income:
        thalers += module.income(s, seat)
    return thalers


def rotate_start(s: FrescoState) -> None:
    """The foremost painter on the starting spaces goes to the rear, the others move up without gaps (F-OQ-12)."""
    waiting = [painter for painter in s.choosers if s.position[painter] < 1]
    if len(waiting) < 2:
        return
    waiting = waiting[1:] + waiting[:1] if s.rules.rotate_back else waiting[-1:] + waiting[:-1]
    for place, painter in enumerate(waiting):
        s.position[painter] = place - START_SPACES
    if s.log is not None:
        s.log.append(StartRotated(tuple(waiting)))


class FinalScoring(Step):
    name = "final-scoring"

    def go(self, s: FrescoState) -> None:
        for module in s.rules.on_before_cleanup:
            if module.before_cleanup(s):
                return
        finish(s)


def finish(s: FrescoState) -> None:
    """What is left becomes money, then points before money, then money (F-OQ-73); goes on after each question."""
    for painter in s.order:
        for module in s.rules.on_convert_leftovers:
            module.convert_leftovers(s, painter)
    for module in s.rules.on_closing:
        if module.closing(s):
            return
    for module in s.rules.on_award:
        module.award(s)
    score_money(s)
    s.ended = 1
    if s.log is not None:
        s.log.append(GameEnded(s.reason, s.scores(), s.ranking()[0]))


NORMAL_ROUND: Final[tuple[Step, ...]] = (
    OpenRound(),
    GetUp(),
    Planning(),
    Market(),
    CATHEDRAL_STEP,
    Studio(),
    Workshop(),
    Theatre(),
    Income(),
    Refill(),
)
FINAL_ROUND: Final[tuple[Step, ...]] = (
    OpenRound(),
    GetUp(),
    Planning(),
    Market(),
    CATHEDRAL_STEP,
    Studio(),
    Workshop(),
    SECOND_VISIT,
    FinalScoring(),
)

MENUS: Final = (
    RISE_MENU,
    PLAN_MENU,
    MARKET_MENU,
    CATHEDRAL_MENU,
    STUDIO_MENU,
    WORKSHOP_MENU,
    THEATRE_MENU,
    LAND_MENU,
)
