"""Producing a work: the profession is laid down, bonus cards are added, the bank pays, prestige points are bought."""

from typing import Final

from bottega.core.menu import Decider, Menu
from bottega.games.princes.actions import BONUSES, MOST_EXCHANGED
from bottega.games.princes.codes import ADD, DONE, EXCHANGE
from bottega.games.princes.events import EXCHANGE_POINTS, BonusPlayed, ProfessionPlayed, WorkMade
from bottega.games.princes.menus import DONE_BIT, run
from bottega.games.princes.scoring import bonus_value, company, count, gain
from bottega.games.princes.state import STORY, TOLD_BONUS, TOLD_SEAT, TOLD_WORK, PrincesState


def begin_work(s: PrincesState, seat: int, profession: int) -> None:
    s.hand[seat] ^= 1 << profession
    s.played[seat] |= 1 << profession
    s.story = s.story << STORY | TOLD_WORK | seat << TOLD_SEAT | profession
    s.work = profession
    s.value = s.rules.wishes(s.offers[seat], profession) + company(s, seat)
    s.adding = 1
    if s.log is not None:
        s.log.append(ProfessionPlayed(seat, s.rules.c.profession_ids[profession], s.value))


def ask_about_work(s: PrincesState) -> None:
    """All bonus cards are chosen before the value is fixed; then comes the payment."""
    seat = s.actor
    if s.adding and s.bonuses[seat]:
        enough = s.value >= s.rules.c.minimum[s.round]
        s.offer(seat, ADD_MENU, s.bonuses[seat] | DONE_BIT if enough else s.bonuses[seat])
        return
    s.adding = 0
    s.offer(seat, EXCHANGE_MENU, (2 << most_exchanged(s)) - 1)


def most_exchanged(s: PrincesState) -> int:
    c = s.rules.c
    return min(s.value * c.florins_per_value // c.florins_per_point_bought, MOST_EXCHANGED)


class Adding(Decider):
    def decide(self, s: PrincesState, seat: int, action: int) -> None:
        if action == DONE:
            s.adding = 0
            return
        card = action - ADD
        value = bonus_value(s, card, count(s, seat))
        s.bonuses[seat] ^= 1 << card
        s.bonus_held[seat] -= 1
        s.bonus_gone |= 1 << card
        s.story = s.story << STORY | TOLD_BONUS | seat << TOLD_SEAT | card
        s.value += value
        if s.log is not None:
            s.log.append(BonusPlayed(seat, s.rules.c.bonus_ids[card], value))


class Exchanging(Decider):
    """Only the payment of this very work buys prestige points (P-WORK-20)."""

    def decide(self, s: PrincesState, seat: int, action: int) -> None:
        c = s.rules.c
        points = action - EXCHANGE
        payment = s.value * c.florins_per_value
        returned = points * c.florins_per_point_bought
        s.florins[seat] += payment - returned
        if s.log is not None:
            s.log.append(WorkMade(seat, c.profession_ids[s.work], s.value, payment, returned))
        gain(s, seat, points, EXCHANGE_POINTS)
        s.best[seat] = max(s.best[seat], s.value)
        s.work = -1
        s.value = 0
        s.acts += 1


ADD_MENU: Final = Menu(9, "add", (*run(ADD, len(BONUSES)), DONE), Adding())
EXCHANGE_MENU: Final = Menu(10, "exchange", tuple(run(EXCHANGE, MOST_EXCHANGED + 1)), Exchanging())
