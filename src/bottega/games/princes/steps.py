"""The Princes of Florence, step by step: choosing professions, then seven rounds of auctions and turns."""

from typing import Final

from bottega.core.menu import Decider
from bottega.core.state import SEAT_BITS
from bottega.core.step import Step
from bottega.games.princes.actions import BUILDINGS, FREEDOMS, PROFESSIONS
from bottega.games.princes.auction import BID_MENU, OPEN_MENU, TAKE_MENU, Auction
from bottega.games.princes.codes import (
    BUILD,
    DRAW_BONUS,
    DRAW_PROFESSION,
    END,
    INTRODUCE,
    RECRUIT,
    RETURN,
    SELL,
    WORK,
)
from bottega.games.princes.events import (
    BEST_WORK,
    BestWork,
    GameEnded,
    GotReady,
    Introduced,
    Returned,
    RoundBegan,
    TurnEnded,
)
from bottega.games.princes.laying import PLACE_MENU, ask_place
from bottega.games.princes.looking import KEEP_MENU, UNDER_MENU, ask_about_cards, look
from bottega.games.princes.menus import (
    BUILD_SHIFT,
    DRAW_BONUS_BIT,
    DRAW_PROFESSION_BIT,
    END_BIT,
    INTRODUCE_SHIFT,
    RECRUIT_SHIFT,
    REMEMBERED,
    TURN_SELL,
    HandMenu,
    WideMenu,
    run,
)
from bottega.games.princes.purse import pay, sell
from bottega.games.princes.recruiting import RECRUIT_MENU, recruit
from bottega.games.princes.rules import FREEDOM_OFFER, KINDS
from bottega.games.princes.scoring import gain, open_purses, score_prestige_cards, workable
from bottega.games.princes.state import BONUS_DECK, BUILDING_SUPPLY, CARD, FREEDOM_SUPPLY, PROFESSION_DECK, PrincesState
from bottega.games.princes.working import ADD_MENU, EXCHANGE_MENU, ask_about_work, begin_work

DRAWN: Final = 1  # bits of `once`
INTRODUCED: Final = 2


class ChooseProfessions(Step):
    """All seats at once, each in secret: one of the four cards goes back."""

    name = "choose-professions"

    def go(self, s: PrincesState) -> None:
        for seat in range(s.players):
            s.ask(seat, RETURN_MENU, s.hand[seat])


class Returning(Decider):
    def decide(self, s: PrincesState, seat: int, action: int) -> None:
        card = action - RETURN
        s.hand[seat] ^= 1 << card
        s.cards[seat] -= 1
        s.profession_pile = (*s.profession_pile, card)
        s.seen[seat] = 1 << CARD | card
        if s.log is not None:
            s.log.append(Returned(seat, s.rules.c.profession_ids[card]))
            s.log.append(GotReady(seat))
        if s.waiting == 0:
            self.shuffle_pile(s)
            s.step += 1

    def shuffle_pile(self, s: PrincesState) -> None:
        """Sorted first, so that it makes no difference who chose sooner."""
        pile = sorted(s.profession_pile)
        s.shuffle(pile)
        s.profession_pile = tuple(pile)


class OpenRound(Step):
    name = "open-round"

    def go(self, s: PrincesState) -> None:
        s.free = s.rules.everybody
        s.opener = s.first
        s.turn = -1
        s.step += 1
        if s.log is not None:
            s.log.append(RoundBegan(s.round, s.first, s.rules.c.minimum[s.round]))


class Turns(Step):
    """Clockwise from the first player, each takes up to two actions in one turn."""

    name = "actions"

    def go(self, s: PrincesState) -> None:
        if s.piece >= 0:
            ask_place(s)
        elif s.deck >= 0:
            ask_about_cards(s)
        elif s.work >= 0:
            ask_about_work(s)
        elif s.turn < 0:
            self.begin(s, 0)
        elif s.turn < s.players:
            self.ask(s, s.actor)
        else:
            s.step += 1

    def begin(self, s: PrincesState, turn: int) -> None:
        s.turn = turn
        s.acts = 0
        s.once = 0
        if turn < s.players:
            s.actor = (s.first + turn) % s.players
            self.ask(s, s.actor)

    def ask(self, s: PrincesState, seat: int) -> None:
        rules = s.rules
        mask = END_BIT
        if s.recruiting[seat]:
            mask |= s.recruitable(seat) << RECRUIT_SHIFT
        if rules.free_sale and s.prestige[seat]:
            mask |= TURN_SELL
        if s.acts == rules.c.actions:
            s.offer(seat, TURN_MENU, mask)
            return
        mask |= workable(s, seat) | purchases(s, seat)
        if s.hand[seat] or not rules.open_money:
            # Ended for him, a turn would tell the others that no card in his hand makes a work, or how little he has.
            s.menus[seat] = TURN_MENU  # as `ask` does it, without the call
            s.masks[seat] = mask
            s.waiting = SEAT_BITS[seat]
        else:
            s.offer(seat, TURN_MENU, mask)


