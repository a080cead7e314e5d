"""What segments, paints, money and mood are worth to a painter, by rules of thumb: the judgement of the quick policy.

Everything is reckoned in hundredths of a point, and paints are packed closer than a state has them, seven bits a
colour, so that compiled code needs no number that is longer than a machine's.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bottega.core.subclassing import mypyc_attr
from bottega.games.fresco.actions import SEGMENTS, SIDE
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.paints import BASIC, BLENDED, COLOURS, FIELD, WIDTH
from bottega.games.fresco.rules import Rules
from bottega.games.fresco.sheet import SPACES
from bottega.games.fresco.state import FrescoState

if TYPE_CHECKING:
    from mypy_extensions import i64  # to the compiler alone, and only in bodies: there Python does not look at it

# What the policy believes, in points where nothing else is said; learning may replace all of it.
WEIGHTS: Final[tuple[tuple[str, float], ...]] = (
    ("basic", 0.5),  # a pot of a basic paint that nothing is planned with
    ("blend", 0.95),  # of a blended one
    ("special", 1.8),  # of pink or brown
    ("pot", 1.45),  # a pot that a segment in view still lacks
    ("mixing", 1.25),  # a blend that it still lacks
    ("visit", 1.25),  # the apprentice who will restore it
    ("later", 1.25),  # of a segment in view, for what it brings beyond its cost
    ("second", 0.5),  # of the next one in view
    ("thaler", 0.8),  # a Thaler
    ("purse", 9.0),  # Thalers; what is beyond them counts as in the final scoring
    ("mood", 0.85),  # a step of mood
    ("hand", 1.8),  # an apprentice more in a round to come
    ("bishop", 1.25),  # the bonus to expect when the bishop will have moved
    ("taken", 0.24),  # the chance that one who comes first takes a segment that he can pay for
    ("late", 0.14),  # for each restoration and each one who may come first but is not up yet
    ("booth", 0.28),  # the chance that one who comes first takes the best booth
    ("keep", 0.0),  # what a restoration must bring more than the paints could later, before the final round
)

DEFAULT: Final = tuple([weight for _, weight in WEIGHTS])

CENTS: Final = 100
BITS: Final = 7  # a colour
MOST: Final = 63  # pots; more are not told apart
FIELDS: Final = len(COLOURS)
GUARDS: Final = sum([64 << BITS * colour for colour in range(FIELDS)])
BASICS: Final = (1 << BITS * BASIC) - 1
BASIC_GUARDS: Final = GUARDS & BASICS
ANYWHERE: Final = -1  # nobody knows where the bishop will stand
FAR: Final = 3  # steps to the bishop from which on he is no use, and rounds beyond which nobody looks
LASTING: Final[tuple[int, ...]] = (0, 100, 160, 200)  # hundredths: what lasts, by the rounds to come
AIMS: Final = 2  # segments in view
NEVER: Final = -1_000_000

DISTANCE: Final[list[int]] = [
    min(max(abs(one // SIDE - other // SIDE), abs(one % SIDE - other % SIDE)), FAR)
    for one in range(SEGMENTS)
    for other in range(SEGMENTS)
]


def packed(paints: int) -> int:
    found = 0
    for colour in range(FIELDS):
        found |= min(paints >> WIDTH * colour & FIELD, MOST) << BITS * colour
    return found


class Tables:
    """What a table's pieces say, in the numbers of this file."""

    __slots__ = ("bonuses", "costs", "goods", "inputs", "known", "outputs", "points", "stepped")

    def __init__(self, rules: Rules) -> None:
        c = rules.c
        self.costs: list[int] = [packed(cost) for cost in c.tile_cost]
        self.points: list[int] = [CENTS * points for points in c.tile_points]
        self.goods: list[int] = [packed(paints) for paints in c.goods]
        recipes = c.recipes[::-1]  # the highest colours first: what they need may have to be blended itself
        self.outputs: list[int] = [BITS * recipe[2] for recipe in recipes]
        self.inputs: list[int] = [(1 << BITS * recipe[0]) + (1 << BITS * recipe[1]) for recipe in recipes]
        on, near = CENTS * c.bonus_on, CENTS * c.bonus_near
        self.bonuses: list[int] = [on, near, 0, 0]  # by steps from the bishop
        step = c.step_price * CENTS // c.thalers_per_point
        self.stepped: list[int] = [on, max(near, on - step), max(0, near - step), 0]  # for whoever can pay his step
        self.known: dict[int, int] = {}

    def stock(self, paints: int) -> int:
        """Paints of a state as they are reckoned with here. Stocks repeat, so the answer is kept."""
        found = self.known.get(paints)
        if found is None:
            if len(self.known) > 1 << 14:
                self.known.clear()
            found = self.known[paints] = packed(paints)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Valuer:
    """What a module adds to the worth of a restoration."""

    def __init__(self, module: FrescoModule) -> None:
        pass

    def value(self, s: FrescoState, painter: int, segment: int) -> int:
        """Hundredths of a point that the module adds to the restoration of a segment."""
        return 0


