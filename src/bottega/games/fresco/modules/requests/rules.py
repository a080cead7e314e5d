"""The bishop's requests (module 2): three restored tiles are given up for points and a richer income."""

from itertools import pairwise
from typing import Any, Final

from bottega.core.edition import Reader
from bottega.core.menu import Menu
from bottega.core.rng import Rng
from bottega.games.fresco.actions import NO, PICK, SEGMENT_NAMES, SEGMENTS
from bottega.games.fresco.ceiling import segment_names
from bottega.games.fresco.components import Components
from bottega.games.fresco.module import FrescoModule, Moves
from bottega.games.fresco.modules.requests.actions import PILE, REQUEST, REQUEST_TYPES
from bottega.games.fresco.modules.requests.events import IncomePicked, RequestFulfilled, RequestIncome
from bottega.games.fresco.modules.requests.part import NOTHING, RequestPart
from bottega.games.fresco.paints import BASIC, BLENDED, COLOURS, ONE
from bottega.games.fresco.rules import Rules
from bottega.games.fresco.sheet import WORKSHOP, with_one
from bottega.games.fresco.state import FrescoState
from bottega.games.fresco.track import gain, log_points

REQUESTS = "request"
TILES: Final = 12
GENERAL: Final = 0
ANY_BASIC: Final = (1 << BASIC) - 1
ALL_SEGMENTS: Final = (1 << SEGMENTS) - 1


class RequestTile:
    def __init__(self, row: Reader) -> None:
        self.id = row["id"].text()
        self.stack = REQUEST_TYPES.index(row["type"].word(REQUEST_TYPES))
        self.points = row["vp"].int(0, 50)
        self.place = row["taken"].int(1, TILES)
        self.thalers = row["income_thalers"].int(0, 9)
        self.colour = NOTHING  # any basic paint
        if self.stack == GENERAL:
            row["income_paint"].word(("any_basic",))
        else:
            self.colour = COLOURS.index(row["income_paint"].word((REQUEST_TYPES[self.stack],)))


def picked(picks: int) -> list[int]:
    """The colours that have been picked, in their order.

    >>> picked(0b01_11)
    [0, 2]
    """
    colours: list[int] = []
    while picks:
        colours.append((picks & 3) - 1)
        picks >>= 2
    colours.reverse()
    return colours


class MoreTiles:
    """Tiles that count for requests like those of the ceiling; there are none unless somebody brings them."""

    actions: tuple[int, ...] = ()  # with which each of them is given
    names: tuple[str, ...] = ()

    def loose(self, s: FrescoState, painter: int, splash: int) -> int:
        """Those that serve for this splash (-1: for any request), as bits."""
        return 0

    def give_up(self, s: FrescoState, painter: int, tiles: int) -> None:
        """They lie under a request from now on."""


