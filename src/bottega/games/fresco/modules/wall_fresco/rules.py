"""The wall fresco (module 9): 18 more sections that grow from the lower left, and bring paint instead of Thalers.

Of a tile on the wall only the front is seen; its back, the income, is known when somebody has taken it.
"""

from typing import Any, Final

from bottega.core.edition import Reader
from bottega.core.menu import Menu
from bottega.core.rng import Rng
from bottega.games.fresco.actions import NO
from bottega.games.fresco.components import Components
from bottega.games.fresco.module import FrescoModule, Moves
from bottega.games.fresco.modules.wall_fresco.actions import EXCHANGE, GIVE, TILE, WALL, WALL_NAMES, WALL_SECTIONS
from bottega.games.fresco.modules.wall_fresco.events import WallIncome, WallRestored, WallTilesExchanged
from bottega.games.fresco.modules.wall_fresco.part import UNKNOWN, WallPart
from bottega.games.fresco.paints import BASIC, BLENDED, COLOURS, FIELD, ONE, WIDTH
from bottega.games.fresco.rules import REMEMBERED, Rules
from bottega.games.fresco.sheet import WORKSHOP, count_at
from bottega.games.fresco.state import FrescoState
from bottega.games.fresco.track import gain, log_points

WALL_POINTS = "wall"
MOST_PLAYERS: Final = 4
START: Final = 1 << WALL_SECTIONS  # the lower left, restored from the start
EXCHANGES: Final = BLENDED - BASIC


class WallTile:
    def __init__(self, row: Reader) -> None:
        self.id = row["id"].text()
        self.front = COLOURS.index(row["front_paint"].word(COLOURS[BASIC:BLENDED]))
        self.income = COLOURS.index(row["back_income"].word(COLOURS[:BASIC]))
        self.splash = COLOURS.index(row["back_splash"].word(COLOURS[BASIC:BLENDED]))


