"""The quick policy: every decision of Fresco by a rule of thumb, thousands of times a second.

It looks at a state directly, but only at what the seat it decides for may know: what is public, what everybody could
have counted, and the seat's own plan. What modules ask is answered by their advisers (`module_quick.py`).
"""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from bottega.core.playout import Policy
from bottega.core.state import State
from bottega.core.step import takers
from bottega.games.fresco.actions import (
    AHEAD,
    ALTAR,
    ATTEND,
    BEHIND,
    BISHOP,
    BLEND,
    BLENDS,
    BUY,
    CLOSE,
    EARN,
    HOURS,
    MOST_BOOTHS,
    MOST_SPACES,
    PASS,
    PLAN,
    READY,
    RESTORE,
    RISE,
    SEGMENTS,
)
from bottega.games.fresco.ceiling import AROUND
from bottega.games.fresco.module_quick import ModuleQuick
from bottega.games.fresco.paints import BASIC, BLENDED
from bottega.games.fresco.quick_days import UNKNOWN, Days
from bottega.games.fresco.quick_tables import BITS, CENTS, DEFAULT, DISTANCE, GUARDS, NEVER
from bottega.games.fresco.quick_worth import Valuer, Worth
from bottega.games.fresco.rules import Rules
from bottega.games.fresco.sheet import COLUMNS, COUNTS, SPACES, THEATRE
from bottega.games.fresco.state import FrescoState

# The numbers of the menus, which are the same at every table; those of modules come after them.
RISE_MENU: Final = 0
PLAN_MENU: Final = 1
MARKET_MENU: Final = 2
CATHEDRAL_MENU: Final = 3
STUDIO_MENU: Final = 4
WORKSHOP_MENU: Final = 5
THEATRE_MENU: Final = 6
LAND_MENU: Final = 7
OTHERS_MARKET: Final = 8
OTHERS_CATHEDRAL: Final = 9
BASE_MENUS: Final = 10

# Where the parts of the base game's masks are.
HOURS_BITS: Final = (1 << HOURS) - 1
OFFERS: Final = (1 << MOST_BOOTHS * MOST_SPACES) - 1
BOOTHS_SHIFT: Final = MOST_BOOTHS * MOST_SPACES
BOOTHS_BITS: Final = (1 << MOST_BOOTHS) - 1
SEGMENT_BITS: Final = (1 << SEGMENTS) - 1
ALTAR_SHIFT: Final = 2 * SEGMENTS
ALTAR_BITS: Final = (1 << BLENDED) - 1
PASS_BIT: Final = 1 << ALTAR_SHIFT + BLENDED
BLEND_BITS: Final = (1 << len(BLENDS)) - 1
LOOK_AHEAD: Final = 2
TRIED: Final = 3  # first restorations
ONE_EACH: Final = sum([1 << BITS * colour for colour in range(BASIC)])