class Requests(FrescoModule):
    name = "requests"
    places: tuple[int, ...] = (WORKSHOP,)

    def __init__(self, c: Components, options: dict[str, Any]) -> None:
        self.c = c
        table = c.edition.reader("requests")
        rows = table.items()
        if len(rows) != TILES:
            table["items"].fail(f"there must be {TILES} requests, not {len(rows)}")
        self.needed = table["tiles_needed"].int(1, 9)
        self.tiles: list[RequestTile] = [RequestTile(row) for row in rows]
        self.stacks: list[list[int]] = [stack_up(self.tiles, stack, rows) for stack in range(len(REQUEST_TYPES))]
        if [] in self.stacks:
            table["items"].fail(f"there must be a request of each type: {', '.join(REQUEST_TYPES)}")
        self.count_also(MoreTiles())
        self.paint_menu = Menu(-1, "request-paint", tuple(range(PICK, PICK + BASIC)))
        stacks = range(REQUEST, REQUEST + len(REQUEST_TYPES))
        self.other_menu = Menu(-1, "leonardo-request", (NO, *stacks))

    def count_also(self, more: MoreTiles) -> None:
        self.more = more
        self.pile_menu = Menu(-1, "pile", (*range(PILE, PILE + SEGMENTS), *more.actions))

    def part(self, s: FrescoState) -> RequestPart:
        part: RequestPart = s.parts[self.part_number]
        return part

    def blank(self, rules: Rules) -> RequestPart:
        return RequestPart(rules.players, rules.painters)

    def own_menus(self) -> tuple[Menu, ...]:
        return (self.pile_menu, self.paint_menu, self.other_menu)

    def open_round(self, s: FrescoState) -> None:
        """A painter who is no player has an apprentice in the workshop, even in the final round (F-OQ-87)."""
        for painter in range(s.players, s.rules.painters):
            s.sheets[painter] = with_one(s.sheets[painter], WORKSHOP)

    # --- in the workshop

    def adds(self, menu: str) -> tuple[int, ...]:
        return tuple(range(REQUEST, REQUEST + len(REQUEST_TYPES))) if menu == "workshop" else ()

    def options(self, s: FrescoState, painter: int, menu: str) -> int:
        """One request a round, by an apprentice who does not blend."""
        if self.part(s).used >> painter & 1 or (s.blends and s.acts < 2):
            return 0
        return self.fulfillable(s, painter)

    def fulfillable(self, s: FrescoState, painter: int) -> int:
        if self.fitting(s, painter, GENERAL).bit_count() < self.needed:
            return 0  # not even for the stack that takes all
        mask = 0
        for stack in range(len(REQUEST_TYPES)):
            if self.top(s, stack) is not None and self.fitting(s, painter, stack).bit_count() >= self.needed:
                mask |= 1 << stack
        return mask

    def top(self, s: FrescoState, stack: int) -> RequestTile | None:
        taken = self.part(s).taken[stack]
        return self.tiles[self.stacks[stack][taken]] if taken < len(self.stacks[stack]) else None

    def fitting(self, s: FrescoState, painter: int, stack: int) -> int:
        """The segments whose loose tiles serve for a request of this stack, then the other tiles that do."""
        loose = s.restored[painter] & ~self.part(s).piled[painter]
        if stack == GENERAL:
            return loose | self.more.loose(s, painter, NOTHING) << SEGMENTS
        colour = COLOURS.index(REQUEST_TYPES[stack])
        fitting = [
            1 << i for i in range(SEGMENTS) if loose >> i & 1 and self.c.tile_splashes[s.layout[i]] >> colour & 1
        ]
        return sum(fitting) | self.more.loose(s, painter, colour) << SEGMENTS

    def visit(self, s: FrescoState, painter: int, place: int) -> bool:
        part = self.part(s)
        if part.fulfilling != NOTHING:
            s.ask(s.seat_of(painter), self.pile_menu, self.fitting(s, painter, part.fulfilling) & ~part.pile)
            return True
        if painter < s.players:
            return False
        mask = self.fulfillable(s, painter)
        if mask:
            s.ask(s.seat_of(painter), self.other_menu, mask << 1 | 1)
        else:
            s.acts = 0
        return True

    def moves(self) -> list[Moves]:
        more = [Moves(action, 1, self.add, start=SEGMENTS + i) for i, action in enumerate(self.more.actions)]
        return [
            Moves(NO, 1, self.decline),
            Moves(PICK, BASIC, self.pick),
            Moves(REQUEST, len(REQUEST_TYPES), self.begin, self.foresee_request),
            Moves(PILE, SEGMENTS, self.add, self.foresee_pile),
            *more,
        ]

    def decline(self, s: FrescoState, seat: int, which: int) -> None:
        s.acts = 0

    def begin(self, s: FrescoState, seat: int, stack: int) -> None:
        """A request of this stack; if there is a choice, the tiles for it are asked for."""
        part = self.part(s)
        part.used |= 1 << s.painter()
        part.fulfilling = stack
        self.pile_up(s, s.painter())

    def add(self, s: FrescoState, seat: int, tile: int) -> None:
        """The tile of a segment, or one of those that come after them."""
        self.part(s).pile |= 1 << tile
        self.pile_up(s, s.painter())

    def pile_up(self, s: FrescoState, painter: int) -> None:
        """When no choice is left among the tiles, the request is fulfilled."""
        part = self.part(s)
        rest = self.fitting(s, painter, part.fulfilling) & ~part.pile
        missing = self.needed - part.pile.bit_count()
        if missing == 0:
            self.fulfil(s, painter, part.pile)
        elif rest.bit_count() == missing:
            self.fulfil(s, painter, part.pile | rest)

    def fulfil(self, s: FrescoState, painter: int, pile: int) -> None:
        part = self.part(s)
        stack = part.fulfilling
        number = self.stacks[stack][part.taken[stack]]
        tile = self.tiles[number]
        part.taken[stack] += 1
        part.piled[painter] |= pile & ALL_SEGMENTS
        if pile > ALL_SEGMENTS:
            self.more.give_up(s, painter, pile >> SEGMENTS)
        part.fulfilling = NOTHING
        part.pile = 0
        s.acts -= 1
        if painter < s.players:
            part.owned[painter] |= 1 << number
        if s.log is not None:
            s.log.append(RequestFulfilled(painter, tile.id, tuple(self.tile_names(pile))))
        log_points(s, painter, tile.points, REQUESTS)
        gain(s, painter, tile.points)

    # --- income

    def mine(self, s: FrescoState, seat: int) -> list[RequestTile]:
        owned = self.part(s).owned[seat]
        if owned == 0:
            return []
        return [tile for i, tile in enumerate(self.tiles) if owned >> i & 1]

    def general(self, s: FrescoState, seat: int) -> int:
        """How many paints the owner may choose at income."""
        return len([tile for tile in self.mine(s, seat) if tile.stack == GENERAL])

    def before_income(self, s: FrescoState) -> bool:
        """All choose at once, each behind his screen (F-OQ-67)."""
        part = self.part(s)
        picks = part.picks
        for seat in range(s.players):
            if part.owned[seat] and len(picked(picks[seat])) < self.general(s, seat):
                s.ask(seat, self.paint_menu, ANY_BASIC)
        return s.waiting != 0

    def pick(self, s: FrescoState, seat: int, colour: int) -> None:
        part = self.part(s)
        part.picks[seat] = part.picks[seat] << 2 | colour + 1
        if s.log is not None:
            s.log.append(IncomePicked(seat, COLOURS[colour]))
        if len(picked(part.picks[seat])) < self.general(s, seat):
            s.secret[seat] += 1
            s.ask(seat, self.paint_menu, ANY_BASIC)

    def income(self, s: FrescoState, seat: int) -> int:
        """A Thaler for each request; the tiles under it pay no more."""
        part = self.part(s)
        if part.owned[seat] == 0:
            return 0
        lost = part.piled[seat].bit_count() * self.c.tile_income
        return sum([tile.thalers for tile in self.mine(s, seat)]) - lost

    def collect(self, s: FrescoState, seat: int) -> None:
        if self.part(s).owned[seat] == 0:
            return
        colours = [tile.colour for tile in self.mine(s, seat) if tile.stack != GENERAL]
        colours += picked(self.part(s).picks[seat])
        for colour in colours:
            s.paints[seat] += ONE[colour]
        if s.log is not None and colours:
            s.log.append(RequestIncome(seat, tuple([COLOURS[colour] for colour in colours])))

    def prepare(self, s: FrescoState) -> None:
        part = self.part(s)
        part.used = 0
        for seat in range(s.players):
            part.picks[seat] = 0
            s.secret[seat] = 0

    # --- what is seen

    def view(self, s: FrescoState, seat: int | None) -> dict[str, Any]:
        part = self.part(s)
        return {
            "stacks": [self.shown_stack(s, stack) for stack in range(len(REQUEST_TYPES))],
            "needed": self.needed,
            "splashes": {SEGMENT_NAMES[i]: self.splashes(tile) for i, tile in enumerate(s.layout)},
            "owned": [[facts(tile) for tile in self.mine(s, p)] for p in range(s.players)],
            "piled": [segment_names(piled) for piled in part.piled],
            "used": [bool(part.used >> painter & 1) for painter in range(s.rules.painters)],
            "fulfilling": None if part.fulfilling == NOTHING else REQUEST_TYPES[part.fulfilling],
            "pile": self.tile_names(part.pile),
            "picks": None if seat is None else [COLOURS[colour] for colour in picked(part.picks[seat])],
            "picks_left": 0 if seat is None else self.general(s, seat) - len(picked(part.picks[seat])),
            "types": {tile.id: REQUEST_TYPES[tile.stack] for tile in self.tiles},  # what facts tell by id
        }

    def tile_names(self, tiles: int) -> list[str]:
        return segment_names(tiles) + [name for i, name in enumerate(self.more.names) if tiles >> SEGMENTS + i & 1]

    def splashes(self, tile: int) -> list[str]:
        return [COLOURS[colour] for colour in range(BASIC, BLENDED) if self.c.tile_splashes[tile] >> colour & 1]

    def shown_stack(self, s: FrescoState, stack: int) -> dict[str, Any]:
        tile = self.top(s, stack)
        return {
            "type": REQUEST_TYPES[stack],
            "left": len(self.stacks[stack]) - self.part(s).taken[stack],
            "top": None if tile is None else facts(tile),
        }

    def foresee_pile(self, s: FrescoState, seat: int, segment: int) -> dict[str, Any]:
        return {"segment": SEGMENT_NAMES[segment], "painter": s.painter()}

    def foresee_request(self, s: FrescoState, seat: int, stack: int) -> dict[str, Any]:
        tile = self.top(s, stack)
        if tile is None:
            return {}
        fitting = self.fitting(s, s.painter(), tile.stack)
        return {
            "painter": s.painter(),
            "segments": self.tile_names(fitting),
            **facts(tile),
            "income": tile.thalers - self.needed * self.c.tile_income,
        }

    def redraw(self, s: FrescoState, seat: int, rng: Rng) -> None:
        """While paints are being chosen, others may have got anywhere with it."""
        part = self.part(s)
        waiting = [other for other in range(s.players) if s.waiting >> other & 1]
        choosing = any(s.menus[other] is self.paint_menu for other in waiting)
        for other in range(s.players):
            if other == seat or not choosing or self.general(s, other) == 0:
                continue
            every = self.general(s, other)
            made = rng.below(every) if other in waiting else every
            for _ in range(made):
                part.picks[other] = part.picks[other] << 2 | rng.below(BASIC) + 1
            s.secret[other] = min(made, every - 1)
            s.ply += s.secret[other]


def stack_up(tiles: list[RequestTile], stack: int, rows: list[Reader]) -> list[int]:
    """The tiles of one type from the top, which is worth most."""
    order = sorted([tile.place * TILES + number for number, tile in enumerate(tiles) if tile.stack == stack])
    numbers = [key % TILES for key in order]
    for above, below in pairwise(numbers):
        if tiles[above].points < tiles[below].points:
            rows[below]["vp"].fail("is worth more than the tile above it")
    return numbers


def facts(tile: RequestTile) -> dict[str, Any]:
    return {
        "request": tile.id,
        "type": REQUEST_TYPES[tile.stack],
        "points": tile.points,
        "thalers": tile.thalers,
        "paint": None if tile.colour == NOTHING else COLOURS[tile.colour],
    }
