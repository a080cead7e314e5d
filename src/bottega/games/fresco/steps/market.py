"""The market: what lies there, buying, and closing a booth."""

from typing import Final

from bottega.core.bits import nth_bit
from bottega.core.menu import Menu
from bottega.core.step import Step
from bottega.games.fresco.actions import BUY, CLOSE, MOST_BOOTHS, MOST_SPACES, PASS
from bottega.games.fresco.events import BoothShut, Bought, MarketLaid
from bottega.games.fresco.paints import COLOURS
from bottega.games.fresco.sheet import MARKET
from bottega.games.fresco.state import FrescoState
from bottega.games.fresco.steps.visits import log_idle, log_left, must_be_asked

# Where the parts of a mask begin.
CLOSE_SHIFT: Final = MOST_BOOTHS * MOST_SPACES
MARKET_PASS: Final = 1 << CLOSE_SHIFT + MOST_BOOTHS


class Market(Step):
    """One booth each: buy there, one tile an apprentice, or close it."""

    name = "market"

    def go(self, s: FrescoState) -> None:
        painter = s.visitor(MARKET)
        if painter < 0:
            return
        for module in s.rules.at_market:
            if module.visit(s, painter, MARKET):
                return
        mask = MARKET_PASS
        affordable = s.coins[painter] >= s.rules.c.hour_price[s.hour[painter]]
        if s.booth >= 0:
            if affordable:
                mask |= s.goods & ~s.bought & s.rules.booth_mask[s.booth]
        else:
            if affordable:
                mask |= s.goods
            mask |= open_booths(s) << CLOSE_SHIFT
        rules = s.rules
        if rules.market_changed:
            mask = shop_mask(s, painter, mask)
        if mask != MARKET_PASS or (rules.on_must_be_asked and must_be_asked(s, painter, MARKET)):
            s.ask(painter, rules.market_menu, mask)
        else:
            unused = s.acts
            leave_market(s, painter)
            log_idle(s, painter, unused)

    def decide(self, s: FrescoState, seat: int, action: int) -> None:
        painter = s.order[s.turn]
        if action == PASS:
            log_left(s, painter)
            leave_market(s, painter)
        elif action >= CLOSE:
            close_booth(s, painter, action - CLOSE)
        else:
            self.buy(s, painter, action - BUY)
            if s.acts == 0:
                leave_market(s, painter)

    def buy(self, s: FrescoState, painter: int, space: int) -> None:
        c = s.rules.c
        tile = s.stalls[space]
        price = c.hour_price[s.hour[painter]]
        s.booth = space // MOST_SPACES
        s.bought |= 1 << space
        s.acts -= 1
        s.coins[painter] -= price
        s.paints[painter] += c.goods[tile]
        if s.log is not None:
            paints = tuple([COLOURS[colour] for colour in c.goods_paints[tile]])
            s.log.append(Bought(painter, s.booth, c.goods_ids[tile], paints, price))
        for module in s.rules.on_bought:
            module.bought(s, painter, space)


def shop_mask(s: FrescoState, painter: int, mask: int) -> int:
    """The offers of the market as modules change them."""
    for module in s.rules.on_filter_offers:
        mask = module.filter_offers(s, painter, mask)
    for module, shift in s.rules.market_added.asking:
        mask |= module.options(s, painter, "market") << shift
    # Whoever is bound to buy may not spend his money on anything else.
    if mask & MARKET_PASS and mask != MARKET_PASS:
        for module, shift in s.rules.market_added.never_alone:
            mask |= module.options(s, painter, "market") << shift
    return mask


def open_booths(s: FrescoState) -> int:
    mask = 0
    for booth, spaces in enumerate(s.rules.booth_mask):
        if s.goods & spaces:
            mask |= 1 << booth
    return mask


def empty_booth(s: FrescoState, booth: int) -> None:
    """Bought or not, its tiles go back into the bag."""
    spaces = s.goods & s.rules.booth_mask[booth]
    s.goods &= ~spaces
    while spaces:
        low = spaces & -spaces
        s.bag |= 1 << s.stalls[low.bit_length() - 1]
        spaces ^= low


def close_booth(s: FrescoState, painter: int, booth: int) -> None:
    empty_booth(s, booth)
    if s.log is not None:
        s.log.append(BoothShut(painter, booth, True))
    s.acts = 0


def leave_market(s: FrescoState, painter: int) -> None:
    """After the last purchase the booth is empty for the rest of the round."""
    if s.booth >= 0:
        empty_booth(s, s.booth)
        if s.log is not None:
            s.log.append(BoothShut(painter, s.booth, False))
    s.booth = -1
    s.bought = 0
    s.acts = 0


def lay_market(s: FrescoState) -> None:
    """Fill every empty space from the bag."""
    stalls = list(s.stalls)
    goods, bag = s.goods, s.bag
    left = bag.bit_count()
    for space in s.rules.spaces:
        if left and goods >> space & 1 == 0:
            tile = nth_bit(bag, s.draw(left))
            bag ^= 1 << tile
            left -= 1
            goods |= 1 << space
            stalls[space] = tile
    s.goods, s.bag, s.stalls = goods, bag, tuple(stalls)
    if s.log is not None:
        ids = s.rules.c.goods_ids
        booths = [
            tuple([ids[stalls[space]] for space in s.rules.spaces if s.goods & mask & 1 << space])
            for mask in s.rules.booth_mask
        ]
        s.log.append(MarketLaid(tuple(booths), s.bag.bit_count()))


MARKET_MENU: Final = Menu(
    2, "market", (*range(BUY, BUY + MOST_BOOTHS * MOST_SPACES), *range(CLOSE, CLOSE + MOST_BOOTHS), PASS), Market()
)