class WallFresco(FrescoModule):
    name = "wall_fresco"
    places: tuple[int, ...] = (WORKSHOP,)
    tile = TILE
    tile_spaces = 1

    def __init__(self, c: Components, options: dict[str, Any]) -> None:
        self.c = c
        table = c.edition.reader("wall_tiles")
        rows = table.items()
        if len(rows) != WALL_SECTIONS:
            table["items"].fail(f"there must be {WALL_SECTIONS} wall fresco tiles, not {len(rows)}")
        self.faces: list[WallTile] = [WallTile(row) for row in rows]
        self.points = table["vp_each"].int(0, 50)
        layout = c.edition.reader("wall_layout")
        self.cells: list[tuple[int, int]] = read_cells(layout)
        self.start = cell(layout["start_cell"])
        self.near: list[int] = [beside(self.cells, self.start, here) for here in self.cells]
        check_reach(layout, self.near)
        exchange = c.edition.reader("exchange_tiles")
        exchange["max_per_player_and_colour"].int(1, 1)
        colours = [COLOURS.index(row["colour"].word(COLOURS[BASIC:BLENDED])) for row in exchange.items()]
        self.supply: list[int] = [colours.count(colour) for colour in range(BASIC, BLENDED)]
        if min(self.supply) < MOST_PLAYERS:
            exchange["items"].fail(f"there must be {MOST_PLAYERS} exchange tiles of each blended colour")
        self._reach: dict[int, int] = {}
        self.splashes_count = False  # does it matter which of two tiles with the same income is given away?
        sections = range(WALL_SECTIONS)
        self.wall_menu = Menu(-1, "wall", (NO, *[WALL + section for section in sections]))
        self.give_menu = Menu(-1, "exchange", tuple([GIVE + section for section in sections]))

    def part(self, s: FrescoState) -> WallPart:
        part: WallPart = s.parts[self.part_number]
        return part

    def blank(self, rules: Rules) -> WallPart:
        return WallPart(rules.players)

    def own_menus(self) -> tuple[Menu, ...]:
        return (self.wall_menu, self.give_menu)

    def set_up(self, s: FrescoState) -> None:
        tiles = list(range(WALL_SECTIONS))
        s.stream("setup/wall").shuffle(tiles)
        part = self.part(s)
        part.layout = tuple(tiles)
        part.fronts = tuple([self.faces[tile].front for tile in tiles])
        part.left = START - 1

    # --- on the wall

    def reach(self, s: FrescoState) -> int:
        """Sections that share an edge with a restored one. Walls repeat, so the answer is kept."""
        left = self.part(s).left
        known = self._reach.get(left)
        if known is not None:
            return known
        if len(self._reach) >= REMEMBERED:
            self._reach.clear()
        found = sum([1 << i for i, near in enumerate(self.near) if left >> i & 1 and near & ~left])
        self._reach[left] = found
        return found

    def payable(self, s: FrescoState, painter: int) -> int:
        sections, paints, fronts = self.reach(s), s.paints[painter], self.part(s).fronts
        mask = 0
        while sections:
            low = sections & -sections
            if paints >> WIDTH * fronts[low.bit_length() - 1] & FIELD:
                mask |= low
            sections ^= low
        return mask

    def cover_turn(self, s: FrescoState, painter: int, place: int) -> bool:
        part = self.part(s)
        if part.done or count_at(s.sheets[painter], place) == 0:
            part.done = 0
            return False
        sections = self.payable(s, painter)
        if sections == 0:
            return False
        s.ask(painter, self.wall_menu, sections << 1 | 1)
        return True

    def moves(self) -> list[Moves]:
        return [
            Moves(NO, 1, self.decline),
            Moves(WALL, WALL_SECTIONS, self.restore, self.foresee_section),
            Moves(GIVE, WALL_SECTIONS, self.give, self.foresee_gift),
            Moves(EXCHANGE, EXCHANGES, self.exchange, self.foresee_exchange),
        ]

    def decline(self, s: FrescoState, seat: int, which: int) -> None:
        self.part(s).done = 1

    def restore(self, s: FrescoState, seat: int, section: int) -> None:
        part = self.part(s)
        tile = part.layout[section]
        front = part.fronts[section]
        part.done = 1
        part.left &= ~(1 << section)
        part.seen[section] = tile
        part.tiles[seat] |= 1 << section
        s.paints[seat] -= ONE[front]
        s.idle = s.altars_only = -1
        if s.log is not None:
            income = COLOURS[self.faces[tile].income]
            s.log.append(WallRestored(seat, WALL_NAMES[section], self.faces[tile].id, COLOURS[front], income))
        log_points(s, seat, self.points, WALL_POINTS)
        gain(s, seat, self.points)

    # --- in the workshop

    def adds(self, menu: str) -> tuple[int, ...]:
        return tuple(range(EXCHANGE, EXCHANGE + EXCHANGES)) if menu == "workshop" else ()

    def options(self, s: FrescoState, painter: int, menu: str) -> int:
        """By an apprentice who does not blend; one tile of each blend."""
        if s.blends and s.acts < 2:
            return 0
        part = self.part(s)
        if part.tiles[painter] & part.tiles[painter] - 1 == 0:
            return 0
        incomes = self.incomes(s, painter)
        mask = 0
        for number in range(EXCHANGES):
            first, second, _ = self.c.recipes[number]
            if incomes >> first & incomes >> second & 1 and part.traded[painter] >> number & 1 == 0:
                mask |= 1 << number
        return mask

    def incomes(self, s: FrescoState, seat: int) -> int:
        """The basic colours on his loose tiles, as bits."""
        part = self.part(s)
        tiles, mask = part.tiles[seat], 0
        while tiles:
            low = tiles & -tiles
            mask |= 1 << self.faces[part.seen[low.bit_length() - 1]].income
            tiles ^= low
        return mask

    def candidates(self, s: FrescoState, seat: int, income: int) -> int:
        """The tiles of this income; of those that are alike in all that counts the first one stands for all."""
        part = self.part(s)
        mask, splashes = 0, 0
        for section, tile in enumerate(part.seen):
            if part.tiles[seat] >> section & 1 == 0 or self.faces[tile].income != income:
                continue
            splash = 1 << self.faces[tile].splash if self.splashes_count else 1
            if splashes & splash == 0:
                splashes |= splash
                mask |= 1 << section
        return mask

    def missing(self, s: FrescoState, seat: int) -> int:
        """The tiles among which the next one is given for the running exchange; 0 when both are chosen."""
        part = self.part(s)
        first, second, _ = self.c.recipes[part.trading - BASIC]
        given = [self.faces[part.seen[i]].income for i in range(WALL_SECTIONS) if part.giving >> i & 1]
        for income in (first, second):
            if income not in given:
                return self.candidates(s, seat, income)
        return 0

    def visit(self, s: FrescoState, painter: int, place: int) -> bool:
        if self.part(s).trading == 0:
            return False
        s.ask(painter, self.give_menu, self.missing(s, painter))
        return True

    def exchange(self, s: FrescoState, seat: int, number: int) -> None:
        self.part(s).trading = BASIC + number
        self.hand_over(s, seat)

    def give(self, s: FrescoState, seat: int, section: int) -> None:
        self.part(s).giving |= 1 << section
        self.hand_over(s, seat)

    def hand_over(self, s: FrescoState, seat: int) -> None:
        """Both tiles leave the game; where there is no choice, nothing is asked."""
        part = self.part(s)
        missing = self.missing(s, seat)
        while missing and missing & missing - 1 == 0:
            part.giving |= missing
            missing = self.missing(s, seat)
        if missing:
            return
        colour = part.trading
        given = part.giving
        part.trading = 0
        part.giving = 0
        part.tiles[seat] &= ~given
        part.gone |= given
        part.traded[seat] |= 1 << colour - BASIC
        s.acts -= 1
        if s.log is not None:
            s.log.append(WallTilesExchanged(seat, tuple(section_names(given)), COLOURS[colour]))

    # --- income

    def collect(self, s: FrescoState, seat: int) -> None:
        """One piece of each basic colour, however many tiles show it, and one for each exchange tile."""
        part = self.part(s)
        if part.tiles[seat] == 0 and part.traded[seat] == 0:
            return
        colours = self.income_colours(s, seat)
        for colour in colours:
            s.paints[seat] += ONE[colour]
        if s.log is not None and colours:
            s.log.append(WallIncome(seat, tuple([COLOURS[colour] for colour in colours])))

    def income_colours(self, s: FrescoState, seat: int) -> list[int]:
        colours = self.incomes(s, seat) | self.part(s).traded[seat] << BASIC
        return [colour for colour in range(BLENDED) if colours >> colour & 1]

    # --- what is seen

    def view(self, s: FrescoState, seat: int | None) -> dict[str, Any]:
        part = self.part(s)
        reach = self.reach(s)
        return {
            "sections": [self.shown(part, section, reach) for section in range(WALL_SECTIONS)],
            "start": list(self.start),
            "left": part.left.bit_count(),
            "points": self.points,
            "tiles": [section_names(tiles) for tiles in part.tiles],
            "exchanged": [self.blends_of(traded) for traded in part.traded],
            "income": [[COLOURS[colour] for colour in self.income_colours(s, p)] for p in range(s.players)],
            "exchanging": COLOURS[part.trading] if part.trading else None,
        }

    def shown(self, part: WallPart, section: int, reach: int) -> dict[str, Any]:
        tile = part.seen[section]
        facts: dict[str, Any] = {
            "section": WALL_NAMES[section],
            "cell": list(self.cells[section]),
            "paint": COLOURS[part.fronts[section]],
            "covered": bool(part.left >> section & 1),
            "open": bool(reach >> section & 1),
        }
        if tile != UNKNOWN:
            facts["income"] = COLOURS[self.faces[tile].income]
            facts["splash"] = COLOURS[self.faces[tile].splash]
        return facts

    def blends_of(self, traded: int) -> list[str]:
        return [COLOURS[BASIC + number] for number in range(EXCHANGES) if traded >> number & 1]

    def foresee_exchange(self, s: FrescoState, seat: int, number: int) -> dict[str, Any]:
        first, second, result = self.c.recipes[number]
        return {"paints": [COLOURS[first], COLOURS[second]], "result": COLOURS[result]}

    def foresee_gift(self, s: FrescoState, seat: int, section: int) -> dict[str, Any]:
        face = self.faces[self.part(s).seen[section]]
        splash, income = COLOURS[face.splash], COLOURS[face.income]
        return {"section": WALL_NAMES[section], "income": income, "splash": splash, "painter": s.painter()}

    def foresee_section(self, s: FrescoState, seat: int, section: int) -> dict[str, Any]:
        paint = COLOURS[self.part(s).fronts[section]]
        return {"section": WALL_NAMES[section], "paint": paint, "points": self.points}

    def redraw(self, s: FrescoState, seat: int, rng: Rng) -> None:
        """On the wall any tile may lie that nobody has turned over and that shows this front."""
        part = self.part(s)
        unseen = [tile for tile in range(WALL_SECTIONS) if tile not in part.seen]
        rng.shuffle(unseen)
        layout = part.seen[:]
        for section in range(WALL_SECTIONS):
            if layout[section] == UNKNOWN:
                layout[section] = next(tile for tile in unseen if self.faces[tile].front == part.fronts[section])
                unseen.remove(layout[section])
        part.layout = tuple(layout)


