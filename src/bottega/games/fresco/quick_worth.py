"""What segments, paints, money and mood are worth to a painter: the judgement of the quick policy, a rule of thumb."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bottega.core.subclassing import mypyc_attr
from bottega.games.fresco.actions import SEGMENTS
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.paints import BASIC, BLENDED
from bottega.games.fresco.quick_ceiling import VALUE, VALUE_BITS, Beliefs, Ceiling
from bottega.games.fresco.quick_tables import (
    ANYWHERE,
    BASIC_GUARDS,
    BASICS,
    BITS,
    CENTS,
    DEFAULT,
    DISTANCE,
    FIELDS,
    GUARDS,
    MOST,
    NEVER,
    WEIGHTS,
    Tables,
)
from bottega.games.fresco.rules import Rules
from bottega.games.fresco.sheet import CATHEDRAL, MARKET, SPACES
from bottega.games.fresco.state import FrescoState

if TYPE_CHECKING:
    from mypy_extensions import i64  # to the compiler alone, and only in bodies: there Python does not look at it

__all__ = ["ANYWHERE", "BITS", "CENTS", "DEFAULT", "DISTANCE", "MOST", "NEVER", "WEIGHTS", "Tables", "Valuer", "Worth"]

PRIOR_ROUNDS: Final = 3  # of the usual pace, beside the rounds that were played
KEPT: Final = 32  # ceilings
SURE: Final = 85  # hundredths: whoever stands in the cathedral restores
NO_CHANCES: Final[list[int]] = []  # that anything is gone
NO_CHANGES: Final = (0, 0, 0)  # of a cost, where nothing is blended


@mypyc_attr(allow_interpreted_subclasses=True)
class Valuer:
    """What a module adds to the worth of a restoration."""

    def __init__(self, module: FrescoModule) -> None:
        pass

    def value(self, s: FrescoState, painter: int, segment: int) -> int:
        """Hundredths of a point that the module adds to the restoration of a segment."""
        return 0


class Worth:
    """A painter's view of the ceiling and the pots. Before the first `look` nothing lies on the ceiling."""

    __slots__ = (
        "after",
        "believed",
        "ceiling",
        "ceilings",
        "chances",
        "costs",
        "final",
        "gain",
        "mixing",
        "mood",
        "moods",
        "other",
        "paid",
        "pot",
        "risks",
        "rules",
        "tables",
        "thaler",
        "tiles",
        "valuers",
        "values",
        "wheres",
    )

    def __init__(self, weights: Sequence[float]) -> None:
        b = self.believed = Beliefs(weights)
        self.thaler, self.mood = b.thaler, b.mood
        self.pot, self.mixing = b.pots[0], max(0, b.pots[BASIC] - 2 * b.pots[0])
        self.rules: Rules | None = None
        self.tables: Tables | None = None
        self.ceiling = Ceiling(b, NO_CHANGES, 0, 0)
        self.ceilings: dict[object, Ceiling] = {}
        self.valuers: tuple[Valuer, ...] = ()
        self.final = 0
        self.after = 0  # rounds to come, in hundredths
        self.gain = 0  # of the last pick
        self.other = -1  # the second best then
        self.moods: list[int] = []  # what each mood is worth
        # Of each tile that lies on the ceiling: its segment, what it costs, its points, what its paints are worth, how
        # likely it is still there, and how much less with each one who may come first, in hundredths.
        self.tiles: list[int] = []
        self.wheres: list[int] = []
        self.costs: list[int] = []
        self.values: list[int] = []
        self.paid: list[int] = []
        self.chances: list[int] = []
        self.risks: list[int] = []

    def at(self, rules: Rules) -> Tables:
        """The tables of these rules; worlds of one search share them."""
        tables = self.tables
        if tables is None or self.rules is not rules:
            tables = self.tables = Tables(rules)
            self.rules = rules
            self.ceilings = {}
        return tables

    def look(self, s: FrescoState, painter: int, before: int) -> None:
        """Value what lies on the ceiling for a painter; `before` are those who come first, as bits."""
        self.at(s.rules)
        self.final = s.final
        self.after = self.rounds_after(s)
        key = s.tiles << 12 | min(self.after, 2047) << 1 | s.final
        ceiling = self.adorned(s, painter, key) if self.valuers else self.found(s, key, ())
        if ceiling.where is not s.where:
            ceiling.where = where = s.where
            ceiling.wheres = [where[tile] for tile in ceiling.tiles]
        self.ceiling, self.tiles, self.wheres = ceiling, ceiling.tiles, ceiling.wheres
        self.costs, self.values, self.paid = ceiling.costs, ceiling.now, ceiling.paid
        self.chances = self.left_by(s, before) if before else NO_CHANCES
        self.risks = NO_CHANCES

    def adorned(self, s: FrescoState, painter: int, key: int) -> Ceiling:
        """The ceiling with what modules add for a painter."""
        left, where = s.tiles, s.where
        extras = []
        for tile in self.at(s.rules).order:
            if left >> tile & 1:
                extra = 0
                for valuer in self.valuers:
                    extra += valuer.value(s, painter, where[tile])
                extras.append(extra)
        return self.found(s, key, tuple(extras))

    def found(self, s: FrescoState, key: int, extras: tuple[int, ...]) -> Ceiling:
        """As it was found before, where nothing has changed."""
        whole: object = (key, extras) if extras else key
        found = self.ceilings.get(whole)
        if found is not None:
            return found
        tables, c, b = self.at(s.rules), s.rules.c, self.believed
        found = Ceiling(b, tables.changes, c.blends_each, self.after)
        thalers = c.tile_income * self.thaler
        income, later = thalers * self.after // CENTS, thalers * max(0, self.after - CENTS) // CENTS
        for tile in tables.order:
            if s.tiles >> tile & 1:
                extra = extras[len(found.tiles)] if extras else 0
                found.add(b, tile, tables.costs[tile], tables.points[tile] + extra, income, later, s.final == 1)
        if len(self.ceilings) >= KEPT:
            self.ceilings.clear()
        self.ceilings[whole] = found
        return found

    def rounds_after(self, s: FrescoState) -> int:
        """How many rounds follow this one, in hundredths, from the pace so far and the usual one."""
        if s.final:
            return 0
        left = s.tiles.bit_count()
        usual = PRIOR_ROUNDS * s.rules.painters * self.believed.pace
        rounds = (PRIOR_ROUNDS + s.round - 1) * CENTS
        return max(CENTS, (left - s.rules.c.final_at) * CENTS * rounds // (usual + CENTS * (SEGMENTS - left)))

    def rounds(self, s: FrescoState) -> int:
        """The same in whole rounds."""
        return (self.rounds_after(s) + CENTS // 2) // CENTS

    def left_by(self, s: FrescoState, before: int) -> list[int]:
        """How likely each tile is left by these painters."""
        chances = [CENTS] * len(self.tiles)
        for other in range(s.rules.painters):
            if before >> other & 1:
                risks = self.taken_by(s, other)
                for place, risk in enumerate(risks):
                    if risk:
                        chances[place] -= chances[place] * risk // CENTS
        return chances

    def fear(self, s: FrescoState, painter: int) -> None:
        """While nobody knows who comes first: how likely one other takes each tile."""
        risks = [0] * len(self.tiles)
        count = 0
        for other in range(s.players):
            if other != painter:
                count += 1
                for place, risk in enumerate(self.taken_by(s, other)):
                    risks[place] += risk
        self.risks = [risk // count for risk in risks]

    def taken_by(self, s: FrescoState, other: int) -> list[int]:
        """How likely a painter takes each tile in this round."""
        b, tiles = self.believed, self.tiles
        sheet = s.sheets[other]
        acts = sheet >> 2 * CATHEDRAL & SPACES
        if other >= s.players:
            return [SURE // max(1, len(tiles)) if acts else 0] * len(tiles)
        if sheet and acts == 0:
            return [0] * len(tiles)
        paints = s.paints[other]
        means = s.rules.means(paints) & s.tiles
        count = means.bit_count()
        likely = 0
        if count:
            likely = min(SURE, CENTS * acts // count) if sheet else min(b.taken, CENTS // count)
        shops = 0
        if sheet == 0 or sheet >> 2 * MARKET & SPACES:
            shops = self.at(s.rules).shopping(paints)
        return [likely if means >> tile & 1 else b.bought if shops >> tile & 1 else 0 for tile in tiles]

    def scarcest(self, s: FrescoState, seat: int, colours: int) -> int:
        """Of these colours, as bits, the one that is worth most."""
        self.look(s, seat, 0)
        stock = self.at(s.rules).stock(s.paints[seat])
        best, most = 0, NEVER
        for colour in range(FIELDS):
            if colours >> colour & 1:
                value = self.prospect(stock + (1 << BITS * colour))
                if value > most:
                    best, most = colour, value
        return best

    def purse_worth(self, coins: int) -> int:
        return coins * self.thaler

    def feel(self, s: FrescoState) -> None:
        """What each mood is worth: it lasts, and brings apprentices at the hours to come."""
        c, b = s.rules.c, self.believed
        self.moods = []
        hands, top = c.mood_hands, c.mood_top
        ahead = min(self.after, b.rounds) * b.action // CENTS
        lasting = min(self.after, PRIOR_ROUNDS * CENTS) * b.mood // (PRIOR_ROUNDS * CENTS)
        for mood in range(top + 1):
            total = 0
            for hour in c.hours:
                total += hands[min(max(mood + c.hour_mood[hour], 0), top)]
            self.moods.append(ahead * total // len(c.hours) + lasting * mood)

    def pick(self, stock: int, bishop: int, gone: int, can_step: bool) -> int:
        """The segment that is best restored with this stock, as its place in `wheres`, or -1; `gone` are those that
        are restored by now, as bits. What it brings beyond the worth of its paints is in `gain`, the second best in
        `other`."""
        tables = self.tables
        if tables is None:
            return -1
        costs, values, paid, wheres, chances = self.costs, self.values, self.paid, self.wheres, self.chances
        bonuses = tables.stepped if can_step else tables.bonuses
        guarded: i64 = stock | GUARDS
        done: i64 = gone
        from_bishop: i64 = bishop * SEGMENTS
        flat: i64 = self.believed.bishop
        best: i64 = -1
        other: i64 = -1
        most: i64 = NEVER
        almost: i64 = NEVER
        unsure = len(chances) > 0
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
                if unsure:
                    value = value * chances[i] // CENTS
                if value > most:
                    other, almost = best, most
                    most = value
                    best = i
                elif value > almost:
                    other, almost = i, value
        self.gain = most
        self.other = other
        return best

    def bring(self, place: int, bishop: int, can_step: bool) -> int:
        """What a segment brings, beyond the worth of its paints."""
        tables = self.tables
        bonus = self.believed.bishop
        if bishop >= 0 and tables is not None:
            bonuses = tables.stepped if can_step else tables.bonuses
            bonus = bonuses[DISTANCE[bishop * SEGMENTS + self.wheres[place]]]
        value = self.values[place] + bonus - self.paid[place]
        return value * self.chances[place] // CENTS if self.chances else value

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

    def prospects(self, stock: int) -> list[int]:
        """For each number of apprentices in the workshop what a stock is worth at the end of the round."""
        found = self.ceiling.prospects(stock)
        return [found >> VALUE_BITS * workers & VALUE for workers in range(SPACES + 1)]

    def prospect(self, stock: int) -> int:
        """What a stock is worth at the end of a round."""
        return self.ceiling.prospects(stock) & VALUE

    def altar(self, stock: int) -> int:
        """What an altar of these paints brings at most in the final round; 0 when there is none."""
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
            return CENTS * c.altar_three_blends
        if basic + blends < BASIC:
            return 0
        return CENTS * (c.altar_basic + min(blends, BASIC) * c.altar_blend)
