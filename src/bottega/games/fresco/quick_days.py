"""Whole days weighed at once: how many apprentices go where, what to buy, and what is left in the evening."""

from typing import TYPE_CHECKING, Final

from bottega.games.fresco.actions import MOST_SPACES
from bottega.games.fresco.quick_worth import ANYWHERE, CENTS, NEVER, Worth
from bottega.games.fresco.sheet import CATHEDRAL, MARKET, SPACES, STUDIO, THEATRE, WORKSHOP
from bottega.games.fresco.state import FrescoState

if TYPE_CHECKING:
    from mypy_extensions import i64  # to the compiler alone, and only in bodies: there Python does not look at it

FOUR: Final = SPACES + 1  # none to three in a column
MOST_BLENDS: Final = 7
REMEMBERED: Final = 256


class Days:
    """`weigh` values every number of purchases, restorations and blends; `best` finds the best day among them."""

    __slots__ = ("bought", "chosen", "drop", "targets", "values", "worth")

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        # By purchases, restorations, apprentices in the workshop and, in the final round, restorations after them.
        self.values: list[int] = [0] * FOUR**4
        self.drop: list[int] = [0] * FOUR  # by purchases: how much less the second booth brings
        self.bought: list[int] = [0] * FOUR  # by purchases: the stock after them in the best booth, or -1
        self.chosen = 0  # the sheet of the day that was found
        self.targets: dict[tuple[object, ...], int] = {}

    def target(self, s: FrescoState, seat: int) -> int:
        """The sheet that a seat wants. It stays the same while the seat plans, so it is found once."""
        key = (
            seat,
            s.round,
            s.order,
            s.hands[seat],
            s.mood[seat],
            s.coins[seat],
            s.tiles,
            s.bishop,
            s.goods,
            s.stalls,
            s.layout,
            s.final,
            tuple(s.paints),
        )
        found = self.targets.get(key, -1)
        if found >= 0:
            return found
        before = 0
        count = 0
        for painter in s.order:
            if painter == seat:
                break
            before |= 1 << painter
            count += 1
        self.weigh(s, seat, before)
        c = s.rules.c
        self.best(s, seat, c.hour_price[s.hour[seat]], CENTS * count, s.hands[seat], s.mood[seat])
        if len(self.targets) >= REMEMBERED:
            self.targets.clear()
        self.targets[key] = self.chosen
        return self.chosen

    def weigh(self, s: FrescoState, seat: int, before: int) -> None:
        """Value the days of a seat when these painters come first, as bits."""
        w = self.worth
        w.look(s, seat, before)
        stock = w.at(s.rules).stock(s.paints[seat])
        can_step = s.coins[seat] > 0
        bishop = ANYWHERE if before else s.bishop
        self.shop_all(s, stock, bishop)
        each = s.rules.c.blends_each
        for purchases in range(FOUR):
            have = self.bought[purchases]
            if have < 0:
                break
            gone, gained, where = 0, 0, bishop
            for restored in range(FOUR):
                if restored:
                    place = w.pick(have, where, gone, can_step)
                    if place < 0 or w.gain <= 0:
                        self.repeat(purchases, restored)
                        break
                    gained += w.gain + w.paid[place]
                    gone |= 1 << place
                    have -= w.costs[place]
                    where = w.wheres[place]
                start = (purchases * FOUR + restored) * FOUR
                if s.final == 0:
                    w.foresee(have, gone)
                for blenders in range(FOUR):
                    if s.final:
                        blends = min(blenders * each, MOST_BLENDS)
                        self.weigh_evening((start + blenders) * FOUR, gained, have, gone, blends)
                    else:
                        self.values[(start + blenders) * FOUR] = gained + w.prospects[blenders]

    def repeat(self, purchases: int, restored: int) -> None:
        """More restorations than there are things to restore: as many as before."""
        size = FOUR * FOUR
        values = self.values
        for at in range((purchases * FOUR + restored) * size, (purchases + 1) * FOUR * size):
            values[at] = values[at - size]

    def weigh_evening(self, at: int, gained: int, stock: int, gone: int, blends: int) -> None:
        """The final round: after the workshop some go to the cathedral again."""
        values = self.values
        w = self.worth
        left, have, done = blends, stock, gone
        total = gained
        for later in range(FOUR):
            if later:
                found = w.reach(have, done, left)
                altar = w.altar(have)
                if found >= 0 and w.gain > altar:
                    place = found >> 3
                    total += w.gain + w.paid[place]
                    left -= found & 7
                    have = w.blended(have, w.costs[place]) - w.costs[place]
                    done |= 1 << place
                elif altar > 0:
                    total += altar
                    have = 0
            values[at + later] = total

    def evening(self, stock: int, later: int, blends: int) -> int:
        """What a stock is worth in the workshop, when so many blends can follow."""
        w = self.worth
        if w.final == 0:
            return w.prospect(stock)
        self.weigh_evening(0, 0, stock, 0, blends)
        return self.values[later]

    # --- the market

    def shop_all(self, s: FrescoState, stock: int, bishop: int) -> None:
        """For each number of purchases the stock after the best booth, and what the next best one lacks of it."""
        first = [self.score(stock, bishop), NEVER, NEVER, NEVER]
        second = [NEVER] * FOUR
        self.bought = [stock, -1, -1, -1]
        goods = self.worth.at(s.rules).goods
        for booth in range(len(s.rules.booth_mask)):
            offers = s.goods & s.rules.booth_mask[booth]
            have = stock
            for purchases in range(1, FOUR):
                if offers == 0:
                    break
                value, best, space = NEVER, have, -1
                for other in range(booth * MOST_SPACES, (booth + 1) * MOST_SPACES):
                    if offers >> other & 1:
                        more = have + goods[s.stalls[other]]
                        score = self.score(more, bishop)
                        if score > value:
                            value, best, space = score, more, other
                have = best
                offers &= ~(1 << space)
                if value > first[purchases]:
                    second[purchases] = first[purchases]
                    first[purchases] = value
                    self.bought[purchases] = have
                elif value > second[purchases]:
                    second[purchases] = value
        for purchases in range(1, FOUR):
            self.drop[purchases] = first[purchases] - max(second[purchases], first[0])

    def score(self, stock: int, bishop: int) -> int:
        """What a stock is worth to somebody who goes on to the cathedral."""
        w = self.worth
        place = w.pick(stock, bishop, 0, True)
        value = w.worth(stock)
        return value + w.gain if place >= 0 and w.gain > 0 else value

    def best_offer(self, s: FrescoState, painter: int, offers: int) -> int:
        """The first tile to buy in the best booth, or -1 when none is worth its price."""
        w = self.worth
        tables, c = w.at(s.rules), s.rules.c
        coins, price = s.coins[painter], c.hour_price[s.hour[painter]]
        stock = tables.stock(s.paints[painter])
        sheet = s.sheets[painter]
        restorers = sheet >> 2 * CATHEDRAL & SPACES
        if s.final:
            restorers += sheet >> 2 * THEATRE & SPACES
        bishop = s.bishop if s.turn == 0 else ANYWHERE
        highest = self.day_score(stock, restorers, bishop) + w.purse_worth(coins)
        found = -1
        for booth in range(len(s.rules.booth_mask)):
            here = offers & s.rules.booth_mask[booth]
            have, left, begun = stock, coins, -1
            for _ in range(s.acts):
                if here == 0 or left < price:
                    break
                value, best, space = NEVER, have, -1
                for other in range(booth * MOST_SPACES, (booth + 1) * MOST_SPACES):
                    if here >> other & 1:
                        more = have + tables.goods[s.stalls[other]]
                        score = self.day_score(more, restorers, bishop)
                        if score > value:
                            value, best, space = score, more, other
                have = best
                here &= ~(1 << space)
                left -= price
                begun = space if begun < 0 else begun
                if value + w.purse_worth(left) > highest:
                    highest, found = value + w.purse_worth(left), begun
        return found

    def day_score(self, stock: int, restorers: int, bishop: int) -> int:
        """What a stock is worth to somebody with so many apprentices in the cathedral."""
        w = self.worth
        gone, total, have, where = 0, 0, stock, bishop
        for _ in range(restorers):
            place = w.pick(have, where, gone, True)
            if place < 0 or w.gain <= 0:
                break
            total += w.gain
            gone |= 1 << place
            have -= w.costs[place]
            where = w.wheres[place]
        return total + w.worth(have)

    # --- the sheet

    def best(self, s: FrescoState, seat: int, price: int, coming: int, hands: int, mood: int) -> int:
        """The value of the best day at this price with so many apprentices, when `coming` hundredths of painters come
        first; its sheet is in `chosen`."""
        w, c = self.worth, s.rules.c
        coins = s.coins[seat]
        final = s.final
        lost = min(CENTS, coming * w.booth // CENTS)
        late = coming * w.late // CENTS
        moods = [w.mood_worth(min(mood + c.theatre_mood * visits, c.mood_top)) for visits in range(FOUR)]
        most: i64 = NEVER
        chosen = 0
        values = self.values
        for purchases in range(FOUR):
            if self.bought[purchases] < 0 or purchases * price > coins:
                break
            left = coins - purchases * price
            purses = [w.purse_worth(left + c.studio_thalers * earners) for earners in range(FOUR)]
            missed: i64 = self.drop[purchases] * lost // CENTS if purchases else 0
            for restored in range(FOUR):
                if restored:
                    missed += late
                for blenders in range(FOUR):
                    at = ((purchases * FOUR + restored) * FOUR + blenders) * FOUR
                    rest = hands - purchases - restored - blenders
                    for last in range(FOUR):
                        earners = rest - last
                        if earners < 0:
                            break
                        if earners > SPACES:
                            continue
                        value: i64 = values[at + last] if final else values[at] + moods[last]
                        value += purses[earners]
                        value -= missed
                        if value > most:
                            most = value
                            chosen = (
                                purchases << 2 * MARKET
                                | restored << 2 * CATHEDRAL
                                | earners << 2 * STUDIO
                                | blenders << 2 * WORKSHOP
                                | last << 2 * THEATRE
                            )
        self.chosen = chosen
        return most
