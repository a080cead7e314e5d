"""Whole days weighed at once: how many apprentices go where, what to buy, and what is left in the evening."""

from typing import TYPE_CHECKING, Final

from bottega.games.fresco.actions import MOST_BOOTHS, MOST_SPACES
from bottega.games.fresco.quick_ceiling import VALUE, VALUE_BITS
from bottega.games.fresco.quick_tables import BITS, CENTS, GUARDS, NEVER
from bottega.games.fresco.quick_worth import Worth
from bottega.games.fresco.sheet import CATHEDRAL, MARKET, SPACES, STUDIO, THEATRE, WORKSHOP
from bottega.games.fresco.state import FrescoState

if TYPE_CHECKING:
    from mypy_extensions import i64  # to the compiler alone, and only in bodies: there Python does not look at it

FOUR: Final = SPACES + 1  # none to three in a column
CELLS: Final = FOUR**3  # restorations, apprentices in the workshop and, in the final round, restorations after them
SCRATCH: Final = MOST_BOOTHS * FOUR * CELLS
MOST_BLENDS: Final = 7
REMEMBERED: Final = 256
CLEARLY: Final = 150  # better
CODE: Final = 128  # a value and a chance in one number
UNKNOWN: Final = -1  # who comes first
ALL_SPACES: Final = (1 << MOST_SPACES) - 1
SIZES: Final = [mask.bit_count() for mask in range(1 << MOST_SPACES)]


