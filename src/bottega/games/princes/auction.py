"""The auctions of a round: each player buys at most one item, each pile is sold from at most once."""

from typing import Final

from bottega.core.menu import Decider, Menu
from bottega.core.state import SEAT_BITS
from bottega.core.step import Step
from bottega.games.princes.actions import PILES
from bottega.games.princes.codes import GIVE_UP, OPEN, PASS, RAISE, SELL, TAKE
from bottega.games.princes.events import BUILDER as BUILDER_POINTS
from bottega.games.princes.events import Bought, GaveUp, MarkersTaken, Opened, Passed, Raised
from bottega.games.princes.laying import ask_place
from bottega.games.princes.looking import ask_about_cards, look
from bottega.games.princes.menus import BID_SELL, GIVE_UP_BIT, PASS_BIT, PILE_SELL, RAISE_BIT, run
from bottega.games.princes.purse import pay, sell
from bottega.games.princes.recruiting import ask_recruit
from bottega.games.princes.rules import KINDS, LANDSCAPE_BITS
from bottega.games.princes.scoring import gain
from bottega.games.princes.state import BUILDER, JESTER, PRESTIGE, PRESTIGE_DECK, PrincesState

OTHER_PILES: Final = (1 << len(PILES)) - (1 << KINDS)


class Auction(Step):
    """An item bought is put to its use before the next auction opens (P-AUC-27)."""

    name = "auction"

    def go(self, s: PrincesState) -> None:
        if s.item >= 0:
            next_bidder(s)
        elif s.piece >= 0:
            ask_place(s)
        elif s.deck >= 0:
            ask_about_cards(s)
        elif s.calling:
            ask_recruit(s)
        elif s.free:
            self.open(s)
        else:
            s.shut = 0
            s.step += 1
            if s.log is not None:
                s.log.append(MarkersTaken(s.round))

    def open(self, s: PrincesState) -> None:
        """An opener who lost his own auction opens again; otherwise the next free player does."""
        if s.free >> s.opener & 1 == 0:
            s.opener = s.rules.next_in(s.free, s.opener)
        seat = s.opener
        last = s.free & s.free - 1 == 0
        price = s.rules.c.last_price if last else s.rules.c.opening
        piles = s.stock & ~s.shut & allowed(s, seat)
        mask = GIVE_UP_BIT
        if s.florins[seat] >= price or s.means(seat) >= price:
            mask |= piles
        if s.rules.free_sale and s.prestige[seat]:
            mask |= PILE_SELL
        menu = TAKE_MENU if last else OPEN_MENU
        if piles and not s.rules.open_money:
            # Given up for him, his turn to open would tell the others how little he has (P-OQ-1).
            s.ask(seat, menu, mask)
        else:
            s.offer(seat, menu, mask)


def next_bidder(s: PrincesState) -> None:
    """Clockwise, whoever is still in may raise; the last bidder buys."""
    others = s.still & ~(1 << s.bidder)
    if others == 0:
        buy(s, s.bidder, s.item, s.bid, True)
        return
    rules = s.rules
    seat = rules.following[others * s.players + s.spoke]
    price = s.bid + rules.c.raising
    mask = PASS_BIT
    if s.florins[seat] >= price or s.means(seat) >= price:
        mask = RAISE_BIT | PASS_BIT
    if rules.free_sale and s.prestige[seat]:
        mask |= BID_SELL
    if mask == PASS_BIT and rules.open_money:
        BIDDING.decide(s, seat, PASS)
        return
    # Passed for him, a bid would tell the others how little he has (P-OQ-1).
    s.menus[seat] = BID_MENU
    s.masks[seat] = mask
    s.waiting = SEAT_BITS[seat]


def allowed(s: PrincesState, seat: int) -> int:
    """The items this player may own: no fourth builder, no landscape without a place (P-OQ-6, P-OQ-10)."""
    mask = s.room[seat] & LANDSCAPE_BITS | OTHER_PILES
    if s.builders[seat] >= s.rules.c.most_builders:
        mask &= ~(1 << BUILDER)
    return mask


def buy(s: PrincesState, seat: int, item: int, price: int, auction: bool) -> None:
    pay(s, seat, price)
    s.take_supply(item)
    s.shut |= 1 << item
    s.free &= ~(1 << seat)
    s.item = -1
    s.bid = 0
    s.bidder = -1
    s.spoke = -1
    s.still = 0
    s.actor = seat
    if s.log is not None:
        s.log.append(Bought(seat, PILES[item], price, auction))
    if item < KINDS:
        s.piece = item
        ask_place(s)
    elif item == JESTER:
        s.jesters[seat] += 1
    elif item == BUILDER:
        s.new_builder(seat)
        gain(s, seat, s.rules.c.builder_points[s.builders[seat]], BUILDER_POINTS)
    elif item == PRESTIGE:
        look(s, seat, PRESTIGE_DECK, 0)
    else:
        s.calling = 1
        ask_recruit(s)


def give_up(s: PrincesState, seat: int) -> None:
    s.free &= ~(1 << seat)
    if s.log is not None:
        s.log.append(GaveUp(seat))


class Opening(Decider):
    def decide(self, s: PrincesState, seat: int, action: int) -> None:
        if action == SELL:
            sell(s, seat, 1)
            return
        if action == GIVE_UP:
            give_up(s, seat)
            return
        item = action - OPEN
        s.item = item
        s.bid = s.rules.c.opening
        s.bidder = seat
        s.spoke = seat
        s.still = self.takers(s, item)
        if s.log is not None:
            s.log.append(Opened(seat, PILES[item], s.bid))
        next_bidder(s)

    def takers(self, s: PrincesState, item: int) -> int:
        """The free players who may own the item; the others are skipped and stay free (P-OQ-25)."""
        if item >= KINDS and item != BUILDER:
            return s.free
        mask = s.free
        for seat in range(s.players):
            if allowed(s, seat) >> item & 1 == 0:
                mask &= ~(1 << seat)
        return mask


class Taking(Decider):
    def decide(self, s: PrincesState, seat: int, action: int) -> None:
        if action == SELL:
            sell(s, seat, 1)
        elif action == GIVE_UP:
            give_up(s, seat)
        else:
            buy(s, seat, action - TAKE, s.rules.c.last_price, False)


class Bidding(Decider):
    def decide(self, s: PrincesState, seat: int, action: int) -> None:
        if action == SELL:
            sell(s, seat, 1)
            return
        s.spoke = seat
        if action == RAISE:
            s.bid += s.rules.c.raising
            s.bidder = seat
        else:
            s.still &= ~(1 << seat)
        if s.log is not None:
            item = PILES[s.item]
            s.log.append(Raised(seat, item, s.bid) if action == RAISE else Passed(seat, item))
        next_bidder(s)  # nothing else can come next


BIDDING: Final = Bidding()
OPEN_MENU: Final = Menu(1, "open", (*run(OPEN, len(PILES)), GIVE_UP, SELL), Opening())
TAKE_MENU: Final = Menu(2, "take", (*run(TAKE, len(PILES)), GIVE_UP, SELL), Taking())
BID_MENU: Final = Menu(3, "bid", (RAISE, PASS, SELL), BIDDING)
