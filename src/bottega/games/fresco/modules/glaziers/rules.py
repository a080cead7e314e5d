"""The glaziers (module 6): glass is bought in the glazery, and twelve segments want a new window.

Glass is bought and given in the open, so every seat could count it; what the bag draws next nobody knows.
"""

from itertools import pairwise
from typing import Any, Final

from bottega.core.edition import Reader
from bottega.core.menu import Menu
from bottega.core.rng import Rng, advance, scale
from bottega.games.fresco.actions import NO, SEGMENT_NAMES
from bottega.games.fresco.ceiling import segment_names
from bottega.games.fresco.components import Components, cell
from bottega.games.fresco.module import FrescoModule, Moves
from bottega.games.fresco.modules.glaziers.actions import BENCH_PLACES, GLASS, GLASS_COLOURS, GLAZE, TILE, WINDOW
from bottega.games.fresco.modules.glaziers.events import (
    GlassBought,
    GlassDrawn,
    GlassUsed,
    WindowChosen,
    WindowRenewed,
    WindowShown,
)
from bottega.games.fresco.modules.glaziers.part import KINDS, NONE, GlassPart
from bottega.games.fresco.rules import Rules
from bottega.games.fresco.sheet import count_at
from bottega.games.fresco.state import FrescoState
from bottega.games.fresco.track import log_points

WINDOW_POINTS = "window"
GLASS_POINTS = "glass"
TOKENS: Final = (5, 6, 7, 8)  # green, red, blue, yellow
WINDOWS: Final = 18
OPENINGS: Final = 12
PRINTED: Final = 2  # apprentices on the tile
BITS: Final = 5  # for the tokens of one colour in a stock
MOST: Final = (1 << BITS) - 1