class Quick(Policy):
    """`weights` are those of `WEIGHTS`, in that order; `advisers` are the modules' by their names."""

    __slots__ = ("advisers", "classes", "days", "most", "owners", "rules", "worth")

    def __init__(
        self, seed: int, advisers: Mapping[str, type[ModuleQuick]], weights: Sequence[float] | None = None
    ) -> None:
        super().__init__(seed)
        self.classes = advisers
        self.worth = Worth(DEFAULT if weights is None else weights)
        self.days = Days(self.worth)
        self.rules: Rules | None = None
        self.most = 0  # what the last pick leads to
        self.advisers: list[ModuleQuick] = []
        self.owners: list[ModuleQuick | None] = []  # by the number of the menu

    def join(self, rules: Rules) -> None:
        """Call the advisers of the modules at this table."""
        self.rules = rules
        self.advisers = []
        self.owners = [None] * len(rules.menus)
        for module in rules.modules:
            if module.name in self.classes:
                adviser = self.classes[module.name](module)
                self.advisers.append(adviser)
                for menu in module.own_menus():
                    self.owners[menu.number] = adviser
        self.worth.valuers = takers(tuple(self.advisers), Valuer, "value")

    def choose(self, state: State, seat: int) -> int:
        s = cast(FrescoState, state)
        if self.rules is not s.rules:
            self.join(s.rules)
        mask = s.masks[seat]
        number = s.menus[seat].number
        if number == PLAN_MENU:
            return self.plan(s, seat, mask)
        if self.advisers:
            action = self.ask_modules(s, seat, mask)
            if action >= 0:
                return action
            if number >= BASE_MENUS:
                return self.any_of(s, seat)
        if MARKET_MENU <= number <= THEATRE_MENU:
            return self.work(s, seat, number, mask)
        if number == RISE_MENU:
            return self.rise(s, seat, mask)
        if number == LAND_MENU:
            return AHEAD if mask & 1 else BEHIND
        if number == OTHERS_MARKET:
            self.worth.look(s, seat, 0)
            return CLOSE + self.booth_to_close(s, seat, mask)
        if number == OTHERS_CATHEDRAL:
            return RESTORE + self.segment_to_take(s, seat, mask)
        return self.any_of(s, seat)

    def work(self, s: FrescoState, seat: int, number: int, mask: int) -> int:
        if number == MARKET_MENU:
            return self.shop(s, seat, mask)
        if number == WORKSHOP_MENU:
            return self.blend(s, seat, mask)
        if number == CATHEDRAL_MENU:
            return self.restore(s, seat, mask)
        if mask & 1 == 0:
            return self.any_of(s, seat)
        return EARN if number == STUDIO_MENU else ATTEND

    def any_of(self, s: FrescoState, seat: int) -> int:
        legal = s.legal_actions(seat)
        return legal[self.below(len(legal))]

    def ask_modules(self, s: FrescoState, seat: int, mask: int) -> int:
        menu = s.menus[seat]
        if menu.number >= BASE_MENUS:
            owner = self.owners[menu.number]
            return -1 if owner is None else owner.answer(s, seat, menu, mask, self.worth)
        for adviser in self.advisers:
            action = adviser.advise(s, seat, menu, mask, self.worth)
            if action >= 0:
                return action
        return -1

    # --- getting up and planning

    def rise(self, s: FrescoState, seat: int, mask: int) -> int:
        """The hour with the best day, the mood included."""
        painter = s.choosers[s.turn]
        if painter != seat:
            return self.rise_for_other(s, seat, mask & HOURS_BITS)
        c = s.rules.c
        self.days.weigh(s, seat, UNKNOWN)
        waiting = len(s.choosers) - s.turn - 1
        free = mask & HOURS_BITS
        count = free.bit_count() - 1
        best, most = 0, NEVER
        earlier = 0
        for hour in c.hours:
            if free >> hour - 1 & 1 == 0:
                continue
            up = (s.beds & (1 << hour - 1) - 1).bit_count()
            coming = CENTS * up + (CENTS * waiting * earlier // count if count else 0)
            mood = c.risen[hour][s.mood[seat]]
            value = self.days.best(s, seat, c.hour_price[hour], coming, c.start_apprentices + c.mood_hands[mood], mood)
            if value > most:
                best, most = hour, value
            earlier += 1
        return RISE + best - 1

    def rise_for_other(self, s: FrescoState, seat: int, free: int) -> int:
        """A painter who is no player: best between oneself and the next, otherwise late."""
        own = s.hour[seat]
        for hour in s.rules.c.hours:
            if free >> hour - 1 & 1 and own and hour > own:
                return RISE + hour - 1
        return RISE + free.bit_length() - 1

    def plan(self, s: FrescoState, seat: int, mask: int) -> int:
        """The next apprentice of the best day."""
        target = self.days.target(s, seat)
        for adviser in self.advisers:
            action = adviser.plan(s, seat, mask, target)
            if action >= 0:
                return action
        plan = s.plans[seat] & COUNTS
        for column in range(COLUMNS):
            if plan >> 2 * column & SPACES < target >> 2 * column & SPACES:
                place = COLUMNS if column == THEATRE and s.final else column
                if mask >> place & 1:
                    return PLAN + place
        if mask >> READY - PLAN & 1:
            return READY
        return self.any_of(s, seat)

    # --- the market

    def shop(self, s: FrescoState, painter: int, mask: int) -> int:
        """The first tile of the best booth, while tiles are worth their price."""
        self.worth.look(s, painter, self.before(s, painter))
        space = self.days.best_offer(s, painter, mask & OFFERS)
        if space >= 0:
            return BUY + space
        booths = mask >> BOOTHS_SHIFT & BOOTHS_BITS
        if booths:
            return CLOSE + self.booth_to_close(s, painter, booths)
        return PASS if mask >> BOOTHS_SHIFT + MOST_BOOTHS & 1 else self.any_of(s, painter)

    def before(self, s: FrescoState, painter: int) -> int:
        """Who comes before a painter today, as bits."""
        found = 0
        for other in s.order:
            if other == painter:
                return found
            found |= 1 << other
        return found

    def booth_to_close(self, s: FrescoState, seat: int, booths: int) -> int:
        """The one with the most paint: whoever comes later shall not have it. When that is oneself, the one with the
        least."""
        tables = self.worth.at(s.rules)
        sign = 1
        for other in s.order[s.turn + 1 :]:
            if other == seat:
                sign = -1
        best, most = 0, NEVER
        for booth, spaces in enumerate(s.rules.booth_mask):
            if booths >> booth & 1 == 0:
                continue
            value = 0
            for space in range(booth * MOST_SPACES, (booth + 1) * MOST_SPACES):
                if s.goods & spaces & 1 << space:
                    value += self.worth.ceiling.spare(tables.goods[s.stalls[space]])
            if sign * value > most:
                best, most = booth, sign * value
        return best

    # --- the cathedral

    def restore(self, s: FrescoState, painter: int, mask: int) -> int:
        """The best segment, the bishop's step before it where that pays, or an altar; otherwise the paints are kept."""
        if s.laid:
            return self.next_paint(s, painter, mask)
        w = self.worth
        w.look(s, painter, 0)
        stock = w.at(s.rules).stock(s.paints[painter])
        segments = mask >> SEGMENTS & SEGMENT_BITS
        steps = mask & SEGMENT_BITS
        wheres = w.wheres
        closed = 0
        for i in range(len(wheres)):
            if segments >> wheres[i] & 1 == 0:
                closed |= 1 << i
        kept = self.days.later_score(s, painter, stock) if s.stepped == 0 and mask & PASS_BIT else NEVER
        best = self.first_pick(s, painter, stock, closed, steps != 0)
        if s.stepped == 0 and mask >> ALTAR_SHIFT & ALTAR_BITS and self.altar_pays(s, painter, stock, best, kept):
            return self.next_paint(s, painter, mask)
        if best < 0 or self.most <= kept:
            return PASS if mask & PASS_BIT else self.any_of(s, painter)
        segment = wheres[best]
        distance = DISTANCE[s.bishop * SEGMENTS + segment]
        if steps and 0 < distance <= LOOK_AHEAD:
            step = steps & 1 << segment if distance == 1 else steps & AROUND[segment]
            tables = w.at(s.rules)
            if step and tables.stepped[distance] > tables.bonuses[distance]:
                return BISHOP + (step & -step).bit_length() - 1
        return RESTORE + segment

    def altar_pays(self, s: FrescoState, painter: int, stock: int, best: int, kept: int) -> bool:
        """Is an altar better than the best restoration, and than keeping the paints?"""
        w = self.worth
        if s.final:
            return w.altar(stock) > (w.bring(best, s.bishop, True) if best >= 0 else 0)
        one = ONE_EACH
        if (stock | GUARDS) - one & GUARDS != GUARDS:
            return False
        points = CENTS * s.rules.c.altar_basic
        return points + self.days.later_score(s, painter, stock - one) > max(kept, self.most if best >= 0 else NEVER)

    def first_pick(self, s: FrescoState, painter: int, stock: int, closed: int, can_step: bool) -> int:
        """The first of the best restorations in sequence; what it leads to is in `most`."""
        w, days = self.worth, self.days
        found = -1
        self.most = NEVER
        tried = closed
        for _ in range(TRIED):
            first = w.pick(stock, s.bishop, tried, can_step)
            if first < 0:
                break
            total = w.gain + w.paid[first]
            tried |= 1 << first
            have, gone, where = stock - w.costs[first], closed | 1 << first, w.wheres[first]
            highest = total + days.later_score(s, painter, have)
            for _ in range(s.acts - 1):
                place = days.next_place(have, where, gone, True)
                if place < 0:
                    break
                total += w.bring(place, where, True) + w.paid[place]
                gone |= 1 << place
                have -= w.costs[place]
                where = w.wheres[place]
                highest = max(highest, total + days.later_score(s, painter, have))
            if highest > self.most:
                found, self.most = first, highest
        return found

    def next_paint(self, s: FrescoState, painter: int, mask: int) -> int:
        """Three different blends where that is possible; otherwise blends in the final round, basic paints before."""
        colours = mask >> ALTAR_SHIFT & ALTAR_BITS
        blends = colours >> BASIC << BASIC
        basics = colours ^ blends
        lying, laid, only_blends = 0, s.laid, True
        while laid:
            colour = (laid & 15) - 1
            lying |= 1 << colour
            only_blends = only_blends and colour >= BASIC
            laid >>= 4
        fresh = blends & ~lying
        if only_blends and (blends | lying).bit_count() - (basics & lying).bit_count() >= BASIC and fresh:
            return ALTAR + (fresh & -fresh).bit_length() - 1
        chosen = (blends or basics) if s.final else (basics or blends)
        return ALTAR + (chosen & -chosen).bit_length() - 1 if chosen else self.any_of(s, painter)

    def segment_to_take(self, s: FrescoState, seat: int, mask: int) -> int:
        """For a painter who is no player: what a rival could restore rather than what one could oneself."""
        c, rules = s.rules.c, s.rules
        mine = rules.means(s.paints[seat])
        theirs = 0
        for other in range(s.players):
            if other != seat:
                theirs |= rules.means(s.paints[other])
        best, most = 0, NEVER
        for segment in range(SEGMENTS):
            if mask >> segment & 1:
                tile = s.layout[segment]
                value = c.tile_points[tile] * ((theirs >> tile & 1) - (mine >> tile & 1))
                if value > most:
                    best, most = segment, value
        return best

    # --- the workshop

    def blend(self, s: FrescoState, painter: int, mask: int) -> int:
        """What opens the best segments, or is dearer than its parts."""
        recipes = mask & BLEND_BITS
        if recipes == 0:
            return PASS if mask >> len(BLENDS) & 1 else self.any_of(s, painter)
        w = self.worth
        w.look(s, painter, 0)
        stock = w.at(s.rules).stock(s.paints[painter])
        left = min(s.acts * s.rules.c.blends_each - s.blends, 6)
        later = s.sheets[painter] >> 2 * THEATRE & SPACES
        best, most = PASS, self.days.evening(stock, later, 0)
        for number in range(len(BLENDS)):
            if recipes >> number & 1:
                value = self.days.blended(s, stock, number, later, left)
                if value > most:
                    best, most = BLEND + number, value
        return best