class Worth:
    """A painter's view of the ceiling and the pots; `look` first, then ask."""

    __slots__ = (
        "basic",
        "bishop",
        "blend",
        "booth",
        "costs",
        "final",
        "gain",
        "hand",
        "keep",
        "late",
        "later",
        "left",
        "mixing",
        "mood",
        "paid",
        "pot",
        "prices",
        "prospects",
        "purse",
        "rules",
        "second",
        "special",
        "tables",
        "taken",
        "thaler",
        "valuers",
        "values",
        "visit",
        "wants",
        "wheres",
    )

    def __init__(self, weights: Sequence[float]) -> None:
        given = [round(CENTS * weight) for weight in weights]
        self.basic, self.blend, self.special = given[0], given[1], given[2]
        self.pot, self.mixing, self.visit = given[3], given[4], given[5]
        self.later, self.second = given[6], given[7]
        self.thaler, self.purse = given[8], max(0, given[9] // CENTS)
        self.mood, self.hand, self.bishop = given[10], given[11], given[12]
        self.taken, self.late, self.booth, self.keep = given[13], given[14], given[15], given[16]
        self.rules: Rules | None = None
        self.tables: Tables | None = None
        self.valuers: tuple[Valuer, ...] = ()
        self.final = 0
        self.left = 0  # rounds to come
        self.gain = 0  # of the last pick
        self.prices: list[int] = [self.basic] * BASIC + [self.blend] * (BLENDED - BASIC)
        self.prices += [self.special] * (FIELDS - BLENDED)
        self.wants = 0  # the pots that the segments in view ask for
        self.prospects: list[int] = [0] * (SPACES + 1)  # by apprentices in the workshop
        # Of each tile that lies on the ceiling: its segment, what it costs, its points, and what its paints are worth.
        self.wheres: list[int] = []
        self.costs: list[int] = []
        self.values: list[int] = []
        self.paid: list[int] = []

    def at(self, rules: Rules) -> Tables:
        """The tables of these rules; worlds of one search share them."""
        tables = self.tables
        if tables is None or self.rules is not rules:
            tables = self.tables = Tables(rules)
            self.rules = rules
        return tables

    def look(self, s: FrescoState, painter: int, before: int) -> None:
        """Value what lies on the ceiling for a painter; `before` are those who come first, as bits."""
        tables, c = self.at(s.rules), s.rules.c
        self.final = s.final
        self.left = self.rounds(s)
        income = self.left * c.tile_income * self.thaler
        all_costs, points, where = tables.costs, tables.points, s.where
        rivals = [s.rules.means(s.paints[other]) for other in range(s.players) if before >> other & 1]
        valuers = self.valuers
        wheres: list[int] = []
        costs: list[int] = []
        values: list[int] = []
        tiles: i64 = s.tiles
        for tile in range(len(all_costs)):
            if tiles >> tile & 1:
                value: i64 = points[tile] + income
                for valuer in valuers:
                    value += valuer.value(s, painter, where[tile])
                for means in rivals:
                    if means >> tile & 1:
                        value -= value * self.taken // CENTS
                wheres.append(where[tile])
                costs.append(all_costs[tile])
                values.append(value)
        self.wheres, self.costs, self.values = wheres, costs, values
        self.paid = [self.price(cost) for cost in costs]
        self.aim(tables.stock(s.paints[painter]) if painter < s.players else 0)

    def aim(self, stock: int) -> None:
        """Choose the segments in view for whoever has this stock, and what pots they want."""
        wants: i64 = 0
        have, gone = stock, 0
        for _ in range(AIMS):
            place = self.chase(have, gone)
            if place < 0:
                break
            wants += self.costs[place]
            gone |= 1 << place
            have = self.spend(have, self.costs[place])
        self.wants = self.unmixed(stock, wants)

    def price(self, stock: int) -> int:
        """What so many pots are worth, one as the other."""
        pots: i64 = stock
        total: i64 = 0
        prices = self.prices
        colour = 0
        while pots:
            total += (pots & MOST) * prices[colour]
            pots >>= BITS
            colour += 1
        return total

    def worth(self, stock: int) -> int:
        """What a stock is worth: more for the pots that are wanted than for others."""
        pots: i64 = stock
        wants: i64 = self.wants
        total: i64 = 0
        wanted: i64 = self.pot
        prices = self.prices
        colour = 0
        while pots:
            count: i64 = pots & MOST
            useful: i64 = wants & MOST
            if useful > count:
                useful = count
            total += count * prices[colour] + useful * wanted
            pots >>= BITS
            wants >>= BITS
            colour += 1
        return total

    def scarcest(self, s: FrescoState, seat: int, colours: int) -> int:
        """Of these colours, as bits, the one that the segments in view lack most; of equal ones the one with the fewest
        pots."""
        self.look(s, seat, 0)
        stock = self.at(s.rules).stock(s.paints[seat])
        best, most = 0, NEVER
        for colour in range(FIELDS):
            if colours >> colour & 1:
                have, wanted = stock >> BITS * colour & MOST, self.wants >> BITS * colour & MOST
                value = CENTS * max(0, wanted - have) - have
                if value > most:
                    best, most = colour, value
        return best

    def rounds(self, s: FrescoState) -> int:
        """How many rounds may follow this one."""
        return 0 if s.final else max(0, s.tiles.bit_count() - s.rules.c.final_at) // s.rules.painters + 1

    def purse_worth(self, coins: int) -> int:
        per_point = self.rules.c.thalers_per_point if self.rules is not None else 2
        if self.final:
            return coins // per_point * CENTS
        few = min(coins, self.purse)
        return few * self.thaler + (coins - few) * CENTS // per_point

    def mood_worth(self, mood: int) -> int:
        """A mood lasts: it counts for the rounds to come, and for the apprentices whom it brings at hours near it."""
        if self.final or self.rules is None:
            return 0
        c = self.rules.c
        hands = c.mood_hands[max(0, mood - 1)] + c.mood_hands[mood] + c.mood_hands[min(mood + 1, c.mood_top)]
        return (mood * self.mood + hands * self.hand // 3) * LASTING[min(self.left, FAR)] // CENTS

    def pick(self, stock: int, bishop: int, gone: int, can_step: bool) -> int:
        """The segment that is best restored with this stock, as its place in `wheres`, or -1; `gone` are those that
        are restored by now, as bits. What it brings beyond the worth of its paints is in `gain`."""
        tables = self.tables
        if tables is None:
            return -1
        costs, values, paid, wheres = self.costs, self.values, self.paid, self.wheres
        bonuses = tables.stepped if can_step else tables.bonuses
        guarded: i64 = stock | GUARDS
        done: i64 = gone
        from_bishop: i64 = bishop * SEGMENTS
        flat: i64 = self.bishop
        best: i64 = -1
        most: i64 = NEVER
        for i in range(len(costs)):
            cost: i64 = costs[i]
            if (guarded - cost) & GUARDS == GUARDS and done >> i & 1 == 0:
                value: i64 = values[i]
                price: i64 = paid[i]
                if from_bishop < 0:
                    value += flat - price
                else:
                    bonus: i64 = bonuses[DISTANCE[from_bishop + wheres[i]]]
                    value += bonus - price
                if value > most:
                    most = value
                    best = i
        self.gain = most
        return best

    def reach(self, stock: int, gone: int, blends: int) -> int:
        """The segment that is best restored when up to so many blends may be made before; what it brings is in `gain`.
        How many blends that takes is the answer's remainder by 8, its place in `wheres` the rest; -1 for none."""
        tables = self.tables
        if tables is None:
            return -1
        costs, values, paid = self.costs, self.values, self.paid
        outputs, inputs = tables.outputs, tables.inputs
        have: i64 = stock
        basics: i64 = have & BASICS | BASIC_GUARDS
        done: i64 = gone
        allowed: i64 = blends
        best: i64 = -1
        most: i64 = NEVER
        for i in range(len(costs)):
            value: i64 = values[i]
            price: i64 = paid[i]
            value -= price
            if value <= most or done >> i & 1:
                continue
            need: i64 = costs[i]
            made: i64 = 0
            for recipe in range(len(outputs)):
                shift: i64 = outputs[recipe]
                short: i64 = (need >> shift & MOST) - (have >> shift & MOST)
                if short > 0:
                    made += short
                    inputs_of: i64 = inputs[recipe]
                    need += short * inputs_of
            if made <= allowed and (basics - (need & BASICS)) & BASIC_GUARDS == BASIC_GUARDS:
                most = value
                best = i << 3 | made
        self.gain = most
        return best

    def blended(self, stock: int, cost: int) -> int:
        """The stock after the blends that this cost needs, the cost not paid yet."""
        tables = self.tables
        if tables is None:
            return stock
        have: i64 = stock
        need: i64 = cost
        for recipe in range(len(tables.outputs)):
            shift: i64 = tables.outputs[recipe]
            short: i64 = (need >> shift & MOST) - (have >> shift & MOST)
            if short > 0:
                inputs_of: i64 = tables.inputs[recipe]
                need += short * inputs_of
        for recipe in range(len(tables.outputs) - 1, -1, -1):
            shift = tables.outputs[recipe]
            short = (need >> shift & MOST) - (have >> shift & MOST)
            if short > 0:
                inputs_of = tables.inputs[recipe]
                have += (short << shift) - short * inputs_of
        return have

    def unmixed(self, stock: int, cost: int) -> int:
        """What a cost asks for when what is missing of blends is made from other paints."""
        tables = self.tables
        if tables is None:
            return cost
        have: i64 = stock
        need: i64 = cost
        for recipe in range(len(tables.outputs)):
            shift: i64 = tables.outputs[recipe]
            short: i64 = (need >> shift & MOST) - (have >> shift & MOST)
            if short > 0:
                inputs_of: i64 = tables.inputs[recipe]
                need += short * inputs_of - (short << shift)
        return need

    def spend(self, stock: int, cost: int) -> int:
        """What is left of a stock after a cost, as far as it can be paid."""
        have: i64 = stock
        need: i64 = self.unmixed(stock, cost)
        left: i64 = 0
        for colour in range(FIELDS):
            shift = BITS * colour
            more: i64 = (have >> shift & MOST) - (need >> shift & MOST)
            if more > 0:
                left |= more << shift
        return left

    def chase(self, stock: int, gone: int) -> int:
        """The segment that is most worth working for, as its place in `wheres`, or -1; what it brings when all that is
        lacking is paid for is in `gain`, and for each number of apprentices in the workshop in `prospects`."""
        tables, rules = self.tables, self.rules
        if tables is None or rules is None:
            return -1
        costs, values = self.costs, self.values
        outputs, inputs = tables.outputs, tables.inputs
        have: i64 = stock
        done: i64 = gone
        pot: i64 = self.pot
        mixing: i64 = self.mixing
        fixed: i64 = self.bishop - self.visit
        each: i64 = rules.c.blends_each
        two, four, six = each, 2 * each, 3 * each
        best: i64 = -1
        most0: i64 = 0
        most1: i64 = 0
        most2: i64 = 0
        most3: i64 = 0
        for i in range(len(costs)):
            value: i64 = values[i]
            value += fixed
            if value <= most0 or done >> i & 1:
                continue
            need: i64 = costs[i]
            made: i64 = 0
            for recipe in range(len(outputs)):
                shift: i64 = outputs[recipe]
                short: i64 = (need >> shift & MOST) - (have >> shift & MOST)
                if short > 0:
                    made += short
                    inputs_of: i64 = inputs[recipe]
                    need += short * inputs_of
            for colour in range(BASIC):
                short = (need >> BITS * colour & MOST) - (have >> BITS * colour & MOST)
                if short > 0:
                    value -= short * pot
            if value - made * mixing > most0:
                most0 = value - made * mixing
                best = i
            # Somebody in the workshop takes care of the first of these blends.
            most1 = max(most1, value - max(0, made - two) * mixing)
            most2 = max(most2, value - max(0, made - four) * mixing)
            most3 = max(most3, value - max(0, made - six) * mixing)
        self.gain = most0
        prospects = self.prospects
        prospects[0] = most0
        prospects[1] = most1
        prospects[2] = most2
        prospects[3] = most3
        return best

    def foresee(self, stock: int, gone: int) -> None:
        """For each number of apprentices in the workshop what a stock is worth at the end of the round."""
        place = self.chase(stock, gone)
        first = self.prospects[:]
        more = self.price(stock)
        if place >= 0:
            self.chase(self.spend(stock, self.costs[place]), gone | 1 << place)
            more += self.gain * self.second // CENTS
        for blenders in range(len(first)):
            self.prospects[blenders] = more + first[blenders] * self.later // CENTS

    def prospect(self, stock: int) -> int:
        """What a stock is worth at the end of a round."""
        self.foresee(stock, 0)
        return self.prospects[0]

    def altar(self, stock: int) -> int:
        """What an altar of these paints brings at most, less what they are worth; 0 when there is none."""
        c = self.rules.c if self.rules is not None else None
        if c is None:
            return 0
        basic, blends, kinds = 0, 0, 0
        for colour in range(BLENDED):
            count = stock >> BITS * colour & MOST
            if count and colour < BASIC:
                basic += 1
            elif count:
                blends += count
                kinds += 1
        if kinds == BLENDED - BASIC:
            return max(0, CENTS * c.altar_three_blends - (0 if self.final else 3 * (self.prices[BASIC] + self.pot)))
        if basic + blends < BASIC:
            return 0
        used = min(blends, BASIC)
        if self.final == 0:
            used = max(0, BASIC - basic)
        spent = 0 if self.final else BASIC * self.pot
        return max(0, CENTS * (c.altar_basic + used * c.altar_blend) - spent)