class Glaziers(FrescoModule):
    name = "glaziers"
    tile = TILE
    tile_spaces = 1

    def __init__(self, c: Components, options: dict[str, Any]) -> None:
        self.read_glass(c.edition.reader("glass_tokens"))
        self.read_windows(c.edition.reader("windows"))
        self.read_bench(c.edition.reader("production_bench"))
        self.read_segments(c.edition.reader("window_segments")["segments"])
        altar = c.edition.reader("altar")["values"]
        self.altar_points = altar["module_6_vp_per_glass_token"].int(0, 20)
        self.altar_panes = altar["module_6_max_tokens"].int(1, KINDS)
        glaze = (NO, *range(GLAZE, GLAZE + KINDS))
        self.glass_menu = Menu(-1, "glazery", (NO, *range(GLASS, GLASS + KINDS)))
        self.window_menu = Menu(-1, "window", tuple(range(WINDOW, WINDOW + BENCH_PLACES)))
        self.glaze_menu = Menu(-1, "glaze", glaze)
        self.altar_menu = Menu(-1, "altar-glass", glaze)

    def read_glass(self, table: Reader) -> None:
        rows = table.items()
        colours = [row["colour"].word(GLASS_COLOURS) for row in rows]
        if sorted(colours) != sorted(GLASS_COLOURS):
            table["items"].fail(f"there must be one row for each of {', '.join(GLASS_COLOURS)}")
        order = [colours.index(colour) for colour in GLASS_COLOURS]
        for kind, number in enumerate(order):
            rows[number]["count"].int(TOKENS[kind], TOKENS[kind])
        self.prices: list[int] = [rows[number]["price"].int(0, 20) for number in order]
        self.penalties: list[int] = [rows[number]["penalty"].int(0, 50) for number in order]
        self.drawn = table["drawn_per_player"].int(1, 6)

    def read_windows(self, table: Reader) -> None:
        rows = table.items()
        if len(rows) != WINDOWS:
            table["items"].fail(f"there must be {WINDOWS} windows, not {len(rows)}")
        self.ids: list[str] = [row["id"].text() for row in rows]
        self.points: list[int] = [row["vp"].int(0, 50) for row in rows]
        self.window_panes: list[tuple[int, ...]] = [
            tuple([GLASS_COLOURS.index(pane.word(GLASS_COLOURS)) for pane in row["panes"].list(2, 3)]) for row in rows
        ]

    def read_bench(self, table: Reader) -> None:
        rows = table["prices"].list(BENCH_PLACES, BENCH_PLACES)
        self.bench_prices: list[int] = [price.int(0, 20) for price in rows]
        rows[0].int(0, 0)
        for row, (cheaper, dearer) in zip(rows[1:], pairwise(self.bench_prices), strict=True):
            if dearer < cheaper:
                row.fail("the prices must not fall")

    def read_segments(self, table: Reader) -> None:
        self.segments = 0
        for row in table.list(OPENINGS, OPENINGS):
            bit = 1 << cell(row)
            if self.segments & bit:
                row.fail("this segment is there twice")
            self.segments |= bit

    def part(self, s: FrescoState) -> GlassPart:
        part: GlassPart = s.parts[self.part_number]
        return part

    def blank(self, rules: Rules) -> GlassPart:
        return GlassPart(rules.players)

    def own_menus(self) -> tuple[Menu, ...]:
        return (self.glass_menu, self.window_menu, self.glaze_menu, self.altar_menu)

    # --- bag and bench

    def set_up(self, s: FrescoState) -> None:
        part = self.part(s)
        windows = list(range(WINDOWS))
        s.stream("setup/windows").shuffle(windows)
        part.bench = windows[:BENCH_PLACES]
        part.deck = tuple(windows[: BENCH_PLACES - 1 : -1])
        part.bag = list(TOKENS)
        part.draws = s.stream("glass").word
        self.lay_out(s)

    def prepare(self, s: FrescoState) -> None:
        """What nobody bought goes to the reserve before new glass is drawn."""
        part = self.part(s)
        for kind in range(KINDS):
            part.reserve[kind] += part.board[kind]
        part.board = [0] * KINDS
        self.lay_out(s)

    def lay_out(self, s: FrescoState) -> None:
        """Two for each player; when the bag is empty, the reserve goes into it (F-OQ-126)."""
        part = self.part(s)
        drawn: list[int] = []
        left = sum(part.bag)
        while len(drawn) < self.drawn * s.players:
            if left == 0:
                part.bag = part.reserve
                part.reserve = [0] * KINDS
                left = sum(part.bag)
            if left == 0:
                break
            part.draws = advance(part.draws)
            kind = kind_of(part.bag, scale(part.draws, left))
            part.bag[kind] -= 1
            left -= 1
            part.board[kind] += 1
            drawn.append(kind)
        if s.log is not None:
            # By colour: in which order they came out of the bag is nothing that anybody would know afterwards.
            s.log.append(GlassDrawn(tuple([GLASS_COLOURS[kind] for kind in sorted(drawn)])))

    def owned(self, s: FrescoState, painter: int) -> int:
        """The colours of which he has a token, as bits."""
        stock = self.part(s).stock[painter]
        return sum([1 << kind for kind in range(KINDS) if stock >> BITS * kind & MOST])

    # --- the glazery

    def cover_turn(self, s: FrescoState, painter: int, place: int) -> bool:
        part: GlassPart = s.parts[self.part_number]
        if part.buys == NONE:
            part.buys = PRINTED + count_at(s.sheets[painter], place)
        mask = 0
        for kind in range(KINDS):
            if part.board[kind] and s.coins[painter] >= self.prices[kind]:
                mask |= 2 << kind
        if part.buys == 0 or mask == 0:
            part.buys = NONE
            return False
        s.ask(painter, self.glass_menu, mask | 1)
        return True

    def moves(self) -> list[Moves]:
        return [
            Moves(NO, 1, self.decline),
            Moves(GLASS, KINDS, self.buy, self.foresee_purchase),
            Moves(WINDOW, BENCH_PLACES, self.choose, self.foresee_window),
            Moves(GLAZE, KINDS, self.give, self.foresee_pane),
        ]

    def decline(self, s: FrescoState, seat: int, which: int) -> None:
        """No more glass: for the window, for the altar, or from the glazery."""
        part = self.part(s)
        if s.segment >= 0:
            part.glazed = 1
        elif s.laid:
            part.adorned = 1
        else:
            part.buys = 0

    def buy(self, s: FrescoState, painter: int, kind: int) -> None:
        part = self.part(s)
        part.buys -= 1
        part.board[kind] -= 1
        part.stock[painter] += 1 << BITS * kind
        s.coins[painter] -= self.prices[kind]
        if s.log is not None:
            s.log.append(GlassBought(painter, GLASS_COLOURS[kind], self.prices[kind]))

    # --- a window

    def restoring(self, s: FrescoState, painter: int, segment: int) -> bool:
        """First the window, which must be paid for, then the glass for its panes, which may be given."""
        part = self.part(s)
        if self.segments >> segment & 1 == 0:
            return False
        if painter >= s.players:
            part.chosen = 0  # the oldest at price 0, without glass and without payment (F-M06-37, F-OQ-88)
            return False
        if part.chosen == NONE:
            s.offer(painter, self.window_menu, self.affordable(s, painter))
            return True
        mask = 0 if part.glazed else self.wanted(s) & self.owned(s, painter)
        if mask:
            s.ask(painter, self.glaze_menu, mask << 1 | 1)
        return mask != 0

    def affordable(self, s: FrescoState, painter: int) -> int:
        return sum([1 << place for place, price in enumerate(self.bench_prices) if price <= s.coins[painter]])

    def wanted(self, s: FrescoState) -> int:
        """The colours of the panes that have no glass yet, as bits."""
        part = self.part(s)
        panes = self.window_panes[part.bench[part.chosen]]
        mask = 0
        for pane, kind in enumerate(panes):
            if part.panes >> pane & 1 == 0:
                mask |= 1 << kind
        return mask

    def choose(self, s: FrescoState, painter: int, place: int) -> None:
        part = self.part(s)
        part.chosen = place
        s.coins[painter] -= self.bench_prices[place]
        if s.log is not None:
            window = self.ids[part.bench[place]]
            s.log.append(WindowChosen(painter, SEGMENT_NAMES[s.segment], window, self.bench_prices[place]))

    def give(self, s: FrescoState, painter: int, kind: int) -> None:
        """A token for a pane of the window, or of the altar window; it goes to the reserve."""
        part = self.part(s)
        part.stock[painter] -= 1 << BITS * kind
        part.reserve[kind] += 1
        if s.log is not None:
            s.log.append(GlassUsed(painter, GLASS_COLOURS[kind]))
        if s.segment < 0:
            part.altar |= 1 << kind
            return
        panes = self.window_panes[part.bench[part.chosen]]
        free = [pane for pane, colour in enumerate(panes) if colour == kind and part.panes >> pane & 1 == 0]
        part.panes |= 1 << free[0]

    def worth(self, s: FrescoState, painter: int, segment: int) -> int:
        """The window's points, less what its panes without glass cost."""
        part = self.part(s)
        if part.chosen == NONE:
            return 0
        window = part.bench[part.chosen]
        points = self.points[window]
        penalty = self.penalty(window, part.panes) if painter < s.players else 0
        part.openings[segment] = window
        del part.bench[part.chosen]
        part.bench.append(part.deck[-1])
        part.deck = part.deck[:-1]
        part.chosen = NONE
        part.panes = 0
        part.glazed = 0
        if s.log is not None:
            s.log.append(WindowRenewed(painter, SEGMENT_NAMES[segment], self.ids[window], points, penalty))
            s.log.append(WindowShown(self.ids[part.bench[-1]], len(part.deck)))
        log_points(s, painter, points - penalty, WINDOW_POINTS)
        return points - penalty

    def penalty(self, window: int, glazed: int) -> int:
        panes = self.window_panes[window]
        return sum([self.penalties[kind] for pane, kind in enumerate(panes) if glazed >> pane & 1 == 0])

    # --- the altar window

    def adorning(self, s: FrescoState, painter: int) -> bool:
        """One token of each colour at most."""
        part = self.part(s)
        if part.adorned or part.altar.bit_count() == self.altar_panes:
            return False
        mask = self.owned(s, painter) & ~part.altar
        if mask:
            s.ask(painter, self.altar_menu, mask << 1 | 1)
        return mask != 0

    def altar_worth(self, s: FrescoState, painter: int) -> int:
        part = self.part(s)
        points = part.altar.bit_count() * self.altar_points
        part.altar = 0
        part.adorned = 0
        log_points(s, painter, points, GLASS_POINTS)
        return points

    # --- what is seen

    def foresee_restoration(self, s: FrescoState, painter: int, segment: int) -> dict[str, Any]:
        """A painter who is no player takes the oldest window as it is; players choose theirs afterwards."""
        if self.segments >> segment & 1 == 0:
            return {}
        return {"sure": self.points[self.part(s).bench[0]]} if painter >= s.players else {"window": True}

    def facts(self, window: int) -> dict[str, Any]:
        panes = [GLASS_COLOURS[kind] for kind in self.window_panes[window]]
        return {
            "window": self.ids[window],
            "points": self.points[window],
            "panes": panes,
            "penalty": self.penalty(window, 0),
        }

    def net(self, window: int, glass: list[int]) -> int:
        """The points of a window less the penalties of panes that this glass cannot fill."""
        left = glass[:]
        net = self.points[window]
        for kind in self.window_panes[window]:
            if left[kind]:
                left[kind] -= 1
            else:
                net -= self.penalties[kind]
        return net

    def view(self, s: FrescoState, seat: int | None) -> dict[str, Any]:
        part = self.part(s)
        mine = None if seat is None else unpack(part.stock[seat])
        running = part.chosen != NONE
        return {
            "board": named(part.board),
            "reserve": named(part.reserve),
            "mine": None if mine is None else named(mine),
            "painters": [named(unpack(stock)) for stock in part.stock] if s.rules.open_screens else None,
            "prices": named(self.prices),
            "penalties": named(self.penalties),
            "bench": [
                {
                    **self.facts(window),
                    "price": price,
                    "net": self.points[window] if mine is None else self.net(window, mine),
                }
                for window, price in zip(part.bench, self.bench_prices, strict=True)
            ],
            "deck": WINDOWS - BENCH_PLACES - len([window for window in part.openings if window != NONE]),
            "segments": segment_names(self.segments),
            "openings": {
                SEGMENT_NAMES[i]: self.facts(window) for i, window in enumerate(part.openings) if window != NONE
            },
            "actions": None if part.buys == NONE else part.buys,
            "renewing": self.facts(part.bench[part.chosen]) if running else None,
            "glazed": [bool(part.panes >> pane & 1) for pane in range(3)] if running else None,
            "altar": {
                "points": self.altar_points,
                "given": [colour for kind, colour in enumerate(GLASS_COLOURS) if part.altar >> kind & 1],
            },
            "in_the_box": named(list(TOKENS)),
        }

    def foresee_purchase(self, s: FrescoState, seat: int, kind: int) -> dict[str, Any]:
        price = self.prices[kind]
        return {"colour": GLASS_COLOURS[kind], "price": price, "coins_left": s.coins[seat] - price}

    def foresee_window(self, s: FrescoState, seat: int, place: int) -> dict[str, Any]:
        price = self.bench_prices[place]
        part = self.part(s)
        window = part.bench[place]
        return {
            **self.facts(window),
            "price": price,
            "net": self.net(window, unpack(part.stock[seat])),
            "coins_left": s.coins[seat] - price,
            "segment": SEGMENT_NAMES[s.segment],
        }

    def foresee_pane(self, s: FrescoState, seat: int, kind: int) -> dict[str, Any]:
        points = self.altar_points if s.segment < 0 else self.penalties[kind]
        left = unpack(self.part(s).stock[seat])[kind] - 1
        return {"colour": GLASS_COLOURS[kind], "points": points, "left": left}

    def redraw(self, s: FrescoState, seat: int, rng: Rng) -> None:
        part = self.part(s)
        part.draws = Rng(rng.below(1 << 30), "glass").word
        seen = {*part.bench, *part.openings}
        deck = [window for window in range(WINDOWS) if window not in seen]
        rng.shuffle(deck)
        part.deck = tuple(deck)


def kind_of(bag: list[int], number: int) -> int:
    """The colour of one token among those in the bag."""
    for kind, count in enumerate(bag):
        if number < count:
            return kind
        number -= count
    raise IndexError(number)


def unpack(stock: int) -> list[int]:
    return [stock >> BITS * kind & MOST for kind in range(KINDS)]


def named(counts: list[int]) -> dict[str, int]:
    return {colour: counts[kind] for kind, colour in enumerate(GLASS_COLOURS)}