def section_names(sections: int) -> list[str]:
    return [WALL_NAMES[i] for i in range(WALL_SECTIONS) if sections >> i & 1]


def cell(reader: Reader) -> tuple[int, int]:
    row, column = [coordinate.int(0, WALL_SECTIONS) for coordinate in reader.list(2, 2)]
    return row, column


def read_cells(layout: Reader) -> list[tuple[int, int]]:
    """The cells of the board without the one that is restored from the start."""
    start = cell(layout["start_cell"])
    cells = [cell(row) for row in layout["cells"].list(WALL_SECTIONS + 1, WALL_SECTIONS + 1)]
    if len(set(cells)) != len(cells):
        layout["cells"].fail("a cell is there twice")
    if start not in cells:
        layout["start_cell"].fail("must be one of the cells")
    return [here for here in cells if here != start]


def beside(cells: list[tuple[int, int]], start: tuple[int, int], here: tuple[int, int]) -> int:
    """The sections that share an edge with this one, and START."""
    mask = 0
    for section, there in enumerate([*cells, start]):
        if abs(there[0] - here[0]) + abs(there[1] - here[1]) == 1:
            mask |= 1 << section
    return mask


def check_reach(layout: Reader, near: list[int]) -> None:
    reached, before = START, 0
    while reached != before:
        before = reached
        for section, beside in enumerate(near):
            if beside & reached:
                reached |= 1 << section
    if reached != 2 * START - 1:
        layout["cells"].fail("every section must be reached from the first one over shared edges")
