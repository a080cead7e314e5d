"""A position of Fresco, complete, as numbers for a learner (core/tensor.py).

First what belongs to nobody and one's own plan, then the modules' parts, then painter by painter from the seat on.
Purses and pots of all are told: everybody could have counted them (F-OQ-7).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bottega.core.tensor import Encoding, Known, Recent, bits_told, floats, masks, one_hot, tell_bits
from bottega.games.fresco.actions import ALTAR_PAINTS, HOURS, MOST_BOOTHS, MOST_SPACES, SEGMENTS, SIDE
from bottega.games.fresco.altar import altar_colours
from bottega.games.fresco.module_tensor import ModuleTensor
from bottega.games.fresco.paints import FIELD, WIDTH, pieces
from bottega.games.fresco.rules import Rules
from bottega.games.fresco.sheet import COLUMNS, COUNTS, COVER_MASK, COVER_SHIFT, COVER_WIDTH, SPACES, unpack_plan
from bottega.games.fresco.state import START_SPACES, FrescoState

if TYPE_CHECKING:
    from mypy_extensions import i64  # to the compiler alone, and only in bodies: there Python does not look at it

# What numbers are shares of.
ROUNDS: Final = 12
THALERS: Final = 40
POTS: Final = 8
POINTS: Final = 100
VALUE: Final = 11  # points of a segment
COST: Final = 4  # the most paints of one colour for a segment or on a market tile
HANDS: Final = 8
IDLE: Final = 6
VISIT: Final = 4  # apprentices of one visit
# What numbers do not pass.
MOST: Final = 9999

THREE: Final = 3  # colours that are a machine word
THREE_COLOURS: Final = (1 << THREE * WIDTH) - 1

# By the lowest bits of a sheet, the apprentices in each column.
SHEETS: Final[list[bytes]] = [floats([count / SPACES for count in unpack_plan(counts)]) for counts in range(COUNTS + 1)]
STEPPED: Final = masks(3)
LAST: Final = masks(2)
SEGMENT: Final = one_hot(SEGMENTS)
BOOTH: Final = one_hot(MOST_BOOTHS)
HOUR: Final = one_hot(HOURS)


# What a stretch was told of.
CalendarKey = tuple[int, int, int, str, int, int]
VisitKey = tuple[int, int, int, int, int, int, int]
PainterKey = tuple[int, int, int, int, int, int, int, int]


class CalendarTold:
    """What changes from round to round."""

    __slots__ = ("key", "told")

    def __init__(self, key: CalendarKey, told: bytes) -> None:
        self.key = key
        self.told = told


class VisitTold:
    """What somebody is just doing."""

    __slots__ = ("key", "told")

    def __init__(self, key: VisitKey, told: bytes) -> None:
        self.key = key
        self.told = told


class OrderTold:
    """Who acts and who chooses an hour, for one seat."""

    __slots__ = ("choosers", "order", "told")

    def __init__(self, order: tuple[int, ...], choosers: tuple[int, ...], told: bytes) -> None:
        self.order = order
        self.choosers = choosers
        self.told = told


class CeilingTold:
    __slots__ = ("bishop", "layout", "told", "unrestored")

    def __init__(self, layout: tuple[int, ...], bishop: int, unrestored: int, told: bytes) -> None:
        self.layout = layout
        self.bishop = bishop
        self.unrestored = unrestored
        self.told = told


class MarketTold:
    __slots__ = ("bag", "goods", "stalls", "told")

    def __init__(self, stalls: tuple[int, ...], goods: int, bag: int, told: bytes) -> None:
        self.stalls = stalls
        self.goods = goods
        self.bag = bag
        self.told = told


class PainterTold:
    __slots__ = ("key", "told")

    def __init__(self, key: PainterKey, told: bytes) -> None:
        self.key = key
        self.told = told


class FrescoRecent(Recent):
    def __init__(self, players: int, painters: int) -> None:
        self.calendar: CalendarTold | None = None
        self.visit: VisitTold | None = None
        self.orders: list[OrderTold | None] = [None] * players
        self.ceiling: CeilingTold | None = None
        self.market: MarketTold | None = None
        self.painters: list[PainterTold | None] = [None] * painters


class FrescoEncoding(Encoding):
    """The encoding of one table."""

    def __init__(self, rules: Rules, reasons: tuple[str, ...], modules: Sequence[ModuleTensor]) -> None:
        Encoding.__init__(self, rules.players, rules.menus, rules.painters - rules.players)
        self.rules = rules
        self.modules: tuple[ModuleTensor, ...] = tuple(modules)
        self.colours = len(rules.c.colours)
        self.name_round(rules, reasons)
        self.name_board(rules)
        self.covers: list[bytes] = []
        self.name_sheet("seat0.plan")
        for module in self.modules:
            module.name(self)
        for painter in range(rules.painters):
            self.name_painter(f"seat{painter}")
            for module in self.modules:
                module.name_painter(self, f"seat{painter}")

    def name_round(self, rules: Rules, reasons: tuple[str, ...]) -> None:
        self.rounds = self.number("round", "the round, of twelve", MOST, ROUNDS)
        self.stretch("last", "whether it is the last one, and whether the game is over", (2,))
        told = self.one_of("reason", f"why it is the last one: {', '.join(reasons)}", len(reasons))
        self.reasons: dict[str, bytes] = {reason: told[place] for place, reason in enumerate((*reasons, ""))}
        self.idle = self.number("idle", "rounds in which nobody restored anything, of six", MOST, IDLE, -1)
        self.altars_only = self.number("altars_only", "rounds with nothing but altars, of six", MOST, IDLE, -1)
        self.step = self.one_of("step", "the step of the round", max(len(steps) for steps in rules.rounds))
        self.turn = self.one_of("turn", "the place in the order of whom it is the turn", self.all + 1)
        self.acts = self.number("acts", "apprentices left in the running visit, of four; below 0: none runs", 99, 4, -1)
        self.blends = self.number("blends", "blends of the apprentice at work, of four", 99, 4)
        self.stretch("booth", "the booth of the running visit", (MOST_BOOTHS,))
        self.stretch("bought", "spaces of which the running visit has bought", (MOST_BOOTHS, MOST_SPACES))
        self.stretch("laid", "the paints on the altar, in their order", (ALTAR_PAINTS, self.colours))
        self.laid = Known()
        self.stretch("stepped", "what the restoration to come has begun with: step, bound, stays", (3,))
        self.stretch("segment", "the segment about which somebody is asked", (SIDE, SIDE))
        self.lander = self.one_seat("lander", "who is about to land on the track")
        self.landing = self.number("landing", "where he would, of a hundred", MOST, POINTS, -MOST)
        everybody = (self.all, self.all)
        self.stretch("order", "who acts, place by place of the order", everybody)
        self.stretch("choosers", "who chooses an hour, place by place", everybody)
        self.stretch("beds", "hours that are taken", (HOURS,))

    def name_board(self, rules: Rules) -> None:
        c, colours = rules.c, self.colours
        self.stretch("bishop", "the segment where the bishop stands", (SIDE, SIDE))
        self.stretch("unrestored", "segments whose tiles lie on them", (SIDE, SIDE))
        about = "for each segment: the number of its tile, of all; its points, of eleven; its paints by colour, of four"
        self.stretch("tiles", about, (SIDE, SIDE, 2 + colours), 0.0, max(1.0, max(c.tile_points) / VALUE))
        self.layouts = Known()
        self.tiles: list[bytes] = [
            row(tile, len(c.tile_ids), [c.tile_points[tile] / VALUE], c.tile_cost[tile], colours)
            for tile in range(len(c.tile_ids))
        ]
        about = "for each space of the market: the number of its tile, of all; its paints by colour, of four"
        self.stretch("market", about, (len(rules.spaces), 1 + colours))
        self.goods: list[bytes] = [
            row(tile, len(c.goods_ids), [], c.goods[tile], colours) for tile in range(len(c.goods_ids))
        ]
        self.goods.append(floats([0.0] * (1 + colours)))
        self.bag_size = self.bits("bag", "market tiles that are not on the market", (len(c.goods_ids),))
        if rules.painters > rules.players:
            self.stretch("leonardo", "the segment where Leonardo stands", (SIDE, SIDE))
            self.controller = self.one_seat("controller", "who decides for Leonardo")

    def name_sheet(self, name: str) -> None:
        """What stands on a plan or a sheet; the tiles that cover its places, where modules have some."""
        self.stretch(name, "apprentices in each place, of three", (COLUMNS,))
        tiles = len(self.rules.tiles)
        if self.rules.sheet_tiles:
            self.covers = self.one_of(f"{name}.covers", "the tile that covers each place", tiles, (COLUMNS,))

    def name_painter(self, who: str) -> None:
        c = self.rules.c
        about = "the place on the track, of a hundred; below 1: on a starting space"
        self.position = self.number(f"{who}.position", about, MOST, POINTS, -START_SPACES)
        self.stretch(f"{who}.hour", "the hour of getting up; none: not chosen", (HOURS,))
        self.mood = self.number(f"{who}.mood", "the place on the mood track, of the best", c.mood_top)
        self.hands = self.number(f"{who}.hands", "apprentices, of eight", 99, HANDS)
        self.name_sheet(f"{who}.sheet")
        self.stretch(f"{who}.restored", "segments that he has restored", (SIDE, SIDE))
        self.coins = self.number(f"{who}.coins", "Thalers, of 40", MOST, THALERS)
        self.pots = self.number(f"{who}.paints", "pots by colour, of eight", FIELD, POTS, 0, (self.colours,))

    # --- the values -------------------------------------------------------------------------------------------------

    def tell_own(self, s: FrescoState, seat: int, out: list[bytes]) -> None:
        recent = s.recent
        if not isinstance(recent, FrescoRecent):
            s.recent = recent = FrescoRecent(self.players, self.all)
        self.tell_round(s, recent, seat, out)
        self.tell_board(s, recent, seat, out)
        self.tell_sheet(s.plans[seat], out)
        modules = self.modules
        for module in modules:
            module.tell(s, seat, out)
        for painter in self.round[seat]:
            self.tell_painter(s, recent, painter, out)
            for module in modules:
                module.tell_painter(s, seat, painter, out)

    def tell_round(self, s: FrescoState, recent: FrescoRecent, seat: int, out: list[bytes]) -> None:
        who = self.who[seat]
        self.tell_calendar(s, recent, out)
        out.append(self.step[s.step])
        out.append(self.turn[s.turn])
        self.tell_visit(s, recent, out)
        out.append(who[s.lander])
        out.append(self.landing.of(s.landing if s.lander >= 0 else 0))
        order, choosers = s.order, s.choosers
        known = recent.orders[seat]
        if known is None or known.order is not order or known.choosers is not choosers:
            known = recent.orders[seat] = OrderTold(order, choosers, self.order_told(order, choosers, who))
        out.append(known.told)
        tell_bits(out, s.beds, HOURS)

    def tell_calendar(self, s: FrescoState, recent: FrescoRecent, out: list[bytes]) -> None:
        key = (s.round, s.final, s.ended, s.reason, s.idle, s.altars_only)
        known = recent.calendar
        if known is None or known.key != key:
            some = [self.rounds.of(s.round), LAST[s.final | s.ended << 1], self.reasons[s.reason]]
            told = b"".join([*some, self.idle.of(s.idle), self.altars_only.of(s.altars_only)])
            known = recent.calendar = CalendarTold(key, told)
        out.append(known.told)

    def tell_visit(self, s: FrescoState, recent: FrescoRecent, out: list[bytes]) -> None:
        key = (s.acts, s.blends, s.booth, s.bought, s.laid, s.stepped, s.segment)
        known = recent.visit
        if known is None or known.key != key:
            some = [self.acts.of(s.acts), self.blends.of(s.blends), BOOTH[s.booth]]
            tell_bits(some, s.bought, MOST_BOOTHS * MOST_SPACES)
            laid = self.laid.told.get(s.laid) or self.tell_laid(s.laid)
            known = recent.visit = VisitTold(key, b"".join([*some, laid, STEPPED[s.stepped], SEGMENT[s.segment]]))
        out.append(known.told)

    def order_told(self, order: tuple[int, ...], choosers: tuple[int, ...], who: list[bytes]) -> bytes:
        found: list[bytes] = []
        for places in (order, choosers):
            found += [who[painter] for painter in places]
            found += [who[-1]] * (self.all - len(places))
        return b"".join(found)

    def tell_laid(self, laid: int) -> bytes:
        rows = [0.0] * (ALTAR_PAINTS * self.colours)
        for place, colour in enumerate(altar_colours(laid)):
            rows[place * self.colours + colour] = 1.0
        return self.laid.keep(laid, floats(rows))

    def tell_board(self, s: FrescoState, recent: FrescoRecent, seat: int, out: list[bytes]) -> None:
        layout, bishop, unrestored = s.layout, s.bishop, s.unrestored
        ceiling = recent.ceiling
        if (
            ceiling is None
            or ceiling.layout is not layout
            or ceiling.bishop != bishop
            or ceiling.unrestored != unrestored
        ):
            tiles = self.layouts.told.get(layout) or self.tell_layout(layout)
            told = b"".join([SEGMENT[bishop], bits_told(unrestored, SEGMENTS), tiles])
            ceiling = recent.ceiling = CeilingTold(layout, bishop, unrestored, told)
        out.append(ceiling.told)
        stalls, goods, bag = s.stalls, s.goods, s.bag
        market = recent.market
        if market is None or market.stalls is not stalls or market.goods != goods or market.bag != bag:
            table = self.goods
            found = [table[stalls[space] if goods >> space & 1 else -1] for space in s.rules.spaces]
            tell_bits(found, bag, self.bag_size)
            market = recent.market = MarketTold(stalls, goods, bag, b"".join(found))
        out.append(market.told)
        if self.all > self.players:
            out.append(SEGMENT[s.leonardo])
            out.append(self.who[seat][s.controller])

    def tell_layout(self, layout: tuple[int, ...]) -> bytes:
        return self.layouts.keep(layout, b"".join([self.tiles[tile] for tile in layout]))

    def tell_sheet(self, sheet: int, out: list[bytes]) -> None:
        out.append(SHEETS[sheet & COUNTS])
        if self.rules.sheet_tiles:
            covers = sheet >> COVER_SHIFT
            for _ in range(COLUMNS):
                out.append(self.covers[(covers & COVER_MASK) - 1])
                covers >>= COVER_WIDTH

    def tell_painter(self, s: FrescoState, recent: FrescoRecent, painter: int, out: list[bytes]) -> None:
        mood, sheet, paints = s.mood[painter], s.sheets[painter], s.paints[painter]
        place, hour, hands = s.position[painter], s.hour[painter], s.hands[painter]
        key = (place, hour, mood, hands, sheet, s.restored[painter], s.coins[painter], paints)
        known = recent.painters[painter]
        if known is None or known.key != key:
            some = [self.position.of(place), HOUR[hour - 1], self.mood.of(mood), self.hands.of(hands)]
            self.tell_sheet(sheet, some)
            tell_bits(some, s.restored[painter], SEGMENTS)
            some.append(self.coins.of(s.coins[painter]))
            self.tell_pots(paints, some)
            known = recent.painters[painter] = PainterTold(key, b"".join(some))
        out.append(known.told)

    def tell_pots(self, paints: int, out: list[bytes]) -> None:
        pots = self.pots
        for first in range(0, self.colours, THREE):
            some: i64 = paints & THREE_COLOURS
            for _ in range(min(THREE, self.colours - first)):
                out.append(pots.of(some & FIELD))
                some >>= WIDTH
            paints >>= THREE * WIDTH


def row(number: int, of: int, values: list[float], paints: int, colours: int) -> bytes:
    """A tile: which it is, what it has besides, and its paints."""
    return floats([(number + 1) / of, *values, *[count / COST for count in pieces(paints)[:colours]]])