def purchases(s: PrincesState, seat: int) -> int:
    """What the player can pay for and has room for."""
    c = s.rules.c
    means = s.florins[seat] + s.prestige[seat] * c.florins_per_point_sold
    offers = s.offers[seat]
    mask = 0
    if means >= c.building_price[s.builders[seat]]:
        mask = (s.building_room(seat) & s.stock >> BUILDING_SUPPLY & ~offers) << BUILD_SHIFT
    if s.once & INTRODUCED == 0 and means >= c.freedom_price:
        mask |= (s.stock >> FREEDOM_SUPPLY & ~(offers >> FREEDOM_OFFER)) << INTRODUCE_SHIFT
    if s.once & DRAWN == 0 and s.profession_pile and means >= c.profession_price:
        mask |= DRAW_PROFESSION_BIT
    if s.bonus_pile and means >= c.bonus_price:
        mask |= DRAW_BONUS_BIT
    return mask


class Acting(Decider):
    def decide(self, s: PrincesState, seat: int, action: int) -> None:
        if action == END:
            if s.log is not None:
                s.log.append(TurnEnded(seat, s.rules.c.actions - s.acts))
            TURNS.begin(s, s.turn + 1)
        elif action == SELL:
            sell(s, seat, 1)
        elif action >= RECRUIT:
            s.recruiting[seat] -= 1
            recruit(s, seat, action - RECRUIT)
        elif action >= INTRODUCE:
            self.purchase(s, seat, action)
        elif action >= BUILD:
            s.piece = KINDS + action - BUILD
            ask_place(s)
        else:
            begin_work(s, seat, action - WORK)

    def purchase(self, s: PrincesState, seat: int, action: int) -> None:
        c = s.rules.c
        s.acts += 1
        if action == DRAW_PROFESSION:
            s.once |= DRAWN
            pay(s, seat, c.profession_price)
            look(s, seat, PROFESSION_DECK, c.profession_price)
        elif action == DRAW_BONUS:
            pay(s, seat, c.bonus_price)
            look(s, seat, BONUS_DECK, c.bonus_price)
        else:
            freedom = action - INTRODUCE
            s.once |= INTRODUCED
            pay(s, seat, c.freedom_price)
            s.offers[seat] |= 1 << FREEDOM_OFFER + freedom
            s.take_supply(FREEDOM_SUPPLY + freedom)
            if s.log is not None:
                s.log.append(Introduced(seat, c.freedom_ids[freedom], c.freedom_price))


class CloseRound(Step):
    """The best work of the round; then the first player's figure goes to the left, or the game ends."""

    name = "close-round"

    def go(self, s: PrincesState) -> None:
        best = max(s.best)
        seats = [seat for seat in range(s.players) if s.best[seat] == best] if best else []
        if s.log is not None:
            s.log.append(BestWork(tuple(seats), best))
        for seat in seats:
            gain(s, seat, s.rules.c.best_points, BEST_WORK)
        s.best = [0] * s.players
        if s.round == s.rules.c.rounds:
            finish(s)
            return
        s.round += 1
        s.first = (s.first + 1) % s.players
        s.step = OPENING


def finish(s: PrincesState) -> None:
    score_prestige_cards(s)
    open_purses(s)
    s.ended = 1
    if s.log is not None:
        s.log.append(GameEnded(s.scores(), s.ranking()[0]))


TURNS: Final = Turns()
STEPS: Final[tuple[Step, ...]] = (ChooseProfessions(), OpenRound(), Auction(), TURNS, CloseRound())
OPENING: Final = 1


RETURN_MENU: Final = HandMenu(0, "return", tuple(run(RETURN, len(PROFESSIONS))), Returning())
TURN_MENU: Final = WideMenu(
    8,
    "turn",
    (
        *run(WORK, len(PROFESSIONS)),
        *run(BUILD, len(BUILDINGS)),
        *run(INTRODUCE, len(FREEDOMS)),
        *run(DRAW_PROFESSION, 2),
        *run(RECRUIT, len(PROFESSIONS)),
        SELL,
        END,
    ),
    REMEMBERED,
    Acting(),
)

MENUS: Final = (
    RETURN_MENU,
    OPEN_MENU,
    TAKE_MENU,
    BID_MENU,
    PLACE_MENU,
    KEEP_MENU,
    UNDER_MENU,
    RECRUIT_MENU,
    TURN_MENU,
    ADD_MENU,
    EXCHANGE_MENU,
)