class Days:
    """`weigh` values the purchases at each booth, restorations and blends; `best` finds the best day among them."""

    __slots__ = (
        "bought",
        "chosen",
        "coming",
        "cost",
        "ends",
        "limit",
        "losses",
        "most",
        "open",
        "purchases",
        "rests",
        "sheets",
        "sums",
        "targets",
        "theatre",
        "values",
        "worth",
    )

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        # By booth, purchases, restorations, apprentices in the workshop, and restorations after them; nothing bought is
        # with the first booth.
        self.values: list[int] = [0] * (SCRATCH + FOUR)
        self.losses: list[int] = [0] * MOST_BOOTHS * FOUR * FOUR  # for each one who may come first, by restorations
        self.bought: list[int] = [0] * MOST_BOOTHS * FOUR  # what is bought, as bits
        self.open: list[int] = [0] * MOST_BOOTHS
        self.sums: list[int] = [0] * (
            1 << MOST_SPACES
        )  # what is in the pots, by what was bought at the booth seen last
        self.ends: list[int] = [0] * MOST_BOOTHS * FOUR  # how many restorations the paints allow then
        self.theatre: list[int] = [0] * FOUR  # what visits to it bring
        self.rests: list[int] = []  # what apprentices who are left bring, and where they go
        self.sheets: list[int] = []
        self.coming = self.cost = self.purchases = self.most = 0  # of the day that is looked for
        self.limit = SPACES  # of restorations that are thought through
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
        w.look(s, seat, max(0, before))
        if before == UNKNOWN:
            w.fear(s, seat)
        w.feel(s)
        stock = w.at(s.rules).stock(s.paints[seat])
        coins = s.coins[seat]
        bought = self.bought
        self.limit = SPACES
        self.fill(s, 0, stock, coins > 0)
        most = min(SPACES, coins // max(1, self.cheapest(s, seat)))
        booths = s.rules.booth_mask
        for booth in range(MOST_BOOTHS):
            best = self.best_sets(s, stock, booth, s.goods & booths[booth] if booth < len(booths) else 0, most)
            for purchases in range(1, FOUR):
                at = booth * FOUR + purchases
                bought[at] = best[purchases]
                if best[purchases]:
                    self.fill(s, at, self.sums[best[purchases]], coins > purchases)

    def cheapest(self, s: FrescoState, seat: int) -> int:
        """What a tile costs the seat, or may cost at least."""
        prices = s.rules.c.hour_price
        return prices[s.hour[seat]] if s.hour[seat] else prices[s.rules.c.hours[-1]]

    def best_sets(self, s: FrescoState, stock: int, booth: int, offers: int, most: int) -> list[int]:
        """By purchases at a booth, up to so many, the most promising spaces, as bits; what is in the pots after them is
        in `sums`."""
        goods, stalls = self.worth.at(s.rules).goods, s.stalls
        here = offers >> booth * MOST_SPACES & ALL_SPACES
        sums = self.sums
        sums[0] = stock
        best = [0, 0, 0, 0]
        values = [NEVER, NEVER, NEVER, NEVER]
        sold = SIZES[here]
        for some in range(1, here + 1):
            if some & here != some:
                continue
            count = SIZES[some]
            if count > SPACES:
                continue
            rest = some & some - 1
            have = sums[rest] + goods[stalls[booth * MOST_SPACES + SIZES[(some ^ rest) - 1]]]
            sums[some] = have
            if count > most:
                continue
            value = self.rank(have) if count < sold else 0  # all of them are no choice
            if value > values[count]:
                values[count], best[count] = value, some
        return best

    def rank(self, stock: int) -> int:
        """What a stock may be good for, before it is known who works where."""
        w = self.worth
        if w.final == 0:
            return w.prospect(stock)
        self.weigh_evening(SCRATCH, 0, stock, 0, MOST_BLENDS - 1)
        return self.values[SCRATCH + SPACES]

    def fill(self, s: FrescoState, at: int, stock: int, can_step: bool) -> None:
        """The values of what follows when this is in the pots: one restoration after the other, and the evening."""
        w = self.worth
        values, losses = self.values, self.losses
        final = w.final
        gone, gained, where, have, lost = 0, 0, s.bishop, stock, 0
        start = at * CELLS
        restored = 0
        while True:
            losses[at * FOUR + restored] = lost
            if final:
                self.fill_final(s, start, gained, have, gone)
            else:
                prospects = w.ceiling.prospects(have)
                for workers in range(FOUR):
                    values[start + FOUR * workers] = gained + (prospects & VALUE)
                    prospects >>= VALUE_BITS
            self.ends[at] = restored
            if restored == self.limit:
                return
            place = self.next_place(have, where, gone, can_step)
            if place < 0:
                return
            gain = w.bring(place, where, can_step)
            if w.risks:
                lost += gain * w.risks[place] // CENTS
            gained += gain + w.paid[place]
            gone |= 1 << place
            have -= w.costs[place]
            where = w.wheres[place]
            start += FOUR * FOUR
            restored += 1

    def fill_final(self, s: FrescoState, start: int, gained: int, stock: int, gone: int) -> None:
        each = s.rules.c.blends_each
        for blenders in range(FOUR):
            self.weigh_evening(start + blenders * FOUR, gained, stock, gone, min(blenders * each, MOST_BLENDS))

    def next_place(self, stock: int, where: int, gone: int, can_step: bool) -> int:
        """The best thing to restore: of the two best by their own worth the one that leaves more."""
        w = self.worth
        first = w.pick(stock, where, gone, can_step)
        second = w.other
        if second < 0 or w.final:
            return first
        two = w.bring(second, where, can_step)
        if w.gain - two > CLEARLY:
            return first
        ceiling = w.ceiling
        one = w.gain + w.paid[first] + (ceiling.prospects(stock - w.costs[first]) & VALUE)
        two += w.paid[second] + (ceiling.prospects(stock - w.costs[second]) & VALUE)
        return second if two > one else first

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
                gain = w.gain * w.believed.last // CENTS
                if found >= 0 and gain > altar:
                    place = found >> 3
                    total += gain
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
        self.weigh_evening(SCRATCH, 0, stock, 0, blends)
        return self.values[SCRATCH + later]

    def later_score(self, s: FrescoState, painter: int, stock: int) -> int:
        """What a stock is worth after the visit to the cathedral, to somebody whose sheet is filled."""
        sheet = s.sheets[painter]
        blenders = sheet >> 2 * WORKSHOP & SPACES
        if s.final == 0:
            return self.worth.ceiling.prospects(stock) >> VALUE_BITS * blenders & VALUE
        if s.rules.rounds[s.final][s.step].name == "cathedral.2":
            return 0
        self.weigh_evening(SCRATCH, 0, stock, 0, min(blenders * s.rules.c.blends_each, MOST_BLENDS))
        return self.values[SCRATCH + (sheet >> 2 * THEATRE & SPACES)]

    def blended(self, s: FrescoState, stock: int, number: int, later: int, left: int) -> int:
        """What the stock is worth at best when it is blended by this recipe, and perhaps by others after it."""
        c = s.rules.c
        first, second, result = c.recipes[number]
        one, two = 1 << BITS * first, 1 << BITS * second
        if (stock | GUARDS) - one - two & GUARDS != GUARDS:
            return NEVER
        have = stock - one - two + (1 << BITS * result)
        best = self.evening(have, later, left - 1)
        if s.final == 0 and left > 1:
            for more in range(number, len(c.recipes)):
                best = max(best, self.blended(s, have, more, later, left - 1))
        return best

    # --- the market

    def best_offer(self, s: FrescoState, painter: int, offers: int) -> int:
        """The first tile to buy in the best booth, or -1 when none is worth its price."""
        w = self.worth
        tables, c = w.at(s.rules), s.rules.c
        coins, price = s.coins[painter], c.hour_price[s.hour[painter]]
        stock = tables.stock(s.paints[painter])
        acts = min(s.acts, coins // price if price else SPACES)
        highest = self.day_score(s, painter, stock, coins)
        found = -1
        for booth in range(len(s.rules.booth_mask)):
            here = offers & s.rules.booth_mask[booth]
            if here == 0:
                continue
            best = self.best_sets(s, stock, booth, here, acts)
            after = [self.sums[some] for some in best]
            for count in range(1, acts + 1):
                some = best[count]
                if some:
                    value = self.day_score(s, painter, after[count], coins - count * price)
                    if value > highest:
                        highest = value
                        found = booth * MOST_SPACES + SIZES[(some & -some) - 1]
        return found

    def day_score(self, s: FrescoState, painter: int, stock: int, coins: int) -> int:
        """What a stock and a purse are worth to somebody whose sheet is filled."""
        sheet = s.sheets[painter]
        self.limit = sheet >> 2 * CATHEDRAL & SPACES
        self.fill(s, 0, stock, coins > 0)
        at = (sheet >> 2 * WORKSHOP & SPACES) * FOUR + (sheet >> 2 * THEATRE & SPACES if s.final else 0)
        value = NEVER
        for restored in range(self.ends[0] + 1):
            value = max(value, self.values[restored * FOUR * FOUR + at])
        return value + self.worth.purse_worth(coins)

    # --- the sheet

    def best(self, s: FrescoState, seat: int, price: int, coming: int, hands: int, mood: int) -> int:
        """The value of the best day at this price with so many apprentices, when `coming` hundredths of painters come
        first; its sheet is in `chosen`."""
        w, c = self.worth, s.rules.c
        self.open_booths(s, coming)
        moods = w.moods
        own = moods[mood]
        self.theatre = [moods[min(mood + c.theatre_mood * visits, c.mood_top)] - own for visits in range(FOUR)]
        self.split_rest(hands, c.studio_thalers * w.thaler, s.final == 1)
        self.coming, self.cost = coming, price * w.thaler
        self.purchases = SPACES if price == 0 else min(SPACES, s.coins[seat] // price)
        self.most = NEVER
        for restored in range(min(hands, SPACES) + 1):
            for blenders in range(min(hands - restored, SPACES) + 1):
                for last in range(min(hands - restored - blenders, SPACES) + 1 if s.final else 1):
                    self.over_booths(restored, blenders, last, hands)
        return self.most + own + w.purse_worth(s.coins[seat])

    def split_rest(self, hands: int, wages: int, is_final: bool) -> None:
        """By apprentices who are left: how they do best in the studio and, before the final round, the theatre."""
        theatre = self.theatre
        self.rests = []
        self.sheets = []
        for rest in range(hands + 1):
            most, sheet = NEVER, 0
            for last in range(1 if is_final else min(rest, SPACES) + 1):
                earners = min(rest - last, SPACES)
                value = earners * wages + (0 if is_final else theatre[last])
                if value > most:
                    most, sheet = value, earners << 2 * STUDIO | last << 2 * THEATRE
            self.rests.append(most)
            self.sheets.append(sheet)

    def over_booths(self, restored: int, blenders: int, last: int, hands: int) -> None:
        """For each number of purchases: the best booth that is open, each with its chance, or nothing."""
        values, losses, ends, bought, open_ = self.values, self.losses, self.ends, self.bought, self.open
        coming: i64 = self.coming
        cell = blenders * FOUR + last
        level = min(restored, ends[0])
        nothing: i64 = NEVER
        for some in range(level + 1):
            nothing = max(nothing, values[some * FOUR * FOUR + cell] - losses[some] * coming // CENTS)
        busy = restored + blenders + last
        self.compare(nothing, 0, restored, blenders, last, hands - busy)
        one: i64 = nothing * CODE + open_[0]
        two: i64 = nothing * CODE + open_[1]
        three: i64 = nothing * CODE + open_[2]
        four: i64 = nothing * CODE + open_[3]
        for purchases in range(1, min(self.purchases, hands - busy) + 1):
            cost: i64 = purchases * self.cost
            for booth in range(MOST_BOOTHS):
                at = booth * FOUR + purchases
                if bought[at] == 0:
                    continue
                best: i64 = NEVER
                for some in range(min(restored, ends[at]) + 1):
                    value: i64 = values[at * CELLS + some * FOUR * FOUR + cell]
                    value -= losses[at * FOUR + some] * coming // CENTS
                    if value > best:
                        best = value
                best = (best - cost) * CODE + open_[booth]
                if booth == 0:
                    one = max(one, best)
                elif booth == 1:
                    two = max(two, best)
                elif booth == 2:
                    three = max(three, best)
                else:
                    four = max(four, best)
            total = expected(nothing, one, two, three, four)
            self.compare(total, purchases, restored, blenders, last, hands - busy - purchases)

    def compare(self, value: int, purchases: int, restored: int, blenders: int, last: int, rest: int) -> None:
        """Is this the best day so far?"""
        total = value + self.rests[rest]
        if total > self.most:
            self.most = total
            self.chosen = (
                purchases << 2 * MARKET
                | restored << 2 * CATHEDRAL
                | blenders << 2 * WORKSHOP
                | last << 2 * THEATRE
                | self.sheets[rest]
            )

    def open_booths(self, s: FrescoState, coming: int) -> None:
        """How likely each booth is open when so many hundredths of painters come first; the bigger ones go first."""
        offered = s.goods
        everything = max(1, s.goods.bit_count())
        visits = self.worth.believed.booth
        self.open = [0] * MOST_BOOTHS
        for booth, mask in enumerate(s.rules.booth_mask):
            size = (offered & mask).bit_count()
            taken = visits * size // everything
            chance = CENTS if size else 0
            left = coming
            while left > 0:
                chance -= chance * taken * min(left, CENTS) // (CENTS * CENTS)
                left -= CENTS
            self.open[booth] = chance


def expected(nothing: int, one: int, two: int, three: int, four: int) -> int:
    """The best booth that is open, or nothing; each number is a value, and at its end the chance."""
    a: i64 = max(one, two)
    b: i64 = min(one, two)
    c: i64 = max(three, four)
    d: i64 = min(three, four)
    first: i64 = max(a, c)
    last: i64 = min(b, d)
    a = min(a, c)
    b = max(b, d)
    second: i64 = max(a, b)
    third: i64 = min(a, b)
    value: i64 = nothing
    value += (last // CODE - value) * (last % CODE) // CENTS
    value += (third // CODE - value) * (third % CODE) // CENTS
    value += (second // CODE - value) * (second % CODE) // CENTS
    return value + (first // CODE - value) * (first % CODE) // CENTS
